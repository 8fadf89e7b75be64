"""Dictionaries of anything are few, so that readers and the type checker know what is in one."""

from __future__ import annotations

from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "dicehall"
UNTYPED = "dict[str, Any]"
MOST = {"table": 0, "hall": 0, "server": 10, "games": 51}
"""How many each room may have at most; lower the number where some have gone."""
ADVICE = (
    "say what is in it: a dataclass or TypedDict where the keys are known, a class of table/entries.py "
    "for what a log says, dict[str, object] where every value is checked before it is used"
)


@pytest.mark.parametrize("room", MOST)
def test_no_room_gets_more_dictionaries_of_anything(room: str) -> None:
    found = {
        str(path.relative_to(PACKAGE)): count
        for path in (PACKAGE / room).rglob("*.py")
        if (count := path.read_text("utf-8").count(UNTYPED))
    }
    assert sum(found.values()) <= MOST[room], f"{UNTYPED} in {found}: {ADVICE}"
