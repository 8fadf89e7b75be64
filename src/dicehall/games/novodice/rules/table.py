"""The only place where a NovoDice state changes: each method makes a change together with its event."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.core.dice import Dice
from dicehall.core.sorted_numbers import insert_sorted, remove_sorted
from dicehall.core.table import Table
from dicehall.core.task import NOTHING
from dicehall.games.novodice.rules import events
from dicehall.games.novodice.rules.components import FACES, LION, A, B, Components, X
from dicehall.games.novodice.rules.lions import FEWEST_LIONS, free_claims
from dicehall.games.novodice.rules.rows import paying_row
from dicehall.games.novodice.rules.state import BAYS, SLOTS, NovoState
from dicehall.games.novodice.rules.worth import worth

ROW: Final = 0
LIONS: Final = 1
FREE_CHOICE: Final = 2
"""The ways to claim a tile."""
WAYS: Final = ("row", "lions", "free choice")
"""The text forms of the ways."""
NUMBER_OF_WAYS: Final = 3
"""How many ways there are."""


@final
class NovoTable(Table):
    """A NovoDice state in play."""

    def __init__(self, state: NovoState, box: Components, dice: Dice) -> None:
        super().__init__(state.flow)
        self.state: NovoState = state
        self.box: Components = box
        """The tiles and dice in play."""
        self.dice: Dice = dice
        """The dice, with the names of what they show."""

    def worth(self, seat: i64) -> int:
        """Return what all bays of a seat are worth."""
        bays = self.state.bays
        start = seat * BAYS
        return sum([worth(self.box, bays[start + bay]) for bay in range(BAYS)])

    def draw_first(self, seat: i64) -> None:
        """Let a seat begin."""
        self.state.active = seat
        if self.events is not None:
            self.events.append(events.Began(seat))

    def begin_turn(self) -> None:
        """Clear the machine and hand over the white dice."""
        state = self.state
        state.roll = 0
        state.loose = [self.box.die_numbers[A], self.box.die_numbers[B], 0]
        state.rolled = []
        state.slots = [[], [], []]
        if self.events is not None:
            self.events.append(events.TurnBegan(state.active))

    def rolled(self, cells: list[i64]) -> None:
        """Set what the loose dice show."""
        state = self.state
        state.rolled = cells[:]
        state.roll += 1
        if self.events is not None and cells:
            self.events.append(events.Rolled(state.active, state.roll, self.dice.text(cells)))

    def keep(self, cells: list[i64]) -> None:
        """Put dice into the slot of this roll; before the last roll, each lion kept adds a black die."""
        state = self.state
        state.slots[state.roll - 1] = cells
        loose = state.loose
        lions: i64 = 0
        for cell in cells:
            remove_sorted(state.rolled, cell)
            kind = cell // FACES
            loose[kind] = loose[kind] - 1
            if cell % FACES == LION:
                lions += 1
        if self.events is not None:
            self.events.append(events.Kept(state.active, state.roll, self.dice.text(cells)))
        if lions and state.roll < SLOTS:
            self._take_extra_dice(lions)

    def _take_extra_dice(self, wanted: i64) -> None:
        state = self.state
        in_use = state.loose[X]
        for slot in state.slots:
            for cell in slot:
                if cell >= X * FACES:
                    in_use += 1
        number = min(wanted, self.box.die_numbers[X] - in_use)
        state.loose[X] = state.loose[X] + number
        if self.events is not None and number:
            self.events.append(events.TookExtraDice(state.active, number))

    def open_claims(self, rows: list[i64], lions: i64) -> None:
        """Make the rows and lions of the machine available for claims."""
        state = self.state
        state.rows = rows
        state.lions = lions if lions >= FEWEST_LIONS else 0
        state.free_claims = free_claims(lions)

    def claim(self, tile: i64, how: i64) -> None:
        """Take a tile from the warehouse into the hand, and use up what pays for it."""
        state = self.state
        if how == ROW:
            state.rows.pop(paying_row(self.box, state.rows, tile))
        elif how == LIONS:
            state.lions -= self.box.lions[tile]
            state.free_claims = 0
        else:
            state.lions = 0
            state.free_claims -= 1
        state.warehouse[tile] = state.warehouse[tile] - 1
        insert_sorted(state.hand, tile)
        if self.events is not None:
            self.events.append(events.Claimed(state.active, self.box.tiles[tile].id, WAYS[how]))

    def close_claims(self) -> None:
        """Discard unused rows and lions."""
        state = self.state
        state.rows = []
        state.lions = 0
        state.free_claims = 0

    def take_trash(self) -> None:
        """Take one trash tile into the hand, if any is left."""
        state = self.state
        trash = self.box.trash
        if state.warehouse[trash] == 0:
            state.idle += 1
            if self.events is not None:
                self.events.append(events.GotNothing(state.active))
            return
        state.warehouse[trash] = state.warehouse[trash] - 1
        state.hand.append(trash)
        if self.events is not None:
            self.events.append(events.TookTrash(state.active))

    def place(self, tile: i64, bay: i64) -> None:
        """Move a tile from the hand into a bay of the active seat, counted from 0."""
        state = self.state
        remove_sorted(state.hand, tile)
        state.idle = 0
        tiles = state.bays[state.active * BAYS + bay]
        insert_sorted(tiles, tile)
        if self.events is not None:
            name = self.box.tiles[tile].id
            self.events.append(events.Placed(state.active, name, bay + 1, worth(self.box, tiles)))

    def exchange(self, tile: i64, bay: i64, old: i64) -> None:
        """Move a tile from the hand into a bay in place of another, which goes back to the warehouse."""
        state = self.state
        remove_sorted(state.hand, tile)
        tiles = state.bays[state.active * BAYS + bay]
        remove_sorted(tiles, old)
        insert_sorted(tiles, tile)
        state.warehouse[old] = state.warehouse[old] + 1
        if self.events is not None:
            name = self.box.tiles[tile].id
            gone = self.box.tiles[old].id
            self.events.append(
                events.Exchanged(state.active, name, gone, bay + 1, worth(self.box, tiles))
            )

    def drop(self, tile: i64) -> None:
        """Put a tile from the hand back into the warehouse."""
        state = self.state
        remove_sorted(state.hand, tile)
        state.warehouse[tile] = state.warehouse[tile] + 1
        if self.events is not None:
            self.events.append(events.Dropped(state.active, self.box.tiles[tile].id))

    def pass_dice(self) -> None:
        """End the turn: pass the dice to the left, or end the game."""
        state = self.state
        seats = state.flow.seats
        if state.closing == NOTHING and state.free_spaces(state.active) == 0:
            state.closing = state.active
            if self.events is not None:
                self.events.append(events.BaysFilled(state.active))
        state.active = (state.active + 1) % seats
        # House rule: a whole round without a tile also ends the game; otherwise it might never end.
        if state.active == state.closing or state.idle == seats:
            state.active = NOTHING
            if self.events is not None:
                self._announce_end(seats)

    def _announce_end(self, seats: int) -> None:
        scores = tuple(self.worth(seat) for seat in range(seats))
        best = max(scores)
        winners = tuple(seat for seat in range(seats) if scores[seat] == best)
        if self.events is not None:
            self.events.append(events.GameEnded(NOTHING, scores, winners))


def novo(table: Table) -> NovoTable:
    """Return the same table, typed as a NovoDice table."""
    assert isinstance(table, NovoTable)
    return table
