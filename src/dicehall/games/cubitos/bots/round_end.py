"""The chance to win after this round, for whatever the run phase may bring: the best move, the best dice."""

from __future__ import annotations

from math import exp, log
from typing import Final

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
from dicehall.games.cubitos.odds.run_gains import Haul, Hauls
from dicehall.games.cubitos.rules.dice import (
    COLOURS,
    START,
)
from dicehall.games.cubitos.rules.state import FAN_SPACES, CubitosState, Player
from dicehall.games.cubitos.rules.tally import tally_of
from dicehall.games.cubitos.track.routes import Reach
from dicehall.games.cubitos.track.steps import Point
from dicehall.games.cubitos.track.track import ANY_DIE, CREDITS, DIE_UP_TO, FANS, LOSE_DICE

MOVE_PRICE: Final = 4
NEVER: Final = -1.0e9
ROUND_OF_MOVES: Final = 4
"""About so much nearer to the finish is a credit spent."""
ROLLING: Final = 0
BUST: Final = 1
PASSED: Final = 2
MOVED: Final = 3
DONE: Final = 4
"""How far a player is in a round."""
STILL_TO_GAIN: Final = (0.9, 0.15, 1.15, 0.45, 0.0)
"""By how far a player is in a round: what the rest of it adds to the strength as champions race, over what it
adds to everybody's, since the race gets shorter. It is nearly the same at every pace and distance, as a
strength counts the rounds still to run."""
BOUGHT_AT_MOST: Final = 6
SPREAD: Final = 2.0
"""How far a rival's moves of a round scatter."""
KNOWN_SPREAD: Final = 0.5
"""How far they scatter when the rival's dice lie there."""


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


