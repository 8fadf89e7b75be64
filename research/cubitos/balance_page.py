"""Write `docs/balance-figures.md` from what the card study measured.

.venv/bin/python -m research.cubitos.balance_page
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from dicehall.games.cubitos.bots.levels import LEVELS
from dicehall.games.cubitos.game import from_options

ROOT = Path(__file__).parents[2]
MEASURED = ROOT / "src/dicehall/games/cubitos/explain/measured.json"
PAGE = ROOT / "docs/balance-figures.md"
SHOWN = 12
"""How many pairs are shown from each end."""


def page(saved: dict[str, Any]) -> str:
    """Return the page."""
    lines = [
        "# The card study of Cubitos: all figures",
        "",
        "Written by `python -m research.cubitos.balance_page` from what `dicehall study cubitos` measured; "
        "[balance](balance.md) says what they mean.",
        "",
        f"{saved['games']:,} races of {saved['players']} players, all {saved['bot']}, "
        f"{saved['gift_games']:,} in which they were given dice, and "
        f"{saved['level_games']:,} between levels; seed {saved['seed']}.",
        "",
        *cards(saved["cards"]),
        *pairs(saved["pairs"]),
        *races_and_tracks("races", saved["races"]),
        *races_and_tracks("tracks", saved["tracks"]),
        *levels("races", saved["races"]),
        *levels("tracks", saved["tracks"]),
        *bought(saved["races"], saved["cards"]),
    ]
    return "\n".join(lines).rstrip() + "\n"


def cards(told: dict[str, Any]) -> list[str]:
    """Return the table of cards, most valuable first."""
    lines = [
        "## Cards",
        "",
        "| card | cost | worth | ± | strength | ± | a money | bought by | dice a player | buyers won |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for card, measured in sorted(told.items(), key=lambda one: -one[1]["worth"]):
        lines.append(
            f"| {card} | {measured['cost']} "
            f"| {points(measured['worth'])} | {100 * measured['worth_error']:.1f} "
            f"| {points(measured['strength'])} "
            f"| {100 * measured['error']:.1f} | {points(measured['for_money'], 2)} "
            f"| {100 * measured['bought_by']:.0f} % | {measured['dice']:.2f} "
            f"| {points(measured['buyers_more'])} |"
        )
    return [*lines, ""]


def pairs(told: list[dict[str, Any]]) -> list[str]:
    """Return the best and the worst pairs."""
    sure = [pair for pair in told if abs(pair["synergy"]) > pair["error"]]
    lines = [
        "## Pairs",
        "",
        f"Of {len(told):,} pairs that enough players bought, {len(sure):,} won more or less together than "
        "chance explains; the best and the worst:",
        "",
        "| together | more than expected | ± |",
        "|---|---:|---:|",
    ]
    for pair in [*sure[:SHOWN], *sure[-SHOWN:]]:
        one, other = pair["cards"]
        lines.append(f"| {one} + {other} | {points(pair['synergy'])} | {100 * pair['error']:.1f} |")
    return [*lines, ""]


def races_and_tracks(title: str, told: dict[str, Any]) -> list[str]:
    """Return how races or tracks play."""
    lines = [
        f"## How {title} feel",
        "",
        "| | races | rounds: median (10 to 90 %) | lead changes | busts a player, round | wins by seat % |",
        "|---|---:|---:|---:|---:|---|",
    ]
    for name, measured in told.items():
        if measured["races"]:
            low, middle, high = measured["rounds"]
            seats = " / ".join(f"{100 * share:.1f}" for share in measured["seats"])
            lines.append(
                f"| {name} | {measured['races']:,} | {middle} ({low} to {high}) "
                f"| {measured['lead_changes']:.1f} | {measured['busts']:.2f} | {seats} |"
            )
    return [*lines, ""]


def levels(title: str, told: dict[str, Any]) -> list[str]:
    """Return what every level wins."""
    known = {name: measured for name, measured in told.items() if "levels" in measured}
    names = [level for level in LEVELS if level in next(iter(known.values()))["levels"]]
    lines = [
        f"## Skill on {title}",
        "",
        "One of each level at a table; what each won over an even share, in points of a hundred.",
        "",
        f"| | races | {' | '.join(names)} | champion over novice |",
        f"|---|---:|{'---:|' * (len(names) + 1)}",
    ]
    for name, measured in known.items():
        won = measured["levels"]
        cells = " | ".join(points(won[level]) for level in names)
        depth = points(won["champion"] - won["novice"])
        lines.append(f"| {name} | {measured['level_races']:,} | {cells} | {depth} |")
    return [*lines, ""]


def bought(races: dict[str, Any], told: dict[str, Any]) -> list[str]:
    """Return what champions buy in each race."""
    lines = [
        "## What champions buy",
        "",
        "| race | cards, their costs, and how many players buy them |",
        "|---|---|",
    ]
    for name, measured in races.items():
        ids = [card.id for card in from_options({"race": name, "players": 2}).cards]
        rates = measured["bought_by"]
        cells = [
            f"{card} {told[card]['cost']}: {100 * rates.get(card, 0.0):.0f} %"
            for card in sorted(ids, key=lambda card: -rates.get(card, 0.0))
        ]
        lines.append(f"| {name} | {', '.join(cells)} |")
    return [*lines, ""]


def points(share: float, digits: int = 1) -> str:
    """Return a share in percentage points, with its sign."""
    return f"{100 * share:+.{digits}f}"


if __name__ == "__main__":
    PAGE.write_text(page(json.loads(MEASURED.read_text(encoding="utf-8"))), encoding="utf-8")
