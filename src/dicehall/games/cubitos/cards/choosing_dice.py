"""Choosing dice: which may be taken and from where, one die at a time, in a fixed order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Task
from dicehall.core.words import Condition, Piece
from dicehall.games.cubitos.cards.amounts import EVERY_COLOUR, NO_COLOUR, Amount
from dicehall.games.cubitos.cards.telling import NO_LIMIT, PICKED
from dicehall.games.cubitos.rules.dice import (
    KIND_NAMES,
    KINDS,
    colour_of,
    kind_of,
    kinds_of_colours,
    marked_text,
)
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos
from dicehall.games.cubitos.rules.zone import Zone
from dicehall.games.cubitos.rules.zones import ACTIVE, DISCARD, DRAW, ROLL, SPOT, ZONE_NAMES

ENOUGH: Final = 0
"""The option to take no more dice."""
FROM_DRAW: Final = 1 << DRAW
FROM_ROLL: Final = 1 << ROLL
FROM_DISCARD: Final = 1 << DISCARD
FROM_ACTIVE: Final = 1 << ACTIVE
ANYWHERE: Final = 15
"""Sets of zones, one bit each."""
BUT_START: Final = 511
"""All colours but that of the start die."""


def chosen_colours(of: int, but: int, every: int) -> int:
    """Return one colour, or all of these but one, or all; one bit each."""
    if of != NO_COLOUR:
        return 1 << of
    return every & ~(1 << but) if but != NO_COLOUR else every


@dataclass(frozen=True)
class DiceWanted:
    """Which dice, from where, how many, and whether fewer will do."""

    number: Amount
    zones: i64 = FROM_DRAW
    colours: i64 = EVERY_COLOUR
    optional: bool = False
    different_colours: bool = False

    def text(self) -> str:
        """Return a name for programs that ask for such dice."""
        zones = "+".join([name for zone, name in enumerate(ZONE_NAMES) if self.zones >> zone & 1])
        extra = ("?" if self.optional else "") + ("!" if self.different_colours else "")
        return f"{self.number} {zones} {self.colours}{extra}"


def spots(player: Player, zones: i64, colours: i64) -> list[i64]:
    """Return where dice of some colours lie in some zones, once for each die, in rising order."""
    found: list[i64] = []
    kinds = kinds_of_colours(colours)
    zone: i64
    for zone in range(ACTIVE):
        if zones >> zone & 1:
            dice = _zone(player, zone)
            kind = dice.next_kind(0)
            while kind < KINDS:
                if kinds >> kind & 1:
                    for _ in range(dice[kind]):
                        found.append(zone * SPOT + kind)
                kind = dice.next_kind(kind + 1)
    if zones & FROM_ACTIVE:
        for die in player.active:
            if kinds >> kind_of(die) & 1:
                found.append(ACTIVE * SPOT + die)
    return found


def dice_in(player: Player, zones: i64, kinds: i64) -> i64:
    """Return how many dice of some kinds lie in some zones; both are one bit each."""
    number: i64 = 0
    zone: i64
    for zone in range(ACTIVE):
        if zones >> zone & 1:
            number += _zone(player, zone).number(kinds)
    if zones & FROM_ACTIVE:
        for die in player.active:
            number += kinds >> kind_of(die) & 1
    return number


def colours_taken_up(player: Player) -> i64:
    """Return the colours of the dice taken up, one bit each."""
    taken: i64 = 0
    kind = player.rolling.next_kind(0)
    while kind < KINDS:
        taken |= 1 << colour_of(kind)
        kind = player.rolling.next_kind(kind + 1)
    return taken


def next_dice(player: Player, needed: i64, zones: i64, kinds: i64, optional: bool) -> list[int]:
    """Return 1 + spot for each die that may be taken next, and `ENOUGH` if fewer will do.

    Zones and kinds are one bit each. Sets are asked for in rising order, so that each can be
    chosen in one way only.
    """
    options: list[int] = []
    if optional:
        options.append(ENOUGH)
    if needed <= 0:
        return options
    # A set that must reach its number cannot skip too many dice.
    skipped: i64 = NO_LIMIT if optional else max(dice_in(player, zones, kinds) - needed, 0)
    last = player.last
    before: i64 = 0
    spot: i64
    zone: i64
    for zone in range(ACTIVE):
        if zones >> zone & 1:
            dice = _zone(player, zone)
            kind = dice.next_kind(0)
            while kind < KINDS:
                if kinds >> kind & 1:
                    if before > skipped:
                        return options
                    spot = zone * SPOT + kind
                    if spot >= last:
                        options.append(1 + spot)
                    before += dice[kind]
                kind = dice.next_kind(kind + 1)
    if zones & FROM_ACTIVE:
        alike: i64 = NOTHING
        for die in player.active:
            if kinds >> kind_of(die) & 1:
                if die != alike:
                    if before > skipped:
                        return options
                    spot = ACTIVE * SPOT + die
                    if spot >= last:
                        options.append(1 + spot)
                    alike = die
                before += 1
    return options


def _zone(player: Player, zone: i64) -> Zone:
    if zone == DRAW:
        return player.draw
    return player.roll if zone == ROLL else player.discard


def spot_text(spot: int) -> str:
    """Return the text form of a die somewhere, such as ``light in draw`` or ``red-symbol! in active``."""
    zone = spot // SPOT
    die = spot % SPOT
    name = marked_text(die) if zone == ACTIVE else KIND_NAMES[die]
    return f"{name} in {ZONE_NAMES[zone]}"


@dataclass(frozen=True)
class DieToTake(Choice):
    """Which die next."""

    what: str
    wanted: DiceWanted

    def name(self) -> str:
        """Return what the die is for, such as ``lose``."""
        return self.what

    def options(self, table: Table, task: Task) -> list[int]:
        """Return 1 + spot for each die that may be next, and `ENOUGH` if fewer will do."""
        player = cubitos(table).state.players[task.seat]
        wanted = self.wanted
        needed = wanted.number.of(table, task.seat) - player.gathered
        colours = wanted.colours
        if wanted.different_colours:
            colours &= ~colours_taken_up(player)
        return next_dice(player, needed, wanted.zones, kinds_of_colours(colours), wanted.optional)

    def sees_shared(self) -> bool:
        """Return False: only the player's own dice matter."""
        return False

    def text(self, table: Table, option: int) -> str:
        """Return ``light in draw``, or ``enough``."""
        return take_text(option)


