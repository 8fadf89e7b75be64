"""docs/security.md promises nothing without a test: those it names are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")


def test_every_test_that_the_page_names_is_there() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) > 30
    tests = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    assert named - set(re.findall(r"^(?:async )?def (test_\w+)\(", tests, re.MULTILINE)) == set()


def test_every_promise_names_a_test() -> None:
    promises = PAGE.partition("## What is promised")[2].partition("\n## ")[0]
    lines = re.split(r"\n(?=- |\*\*)", promises)[1:]
    assert [line for line in lines if line.startswith("- ") and "`test_" not in line] == []
