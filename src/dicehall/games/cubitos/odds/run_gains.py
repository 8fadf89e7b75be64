"""What active dice bring in the run phase: moves, money and credits, without playing it.

No card is named here: the effects that abilities tell are turned into numbers once, when a game is made.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.core.task import NOTHING
from dicehall.games.cubitos.cards.amounts import Amount, Just
from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.conditions import AllOf, CardCondition, LostADie, ShowsPower
from dicehall.games.cubitos.cards.moments import (
    AFTER_MOVE,
    ANY_TIME,
    BEFORE_SWORDS,
    POWER,
    RUN,
    SECOND,
)
from dicehall.games.cubitos.cards.telling import CREDITS, GAINS, MONEY, MOVES, Brings
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import COLOURS, SYMBOL
from dicehall.games.cubitos.rules.dice import POWER as POWER_FACE
from dicehall.games.cubitos.rules.moving import MOVE_PRICE
from dicehall.games.cubitos.rules.tally import (
    COLOUR,
    CREDIT_FACES,
    FANS,
    LINES,
    LOST,
    MONEY_FACES,
    MOVE_FACES,
    POWERS,
    SECONDS,
)

TO_MOVES: Final = 0
TO_WATER: Final = 1
TO_MONEY: Final = 2
"""What is gained, as a number: the place among `GAINS`."""
ANY_FACE: Final = 0
POWER_ONLY: Final = 1
SECOND_ABILITY: Final = 2
"""Which dice gain it: all symbols and powers, powers, or all whose second run ability is unused."""


@final
class Grant:
    """A gain as it is counted."""

    __slots__ = ("amount", "face", "given", "times", "together", "what")

    def __init__(
        self,
        what: i64,
        amount: i64,
        times: Amount | None,
        given: CardCondition | None,
        face: i64,
        together: i64,
    ) -> None:
        self.what: i64 = what
        """What is gained, `TO_MOVES` or another,"""
        self.amount: i64 = amount
        """how much,"""
        self.times: Amount | None = times
        """how often, if more than once,"""
        self.given: CardCondition | None = given
        """given what,"""
        self.face: i64 = face
        """by which dice, `ANY_FACE` or others,"""
        self.together: i64 = together
        """and by how many of them together."""


@final
class Haul:
    """What a run phase brings."""

    __slots__ = ("credit", "extra", "money", "move", "water")

    def __init__(self) -> None:
        self.move: i64 = 0
        self.water: i64 = 0
        self.money: i64 = 0
        self.credit: i64 = 0
        self.extra: float = 0.0
        """Everything else, as strength."""

    def purse(self) -> i64:
        """Return its worth in money, with moves at the price of buying them."""
        return self.money + self.credit + MOVE_PRICE * (self.move + self.water)


def run_moments(card: Card) -> list[tuple[int, int]]:
    """Return the moments whose gains count in a run phase, each with the faces that can use it."""
    moments = [(RUN, ANY_FACE), (POWER, POWER_ONLY), (BEFORE_SWORDS, POWER_ONLY)]
    moments.append((SECOND, SECOND_ABILITY))
    if card.programs[RUN] is None:
        # A die that is used for one of these cannot use its run ability any more.
        moments += [(ANY_TIME, ANY_FACE), (AFTER_MOVE, ANY_FACE)]
    return moments


def grant_of(effect: Brings, face: int) -> Grant:
    """Return a gain as it is counted."""
    conditions: list[CardCondition] = []
    together = 1
    for condition in effect.given:
        if isinstance(condition, ShowsPower):
            face = POWER_ONLY
        elif isinstance(condition, CardCondition):
            conditions.append(condition)
            together += condition.partners()
    given = conditions[0] if len(conditions) == 1 else AllOf(tuple(conditions))
    return Grant(
        GAINS.index(effect.what),
        effect.number,
        None if effect.times == Just(1) else effect.times,
        given if conditions else None,
        face,
        together,
    )


class Hauls:
    """Adds up hauls in one game."""

    def __init__(self, game: Cubitos) -> None:
        self._gains: list[list[Grant]] = []
        """By colour: what its dice gain."""
        self._choices: list[list[list[Grant]]] = []
        """By colour: the gains that its dice choose between."""
        for card in game.cards:
            plain: list[Grant] = []
            choices: list[list[Grant]] = []
            for moment, face in run_moments(card):
                for effect in card.tells[moment]:
                    if effect.what not in GAINS or (
                        moment == AFTER_MOVE and effect.what in GAINS[:2]
                    ):
                        continue
                    option = effect.option()
                    while len(choices) <= option:
                        choices.append([])
                    (plain if option == NOTHING else choices[option]).append(grant_of(effect, face))
            self._gains.append(plain)
            self._choices.append(choices)
        self.effects: list[list[tuple[tuple[Brings, ...], bool]]] = [
            effects_of(card) for card in game.cards
        ]
        """By colour: run abilities that bring more than gains, and whether only a power has them."""
        self._has_seconds: bool = any(card.programs[SECOND] is not None for card in game.cards)
        self._asks_losses: bool = any(asks_losses(card) for card in game.cards)
        self._loses: list[i64] = [card.loses for card in game.cards]
        self.symbol_extra: list[float] = [0.0] * COLOURS
        """By colour: what else a symbol or power brings, as strength."""
        self.power_extra: list[float] = [0.0] * COLOURS
        """By colour: what a power brings more than a symbol."""
        self.extra_given: list[list[tuple[float, CardCondition, bool]]] = [
            [] for _ in range(COLOURS)
        ]
        """By colour: what it brings besides if a condition holds, and whether only a power does."""

    def add(self, haul: Haul, tally: list[i64], fans: i64, lines: i64, lost: i64) -> None:
        """Add what the dice of a tally bring to a player with these fans, lines ahead and lost dice."""
        haul.move += tally[MOVE_FACES]
        haul.money += tally[MONEY_FACES]
        haul.credit += tally[CREDIT_FACES]
        tally[FANS] = fans
        tally[LINES] = lines
        if self._asks_losses:
            tally[LOST] = lost + self._dice_that_must_go(tally)
        colour: i64
        for colour in range(COLOURS):
            if tally[COLOUR + colour] == 0:
                continue
            powers = tally[POWERS + colour]
            both = tally[colour] + powers
            if both == 0 and not (self._has_seconds and tally[SECONDS + colour]):
                continue
            haul.extra += (
                int(both) * self.symbol_extra[colour] + int(powers) * self.power_extra[colour]
            )
            gains = self._gains[colour]
            if gains:
                self._give(haul, tally, colour, gains)
            if self._choices[colour]:
                self._give(haul, tally, colour, self._best_choice(tally, colour))
            if self.extra_given[colour]:
                for worth, given, power_only in self.extra_given[colour]:
                    if given.met(tally):
                        haul.extra += worth * int(powers if power_only else both)

    def _give(self, haul: Haul, tally: list[i64], colour: i64, grants: list[Grant]) -> None:
        """Add what dice of a colour gain."""
        for grant in grants:
            number = tally[POWERS + colour]
            if grant.face != POWER_ONLY:
                number += tally[colour]
                if grant.face == SECOND_ABILITY:
                    number += tally[SECONDS + colour]
            if grant.together > 1:
                number //= grant.together
            given = grant.given
            if number == 0 or (given is not None and not given.met(tally)):
                continue
            number *= grant.amount
            times = grant.times
            if times is not None:
                number *= times.counted(tally)
            if grant.what == TO_MOVES:
                haul.move += number
            elif grant.what == TO_WATER:
                haul.water += number
            elif grant.what == TO_MONEY:
                haul.money += number
            else:
                haul.credit += number

    def _best_choice(self, tally: list[i64], colour: i64) -> list[Grant]:
        """Return the best of the gains that dice of a colour choose between; of equal ones, the last."""
        most: i64 = -1
        best = self._choices[colour][0]
        for grants in self._choices[colour]:
            tried = Haul()
            self._give(tried, tally, colour, grants)
            if tried.purse() >= most:
                most = tried.purse()
                best = grants
        return best

    def _dice_that_must_go(self, tally: list[i64]) -> i64:
        """Return how many dice of a tally will be lost, used or not."""
        number: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            loses = self._loses[colour]
            if loses >> SYMBOL & 1:
                number += tally[colour] + max(tally[SECONDS + colour], 0)
            if loses >> POWER_FACE & 1:
                number += tally[POWERS + colour]
        return number


def effects_of(card: Card) -> list[tuple[tuple[Brings, ...], bool]]:
    """Return the effects of those run abilities of a card that bring more than gains."""
    found: list[tuple[tuple[Brings, ...], bool]] = []
    for moment, face in run_moments(card):
        for effect in card.tells[moment]:
            if effect.what not in GAINS:
                found.append((card.tells[moment], face == POWER_ONLY))
                break
    return found


def asks_losses(card: Card) -> bool:
    """Return whether what a card brings depends on how many dice were lost."""
    for moment in card.tells:
        for effect in moment:
            for condition in effect.given:
                if isinstance(condition, LostADie):
                    return True
    return False


def gains_of(effect: tuple[Brings, ...], option: int, tally: list[int]) -> Haul:
    """Return the moves, money and credits of some effects, if an option is picked."""
    haul = Haul()
    for one in effect:
        if one.what not in GAINS or one.option() not in (NOTHING, option):
            continue
        met = [not isinstance(given, CardCondition) or given.met(tally) for given in one.given]
        number = one.number * one.times.counted(tally) if all(met) else 0
        if one.what == MOVES:
            haul.move += number
        elif one.what == MONEY:
            haul.money += number
        elif one.what == CREDITS:
            haul.credit += number
        else:
            haul.water += number
    return haul
