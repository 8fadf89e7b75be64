"""Bar charts: how often each length occurred, and what was gained and lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dicehall.reports.charts.drawing import LABELS, box, chart, group, label, level, text, upright
from dicehall.reports.page import hue, mark

TALL: Final = 140.0
ROW: Final = 26
BESIDE: Final = 13.0
"""Room for the figure beside a bar, in percent of the width."""
WIDTHS: Final = (1, 2, 5, 10, 20, 50, 100)
"""How many lengths one column may cover."""


def columns(counts: dict[int, int], unit: str, title: str) -> str:
    """Draw how often each length of a game occurred; if there are many, neighbours are merged."""
    least, most = min(counts), max(counts)
    width = next(width for width in WIDTHS if (most - least) // width < 30 or width == WIDTHS[-1])
    first = least // width * width
    bins = [0] * ((most - first) // width + 1)
    for value, number in counts.items():
        bins[(value - first) // width] += number
    total = sum(bins)
    side = 98 / len(bins)
    parts = []
    every = max(1, round(9 / side))
    descriptions = []
    for at, number in enumerate(bins):
        high = TALL * number / max(bins)
        begin = first + at * width
        name = str(begin) if width == 1 else f"{begin}–{begin + width - 1}"
        descriptions.append(f"{name} {unit}: {number} ({100 * number / total:.1f} %)")
        x = 1 + at * side
        parts.append(
            group(box(x + 0.1, 8 + TALL - high, side - 0.2, high, "column"), descriptions[-1])
        )
        if at % every == 0:
            parts.append(text(x + side / 2, TALL + 24, str(begin), "middle", "small"))
    parts.append(level(0, 100, 8 + TALL, "grid"))
    return chart(TALL + 32, title, parts, "; ".join(descriptions))


@dataclass(frozen=True)
class Balance:
    """One player's gains and losses, line by line."""

    name: str
    seat: int
    amounts: Sequence[tuple[str, float, str]]
    """The label, the amount, and the amount in words."""


def both_ways(balances: Sequence[Balance], title: str) -> str:
    """Draw bars to the right for gains and to the left for losses, player by player."""
    amounts = [amount for balance in balances for _, amount, _ in balance.amounts]
    most = max((abs(amount) for amount in amounts), default=0) or 1
    half = (100 - LABELS) / 2 - BESIDE
    middle = LABELS + half + BESIDE
    parts = []
    descriptions = []
    y = 0.0
    for balance in balances:
        name = f"{mark(balance.seat)} {balance.name}"
        parts.append(text(0, y + 19, name, style=f"bold mine {hue(balance.seat)}") + "\n")
        y += ROW
        begin = y
        for name, amount, words in balance.amounts:
            wide = half * abs(amount) / most
            start = middle if amount >= 0 else middle - wide
            beside = middle + wide + 1 if amount >= 0 else middle - wide - 1
            bar = box(start, y + 4, wide, ROW - 8, "gain" if amount >= 0 else "loss")
            said = text(beside, y + 18, words, "start" if amount >= 0 else "end")
            descriptions.append(f"{balance.name}, {name}: {words}")
            parts.append(label(y + ROW / 2, name) + group(bar + said, descriptions[-1]))
            y += ROW
        parts.append(upright(middle, begin, y, "grid"))
        y += 6
    return chart(y, title, parts, "; ".join(descriptions))
