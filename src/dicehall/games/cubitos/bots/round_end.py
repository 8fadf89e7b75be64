"""The chance to win after this round, if what the run phase brings is spent on the best move and dice."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from dicehall.games.cubitos.bots.race_inputs import owned_dice
from dicehall.games.cubitos.bots.race_position import RacePosition
from dicehall.games.cubitos.odds.run_gains import Haul, Hauls
from dicehall.games.cubitos.rules.dice import COLOURS, START
from dicehall.games.cubitos.rules.moving import MOVE_PRICE
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.tally import tally_of
from dicehall.games.cubitos.track.routes import RouteReach
from dicehall.games.cubitos.track.steps import Point

NEVER: Final = -1.0e9
BOUGHT_AT_MOST: Final = 6
SPREAD: Final = 2.0
"""The spread of the number of moves that a rival makes in a round."""
KNOWN_SPREAD: Final = 0.5
"""The same spread once the rival's dice are known."""

MOST_MOVES: Final = 64
MOST_PAID: Final = 64
MOST_HELD: Final = 128
"""Moves of a kind, what two dice can cost, and money and credits held all stay below these limits, so each
case can be written as one number, with these as the bases of its digits."""


@final
class End:
    """Where a number of moves leads."""

    __slots__ = ("beyond", "place")

    def __init__(self, place: int, beyond: int) -> None:
        self.place: int = place
        """The best place short of the finish."""
        self.beyond: int = beyond
        """How far beyond the finish; negative if short of it."""


@final
class UsedEffect:
    """What the best use of a haul leads to."""

    __slots__ = ("finish", "strength")

    def __init__(self, strength: float, finish: float) -> None:
        self.strength: float = strength
        """The strength, short of the finish."""
        self.finish: float = finish
        """The chance to win by finishing; 0 if the finish is too far away."""


