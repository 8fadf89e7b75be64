"""The roll phase: roll, hits to active, push or pass, bust."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Program, Task
from dicehall.core.words import Again, Condition, Do, Pick, Roll, When, Word
from dicehall.games.cubitos.cards.abilities import (
    ON_PUSH_MOMENTS,
    ROLL_PHASE_MOMENTS,
    WOULD_BUST_MOMENTS,
    AbilityToUse,
    JustUsed,
    SomethingToDo,
    UseAbility,
)
from dicehall.games.cubitos.cards.amounts import EVERY_COLOUR, Just
from dicehall.games.cubitos.cards.choosing_dice import (
    FROM_ROLL,
    BeginChoosing,
    DiceWanted,
    DieToTake,
    EachPicked,
    JustPicked,
)
from dicehall.games.cubitos.cards.now_abilities import ClosePool, DoForced, DoNowAtOnce
from dicehall.games.cubitos.cards.offer_words import YES, YesOrNo
from dicehall.games.cubitos.cards.telling import NO_LIMIT, PICKED
from dicehall.games.cubitos.rules.dice import POWER, START, SYMBOL, face_of, kind_of
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos
from dicehall.games.cubitos.rules.zone import EVERY_KIND, thrown_from


@dataclass(frozen=True)
class RollAll(Roll):
    """Roll every die in roll."""

    def dice(self, table: Table, task: Task) -> list[int]:
        """Throw them."""
        return thrown_from(cubitos(table).state.players[task.seat].roll)

    def land(self, table: Table, task: Task, cells: list[int]) -> None:
        """Place the hits, or note that the roll would bust."""
        cubitos(table).roll_fell(task.seat, cells)


@dataclass(frozen=True)
class WouldBust(Condition):
    """The roll would bust."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return cubitos(table).state.players[task.seat].would_bust > 0


@dataclass(frozen=True)
class UsedAndWouldStillBust(Condition):
    """An ability was used, and the roll would still bust."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return JustUsed().holds(table, task) and WouldBust().holds(table, task)


@dataclass(frozen=True)
class StillRolling(Condition):
    """The player has neither passed nor bust."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return cubitos(table).state.players[task.seat].passed == 0


@dataclass(frozen=True)
class StillRollingWithAbilities(Condition):
    """The player has neither passed nor bust, and an active die may do something after the roll."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return STILL_ROLLING.holds(table, task) and IN_POOL.holds(table, task)


STILL_ROLLING: Final = StillRolling()
IN_POOL: Final = SomethingToDo(ROLL_PHASE_MOMENTS)


def colours_staying(table: CubitosTable, player: Player) -> i64:
    """Return the colours of dice that may stay active in a bust, one bit each."""
    colours: i64 = 0
    if table.game.dice_may_stay:
        for die in player.active:
            card = table.card_of(kind_of(die))
            if card is not None and face_of(die) in (SYMBOL, POWER):
                colours |= card.keeps
    return colours


@dataclass(frozen=True)
class SomeMayStay(Condition):
    """An active die lets dice of some colours stay in a bust."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        seen = cubitos(table)
        return colours_staying(seen, seen.state.players[task.seat]) != 0


@dataclass(frozen=True)
class BustNow(Word):
    """Carry out the bust; the player has already been asked what stays, if anything may."""

    asked: bool

    def act(self, table: Table, task: Task) -> None:
        """Discard what does not stay."""
        seen = cubitos(table)
        stay = self.asked and task.picked[PICKED] == YES
        kept = colours_staying(seen, seen.state.players[task.seat]) if stay else 0
        seen.bust(task.seat, kept)


@dataclass(frozen=True)
class DiscardPicked(EachPicked):
    """Move the die picked to discard."""

    def take(self, table: CubitosTable, seat: i64, spot: i64) -> None:
        """Discard it."""
        table.to_discard(seat, spot)


@dataclass(frozen=True)
class FanForTheBust(Word):
    """A bust brings a fan."""

    def act(self, table: Table, task: Task) -> None:
        """Gain it."""
        cubitos(table).fan(task.seat, True)


ASK_WHAT_STAYS = Program("what stays", Pick(PICKED, YesOrNo("keep_green_and_gray")), BustNow(True))
FROM_ROLL_TO_DISCARD: Final = DiceWanted(Just(NO_LIMIT), FROM_ROLL, EVERY_COLOUR, True)
CLEAR_ROLL = Program(
    "clear roll",
    Pick(PICKED, DieToTake("discard_after_bust", FROM_ROLL_TO_DISCARD)),
    DiscardPicked(),
    Again(JustPicked()),
)
PLAIN_BUST = Program("plain bust", BustNow(False))
BUST = Program(
    "bust",
    When(SomeMayStay(), ASK_WHAT_STAYS),
    # If the player was asked, the bust has been carried out, and the roll would not bust any more.
    When(WouldBust(), PLAIN_BUST),
    BeginChoosing(),
    Do(CLEAR_ROLL),
    FanForTheBust(),
)
SAVE_FROM_BUST = Program(
    "save from bust",
    Pick(PICKED, AbilityToUse("would_bust", WOULD_BUST_MOMENTS, "bust")),
    UseAbility(),
    Again(UsedAndWouldStillBust()),
)
POOL = Program(
    "pool",
    DoForced(),
    Pick(PICKED, AbilityToUse("now", ROLL_PHASE_MOMENTS, "no more")),
    UseAbility(),
    Again(JustUsed()),
)

