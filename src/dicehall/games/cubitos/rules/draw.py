"""Drawing: dice go from draw to roll, up to the draw amount; discard refills draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import Program, Task
from dicehall.core.words import Again, Condition, Pick, When, Word
from dicehall.games.cubitos.cards.amounts import EVERY_COLOUR, Just
from dicehall.games.cubitos.cards.choosing_dice import (
    BUT_START,
    FROM_DISCARD,
    FROM_DRAW,
    BeginChoosing,
    DiceWanted,
    DieToTake,
    EachPicked,
    JustPicked,
    next_dice,
    spots,
    take_text,
)
from dicehall.games.cubitos.cards.telling import NO_LIMIT, PICKED
from dicehall.games.cubitos.rules.dice import kinds_of_colours
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos
from dicehall.games.cubitos.rules.zone import UNBORROWED, Zone


def counted_in(player: Player, zone: Zone) -> i64:
    """Return the dice of a zone that count towards the draw amount."""
    return zone.number(counted_kinds(player))


def counted_kinds(player: Player) -> i64:
    """Return the kinds of dice that count at the next draw, one bit each."""
    if player.uncounted == 0:
        return UNBORROWED
    return kinds_of_colours(BUT_START & ~player.uncounted) & UNBORROWED


@dataclass(frozen=True)
class DrawDie(Choice):
    """Which die to draw next, of those that count."""

    def name(self) -> str:
        """Return the choice's name."""
        return "draw"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return 1 + spot for each die that may be next."""
        player = cubitos(table).state.players[task.seat]
        kinds = counted_kinds(player)
        missing = player.draw_amount - player.roll.number(kinds)
        return next_dice(player, missing, FROM_DRAW, kinds, False)

    def sees_shared(self) -> bool:
        """Return False: only the player's own dice matter."""
        return False

    def text(self, table: Table, option: int) -> str:
        """Return the die."""
        return take_text(option)


@dataclass(frozen=True)
class DrawWhatIsClear(Word):
    """Refill when needed, and draw all dice that leave the player no choice."""

    def act(self, table: Table, task: Task) -> None:
        """Draw until there is a choice, nothing is missing or nothing is left; see ruling 31."""
        seen = cubitos(table)
        player = seen.state.players[task.seat]
        kinds = counted_kinds(player)
        while True:
            missing = player.draw_amount - player.roll.number(kinds)
            if missing <= 0:
                return
            there = player.draw.number(kinds)
            if there == 0:
                if player.discard.number(UNBORROWED) == 0:
                    return
                if player.discard.number(kinds) == 0 and not seen.rules_by(31):
                    return
                seen.refill(task.seat)
                continue
            if there > missing:
                return
            for spot in spots(player, FROM_DRAW, EVERY_COLOUR & ~player.uncounted):
                seen.to_roll(task.seat, spot)


@dataclass(frozen=True)
class DrawPicked(EachPicked):
    """Move the die picked to roll."""

    def take(self, table: CubitosTable, seat: i64, spot: i64) -> None:
        """Draw it."""
        table.to_roll(seat, spot)


@dataclass(frozen=True)
class UncountedDie(Choice):
    """Which die of an uncounted colour to draw in addition, or no more."""

    def name(self) -> str:
        """Return the choice's name."""
        return "draw_uncounted"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return 1 + spot for each of them, and `ENOUGH`."""
        player = cubitos(table).state.players[task.seat]
        return next_dice(player, NO_LIMIT, FROM_DRAW, kinds_of_colours(player.uncounted), True)

    def sees_shared(self) -> bool:
        """Return False: only the player's own dice matter."""
        return False

    def text(self, table: Table, option: int) -> str:
        """Return the die, or ``enough``."""
        return take_text(option)


@dataclass(frozen=True)
class SomeUncounted(Condition):
    """Some colours do not count at this draw; this is irrelevant if any dice may be taken."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        player = cubitos(table).state.players[task.seat]
        return player.uncounted > 0 and player.free_draw == 0


@dataclass(frozen=True)
class DrawsFreely(Condition):
    """Any dice may be taken at this draw."""

    freely: bool

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return (cubitos(table).state.players[task.seat].free_draw > 0) == self.freely


@dataclass(frozen=True)
class ForgetDrawRules(Word):
    """Forget what was special about this draw."""

    def act(self, table: Table, task: Task) -> None:
        """Forget the special rules."""
        cubitos(table).forget_draw_rules(task.seat)


COUNTED = Program(
    "draw counted", DrawWhatIsClear(), Pick(PICKED, DrawDie()), DrawPicked(), Again(JustPicked())
)
UNCOUNTED = Program(
    "draw uncounted", Pick(PICKED, UncountedDie()), DrawPicked(), Again(JustPicked())
)
ANY_DICE: Final = DiceWanted(Just(NO_LIMIT), FROM_DRAW | FROM_DISCARD, BUT_START, True)
DRAW_FREELY = Program(
    "draw freely",
    Pick(PICKED, DieToTake("draw_freely", ANY_DICE)),
    DrawPicked(),
    Again(JustPicked()),
)
DRAW_DICE = Program(
    "draw",
    BeginChoosing(),
    When(DrawsFreely(True), DRAW_FREELY),
    When(DrawsFreely(False), COUNTED),
    BeginChoosing(),
    When(SomeUncounted(), UNCOUNTED),
    ForgetDrawRules(),
)
