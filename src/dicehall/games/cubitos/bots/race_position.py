"""One player's position in the race: the chance to win with a strength, and what places, rewards, dice and
fans add to it."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from dicehall.games.cubitos.bots.dice_facts import DiceFacts
from dicehall.games.cubitos.bots.judge import Judge
from dicehall.games.cubitos.bots.race_inputs import owned_dice
from dicehall.games.cubitos.rules.dice import START
from dicehall.games.cubitos.rules.state import FAN_SPACES, CubitosState, Player
from dicehall.games.cubitos.track.track import ANY_DIE, CREDITS, DIE_UP_TO, FANS, LOSE_DICE

ROUND_OF_MOVES: Final = 4
"""About how much nearer to the finish the runner will be when a credit is spent."""


@final
class RunnerPlace:
    """What a position brings a runner who ends there."""

    __slots__ = ("credit", "worth")

    def __init__(self, worth: float, credit: i64) -> None:
        self.worth: float = worth
        """The strength there, including the reward but without any credits."""
        self.credit: i64 = credit
        """The credits of its reward."""


@final
class RacePosition:
    """What one player has, weighed against what the rivals have."""

    def __init__(self, facts: DiceFacts, judge: Judge, state: CubitosState, seat: int) -> None:
        self.facts: Final = facts
        self.judge: Final = judge
        self.game: Final = facts.game
        self.state: CubitosState = state
        self.seat: Final = seat
        self.me: Player = state.players[seat]
        self.owned: list[i64] = owned_dice(self.me)
        """The player's dice by kind."""
        self.lines: int = self.game.lines_ahead(state, self.me)
        self.least: int = 10_000
        """How far the nearest rival is from the finish."""
        self.rivals: float = 0.0
        """The strengths of the rivals, each as a power of e, added up."""
        course = self.game.course
        for other in range(len(state.players)):
            rival = state.players[other]
            if other == seat:
                continue
            distance = self.game.to_finish[rival.position]
            self.least = min(self.least, distance)
            self.rivals += exp(max(-40.0, min(40.0, judge.rival(other))))
        self._places: list[RunnerPlace | None] = [None] * course.size
        distance = self.game.to_finish[self.me.position]
        self.distance: int = distance
        self.credit_worth: float = judge.credit(max(distance - ROUND_OF_MOVES, 0))

    def look_again(self, state: CubitosState) -> None:
        """Continue with another copy of the state; nothing that matters here has changed."""
        self.state = state
        self.me = state.players[self.seat]

    # ---- strengths and chances

    def chance(self, strength: float) -> float:
        """Return the chance to win with a strength."""
        power = exp(max(-40.0, min(40.0, strength)))
        return power / (power + self.rivals)

    def strength_for(self, chance: float) -> float:
        """Return the strength that gives this chance to win."""
        chance = max(1.0e-9, min(1.0 - 1.0e-9, chance))
        return log(chance / (1.0 - chance) * self.rivals)

    def place(self, position: i64) -> RunnerPlace:
        """Return what ending a move at a position brings."""
        known = self._places[position]
        if known is None:
            known = self._weigh_place(position)
            self._places[position] = known
        return known

    def _weigh_place(self, position: int) -> RunnerPlace:
        strength = self.judge.at(position)
        credit = 0
        course = self.game.course
        board = course.board_position
        if board[position] != board[self.me.round_position]:
            rewards = course.rewards(position)
            if position < course.finish:
                distance = self.game.to_finish[position]
                strength += self.reward_worth(rewards, distance)
            for kind, amount in rewards:
                if kind == CREDITS:
                    credit += amount
        return RunnerPlace(strength, credit)

    def reward_worth(self, rewards: tuple[tuple[int, int], ...], distance: int) -> float:
        """Return what rewards are worth, except for their credits, as strength."""
        worth = 0.0
        for kind, amount in rewards:
            if kind == FANS:
                for number in range(amount):
                    worth += self.fan_worth(number, distance, True)
            elif kind == LOSE_DICE:
                worth += amount * self.loss_worth(distance)
            elif kind == ANY_DIE:
                worth += self.gain_worth(100, distance)
            elif kind == DIE_UP_TO:
                worth += self.gain_worth(amount, distance)
        return worth

    # ---- what dice and fans are worth

    def fan_worth(self, before: int, distance: int, with_credits: bool) -> float:
        """Return what a further fan is worth, after this many others."""
        worth = self.judge.fan(before, distance)
        if with_credits:
            space = min(self.me.fans + before + 1, FAN_SPACES)
            worth += self.game.box.fan_credits[space - 1] * self.judge.credit(distance)
        return worth

    def loss_worth(self, distance: int) -> float:
        """Return what it is worth to lose one's worst die; at least 0."""
        best = 0.0
        for kind in range(START):
            if self.owned[kind]:
                best = max(best, -self.judge.die_kept(kind, distance))
        return best

    def gain_worth(self, most: int, distance: int) -> float:
        """Return what the best die up to a cost is worth; at least 0."""
        best = 0.0
        for kind in range(START):
            if self.state.trays[kind] and self.facts.costs[kind] <= most:
                best = max(best, self.judge.die(kind, distance))
        return best
