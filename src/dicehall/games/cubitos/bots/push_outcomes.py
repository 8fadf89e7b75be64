"""Weigh a push over every outcome of the roll, or over a sample if there are too many.

After each outcome the player passes or pushes again, whichever is better, and so on to the end of the roll
phase: dice that hit leave the roll zone, so there are only so many ways on. Where these are too many, a
further push counts as what its dice bring on average.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.cubitos.bots.outlook import Outlook
from dicehall.games.cubitos.odds.run_gains import Haul
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    COLOURS,
    FACES,
    KINDS,
    POWER,
    SYMBOL,
    colour_of,
    face_of,
    kind_of,
    own_kind,
    shown_of,
)
from dicehall.games.cubitos.rules.tally import BUST, DICE, POWERS, TALLY, count_shown

MODULUS: Final = 2147483647
FACTOR: Final = 48271
"""The factor of a simple random number generator: every option is tried with the same outcomes."""
TOO_RISKY: Final = 0.5
"""Nobody pushes again if a bust is likelier than this."""
MOST_WAYS: Final = 6_000
"""The rest of the roll phase is weighed exactly if its pushes can fall in at most this many ways in all,"""
MOST_WAYS_ON: Final = 60
"""or else, after each outcome of the first push, if there are at most this many from there."""
AT_RISK: Final = 3
"""With this many active dice, a push may bust."""
MOST_BITS: Final = 62
"""Dice that hit are written as one number, if it takes no more bits than these."""


class PushOutlook:
    """What a push is worth."""

    __slots__ = ("bust", "chance", "money", "moves")

    def __init__(self) -> None:
        self.chance: float = 0.0
        self.bust: float = 0.0
        self.moves: float = 0.0
        """The average number of moves, if the push does not bust."""
        self.money: float = 0.0
        """The average amount of money, if the push does not bust."""


class PushWeigher:
    """Weighs pushes of one player at one moment."""

    def __init__(self, outlook: Outlook, most_falls: int, bust_chance: float) -> None:
        self.outlook: Final = outlook
        self._facts: Final = outlook.facts
        self._round_end: Final = outlook.round_end
        self._most = most_falls
        self._bust_worth = bust_chance
        self._tally: list[i64] = [0] * TALLY
        self._kinds: list[i64] = []
        self._counts: list[i64] = []
        self._missed: list[i64] = []
        """By place among the kinds: how many dice did not hit."""
        self._extra = 0.0
        self._pushed = PushOutlook()
        self._saved = 0.0
        self._saved_worth = 0.0
        self._risky = False
        self._numbered = False
        """Whether dice that hit can be written as one number."""
        self._exact = False
        """Whether all pushes to come can be weighed exactly."""
        self._one: list[list[i64]] = []
        """By place among the kinds and by face: what a die that hits adds to the number of all of them."""
        self._known: dict[int, float] = {}
        """By the dice that have hit, as one number: the chance to win from there."""

    def weigh(
        self, roll: list[i64], tally: list[i64], risky: bool, saved: float, saved_worth: float
    ) -> PushOutlook:
        """Return what rolling these dice is worth on top of a tally, given how likely a bust is saved."""
        self._tally = list(tally)
        self._risky = risky
        self._saved = saved
        self._saved_worth = saved_worth
        self._pushed = PushOutlook()
        self._kinds = []
        self._counts = []
        self._missed = []
        self._one = []
        self._known = {}
        falls: i64 = 1
        sides = self._facts.sides
        kind: i64
        more: i64
        for kind in range(KINDS):
            count = roll[kind]
            if count:
                self._kinds.append(kind)
                self._counts.append(count)
                self._missed.append(count)
                faces: i64 = len(set(sides[kind]))
                for more in range(1, faces):
                    # The number of multisets, one factor after the other.
                    falls = falls * (count + more) // more if falls < 1_000_000 else falls
        self._number_hits()
        self._exact = falls <= self._most and self._ways(self._counts) <= MOST_WAYS
        # What active dice bring after a push that does not bust.
        self._extra = 0.0
        colour: i64
        for colour in range(COLOURS):
            number = tally[colour] + tally[POWERS + colour]
            self._extra += int(number) * self.outlook.push_extra[colour]
        if falls <= self._most:
            self._fall(0, 1.0, 0, 0.0, 0)
        else:
            self._sample()
        well = 1.0 - self._pushed.bust
        if well > 0.0:
            self._pushed.moves /= well
            self._pushed.money /= well
        return self._pushed

    def _fall(self, place: i64, likely: float, hits: i64, extra: float, key: i64) -> None:
        """Go through the outcomes of the kinds of dice from this place on."""
        if place == len(self._kinds):
            self._count(likely, hits, extra, key)
            return
        kind = self._kinds[place]
        self._fall_faces(place, kind, 1, self._counts[place], likely, hits, extra, key)

    def _fall_faces(
        self,
        place: i64,
        kind: i64,
        face: i64,
        left: i64,
        likely: float,
        hits: i64,
        extra: float,
        key: i64,
    ) -> None:
        """Go through how many of a kind's remaining dice show this face, then through the following faces."""
        chances = self._facts.likely[kind]
        while face < FACES and chances[face] == 0.0:
            face += 1
        number: i64
        if face == FACES or left == 0:
            blank = chances[BLANK]
            for _ in range(left):
                likely *= blank
            if likely > 0.0:
                self._missed[place] = left
                self._fall(place + 1, likely, hits, extra, key)
            return
        side = chances[face]
        shown = kind * FACES + face
        now = self._now(kind, face)
        one = self._one[place][face]
        for number in range(left + 1):
            if number:
                # One more of the remaining dice shows it: a binomial coefficient, factor by factor.
                likely *= side * int(left - number + 1) / int(number)
                count_shown(self._tally, shown, 1, False)
                key += one
            more = extra + int(number) * now
            self._fall_faces(place, kind, face + 1, left - number, likely, hits + number, more, key)
        count_shown(self._tally, shown, -left, False)

    def _now(self, kind: i64, face: i64) -> float:
        if face in (SYMBOL, POWER) and own_kind(kind) < COLOURS:
            return self.outlook.now_extra[own_kind(kind)]
        return 0.0

    def _count(self, likely: float, hits: i64, extra: float, key: i64) -> None:
        pushed = self._pushed
        if hits == 0 and self._risky:
            stands = likely * (1.0 - self._saved)
            pushed.bust += stands
            pushed.chance += stands * self._bust_worth + (likely - stands) * self._saved_worth
            return
        haul = self.outlook.haul(self._tally)
        haul.extra += extra + self._extra
        pushed.moves += likely * int(haul.move + haul.water)
        pushed.money += likely * int(haul.money)
        pushed.chance += likely * self._from_here(self._missed, extra, haul, key)

    # ---- further pushes

    def _number_hits(self) -> None:
        """Find how dice that hit are written as one number; they are not, if it takes too many bits."""
        bits: i64 = 0
        place: i64
        for place, kind in enumerate(self._kinds):
            ones: list[i64] = [0]
            dice: i64 = int(self._counts[place]).bit_length()
            for chance in self._facts.likely[kind][1:]:
                ones.append(1 << int(min(bits, MOST_BITS)))
                bits += dice if chance > 0.0 else 0
            self._one.append(ones)
        self._numbered = bits <= MOST_BITS

    def _from_here(self, missed: list[i64], extra: float, haul: Haul, key: i64) -> float:
        """Return the chance to win by passing now, or by pushing the dice that missed, if that is better."""
        if self._numbered:
            known = self._known.get(int(key))
            if known is not None:
                return known
        chance = self._round_end.chance_after(haul)
        missing = 1.0
        place: i64
        for place, kind in enumerate(self._kinds):
            blank = self._facts.likely[kind][BLANK]
            for _ in range(missed[place]):
                missing *= blank
        if missing < TOO_RISKY:
            if self._numbered and (self._exact or self._ways(missed) <= MOST_WAYS_ON):
                again = self._again(missed, chance, missing, extra, key)
            else:
                again = self._again_on_average(missed, missing, haul)
            chance = max(chance, again)
        if self._numbered:
            self._known[int(key)] = chance
        return chance

    def _again(
        self, roll: list[i64], passing: float, missing: float, extra: float, key: i64
    ) -> float:
        """Return the chance to win after a further push, over all its outcomes."""
        active = self._tally[DICE]
        bust = self.outlook.position.me.at_risk > 0 or active >= AT_RISK
        # A push that changes nothing is no reason to push once more.
        nothing = missing * (self._bust_worth if bust else passing)
        return nothing + self._outcomes(roll, list(roll), 0, 1, roll[0], 1.0, extra, 0, key)

    def _outcomes(
        self,
        roll: list[i64],
        missed: list[i64],
        place: i64,
        face: i64,
        left: i64,
        likely: float,
        extra: float,
        hits: i64,
        key: i64,
    ) -> float:
        """Return what all outcomes that hit add to a chance, from a kind of dice and a face of it on."""
        kind = self._kinds[place]
        chances = self._facts.likely[kind]
        while face < FACES and chances[face] == 0.0:
            face += 1
        if face == FACES or left == 0:
            blank = chances[BLANK]
            for _ in range(left):
                likely *= blank
            missed[place] = left
            place += 1
            if place < len(roll):
                return self._outcomes(roll, missed, place, 1, roll[place], likely, extra, hits, key)
            if hits == 0 or likely == 0.0:
                return 0.0
            known = self._known.get(int(key))
            if known is None:
                haul = self.outlook.haul(self._tally)
                haul.extra += extra + self._extra
                known = self._from_here(missed, extra, haul, key)
            return likely * known
        shown = kind * FACES + face
        now = self._now(kind, face)
        one = self._one[place][face]
        total = 0.0
        number: i64
        for number in range(left + 1):
            if number:
                likely *= chances[face] * int(left - number + 1) / int(number)
                count_shown(self._tally, shown, 1, False)
                key += one
            more = extra + int(number) * now
            rest = left - number
            total += self._outcomes(
                roll, missed, place, face + 1, rest, likely, more, hits + number, key
            )
        count_shown(self._tally, shown, -left, False)
        return total

    def _again_on_average(self, missed: list[i64], missing: float, haul: Haul) -> float:
        """Return about the same, if dice that do not all miss bring what they bring on average."""
        more = 0.0
        place: i64
        for place, kind in enumerate(self._kinds):
            more += int(missed[place]) * self.outlook.effects.roll_worth[kind]
        haul.extra += more / (1.0 - missing)
        return (1.0 - missing) * self._round_end.chance_after(haul) + missing * self._bust_worth

    def _ways(self, counts: list[i64]) -> i64:
        """Return in how many ways dice can hit now, or later, or not at all; many, if there are too many."""
        ways: i64 = 1
        place: i64
        more: i64
        for place, kind in enumerate(self._kinds):
            for more in range(1, 2 * self._hits_of(kind) + 1):
                ways = ways * (counts[place] + more) // more
                if ways > MOST_WAYS:
                    return ways
        return ways

    def _hits_of(self, kind: i64) -> i64:
        """Return how many different faces of a kind of dice are hits."""
        found: i64 = 0
        for chance in self._facts.likely[kind][1:]:
            found += 1 if chance > 0.0 else 0
        return found

    def _sample(self) -> None:
        """Weigh the outcome that misses exactly, and a sample of those that hit, all equally likely."""
        seed: i64 = 20_011
        value = self.outlook.facts
        missing = 1.0
        place: i64
        for place, kind in enumerate(self._kinds):
            for _ in range(self._counts[place]):
                missing *= value.likely[kind][BLANK]
        self._count(missing, 0, 0.0, 0)
        likely = (1.0 - missing) / self._most
        tried: i64 = 0
        while tried < self._most:
            hits: i64 = 0
            extra = 0.0
            key: i64 = 0
            shown: list[i64] = []
            for place, kind in enumerate(self._kinds):
                sides = value.sides[kind]
                number_of_sides: i64 = len(sides)
                missed: i64 = 0
                for _ in range(self._counts[place]):
                    seed = seed * FACTOR % MODULUS
                    face = sides[(seed >> 8) % number_of_sides]
                    if face != BLANK:
                        hits += 1
                        extra += self._now(kind, face)
                        key += self._one[place][face]
                        shown.append(kind * FACES + face)
                        count_shown(self._tally, kind * FACES + face, 1, False)
                    else:
                        missed += 1
                self._missed[place] = missed
            if hits:
                self._count(likely, hits, extra, key)
                tried += 1
                for one in shown:
                    count_shown(self._tally, one, -1, False)


def bust_worth(outlook: Outlook, active: list[i64]) -> float:
    """Return the chance to win after a bust, which leaves only a fan and the dice that may stay."""
    tally: list[i64] = [0] * TALLY
    tally[BUST] = 1
    if outlook.game.dice_may_stay:
        staying: i64 = 0
        for die in active:
            own = own_kind(kind_of(die))
            if own < COLOURS and face_of(die) in (SYMBOL, POWER):
                staying |= outlook.game.cards[own].keeps
        for die in active:
            if staying >> colour_of(kind_of(die)) & 1:
                count_shown(tally, shown_of(die), 1, False)
    haul: Haul = outlook.haul(tally)
    me = outlook.position.me
    distance = outlook.position.distance
    haul.extra += outlook.position.fan_worth(0, distance, False)
    space = min(me.fans, len(outlook.game.box.fan_credits) - 1)
    haul.credit += outlook.game.box.fan_credits[space]
    return outlook.round_end.chance_after(haul)
