"""What the cards of Cubitos should cost, by what their dice are worth: `python -m scripts.calibrate_costs`.

The weights of the bots say how much faster a die makes its owner. They are fitted to races in which players
buy by chance, too, so that it shows what dice do and not only who buys them. A card is dominated when
another card of its race costs no more and is worth more, by more than the worths can be off.

Only cards that are dominated or dominate change. On a line that keeps mean and spread of the costs, a die
that is worth more costs more: who dominates and costs less than the line says becomes dearer, by two at most.
What is still dominated becomes cheaper than what dominates it.

`--write` changes the costs in the content; train the bots anew then, as their weights know costs.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from statistics import mean, pstdev

from dicehall.bots.cubitos_value import COST, DICE, FIRST_DIE
from dicehall.cubitos.cards import ALL_CARDS
from dicehall.cubitos.components import components
from dicehall.cubitos.game import from_options

SOURCES = Path(__file__).parents[1] / "src/dicehall"
CONTENT = SOURCES / "cubitos/content/cards.toml"
WEIGHTS = SOURCES / "bots/weights/cubitos.json"
USUAL = 0.25
"""Worths are told so that this is their mean."""
OFF = 0.15
"""So far the worths may be off: those of two trainings differ by 0.12 in the root mean square."""
LEAST = 2
DEARER = 2
"""No card becomes dearer by more than this at a time."""


def worths(costs: dict[str, int], files: list[Path]) -> dict[str, float]:
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
    return total


def calibrated(costs: dict[str, int], worth: dict[str, float]) -> dict[str, int]:
    """Return costs with which no card is dominated, if there are such."""
    slope = pstdev(costs.values()) / pstdev(worth.values())
    middle = mean(costs.values())
    new = dict(costs)
    for _, other in all_dominated(costs, worth):
        line = round(middle + slope * (worth[other] - USUAL))
        new[other] = max(costs[other], min(line, costs[other] + DEARER))
    while pairs := all_dominated(new, worth):
        lower = {card: new[other] - 1 for card, other in pairs if new[other] > LEAST}
        if not lower:
            break
        new |= lower
    return new


def all_dominated(costs: dict[str, int], worth: dict[str, float]) -> list[tuple[str, str]]:
    """Return the dominated cards of all races."""
    return [pair for race in components().races for pair in dominated(race, costs, worth)]


def dominated(race: str, costs: dict[str, int], worth: dict[str, float]) -> list[tuple[str, str]]:
    """Return the cards of a race that another one outdoes, each with that one."""
    cards = [card.id for card in from_options({"race": race, "players": 2}).cards]
    found = []
    for card in cards:
        better = [
            other
            for other in cards
            if costs[other] <= costs[card] and worth[other] > worth[card] + OFF
        ]
        if better:
            found.append((card, min(better, key=lambda other: costs[other])))
    return found


def main() -> None:
    """Print what should change, and change it where asked."""
    parser = argparse.ArgumentParser(description="Calibrate the costs of the Cubitos cards.")
    parser.add_argument(
        "weights", nargs="*", type=Path, default=[WEIGHTS], help="of some trainings"
    )
    parser.add_argument("--write", action="store_true", help="change the content")
    given = parser.parse_args()
    costs = dict(components().costs)
    worth = worths(costs, given.weights)
    new = calibrated(costs, worth)
    for card in sorted(costs, key=lambda card: worth[card]):
        change = "" if new[card] == costs[card] else f" -> {new[card]}"
        print(f"{card:24} worth {worth[card]:+.2f}  costs {costs[card]}{change}")
    for title, some in (("now", costs), ("then", new)):
        print(f"dominated {title}:")
        for race in components().races:
            pairs = [f"{card} by {other}" for card, other in dominated(race, some, worth)]
            print(f"  race {race}: {', '.join(pairs) or 'none'}")
    if given.write:
        text = CONTENT.read_text(encoding="utf-8")
        for card, cost in new.items():
            text = re.sub(rf"(?m)^({card} .*cost = )\d+", rf"\g<1>{cost}", text)
        CONTENT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
