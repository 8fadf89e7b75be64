"""Using abilities: which dice can do something at a moment, and doing it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Task
from dicehall.core.words import Condition, Pick, Piece
from dicehall.games.cubitos.cards.amounts import THIS
from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.conditions import unused_like
from dicehall.games.cubitos.cards.moments import (
    AFTER_MOVE,
    AFTER_PUSH,
    ANY_TIME,
    BEFORE_SWORDS,
    MOMENT_NAMES,
    NOW,
    ON_PUSH,
    POWER,
    RUN,
    SECOND,
    WOULD_BUST,
)
from dicehall.games.cubitos.cards.offer_words import YesOrNo
from dicehall.games.cubitos.cards.telling import PICKED
from dicehall.games.cubitos.rules.dice import (
    CREDIT,
    FACE_MASK,
    JUST_PLACED,
    MARKS,
    MOVE,
    PUSH_USED,
    PUSHED_WITH,
    SECOND_USED,
    USED,
    die_text,
    face_of,
    kind_of,
    shown_of,
)
from dicehall.games.cubitos.rules.dice import POWER as POWER_FACE
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos

NO_MORE: Final = 0
"""The option to use no further ability."""
ONLY_NO_MORE: Final = [NO_MORE]
"""The usual offer: none of the active dice can do anything at the moment."""
POOL_MARKS: Final = JUST_PLACED | PUSHED_WITH
"""The marks of dice whose abilities can be used in the pool that follows a roll."""
PER_DIE: Final = 16
"""The option of using an ability is 1 + die * PER_DIE + moment."""


def can_use(table: CubitosTable, player: Player, die: i64, card: Card, moment: i64) -> bool:
    """Return whether a die that shows its symbol or power can use its card at a moment."""
    if card.programs[moment] is None:
        return False
    marks = die & MARKS - 1
    if moment == NOW:
        ready = marks & JUST_PLACED != 0 and not card.forced >> NOW & 1
    elif moment == AFTER_PUSH:
        ready = marks & PUSHED_WITH != 0
    elif moment in (ON_PUSH, WOULD_BUST):
        ready = marks & PUSH_USED == 0
    elif moment in (POWER, BEFORE_SWORDS):
        ready = marks & USED == 0 and face_of(die) == POWER_FACE
    else:
        ready = marks & (SECOND_USED if moment == SECOND else USED) == 0
    given = card.given[moment]
    return ready and (given is None or given.met_by(table, player, die))


def asks_yes_or_no(card: Card) -> bool:
    """Return whether a card asks whether to take what it offers; the question is named after the card."""
    for program in card.programs:
        for word in () if program is None else program.words:
            if isinstance(word, Pick) and isinstance(word.choice, YesOrNo):
                return True
    return False


@dataclass(frozen=True)
class AbilityToUse(Choice):
    """Which ability to use next, of those that can be used at some moments."""

    what: str
    moments: i64
    stop: str

    def name(self) -> str:
        """Return which pool of abilities is asked for."""
        return self.what

    def options(self, table: Table, task: Task) -> list[int]:
        """Return `NO_MORE`, then every usable ability of every different die.

        Which of several dice of the same kind and face uses an ability makes no difference, whatever else
        these dice can still do, so only the first of them is offered.
        """
        seen = cubitos(table)
        player = seen.state.players[task.seat]
        moments = self.moments
        if seen.game.moments_of_all & moments == 0:
            return ONLY_NO_MORE
        options: list[int] | None = None
        shown = seen.game.moments_of_shown
        alike: i64 = NOTHING
        offered: i64 = 0
        for die in player.active:
            what = shown_of(die)
            if MOVE <= what & FACE_MASK < CREDIT:
                # Most dice show moves or money.
                continue
            usable = shown[what] & moments
            if usable == 0:
                continue
            if options is None:
                options = [NO_MORE]
            if what != alike:
                alike = what
                offered = 0
            card = seen.card_of(kind_of(die)) if face_of(die) != CREDIT else None
            if card is None:
                # This credit is collected only if its owner asks for it.
                if not (offered or die & USED):
                    offered = 1 << RUN
                    options.append(ability_option(die, RUN))
                continue
            usable &= ~offered
            moment: i64 = 0
            while usable >> moment:
                if usable >> moment & 1 and can_use(seen, player, die, card, moment):
                    offered |= 1 << moment
                    options.append(ability_option(die, moment))
                moment += 1
        return ONLY_NO_MORE if options is None else options

    def sees_shared(self) -> bool:
        """Return False: only the player's own dice matter."""
        return False

    def text(self, table: Table, option: int) -> str:
        """Return ``orange-symbol now``, or how to stop."""
        if option == NO_MORE:
            return self.stop
        die, moment = ability_parts(option)
        return f"{die_text(die)} {MOMENT_NAMES[moment]}"


