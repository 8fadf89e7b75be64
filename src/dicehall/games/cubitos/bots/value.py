"""The value of a position of Cubitos: a strength for every player, fitted to races played by bots.

The chance to win is that of a race between strengths: e to the power of one strength, divided by the sum of
everybody's. A strength is the sum of what a player has, less the rounds that are left: the horizon, half-way
between one's own distance and that of the leading runner, divided by the pace, which is the sum of what
every die adds. `research/cubitos/train_weights.py` makes the weights.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Final, final

from mypy_extensions import i64

from dicehall.games.cubitos.bots.told_pace import told_pace
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.moments import ON_PUSH, WOULD_BUST
from dicehall.games.cubitos.cards.telling import (
    BUST_PREVENTED,
    BUST_PREVENTED_BY_HIT,
    SAFE_PUSH,
    THIS_LOST,
    THIS_TO_ROLL,
)
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import (
    CARD_COLOURS,
    COLOURS,
    DARK,
    FACES,
    GRAY,
    LIGHT,
    START,
    kind_of,
)
from dicehall.games.cubitos.rules.state import CubitosState, Player

BENDS: Final = (3.0, 7.0, 12.0, 20.0, 32.0, 50.0, 1000.0)
"""The distances to the finish at which the worth of being one space nearer may change."""
NEAR: Final = 12.0
"""Within this many moves of the finish, credits turn into moves."""
SOON: Final = 12.0
"""A horizon of this many moves is long enough to benefit from everything that the next draw brings."""
MOST_DICE: Final = 30
"""Beyond this number, further dice of a kind count as the same."""
FEW: Final = 2
"""After this many dice of a kind, a further one may be worth more or less than these."""
SLOWEST: Final = 1.0
"""The least pace, even if the weights would give less."""

# The numbers of the weights; first those of the distance, one for each bend.
CREDIT: Final = 7
CREDIT_NEAR: Final = 8
BEHIND: Final = 9
START_DIE: Final = 10
FREE_DRAW: Final = 11
GRAY_UNCOUNTED: Final = 12
COLOURS_UNCOUNTED: Final = 13
PACE: Final = 14
"""From here on: the weights of the pace, first those that every player has."""
HAND: Final = 15
FAN: Final = 16
COST: Final = 17
DICE: Final = 18
FIRST_DIE: Final = 19
"""From here on: two weights each for light gray dice, dark gray dice, and every card in the order of
`ALL_CARDS`: one for each die, and one for how much more those after the first few are worth."""
WEIGHTS: Final = 135


CARD_NUMBERS: Final = {card.id: number for number, card in enumerate(ALL_CARDS)}
"""The place of each card among all."""


def die_weight(game: Cubitos, kind: int) -> int:
    """Return the number of the first of a kind's two weights."""
    if kind == LIGHT:
        return FIRST_DIE
    if kind == DARK:
        return FIRST_DIE + 2
    number = CARD_NUMBERS.get(game.cards[kind].id)
    return WEIGHTS + 2 * kind if number is None else FIRST_DIE + 2 * (2 + number)


def own_weights(game: Cubitos, weights: list[float]) -> list[float]:
    """Return two weights for each colour, estimated from what its card tells, for cards not in the box."""
    found: list[float] = []
    for colour, card in enumerate(game.cards):
        known = int(game.costs[colour]) / 10.0 * weights[COST] + weights[DICE] / 10.0
        found += [told_pace(card, game.box.sides[colour]) - known, 0.0]
    return found


def read_weights() -> list[float]:
    """Return the weights that come with the game."""
    text = (
        resources.files("dicehall.games.cubitos.bots").joinpath("weights.json").read_text("utf-8")
    )
    numbers: list[float] = [float(weight) for weight in json.loads(text)["weights"]]
    return numbers


def owned_dice(player: Player) -> list[i64]:
    """Return how many dice of each kind but the start die a player has for good, in all zones."""
    everything = player.lying()
    for die in player.active:
        everything.add(kind_of(die), 1)
    owned: list[i64] = []
    kind: i64
    for kind in range(START):
        owned.append(everything[kind])
    return owned


