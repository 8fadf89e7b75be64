"""The words for free rolls: all dice, or some of the player's choice, are taken up and rolled."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from dicehall.core.table import Table
from dicehall.core.task import Program, Task
from dicehall.core.words import Again, Do, Effect, Pick, Roll, Unfolding
from dicehall.games.cubitos.cards.amounts import EVERY_COLOUR, NO_COLOUR, Amount, Just, colour_bits
from dicehall.games.cubitos.cards.choosing_dice import (
    FROM_DRAW,
    BeginChoosing,
    DiceWanted,
    DieToTake,
    EachPicked,
    MoreWanted,
    RefillWhenEmpty,
    chosen_colours,
    spots,
)
from dicehall.games.cubitos.cards.shared_programs import shared
from dicehall.games.cubitos.cards.telling import (
    FREE_ROLL,
    FREE_ROLL_OF_ALL,
    NO_LIMIT,
    PICKED,
    Brings,
)
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos
from dicehall.games.cubitos.rules.zone import thrown_from


@dataclass(frozen=True)
class TakeUp(EachPicked):
    """Take the die picked into the hand."""

    def take(self, table: CubitosTable, seat: i64, spot: i64) -> None:
        """Take it up."""
        table.take_up(seat, spot)


@dataclass(frozen=True)
class RollTakenUp(Roll):
    """Roll the dice in the hand for free."""

    def dice(self, table: Table, task: Task) -> list[int]:
        """Throw them."""
        return thrown_from(cubitos(table).state.players[task.seat].rolling)

    def land(self, table: Table, task: Task, cells: list[int]) -> None:
        """Place the hits."""
        cubitos(table).free_roll_fell(task.seat, cells)


@dataclass(frozen=True)
class FreeRoll(Unfolding):
    """Roll some dice of your choice for free, of one colour or of all but one; no push, no bust."""

    number: int = NO_LIMIT
    zones: int = FROM_DRAW
    of: int = NO_COLOUR
    but: int = NO_COLOUR
    up_to: bool = False
    different_colours: bool = False
    times: Amount | None = None

    def wanted(self) -> DiceWanted:
        """Return which dice."""
        number = Just(self.number) if self.times is None else self.times
        colours = chosen_colours(self.of, self.but, EVERY_COLOUR)
        return DiceWanted(number, self.zones, colours, self.up_to, self.different_colours)

    def written(self) -> Program:
        """Return the program: ask for the dice, then roll them."""
        wanted = self.wanted()
        take = shared(
            f"take up {wanted.text()}",
            RefillWhenEmpty(wanted),
            Pick(PICKED, DieToTake("free_roll", wanted)),
            TakeUp(),
            Again(MoreWanted(wanted)),
        )
        return shared(f"free roll {wanted.text()}", BeginChoosing(), Do(take), RollTakenUp())

    def tell(self) -> tuple[Effect, ...]:
        """Return the roll."""
        which = self.wanted()
        return (
            Brings(
                FREE_ROLL,
                times=which.number,
                colours=which.colours,
                zones=which.zones,
                may=which.optional,
                different=which.different_colours,
            ),
        )


@dataclass(frozen=True, init=False)
class FreeRollAll(Unfolding):
    """Roll all dice of some colours, or of all, in some zones for free."""

    colours: int
    zones: int

    def __init__(self, *colours: int, zones: int) -> None:
        object.__setattr__(self, "colours", colour_bits(*colours) or EVERY_COLOUR)
        object.__setattr__(self, "zones", zones)
        self.__post_init__()

    def act(self, table: Table, task: Task) -> None:
        """Take them all up, then roll them."""
        seen = cubitos(table)
        for spot in spots(seen.state.players[task.seat], self.zones, self.colours):
            seen.take_up(task.seat, spot)
        table.unfold(task, self.program)

    def written(self) -> Program:
        """Return the roll."""
        return shared("roll taken up", RollTakenUp())

    def tell(self) -> tuple[Effect, ...]:
        """Return the roll."""
        return (Brings(FREE_ROLL_OF_ALL, colours=self.colours, zones=self.zones),)
