"""The outlook of one player for a round, including what cards bring besides moves, money and credits.

The outlook knows a card by the effects that it tells; each kind of effect has its worth.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.cubitos.bots.card_effects import FREE_ROLLS, CardEffects
from dicehall.games.cubitos.bots.dice_facts import DiceFacts
from dicehall.games.cubitos.bots.judge import Judge
from dicehall.games.cubitos.bots.race_position import RacePosition
from dicehall.games.cubitos.bots.round_end import RoundEnd
from dicehall.games.cubitos.cards.ability import EACH
from dicehall.games.cubitos.cards.conditions import Active, Busted, GainedACredit, LostADie
from dicehall.games.cubitos.cards.moments import AFTER_PUSH, COMPARE, NOW
from dicehall.games.cubitos.cards.telling import FREE_ROLL, GAINS, Brings
from dicehall.games.cubitos.odds.run_gains import Haul, Hauls
from dicehall.games.cubitos.rules.dice import COLOURS, OWN_KINDS, POWER, RED, START, SYMBOL
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.tally import POWERS, tally_of

CONDITIONS_OF_DICE: Final = (Active, LostADie, GainedACredit, Busted)
"""Conditions that a tally decides; others are taken as met."""
ROLLED_WHILE_RUNNING: Final = 0.6
"""The part of a free roll's worth that remains in the run phase, where some effects come too late."""
ROLLED_DIE_IN_MOVES: Final = 0.75
"""What a die rolled for free when swords are compared is worth, in moves."""
MOST_SWORDS: Final = 11
"""More swords than these are worth as much."""


