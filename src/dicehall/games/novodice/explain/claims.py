"""Find which tiles can be claimed, and how, by asking the engine on a copy of the table."""

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.novodice.explain.match import game_of, state_of, table_keeping
from dicehall.games.novodice.rules.choices import STOP, Claim, claim_parts
from dicehall.games.novodice.rules.lions import lions_in
from dicehall.games.novodice.rules.rows import longest_rows, paying_row, row_length, row_symbol
from dicehall.games.novodice.rules.setup import fresh_task
from dicehall.games.novodice.rules.table import ROW, NovoTable
from dicehall.games.novodice.rules.turn import CLAIM


@dataclass(frozen=True)
class Claimable:
    """What can be claimed as things stand."""

    ways: dict[int, list[int]]
    """The tiles that can be claimed, each with the ways to pay."""
    lions: int
    free: int
    """How many tiles the lions claim regardless of cost."""


def claimable(match: Match, question: Question | None, cells: list[int]) -> Claimable:
    """Return what can be claimed.

    While tiles are being claimed, these are the question's options; before that, what the dice in the slots
    would claim, including those in `cells`.
    """
    state = state_of(match)
    asked = "" if question is None else question.choice.name()
    if question is not None and asked == "claim":
        lions, free, options = state.lions, state.free_claims, question.options
    elif asked == "place":
        lions, free, options = lions_in(state.slots), 0, []
    else:
        return claimable_on(table_keeping(match, cells))
    return Claimable(_ways(options), lions, free)


def claimable_on(twin: NovoTable) -> Claimable:
    """Return what the dice in the slots of a copied table would claim; this opens claims on it."""
    lions = lions_in(twin.state.slots)
    twin.open_claims(longest_rows(twin.state.slots), lions)
    options = Claim().options(twin, fresh_task(twin.state.active, CLAIM))
    return Claimable(_ways(options), lions, twin.state.free_claims)


def _ways(options: list[int]) -> dict[int, list[int]]:
    ways: dict[int, list[int]] = {}
    for option in options:
        if option != STOP:
            tile, way = claim_parts(option)
            ways.setdefault(tile, []).append(way)
    return ways


def row_that_pays(match: Match, tile: int) -> int:
    """Return the length of the row that a tile would use up."""
    rows = state_of(match).rows
    return row_length(rows[paying_row(game_of(match).box, rows, tile)])


def rows_that_pay(match: Match, question: Question) -> int:
    """Return how many unused rows can pay for one of the offered claims."""
    box = game_of(match).box
    tiles = [tile for tile, ways in claimable(match, question, []).ways.items() if ROW in ways]
    needed = {(box.symbol[tile], box.count[tile]) for tile in tiles}
    found = 0
    for row in state_of(match).rows:
        symbol, length = row_symbol(row), row_length(row)
        found += any(symbol == wanted and count <= length for wanted, count in needed)
    return found
