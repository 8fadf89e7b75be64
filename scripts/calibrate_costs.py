"""What the cards of Cubitos should cost, by what they are worth: `python -m scripts.calibrate_costs`.

The card study says what it costs to do without a card. Before there is a study, the weights of bots say how
much faster a die makes its owner: name their files. They are fitted to races in which players buy by chance,
too, so that it shows what dice do and not only who buys them. A card is dominated when another card of its
race costs no more and is worth more, by more than the worths can be off.

Only cards that are dominated or dominate change. On a line that keeps mean and spread of the costs, a die
that is worth more costs more: who dominates and costs less than the line says becomes dearer, by one at most.
What is still dominated becomes cheaper than what dominates it.

`--write` changes the costs in the content, and the weights of the bots so that they value dice as before; to
learn what dice are worth at their new costs, train them anew.
"""

from __future__ import annotations

import argparse
import json
import re
from dataclasses import dataclass
from math import hypot
from pathlib import Path
from statistics import mean, pstdev

from scripts.train_cubitos import WEIGHTS_FILE

from dicehall.bots.cubitos_value import COST, DICE, FIRST_DIE
from dicehall.cubitos.cards import ALL_CARDS
from dicehall.cubitos.components import components
from dicehall.cubitos.game import from_options
from dicehall.details.cubitos.measured import measured

SOURCES = Path(__file__).parents[1] / "src/dicehall"
CONTENT = SOURCES / "cubitos/content/cards.toml"
USUAL = 0.25
"""Worths by weights are told so that this is their mean."""
OFF = 0.07
"""So far these may be off: those of two trainings differ by 0.12 in the root mean square."""
LEAST = 2
DEARER = 1
"""No card becomes dearer by more than this at a time."""
DOUBT = 1.5
"""Worths must lie so many times as far apart as they may be off: some of hundreds of pairs do by chance."""


@dataclass(frozen=True)
class Worth:
    """What a card is worth, in whatever measure, and how far that may be off."""

    much: float
    off: float

    def less_than(self, other: Worth) -> bool:
        """Return whether it is less beyond doubt."""
        return other.much - self.much > DOUBT * hypot(self.off, other.off)


Worths = dict[str, Worth]


def studied() -> Worths:
    """Return what the study found, in shares of the win.

    Nobody has to buy a card: one that harms the bots is one they misjudge; it is worth nothing, not less.
    """
    return {
        card: Worth(max(0.0, found.strength), found.error)
        for card, found in measured().cards.items()
    }


def trained(costs: dict[str, int], files: list[Path]) -> Worths:
    """Return what one die of every card adds to the pace, as the mean over some trainings."""
    total = dict.fromkeys(costs, 0.0)
    for file in files:
        weights = json.loads(file.read_text(encoding="utf-8"))["weights"]
        found = {}
        for number, card in enumerate(ALL_CARDS):
            of_cost = costs[card.id] / 10 * weights[COST] + weights[DICE] / 10
            found[card.id] = weights[FIRST_DIE + 2 * (2 + number)] + of_cost
        scale = USUAL / mean(found.values())
        for card_id, worth in found.items():
            total[card_id] += worth * scale / len(files)
    return {card_id: Worth(much, OFF) for card_id, much in total.items()}


def calibrated(costs: dict[str, int], worth: Worths) -> dict[str, int]:
    """Return costs with which no card is dominated, if there are such."""
    much = {card: found.much for card, found in worth.items()}
    slope = pstdev(costs.values()) / pstdev(much.values())
    middle, usual = mean(costs.values()), mean(much.values())
    new = dict(costs)
    for _, other in all_dominated(costs, worth):
        line = round(middle + slope * (much[other] - usual))
        new[other] = max(costs[other], min(line, costs[other] + DEARER))
    while pairs := all_dominated(new, worth):
        lower = {card: new[other] - 1 for card, other in pairs if new[other] > LEAST}
        if not lower:
            break
        new |= lower
    return new


def all_dominated(costs: dict[str, int], worth: Worths) -> list[tuple[str, str]]:
    """Return the dominated cards of all races."""
    return [pair for race in components().races for pair in dominated(race, costs, worth)]


def dominated(race: str, costs: dict[str, int], worth: Worths) -> list[tuple[str, str]]:
    """Return the cards of a race that others outdo, with each of these, the cheapest last."""
    cards = [card.id for card in from_options({"race": race, "players": 2}).cards]
    return [
        (card, other)
        for card in cards
        for other in sorted(cards, key=lambda other: -costs[other])
        if costs[other] <= costs[card] and worth[card].less_than(worth[other])
    ]


def main() -> None:
    """Print what should change, and change it where asked."""
    parser = argparse.ArgumentParser(description="Calibrate the costs of the Cubitos cards.")
    parser.add_argument("weights", nargs="*", type=Path, help="of some trainings; else the study")
    parser.add_argument("--write", action="store_true", help="change the content")
    given = parser.parse_args()
    costs = dict(components().costs)
    worth = trained(costs, given.weights) if given.weights else studied()
    new = calibrated(costs, worth)
    for card in sorted(costs, key=lambda card: worth[card].much):
        change = "" if new[card] == costs[card] else f" -> {new[card]}"
        print(f"{card:24} worth {worth[card].much:+.3f}  costs {costs[card]}{change}")
    for title, some in (("now", costs), ("then", new)):
        print(f"dominated {title}:")
        for race in components().races:
            pairs = dict(dominated(race, some, worth))
            told = [f"{card} by {other}" for card, other in pairs.items()]
            print(f"  race {race}: {', '.join(told) or 'none'}")
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