# ---- push or pass

PUSH: Final = 1
PASS: Final = 2
ONLY_PUSH: Final = [PUSH]
ONLY_PASS: Final = [PASS]
EITHER: Final = [PUSH, PASS]
"""The options: only to push, only to pass, or both."""


@dataclass(frozen=True)
class PushOrPass(Choice):
    """Whether to push or to pass."""

    def name(self) -> str:
        """Return the choice's name."""
        return "push"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return what is possible; with an empty roll zone only passing is (ruling 14)."""
        player = cubitos(table).state.players[task.seat]
        if player.roll.empty():
            return ONLY_PASS
        return ONLY_PUSH if player.must_push else EITHER

    def sees_shared(self) -> bool:
        """Return False: only the player's own dice matter."""
        return False

    def text(self, table: Table, option: int) -> str:
        """Return ``push`` or ``pass``."""
        return "push" if option == PUSH else "pass"


@dataclass(frozen=True)
class Decide(Word):
    """Push or pass, as picked."""

    def act(self, table: Table, task: Task) -> None:
        """Do it."""
        seen = cubitos(table)
        if task.picked[PICKED] == PUSH:
            seen.push(task.seat)
            table.unfold(task, PUSHING)
        else:
            seen.pass_on(task.seat)

    def programs(self) -> list[Program]:
        """Return what comes with a push."""
        return [PUSHING]


@dataclass(frozen=True)
class MarkPushed(Word):
    """Dice that are active when you push can use their after-push abilities."""

    def act(self, table: Table, task: Task) -> None:
        """Mark them."""
        cubitos(table).mark_pushed(task.seat)


ABILITIES_ON_PUSH = Program(
    "on push",
    DoNowAtOnce(),
    Pick(PICKED, AbilityToUse("on_push", ON_PUSH_MOMENTS, "roll")),
    UseAbility(),
    Again(JustUsed()),
)
PUSHING = Program("pushing", When(SomethingToDo(ON_PUSH_MOMENTS), ABILITIES_ON_PUSH), MarkPushed())
PUSH_OR_PASS = Program("push or pass", ClosePool(), Pick(PICKED, PushOrPass()), Decide())

ONE_ROLL = Program(
    "one roll",
    RollAll(),
    When(WouldBust(), SAVE_FROM_BUST),
    When(WouldBust(), BUST),
    When(StillRollingWithAbilities(), POOL),
    When(STILL_ROLLING, PUSH_OR_PASS),
)
ROLLS = Program("rolls", Do(ONE_ROLL), Again(STILL_ROLLING))


@dataclass(frozen=True)
class SomebodyStillRolls(Condition):
    """Not everybody has passed or bust."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return any(player.passed == 0 for player in cubitos(table).state.players)


BUT_THE_START_DIE: Final = EVERY_KIND & ~(1 << START)


@dataclass(frozen=True)
class GiveRollToMostDice(Word):
    """Strict order: the player with most dice in roll rolls once; ties go clockwise from the start player.

    The start die does not count (ruling 34).
    """

    def step(self, table: Table, task: Task) -> bool:
        """Give one roll to that player."""
        task.position += 1
        seen = cubitos(table)
        chosen = with_most_dice(seen.state, BUT_THE_START_DIE)
        former = with_most_dice(seen.state, EVERY_KIND)
        if chosen != former and not seen.rules_by(34):
            chosen = former
        seen.give(chosen, ONE_ROLL)
        return False

    def programs(self) -> list[Program]:
        """Return one roll."""
        return [ONE_ROLL]


def with_most_dice(state: CubitosState, kinds: i64) -> int:
    """Return which of those who still roll has most dice of these kinds in roll."""
    most: i64 = NOTHING
    chosen = 0
    for place in range(len(state.players)):
        seat = (state.start_player + place) % len(state.players)
        player = state.players[seat]
        dice = player.roll.number(kinds)
        if player.passed == 0 and dice > most:
            most = dice
            chosen = seat
    return chosen


STRICT_ROLLS = Program("strict rolls", GiveRollToMostDice(), Again(SomebodyStillRolls()))
