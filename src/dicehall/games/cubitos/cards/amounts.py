"""Amounts and conditions that cards name: half your fans, an active brown die, red lines ahead.

Each is worked out from the table as it stands, or from a tally of dice that may come to lie there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Task
from dicehall.core.words import Condition
from dicehall.games.cubitos.rules.dice import (
    GRAY,
    MOVE,
    POWER,
    SYMBOL,
    USED,
    colour_of,
    face_of,
    kind_of,
    own_kind,
)
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos
from dicehall.games.cubitos.rules.tally import (
    BUST,
    COLOUR,
    CREDIT_FACES,
    FANS,
    FEWER_SWORDS,
    GRAY_MONEY,
    GRAY_MOVES,
    LINES,
    LOST,
    TALLIED_COLOURS,
    colours_in,
)

THIS: Final = 0
"""The register of the die whose ability is used."""
EVERY_COLOUR: Final = 1023
"""All ten colours, gray and the start die too, one bit each."""
NO_COLOUR: Final = -1


def colour_bits(*colours: int) -> int:
    """Return a set of colours, one bit each."""
    bits = 0
    for colour in colours:
        bits |= 1 << colour
    return bits


def active_colours(player: Player) -> int:
    """Return the colours of a player's active dice, one bit each."""
    bits = 0
    for die in player.active:
        bits |= 1 << colour_of(kind_of(die))
    return bits


def face_money(face: int) -> int:
    """Return the money a face shows."""
    return face - 3 if 4 <= face <= 6 else 0


class Amount:
    """A number that depends on the table."""

    def of(self, table: Table, seat: int) -> int:
        """Return it for a seat."""
        raise NotImplementedError

    def counted(self, tally: list[int]) -> int:
        """Return it for the dice of a tally."""
        raise NotImplementedError


@dataclass(frozen=True)
class Just(Amount):
    """A plain number."""

    number: int

    def of(self, table: Table, seat: int) -> int:
        """Return the number."""
        return self.number

    def counted(self, tally: list[int]) -> int:
        """Return the number."""
        return self.number


@dataclass(frozen=True)
class FanCount(Amount):
    """Your fans, perhaps divided, rounded down."""

    divided_by: int = 1

    def of(self, table: Table, seat: int) -> int:
        """Return the fans."""
        return cubitos(table).state.players[seat].fans // self.divided_by

    def counted(self, tally: list[int]) -> int:
        """Return the fans."""
        return tally[FANS] // self.divided_by


@dataclass(frozen=True)
class ActiveColours(Amount):
    """The number of different colours among your active dice."""

    def of(self, table: Table, seat: int) -> int:
        """Return the number."""
        return active_colours(cubitos(table).state.players[seat]).bit_count()

    def counted(self, tally: list[int]) -> int:
        """Return the number."""
        return colours_in(tally).bit_count()


@dataclass(frozen=True, init=False)
class ActiveDice(Amount):
    """Your active dice of some colours, or of all; one for every so many."""

    colours: int
    every: int

    def __init__(self, *colours: int, every: int = 1) -> None:
        object.__setattr__(self, "colours", colour_bits(*colours) or EVERY_COLOUR)
        object.__setattr__(self, "every", every)

    def of(self, table: Table, seat: int) -> int:
        """Return the number."""
        number = 0
        for die in cubitos(table).state.players[seat].active:
            if self.colours >> colour_of(kind_of(die)) & 1:
                number += 1
        return number // self.every

    def counted(self, tally: list[int]) -> int:
        """Return the number."""
        number = 0
        for colour in range(TALLIED_COLOURS):
            if self.colours >> colour & 1:
                number += tally[COLOUR + colour]
        return number // self.every


@dataclass(frozen=True)
class GrayMoves(Amount):
    """The moves your active gray dice show."""

    def of(self, table: Table, seat: int) -> int:
        """Return the number."""
        number = 0
        for die in cubitos(table).state.players[seat].active:
            if colour_of(kind_of(die)) == GRAY and face_of(die) == MOVE:
                number += 1
        return number

    def counted(self, tally: list[int]) -> int:
        """Return the number."""
        return tally[GRAY_MOVES]


@dataclass(frozen=True)
class GrayMoney(Amount):
    """The money your active gray dice show."""

    def of(self, table: Table, seat: int) -> int:
        """Return the sum."""
        money = 0
        for die in cubitos(table).state.players[seat].active:
            if colour_of(kind_of(die)) == GRAY:
                money += face_money(face_of(die))
        return money

    def counted(self, tally: list[int]) -> int:
        """Return the sum."""
        return tally[GRAY_MONEY]


@dataclass(frozen=True)
class RedLinesAhead(Amount):
    """One for every so many full red lines between your runner and the finish of this lap or track."""

    every: int

    def of(self, table: Table, seat: int) -> int:
        """Return the number; none once the race is run, nor in a tie-break round (ruling 32)."""
        seen = cubitos(table)
        state = seen.state
        number = seen.game.course.lines_to_finish(state.players[seat].position) // self.every
        if number and seen.game.breaks_tie(state) and seen.rules_by(32):
            return 0
        return number

    def counted(self, tally: list[int]) -> int:
        """Return the number."""
        return tally[LINES] // self.every


