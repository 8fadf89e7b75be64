"""Records of finished games that the tests of records change and replay."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.laws.playing import record_random_game
from tests.toy.game import from_options

from dicehall.core.game import AnyGame
from dicehall.core.mistakes import BadRecord, Difference
from dicehall.core.record import Record, Replay, read_record
from dicehall.games.registry import new_game

PIG = from_options({"players": 2, "supply": [1, 1, 1], "at once": False})
PIG_RECORD = record_random_game(PIG, "records")
NOVODICE_RECORD = record_random_game(
    new_game("novodice", {"players": 2, "components": {"trash": 2, "tiles_per_kind": {"2": 1}}}),
    "9",
)


def saved(record: Record = PIG_RECORD) -> dict[str, Any]:
    fields: dict[str, Any] = json.loads(record.text())
    return fields


def game_of(record: Record) -> AnyGame:
    return (
        from_options(record.options)
        if record.game == PIG.name
        else new_game(record.game, record.options)
    )


def replayed(fields: dict[str, Any]) -> Replay:
    """Read a record and replay all of it."""
    record = read_record(json.dumps(fields))
    replay = Replay(game_of(record), record)
    replay.finish()
    return replay


def refusal(fields: dict[str, Any]) -> str:
    """Return the sentence with which a record is refused before any step of it is taken."""
    with pytest.raises(BadRecord) as refused:
        replayed(fields)
    return str(refused.value)


def difference(fields: dict[str, Any]) -> str:
    """Return the sentence about the first difference between a record and its replay."""
    with pytest.raises(Difference) as found:
        replayed(fields)
    return str(found.value)


def step_number(asked: str, which: int = 0) -> int:
    """Return the place of a step that answers this, counted from 0."""
    return [place for place, step in enumerate(saved()["steps"]) if step["asked"] == asked][which]
