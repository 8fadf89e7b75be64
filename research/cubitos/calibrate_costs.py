"""Find what the cards of Cubitos should cost, from their worth: `python -m research.cubitos.calibrate_costs`.

The card study measures two things. The *worth* of a card: how much its dice help a player who is given
some, whatever they cost. The *strength* of a card: how much a player who may not buy it loses, at the cost
it had. Dice that are good only in large numbers can have a small worth, which is measured with two dice,
and still be strong.

A card is dominated if another card of its race costs no more and is clearly worth more, and strong
players do not want it anyway: few of them buy it, and players barred from it do no worse.

A fair cost lies on a line: a worthless card has the least cost, and the slope fits the current costs
best. A card whose absence hurt at the cost it had should cost more than that, even if the line is lower.
Costs change so that no card is dominated, and otherwise towards what is fair. Everybody must be able to
afford something in the first rounds, so the search would rather make another card cheaper than a cheap
card more expensive.

`--write` changes the costs in the content. To learn what dice are worth at their new costs, train the bots
again.
"""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass
from itertools import permutations
from math import hypot
from pathlib import Path

from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.explain.measured import MeasuredCard, measured
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.rules.components import components

CONTENT = Path(__file__).parents[2] / "src/dicehall/games/cubitos/content/cards.toml"
LEAST = 2
CHEAP = 4
"""The greatest cost that everybody can pay in the first rounds."""
DEARER = 3
"""How much worse it is to raise the cost of a cheap card than to make any other change."""
MANY = 0.25
"""A card that this share of strong players buys is wanted."""
A_MONEY = 0.06
"""A card should cost one more for each such share of the win that players barred from it lose."""
UNFAIR = 1.5
"""How much worse an unfair cost is than a change."""
SLIGHT = 1e-9
"""Smaller improvements do not count."""
SURE = 1.5
"""How many times the 95 % margin a difference must be to be clear: among hundreds of pairs, some exceed
the plain margin by chance."""


@dataclass(frozen=True)
class Worth:
    """What a card is worth, in shares of the win, and whether it is wanted."""

    much: float
    off: float
    """The 95 % margin."""
    wanted: bool = False
    """Whether strong players buy it with success, or do worse without it."""
    least: float = 0.0
    """The least it should cost, because its absence hurt at the cost it had."""

    def less_than(self, other: Worth) -> bool:
        """Return whether it is clearly worth less."""
        return other.much - self.much > SURE * hypot(self.off, other.off)


Worths = dict[str, Worth]


def studied() -> Worths:
    """Return what the study found."""
    return {card: judged(found) for card, found in measured().cards.items()}


def judged(found: MeasuredCard) -> Worth:
    """Return the judgement of a card, based on its measurements."""
    missed = found.strength > found.error
    bought = found.bought_by >= MANY and found.strength > -found.error
    least = found.cost + found.strength / A_MONEY if missed else 0.0
    return Worth(found.worth, found.worth_error, missed or bought, least)


def calibrated(costs: dict[str, int], worth: Worths) -> dict[str, int]:
    """Return costs at which no card is dominated, as close to these and as fair as could be found.

    The search begins with costs that are only raised. Then cards move, together with all that must keep
    their distance from them, as long as that is an improvement.
    """
    above: dict[str, set[str]] = {card: set() for card in costs}
    below: dict[str, set[str]] = {card: set() for card in costs}
    for card, better in outdone(worth):
        above[card].add(better)
        below[better].add(card)
    new = dict(costs)
    for card in sorted(costs, key=lambda card: worth[card].much):
        new[card] = max([new[card], *(new[less] + 1 for less in below[card])])
    fair = fair_costs(costs, worth)
    improved = True
    while improved:
        improved = False
        for card in costs:
            for step, ties in ((-1, below), (1, above)):
                moved = moving(card, new, ties)
                then = {one: new[one] + step for one in moved}
                gain = sum(badness(new[one], costs[one], fair[one]) for one in moved)
                gain -= sum(badness(then[one], costs[one], fair[one]) for one in moved)
                if gain > SLIGHT and min(then.values()) >= LEAST:
                    new |= then
                    improved = True
    return new


def fair_costs(costs: dict[str, int], worth: Worths) -> dict[str, float]:
    """Return what cards would cost on the best line from the least cost, or more if their absence hurts."""
    products = sum(worth[card].much * (cost - LEAST) for card, cost in costs.items())
    slope = products / sum(found.much**2 for found in worth.values())
    return {
        card: max(LEAST, LEAST + slope * found.much, found.least) for card, found in worth.items()
    }


def badness(cost: int, before: int, fair: float) -> float:
    """Return how bad a cost is."""
    change = cost - before
    step = DEARER if change > 0 and before <= CHEAP else 1
    return step * abs(change) + UNFAIR * abs(cost - fair)


def moving(card: str, costs: dict[str, int], ties: dict[str, set[str]]) -> set[str]:
    """Return the card and all that must move with it when it moves one step towards its ties."""
    moved = {card}
    more = [card]
    while more:
        one = more.pop()
        for other in ties[one] - moved:
            if abs(costs[other] - costs[one]) <= 1:
                moved.add(other)
                more.append(other)
    return moved


def outdone(worth: Worths) -> set[tuple[str, str]]:
    """Return each unwanted card that is worth less than another of its race, with that other card."""
    return {
        (card, other)
        for race in components().races
        for card, other in permutations(cards_of(race), 2)
        if not worth[card].wanted and worth[card].less_than(worth[other])
    }


def all_dominated(costs: dict[str, int], worth: Worths) -> list[tuple[str, str]]:
    """Return the dominated cards of all races, each with the card that dominates it."""
    pairs = sorted(outdone(worth))
    return [(card, other) for card, other in pairs if costs[other] <= costs[card]]


def cards_of(race: str) -> list[str]:
    """Return the cards of a race."""
    return [card.id for card in from_options({"race": race, "players": 2}).cards]


def main() -> None:
    """Print what should change, and change it if requested."""
    parser = argparse.ArgumentParser(description="Calibrate the costs of the Cubitos cards.")
    parser.add_argument("--write", action="store_true", help="change the content")
    given = parser.parse_args()
    costs = dict(components().costs)
    worth = studied()
    new = calibrated(costs, worth)
    for card in sorted(costs, key=lambda card: worth[card].much):
        change = "" if new[card] == costs[card] else f" -> {new[card]}"
        much, off = 100 * worth[card].much, 100 * worth[card].off
        wanted = "wanted" if worth[card].wanted else ""
        print(f"{card:24} worth {much:+5.1f} ± {off:.1f} {wanted:6}  costs {costs[card]}{change}")
    for title, some in (("now", costs), ("then", new)):
        told = [f"{card} by {other}" for card, other in dict(all_dominated(some, worth)).items()]
        print(f"dominated {title}: {', '.join(told) or 'none'}")
    if given.write:
        write(new)


def write(new: dict[str, int]) -> None:
    """Change the content."""
    text = CONTENT.read_text(encoding="utf-8")
    for card in ALL_CARDS:
        text = re.sub(rf"(?m)^({card.id} .*cost = )\d+", rf"\g<1>{new[card.id]}", text)
    CONTENT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
