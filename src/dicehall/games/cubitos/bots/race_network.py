"""The network that judges a race: a strength for every player, learned from races that bots played.

The chance to win is that of a race between strengths: e to the power of one strength, divided by the sum of
everybody's. A kind of die is known by some numbers: those of the cards that come with the game were learned,
those of other cards follow from what the card does. The dice of a player add up, and two layers of units turn
the sums, and what else is known of the player, into a strength. `research/cubitos/train_network.py` makes it.
"""

from __future__ import annotations

import json
from importlib import resources
from math import exp, log1p
from typing import Any, Final, final

from mypy_extensions import i64

from dicehall.core.vectors import append, vec
from dicehall.games.cubitos.bots.race_inputs import (
    FANS_AT,
    FAR_AT,
    HAND_AT,
    NEAR_AT,
    RaceInputs,
    inputs_of,
)
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.encoding.card_features import features_of_kinds
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.odds.run_gains import Hauls
from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.rules.dice import COLOURS, START
from dicehall.games.cubitos.rules.state import CubitosState

CARD_NUMBERS: Final = {card.id: number for number, card in enumerate(ALL_CARDS)}
"""The place of each card among all."""
OWNED: Final = 12
MORE: Final = 4
AT_HAND: Final = 6
ROLLED: Final = 4
"""How many numbers of a kind are added up over all dice of a player, over those after the first two, over
those in draw and roll, and over those in roll; two more add to the pace."""
FEW: Final = 2
PACE_UNIT: Final = 5.0
"""What pace and rounds are divided by, so that most numbers lie between 0 and 1."""


@final
class Fixed:
    """What a player has, wherever the runner is: a sum for each unit of the first layer, and the pace."""

    __slots__ = ("direct", "pace", "units")

    def __init__(self, units: vec[float], pace: float, direct: float) -> None:
        self.units: vec[float] = units
        self.pace: float = pace
        self.direct: float = direct
        """What is added to the strength as it is."""


@final
class Near:
    """What the distance to the finish adds."""

    __slots__ = ("direct", "horizon", "units")

    def __init__(self, units: vec[float], horizon: float, direct: float) -> None:
        self.units: vec[float] = units
        self.horizon: float = horizon
        self.direct: float = direct


class RaceNetwork:
    """The strengths of players in one game."""

    def __init__(self, game: Cubitos, saved: dict[str, Any], knows_cards: bool = True) -> None:
        self.game: Final = game
        self._hauls: Final = Hauls(game)
        first: list[list[float]] = saved["first"]
        size = len(saved["first_constant"])
        self._constant: Final = _vector(saved["first_constant"])
        self._nothing: Final = _vector([0.0] * size)
        self._owned: Final[list[vec[float]]] = []
        self._more: Final[list[vec[float]]] = []
        self._at_hand: Final[list[vec[float]]] = []
        self._rolled: Final[list[vec[float]]] = []
        """By kind: what a die adds to each unit of the first layer, by where it is and how many there are."""
        self._pace_of_one: Final[list[float]] = []
        self._pace_of_more: Final[list[float]] = []
        for numbers in numbers_of_kinds(game, saved, knows_cards):
            begin = 0
            for folded, number in (
                (self._owned, OWNED),
                (self._more, MORE),
                (self._at_hand, AT_HAND),
                (self._rolled, ROLLED),
            ):
                sums = [0.0] * size
                for place in range(begin, begin + number):
                    _add(sums, first[place], numbers[place])
                folded.append(_vector(sums))
                begin += number
            self._pace_of_one.append(numbers[begin])
            self._pace_of_more.append(numbers[begin + 1])
        numbers_of_player = [_vector(one) for one in first[OWNED + MORE + AT_HAND + ROLLED :]]
        self._numbers: Final[list[vec[float]]] = numbers_of_player
        """By number of `RaceInputs.numbers`, and then for pace and rounds: its weight in each unit."""
        self._rounds: Final[vec[float]] = numbers_of_player[len(numbers_of_player) - 1]
        self._second: Final = [_vector(one) for one in saved["second"]]
        self._second_constant: Final = _vector(saved["second_constant"])
        self._third: Final = _vector(saved["third"])
        self._direct: Final[list[float]] = saved["direct"]
        self._pace: Final[list[float]] = saved["pace"]
        self._pace_constant: Final[float] = saved["pace_constant"]
        self._laps: Final[float] = saved["laps"]

    def inputs(self, state: CubitosState, seat: int) -> RaceInputs:
        """Return what the network knows of a player."""
        return inputs_of(self.game, self._hauls, state, seat)

    def fixed(self, known: RaceInputs) -> Fixed:
        """Return what a player has, wherever the runner is."""
        parts: list[vec[float]] = []
        amounts: list[float] = []
        pace = self._pace_constant
        kind: i64
        for kind in range(START):
            owned = known.owned[kind]
            if owned == 0:
                continue
            parts.append(self._owned[kind])
            amounts.append(float(int(owned)))
            pace += int(owned) * self._pace_of_one[kind]
            if owned > FEW:
                parts.append(self._more[kind])
                amounts.append(float(int(owned - FEW)))
                pace += int(owned - FEW) * self._pace_of_more[kind]
            at_hand = known.draw[kind] + known.roll[kind]
            if at_hand:
                parts.append(self._at_hand[kind])
                amounts.append(float(int(at_hand)))
                if known.roll[kind]:
                    parts.append(self._rolled[kind])
                    amounts.append(float(int(known.roll[kind])))
        numbers = known.numbers()
        pace += self._pace[0] * numbers[HAND_AT] + self._pace[1] * numbers[FANS_AT]
        pace = 1.0 + max(pace, 0.0) + log1p(exp(-abs(pace)))
        parts.append(self._numbers[len(numbers)])
        amounts.append(pace / PACE_UNIT)
        direct = 0.0
        for place in FAR_AT:
            if numbers[place] != 0.0:
                parts.append(self._numbers[place])
                amounts.append(numbers[place])
                direct += numbers[place] * self._direct[place]
        return Fixed(_summed(self._constant, parts, amounts), pace, direct)

    def near(self, known: RaceInputs) -> Near:
        """Return what the distance to the finish adds."""
        numbers = known.near_numbers()
        parts: list[vec[float]] = []
        amounts: list[float] = []
        direct = 0.0
        for number, place in zip(numbers, NEAR_AT):
            if number != 0.0:
                parts.append(self._numbers[place])
                amounts.append(number)
                direct += number * self._direct[place]
        return Near(_summed(self._nothing, parts, amounts), known.horizon(), direct)

    def strength(self, fixed: Fixed, near: Near) -> float:
        """Return the strength of a player who has all this at a distance."""
        rounds = near.horizon / fixed.pace
        strength = fixed.direct + near.direct - self._laps * rounds
        rounds /= PACE_UNIT
        active = vec[i64]()
        units = vec[float]()
        place: i64 = 0
        for one, other, weight in zip(fixed.units, near.units, self._rounds):
            total = one + other + rounds * weight
            if total > 0.0:
                active = append(active, place)
                units = append(units, total)
            place += 1  # noqa: SIM113 - counting compiles to less than `enumerate`
        for total, weights, of_unit in zip(self._second_constant, self._second, self._third):
            for place, unit in zip(active, units):
                total += weights[place] * unit
            if total > 0.0:
                strength += total * of_unit
        return strength

    def strength_now(self, state: CubitosState, seat: int) -> float:
        """Return the strength of a player as things are, at any moment of a round."""
        known = self.inputs(state, seat)
        return self.strength(self.fixed(known), self.near(known))


