"""Weigh a push over every outcome of the roll, or over a sample if there are too many."""

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
from dicehall.games.cubitos.rules.tally import BUST, POWERS, TALLY, count_shown

MODULUS: Final = 2147483647
FACTOR: Final = 48271
"""The factor of a simple random number generator: every option is tried with the same outcomes."""
TOO_RISKY: Final = 0.5
"""Nobody pushes again if a bust is likelier than this."""


class Pushed:
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
        self._most = most_falls
        self._bust_worth = bust_chance
        self._tally: list[i64] = [0] * TALLY
        self._kinds: list[i64] = []
        self._counts: list[i64] = []
        self._missed: list[i64] = []
        """By place among the kinds: how many dice did not hit."""
        self._extra = 0.0
        self._pushed = Pushed()
        self._saved = 0.0
        self._saved_worth = 0.0
        self._risky = False

    def weigh(
        self, roll: list[i64], tally: list[i64], risky: bool, saved: float, saved_worth: float
    ) -> Pushed:
        """Return what rolling these dice is worth on top of a tally, given how likely a bust is saved."""
        self._tally = list(tally)
        self._risky = risky
        self._saved = saved
        self._saved_worth = saved_worth
        self._pushed = Pushed()
        self._kinds = []
        self._counts = []
        self._missed = []
        falls: i64 = 1
        sides = self.outlook.value.sides
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
        # What active dice bring after a push that does not bust.
        self._extra = 0.0
        colour: i64
        for colour in range(COLOURS):
            number = tally[colour] + tally[POWERS + colour]
            self._extra += int(number) * self.outlook.push_extra[colour]
        if falls <= self._most:
            self._fall(0, 1.0, 0, 0.0)
        else:
            self._sample()
        well = 1.0 - self._pushed.bust
        if well > 0.0:
            self._pushed.moves /= well
            self._pushed.money /= well
        return self._pushed

    def _fall(self, place: i64, likely: float, hits: i64, extra: float) -> None:
        """Go through the outcomes of the kinds of dice from this place on."""
        if place == len(self._kinds):
            self._count(likely, hits, extra)
            return
        kind = self._kinds[place]
        self._fall_faces(place, kind, 1, self._counts[place], likely, hits, extra)

    def _fall_faces(
        self, place: i64, kind: i64, face: i64, left: i64, likely: float, hits: i64, extra: float
    ) -> None:
        """Go through how many of a kind's remaining dice show this face, then through the following faces."""
        chances = self.outlook.value.likely[kind]
        while face < FACES and chances[face] == 0.0:
            face += 1
        number: i64
        if face == FACES or left == 0:
            blank = chances[BLANK]
            for _ in range(left):
                likely *= blank
            if likely > 0.0:
                self._missed[place] = left
                self._fall(place + 1, likely, hits, extra)
            return
        side = chances[face]
        shown = kind * FACES + face
        now = self._now(kind, face)
        for number in range(left + 1):
            if number:
                # One more of the remaining dice shows it: a binomial coefficient, factor by factor.
                likely *= side * int(left - number + 1) / int(number)
                count_shown(self._tally, shown, 1, False)
            more = extra + int(number) * now
            self._fall_faces(place, kind, face + 1, left - number, likely, hits + number, more)
        count_shown(self._tally, shown, -left, False)

    def _now(self, kind: i64, face: i64) -> float:
        if face in (SYMBOL, POWER) and own_kind(kind) < COLOURS:
            return self.outlook.now_extra[own_kind(kind)]
        return 0.0

    def _count(self, likely: float, hits: i64, extra: float) -> None:
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
        chance = self.outlook.chance_after(haul)
        if self.outlook.pushes_again:
            chance = max(chance, self._again(haul))
        pushed.chance += likely * chance

    def _again(self, haul: Haul) -> float:
        """Return the chance to win after a further push of the dice that did not hit; 0 if it is too risky.

        Either all of them miss again, or they bring what such dice bring on average.
        """
        miss = 1.0
        more = 0.0
        place: i64
        for place, kind in enumerate(self._kinds):
            missed = self._missed[place]
            blank = self.outlook.value.likely[kind][BLANK]
            for _ in range(missed):
                miss *= blank
            more += int(missed) * self.outlook.roll_worth[kind]
        if miss >= TOO_RISKY:
            return 0.0
        haul.extra += more / (1.0 - miss)
        return (1.0 - miss) * self.outlook.chance_after(haul) + miss * self._bust_worth

    def _sample(self) -> None:
        """Weigh the outcome that misses exactly, and a sample of those that hit, all equally likely."""
        seed: i64 = 20_011
        value = self.outlook.value
        missing = 1.0
        place: i64
        for place, kind in enumerate(self._kinds):
            for _ in range(self._counts[place]):
                missing *= value.likely[kind][BLANK]
        self._count(missing, 0, 0.0)
        likely = (1.0 - missing) / self._most
        tried: i64 = 0
        while tried < self._most:
            hits: i64 = 0
            extra = 0.0
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
                        shown.append(kind * FACES + face)
                        count_shown(self._tally, kind * FACES + face, 1, False)
                    else:
                        missed += 1
                self._missed[place] = missed
            if hits:
                self._count(likely, hits, extra)
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
    me = outlook.me
    distance = outlook.distance
    haul.extra += outlook.fan_worth(0, distance, False)
    space = min(me.fans, len(outlook.game.box.fan_credits) - 1)
    haul.credit += outlook.game.box.fan_credits[space]
    return outlook.chance_after(haul)
