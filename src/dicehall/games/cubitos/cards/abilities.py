"""Using abilities: which dice can do something at a moment, and doing it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from dicehall.core.question import Choice
from dicehall.core.sorted_numbers import sort_nearly_sorted
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Program, Task
from dicehall.core.words import Again, Condition, Pick, Piece, When
from dicehall.games.cubitos.cards.amounts import THIS, face_money
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
    JUST_PLACED,
    MARKS,
    MOVE,
    PUSH_USED,
    PUSHED_WITH,
    SECOND_USED,
    SYMBOL,
    USED,
    die_text,
    face_of,
    kind_of,
    shown_of,
)
from dicehall.games.cubitos.rules.dice import POWER as POWER_FACE
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos
from dicehall.games.cubitos.rules.zones import ACTIVE, SPOT

NO_MORE: Final = 0
"""The option to use no further ability."""
ONLY_NO_MORE: Final = [NO_MORE]
"""What is offered mostly: none of the active dice can do anything at the moment."""
PER_DIE: Final = 16
"""An ability in use is 1 + die * 16 + moment."""


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

        Which of several dice of one kind and face uses an ability makes no difference, whatever else
        these dice can still do; so the first is offered for all.
        """
        seen = cubitos(table)
        player = seen.state.players[task.seat]
        options: list[int] | None = None
        shown = seen.game.moments_of_shown
        moments = self.moments
        alike: i64 = NOTHING
        offered: i64 = 0
        for die in player.active:
            usable = shown[shown_of(die)] & moments
            if usable == 0:
                continue
            if options is None:
                options = [NO_MORE]
            if shown_of(die) != alike:
                alike = shown_of(die)
                offered = 0
            card = seen.card_of(kind_of(die)) if face_of(die) != CREDIT else None
            if card is None:
                # A credit that is collected only on request.
                if not (offered or die & USED):
                    offered = 1 << RUN
                    options.append(1 + die * PER_DIE + RUN)
                continue
            usable &= ~offered
            moment: i64 = 0
            while usable >> moment:
                if usable >> moment & 1 and can_use(seen, player, die, card, moment):
                    offered |= 1 << moment
                    options.append(1 + die * PER_DIE + moment)
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


def ability_parts(option: i64) -> tuple[i64, i64]:
    """Return the die and the moment of an ability in use."""
    return (option - 1) // PER_DIE, (option - 1) % PER_DIE


@dataclass(frozen=True)
class UseAbility(Piece):
    """Use the ability picked."""

    def act(self, table: Table, task: Task) -> None:
        """Mark the die, then do what its card says."""
        if task.picked[PICKED] > NO_MORE:
            die, moment = ability_parts(task.picked[PICKED])
            use(cubitos(table), task, die, moment)


def use(table: CubitosTable, task: Task, die: i64, moment: i64) -> None:
    """Mark a die as used, and do what its card says before anything else."""
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


@dataclass(frozen=True)
class DoForced(Piece):
    """Do now-abilities that are not optional."""

    def act(self, table: Table, task: Task) -> None:
        """Do the first there is; the words it starts come back here."""
        seen = cubitos(table)
        for die in seen.state.players[task.seat].active:
            if not die & JUST_PLACED:
                continue
            card = seen.card_of(kind_of(die))
            if card is None or not card.forced >> NOW & 1:
                continue
            if face_of(die) in (SYMBOL, POWER_FACE):
                task.position -= 1
                use(seen, task, die, NOW)
                return


@dataclass(frozen=True)
class SomethingToDoNow(Condition):
    """An active die can use its now-ability."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        seen = cubitos(table)
        player = seen.state.players[task.seat]
        for die in player.active:
            if die & JUST_PLACED:
                card = seen.card_of(kind_of(die))
                if card is not None and can_use(seen, player, die, card, NOW):
                    return True
        return False


JUST_USED: Final = JustUsed()
SOMETHING_TO_DO_NOW: Final = SomethingToDoNow()


@dataclass(frozen=True)
class UsedWithMoreToDoNow(Condition):
    """The last pick used an ability, and there is another now-ability."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        return JUST_USED.holds(table, task) and SOMETHING_TO_DO_NOW.holds(table, task)