def _summed(begin: vec[float], parts: list[vec[float]], amounts: list[float]) -> vec[float]:
    """Return the sum of vectors, each multiplied by its amount."""
    sums = begin
    for part, amount in zip(parts, amounts):
        sums = vec[float]([total + amount * one for total, one in zip(sums, part)])
    return sums


def _vector(numbers: list[float]) -> vec[float]:
    """Return numbers as a vector."""
    return vec[float]([float(one) for one in numbers])


def _add(sums: list[float], weights: list[float], number: float) -> None:
    """Add weights, multiplied by a number, to sums."""
    for place in range(len(sums)):
        sums[place] = sums[place] + number * weights[place]


def numbers_of_kinds(
    game: Cubitos, saved: dict[str, Any], knows_cards: bool = True
) -> list[list[float]]:
    """Return the numbers by which the network knows the kinds of dice of a game."""
    learned: list[list[float]] = saved["kinds"]
    if not knows_cards:
        lines = price_lines(saved)
        priced = [[line[0] + int(cost) * line[1] for line in lines] for cost in game.costs]
        return [*priced, *learned[len(ALL_CARDS) :]]
    effects: list[list[float]] = saved["told"]
    constant: list[float] = saved["told_constant"]
    does = features_of_kinds(game)
    found: list[list[float]] = []
    for kind in range(START):
        card = (
            CARD_NUMBERS.get(game.cards[kind].id)
            if kind < COLOURS
            else len(learned) - 2 + kind - COLOURS
        )
        if card is not None:
            found.append(learned[card])
            continue
        numbers = list(constant)
        for place in range(len(effects)):
            _add(numbers, effects[place], does[kind][place])
        found.append(numbers)
    return found


_LINES: Final[dict[str, list[list[float]]]] = {}
"""By recipe of weights and number of a kind: where its line begins, and how much it rises with the cost."""


def price_lines(saved: dict[str, Any]) -> list[list[float]]:
    """Return the straight lines that fit the numbers of all cards best, by what these cost."""
    known = _LINES.get(saved["recipe"])
    if known is not None:
        return known
    learned: list[list[float]] = saved["kinds"]
    in_the_box = components(None).costs
    costs = [float(in_the_box[card.id]) for card in ALL_CARDS]
    mean = sum(costs) / len(costs)
    apart = sum([(cost - mean) ** 2 for cost in costs])
    lines: list[list[float]] = []
    for place in range(len(learned[0])):
        total = rises = 0.0
        for card, cost in enumerate(costs):
            total += learned[card][place]
            rises += learned[card][place] * (cost - mean) / apart
        lines.append([total / len(costs) - rises * mean, rises])
    _LINES[saved["recipe"]] = lines
    return lines


_READ: Final[dict[str, dict[str, Any]]] = {}
"""The weights that were read already, by name."""


def read_weights(name: str) -> dict[str, Any]:
    """Return the weights of this name that come with the game."""
    known = _READ.get(name)
    if known is None:
        file = resources.files("dicehall.games.cubitos.bots").joinpath(f"{name}.json")
        known = json.loads(file.read_text("utf-8"))
        _READ[name] = known
    return known