@final
class RoundEnd:
    """What one player can reach by the end of a round, from moves, money and credits."""

    def __init__(self, position: RacePosition, hauls: Hauls) -> None:
        self._position: Final = position
        self._game: Final = position.game
        self._judge: Final = position.judge
        self._hauls: Final = hauls
        self._ends: dict[int, End] = {}
        self._bought: dict[int, float] = {}
        self._worths: dict[int, list[float]] = {}
        self._used: dict[int, UsedEffect] = {}
        self.move_worth: float = 0.0
        self.money_worth: float = 0.0
        """What a move and money are worth on average, as strength, once `weigh_gains` was called."""

    def weigh_gains(self) -> None:
        """Find what moves and money are worth on average."""
        near = self._position.distance <= 6
        self.move_worth = 0.3 if near else (self.end_strength(6, 0) - self.end_strength(2, 0)) / 4.0
        here = self._position.me.position
        self.money_worth = (self.bought(9, 0, here) - self.bought(3, 0, here)) / 6.0

    # ---- where moves lead

    def ends(self, move: int, water: int, purse: int) -> list[int]:
        """Return where this many moves can end."""
        position = self._position.me.position
        if water == 0 and self._game.walks.is_plain(position, move):
            return self._game.walks.ends(position, move)
        begin = Point(position, move, water, purse, self._position.me.effects_used)
        return RouteReach(self._game.course, begin).positions

    def end_of(self, move: i64, water: i64) -> End:
        """Return where this many moves lead: the best place, and how far beyond the finish."""
        key = int(move * MOST_MOVES + water)
        known = self._ends.get(key)
        if known is None:
            known = self._find_end(move, water)
            self._ends[key] = known
        return known

    def _find_end(self, move: i64, water: i64) -> End:
        best = NEVER
        place: int = self._position.me.position
        beyond = -1
        for position in self.ends(move, water, 0):
            if position >= self._game.course.finish:
                beyond = max(beyond, self._game.course.distance_beyond(position))
                continue
            reached = self._position.place(position)
            worth = reached.worth
            if reached.credit:
                worth += int(reached.credit) * self._position.credit_worth
            if worth > best:
                best = worth
                place = position
        return End(place, beyond)

    def end_strength(self, move: int, water: int) -> float:
        """Return the strength at the best place this many moves lead to."""
        place = self._position.place(self.end_of(move, water).place)
        return place.worth + int(place.credit) * self._position.credit_worth

    # ---- what everything brings together

    def settled(self) -> float:
        """Return the strength once the runner has moved, with dice still to buy; rewards come on top."""
        me = self._position.me
        strength = self._judge.at(me.position) + int(me.credit) * self._judge.credit(
            self._position.distance
        )
        return strength + self.bought(me.money, me.credit, me.position)

    def bought(self, money: i64, credit: i64, position: i64) -> float:
        """Return what the best two dice for this much money and credits are worth, less the credits paid."""
        money = min(money, 40)
        credit = min(credit, 40)
        distance = self._game.to_finish[position]
        key = int((distance * MOST_PAID + money) * MOST_PAID + credit)
        known = self._bought.get(key)
        if known is not None:
            return known
        worths = self._worths_at(distance)
        credit_worth = self._judge.credit(distance)
        costs = self._game.costs
        purse = money + credit
        best = 0.0
        one: i64
        other: i64
        for one in range(COLOURS):
            cost = costs[one]
            if cost > purse:
                continue
            own = worths[one]
            if own <= 0.0:
                continue
            worth = own
            if cost > money:
                worth -= int(cost - money) * credit_worth
            best = max(best, worth)
            for other in range(one):
                both = cost + costs[other]
                if both <= purse and worths[other] > 0.0:
                    worth = own + worths[other]
                    if both > money:
                        worth -= int(both - money) * credit_worth
                    best = max(best, worth)
        self._bought[key] = best
        return best

    def _worths_at(self, distance: i64) -> list[float]:
        """Return by colour what a die is worth at a distance from the finish; 0 if it cannot be bought."""
        known = self._worths.get(int(distance))
        if known is not None:
            return known
        trays = self._position.state.trays
        worths: list[float] = []
        kind: i64
        for kind in range(COLOURS):
            for_sale = trays[kind] > 0 and not self._position.me.bought >> kind & 1
            worths.append(self._judge.die(kind, distance) if for_sale else 0.0)
        self._worths[int(distance)] = worths
        return worths

    def used(self, move: i64, water: i64, money: i64, credit: i64) -> UsedEffect:
        """Return what the best use of these gains leads to; `credit` counts the credits gained."""
        key = int(((move * MOST_MOVES + water) * MOST_HELD + money) * MOST_HELD + credit)
        known = self._used.get(key)
        if known is not None:
            return known
        best = NEVER
        finish = 0.0
        owned_credit = self._position.me.credit + credit
        bought: i64 = 0
        while bought <= BOUGHT_AT_MOST and bought * MOVE_PRICE <= money + owned_credit:
            money_left = money - bought * MOVE_PRICE
            credit_left = owned_credit
            if money_left < 0:
                credit_left += money_left
                money_left = 0
            end = self.end_of(move + bought, water)
            place = self._position.place(end.place)
            credit_left += place.credit
            strength = (
                place.worth
                + int(credit_left) * self._judge.credit(self._game.to_finish[end.place])
                + self.bought(money_left, credit_left, end.place)
            )
            best = max(best, strength)
            if end.beyond >= 0:
                finish = max(finish, self.finish_chance(end.beyond))
            bought += 1
        known = UsedEffect(best, finish)
        self._used[key] = known
        return known

    def chance_after(self, haul: Haul) -> float:
        """Return the chance to win after the best use of a haul."""
        move = min(haul.move, 63)
        water = min(haul.water, 63)
        money = min(haul.money, 127)
        credit = min(haul.credit, 127)
        used = self.used(move, water, money, credit)
        return max(self._position.chance(used.strength + haul.extra), used.finish)

    # ---- the end of the race

    def finish_chance(self, beyond: int) -> float:
        """Return the chance to win when the race ends this far beyond the finish."""
        chance = 1.0
        course = self._game.course
        for other in range(len(self._position.state.players)):
            if other == self._position.seat:
                continue
            rival = self._position.state.players[other]
            theirs = course.distance_beyond(rival.position)
            if theirs >= 0 and rival.position != rival.round_position:
                chance *= 1.0 if theirs < beyond else 0.5 if theirs == beyond else 0.0
                continue
            needed = self._game.to_finish[rival.position] + beyond
            if rival.position != rival.round_position:
                continue
            if rival.passed:
                haul = Haul()
                lines = self._game.lines_ahead(self._position.state, rival)
                tally = tally_of(rival.active)
                self._hauls.add(haul, tally, rival.fans, lines, rival.lost_dice)
                haul.extra = 0.0
                moves = rival.move + rival.water + haul.move + haul.water
                moves += (rival.money + haul.money + rival.credit + haul.credit) // MOVE_PRICE
                chance *= 1.0 / (1.0 + exp(int(moves - needed) / KNOWN_SPREAD))
            else:
                expected = self.moves_expected(rival)
                chance *= 1.0 / (1.0 + exp((expected - int(needed) - 0.5) / SPREAD))
        return chance

    def moves_expected(self, player: Player) -> float:
        """Return about how many moves a player makes in a round."""
        owned = owned_dice(player)
        dice = 0
        cost = 0
        for kind in range(START):
            dice += int(owned[kind])
            cost += int(owned[kind]) * int(self._position.facts.costs[kind])
        drawn = min(1.0, int(player.draw_amount) / max(dice, 1))
        return 0.8 + 0.1 * cost * drawn + int(player.credit) // MOVE_PRICE
