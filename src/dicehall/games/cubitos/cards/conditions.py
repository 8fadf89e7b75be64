"""Conditions that cards name: an active brown die, a die lost this round, a reward nearby.

Each is worked out from the current table, or from a tally of dice that might be active.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Task
from dicehall.core.words import Condition
from dicehall.games.cubitos.cards.amounts import THIS, active_colours, colour_bits
from dicehall.games.cubitos.rules.dice import POWER, SYMBOL, USED, face_of, kind_of, own_kind
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos
from dicehall.games.cubitos.rules.tally import BUST, COLOUR, CREDIT_FACES, LOST, TALLIED_COLOURS


class CardCondition(Condition):
    """A condition that a card names: about its owner, the die itself or the dice beside it."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it holds for the die whose ability is used."""
        seen = cubitos(table)
        die = task.picked[THIS] if task.picked else NOTHING
        return self.met_by(seen, seen.state.players[task.seat], die)

    def met_by(self, table: CubitosTable, player: Player, die: i64) -> bool:
        """Return whether it holds for a player and one of their active dice."""
        raise NotImplementedError

    def met(self, tally: list[i64]) -> bool:
        """Return whether it holds for the dice of a tally."""
        raise NotImplementedError

    def partners(self) -> i64:
        """Return how many more dice like this one are used up with it."""
        return 0


@dataclass(frozen=True)
class Always(CardCondition):
    """No condition."""

    def met_by(self, table: CubitosTable, player: Player, die: i64) -> bool:
        """Return True."""
        return True

    def met(self, tally: list[i64]) -> bool:
        """Return True."""
        return True


@dataclass(frozen=True)
class AllOf(CardCondition):
    """Each of these holds."""

    conditions: tuple[CardCondition, ...]

    def met_by(self, table: CubitosTable, player: Player, die: i64) -> bool:
        """Return whether the condition holds."""
        for one in self.conditions:  # noqa: SIM110 - a plain loop compiles to one
            if not one.met_by(table, player, die):
                return False
        return True

    def met(self, tally: list[i64]) -> bool:
        """Return whether the condition holds."""
        return all(one.met(tally) for one in self.conditions)


@dataclass(frozen=True, init=False)
class Active(CardCondition):
    """You have an active die of each of these colours."""

    colours: i64

    def __init__(self, *colours: int) -> None:
        object.__setattr__(self, "colours", colour_bits(*colours))

    def met_by(self, table: CubitosTable, player: Player, die: i64) -> bool:
        """Return whether the condition holds."""
        return active_colours(player) & self.colours == self.colours

    def met(self, tally: list[i64]) -> bool:
        """Return whether the condition holds."""
        colour: i64
        for colour in range(TALLIED_COLOURS):
            if self.colours >> colour & 1 and tally[COLOUR + colour] == 0:
                return False
        return True


@dataclass(frozen=True)
class LostADie(CardCondition):
    """You lost at least one die this round."""

    def met_by(self, table: CubitosTable, player: Player, die: i64) -> bool:
        """Return whether the condition holds."""
        return player.lost_dice > 0

    def met(self, tally: list[i64]) -> bool:
        """Return whether it holds, or will once the dice that must go are lost."""
        return tally[LOST] > 0


@dataclass(frozen=True)
class GainedACredit(CardCondition):
    """You gained at least one credit this round."""

    def met_by(self, table: CubitosTable, player: Player, die: i64) -> bool:
        """Return whether the condition holds."""
        return player.credit_gained > 0

    def met(self, tally: list[i64]) -> bool:
        """Return whether a die shows one."""
        return tally[CREDIT_FACES] > 0


@dataclass(frozen=True)
class Busted(CardCondition):
    """You bust this round."""

    def met_by(self, table: CubitosTable, player: Player, die: i64) -> bool:
        """Return whether the condition holds."""
        return player.busted > 0

    def met(self, tally: list[i64]) -> bool:
        """Return whether the condition holds."""
        return tally[BUST] > 0


@dataclass(frozen=True)
class ShowsPower(CardCondition):
    """This die shows a power."""

    def met_by(self, table: CubitosTable, player: Player, die: i64) -> bool:
        """Return whether the condition holds."""
        return face_of(die) == POWER

    def met(self, tally: list[i64]) -> bool:
        """Return True: powers are counted separately."""
        return True


@dataclass(frozen=True)
class RewardNearby(CardCondition):
    """A space one or two spaces away from your runner has a reward."""

    def met_by(self, table: CubitosTable, player: Player, die: i64) -> bool:
        """Return whether the condition holds."""
        return table.rewards_near(player)

    def met(self, tally: list[i64]) -> bool:
        """Return True: a tally does not say where the runner will be."""
        return True


@dataclass(frozen=True)
class Together(CardCondition):
    """Several unused dice like this one are needed together, and all are used up."""

    dice: i64

    def met_by(self, table: CubitosTable, player: Player, die: i64) -> bool:
        """Return whether there are enough."""
        number: i64 = 0
        for other in player.active:
            if unused_like(other, die):
                number += 1
        return number >= self.dice

    def met(self, tally: list[i64]) -> bool:
        """Return True: it may hold."""
        return True

    def partners(self) -> i64:
        """Return how many more dice are used up."""
        return self.dice - 1


def unused_like(other: i64, die: i64) -> bool:
    """Return whether an active die has the same unused ability as another."""
    return (
        own_kind(kind_of(other)) == own_kind(kind_of(die))
        and face_of(other) in (SYMBOL, POWER)
        and not other & USED
    )
