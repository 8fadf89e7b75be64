"""Amounts and conditions that cards name: half your fans, an active brown die, red lines ahead."""

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.table import Table
from dicehall.core.task import Task
from dicehall.core.words import Condition
from dicehall.games.cubitos.rules.dice import colour_of, kind_of
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import cubitos


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


class Amount:
    """A number that depends on the table."""

    def of(self, table: Table, seat: int) -> int:
        """Return it for a seat."""
        raise NotImplementedError


@dataclass(frozen=True)
class Just(Amount):
    """A plain number."""

    number: int

    def of(self, table: Table, seat: int) -> int:
        """Return the number."""
        return self.number


@dataclass(frozen=True)
class FanCount(Amount):
    """Your fans, perhaps divided, rounded down."""

    divided_by: int = 1

    def of(self, table: Table, seat: int) -> int:
        """Return the fans."""
        return cubitos(table).state.players[seat].fans // self.divided_by


@dataclass(frozen=True)
class ActiveColours(Amount):
    """The number of different colours among your active dice."""

    def of(self, table: Table, seat: int) -> int:
        """Return the number."""
        return active_colours(cubitos(table).state.players[seat]).bit_count()


@dataclass(frozen=True)
class ActiveDice(Amount):
    """Your active dice of some colours, one for every so many."""

    colours: int
    every: int = 1

    def of(self, table: Table, seat: int) -> int:
        """Return the number."""
        number = 0
        for die in cubitos(table).state.players[seat].active:
            if self.colours >> colour_of(kind_of(die)) & 1:
                number += 1
        return number // self.every


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


@dataclass(frozen=True)
class Always(Condition):
    """No condition."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return that it is so."""
        return True


@dataclass(frozen=True)
class Active(Condition):
    """You have an active die of each of these colours."""

    colours: int

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        have = active_colours(cubitos(table).state.players[task.seat])
        return have & self.colours == self.colours


@dataclass(frozen=True)
class LostADie(Condition):
    """You lost at least one die this round."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        return cubitos(table).state.players[task.seat].lost_dice > 0
