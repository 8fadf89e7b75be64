"""The words for losing dice, and for moving dice from active back to roll."""

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Program, Task
from dicehall.core.words import Effect, Pick, Piece, Unfolding, Word
from dicehall.games.cubitos.cards.amounts import NO_COLOUR, THIS, Just
from dicehall.games.cubitos.cards.choosing_dice import (
    ANYWHERE,
    BUT_START,
    ENOUGH,
    FROM_ACTIVE,
    BeginChoosing,
    DiceWanted,
    DieToTake,
    chosen_colours,
)
from dicehall.games.cubitos.cards.conditions import CardCondition, ShowsPower
from dicehall.games.cubitos.cards.shared_programs import shared
from dicehall.games.cubitos.cards.telling import (
    ANOTHER_TO_ROLL,
    DIE_LOST,
    PICKED,
    THIS_LOST,
    THIS_TO_ROLL,
    Brings,
)
from dicehall.games.cubitos.rules.dice import MARKS, SECOND_USED, USED
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos
from dicehall.games.cubitos.rules.zones import ACTIVE, SPOT


def lose_active(table: CubitosTable, task: Task) -> None:
    """Lose the die whose ability is used, if it is still active."""
    die = find_active(table.state.players[task.seat], task.picked[THIS])
    if die != NOTHING:
        table.lose(task.seat, ACTIVE * SPOT + die)


def find_active(player: Player, die: int) -> int:
    """Return an active die like this one, with the same marks if there is one; `NOTHING` if it is gone."""
    if die in player.active:
        return die
    for other in player.active:
        if other // MARKS == die // MARKS:
            return other
    return NOTHING


@dataclass(frozen=True)
class LoseThis(Word):
    """Lose this die."""

    def act(self, table: Table, task: Task) -> None:
        """Return it to its tray."""
        lose_active(cubitos(table), task)

    def tell(self) -> tuple[Effect, ...]:
        """Return the loss."""
        return (Brings(THIS_LOST),)


@dataclass(frozen=True)
class LoseThisUnlessSecondLeft(Word):
    """After the run ability of a die that must be lost: lose it, unless it can use its second one.

    That is ruling 33.
    """

    given: CardCondition
    """The condition for the second one."""

    def act(self, table: Table, task: Task) -> None:
        """Return it to its tray."""
        seen = cubitos(table)
        left = not task.picked[THIS] & SECOND_USED and self.given.holds(table, task)
        if not (left and seen.rules_by(33)):
            lose_active(seen, task)

    def tell(self) -> tuple[Effect, ...]:
        """Return the loss, which may have to wait."""
        return (Brings(THIS_LOST, may=True),)


@dataclass(frozen=True)
class LoseThisIfUsed(Word):
    """After the second run ability of a die that must be lost: lose it if the first one is used, too."""

    def act(self, table: Table, task: Task) -> None:
        """Return it to its tray."""
        if task.picked[THIS] & USED:
            lose_active(cubitos(table), task)

    def tell(self) -> tuple[Effect, ...]:
        """Return the loss, which may have to wait."""
        return (Brings(THIS_LOST, may=True),)


@dataclass(frozen=True)
class ThisToRoll(Word):
    """Move this die from active to roll."""

    def act(self, table: Table, task: Task) -> None:
        """Move it."""
        seen = cubitos(table)
        die = find_active(seen.state.players[task.seat], task.picked[THIS])
        if die != NOTHING:
            seen.to_roll(task.seat, ACTIVE * SPOT + die)

    def tell(self) -> tuple[Effect, ...]:
        """Return this effect."""
        return (Brings(THIS_TO_ROLL),)


@dataclass(frozen=True)
class PickedToRoll(Piece):
    """Move the die picked to roll."""

    def act(self, table: Table, task: Task) -> None:
        """Move it."""
        if task.picked[PICKED] > 0:
            cubitos(table).to_roll(task.seat, task.picked[PICKED] - 1)


@dataclass(frozen=True)
class AnotherToRoll(Unfolding):
    """From a power: move another active die of your choice to roll."""

    def act(self, table: Table, task: Task) -> None:
        """Ask which."""
        if ShowsPower().holds(table, task):
            table.unfold(task, self.program)

    def written(self) -> Program:
        """Return the program: ask which, then move it."""
        wanted = DiceWanted(Just(1), FROM_ACTIVE)
        pick = Pick(PICKED, DieToTake("to_roll", wanted))
        return shared("another to roll", BeginChoosing(), pick, PickedToRoll())

    def tell(self) -> tuple[Effect, ...]:
        """Return this effect."""
        return (Brings(ANOTHER_TO_ROLL, given=(ShowsPower(),)),)


@dataclass(frozen=True)
class LosePicked(Piece):
    """Lose the die picked."""

    def act(self, table: Table, task: Task) -> None:
        """Return it to its tray."""
        if task.picked[PICKED] > ENOUGH:
            cubitos(table).lose(task.seat, task.picked[PICKED] - 1)


@dataclass(frozen=True)
class LoseDie(Unfolding):
    """Lose one die of your choice, perhaps of one colour."""

    zones: int = ANYWHERE
    of: int = NO_COLOUR
    may: bool = False

    def wanted(self) -> DiceWanted:
        """Return which die."""
        colours = chosen_colours(self.of, NO_COLOUR, BUT_START)
        return DiceWanted(Just(1), self.zones, colours, self.may)

    def written(self) -> Program:
        """Return the program: ask which, then lose it."""
        wanted = self.wanted()
        return shared(
            f"lose {wanted.text()}",
            BeginChoosing(),
            Pick(PICKED, DieToTake("lose", wanted)),
            LosePicked(),
        )

    def tell(self) -> tuple[Effect, ...]:
        """Return the loss."""
        which = self.wanted()
        return (Brings(DIE_LOST, colours=which.colours, zones=which.zones, may=which.optional),)
