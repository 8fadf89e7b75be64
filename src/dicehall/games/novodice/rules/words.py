"""The words of NovoDice: what a turn is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Program, Task
from dicehall.core.words import Condition, Roll, Word
from dicehall.games.novodice.rules.choices import STOP, claim_parts, kept_cells, placing_parts
from dicehall.games.novodice.rules.components import DICE_CELLS, A, B, X
from dicehall.games.novodice.rules.lions import lions_in
from dicehall.games.novodice.rules.rows import longest_rows
from dicehall.games.novodice.rules.table import novo

PICKED: Final = 0
"""The register of the last pick."""


@dataclass(frozen=True)
class DrawFirstPlayer(Roll):
    """A random player begins."""

    def dice(self, table: Table, task: Task) -> list[int]:
        """Throw the die that has one side per player."""
        return [0, 0, 0, 1]

    def land(self, table: Table, task: Task, cells: list[int]) -> None:
        """Let the player shown begin."""
        novo(table).draw_first(cells[0] - DICE_CELLS)


@dataclass(frozen=True)
class TakeTurn(Word):
    """Let the active player take a turn; the table waits."""

    program: Program

    def step(self, table: Table, task: Task) -> bool:
        """Put the turn on the player's lane."""
        task.position += 1
        seen = novo(table)
        seen.begin_turn()
        seen.give(seen.state.active, self.program)
        return False

    def programs(self) -> list[Program]:
        """Return the turn."""
        return [self.program]


@dataclass(frozen=True)
class RollLooseDice(Roll):
    """Roll all dice that are not in a slot."""

    def dice(self, table: Table, task: Task) -> list[int]:
        """Throw the loose dice."""
        loose = novo(table).state.loose
        return [loose[A], loose[B], loose[X], 0]

    def land(self, table: Table, task: Task, cells: list[int]) -> None:
        """Lay them down."""
        novo(table).rolled(cells)


@dataclass(frozen=True)
class PutIntoSlot(Word):
    """Put the picked dice into the slot of this roll; lions add dice for the next one."""

    def act(self, table: Table, task: Task) -> None:
        """Keep the dice."""
        novo(table).keep(kept_cells(task.picked[PICKED]))


@dataclass(frozen=True)
class OpenClaims(Word):
    """Count the rows and lions in the slots."""

    def act(self, table: Table, task: Task) -> None:
        """Open the claims."""
        slots = novo(table).state.slots
        novo(table).open_claims(longest_rows(slots), lions_in(slots))


@dataclass(frozen=True)
class TakeClaimed(Word):
    """Take the picked tile, if any."""

    def act(self, table: Table, task: Task) -> None:
        """Claim the tile."""
        if task.picked[PICKED] > STOP:
            tile, how = claim_parts(task.picked[PICKED])
            novo(table).claim(tile, how)


@dataclass(frozen=True)
class JustClaimed(Condition):
    """The last pick claimed a tile."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return task.picked[PICKED] > STOP


@dataclass(frozen=True)
class CloseClaims(Word):
    """Discard unused rows and lions."""

    def act(self, table: Table, task: Task) -> None:
        """Close the claims."""
        novo(table).close_claims()


@dataclass(frozen=True)
class EmptyHanded(Condition):
    """No tile is in the hand."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return not novo(table).state.hand


@dataclass(frozen=True)
class TakeTrash(Word):
    """Take one trash tile."""

    def act(self, table: Table, task: Task) -> None:
        """Take it."""
        novo(table).take_trash()


@dataclass(frozen=True)
class PlaceTile(Word):
    """Put the picked tile into the place that was picked for it."""

    def act(self, table: Table, task: Task) -> None:
        """Place, exchange or drop it."""
        if task.picked[PICKED] == NOTHING:
            return
        seen = novo(table)
        tile, bay, old = placing_parts(task.picked[PICKED], len(seen.box.tiles))
        if bay < 0:
            seen.drop(tile)
        elif old < 0:
            seen.place(tile, bay)
        else:
            seen.exchange(tile, bay, old)


@dataclass(frozen=True)
class TilesInHand(Condition):
    """At least one tile is in the hand."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return len(novo(table).state.hand) > 0


@dataclass(frozen=True)
class PassDice(Word):
    """Hand the dice to the next player, or end the game."""

    def act(self, table: Table, task: Task) -> None:
        """Pass them on."""
        novo(table).pass_dice()


@dataclass(frozen=True)
class GameGoesOn(Condition):
    """It is somebody's turn."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return novo(table).state.active != NOTHING
