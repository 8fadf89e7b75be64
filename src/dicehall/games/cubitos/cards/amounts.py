"""Amounts that cards name: half your fans, active brown dice, red lines ahead.

Each is worked out from the current table, or from a tally of dice that might be active.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from dicehall.core.table import Table
from dicehall.games.cubitos.rules.dice import GRAY, MOVE, colour_of, face_of, kind_of
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import cubitos
from dicehall.games.cubitos.rules.tally import (
    COLOUR,
    FANS,
    FEWER_SWORDS,
    GRAY_MONEY,
    GRAY_MOVES,
    LINES,
    TALLIED_COLOURS,
    colours_in,
)

THIS: Final = 0
"""The register of the die whose ability is used."""
EVERY_COLOUR: Final = 1023
"""All ten colours, including gray and the start die's, one bit each."""
NO_COLOUR: Final = -1


def colour_bits(*colours: i64) -> i64:
    """Return a set of colours, one bit each."""
    bits: i64 = 0
    for colour in colours:
        bits |= 1 << colour
    return bits


def active_colours(player: Player) -> i64:
    """Return the colours of a player's active dice, one bit each."""
    bits: i64 = 0
    for die in player.active:
        bits |= 1 << colour_of(kind_of(die))
    return bits


def face_money(face: i64) -> i64:
    """Return the money a face shows."""
    return face - 3 if 4 <= face <= 6 else 0


class Amount:
    """A number that depends on the table."""

    def of(self, table: Table, seat: i64) -> i64:
        """Return the amount for a seat."""
        raise NotImplementedError

    def counted(self, tally: list[i64]) -> i64:
        """Return the amount for the dice of a tally."""
        raise NotImplementedError


@dataclass(frozen=True)
class Just(Amount):
    """A plain number."""

    number: i64

    def of(self, table: Table, seat: i64) -> i64:
        """Return the number."""
        return self.number

    def counted(self, tally: list[i64]) -> i64:
        """Return the number."""
        return self.number


@dataclass(frozen=True)
class FanCount(Amount):
    """Your fans, perhaps divided, rounded down."""

    divided_by: i64 = 1

    def of(self, table: Table, seat: i64) -> i64:
        """Return the fans."""
        return cubitos(table).state.players[seat].fans // self.divided_by

    def counted(self, tally: list[i64]) -> i64:
        """Return the fans."""
        return tally[FANS] // self.divided_by


@dataclass(frozen=True)
class ActiveColours(Amount):
    """The number of different colours among your active dice."""

    def of(self, table: Table, seat: i64) -> i64:
        """Return the number."""
        return int(active_colours(cubitos(table).state.players[seat])).bit_count()

    def counted(self, tally: list[i64]) -> i64:
        """Return the number."""
        return int(colours_in(tally)).bit_count()


@dataclass(frozen=True, init=False)
class ActiveDice(Amount):
    """Your active dice of some colours or of all, divided by `every` and rounded down."""

    colours: i64
    every: i64

    def __init__(self, *colours: int, every: int = 1) -> None:
        object.__setattr__(self, "colours", colour_bits(*colours) or EVERY_COLOUR)
        object.__setattr__(self, "every", every)

    def of(self, table: Table, seat: i64) -> i64:
        """Return the number."""
        number: i64 = 0
        for die in cubitos(table).state.players[seat].active:
            if self.colours >> colour_of(kind_of(die)) & 1:
                number += 1
        return number // self.every

    def counted(self, tally: list[i64]) -> i64:
        """Return the number."""
        number: i64 = 0
        colour: i64
        for colour in range(TALLIED_COLOURS):
            if self.colours >> colour & 1:
                number += tally[COLOUR + colour]
        return number // self.every


@dataclass(frozen=True)
class GrayMoves(Amount):
    """The moves your active gray dice show."""

    def of(self, table: Table, seat: i64) -> i64:
        """Return the number."""
        number: i64 = 0
        for die in cubitos(table).state.players[seat].active:
            if colour_of(kind_of(die)) == GRAY and face_of(die) == MOVE:
                number += 1
        return number

    def counted(self, tally: list[i64]) -> i64:
        """Return the number."""
        return tally[GRAY_MOVES]


@dataclass(frozen=True)
class GrayMoney(Amount):
    """The money your active gray dice show."""

    def of(self, table: Table, seat: i64) -> i64:
        """Return the sum."""
        money: i64 = 0
        for die in cubitos(table).state.players[seat].active:
            if colour_of(kind_of(die)) == GRAY:
                money += face_money(face_of(die))
        return money

    def counted(self, tally: list[i64]) -> i64:
        """Return the sum."""
        return tally[GRAY_MONEY]


@dataclass(frozen=True)
class RedLinesAhead(Amount):
    """The red lines between your runner and the finish of this lap or track, divided by `every`."""

    every: i64

    def of(self, table: Table, seat: i64) -> i64:
        """Return the number; none once the race is run, nor in a tie-break round (ruling 32)."""
        seen = cubitos(table)
        state = seen.state
        number = seen.game.course.lines_to_finish(state.players[seat].position) // self.every
        if number and seen.game.breaks_tie(state) and seen.rules_by(32):
            return 0
        return number

    def counted(self, tally: list[i64]) -> i64:
        """Return the number."""
        return tally[LINES] // self.every


@dataclass(frozen=True)
class PlayersWithFewerSwords(Amount):
    """A number for each other player with fewer swords than you."""

    each: i64

    def of(self, table: Table, seat: i64) -> i64:
        """Return the number."""
        players = cubitos(table).state.players
        fewer: i64 = 0
        for player in players:
            if player.swords < players[seat].swords:
                fewer += 1
        return fewer * self.each

    def counted(self, tally: list[i64]) -> i64:
        """Return the number."""
        return tally[FEWER_SWORDS] * self.each
