"""However a record is corrupted, it is refused or does no harm."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.core.kept_records import (
    NOVODICE_RECORD,
    PIG_RECORD,
    game_of,
    replayed,
    saved,
)

from dicehall.core.mistakes import Mistake
from dicehall.core.record import Record, Replay, read_record


def test_a_seed_that_cannot_be_written_down_is_refused() -> None:
    """JSON can name half of a character, which no file and no hash can hold."""
    fields = saved()
    fields["dice"]["seed"] = "\ud800"
    refused_or_harmless(fields)


Path = tuple[str | int, ...]

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 7),
    st.integers(),
    st.floats(),
    st.text(max_size=6),
    st.sampled_from(
        ["", "\ud800", "roll", "nothing", "seeded", "0", "1", "٣", "novodice", "D-1 D-1"]
    ),
    st.lists(st.integers(0, 3), max_size=3),
    st.dictionaries(
        st.sampled_from(["players", "seed", "tiles", "x"]), st.integers(0, 3), max_size=2
    ),
)


def paths(value: object, so_far: Path = ()) -> list[Path]:
    """Return the way to every value within a value."""
    found = [so_far]
    if isinstance(value, dict):
        for key, part in value.items():
            found += paths(part, (*so_far, key))
    elif isinstance(value, list):
        for place, part in enumerate(value[:12]):
            found += paths(part, (*so_far, place))
    return found


def put(fields: dict[str, Any], path: Path, value: object) -> None:
    """Replace one value within a record."""
    place: Any = fields
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value


def refused_or_harmless(fields: dict[str, Any]) -> None:
    """A corrupted record is refused with a sentence, or the corruption changed nothing of the game."""
    try:
        replay = replayed(fields)
    except Mistake:
        return
    assert replay.match.over() == replay.record.over


@pytest.mark.parametrize("record", [PIG_RECORD, NOVODICE_RECORD], ids=["pig", "novodice"])
@given(data=st.data())
@settings(max_examples=4 * settings.default.max_examples if settings.default else 100)
def test_every_corruption_of_one_field_is_refused_or_harmless(
    record: Record, data: st.DataObject
) -> None:
    fields = saved(record)
    path = data.draw(st.sampled_from(paths(fields)[1:]), label="field")
    put(fields, path, data.draw(JUNK, label="value"))
    refused_or_harmless(fields)


NAMES = [
    "tiles",
    "dice",
    "symbols",
    "trash",
    "tiles_per_kind",
    "lions_by_value",
    "A",
    "X",
    "slimer",
    "new",
    "2",
    "faces",
    "number",
    "value",
    "lions",
    "symbol",
    "count",
    "house",
]


@given(
    override=st.recursive(
        JUNK, lambda inner: st.dictionaries(st.sampled_from(NAMES), inner, max_size=3), max_leaves=6
    )
)
@example(override={"tiles": {"slimer": {"house": 1}}})
@settings(max_examples=4 * settings.default.max_examples if settings.default else 100)
def test_any_options_of_a_record_are_refused_or_harmless(override: object) -> None:
    fields = saved(NOVODICE_RECORD)
    fields["options"]["components"] = override
    refused_or_harmless(fields)


@pytest.mark.parametrize("players", [1, 5, -1, True, None, "2", [2], 2.0])
def test_any_number_of_players_is_refused_or_harmless(players: object) -> None:
    fields = saved(NOVODICE_RECORD)
    fields["options"] = {"players": players, "components": {"tiles_per_kind": {str(players): 1}}}
    refused_or_harmless(fields)


@given(at=st.integers(0, 10_000), text=st.text(max_size=3), gone=st.integers(0, 20))
@settings(max_examples=4 * settings.default.max_examples if settings.default else 100)
def test_every_corruption_of_the_text_is_refused_or_harmless(at: int, text: str, gone: int) -> None:
    whole = PIG_RECORD.text()
    at %= len(whole)
    broken = whole[:at] + text + whole[at + gone :]
    try:
        record = read_record(broken)
        Replay(game_of(record), record).finish()
    except Mistake:
        return