def soon(horizon: float) -> float:
    """Return the part of what dice bring in the next rounds that the rest of the race is long enough for."""
    return horizon / SOON if horizon < SOON else 1.0


def scaled_dice(weights: list[float], factor: float) -> list[float]:
    """Return weights with the value of all dice multiplied by a factor."""
    return weights[:COST] + [factor * weight for weight in weights[COST:]]


NO_EFFECT: Final = 0
MAKES_SAFE: Final = 1
GOES_TO_ROLL: Final = 2
"""What a die does on a push of its owner."""
SAVES: Final = 1
MAY_SAVE: Final = 2
"""What a die does when its owner would bust: it saves them, or may save them."""


@final
class Remembered:
    """A strength, and the numbers it depends on."""

    __slots__ = ("key", "strength")

    def __init__(self, key: list[i64], strength: float) -> None:
        self.key: list[i64] = key
        self.strength: float = strength


def strength_key(state: CubitosState, seat: int) -> list[i64]:
    """Return the numbers on which a player's strength depends, the position of everybody among them."""
    me = state.players[seat]
    key: list[i64] = [me.credit, me.roll[START], me.free_draw, me.uncounted, me.hand, me.fans]
    key += owned_dice(me)
    key.append(me.position)
    for player in state.players:
        key.append(player.position)
    return key


class Value:
    """The strengths of players in one game, from weights."""

    def __init__(self, game: Cubitos, weights: list[float]) -> None:
        self.game: Final = game
        self.weights: Final = weights + (own_weights(game, weights) if game.own else [])
        """The fitted weights, followed by those of cards that do not come with the game."""
        weights = self.weights
        self.costs: list[int] = [*game.costs, 0, 0]
        """What a die of a kind costs; nothing for gray ones."""
        self._strengths: list[Remembered] = []
        self.base: list[float] = []
        """By moves to the finish: what being there is worth."""
        for distance in range(max(game.to_finish) + 1):
            worth = 0.0
            for place in range(len(BENDS)):
                worth += weights[place] * min(float(distance), BENDS[place]) / 10.0
            self.base.append(worth)
        self.on_push: list[int] = [NO_EFFECT] * COLOURS
        """By colour: what a die does on a push of its owner."""
        self.saves: list[int] = [NO_EFFECT] * COLOURS
        """By colour: what a die does when its owner would bust."""
        self.saving_loses: list[bool] = [False] * COLOURS
        """By colour: whether saving its owner loses the die."""
        for colour, card in enumerate(game.cards):
            if card.tells_of(ON_PUSH, SAFE_PUSH) is not None:
                self.on_push[colour] = MAKES_SAFE
            elif card.tells_of(ON_PUSH, THIS_TO_ROLL) is not None:
                self.on_push[colour] = GOES_TO_ROLL
            if card.tells_of(WOULD_BUST, BUST_PREVENTED) is not None:
                self.saves[colour] = SAVES
            elif card.tells_of(WOULD_BUST, BUST_PREVENTED_BY_HIT) is not None:
                self.saves[colour] = MAY_SAVE
            self.saving_loses[colour] = card.tells_of(WOULD_BUST, THIS_LOST) is not None
        self.sides: list[list[i64]] = [list(die.sides) for die in game.dice.kinds]
        """By kind: what the sides of a die show."""
        self.likely: list[list[float]] = [
            [sides.count(face) / len(sides) for face in range(FACES)] for sides in self.sides
        ]
        """By kind and face: how likely a die shows it."""
        self.pace_of_dice: list[list[float]] = []
        """By kind and number of dice: what they add to the pace."""
        for kind in range(START):
            first = die_weight(game, kind)
            pace: list[float] = []
            for number in range(MOST_DICE + 1):
                pace.append(
                    number * weights[first]
                    + max(0, number - FEW) * weights[first + 1]
                    + number * self.costs[kind] / 10.0 * weights[COST]
                    + number * weights[DICE] / 10.0
                )
            self.pace_of_dice.append(pace)

    def pace(self, owned: list[int], hand: int, fans: int) -> float:
        """Return the pace of a player with these dice."""
        weights = self.weights
        pace = weights[PACE] + (hand * weights[HAND] + fans * weights[FAN]) / 10.0
        for kind in range(START):
            pace += self.pace_of_dice[kind][min(owned[kind], MOST_DICE)]
        return max(pace, SLOWEST)

    def die_more(self, kind: i64, number: i64) -> float:
        """Return what a further die of a kind adds to the pace of a player who has this many."""
        number = min(number, MOST_DICE - 1)
        pace = self.pace_of_dice[kind]
        return pace[number + 1] - pace[number]

    def credit(self, distance: int) -> float:
        """Return what a credit is worth at a distance from the finish."""
        near = 1.0 - distance / NEAR
        worth = self.weights[CREDIT] + (self.weights[CREDIT_NEAR] * near if near > 0.0 else 0.0)
        return worth / 10.0

    def strength(self, state: CubitosState, seat: int) -> float:
        """Return the strength of a player between two rounds; the last of each seat is remembered."""
        key = strength_key(state, seat)
        while len(self._strengths) <= seat:
            self._strengths.append(Remembered([], 0.0))
        if self._strengths[seat].key != key:
            self._strengths[seat] = Remembered(key, self._find_strength(state, seat))
        return self._strengths[seat].strength

    def _find_strength(self, state: CubitosState, seat: int) -> float:
        numbers, amounts, horizon = features(self.game, state, seat)
        strength = 0.0
        pace = 0.0
        for place in range(len(numbers)):
            part = self.weights[numbers[place]] * amounts[place]
            if numbers[place] >= PACE:
                pace += part
            else:
                strength += part
        return strength - horizon / max(pace, SLOWEST)


