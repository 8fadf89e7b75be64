"""What one player can hope for in a round: what cards bring besides moves, money and credits comes on top.

Cards are known by what they tell: there is one worth for each kind of effect.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.cubitos.bots.round_end import NEVER, RoundEnd
from dicehall.games.cubitos.bots.value import COLOURS_UNCOUNTED, GRAY_UNCOUNTED, Value, soon
from dicehall.games.cubitos.bots.value import FREE_DRAW as FREE_DRAW_WEIGHT
from dicehall.games.cubitos.cards.card import EACH
from dicehall.games.cubitos.cards.choosing_dice import BUT_START, FROM_DRAW, FROM_ROLL
from dicehall.games.cubitos.cards.conditions import (
    Active,
    Busted,
    CardCondition,
    GainedACredit,
    LostADie,
)
from dicehall.games.cubitos.cards.moments import AFTER_PUSH, COMPARE, NOW
from dicehall.games.cubitos.cards.telling import (
    BARE_FAN,
    CREDITS,
    DIE_BORROWED,
    DIE_GAINED,
    DIE_GIVEN,
    DIE_LOST,
    DIE_SET,
    FAN,
    FREE_DRAW,
    FREE_ROLL,
    FREE_ROLL_OF_ALL,
    GAINS,
    MONEY,
    NEARBY_REWARD,
    STEP,
    THIS_LOST,
    UNCOUNTED,
    Brings,
)
from dicehall.games.cubitos.odds.run_gains import Haul, Hauls
from dicehall.games.cubitos.rules.dice import (
    COLOURS,
    FACES,
    GRAY,
    KINDS,
    OWN_KINDS,
    POWER,
    RED,
    START,
    SYMBOL,
    colour_of,
    own_kind,
)
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.tally import (
    COLOUR,
    FANS,
    FEWER_SWORDS,
    LINES,
    POWERS,
    TALLY,
    count_shown,
    tally_of,
)

FREE_ROLLS: Final = (FREE_ROLL, FREE_ROLL_OF_ALL)
CONDITIONS_OF_DICE: Final = (Active, LostADie, GainedACredit, Busted)
"""Conditions that a tally decides; others are taken as met."""
ROLLED_WHILE_RUNNING: Final = 0.6
"""How much of what a free roll brings is left in the run phase, where some of it comes too late."""
ROLLED_DIE_IN_MOVES: Final = 0.75
"""A die rolled for free when swords are compared, in moves."""
ANY_DIE_IN_MOVES: Final = 4.0
SET_DIE_IN_MOVES: Final = 3.0
"""A die on the face one likes, in moves: any die of the box, or one of some."""
NEARBY_IN_CREDITS: Final = 2.5
"""The reward of a space nearby, in credits."""
GIVEN_DIE: Final = 2.0
"""A bad die that somebody else has counts so many times as much as one that is only lost."""


class Outlook(RoundEnd):
    """What one player can hope for."""

    def __init__(self, value: Value, hauls: Hauls, state: CubitosState, seat: int) -> None:
        super().__init__(value, hauls, state, seat)
        self.now_extra: list[float] = [0.0] * COLOURS
        """By colour: what a symbol just placed brings at once, as strength."""
        self.push_extra: list[float] = [0.0] * COLOURS
        """By colour: what an active symbol brings after a push, as strength."""
        self.roll_worth: list[float] = [0.0] * KINDS
        """By kind: what one roll of such a die brings, as strength."""
        self.sword_worth: list[float] = []
        """By swords: what they bring, as strength."""
        self._known: list[int] = [0] * TALLY
        """A tally of no dice: what is known of the player, and one rival with fewer swords."""
        self._known[FANS] = self.me.fans
        self._known[LINES] = self.lines
        self._known[FEWER_SWORDS] = 1
        self._drawn: float = 0.0
        """What a free roll of a die from draw brings."""
        self._weigh_cards()

    # ---- what cards bring besides moves, money and credits

    def _weigh_cards(self) -> None:
        horizon = self.horizon
        symbol = self.hauls.symbol_extra
        power = self.hauls.power_extra
        for colour in range(COLOURS):
            loses = self.game.cards[colour].loses
            own = self.die_kept(colour, horizon)
            symbol[colour] = -own if loses >> SYMBOL & 1 else 0.0
            power[colour] = -own if loses == 1 << POWER else 0.0
            self.hauls.extra_given[colour] = []
        self._weigh_swords()
        for colour in range(COLOURS):
            for told, power_only in self.hauls.effects[colour]:
                self._weigh_ability(colour, told, power_only, False)
        for kind in range(START + 1):
            self.roll_worth[kind] = self._roll_worth(kind)
            if kind < START:
                self.roll_worth[kind + OWN_KINDS] = self.roll_worth[kind]
        self._drawn = self.drawn_worth()
        for colour in range(COLOURS):
            card = self.game.cards[colour]
            self.now_extra[colour] = self._at_once(card.tells[NOW], colour)
            self.push_extra[colour] = self._at_once(card.tells[AFTER_PUSH], colour)
            for told, power_only in self.hauls.effects[colour]:
                self._weigh_ability(colour, told, power_only, True)
        for kind in range(COLOURS):
            # What a die does at once is part of what its roll brings.
            sides = self.game.dice.kinds[kind].sides
            shows = sides.count(SYMBOL) + sides.count(POWER)
            self.roll_worth[kind] += (
                (self.now_extra[kind] + self.push_extra[kind]) * shows / len(sides)
            )

    def _weigh_ability(
        self, colour: int, told: tuple[Brings, ...], power_only: bool, rolls: bool
    ) -> None:
        """Add what a run ability brings besides gains: its free rolls, or all else."""
        worth = 0.0
        gains = False
        for one in told:
            if one.what in GAINS:
                gains = True
            elif (one.what in FREE_ROLLS) == rolls:
                brings = self.effect_worth(one, colour)
                if rolls:
                    brings *= ROLLED_WHILE_RUNNING
                given = [each for each in one.given if isinstance(each, CONDITIONS_OF_DICE)]
                if given:
                    self.hauls.extra_given[colour].append((brings, given[0], power_only))
                else:
                    worth += brings
        if not gains:
            # Nobody uses what does harm alone.
            worth = max(0.0, worth)
        if power_only:
            self.hauls.power_extra[colour] += worth
        else:
            self.hauls.symbol_extra[colour] += worth

    def _at_once(self, told: tuple[Brings, ...], colour: int) -> float:
        """Return what an ability brings that is used at once."""
        worth = 0.0
        for one in told:
            worth += self.effect_worth(one, colour)
        return worth

    def effect_worth(self, told: Brings, colour: int) -> float:
        """Return what one effect of a colour's card is worth, as strength."""
        what = told.what
        horizon = self.horizon
        if what in GAINS:
            number = told.number * told.times.counted(self._known)
            if what == MONEY:
                return number * self.money_worth
            return number * (self.credit_worth if what == CREDITS else self.move_worth)
        if what in FREE_ROLLS:
            return self._free_roll_worth(told)
        if what in (FAN, BARE_FAN):
            return self.fan_worth(0, horizon, self.distance, what == FAN)
        if what == DIE_GAINED:
            return self._gained_worth(told)
        if what == DIE_LOST:
            return self._lost_worth(told)
        if what == THIS_LOST:
            return -self.die_kept(colour, horizon)
        if what == DIE_GIVEN:
            return GIVEN_DIE * self.loss_worth(horizon)
        if what == UNCOUNTED:
            number = GRAY_UNCOUNTED if told.colours >> GRAY & 1 else COLOURS_UNCOUNTED
            return max(0.0, self.value.weights[number]) * soon(horizon)
        if what == FREE_DRAW:
            return max(0.0, self.value.weights[FREE_DRAW_WEIGHT]) * soon(horizon)
        if what == NEARBY_REWARD:
            return NEARBY_IN_CREDITS * self.credit_worth
        if what == STEP:
            return self.move_worth
        if what == DIE_SET:
            return SET_DIE_IN_MOVES * self.move_worth
        if what == DIE_BORROWED:
            moves = ANY_DIE_IN_MOVES if told.colours == BUT_START else SET_DIE_IN_MOVES
            for condition in told.given:
                if isinstance(condition, CardCondition):
                    moves /= 1 + condition.partners()
            return moves * self.move_worth
        return 0.0

    def _gained_worth(self, told: Brings) -> float:
        """Return what the best die is worth that can be had; less than nothing if all do harm."""
        most = told.most.counted(self._known)
        best = NEVER
        for kind in range(START):
            if (
                told.colours >> colour_of(kind) & 1
                and self.state.trays[kind]
                and self.value.costs[kind] <= most
            ):
                best = max(best, self.die_worth(kind, self.horizon))
        return 0.0 if best == NEVER or (told.may and best < 0.0) else best

    def _lost_worth(self, told: Brings) -> float:
        """Return what it is worth to lose one's worst die, or one of some colours, like it or not."""
        if told.colours == BUT_START:
            return self.loss_worth(self.horizon)
        best = NEVER
        for kind in range(START):
            if told.colours >> colour_of(kind) & 1:
                best = max(best, -self.die_kept(kind, self.horizon))
        return best

    def _free_roll_worth(self, told: Brings) -> float:
        """Return what a free roll brings: of all dice of some colours, or of the best."""
        dice = 0
        worth = 0.0
        for kind in range(KINDS):
            if told.colours >> colour_of(kind) & 1:
                number = self.me.draw[kind] if told.zones & FROM_DRAW else 0
                number += self.me.roll[kind] if told.zones & FROM_ROLL else 0
                dice += min(number, 1) if told.different else number
                worth += number * self.roll_worth[kind]
        if told.what == FREE_ROLL_OF_ALL:
            return worth
        number = told.times.counted(self._known)
        return min(number, dice) * self._drawn if told.may else number * self._drawn

    def _roll_worth(self, kind: int) -> float:
        """Return what a roll of one die brings on average, other dice apart, as strength."""
        sides = self.game.dice.kinds[kind].sides
        total = 0.0
        for face in sides:
            tally = [0] * TALLY
            count_shown(tally, kind * FACES + face, 1, False)
            # Colours that go with it are often there, when they are owned at all.
            for colour in range(COLOURS):
                if self.owned[colour] >= 2:
                    tally[COLOUR + colour] = max(1, tally[COLOUR + colour])
            haul = Haul()
            self.hauls.add(haul, tally, self.me.fans, self.lines, self.me.lost_dice)
            total += (
                (haul.move + haul.water) * self.move_worth
                + haul.money * self.money_worth
                + haul.credit * self.credit_worth
                + haul.extra
            )
            if own_kind(kind) == RED and face in (SYMBOL, POWER):
                total += self.sword_worth[1]
        return total / len(sides)

    def drawn_worth(self) -> float:
        """Return what a free roll of a die from draw brings, the better ones chosen."""
        zone = self.me.draw
        if sum(zone) == 0:
            zone = self.me.discard
        best = 0.0
        second = 0.0
        for kind in range(START):
            if zone[kind]:
                worth = self.roll_worth[kind]
                if worth > best:
                    second = best if zone[kind] < 2 else worth
                    best = worth
                elif worth > second:
                    second = worth
        return (best + second) / 2.0

    def _weigh_swords(self) -> None:
        """Find what swords bring: a card's gain to who has most, or to each for everybody with fewer."""
        red = self.game.cards[RED]
        gain = 0.0
        for told in red.tells[COMPARE]:
            if told.what == FREE_ROLL:
                dice = told.times.counted(self._known)
                gain += dice * ROLLED_DIE_IN_MOVES * self.move_worth
            else:
                gain += self.effect_worth(told, RED)
        self.sword_worth = [0.0]
        for swords in range(1, 12):
            alone = 1.0
            fewer = 0.0
            for other in range(len(self.state.players)):
                if other != self.seat:
                    below = self._fewer_swords(self.state.players[other], swords)
                    alone *= below
                    fewer += below
            self.sword_worth.append((fewer if red.compares == EACH else alone) * gain)

    def _fewer_swords(self, rival: Player, swords: int) -> float:
        """Return the chance that a rival has fewer swords."""
        red = self.game.cards[RED]
        shown = 0
        tally = tally_of(rival.active)
        shown = tally[RED] + tally[POWERS + RED] * red.power_swords
        if rival.passed:
            return 1.0 if shown < swords else 0.4 if shown == swords else 0.0
        dice = rival.roll[RED] + 0
        chance = 1.0 if shown < swords else 0.4 if shown == swords else 0.0
        for _ in range(min(dice, 4)):
            chance *= 0.75
        return chance

    # ---- hauls

    def haul(self, tally: list[int]) -> Haul:
        """Return what a tally of dice brings, with what the player has already."""
        haul = Haul()
        haul.move = self.me.move
        haul.water = self.me.water
        haul.money = self.me.money
        self.hauls.add(haul, tally, self.me.fans, self.lines, self.me.lost_dice)
        swords = tally[RED] + tally[POWERS + RED] * self.game.cards[RED].power_swords
        if swords:
            haul.extra += self.sword_worth[min(swords, 11)]
        return haul


def haul_reasons(haul: Haul) -> dict[str, float]:
    """Return the figures of a haul that say why."""
    return {
        "moves": float(haul.move + haul.water),
        "money": float(haul.money),
        "credits": float(haul.credit),
    }
