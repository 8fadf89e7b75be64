"""The faces of a record are counted die by die."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.core.fair_play import fair_record, fields

from dicehall.statistics.faces import RolledFace, faces_in


@pytest.mark.parametrize("game", ["novodice", "cubitos"])
def test_every_die_of_a_record_is_counted_once(game: str) -> None:
    saved = fields(fair_record(game))
    counted = faces_in(saved)
    given = [step["given"].split() for step in saved["steps"] if step["asked"] == "roll"]
    assert sum(counted.values()) == sum(len(dice) for dice in given)


def test_faces_that_never_fell_and_faces_on_several_sides_count_as_such() -> None:
    record: dict[str, Any] = {
        "dice": {"source": "fair", "sides": "A=lion,lion,gear B=gear A*=lion,lion,gear first=1,2"},
        "options": {},
        "steps": [
            {"asked": "roll", "given": "first-2"},
            {"asked": "keep", "given": "A-gear"},
            {"asked": "roll", "given": "A-lion A*-lion A-lion"},
        ],
    }
    assert faces_in(record) == Counter(
        {
            RolledFace("A", "lion", 2): 3,
            RolledFace("A", "gear", 1): 0,
            RolledFace("first2", "1", 1): 0,
            RolledFace("first2", "2", 1): 1,
        }
    )
    assert RolledFace("A", "gear", 1) in faces_in(record)
    assert faces_in({**record, "options": {"components": {}}}) == Counter()
    assert faces_in({**record, "dice": {"source": "entered"}}) == Counter()