@dataclass(frozen=True)
class PlayersWithFewerSwords(Amount):
    """So many for each other player with fewer swords than you."""

    each: int

    def of(self, table: Table, seat: int) -> int:
        """Return the number."""
        players = cubitos(table).state.players
        fewer = 0
        for player in players:
            if player.swords < players[seat].swords:
                fewer += 1
        return fewer * self.each

    def counted(self, tally: list[int]) -> int:
        """Return the number."""
        return tally[FEWER_SWORDS] * self.each


class CardCondition(Condition):
    """A condition that a card names: of its owner, the die and the dice beside it."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so for the die whose ability is used."""
        seen = cubitos(table)
        die = task.picked[THIS] if task.picked else NOTHING
        return self.met_by(seen, seen.state.players[task.seat], die)

    def met_by(self, table: CubitosTable, player: Player, die: int) -> bool:
        """Return whether it is so for a player and one of their active dice."""
        raise NotImplementedError

    def met(self, tally: list[int]) -> bool:
        """Return whether it is so among the dice of a tally."""
        raise NotImplementedError

    def partners(self) -> int:
        """Return how many more dice like this one are used up with it."""
        return 0


@dataclass(frozen=True)
class Always(CardCondition):
    """No condition."""

    def met_by(self, table: CubitosTable, player: Player, die: int) -> bool:
        """Return that it is so."""
        return True

    def met(self, tally: list[int]) -> bool:
        """Return that it is so."""
        return True


@dataclass(frozen=True)
class AllOf(CardCondition):
    """Each of these holds."""

    conditions: tuple[CardCondition, ...]

    def met_by(self, table: CubitosTable, player: Player, die: int) -> bool:
        """Return whether it is so."""
        return all(one.met_by(table, player, die) for one in self.conditions)

    def met(self, tally: list[int]) -> bool:
        """Return whether it is so."""
        return all(one.met(tally) for one in self.conditions)


@dataclass(frozen=True, init=False)
class Active(CardCondition):
    """You have an active die of each of these colours."""

    colours: int

    def __init__(self, *colours: int) -> None:
        object.__setattr__(self, "colours", colour_bits(*colours))

    def met_by(self, table: CubitosTable, player: Player, die: int) -> bool:
        """Return whether it is so."""
        return active_colours(player) & self.colours == self.colours

    def met(self, tally: list[int]) -> bool:
        """Return whether it is so."""
        for colour in range(TALLIED_COLOURS):
            if self.colours >> colour & 1 and tally[COLOUR + colour] == 0:
                return False
        return True


@dataclass(frozen=True)
class LostADie(CardCondition):
    """You lost at least one die this round."""

    def met_by(self, table: CubitosTable, player: Player, die: int) -> bool:
        """Return whether it is so."""
        return player.lost_dice > 0

    def met(self, tally: list[int]) -> bool:
        """Return whether it is so, or will be when dice that must go have gone."""
        return tally[LOST] > 0


@dataclass(frozen=True)
class GainedACredit(CardCondition):
    """You gained at least one credit this round."""

    def met_by(self, table: CubitosTable, player: Player, die: int) -> bool:
        """Return whether it is so."""
        return player.credit_gained > 0

    def met(self, tally: list[int]) -> bool:
        """Return whether a die shows one."""
        return tally[CREDIT_FACES] > 0


@dataclass(frozen=True)
class Busted(CardCondition):
    """You bust this round."""

    def met_by(self, table: CubitosTable, player: Player, die: int) -> bool:
        """Return whether it is so."""
        return player.busted > 0

    def met(self, tally: list[int]) -> bool:
        """Return whether it is so."""
        return tally[BUST] > 0


@dataclass(frozen=True)
class ShowsPower(CardCondition):
    """This die shows a power."""

    def met_by(self, table: CubitosTable, player: Player, die: int) -> bool:
        """Return whether it is so."""
        return face_of(die) == POWER

    def met(self, tally: list[int]) -> bool:
        """Return that it may be so: whoever counts dice counts powers apart."""
        return True


@dataclass(frozen=True)
class RewardNearby(CardCondition):
    """A space one or two spaces away from your runner has a reward."""

    def met_by(self, table: CubitosTable, player: Player, die: int) -> bool:
        """Return whether it is so."""
        return table.rewards_near(player)

    def met(self, tally: list[int]) -> bool:
        """Return that it may be so: where the runner will be, dice do not say."""
        return True


@dataclass(frozen=True)
class Together(CardCondition):
    """It takes so many of these dice together, each not used yet; all are used up."""

    dice: int

    def met_by(self, table: CubitosTable, player: Player, die: int) -> bool:
        """Return whether there are so many."""
        number = 0
        for other in player.active:
            if unused_like(other, die):
                number += 1
        return number >= self.dice

    def met(self, tally: list[int]) -> bool:
        """Return that it may be so."""
        return True

    def partners(self) -> int:
        """Return how many more dice are used up."""
        return self.dice - 1


def unused_like(other: int, die: int) -> bool:
    """Return whether an active die has the same unused ability as another."""
    return (
        own_kind(kind_of(other)) == own_kind(kind_of(die))
        and face_of(other) in (SYMBOL, POWER)
        and not other & USED
    )
