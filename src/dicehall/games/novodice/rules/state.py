"""The state of a NovoDice game: everything that changes, as numbers and small multisets."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.core.game import State
from dicehall.core.task import NOTHING, Flow

BAYS: Final = 3
"""Cargo bays of a player."""
SPACES: Final = 5
"""Spaces of a bay."""
SLOTS: Final = 3
"""Slots of the machine, which is also the number of rolls in a turn."""
SLOT_SPACES: Final = 3
"""Dice that fit into a slot."""

NUMBERS: Final = ("active", "closing", "idle", "roll", "lions", "free_claims")
"""The fields of a state that are one number each,"""
COUNTS: Final = ("warehouse", "loose")
"""those that count pieces by their kind,"""
MULTISETS: Final = ("hand", "rolled", "rows")
"""those that list a few pieces or rows,"""
GROUPS: Final = ("slots", "bays")
"""and those that are lists of such lists."""


@final
class NovoState(State):
    """A position.

    Tiles are numbered by kind, dice by cell (see `Components` for both). A multiset of a few of them
    is a list in rising order, so equal multisets are equal lists. A new state is empty:
    `dicehall.games.novodice.rules.setup.empty_table` fills it in.
    """

    __slots__ = ("flow", *NUMBERS, *COUNTS, *MULTISETS, *GROUPS)

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.active: i64 = NOTHING
        """Whose turn it is; `NOTHING` before the first turn and after the last."""
        self.closing: i64 = NOTHING
        """Who filled all bays first; the game is over when that seat would have its next turn."""
        self.idle: i64 = 0
        """How many turns in a row brought no tile: nothing was claimed and the trash is gone."""
        self.warehouse: list[i64] = []
        """How many tiles are left, by kind."""
        self.bays: list[list[i64]] = []
        """The tiles of each bay, in rising order; the bays of seat s are 3s, 3s + 1 and 3s + 2."""
        self.roll: i64 = 0
        """Rolls made in this turn."""
        self.loose: list[i64] = []
        """How many dice of the turn are not in a slot, by kind; these are rolled."""
        self.rolled: list[i64] = []
        """What the loose dice show: cells in rising order."""
        self.slots: list[list[i64]] = []
        """The dice in each slot: cells in rising order."""
        self.rows: list[i64] = []
        """While claiming: the rows not used yet, in rising order; `rows` beside this file numbers them."""
        self.lions: i64 = 0
        """While claiming: the unspent lions."""
        self.free_claims: i64 = 0
        """While claiming: tiles that 8 or 9 lions may still claim, regardless of cost."""
        self.hand: list[i64] = []
        """Tiles claimed and not yet placed, in rising order."""

    def copy(self) -> NovoState:
        """Return a state that shares nothing mutable with this one."""
        twin = NovoState(self.flow.copy())
        twin.active = self.active
        twin.closing = self.closing
        twin.idle = self.idle
        twin.warehouse = list(self.warehouse)
        bays: list[list[i64]] = []
        for bay in self.bays:
            bays.append(list(bay))
        twin.bays = bays
        twin.roll = self.roll
        twin.loose = list(self.loose)
        twin.rolled = list(self.rolled)
        slots: list[list[i64]] = []
        for slot in self.slots:
            slots.append(list(slot))
        twin.slots = slots
        twin.rows = list(self.rows)
        twin.lions = self.lions
        twin.free_claims = self.free_claims
        twin.hand = list(self.hand)
        return twin

    def numbers(self) -> list[int]:
        """Return the whole state as one list of numbers; equal states give equal lists."""
        numbers: list[int] = [getattr(self, name) for name in NUMBERS]
        for name in COUNTS:
            numbers += getattr(self, name)
        lists: list[list[int]] = [getattr(self, name) for name in MULTISETS]
        for name in GROUPS:
            lists += getattr(self, name)
        for some in lists:
            numbers.append(len(some))
            numbers += some
        return numbers + self.flow.numbers()

    def free_spaces(self, seat: i64) -> i64:
        """Return how many spaces of a seat's bays are free."""
        first = seat * BAYS
        taken: i64 = len(self.bays[first]) + len(self.bays[first + 1]) + len(self.bays[first + 2])
        return BAYS * SPACES - taken
