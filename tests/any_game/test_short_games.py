"""A game may be over as soon as it begins, when the first dice decide it: it is stored like any other."""

from __future__ import annotations

import pytest
from tests.any_game.games import every_game, short_game
from tests.table.door import NOW, OPEN, kinds, sit

from dicehall.core.record import Replay, read_record
from dicehall.server.hall.storing import work_of
from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.game_record import record_after
from dicehall.table.new_table import PlannedSeat, new_table
from dicehall.table.state import LiveTable

TRIED = 200
"""How many secrets are tried, to find dice that end the game."""


def begun(game: str, number: int) -> tuple[LiveTable, Change]:
    """Return a table whose game is about to begin with other dice for every number, and how it does."""
    options = {name: value for name, value in short_game(game).items() if name != "players"}
    secret = number.to_bytes(32, "big")
    bot: PlannedSeat = {"kind": "bot", "bot": "random"}
    seats = [OPEN, bot]
    table = new_table("table-1", secret, NOW, game=game, options=options, seats=seats, code="ABCD")
    sit(table, 0)
    return table, commands.begin(table, 0, NOW)


@every_game
def test_a_game_that_ends_as_it_begins_is_stored_with_its_record(game: str) -> None:
    for number in range(TRIED):
        table, change = begun(game, number)
        if kinds(change)[-1] == "ended":
            break
    else:
        pytest.skip("the dice alone never end this game")
    work_of(table, change, fence=0)
    assert change.play is not None
    record = record_after(table, change.play, with_secret=True, newest=change.entries)
    replay = Replay(table.game, read_record(record.text()))
    replay.finish()
    assert replay.match.over()