def horizon_of(distance: float, least: float) -> float:
    """Return how much of the race is left for dice: half-way between one's own distance and the leader's."""
    return (distance + min(distance, least)) / 2.0


def features(game: Cubitos, state: CubitosState, seat: int) -> tuple[list[int], list[float], float]:
    """Return the terms of strength and pace, as numbers of weights and how much of each; and the horizon."""
    player = state.players[seat]
    distance = float(game.to_finish[player.position])
    least = distance
    leading = 0
    for other in state.players:
        least = min(least, float(game.to_finish[other.position]))
        leading = max(leading, game.course.red_lines_crossed(other.position))
    behind = leading - int(game.course.red_lines_crossed(player.position))
    horizon = horizon_of(distance, least)
    share = soon(horizon)
    numbers: list[int] = []
    amounts: list[float] = []
    for place in range(len(BENDS)):
        numbers.append(place)
        amounts.append(min(distance, BENDS[place]) / 10.0)
    owned = owned_dice(player)
    cost = 0.0
    dice = 0
    for kind in range(START):
        number = int(owned[kind])
        if number == 0:
            continue
        dice += number
        if kind < COLOURS:
            cost += number * int(game.costs[kind])
        first = die_weight(game, kind)
        numbers.append(first)
        amounts.append(float(number))
        if number > FEW:
            numbers.append(first + 1)
            amounts.append(float(number - FEW))
    near = max(0.0, 1.0 - distance / NEAR)
    credit = int(player.credit)
    for number, amount in (
        (CREDIT, credit / 10.0),
        (CREDIT_NEAR, credit * near / 10.0),
        (BEHIND, behind * share / 10.0),
        (START_DIE, int(player.roll[START]) * share),
        (FREE_DRAW, int(player.free_draw) * share),
        (GRAY_UNCOUNTED, float(player.uncounted >> GRAY & 1) * share),
        (COLOURS_UNCOUNTED, float(1 if player.uncounted & CARD_COLOURS else 0) * share),
        (PACE, 1.0),
        (HAND, int(player.hand) / 10.0),
        (FAN, int(player.fans) / 10.0),
        (COST, cost / 10.0),
        (DICE, dice / 10.0),
    ):
        if amount != 0.0:
            numbers.append(number)
            amounts.append(amount)
    return numbers, amounts, horizon