@final
class Outlook:
    """What one player can expect of a round."""

    def __init__(
        self, facts: DiceFacts, judge: Judge, hauls: Hauls, state: CubitosState, seat: int
    ) -> None:
        self.facts: Final = facts
        self.judge: Final = judge
        self.game: Final = facts.game
        self.position: Final = RacePosition(facts, judge, state, seat)
        """What the player has,"""
        self.round_end: Final = RoundEnd(self.position, hauls)
        """what the round can still lead to,"""
        self.effects: Final = CardEffects(self.position, self.round_end, hauls)
        """and what the cards bring on the way."""
        self._hauls: Final = hauls
        self.now_extra: list[float] = [0.0] * COLOURS
        """By colour: what a symbol just placed brings at once, as strength."""
        self.push_extra: list[float] = [0.0] * COLOURS
        """By colour: what an active symbol brings after a push, as strength."""
        self.sword_gain: float = 0.0
        """What it brings to have the most swords, or more than one rival, as strength."""
        self._power_swords: i64 = self.game.cards[RED].power_swords
        """How many swords a power of the red die shows."""
        self._weighed = False

    def weigh_cards(self) -> Outlook:
        """Weigh what cards bring, if that has not been done yet; moving and buying do not need it."""
        if not self._weighed:
            self._weighed = True
            self.round_end.weigh_gains()
            self._weigh_cards()
        return self

    # ---- what cards bring besides moves, money and credits

    def _weigh_cards(self) -> None:
        symbol = self._hauls.symbol_extra
        power = self._hauls.power_extra
        for colour in range(COLOURS):
            loses = self.game.cards[colour].loses
            own = self.judge.die_kept(colour, self.position.distance)
            symbol[colour] = -own if loses >> SYMBOL & 1 else 0.0
            power[colour] = -own if loses == 1 << POWER else 0.0
            self._hauls.extra_given[colour] = []
        self._weigh_swords()
        for colour in range(COLOURS):
            for ability, power_only in self._hauls.effects[colour]:
                self._weigh_ability(colour, ability, power_only, False)
        for kind in range(START + 1):
            self.effects.roll_worth[kind] = self.effects.average_roll(kind)
            if kind < START:
                self.effects.roll_worth[kind + OWN_KINDS] = self.effects.roll_worth[kind]
        self.effects.drawn = self.effects.drawn_worth()
        for colour in range(COLOURS):
            card = self.game.cards[colour]
            self.now_extra[colour] = self._at_once(card.tells[NOW], colour)
            self.push_extra[colour] = self._at_once(card.tells[AFTER_PUSH], colour)
            for ability, power_only in self._hauls.effects[colour]:
                self._weigh_ability(colour, ability, power_only, True)
        for kind in range(COLOURS):
            # What a die does at once is part of what its roll brings.
            sides = self.game.dice.kinds[kind].sides
            shows = sides.count(SYMBOL) + sides.count(POWER)
            self.effects.roll_worth[kind] += (
                (self.now_extra[kind] + self.push_extra[kind]) * shows / len(sides)
            )

    def _weigh_ability(
        self, colour: int, ability: tuple[Brings, ...], power_only: bool, rolls: bool
    ) -> None:
        """Add what a run ability brings besides gains: its free rolls, or all else."""
        worth = 0.0
        gains = False
        for one in ability:
            if one.what in GAINS:
                gains = True
            elif (one.what in FREE_ROLLS) == rolls:
                brings = self.effects.effect_worth(one, colour)
                if rolls:
                    brings *= ROLLED_WHILE_RUNNING
                given = [each for each in one.given if isinstance(each, CONDITIONS_OF_DICE)]
                if given:
                    self._hauls.extra_given[colour].append((brings, given[0], power_only))
                else:
                    worth += brings
        if not gains:
            # Nobody uses an ability that only does harm.
            worth = max(0.0, worth)
        if power_only:
            self._hauls.power_extra[colour] += worth
        else:
            self._hauls.symbol_extra[colour] += worth

    def _at_once(self, ability: tuple[Brings, ...], colour: int) -> float:
        """Return what an ability that is used at once brings."""
        worth = 0.0
        for one in ability:
            worth += self.effects.effect_worth(one, colour)
        return worth

    # ---- swords

    def _weigh_swords(self) -> None:
        """Compute what swords bring: a gain for having the most, or one for each rival with fewer."""
        red = self.game.cards[RED]
        gain = 0.0
        for ability in red.tells[COMPARE]:
            if ability.what == FREE_ROLL:
                dice = int(ability.times.counted(self.effects.known))
                gain += dice * ROLLED_DIE_IN_MOVES * self.round_end.move_worth
            else:
                gain += self.effects.effect_worth(ability, RED)
        rivals: list[Player] = []
        shown: list[i64] = []
        for other in range(len(self.position.state.players)):
            if other != self.position.seat:
                rival = self.position.state.players[other]
                tally = tally_of(rival.active)
                rivals.append(rival)
                shown.append(tally[RED] + tally[POWERS + RED] * self._power_swords)
        self.sword_gain = gain
        self.effects.sword_worth = [0.0]
        swords: i64
        for swords in range(1, MOST_SWORDS + 1):
            alone = 1.0
            fewer = 0.0
            for place in range(len(rivals)):
                below = fewer_swords(rivals[place], shown[place], swords)
                alone *= below
                fewer += below
            self.effects.sword_worth.append((fewer if red.compares == EACH else alone) * gain)

    # ---- hauls

    def haul(self, tally: list[i64]) -> Haul:
        """Return what a tally of dice brings, with what the player has already."""
        haul = Haul()
        haul.move = self.position.me.move
        haul.water = self.position.me.water
        haul.money = self.position.me.money
        self._hauls.add(
            haul, tally, self.position.me.fans, self.position.lines, self.position.me.lost_dice
        )
        haul.extra += self.sword_worth_of(tally)
        return haul

    def sword_worth_of(self, tally: list[i64]) -> float:
        """Return what the swords of a tally of dice bring, as strength."""
        swords = tally[RED] + tally[POWERS + RED] * self._power_swords
        return self.effects.sword_worth[min(swords, MOST_SWORDS)] if swords else 0.0


def fewer_swords(rival: Player, shown: i64, swords: i64) -> float:
    """Return the chance that a rival with `shown` swords now ends up with fewer than `swords`."""
    chance = 1.0 if shown < swords else 0.4 if shown == swords else 0.0
    if not rival.passed:
        for _ in range(min(rival.roll[RED], 4)):
            chance *= 0.75
    return chance


def haul_reasons(haul: Haul) -> dict[str, float]:
    """Return the figures of a haul that explain its worth."""
    return {
        "moves": float(haul.move + haul.water),
        "money": float(haul.money),
        "credits": float(haul.credit),
    }
