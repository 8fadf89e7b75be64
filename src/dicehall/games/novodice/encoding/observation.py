"""Write what a seat sees of NovoDice as numbers, in the order of `layout`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.question import Question
from dicehall.games.novodice.encoding.bay_worths import BayWorths
from dicehall.games.novodice.encoding.layout import Q_CLAIM, Q_KEEP, Q_PLACE, EncodingLayout
from dicehall.games.novodice.rules.choices import Claim, Keep
from dicehall.games.novodice.rules.components import DICE_CELLS, ROW_BASE
from dicehall.games.novodice.rules.lions import lions_in
from dicehall.games.novodice.rules.rows import longest_rows
from dicehall.games.novodice.rules.state import BAYS, SLOTS, SPACES, NovoState

THIRD: Final = 1 / 3
FIFTH: Final = 0.2
NINTH: Final = 1 / 9
TENTH: Final = 0.1
FIFTIETH: Final = 0.02
HUNDREDTH: Final = 0.01


def question_of(question: Question) -> i64:
    """Return which of the three questions it is."""
    choice = question.choice
    if isinstance(choice, Keep):
        return Q_KEEP
    return Q_CLAIM if isinstance(choice, Claim) else Q_PLACE


def write_observation(
    layout: EncodingLayout,
    worths: BayWorths,
    state: NovoState,
    seat: i64,
    question: Question | None,
    into: vec[float],
    at: i64,
) -> None:
    """Write all that changes; numbers that are not written stay zero."""
    seats: i64 = len(state.bays) // BAYS
    place: i64
    who = seat
    for place in range(seats):
        _write_player(layout, worths, state, who, into, at + place * layout.player_size)
        who += 1
        if who == seats:
            who = 0
    tile: i64
    for tile in range(layout.tiles):
        into[at + layout.warehouse + tile] = float(state.warehouse[tile]) * FIFTH
    for tile in state.hand:
        into[at + layout.hand + tile] += FIFTH
    turn = at + layout.turn
    into[turn] = float(state.roll) * THIRD
    into[turn + 1] = float(lions_in(state.slots)) * NINTH
    into[turn + 2] = float(state.lions) * NINTH
    into[turn + 3] = float(state.free_claims) * THIRD
    into[turn + 4] = float(state.idle) * TENTH
    for place, dice in enumerate(state.loose):
        into[at + layout.loose + place] = float(dice) * FIFTH
    cell: i64
    for cell in state.rolled:
        into[at + layout.rolled + cell] += THIRD
    slot: i64
    for slot in range(SLOTS):
        for cell in state.slots[slot]:
            into[at + layout.slots + slot * DICE_CELLS + cell] += THIRD
    asked: i64 = -1
    if question is not None:
        asked = question_of(question)
        into[at + layout.asked + asked] = 1.0
    for row in state.rows if asked == Q_CLAIM else longest_rows(state.slots):
        number = (row // ROW_BASE - 1) * SLOTS + row % ROW_BASE - 1
        into[at + layout.rows + number] += THIRD


def _write_player(
    layout: EncodingLayout,
    worths: BayWorths,
    state: NovoState,
    seat: i64,
    into: vec[float],
    at: i64,
) -> None:
    into[at] = 1.0
    if state.active == seat:
        into[at + 1] = 1.0
    if state.closing == seat:
        into[at + 2] = 1.0
    points: i64 = 0
    bay: i64
    for bay in range(BAYS):
        tiles = state.bays[seat * BAYS + bay]
        filled: i64 = len(tiles)
        if filled:
            worth = worths.worth(tiles)
            points += worth
            into[at + 4 + bay] = float(worth) * FIFTIETH
        into[at + 7 + bay] = float(SPACES - filled) * FIFTH
        first = at + 10 + bay * layout.tiles
        for tile in tiles:
            into[first + tile] += FIFTH
    into[at + 3] = float(points) * HUNDREDTH