@dataclass(frozen=True)
class ClosePool(Piece):
    """Now-abilities and after-push abilities that were not used expire."""

    def act(self, table: Table, task: Task) -> None:
        """Remove the marks."""
        cubitos(table).clear_marks(task.seat, JUST_PLACED | PUSHED_WITH)


def credit_costs_a_die(table: CubitosTable, player: Player) -> bool:
    """Return whether a first credit could force its owner to lose a die; such credits are asked about."""
    return table.game.credits_cost_dice and player.credit_gained == 0


@dataclass(frozen=True)
class CollectFaces(Piece):
    """Gain what plain faces of active dice show: money, moves, credits unless they may do harm."""

    def act(self, table: Table, task: Task) -> None:
        """Gain it once for each die."""
        seen = cubitos(table)
        player = seen.state.players[task.seat]
        active = player.active
        money: i64 = 0
        move: i64 = 0
        credit: i64 = 0
        place: i64
        for place, die in enumerate(active):
            face = face_of(die)
            if face < MOVE or die & USED or (face == CREDIT and credit_costs_a_die(seen, player)):
                continue
            if face == MOVE:
                move += 1
            elif face == CREDIT:
                credit += 1
            else:
                money += face_money(face)
            active[place] = die | USED
        if money + move + credit:
            sort_nearly_sorted(active)
            seen.gain(task.seat, money, move, 0, credit)


@dataclass(frozen=True)
class LoseWhatMustGo(Piece):
    """Lose the dice whose loss is not optional, used or not."""

    def act(self, table: Table, task: Task) -> None:
        """Return them to their trays."""
        seen = cubitos(table)
        player = seen.state.players[task.seat]
        place: i64 = 0
        while place < len(player.active):
            die = player.active[place]
            card = seen.card_of(kind_of(die))
            if card is not None and card.loses >> face_of(die) & 1:
                seen.lose(task.seat, ACTIVE * SPOT + die)
            else:
                place += 1


ROLL_PHASE_MOMENTS: Final = 1 << NOW | 1 << AFTER_PUSH | 1 << ANY_TIME
RUN_PHASE_MOMENTS: Final = 1 << RUN | 1 << POWER | 1 << SECOND | 1 << ANY_TIME
UNTIL_SWORDS_MOMENTS: Final = RUN_PHASE_MOMENTS | 1 << BEFORE_SWORDS
NOW_IN_RUN_PHASE_MOMENTS: Final = 1 << NOW | 1 << ANY_TIME
AFTER_LOSS_MOMENTS: Final = 1 << SECOND
AFTER_MOVE_MOMENTS: Final = 1 << AFTER_MOVE | 1 << SECOND | 1 << ANY_TIME
ON_PUSH_MOMENTS: Final = 1 << ON_PUSH | 1 << ANY_TIME
WOULD_BUST_MOMENTS: Final = 1 << WOULD_BUST
"""Which abilities are pooled in a phase, one bit a moment."""

NOW_IN_RUN_PHASE = Program(
    "now in run phase",
    Pick(PICKED, AbilityToUse("now", NOW_IN_RUN_PHASE_MOMENTS, "no more")),
    UseAbility(),
    Again(UsedWithMoreToDoNow()),
)
CLOSE_POOL: Final = ClosePool()
NOW_AT_ONCE: Final = Program("now at once", When(SOMETHING_TO_DO_NOW, NOW_IN_RUN_PHASE), CLOSE_POOL)
"""The now-abilities of a die that came to active by itself, outside the pool that follows a roll."""


@dataclass(frozen=True)
class DoNowAtOnce(Piece):
    """Run `NOW_AT_ONCE`; without a task of its own where all it comes to is to close the pool."""

    def act(self, table: Table, task: Task) -> None:
        """Look first."""
        if SOMETHING_TO_DO_NOW.holds(table, task):
            table.unfold(task, NOW_AT_ONCE)
        else:
            CLOSE_POOL.act(table, task)

    def programs(self) -> list[Program]:
        """Return the program it may run."""
        return [NOW_AT_ONCE]
