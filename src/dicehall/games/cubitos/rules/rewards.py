"""Rewards: those of the space where a move ends, and those of a space nearby."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Program, Task
from dicehall.core.words import Again, Condition, Do, Effect, Pick, Piece, Word
from dicehall.games.cubitos.cards.amounts import Amount
from dicehall.games.cubitos.cards.choosing_dice import (
    ANYWHERE,
    BUT_START,
    BeginChoosing,
    DiceWanted,
    DieToTake,
    EachPicked,
    JustPicked,
)
from dicehall.games.cubitos.cards.telling import NEARBY_REWARD, PICKED, Brings
from dicehall.games.cubitos.cards.tray_words import GainDie
from dicehall.games.cubitos.rules.table import CubitosTable, cubitos
from dicehall.games.cubitos.track.track import (
    ANY_DIE,
    CREDITS,
    FANS,
    LOSE_DICE,
    REWARD,
    REWARD_NAMES,
)

NO_REWARD: Final = 0


@dataclass(frozen=True)
class RewardToTake(Choice):
    """Which reward of the space to take next; each may be declined."""

    def name(self) -> str:
        """Return the choice's name."""
        return "reward"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return 1 + reward for each different one, and `NO_REWARD`."""
        rewards = cubitos(table).state.players[task.seat].rewards
        if not rewards:
            return []
        options: list[int] = [NO_REWARD]
        before: i64 = NOTHING
        for reward in rewards:
            if reward != before:
                before = reward
                options.append(1 + reward)
        return options

    def sees_shared(self) -> bool:
        """Return False: only the rewards laid out for this player matter."""
        return False

    def text(self, table: Table, option: int) -> str:
        """Return ``credits 3``, ``any die`` or the like, or ``none``."""
        if option == NO_REWARD:
            return "none"
        kind, amount = divmod(option - 1, REWARD)
        return REWARD_NAMES[kind] if kind == ANY_DIE else f"{REWARD_NAMES[kind]} {amount}"


@dataclass(frozen=True)
class RewardAmount(Amount):
    """The amount of the reward being taken."""

    def of(self, table: Table, seat: i64) -> i64:
        """Return the amount."""
        return cubitos(table).state.players[seat].reward

    def counted(self, tally: list[i64]) -> i64:
        """Return 0: dice bring no reward."""
        return 0


@dataclass(frozen=True)
class LosePickedAndCount(EachPicked):
    """Lose the die picked, one of several."""

    def take(self, table: CubitosTable, seat: i64, spot: i64) -> None:
        """Return it to its tray."""
        table.lose(seat, spot)


DICE_TO_LOSE: Final = DiceWanted(RewardAmount(), ANYWHERE, BUT_START, True)
LOSE_EACH = Program(
    "lose each",
    Pick(PICKED, DieToTake("lose", DICE_TO_LOSE)),
    LosePickedAndCount(),
    Again(JustPicked()),
)
LOSE_DICE_REWARD = Program("reward: lose dice", BeginChoosing(), Do(LOSE_EACH))
ANY_DIE_REWARD = Program("reward: any die", GainDie())
DIE_UP_TO_REWARD = Program("reward: die up to", GainDie(most=RewardAmount()))


@dataclass(frozen=True)
class TakeReward(Piece):
    """Take the reward picked; the others of the space can still be taken."""

    def act(self, table: Table, task: Task) -> None:
        """Take it."""
        seen = cubitos(table)
        if task.picked[PICKED] <= NO_REWARD:
            seen.decline_rewards(task.seat)
            return
        seen.take_reward(task.seat, task.picked[PICKED] - 1)
        kind, amount = divmod(task.picked[PICKED] - 1, REWARD)
        if kind == CREDITS:
            seen.gain(task.seat, 0, 0, 0, amount)
        elif kind == FANS:
            for _ in range(amount):
                seen.fan(task.seat, True)
        elif kind == LOSE_DICE:
            table.unfold(task, LOSE_DICE_REWARD)
        else:
            table.unfold(task, ANY_DIE_REWARD if kind == ANY_DIE else DIE_UP_TO_REWARD)

    def programs(self) -> list[Program]:
        """Return what rewards may start."""
        return [LOSE_DICE_REWARD, ANY_DIE_REWARD, DIE_UP_TO_REWARD]


@dataclass(frozen=True)
class RewardsLeft(Condition):
    """There are rewards left to take."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return len(cubitos(table).state.players[task.seat].rewards) > 0


REWARDS = Program("rewards", Pick(PICKED, RewardToTake()), TakeReward(), Again(RewardsLeft()))


# ---- the reward of a space nearby


@dataclass(frozen=True)
class NearbyReward(Choice):
    """Which space, one or two away, to take the reward of (ruling 15)."""

    def name(self) -> str:
        """Return the choice's name."""
        return "nearby_reward"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return 1 + position for each space with a reward."""
        seen = cubitos(table)
        here = seen.state.players[task.seat].position
        return [1 + position for position in seen.game.course.rewarded_near(here)]

    def sees_shared(self) -> bool:
        """Return False: only the runner's own space matters."""
        return False

    def text(self, table: Table, option: int) -> str:
        """Return the space."""
        return cubitos(table).game.course.text(option - 1)


@dataclass(frozen=True)
class LayOutPicked(Piece):
    """Lay out the rewards of the space picked."""

    def act(self, table: Table, task: Task) -> None:
        """Lay them out."""
        if task.picked[PICKED] > 0:
            cubitos(table).lay_out_rewards(task.seat, task.picked[PICKED] - 1)


NEARBY = Program("reward nearby", Pick(PICKED, NearbyReward()), LayOutPicked(), Do(REWARDS))


@dataclass(frozen=True)
class TakeNearbyReward(Word):
    """Take the reward of a space one or two spaces away."""

    def act(self, table: Table, task: Task) -> None:
        """Ask which."""
        table.unfold(task, NEARBY)

    def tell(self) -> tuple[Effect, ...]:
        """Return the reward."""
        return (Brings(NEARBY_REWARD),)

    def programs(self) -> list[Program]:
        """Return the program of this reward."""
        return [NEARBY]
