"""Where one player stands against the rivals: what places, dice, fans and rewards are worth, as strength."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from dicehall.games.cubitos.bots.value import (
    BEHIND,
    FAN,
    HAND,
    SLOWEST,
    Value,
    horizon_of,
    owned_dice,
    soon,
)
from dicehall.games.cubitos.odds.run_gains import Hauls
from dicehall.games.cubitos.rules.dice import START
from dicehall.games.cubitos.rules.state import FAN_SPACES, CubitosState, Player
from dicehall.games.cubitos.track.track import ANY_DIE, CREDITS, DIE_UP_TO, FANS, LOSE_DICE

ROUND_OF_MOVES: Final = 4
"""About how much nearer to the finish the runner is when a credit is spent."""
ROLLING: Final = 0
BUST: Final = 1
PASSED: Final = 2
MOVED: Final = 3
DONE: Final = 4
"""How far a player is in a round."""
STILL_TO_GAIN: Final = (0.9, 0.15, 1.15, 0.45, 0.0)
"""By stage of the round: what the rest of the round adds to a player's strength, measured among champions,
beyond what it adds to everybody's because the race gets shorter. It is nearly the same at every pace and
distance, because a strength counts the rounds still to run."""


def outlook_key(state: CubitosState, seat: int) -> list[int]:
    """Return the numbers on which a player's outlook depends."""
    me = state.players[seat]
    key = [seat, state.round, me.credit, me.fans, me.hand, me.bought, me.effects_used]
    key += owned_dice(me)
    key += state.trays
    for player in state.players:
        key.append(player.position)
        key.append(stage(player))
    return key


def stage(player: Player) -> int:
    """Return how far a player is in a round."""
    if player.busted:
        return BUST
    if not player.passed:
        return ROLLING
    if not player.active:
        return DONE
    return PASSED if player.position == player.round_position else MOVED


class Standing:
    """What one player has, weighed against what the rivals have."""

    def __init__(self, value: Value, hauls: Hauls, state: CubitosState, seat: int) -> None:
        self.value: Final = value
        self.game: Final = value.game
        self.hauls: Final = hauls
        self.state: CubitosState = state
        self.seat: Final = seat
        self.me: Player = state.players[seat]
        self.key: list[int] = outlook_key(state, seat)
        """What the outlook depends on."""
        self.owned: list[i64] = owned_dice(self.me)
        """The player's dice by kind."""
        self.lines: int = self.game.lines_ahead(state, self.me)
        self.least: int = 10_000
        """How far the nearest rival is from the finish."""
        self.rivals: float = 0.0
        """The strengths of the rivals, each as a power of e, added up."""
        self._leading: int = 0
        course = self.game.course
        for other in range(len(state.players)):
            rival = state.players[other]
            self._leading = max(self._leading, course.red_lines_crossed(rival.position))
            if other == seat:
                continue
            distance = self.game.to_finish[rival.position]
            self.least = min(self.least, distance)
            strength = value.strength(state, other) + STILL_TO_GAIN[stage(rival)]
            self.rivals += exp(max(-40.0, min(40.0, strength)))
        self.pace: float = value.pace(self.owned, self.me.hand, self.me.fans)
        self._place_worth: dict[int, float] = {}
        self._place_credits: dict[int, int] = {}
        distance = self.game.to_finish[self.me.position]
        self.distance: int = distance
        self.horizon: float = horizon_of(float(distance), float(self.least))
        self.credit_worth: float = value.credit(max(distance - ROUND_OF_MOVES, 0))

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
        """Return the strength with which one has a chance to win."""
        chance = max(1.0e-9, min(1.0 - 1.0e-9, chance))
        return log(chance / (1.0 - chance) * self.rivals)

    def place_worth(self, position: int) -> float:
        """Return the strength at a position, its reward included, without any credits."""
        known = self._place_worth.get(position)
        if known is not None:
            return known
        strength = self.standing(position)
        course = self.game.course
        board = course.board_position
        if position < course.finish and board[position] != board[self.me.round_position]:
            distance = self.game.to_finish[position]
            horizon = horizon_of(float(distance), float(self.least))
            strength += self.reward_worth(course.rewards(position), horizon, distance)
        self._place_worth[position] = strength
        return strength

    def standing(self, position: int) -> float:
        """Return the strength at a position, without its reward and any credits."""
        value = self.value
        distance = self.game.to_finish[position]
        horizon = horizon_of(float(distance), float(self.least))
        strength = value.base[distance] - horizon / self.pace
        behind = self._leading - self.game.course.red_lines_crossed(position)
        if behind > 0:
            strength += value.weights[BEHIND] * behind * soon(horizon) / 10.0
        return strength

    def place_credits(self, position: int) -> int:
        """Return the credits of a position's reward."""
        known = self._place_credits.get(position)
        if known is not None:
            return known
        credit = 0
        board = self.game.course.board_position
        if board[position] != board[self.me.round_position]:
            for kind, amount in self.game.course.rewards(position):
                if kind == CREDITS:
                    credit += amount
        self._place_credits[position] = credit
        return credit

    def reward_worth(
        self, rewards: tuple[tuple[int, int], ...], horizon: float, distance: int
    ) -> float:
        """Return what rewards are worth but for their credits, as strength."""
        worth = 0.0
        for kind, amount in rewards:
            if kind == FANS:
                for number in range(amount):
                    worth += self.fan_worth(number, horizon, distance, True)
            elif kind == LOSE_DICE:
                worth += amount * self.loss_worth(horizon)
            elif kind == ANY_DIE:
                worth += self.gain_worth(100, horizon)
            elif kind == DIE_UP_TO:
                worth += self.gain_worth(amount, horizon)
        return worth

    # ---- what dice and fans are worth

    def pace_worth(self, more: float, horizon: float) -> float:
        """Return what so much more pace is worth."""
        return horizon / self.pace - horizon / max(self.pace + more, SLOWEST)

    def die_worth(self, kind: i64, horizon: float) -> float:
        """Return what a further die of a kind is worth."""
        return self.pace_worth(self.value.die_more(kind, self.owned[kind]), horizon)

    def die_kept(self, kind: i64, horizon: float) -> float:
        """Return what it is worth not to lose a die of a kind."""
        more = self.value.die_more(kind, max(self.owned[kind] - 1, 0))
        return -self.pace_worth(-more, horizon)

    def fan_worth(self, before: int, horizon: float, distance: int, with_credits: bool) -> float:
        """Return what a further fan is worth, after this many others."""
        box = self.game.box
        space = min(self.me.fans + before + 1, FAN_SPACES)
        worth = 0.0
        if self.me.fans + before < FAN_SPACES:
            weights = self.value.weights
            more = (weights[FAN] + box.fan_hands[space - 1] * weights[HAND]) / 10.0
            worth += self.pace_worth(more, horizon)
        if with_credits:
            worth += box.fan_credits[space - 1] * self.value.credit(distance)
        return worth

    def loss_worth(self, horizon: float) -> float:
        """Return what it is worth to lose one's worst die; at least 0."""
        best = 0.0
        for kind in range(START):
            if self.owned[kind]:
                best = max(best, -self.die_kept(kind, horizon))
        return best

    def gain_worth(self, most: int, horizon: float) -> float:
        """Return what the best die up to a cost is worth; at least 0."""
        best = 0.0
        for kind in range(START):
            if self.state.trays[kind] and self.value.costs[kind] <= most:
                best = max(best, self.die_worth(kind, horizon))
        return best
