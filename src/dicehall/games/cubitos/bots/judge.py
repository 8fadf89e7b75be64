"""The judge: strengths of players as the network sees them, as things are or with something changed.

The chance to win is that of a race between strengths: e to the power of one strength, divided by the sum of
everybody's. What a die, a place, a credit or a fan is worth is the difference it makes to the strength.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.cubitos.bots.race_inputs import DONE
from dicehall.games.cubitos.bots.race_network import Fixed, Near, RaceNetwork
from dicehall.games.cubitos.rules.dice import START
from dicehall.games.cubitos.rules.state import FAN_SPACES, CubitosState

CREDITS: Final = 3
"""A credit is worth a part of what this many more are."""
CLOSE: Final = 12
STRIDE: Final = 4
"""Farther from the finish than the first number, what a change is worth is found for every fourth distance;
between two of them it lies on a straight line."""
FARTHEST: Final = 1024
"""More than any distance, for numbers made of a change and a distance."""

# What may be changed. First, by kind: one more die; then, by kind: one die fewer.
FEWER: Final = START
RICHER: Final = 2 * START
GRAY_UNCOUNTED: Final = RICHER + 1
COLOURS_UNCOUNTED: Final = RICHER + 2
FREE_DRAW: Final = RICHER + 3
FANS: Final = RICHER + 4
"""From here on: by number, more fans."""


@final
class Judge:
    """The strengths of one player and the rivals in one position."""

    def __init__(self, network: RaceNetwork, state: CubitosState, seat: int) -> None:
        self._network: Final = network
        self._state: Final = state
        self._seat: Final = seat
        known = network.inputs(state, seat)
        known.stage = DONE
        known.hauled_moves = known.hauled_money = known.hauled_credit = 0
        if (state.start_player + 1) % len(state.players) == seat:
            known.start_die = 1
        else:
            known.start_die = 0
        self._known: Final = known
        """What is known of the player, as it would be if the round ended now."""
        self._leading: Final = int(known.behind) + int(
            network.game.course.red_lines_crossed(state.players[seat].position)
        )
        self._fixed: Final = network.fixed(known)
        self._behind: Final[dict[int, Fixed]] = {int(known.behind): self._fixed}
        """By red lines behind the leader: what the player has."""
        self._changed: Final[list[Fixed | None]] = [None] * (FANS + FAN_SPACES + 1)
        """By change: what the player would have."""
        self._nears: Final[dict[int, Near]] = {}
        self._places: Final[dict[int, float]] = {}
        """By distance: what it adds, and the strength there."""
        self._gains: Final[dict[int, float]] = {}
        """By change and distance: what it is worth."""

    def rival(self, seat: int) -> float:
        """Return a rival's strength at this moment of the round."""
        return self._network.strength_now(self._state, seat)

    def hoped(self, state: CubitosState) -> float:
        """Return the player's own strength at this moment of the round."""
        return self._network.strength_now(state, self._seat)

    def nearer(self, distance: i64) -> float:
        """Return the strength at a distance with everything else as it is."""
        found = self._places.get(int(distance))
        if found is None:
            found = self._network.strength(self._fixed, self._near(distance))
            self._places[int(distance)] = found
        return found

    def at(self, position: i64) -> float:
        """Return the strength at a position, without credits."""
        game = self._network.game
        distance = game.to_finish[position]
        behind = max(0, self._leading - int(game.course.red_lines_crossed(position)))
        fixed = self._behind.get(behind)
        if fixed is None:
            known = self._known
            before = known.behind
            known.behind = behind
            fixed = self._network.fixed(known)
            known.behind = before
            self._behind[behind] = fixed
        strength = self._network.strength(fixed, self._near(distance))
        return strength - int(self._known.credit) * self.credit(distance)

    def credit(self, distance: i64) -> float:
        """Return what one of a few more credits is worth."""
        return max(0.0, self._gain(RICHER, distance)) / CREDITS

    def die(self, kind: i64, distance: i64) -> float:
        """Return what a further die is worth; it comes to discard."""
        return self._gain(kind, distance)

    def die_kept(self, kind: i64, distance: i64) -> float:
        """Return what a die is worth; one in discard, if there is any."""
        if self._known.owned[kind] == 0:
            return self.die(kind, distance)
        return -self._gain(FEWER + kind, distance)

    def fan(self, before: i64, distance: i64) -> float:
        """Return what a further fan is worth with the hand token it may bring."""
        if self._known.fans + before >= FAN_SPACES:
            return 0.0
        gain = self._gain(FANS + before + 1, distance)
        return gain - self._gain(FANS + before, distance) if before else gain

    def uncounted(self, gray: bool, distance: i64) -> float:
        """Return what such a draw is worth."""
        return self._gain(GRAY_UNCOUNTED if gray else COLOURS_UNCOUNTED, distance)

    def free_draw(self, distance: i64) -> float:
        """Return what such a draw is worth."""
        return self._gain(FREE_DRAW, distance)

    def _near(self, distance: i64) -> Near:
        """Return what a distance adds."""
        found = self._nears.get(int(distance))
        if found is None:
            known = self._known
            before = known.distance
            known.distance = distance
            found = self._network.near(known)
            known.distance = before
            self._nears[int(distance)] = found
        return found

    def _gain(self, change: i64, distance: i64) -> float:
        """Return what a change is worth at a distance."""
        if distance <= CLOSE:
            return self._gain_at(change, distance)
        beyond = distance % STRIDE
        gain = self._gain_at(change, distance - beyond)
        if beyond:
            farther = self._gain_at(change, distance - beyond + STRIDE)
            gain += (farther - gain) * int(beyond) / STRIDE
        return gain

    def _gain_at(self, change: i64, distance: i64) -> float:
        key = int(change * FARTHEST + distance)
        found = self._gains.get(key)
        if found is None:
            fixed = self._changed[change]
            if fixed is None:
                fixed = self._with(change)
                self._changed[change] = fixed
            near = self._near(distance)
            if change == RICHER and distance < CLOSE:
                # Near the finish, credits turn into moves.
                known = self._known
                before = known.distance
                known.distance = distance
                known.credit += CREDITS
                near = self._network.near(known)
                known.credit -= CREDITS
                known.distance = before
            found = self._network.strength(fixed, near) - self.nearer(distance)
            self._gains[key] = found
        return found

    def _with(self, change: i64) -> Fixed:
        """Return what the player would have after a change."""
        known = self._known.copy()
        if change < FEWER:
            known.owned[change] += 1
        elif change < RICHER:
            kind = change - FEWER
            known.owned[kind] -= 1
            if known.draw[kind] + known.roll[kind] > known.owned[kind]:
                if known.draw[kind]:
                    known.draw[kind] -= 1
                else:
                    known.roll[kind] -= 1
        elif change == RICHER:
            known.credit += CREDITS
        elif change == GRAY_UNCOUNTED:
            known.gray_uncounted = 1
        elif change == COLOURS_UNCOUNTED:
            known.colours_uncounted = 1
        elif change == FREE_DRAW:
            known.free_draw = 1
        else:
            hands = self._network.game.box.fan_hands
            for _ in range(change - FANS):
                known.hand += hands[known.fans]
                known.fans += 1
        return self._network.fixed(known)
