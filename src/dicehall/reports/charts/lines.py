"""A line chart of all players' chances over a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dicehall.reports.charts.drawing import chart, level, text, upright
from dicehall.reports.page import hue, mark

TOP: Final = 16
HIGH: Final = 260
RIGHT: Final = 95.0
"""Where the lines end, in percent of the width; the seats' shapes follow."""
TICKS: Final = 9
"""The most rounds that are numbered."""
FIRST: Final = 19.0
"""How far the label of the first round reaches, on a phone."""
APART: Final = 17
"""The distance between the shapes of seats whose lines end together."""
DASHES: Final = ("", "9 4", "3 4", "12 4 3 4")
"""The dash pattern of each seat's line, for people who cannot see the colours."""


def chance_lines(
    lines: Sequence[Sequence[tuple[int, float]]],
    last: int,
    rounds: Sequence[int],
    unit: str,
    title: str,
    about: str,
) -> str:
    """Draw the chance of each seat; `rounds` are the steps at which they begin, `unit` names a round."""
    levels = [(25 * quarter, TOP + HIGH * (1 - quarter / 4)) for quarter in range(5)]
    parts = [level(0, RIGHT, y, "grid") for _, y in levels]
    every = max(1, -(-len(rounds) // TICKS))
    for number in range(0, len(rounds), every):
        x = RIGHT * rounds[number] / max(last, 1)
        if number > 0 and x < FIRST:
            continue
        parts.append(upright(x, TOP + HIGH, TOP + HIGH + 6, "grid"))
        # The first label says what is counted, and has room to its right.
        words, anchor = (str(number + 1), "middle") if number else (f"{unit} 1", "start")
        parts.append(text(x, TOP + HIGH + 20, words, anchor, "small"))
    ways = "".join(_way(seat, points, last) for seat, points in enumerate(lines) if points)
    # Paths do not support percentages: they are drawn a thousand units wide and then stretched.
    parts.append(
        f'<svg x="0" y="{TOP}" width="{RIGHT}%" height="{HIGH}" viewBox="0 0 1000 1000" '
        f'preserveAspectRatio="none" overflow="visible">{ways}</svg>\n'
    )
    parts += [text(0, y - 4, f"{percent} %", style="small over") for percent, y in levels]
    free = 0.0
    ends = sorted((1 - points[-1][1], seat) for seat, points in enumerate(lines) if points)
    for end, seat in ends:
        y = max(TOP + HIGH * end, free)
        free = y + APART
        parts.append(text(RIGHT + 1.2, y + 5, mark(seat), style=f"bold mine {hue(seat)}"))
    return chart(max(TOP + HIGH + 28, free), title, parts, about, "broad")


def _way(seat: int, points: Sequence[tuple[int, float]], last: int) -> str:
    path = "".join(
        f"{'L' if number else 'M'}{1000 * step / max(last, 1):.1f} {1000 * (1 - chance):.1f}"
        for number, (step, chance) in enumerate(points)
    )
    dashes = DASHES[seat % len(DASHES)]
    dash = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path class="way {hue(seat)}" d="{path}"{dash}/>'