def ability_option(die: i64, moment: i64) -> i64:
    """Return the option of using a die's ability of a moment."""
    return 1 + die * PER_DIE + moment


def ability_parts(option: i64) -> tuple[i64, i64]:
    """Return the die and the moment of an ability in use."""
    return (option - 1) // PER_DIE, (option - 1) % PER_DIE


@dataclass(frozen=True)
class SomethingToDo(Condition):
    """A program that uses the abilities of some moments might change something; if not, it needs no task.

    This looks only at what dice show; the program decides whether an ability can really be used.
    """

    moments: i64
    collects: bool = False
    """Whether the program also collects what plain faces show."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether an active die could do anything."""
        seen = cubitos(table)
        shown = seen.game.moments_of_shown
        moments = self.moments
        collects = self.collects
        for die in seen.state.players[task.seat].active:
            if die & POOL_MARKS:
                return True
            what = shown_of(die)
            face = what & FACE_MASK
            if face >= MOVE and collects and not die & USED:
                return True
            if not MOVE <= face < CREDIT and shown[what] & moments:
                return True
        return False


@dataclass(frozen=True)
class UseAbility(Piece):
    """Use the ability picked."""

    def act(self, table: Table, task: Task) -> None:
        """Mark the die, then do what its card says."""
        picked = task.picked[PICKED]
        if picked > NO_MORE:
            die, moment = ability_parts(picked)
            use(cubitos(table), task, die, moment)


def use(table: CubitosTable, task: Task, die: i64, moment: i64) -> None:
    """Mark a die as used, and then do what its card says, before the rest of the task."""
    if face_of(die) == CREDIT:
        table.remark(task.seat, die, die % MARKS | USED)
        table.gain(task.seat, 0, 0, 0, 1)
        return
    card = table.card_of(kind_of(die))
    assert card is not None
    marks = die & MARKS - 1
    if moment == NOW:
        marks &= ~JUST_PLACED
    elif moment == AFTER_PUSH:
        marks &= ~PUSHED_WITH
    elif moment in (ON_PUSH, WOULD_BUST):
        if card.once_until_rolled >> moment & 1:
            marks |= PUSH_USED
    elif moment == SECOND:
        marks |= SECOND_USED
    else:
        marks |= USED
    task.picked[THIS] = table.remark(task.seat, die, marks)
    given = card.given[moment]
    if given is not None:
        for _ in range(given.partners()):
            _mark_partner(table, task.seat, die)
    table.used(task.seat, die, card, moment)
    program = card.programs[moment]
    assert program is not None
    power = card.programs[POWER]
    if moment == RUN and face_of(die) == POWER_FACE and power is not None:
        # The normal part requires the power part, which is done after it.
        table.unfold(task, power)
    table.unfold(task, program)


def _mark_partner(table: CubitosTable, seat: i64, die: i64) -> None:
    """Mark a further die of an ability that takes several."""
    for other in table.state.players[seat].active:
        if unused_like(other, die):
            table.remark(seat, other, other % MARKS | USED)
            return


@dataclass(frozen=True)
class JustUsed(Condition):
    """The last pick used an ability."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return task.picked[PICKED] > NO_MORE


JUST_USED: Final = JustUsed()


ROLL_PHASE_MOMENTS: Final = 1 << NOW | 1 << AFTER_PUSH | 1 << ANY_TIME
RUN_PHASE_MOMENTS: Final = 1 << RUN | 1 << POWER | 1 << SECOND | 1 << ANY_TIME
UNTIL_SWORDS_MOMENTS: Final = RUN_PHASE_MOMENTS | 1 << BEFORE_SWORDS
AFTER_LOSS_MOMENTS: Final = 1 << SECOND
AFTER_MOVE_MOMENTS: Final = 1 << AFTER_MOVE | 1 << SECOND | 1 << ANY_TIME
ON_PUSH_MOMENTS: Final = 1 << ON_PUSH | 1 << ANY_TIME
WOULD_BUST_MOMENTS: Final = 1 << WOULD_BUST
"""The moments whose abilities are offered together at a point of the round, one bit each."""
