"""The adviser of Cubitos: weighs every option of every question by the chance to win it leads to."""

from __future__ import annotations

from math import exp
from typing import Final

from dicehall.bots.advice import Weighed
from dicehall.bots.cubitos_outlook import MOVE_PRICE, Outlook, outlook_key
from dicehall.bots.cubitos_pushes import Pushed, PushWeigher, bust_worth
from dicehall.bots.cubitos_value import Value, read_weights
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.cubitos.abilities import ability_parts
from dicehall.cubitos.card import AFTER_PUSH, ANY_TIME, NOW, POWER, RUN, SECOND
from dicehall.cubitos.dice import (
    BLANK,
    COLOURS,
    CREDIT,
    DARK,
    FACES,
    GREEN,
    LIGHT,
    ORANGE,
    OWN_KINDS,
    PUSH_USED,
    START,
    SYMBOL,
    face_of,
    kind_of,
    own_kind,
    shown_of,
)
from dicehall.cubitos.dice import POWER as POWER_FACE
from dicehall.cubitos.game import Cubitos
from dicehall.cubitos.odds_haul import Haul, Hauls, count_shown, tally_of
from dicehall.cubitos.roll_phase import PUSH
from dicehall.cubitos.routes import Reach
from dicehall.cubitos.running import REWARD
from dicehall.cubitos.state import CubitosState
from dicehall.cubitos.steps import Point
from dicehall.cubitos.table import ACTIVE, DISCARD, DRAW, ROLL, SPOT
from dicehall.cubitos.tracks import ANY_DIE, CREDITS, DIE_UP_TO, FANS, LOSE_DICE

FALLS: Final = 300
"""So many ways a roll can fall are weighed one by one; of more, so many are tried."""
TOUCH: Final = 0.001
"""A difference in strength that only orders what comes to the same."""
TIE: Final = 1.0e-7
"""A difference in the chance to win that only orders what comes to the same."""
MAKES_SAFE: Final = "pina_cubelada"
GOES_TO_ROLL: Final = ("rock_on", "pineapple_rocks", "up_to_11")


