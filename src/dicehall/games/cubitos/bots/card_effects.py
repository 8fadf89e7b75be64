"""The worth of each kind of card effect to one player, as strength."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.core.task import NOTHING
from dicehall.games.cubitos.bots.race_position import RacePosition
from dicehall.games.cubitos.bots.round_end import NEVER, RoundEnd
from dicehall.games.cubitos.cards.choosing_dice import BUT_START, FROM_DRAW, FROM_ROLL
from dicehall.games.cubitos.cards.conditions import CardCondition
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
    POWER,
    RED,
    START,
    SYMBOL,
    colour_of,
    own_kind,
)
from dicehall.games.cubitos.rules.tally import COLOUR, FANS, FEWER_SWORDS, LINES, TALLY, count_shown

FREE_ROLLS: Final = (FREE_ROLL, FREE_ROLL_OF_ALL)
ANY_DIE_IN_MOVES: Final = 4.0
SET_DIE_IN_MOVES: Final = 3.0
"""What a die on a chosen face is worth in moves: any die of the box, or one of a few."""
NEARBY_IN_CREDITS: Final = 2.5
"""The reward of a space nearby, in credits."""
GIVEN_DIE: Final = 2.0
"""How many times as much a bad die counts if a rival gets it, compared with losing it."""


@final
class CardEffects:
    """The worth of effects, and of rolls, for the dice one player has."""

    def __init__(self, position: RacePosition, round_end: RoundEnd, hauls: Hauls) -> None:
        self._position: Final = position
        self._round_end: Final = round_end
        self._judge: Final = position.judge
        self._hauls: Final = hauls
        self.roll_worth: list[float] = [0.0] * KINDS
        """By kind: what one roll of such a die brings, as strength."""
        self.sword_worth: list[float] = []
        """By swords: what they bring, as strength."""
        self.known: list[i64] = [0] * TALLY
        """A tally without dice, but with what is known of the player and one rival with fewer swords."""
        self.known[FANS] = self._position.me.fans
        self.known[LINES] = self._position.lines
        self.known[FEWER_SWORDS] = 1
        self.drawn: float = 0.0
        """What a free roll of a die from draw brings."""

    def effect_worth(self, effect: Brings, colour: int) -> float:
        """Return what one effect of a colour's card is worth, as strength."""
        what = effect.what
        if what in GAINS:
            number = effect.number * int(effect.times.counted(self.known))
            if what == MONEY:
                return number * self._round_end.money_worth
            return number * (
                self._position.credit_worth if what == CREDITS else self._round_end.move_worth
            )
        if what in FREE_ROLLS:
            return self._free_roll_worth(effect)
        if what in (FAN, BARE_FAN):
            return self._position.fan_worth(0, self._position.distance, what == FAN)
        if what == DIE_GAINED:
            return self._gained_worth(effect)
        if what == DIE_LOST:
            return self._lost_worth(effect)
        if what == THIS_LOST:
            return -self._judge.die_kept(colour, self._position.distance)
        if what == DIE_GIVEN:
            return GIVEN_DIE * self._position.loss_worth(self._position.distance)
        if what == UNCOUNTED:
            gray = effect.colours >> GRAY & 1 != 0
            return max(0.0, self._judge.uncounted(gray, self._position.distance))
        if what == FREE_DRAW:
            return max(0.0, self._judge.free_draw(self._position.distance))
        if what == NEARBY_REWARD:
            return NEARBY_IN_CREDITS * self._position.credit_worth
        if what == STEP:
            return self._round_end.move_worth
        if what == DIE_SET:
            return SET_DIE_IN_MOVES * self._round_end.move_worth
        if what == DIE_BORROWED:
            moves = ANY_DIE_IN_MOVES if effect.colours == BUT_START else SET_DIE_IN_MOVES
            for condition in effect.given:
                if isinstance(condition, CardCondition):
                    moves /= 1 + int(condition.partners())
            return moves * self._round_end.move_worth
        return 0.0

    def _gained_worth(self, effect: Brings) -> float:
        """Return what the best available die is worth; negative if all do harm."""
        most = effect.most.counted(self.known)
        best = NEVER
        for kind in range(START):
            if (
                effect.colours >> colour_of(kind) & 1
                and self._position.state.trays[kind]
                and self._position.facts.costs[kind] <= most
            ):
                best = max(best, self._judge.die(kind, self._position.distance))
        return 0.0 if best == NEVER or (effect.may and best < 0.0) else best

    def _lost_worth(self, effect: Brings) -> float:
        """Return what it is worth to have to lose one's worst die, perhaps only of some colours."""
        if effect.colours == BUT_START:
            return self._position.loss_worth(self._position.distance)
        best = NEVER
        for kind in range(START):
            if effect.colours >> colour_of(kind) & 1:
                best = max(best, -self._judge.die_kept(kind, self._position.distance))
        return best

    def _free_roll_worth(self, effect: Brings) -> float:
        """Return what a free roll brings: of all dice of some colours, or of the best."""
        dice = 0
        worth = 0.0
        for kind in range(KINDS):
            if effect.colours >> colour_of(kind) & 1:
                number = self._position.me.draw[kind] if effect.zones & FROM_DRAW else 0
                number += self._position.me.roll[kind] if effect.zones & FROM_ROLL else 0
                dice += min(number, 1) if effect.different else number
                worth += int(number) * self.roll_worth[kind]
        if effect.what == FREE_ROLL_OF_ALL:
            return worth
        rolled = int(effect.times.counted(self.known))
        if effect.may:
            rolled = int(min(rolled, dice))
        return rolled * self.drawn

    def average_roll(self, kind: int) -> float:
        """Return what a roll of one die brings on average by itself, as strength."""
        sides = self._position.game.dice.kinds[kind].sides
        total = 0.0
        before = NOTHING
        brought = 0.0
        tally: list[i64] = [0] * TALLY
        # If the player owns dice of a colour that goes with it, one of them is often active.
        colour: i64
        for colour in range(COLOURS):
            if self._position.owned[colour] >= 2:
                tally[COLOUR + colour] = 1
        for face in sides:
            if face != before:
                before = face
                brought = self._brought_by(kind, face, tally)
            total += brought
            if own_kind(kind) == RED and face in (SYMBOL, POWER):
                total += self.sword_worth[1]
        return total / len(sides)

    def _brought_by(self, kind: i64, face: i64, tally: list[i64]) -> float:
        """Return what a die that shows a face brings to a tally of one die at most of each colour."""
        own = COLOUR + colour_of(kind)
        before = tally[own]
        count_shown(tally, kind * FACES + face, 1, False)
        # It may be the one that was counted.
        tally[own] = 1
        haul = Haul()
        self._hauls.add(
            haul, tally, self._position.me.fans, self._position.lines, self._position.me.lost_dice
        )
        # The tally as it was: to make another one takes longer.
        count_shown(tally, kind * FACES + face, -1, False)
        tally[own] = before
        return (
            int(haul.move + haul.water) * self._round_end.move_worth
            + int(haul.money) * self._round_end.money_worth
            + int(haul.credit) * self._position.credit_worth
            + haul.extra
        )

    def drawn_worth(self) -> float:
        """Return what a free roll of a die from draw brings, if the player chooses among the better ones."""
        zone = self._position.me.draw
        if zone.empty():
            zone = self._position.me.discard
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
