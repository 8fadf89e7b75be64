"""The snippet of docs/research.md that searches with OpenSpiel runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[3] / "docs" / "research.md"


def test_the_snippet_of_the_page_finds_a_legal_action() -> None:
    [snippet] = [
        block
        for block in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
        if "pyspiel" in block
    ]
    names: dict[str, Any] = {}
    exec(compile(snippet, str(PAGE), "exec", dont_inherit=True), names)
    assert names["action"] in names["state"].legal_actions()