class CubitosAdviser:
    """Weighs options."""

    def __init__(
        self, weights: list[float] | None = None, falls: int = FALLS, bold: float = 0.0
    ) -> None:
        self._weights: list[float] = read_weights() if weights is None else weights
        self._falls = falls
        self._bold = bold
        """If this is more than nothing: pushes are not weighed but made up to this chance of a bust."""
        self._value: Value | None = None
        self._outlook: Outlook | None = None
        self._reach: Reach | None = None

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return every option of a question with the chance to win it leads to, and why."""
        game = view.game
        state = view.state
        assert isinstance(game, Cubitos)
        assert isinstance(state, CubitosState)
        outlook = self._outlook_of(game, state, question.seat)
        name = question.choice.name()
        options = question.options
        if name == "push":
            return self._push(outlook, options)
        if name == "on_push":
            return self._on_push(outlook, options)
        if name == "to_roll":
            return self._to_roll(outlook, options)
        if name in ("draw", "free_roll", "draw_uncounted", "draw_freely"):
            return self._dice_to_roll(outlook, name, options)
        if name in ("run", "now", "would_bust", "after_move"):
            return self._abilities(outlook, name, options)
        if name == "buy_moves":
            return self._buy_moves(outlook, options)
        if name == "move":
            return self._move(outlook, options)
        if name in ("step", "nearby_reward"):
            return self._places(outlook, name, options)
        if name == "reward":
            return self._reward(outlook, options)
        if name == "buy":
            return self._buy(outlook, options)
        if name == "gain":
            return self._gain(outlook, options)
        if name in ("lose", "give"):
            return self._lose(outlook, options)
        if name in ("borrow", "set"):
            return self._faces_of_dice(outlook, name, options)
        if name == "face":
            return self._face(outlook, options)
        if name == "either":
            return self._either(outlook, options)
        if name == "give_to":
            return self._give_to(outlook, options)
        if name == "discard_after_bust":
            return self._clear_roll(outlook, options)
        # Whatever is offered with yes or no is worth having.
        return self._told(outlook, options, [TOUCH * option for option in options])

    def chance(self, game: Cubitos, state: CubitosState, seat: int) -> float:
        """Return a player's chance to win between two rounds."""
        value = self._value_of(game)
        mine = exp(min(40.0, value.strength(state, seat)))
        total = 0.0
        for other in range(len(state.players)):
            total += exp(min(40.0, value.strength(state, other)))
        return mine / total

    def _value_of(self, game: Cubitos) -> Value:
        if self._value is None or self._value.game is not game:
            self._value = Value(game, self._weights)
            self._outlook = None
        return self._value

    def _outlook_of(self, game: Cubitos, state: CubitosState, seat: int) -> Outlook:
        """Return the outlook of a player, the last one where nothing has changed since."""
        value = self._value_of(game)
        outlook = self._outlook
        if outlook is not None and outlook.key == outlook_key(state, seat):
            outlook.look_again(state)
            return outlook
        outlook = Outlook(value, Hauls(game), state, seat)
        self._outlook = outlook
        return outlook

    # ---- telling

    def _told(self, outlook: Outlook, options: list[int], gains: list[float]) -> list[Weighed]:
        """Return options by what they gain, as strength, on top of what the dice bring as they lie."""
        haul = outlook.haul(tally_of(outlook.me.active))
        weighed: list[Weighed] = []
        extra = haul.extra
        for place in range(len(options)):
            haul.extra = extra + gains[place]
            # Where the race is won or lost anyway, what gains more still comes first.
            worth = outlook.chance_after(haul) + TIE * gains[place]
            weighed.append(Weighed(options[place], worth, {"gain": gains[place]}))
        return weighed

    # ---- pushing

    def _push(self, outlook: Outlook, options: list[int]) -> list[Weighed]:
        weighed: list[Weighed] = []
        tally = tally_of(outlook.me.active)
        for option in options:
            if option == PUSH:
                pushed = self._best_push(outlook, tally)
                reasons = {
                    "bust": pushed.bust,
                    "moves": pushed.moves,
                    "money": pushed.money,
                    "dice": float(sum(outlook.me.roll)),
                }
                worth = pushed.chance
                if self._bold > 0.0:
                    worth = 1.0 if pushed.bust <= self._bold else 0.0
                weighed.append(Weighed(option, worth, reasons))
            else:
                haul = outlook.haul(tally)
                weighed.append(Weighed(option, outlook.chance_after(haul), _haul_reasons(haul)))
        return weighed

    def _weigher(self, outlook: Outlook) -> PushWeigher:
        return PushWeigher(outlook, self._falls, bust_worth(outlook, outlook.me.active))

    def _best_push(self, outlook: Outlook, tally: list[int]) -> Pushed:
        """Return the push with the best on-push ability, if one helps."""
        best = self._plain_push(outlook, outlook.me.roll, tally, False)
        name = outlook.game.cards[GREEN].id
        for die in outlook.me.active:
            if own_kind(kind_of(die)) != GREEN or face_of(die) not in (SYMBOL, POWER_FACE):
                continue
            if name == MAKES_SAFE and not die & PUSH_USED:
                other = self._plain_push(outlook, outlook.me.roll, tally, True)
            elif name in GOES_TO_ROLL:
                other = self._with_to_roll(outlook, tally, [die])
            else:
                continue
            if other.chance > best.chance:
                best = other
            break
        return best

    def _plain_push(
        self, outlook: Outlook, roll: list[int], tally: list[int], safe: bool
    ) -> Pushed:
        risky = outlook.me.at_risk > 0 and not safe
        saved = 0.0
        saved_worth = 0.0
        if risky:
            name = outlook.game.cards[GREEN].id
            if name in ("keep_on_rollin", "rolling_stoned"):
                for die in outlook.me.active:
                    if (
                        own_kind(kind_of(die)) == GREEN
                        and face_of(die) in (SYMBOL, POWER_FACE)
                        and not die & PUSH_USED
                    ):
                        haul = outlook.haul(tally)
                        if name == "keep_on_rollin":
                            saved = 1.0
                            haul.extra -= outlook.die_kept(GREEN, outlook.horizon)
                        else:
                            saved = 1.0 - _all_gray_miss(outlook)
                        saved_worth = outlook.chance_after(haul)
                        break
        return self._weigher(outlook).weigh(roll, tally, risky, saved, saved_worth)

    def _with_to_roll(self, outlook: Outlook, tally: list[int], dice: list[int]) -> Pushed:
        """Return the push with some active dice moved to roll first."""
        roll = list(outlook.me.roll)
        after = list(tally)
        for die in dice:
            roll[kind_of(die)] += 1
            count_shown(after, shown_of(die), -1, False)
        return self._plain_push(outlook, roll, after, outlook.me.safe_push > 0)

    def _on_push(self, outlook: Outlook, options: list[int]) -> list[Weighed]:
        tally = tally_of(outlook.me.active)
        name = outlook.game.cards[GREEN].id
        weighed: list[Weighed] = []
        for option in options:
            if option == 0:
                pushed = self._plain_push(outlook, outlook.me.roll, tally, outlook.me.safe_push > 0)
            else:
                die, moment = ability_parts(option)
                if moment == ANY_TIME:
                    # A die borrowed now could be lost in the bust.
                    pushed = self._plain_push(
                        outlook, outlook.me.roll, tally, outlook.me.safe_push > 0
                    )
                    pushed.chance -= 0.001
                elif name == MAKES_SAFE:
                    pushed = self._plain_push(outlook, outlook.me.roll, tally, True)
                else:
                    pushed = self._with_to_roll(outlook, tally, [die])
            reasons = {"bust": pushed.bust, "moves": pushed.moves, "money": pushed.money}
            weighed.append(Weighed(option, pushed.chance, reasons))
        return weighed

    def _to_roll(self, outlook: Outlook, options: list[int]) -> list[Weighed]:
        tally = tally_of(outlook.me.active)
        weighed: list[Weighed] = []
        for option in options:
            pushed = self._with_to_roll(outlook, tally, [(option - 1) % SPOT])
            reasons = {"bust": pushed.bust, "moves": pushed.moves, "money": pushed.money}
            weighed.append(Weighed(option, pushed.chance, reasons))
        return weighed

    # ---- dice to roll

    def _dice_to_roll(self, outlook: Outlook, name: str, options: list[int]) -> list[Weighed]:
        gains: list[float] = []
        for option in options:
            if option == 0:
                gains.append(0.0)
                continue
            spot = option - 1
            zone = spot // SPOT
            kind = kind_of(spot % SPOT) if zone == ACTIVE else spot % SPOT
            gain = outlook.roll_worth[kind]
            if own_kind(kind) < COLOURS and outlook.game.cards[own_kind(kind)].run_loses:
                # It is there to be used up.
                gain += outlook.die_kept(own_kind(kind), outlook.horizon) / 6.0
            if zone == ACTIVE:
                # What it shows now is lost.
                gain -= self._shown_worth(outlook, shown_of(spot % SPOT))
            if name == "draw_freely" and kind in (LIGHT, DARK):
                held = sum(outlook.me.roll) - outlook.me.roll[START]
                gain = gain if held < outlook.me.draw_amount else -gain
            gains.append(gain + TOUCH if name != "draw" else gain)
        return self._told(outlook, options, gains)

    def _shown_worth(self, outlook: Outlook, shown: int) -> float:
        """Return what one more die showing this adds to what the active dice bring, as strength."""
        tally = tally_of(outlook.me.active)
        before = outlook.haul(tally)
        count_shown(tally, shown, 1, False)
        after = outlook.haul(tally)
        return (
            (after.move + after.water - before.move - before.water) * outlook.move_worth
            + (after.money - before.money) * outlook.money_worth
            + (after.credit - before.credit) * outlook.credit_worth
            + after.extra
            - before.extra
        )

    def _clear_roll(self, outlook: Outlook, options: list[int]) -> list[Weighed]:
        """Dice that are worse than those waiting in draw leave the roll zone after a bust."""
        me = outlook.me
        waiting = 0.0
        number = 0
        for kind in range(START):
            number += me.draw[kind]
            waiting += me.draw[kind] * outlook.roll_worth[kind]
        average = waiting / number if number else 0.0
        gains: list[float] = []
        for option in options:
            if option == 0:
                gains.append(0.0)
            else:
                kind = (option - 1) % SPOT
                gains.append(
                    average - outlook.roll_worth[kind] if number and kind < START else -1.0
                )
        return self._told(outlook, options, gains)

    # ---- abilities

    def _abilities(self, outlook: Outlook, name: str, options: list[int]) -> list[Weighed]:
        gains: list[float] = []
        for option in options:
            gains.append(0.0 if option == 0 else self._ability_gain(outlook, name, option, options))
        return self._told(outlook, options, gains)

    def _ability_gain(self, outlook: Outlook, name: str, option: int, options: list[int]) -> float:
        """Return how soon and whether to use an ability: the greatest first, none below nothing."""
        die, moment = ability_parts(option)
        game = outlook.game
        if face_of(die) == CREDIT:
            # It may cost a die.
            cost = 0.0
            if game.cards[ORANGE].loses_after_move:
                cost = self._forced_loss(outlook)
            return outlook.credit_worth - cost
        card = game.cards[own_kind(kind_of(die))]
        if name == "would_bust":
            return 1.0
        if moment in (NOW, ANY_TIME, AFTER_PUSH):
            return 30 * TOUCH
        if card.id == "reliever_beaver":
            best = -1.0
            for kind in range(START):
                if outlook.me.roll[kind]:
                    more = outlook.die_kept(kind, outlook.horizon)
                    best = max(best, -more)
            return best
        if card.id == "benchwarmer":
            own = outlook.die_kept(ORANGE, outlook.horizon)
            return outlook.loss_worth(outlook.horizon) - own
        if moment == POWER and 1 + die * 16 + RUN in options:
            # The whole of it rather than the power alone.
            return -TOUCH
        if card.id in ("chilly_mcchillster", "punk_fruit", "up_to_11"):
            return 25 * TOUCH
        if card.run_loses:
            # A die that goes must not go before others have made use of it.
            return TOUCH
        if moment == SECOND:
            return 5 * TOUCH
        return 10 * TOUCH

    def _forced_loss(self, outlook: Outlook) -> float:
        """Return what it costs to have to lose one's worst die for each active beaver that asks for it."""
        least = 1000.0
        for kind in range(START):
            if outlook.owned[kind]:
                more = outlook.die_kept(kind, outlook.horizon)
                least = min(least, more)
        asking = 0
        for die in outlook.me.active:
            if own_kind(kind_of(die)) == ORANGE and face_of(die) in (SYMBOL, POWER_FACE):
                asking += 1
        return least * asking

    # ---- running

    def _buy_moves(self, outlook: Outlook, options: list[int]) -> list[Weighed]:
        me = outlook.me
        weighed: list[Weighed] = []
        for option in options:
            money = me.money - option * MOVE_PRICE
            credit = me.credit
            if money < 0:
                credit += money
                money = 0
            best = 0.0
            place = 0
            for position in self._ends(outlook, me.move + option, me.water, money + credit):
                cost = self._route_money(outlook, position)
                chance = self._chance_at(outlook, position, money, credit, cost)
                if chance > best:
                    best = chance
                    place = position
            reasons = {"cost": float(option * MOVE_PRICE), "spaces": self._spaces(outlook, place)}
            weighed.append(Weighed(option, best - 1e-9 * option, reasons))
        return weighed

    def _ends(self, outlook: Outlook, move: int, water: int, purse: int) -> list[int]:
        """Return where a move step can end; `_route_money` says what each costs."""
        position = outlook.me.position
        self._reach = None
        if water == 0 and outlook.game.walks.is_plain(position, move):
            return outlook.game.walks.ends(position, move)
        begin = Point(position, move, water, purse, outlook.me.effects_used)
        self._reach = Reach(outlook.game.course, begin)
        return self._reach.positions

    def _route_money(self, outlook: Outlook, position: int) -> int:
        return 0 if self._reach is None else self._reach.money_to(position)

    def _spaces(self, outlook: Outlook, position: int) -> float:
        """Return by how many spaces a position is nearer to the finish, or beyond it."""
        beyond = max(0, outlook.game.course.distance_beyond(position))
        return float(outlook.distance - outlook.game.to_finish[position] + beyond)

    def _chance_at(
        self, outlook: Outlook, position: int, money: int, credit: int, cost: int
    ) -> float:
        """Return the chance to win when the move step ends at a position with so much left to buy dice."""
        money -= cost
        if money < 0:
            credit += money
            money = 0
        if outlook.game.course.finished(position):
            beyond = outlook.game.course.distance_beyond(position)
            return outlook.finish_chance(beyond) + 1e-6 * beyond
        credit += outlook.place_credits(position)
        strength = (
            outlook.place_worth(position)
            + credit * outlook.value.credit(outlook.game.to_finish[position])
            + outlook.bought(money, credit, position)
        )
        return outlook.chance(strength)

    def _move(self, outlook: Outlook, options: list[int]) -> list[Weighed]:
        me = outlook.me
        self._ends(outlook, me.move, me.water, me.money + me.credit)
        weighed: list[Weighed] = []
        for option in options:
            position = option - 1
            cost = self._route_money(outlook, position)
            chance = self._chance_at(outlook, position, me.money, me.credit, cost)
            reasons = {"spaces": self._spaces(outlook, position)}
            if cost:
                reasons["cost"] = float(cost)
            weighed.append(Weighed(option, chance, reasons))
        return weighed

    def _places(self, outlook: Outlook, name: str, options: list[int]) -> list[Weighed]:
        gains: list[float] = []
        for option in options:
            position = option - 1
            distance = outlook.game.to_finish[position]
            if name == "step":
                gain = outlook.value.base[distance]
                if outlook.game.course.finished(position):
                    gain = 5.0
            else:
                gain = outlook.reward_worth(position, outlook.horizon, outlook.distance)
                for kind, amount in outlook.game.course.rewards(position):
                    if kind == CREDITS:
                        gain += amount * outlook.credit_worth
            gains.append(gain)
        return self._told(outlook, options, gains)

    def _reward(self, outlook: Outlook, options: list[int]) -> list[Weighed]:
        gains: list[float] = []
        for option in options:
            if option == 0:
                gains.append(0.0)
                continue
            kind, amount = divmod(option - 1, REWARD)
            gain = TOUCH
            if kind == FANS:
                gain = 1.0
            elif kind == LOSE_DICE:
                gain = outlook.loss_worth(outlook.horizon) + TOUCH / 2
            elif kind == ANY_DIE:
                gain = outlook.gain_worth(100, outlook.horizon) + TOUCH / 2
            elif kind == DIE_UP_TO:
                gain = outlook.gain_worth(amount, outlook.horizon) + TOUCH / 2
            elif kind == CREDITS and outlook.game.cards[ORANGE].loses_after_move:
                cost = self._forced_loss(outlook) if outlook.me.credit_gained == 0 else 0.0
                gain = amount * outlook.credit_worth - cost
            gains.append(gain)
        return self._told(outlook, options, gains)

    # ---- dice bought, gained, lost

    def _buy(self, outlook: Outlook, options: list[int]) -> list[Weighed]:
        me = outlook.me
        costs = outlook.game.costs
        position = me.position
        weighed: list[Weighed] = []
        stay = outlook.place_worth(position)
        credit_worth = outlook.value.credit(outlook.distance)
        horizon = outlook.horizon
        room = 2 - me.bought.bit_count()
        for option in options:
            if option == 0:
                strength = me.credit * credit_worth
                weighed.append(Weighed(0, outlook.chance(stay + strength), {}))
                continue
            kind = option - 1
            money = me.money - costs[kind]
            credit = me.credit
            if money < 0:
                credit += money
                money = 0
            strength = outlook.die_worth(kind, horizon)
            more = 0.0
            if room > 1:
                for other in range(COLOURS):
                    if (
                        other != kind
                        and outlook.state.trays[other]
                        and costs[other] <= money + credit
                    ):
                        worth = outlook.die_worth(other, horizon)
                        more = max(more, worth - max(0, costs[other] - money) * credit_worth)
            strength += more + credit * credit_worth
            reasons = {"cost": float(costs[kind]), "owned": float(outlook.owned[kind])}
            weighed.append(Weighed(option, outlook.chance(stay + strength), reasons))
        return weighed

    def _gain(self, outlook: Outlook, options: list[int]) -> list[Weighed]:
        gains: list[float] = []
        for option in options:
            if option == 0:
                gains.append(0.0)
            else:
                kind = option - 1
                gains.append(outlook.die_worth(kind, outlook.horizon))
        return self._told(outlook, options, gains)

    def _lose(self, outlook: Outlook, options: list[int]) -> list[Weighed]:
        gains: list[float] = []
        for option in options:
            if option == 0:
                gains.append(0.0)
                continue
            zone = (option - 1) // SPOT
            die = (option - 1) % SPOT
            kind = kind_of(die) if zone == ACTIVE else die
            if kind >= START:
                # A borrowed die goes back anyway.
                gain = 0.0
            else:
                gain = -outlook.die_kept(kind, outlook.horizon)
            if zone == ACTIVE:
                gain -= max(0.0, self._shown_worth(outlook, shown_of(die))) if not die & 4 else 0.0
            elif zone == DRAW:
                gain += TOUCH
            elif zone == ROLL:
                gain += 2 * TOUCH
            elif zone == DISCARD:
                gain += TOUCH / 2
            gains.append(gain)
        return self._told(outlook, options, gains)

    def _faces_of_dice(self, outlook: Outlook, name: str, options: list[int]) -> list[Weighed]:
        gains: list[float] = []
        for option in options:
            kind = (option - 1) % SPOT
            best = 0.0
            for face in set(outlook.game.dice.kinds[kind].sides):
                shown = kind + OWN_KINDS if name == "borrow" else kind
                best = max(best, self._face_gain(outlook, shown, face))
            if name == "set":
                best -= outlook.roll_worth[kind]
            gains.append(best if option else 0.0)
        return self._told(outlook, options, gains)

    def _face_gain(self, outlook: Outlook, kind: int, face: int) -> float:
        if face == BLANK:
            return -0.01
        gain = self._shown_worth(outlook, kind * FACES + face)
        own = own_kind(kind)
        if own < COLOURS and face in (SYMBOL, POWER_FACE):
            card = outlook.game.cards[own]
            gain += outlook.now_extra[own]
            if card.run_loses and kind >= START:
                # Borrowed, it is not lost.
                gain += outlook.die_kept(own, outlook.horizon)
        return gain

    def _face(self, outlook: Outlook, options: list[int]) -> list[Weighed]:
        lane = outlook.state.flow.lanes[outlook.seat + 1]
        picked = lane[-1].picked[1] - 1
        kind = picked % SPOT
        gains: list[float] = []
        for option in options:
            gains.append(self._face_gain(outlook, kind, option) + TOUCH * (1 if option == 2 else 0))
        return self._told(outlook, options, gains)

    def _either(self, outlook: Outlook, options: list[int]) -> list[Weighed]:
        fans = outlook.me.fans // 2
        tally = tally_of(outlook.me.active)
        weighed: list[Weighed] = []
        lane = outlook.state.flow.lanes[outlook.seat + 1]
        bats = "mr_bats" in lane[-1].program.name
        for option in options:
            haul: Haul = outlook.haul(tally)
            if bats:
                if option == 0:
                    haul.money += 2
                else:
                    haul.credit += fans
            else:
                haul.move += 1 if option == 0 else fans
            weighed.append(Weighed(option, outlook.chance_after(haul), _haul_reasons(haul)))
        return weighed

    def _give_to(self, outlook: Outlook, options: list[int]) -> list[Weighed]:
        gains: list[float] = []
        for option in options:
            gains.append(TOUCH * outlook.value.strength(outlook.state, option - 1))
        return self._told(outlook, options, gains)


def _haul_reasons(haul: Haul) -> dict[str, float]:
    return {
        "moves": float(haul.move + haul.water),
        "money": float(haul.money),
        "credits": float(haul.credit),
    }


def _all_gray_miss(outlook: Outlook) -> float:
    """Return the chance that a roll of all gray dice misses."""
    chance = 1.0
    for kind in (LIGHT, DARK):
        sides = outlook.game.dice.kinds[kind].sides
        miss = sides.count(BLANK) / len(sides)
        for _ in range(outlook.owned[kind]):
            chance *= miss
    return chance
