"""What the cards of Cubitos should cost, by what they are worth: `python -m scripts.calibrate_costs`.

The card study says two things of a card. Its *worth*: what dice of it do for whoever is given some, whatever
they cost. Its *strength*: how much is lost by who may not buy it, at the cost it had. Dice that only work
together are worth little by twos and may be strong all the same.

A card is dominated when another card of its race costs no more and is worth more, beyond doubt, and strong
players do not want it all the same: few of them buy it, and who may not buy it does not miss it.

A fair cost lies on a line: what is worth nothing costs least, and the line fits the costs as they are best.
What was missed at the cost it had is to cost more than that, even where the line lies lower. Costs change
so that no card is dominated, and otherwise towards what is fair. Cheap cards are what everybody can afford in
the first rounds: rather something else becomes cheaper than one of them dearer.

`--write` changes the costs in the content, and the weights of the bots so that they value dice as before; to
learn what dice are worth at their new costs, train them anew.
"""

from __future__ import annotations

import argparse
import json
import re
from dataclasses import dataclass
from itertools import permutations
from math import hypot
from pathlib import Path

from scripts.train_cubitos import WEIGHTS_FILE

from dicehall.games.cubitos.bots.value import COST, FIRST_DIE
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.explain.measured import MeasuredCard, measured
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.rules.components import components

SOURCES = Path(__file__).parents[1] / "src/dicehall"
CONTENT = SOURCES / "cubitos/content/cards.toml"
LEAST = 2
CHEAP = 4
"""Up to this everybody can pay in the first rounds."""
DEARER = 3
"""So many times as bad as any other step is to make a cheap card dearer."""
MANY = 0.25
"""A card that so many strong players buy is wanted."""
A_MONEY = 0.06
"""For each share of the win like this that a card is missed by, it should cost one more."""
UNFAIR = 1.5
"""So many times as bad as a change is what is not fair."""
SLIGHT = 1e-9
"""What is better by no more is not."""
SURE = 1.5
"""Beyond doubt is so many times as far apart as worths may be off by 95 %: some of hundreds of pairs are
further apart by chance."""


@dataclass(frozen=True)
class Worth:
    """What a card is worth, in shares of the win, and whether it is wanted."""

    much: float
    off: float
    """So far it may be off."""
    wanted: bool = False
    """Whether strong players buy it, and not in vain, or miss it where they may not."""
    least: float = 0.0
    """The least it should cost, as it was missed at the cost it had."""

    def less_than(self, other: Worth) -> bool:
        """Return whether it is worth less beyond doubt."""
        return other.much - self.much > SURE * hypot(self.off, other.off)


Worths = dict[str, Worth]


def studied() -> Worths:
    """Return what the study found."""
    return {card: judged(found) for card, found in measured().cards.items()}


def judged(found: MeasuredCard) -> Worth:
    """Return what is to be thought of a card, by what was measured of it."""
    missed = found.strength > found.error
    bought = found.bought_by >= MANY and found.strength > -found.error
    least = found.cost + found.strength / A_MONEY if missed else 0.0
    return Worth(found.worth, found.worth_error, missed or bought, least)


def calibrated(costs: dict[str, int], worth: Worths) -> dict[str, int]:
    """Return costs with which no card is dominated, as near to these and as fair as was found.

    Begin with costs that are only raised, and then let cards move, together with all that must keep its
    distance from them, as long as that makes things better.
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
    """Return what cards would cost on the line from the least cost that fits best, or for being missed."""
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
    """Return the card and all that must move with it when it moves by a step towards its ties."""
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
    """Return all cards nobody wants that are worth less than another one of their race, with that one."""
    return {
        (card, other)
        for race in components().races
        for card, other in permutations(cards_of(race), 2)
        if not worth[card].wanted and worth[card].less_than(worth[other])
    }


def all_dominated(costs: dict[str, int], worth: Worths) -> list[tuple[str, str]]:
    """Return the dominated cards of all races, each with what outdoes it."""
    pairs = sorted(outdone(worth))
    return [(card, other) for card, other in pairs if costs[other] <= costs[card]]


def cards_of(race: str) -> list[str]:
    """Return the cards of a race."""
    return [card.id for card in from_options({"race": race, "players": 2}).cards]


def main() -> None:
    """Print what should change, and change it where asked."""
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
        write(costs, new)


def write(costs: dict[str, int], new: dict[str, int]) -> None:
    """Change the content, and the weights with it."""
    text = CONTENT.read_text(encoding="utf-8")
    weights = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))["weights"]
    for number, card in enumerate(ALL_CARDS):
        text = re.sub(rf"(?m)^({card.id} .*cost = )\d+", rf"\g<1>{new[card.id]}", text)
        first = FIRST_DIE + 2 * (2 + number)
        more = (costs[card.id] - new[card.id]) / 10 * weights[COST]
        weights[first] = round(weights[first] + more, 4)
    CONTENT.write_text(text, encoding="utf-8")
    WEIGHTS_FILE.write_text(json.dumps({"weights": weights}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
