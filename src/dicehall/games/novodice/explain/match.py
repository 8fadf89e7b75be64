"""A match of NovoDice with its types known, and copies of its table on which dice are kept."""

from __future__ import annotations

from dicehall.core.match import Match
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.state import NovoState
from dicehall.games.novodice.rules.table import NovoTable


def game_of(match: Match) -> NovoDice:
    """Return the match's game, known to be NovoDice."""
    assert isinstance(match.game, NovoDice)
    return match.game


def state_of(match: Match) -> NovoState:
    """Return the match's state, known to be one of NovoDice."""
    assert isinstance(match.state, NovoState)
    return match.state


def table_keeping(match: Match, cells: list[int]) -> NovoTable:
    """Return a copy of the table with these rolled dice put into the slot."""
    twin = game_of(match).table(state_of(match).copy())
    if cells:
        twin.keep(list(cells))
    return twin
