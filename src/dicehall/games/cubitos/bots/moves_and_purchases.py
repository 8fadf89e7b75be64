"""Moving and buying: what moves and money are spent on."""

from __future__ import annotations

from dicehall.bots.advice import Weighed
from dicehall.games.cubitos.bots.baseline import ALL_BUT, FAR, TIE
from dicehall.games.cubitos.bots.outlook import Outlook, haul_reasons
from dicehall.games.cubitos.cards.telling import brings
from dicehall.games.cubitos.odds.run_gains import Haul, gains_of
from dicehall.games.cubitos.rules.dice import COLOURS
from dicehall.games.cubitos.rules.moving import MOVE_PRICE
from dicehall.games.cubitos.rules.tally import tally_of
from dicehall.games.cubitos.track.routes import RouteReach
from dicehall.games.cubitos.track.steps import Point


class Ends:
    """Where a move step can end, and what it costs to get there."""

    def __init__(self, outlook: Outlook, move: int, water: int, purse: int) -> None:
        position = outlook.position.me.position
        self._reach: RouteReach | None = None
        if water == 0 and outlook.game.walks.is_plain(position, move):
            self.positions: list[int] = outlook.game.walks.ends(position, move)
        else:
            begin = Point(position, move, water, purse, outlook.position.me.effects_used)
            self._reach = RouteReach(outlook.game.course, begin)
            self.positions = self._reach.positions

    def cost(self, position: int) -> int:
        """Return the money it takes to end there."""
        return 0 if self._reach is None else self._reach.money_to(position)


def weigh_moves_bought(outlook: Outlook, options: list[int]) -> list[Weighed]:
    """Weigh how many moves to buy."""
    me = outlook.position.me
    weighed: list[Weighed] = []
    for option in options:
        money = me.money - option * MOVE_PRICE
        credit = me.credit
        if money < 0:
            credit += money
            money = 0
        best = 0.0
        place = 0
        ends = Ends(outlook, me.move + option, me.water, money + credit)
        for position in ends.positions:
            cost = ends.cost(position)
            chance = chance_at(outlook, position, money, credit, cost)
            if chance > best:
                best = chance
                place = position
        reasons = {"cost": float(option * MOVE_PRICE), "spaces": _spaces(outlook, place)}
        weighed.append(Weighed(option, best - 1e-9 * option, reasons))
    return weighed


def weigh_move(outlook: Outlook, options: list[int]) -> list[Weighed]:
    """Weigh where to end the move step."""
    me = outlook.position.me
    ends = Ends(outlook, me.move, me.water, me.money + me.credit)
    weighed: list[Weighed] = []
    for option in options:
        position = option - 1
        cost = ends.cost(position)
        chance = chance_at(outlook, position, me.money, me.credit, cost)
        reasons = {"spaces": _spaces(outlook, position)}
        if cost:
            reasons["cost"] = float(cost)
        weighed.append(Weighed(option, chance, reasons))
    return weighed


def chance_at(outlook: Outlook, position: int, money: int, credit: int, cost: int) -> float:
    """Return the chance to win if the move step ends at a position with this much left to buy dice."""
    money -= cost
    if money < 0:
        credit += money
        money = 0
    if outlook.game.course.finished(position):
        beyond = outlook.game.course.distance_beyond(position)
        return ALL_BUT * outlook.round_end.finish_chance(beyond) + TIE * min(FAR, float(beyond))
    place = outlook.position.place(position)
    credit += place.credit
    strength = (
        place.worth
        + credit * outlook.judge.credit(outlook.game.to_finish[position])
        + outlook.round_end.bought(money, credit, position)
    )
    return outlook.position.chance(strength)


def _spaces(outlook: Outlook, position: int) -> float:
    """Return by how many spaces a position is nearer to the finish, or beyond it."""
    beyond = max(0, outlook.game.course.distance_beyond(position))
    return float(outlook.position.distance - outlook.game.to_finish[position] + beyond)


def weigh_die_bought(outlook: Outlook, options: list[int]) -> list[Weighed]:
    """Weigh which die to buy, with a second one in mind."""
    me = outlook.position.me
    costs = outlook.game.costs
    position = me.position
    weighed: list[Weighed] = []
    stay = outlook.judge.at(position)
    credit_worth = outlook.judge.credit(outlook.position.distance)
    room = 2 - int(me.bought).bit_count()
    for option in options:
        if option == 0:
            strength = int(me.credit) * credit_worth
            weighed.append(Weighed(0, _chance_in(outlook, stay + strength), {}))
            continue
        kind = option - 1
        money = me.money - costs[kind]
        credit = me.credit
        if money < 0:
            credit += money
            money = 0
        strength = outlook.judge.die(kind, outlook.position.distance)
        more = 0.0
        if room > 1:
            for other in range(COLOURS):
                if (
                    other != kind
                    and outlook.position.state.trays[other]
                    and costs[other] <= money + credit
                ):
                    worth = outlook.judge.die(other, outlook.position.distance)
                    more = max(more, worth - int(max(0, costs[other] - money)) * credit_worth)
        strength += more + int(credit) * credit_worth
        reasons = {"cost": float(costs[kind]), "owned": float(outlook.position.owned[kind])}
        weighed.append(Weighed(option, _chance_in(outlook, stay + strength), reasons))
    return weighed


def _chance_in(outlook: Outlook, strength: float) -> float:
    """Return the chance to win with a strength; in the finish only the distance beyond it counts."""
    beyond = outlook.game.course.distance_beyond(outlook.position.me.position)
    if not outlook.game.course.finished(outlook.position.me.position):
        return outlook.position.chance(strength)
    return ALL_BUT * outlook.round_end.finish_chance(beyond) + TIE * max(-FAR, min(FAR, strength))


def weigh_either(outlook: Outlook, options: list[int]) -> list[Weighed]:
    """Weigh which of two things a card brings."""
    tally = tally_of(outlook.position.me.active)
    weighed: list[Weighed] = []
    asking = outlook.position.state.flow.lanes[outlook.position.seat + 1][-1]
    effects = brings(asking.program.words[asking.position :])
    for option in options:
        haul: Haul = outlook.haul(tally)
        gained = gains_of(effects, option, tally)
        haul.move += gained.move
        haul.water += gained.water
        haul.money += gained.money
        haul.credit += gained.credit
        weighed.append(Weighed(option, outlook.round_end.chance_after(haul), haul_reasons(haul)))
    return weighed
