"""The examples of docs/learning.md that need OpenSpiel or TorchRL do what the page says."""

from __future__ import annotations

import doctest
import re
import warnings
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs/learning.md"
BLOCK = re.compile(r"<!-- not run: (OpenSpiel|TorchRL) has .*?-->\s*```python\n(.*?)```", re.DOTALL)
MODULES = {"OpenSpiel": "pyspiel", "TorchRL": "torchrl"}
HERE = {name: find_spec(module) is not None for name, module in MODULES.items()}


@pytest.mark.parametrize("name", [name for name in MODULES if HERE[name]])
def test_the_page_is_right(name: str) -> None:
    texts = [text for package, text in BLOCK.findall(PAGE.read_text("utf-8")) if package == name]
    assert len(texts) == 1
    test = doctest.DocTestParser().get_doctest(texts[0], {}, PAGE.name, str(PAGE), 0)
    told: list[str] = []
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "PettingZoo in TorchRL is tested using version")
        doctest.DocTestRunner().run(test, out=told.append)
    assert not told, "".join(told)