def take_text(option: int) -> str:
    """Return the text form of a die to take, or ``enough``."""
    return "enough" if option == ENOUGH else spot_text(option - 1)


@dataclass(frozen=True)
class BeginChoosing(Piece):
    """Begin to choose: no die has been chosen yet."""

    def act(self, table: Table, task: Task) -> None:
        """Forget what was chosen before."""
        cubitos(table).begin_choosing(task.seat)


@dataclass(frozen=True)
class RefillWhenEmpty(Piece):
    """If dice are taken from draw only, refill it from discard once no such die is left there."""

    wanted: DiceWanted

    def act(self, table: Table, task: Task) -> None:
        """Refill, if dice are still needed."""
        player = cubitos(table).state.players[task.seat]
        if self.wanted.zones != FROM_DRAW or player.gathered >= self.wanted.number.of(
            table, task.seat
        ):
            return
        kinds = kinds_of_colours(self.wanted.colours)
        if not dice_in(player, FROM_DRAW, kinds) and not player.discard.empty():
            cubitos(table).refill(task.seat)


@dataclass(frozen=True)
class EachPicked(Piece):
    """Count the die picked, one of several, and do something with it."""

    def act(self, table: Table, task: Task) -> None:
        """Count the die, and call `take` with its spot."""
        picked = task.picked[PICKED]
        if picked > ENOUGH:
            seen = cubitos(table)
            seen.count_chosen(task.seat, picked - 1)
            self.take(seen, task.seat, picked - 1)

    def take(self, table: CubitosTable, seat: i64, spot: i64) -> None:
        """Do something with the die in this spot."""
        raise NotImplementedError


@dataclass(frozen=True)
class JustPicked(Condition):
    """The last pick took a die."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return task.picked[PICKED] > ENOUGH


@dataclass(frozen=True)
class MoreWanted(Condition):
    """The last pick took a die, and more are wanted and available."""

    wanted: DiceWanted

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        if task.picked[PICKED] <= ENOUGH:
            return False
        player = cubitos(table).state.players[task.seat]
        return player.gathered < self.wanted.number.of(table, task.seat)
