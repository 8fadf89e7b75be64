"""Now-abilities: those that must be used, those that may be, and the pool that offers them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from dicehall.core.table import Table
from dicehall.core.task import Program, Task
from dicehall.core.words import Again, Condition, Pick, Piece, When
from dicehall.games.cubitos.cards.abilities import (
    JUST_USED,
    POOL_MARKS,
    AbilityToUse,
    UseAbility,
    can_use,
    use,
)
from dicehall.games.cubitos.cards.moments import ANY_TIME, NOW
from dicehall.games.cubitos.cards.telling import PICKED
from dicehall.games.cubitos.rules.dice import JUST_PLACED, SYMBOL, face_of, kind_of
from dicehall.games.cubitos.rules.dice import POWER as POWER_FACE
from dicehall.games.cubitos.rules.table import cubitos


@dataclass(frozen=True)
class DoForced(Piece):
    """Do now-abilities that are not optional."""

    def act(self, table: Table, task: Task) -> None:
        """Do the first one; when its words are done, this word is run again."""
        seen = cubitos(table)
        if not seen.game.forces_now:
            return
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


SOMETHING_TO_DO_NOW: Final = SomethingToDoNow()


@dataclass(frozen=True)
class UsedWithMoreToDoNow(Condition):
    """The last pick used an ability, and there is another now-ability."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return JUST_USED.holds(table, task) and SOMETHING_TO_DO_NOW.holds(table, task)


@dataclass(frozen=True)
class ClosePool(Piece):
    """Now-abilities and after-push abilities that were not used expire."""

    def act(self, table: Table, task: Task) -> None:
        """Remove the marks."""
        cubitos(table).clear_marks(task.seat, POOL_MARKS)


NOW_IN_RUN_PHASE_MOMENTS: Final = 1 << NOW | 1 << ANY_TIME
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
    """Run `NOW_AT_ONCE`; if the only thing to do is to close the pool, do so without starting a task."""

    def act(self, table: Table, task: Task) -> None:
        """Run the program only if there is something to do."""
        marks: i64 = 0
        for die in cubitos(table).state.players[task.seat].active:
            marks |= die
        if marks & JUST_PLACED and SOMETHING_TO_DO_NOW.holds(table, task):
            table.unfold(task, NOW_AT_ONCE)
        elif marks & POOL_MARKS:
            CLOSE_POOL.act(table, task)

    def programs(self) -> list[Program]:
        """Return the program it may run."""
        return [NOW_AT_ONCE]
