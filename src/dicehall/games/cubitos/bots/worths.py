"""What a player has, and may gain or lose in a round, as strength: the same questions for every way to judge.

The chance to win is that of a race between strengths: e to the power of one strength, divided by the sum of
everybody's.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.cubitos.bots.value import (
    BEHIND,
    COLOURS_UNCOUNTED,
    FAN,
    FREE_DRAW,
    GRAY_UNCOUNTED,
    HAND,
    SLOWEST,
    Value,
    horizon_of,
    owned_dice,
    soon,
)
from dicehall.games.cubitos.rules.state import FAN_SPACES, CubitosState, Player

ROLLING: Final = 0
BUST: Final = 1
PASSED: Final = 2
MOVED: Final = 3
DONE: Final = 4
"""The stages of a player's round."""
# A list, because mypyc wrongly takes a constant tuple of floats for one that was never set.
STILL_TO_GAIN: Final[list[float]] = [0.9, 0.15, 1.15, 0.45, 0.0]
"""By stage of the round: what the rest of the round adds to a player's strength, as measured among
champions, beyond what everybody gains because the race gets shorter. It is nearly the same at every pace
and distance, because a strength counts the rounds that are left."""


def stage(player: Player) -> int:
    """Return the stage of the round that a player has reached."""
    if player.busted:
        return BUST
    if not player.passed:
        return ROLLING
    if not player.active:
        return DONE
    return PASSED if player.position == player.round_position else MOVED


class Worths:
    """The strengths of one player and the rivals in one position."""

    def rival(self, seat: int) -> float:
        """Return a rival's strength, with what the rest of the round will add to it."""
        raise NotImplementedError

    def hoped(self, state: CubitosState) -> float:
        """Return the player's own strength in the roll phase, with what the round will add to it."""
        raise NotImplementedError

    def nearer(self, distance: i64) -> float:
        """Return what is to be compared between distances, whatever dice will do on the way."""
        raise NotImplementedError

    def at(self, position: i64) -> float:
        """Return the strength after the round at a position, without its reward and any credits."""
        raise NotImplementedError

    def credit(self, distance: i64) -> float:
        """Return what a credit is worth at a distance from the finish."""
        raise NotImplementedError

    def die(self, kind: i64, distance: i64) -> float:
        """Return what a further die of a kind is worth."""
        raise NotImplementedError

    def die_kept(self, kind: i64, distance: i64) -> float:
        """Return what it is worth not to lose a die of a kind."""
        raise NotImplementedError

    def fan(self, before: i64, distance: i64) -> float:
        """Return what a further fan is worth after this many others, without the credits it brings."""
        raise NotImplementedError

    def uncounted(self, gray: bool, distance: i64) -> float:
        """Return what it is worth that gray dice, or coloured ones, do not count at the next draw."""
        raise NotImplementedError

    def free_draw(self, distance: i64) -> float:
        """Return what it is worth to draw any dice next time."""
        raise NotImplementedError


class FittedWorths(Worths):
    """Strengths from fitted weights."""

    def __init__(self, value: Value, state: CubitosState, seat: int) -> None:
        self._value: Final = value
        self._state: Final = state
        self._me: Final = state.players[seat]
        self._seat: Final = seat
        self._owned: Final[list[i64]] = owned_dice(self._me)
        self._least = 10_000
        """How far the nearest rival is from the finish."""
        self._leading = 0
        game = value.game
        for other in range(len(state.players)):
            rival = state.players[other]
            lines = game.course.red_lines_crossed(rival.position)
            self._leading = max(self._leading, lines)
            if other != seat:
                self._least = min(self._least, game.to_finish[rival.position])
        self._pace: Final = value.pace(self._owned, self._me.hand, self._me.fans)

    def rival(self, seat: int) -> float:
        """Return a rival's strength, with what is usually gained in the rest of a round."""
        gained = STILL_TO_GAIN[stage(self._state.players[seat])]
        return self._value.strength(self._state, seat) + gained

    def hoped(self, state: CubitosState) -> float:
        """Return the player's own strength, with what is usually gained in a round."""
        return self._value.strength(state, self._seat) + STILL_TO_GAIN[ROLLING]

    def nearer(self, distance: i64) -> float:
        """Return what the weights say of a distance alone."""
        return self._value.base[distance]

    def at(self, position: i64) -> float:
        """Return the strength at a position."""
        value = self._value
        distance = value.game.to_finish[position]
        horizon = self._horizon(distance)
        strength = value.base[distance] - horizon / self._pace
        behind = self._leading - int(value.game.course.red_lines_crossed(position))
        if behind > 0:
            strength += value.weights[BEHIND] * behind * soon(horizon) / 10.0
        return strength

    def credit(self, distance: i64) -> float:
        """Return what a credit is worth."""
        return self._value.credit(distance)

    def die(self, kind: i64, distance: i64) -> float:
        """Return what the pace of a further die is worth."""
        return self._pace_worth(self._value.die_more(kind, self._owned[kind]), distance)

    def die_kept(self, kind: i64, distance: i64) -> float:
        """Return what the pace of a die is worth."""
        more = self._value.die_more(kind, max(self._owned[kind] - 1, 0))
        return -self._pace_worth(-more, distance)

    def fan(self, before: i64, distance: i64) -> float:
        """Return what the pace of a further fan is worth; after the last there is none."""
        if self._me.fans + before >= FAN_SPACES:
            return 0.0
        hands = self._value.game.box.fan_hands[self._me.fans + before]
        weights = self._value.weights
        return self._pace_worth((weights[FAN] + hands * weights[HAND]) / 10.0, distance)

    def uncounted(self, gray: bool, distance: i64) -> float:
        """Return the weight of such a draw, for as much of it as the race is long enough for."""
        weight = self._value.weights[GRAY_UNCOUNTED if gray else COLOURS_UNCOUNTED]
        return weight * soon(self._horizon(distance))

    def free_draw(self, distance: i64) -> float:
        """Return the weight of such a draw, for as much of it as the race is long enough for."""
        return self._value.weights[FREE_DRAW] * soon(self._horizon(distance))

    def _horizon(self, distance: i64) -> float:
        return horizon_of(float(int(distance)), float(self._least))

    def _pace_worth(self, more: float, distance: i64) -> float:
        """Return what this much more pace is worth."""
        horizon = self._horizon(distance)
        return horizon / self._pace - horizon / max(self._pace + more, SLOWEST)