class RoundEnd:
    """What one player can hope for at the end of a round, from moves, money and credits."""

    def __init__(self, value: Value, hauls: Hauls, state: CubitosState, seat: int) -> None:
        self.value: Final = value
        self.game: Final = value.game
        self.hauls: Final = hauls
        self.state: CubitosState = state
        self.seat: Final = seat
        self.me: Player = state.players[seat]
        self.key: list[int] = outlook_key(state, seat)
        """What the outlook depends on."""
        self.owned: list[int] = owned_dice(self.me)
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
        """The player's pace."""
        self._place_worth: dict[int, float] = {}
        self._place_credits: dict[int, int] = {}
        self._ends: dict[int, int] = {}
        self._beyond: dict[int, int] = {}
        self._bought: dict[int, float] = {}
        self._after: dict[int, float] = {}
        self._finish: dict[int, float] = {}
        distance = self.game.to_finish[self.me.position]
        self.distance: int = distance
        self.horizon: float = horizon_of(float(distance), float(self.least))
        self.credit_worth: float = value.credit(max(distance - ROUND_OF_MOVES, 0))
        self.move_worth: float = (
            (self.end_strength(6, 0) - self.end_strength(2, 0)) / 4.0 if distance > 6 else 0.3
        )
        self.money_worth: float = (
            self.bought(9, 0, self.me.position) - self.bought(3, 0, self.me.position)
        ) / 6.0

    def look_again(self, state: CubitosState) -> None:
        """Go on with another copy of a state in which nothing has changed that matters here."""
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

    def settled(self) -> float:
        """Return the strength once the runner has moved, with dice still to buy; rewards come on top."""
        me = self.me
        strength = self.standing(me.position) + me.credit * self.value.credit(self.distance)
        return strength + self.bought(me.money, me.credit, me.position)

    def place_credits(self, position: int) -> int:
        """Return the credits of a position's reward."""
        board = self.game.course.board_position
        if board[position] == board[self.me.round_position]:
            return 0
        credit = 0
        for kind, amount in self.game.course.rewards(position):
            if kind == CREDITS:
                credit += amount
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

    def pace_worth(self, more: float, horizon: float) -> float:
        """Return what so much more pace is worth."""
        return horizon / self.pace - horizon / max(self.pace + more, SLOWEST)

    def die_worth(self, kind: int, horizon: float) -> float:
        """Return what a further die of a kind is worth."""
        return self.pace_worth(self.value.die_more(kind, self.owned[kind]), horizon)

    def die_kept(self, kind: int, horizon: float) -> float:
        """Return what it is worth not to lose a die of a kind."""
        more = self.value.die_more(kind, max(self.owned[kind] - 1, 0))
        return -self.pace_worth(-more, horizon)

    def fan_worth(self, before: int, horizon: float, distance: int, with_credits: bool) -> float:
        """Return what a further fan is worth, after so many others."""
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
        """Return what it is worth to lose one's worst die; at least nothing."""
        best = 0.0
        for kind in range(START):
            if self.owned[kind]:
                best = max(best, -self.die_kept(kind, horizon))
        return best

    def gain_worth(self, most: int, horizon: float) -> float:
        """Return what the best die up to a cost is worth; at least nothing."""
        best = 0.0
        for kind in range(START):
            if self.state.trays[kind] and self.value.costs[kind] <= most:
                best = max(best, self.die_worth(kind, horizon))
        return best

    def ends(self, move: int, water: int, purse: int) -> list[int]:
        """Return where so many moves can end."""
        position = self.me.position
        if water == 0 and self.game.walks.is_plain(position, move):
            return self.game.walks.ends(position, move)
        begin = Point(position, move, water, purse, self.me.effects_used)
        return Reach(self.game.course, begin).positions

    def _find_end(self, move: int, water: int) -> None:
        """Find the best place so many moves lead to, short of the finish, and the farthest beyond."""
        key = move * 64 + water
        best = NEVER
        place = self.me.position
        beyond = -1
        for position in self.ends(move, water, 0):
            if position >= self.game.course.finish:
                beyond = max(beyond, self.game.course.distance_beyond(position))
                continue
            worth = self.place_worth(position)
            credit = self.place_credits(position)
            if credit:
                worth += credit * self.credit_worth
            if worth > best:
                best = worth
                place = position
        self._ends[key] = place
        self._beyond[key] = beyond

    def end_of(self, move: int, water: int) -> int:
        """Return the best place so many moves lead to, short of the finish."""
        key = move * 64 + water
        if key not in self._ends:
            self._find_end(move, water)
        return self._ends[key]

    def beyond(self, move: int, water: int) -> int:
        """Return how far beyond the finish so many moves lead; less than nothing if short of it."""
        key = move * 64 + water
        if key not in self._ends:
            self._find_end(move, water)
        return self._beyond[key]

    def end_strength(self, move: int, water: int) -> float:
        """Return the strength at the best place so many moves lead to."""
        place = self.end_of(move, water)
        return self.place_worth(place) + self.place_credits(place) * self.credit_worth

    def bought(self, money: int, credit: int, position: int) -> float:
        """Return what the best two dice for so much money and credits are worth, less the credits paid."""
        money = min(money, 40)
        credit = min(credit, 40)
        distance = self.game.to_finish[position]
        key = (distance * 64 + money) * 64 + credit
        known = self._bought.get(key)
        if known is not None:
            return known
        horizon = horizon_of(float(distance), float(self.least))
        credit_worth = self.value.credit(distance)
        costs = self.game.costs
        worths: list[float] = []
        kinds: list[int] = []
        for kind in range(COLOURS):
            if (
                self.state.trays[kind]
                and costs[kind] <= money + credit
                and not self.me.bought >> kind & 1
            ):
                worth = self.die_worth(kind, horizon)
                if worth > 0.0:
                    kinds.append(kind)
                    worths.append(worth)
        best = 0.0
        for one in range(len(kinds)):
            cost = costs[kinds[one]]
            worth = worths[one] - max(0, cost - money) * credit_worth
            best = max(best, worth)
            for other in range(one):
                both = cost + costs[kinds[other]]
                if both <= money + credit:
                    worth = worths[one] + worths[other] - max(0, both - money) * credit_worth
                    best = max(best, worth)
        self._bought[key] = best
        return best

    def strength_after(self, move: int, water: int, money: int, credit: int) -> float:
        """Return the strength after the best use of so much, short of the finish; credits are gains."""
        key = ((move * 64 + water) * 128 + money) * 128 + credit
        known = self._after.get(key)
        if known is not None:
            return known
        best = NEVER
        finish = 0.0
        owned_credit = self.me.credit + credit
        bought = 0
        while bought <= BOUGHT_AT_MOST and bought * MOVE_PRICE <= money + owned_credit:
            money_left = money - bought * MOVE_PRICE
            credit_left = owned_credit
            if money_left < 0:
                credit_left += money_left
                money_left = 0
            place = self.end_of(move + bought, water)
            credit_left += self.place_credits(place)
            strength = (
                self.place_worth(place)
                + credit_left * self.value.credit(self.game.to_finish[place])
                + self.bought(money_left, credit_left, place)
            )
            best = max(best, strength)
            beyond = self.beyond(move + bought, water)
            if beyond >= 0:
                finish = max(finish, self.finish_chance(beyond))
            bought += 1
        self._after[key] = best
        self._finish[key] = finish
        return best

    def chance_after(self, haul: Haul) -> float:
        """Return the chance to win after the best use of a haul."""
        move = min(haul.move, 63)
        water = min(haul.water, 63)
        money = min(haul.money, 127)
        credit = min(haul.credit, 127)
        strength = self.strength_after(move, water, money, credit) + haul.extra
        key = ((move * 64 + water) * 128 + money) * 128 + credit
        return max(self.chance(strength), self._finish[key])

    def finish_chance(self, beyond: int) -> float:
        """Return the chance to win when the race ends so far beyond the finish."""
        chance = 1.0
        course = self.game.course
        for other in range(len(self.state.players)):
            if other == self.seat:
                continue
            rival = self.state.players[other]
            theirs = course.distance_beyond(rival.position)
            if theirs >= 0 and rival.position != rival.round_position:
                chance *= 1.0 if theirs < beyond else 0.5 if theirs == beyond else 0.0
                continue
            needed = self.game.to_finish[rival.position] + beyond
            if rival.position != rival.round_position:
                continue
            if rival.passed:
                haul = Haul()
                lines = self.game.lines_ahead(self.state, rival)
                tally = tally_of(rival.active)
                self.hauls.add(haul, tally, rival.fans, lines, rival.lost_dice)
                haul.extra = 0.0
                moves = rival.move + rival.water + haul.move + haul.water
                moves += (rival.money + haul.money + rival.credit + haul.credit) // MOVE_PRICE
                chance *= 1.0 / (1.0 + exp((moves - needed) / KNOWN_SPREAD))
            else:
                expected = self.moves_expected(rival)
                chance *= 1.0 / (1.0 + exp((expected - needed - 0.5) / SPREAD))
        return chance

    def moves_expected(self, player: Player) -> float:
        """Return about how many moves a player makes in a round."""
        owned = owned_dice(player)
        dice = 0
        cost = 0
        for kind in range(START):
            dice += owned[kind]
            cost += owned[kind] * self.value.costs[kind]
        drawn = min(1.0, player.draw_amount / max(dice, 1))
        return 0.8 + 0.1 * cost * drawn + player.credit // MOVE_PRICE
