"""Strengths as the network judges them: what the position would be worth with something changed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.cubitos.bots.race_inputs import RaceInputs
from dicehall.games.cubitos.bots.race_network import RaceNetwork, Team
from dicehall.games.cubitos.bots.worths import DONE, Worths
from dicehall.games.cubitos.rules.dice import START
from dicehall.games.cubitos.rules.state import FAN_SPACES, CubitosState

CREDITS: Final = 3
"""A credit is worth a part of what this many more are."""


class LearnedWorths(Worths):
    """Strengths from the network."""

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
        self._behind: Final = int(known.behind)
        self._leading: Final = known.behind + network.game.course.red_lines_crossed(
            state.players[seat].position
        )
        self._team: Final = network.team(known)
        self._places: Final[dict[int, float]] = {}
        self._credits: Final[dict[int, float]] = {}
        self._more_dice: Final[list[Team | None]] = [None] * START
        self._fewer_dice: Final[list[Team | None]] = [None] * START
        self._dice: Final[dict[int, float]] = {}
        self._kept: Final[dict[int, float]] = {}
        self._fans: Final[dict[int, float]] = {}

    def rival(self, seat: int) -> float:
        """Return a rival's strength at this moment of the round."""
        return self._network.strength_now(self._state, seat)

    def hoped(self, state: CubitosState) -> float:
        """Return the player's own strength at this moment of the round."""
        return self._network.strength_now(state, self._seat)

    def nearer(self, distance: i64) -> float:
        """Return the strength at a distance."""
        return self._here(distance)

    def at(self, position: i64) -> float:
        """Return the strength at a position, without credits."""
        game = self._network.game
        distance = game.to_finish[position]
        known = self._known
        known.behind = max(0, self._leading - game.course.red_lines_crossed(position))
        strength = self._judged(self._team, distance)
        known.behind = self._behind
        return strength - int(known.credit) * self.credit(distance)

    def credit(self, distance: i64) -> float:
        """Return what one of a few more credits is worth."""
        found = self._credits.get(int(distance))
        if found is None:
            known = self._known
            before = self._here(distance)
            known.credit += CREDITS
            found = max(0.0, self._judged(self._team, distance) - before) / CREDITS
            known.credit -= CREDITS
            self._credits[int(distance)] = found
        return found

    def die(self, kind: i64, distance: i64) -> float:
        """Return what a further die is worth; it comes to discard."""
        key = int(distance * START + kind)
        found = self._dice.get(key)
        if found is None:
            known = self._known
            known.owned[kind] += 1
            team = self._more_dice[kind]
            if team is None:
                team = self._network.team(known)
                self._more_dice[kind] = team
            found = self._judged(team, distance)
            known.owned[kind] -= 1
            found -= self._here(distance)
            self._dice[key] = found
        return found

    def die_kept(self, kind: i64, distance: i64) -> float:
        """Return what a die is worth; one in discard, if there is any."""
        known = self._known
        if known.owned[kind] == 0:
            return self.die(kind, distance)
        key = int(distance * START + kind)
        found = self._kept.get(key)
        if found is None:
            draw = known.draw[kind]
            roll = known.roll[kind]
            known.owned[kind] -= 1
            if draw + roll > known.owned[kind]:
                if draw:
                    known.draw[kind] -= 1
                else:
                    known.roll[kind] -= 1
            team = self._fewer_dice[kind]
            if team is None:
                team = self._network.team(known)
                self._fewer_dice[kind] = team
            found = self._judged(team, distance)
            known.owned[kind] += 1
            known.draw[kind] = draw
            known.roll[kind] = roll
            found = self._here(distance) - found
            self._kept[key] = found
        return found

    def fan(self, before: i64, distance: i64) -> float:
        """Return what a further fan is worth with the hand token it may bring."""
        known = self._known
        if known.fans + before >= FAN_SPACES:
            return 0.0
        key = int(distance * FAN_SPACES + before)
        found = self._fans.get(key)
        if found is None:
            hands = self._network.game.box.fan_hands
            first = self._here(distance)
            fans = known.fans
            hand = known.hand
            more: i64
            for more in range(before):
                known.hand += hands[fans + more]
            known.fans += before
            if before:
                first = self._judged(self._team, distance)
            known.hand += hands[known.fans]
            known.fans += 1
            found = self._judged(self._team, distance) - first
            known.fans = fans
            known.hand = hand
            self._fans[key] = found
        return found

    def uncounted(self, gray: bool, distance: i64) -> float:
        """Return what such a draw is worth."""
        known = self._known
        before = self._here(distance)
        had = known.gray_uncounted if gray else known.colours_uncounted
        if gray:
            known.gray_uncounted = 1
        else:
            known.colours_uncounted = 1
        found = self._judged(self._team, distance) - before
        if gray:
            known.gray_uncounted = had
        else:
            known.colours_uncounted = had
        return found

    def free_draw(self, distance: i64) -> float:
        """Return what such a draw is worth."""
        known = self._known
        before = self._here(distance)
        had = known.free_draw
        known.free_draw = 1
        found = self._judged(self._team, distance) - before
        known.free_draw = had
        return found

    def _here(self, distance: i64) -> float:
        """Return the strength at a distance with everything else as it is."""
        found = self._places.get(int(distance))
        if found is None:
            found = self._judged(self._team, distance)
            self._places[int(distance)] = found
        return found

    def _judged(self, team: Team, distance: i64) -> float:
        known: RaceInputs = self._known
        before = known.distance
        known.distance = distance
        strength = self._network.strength(team, known)
        known.distance = before
        return strength
