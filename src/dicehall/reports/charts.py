"""Charts as SVG: lines of chances over a game, and bars that go both ways."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from dicehall.reports.page import SEAT_COLOURS, SEAT_MARKS

WIDTH: Final = 860
DASHES: Final = ("", "9 4", "3 4", "12 4 3 4")
"""How each seat's line is drawn, for those who do not see the colours."""


def chance_lines(
    names: Sequence[str],
    lines: Sequence[Sequence[tuple[int, float]]],
    last: int,
    label: str,
) -> str:
    """Return the chances of all seats over the steps of a game; each line goes in steps to its next point."""
    left, right, top, height = 46, 120, 14, 260
    wide = WIDTH - left - right

    def x(step: int) -> float:
        return left + wide * step / max(last, 1)

    def y(chance: float) -> float:
        return top + height * (1 - chance)

    parts = []
    for quarter in range(5):
        at = y(quarter / 4)
        parts.append(
            f'<line class="grid" x1="{left}" x2="{left + wide}" y1="{at:.1f}" y2="{at:.1f}"/>'
        )
        parts.append(
            f'<text x="{left - 8}" y="{at + 4:.1f}" text-anchor="end">{25 * quarter} %</text>'
        )
    ends: list[tuple[float, int]] = []
    for seat, points in enumerate(lines):
        if not points:
            continue
        path = f"M{x(points[0][0]):.1f} {y(points[0][1]):.1f}"
        for step, chance in points[1:]:
            path += f"H{x(step):.1f}V{y(chance):.1f}"
        dash = f' stroke-dasharray="{DASHES[seat % 4]}"' if DASHES[seat % 4] else ""
        parts.append(
            f'<path d="{path}" fill="none" stroke="{SEAT_COLOURS[seat % 4]}" stroke-width="2.5"{dash}/>'
        )
        ends.append((y(points[-1][1]), seat))
    # Names stand at the ends of their lines, one below the other where lines end together.
    free = float(top)
    for at, seat in sorted(ends):
        line = max(at, free)
        free = line + 18
        parts.append(
            f'<text class="name" x="{left + wide + 10}" y="{line + 4:.1f}" '
            f'style="fill:{SEAT_COLOURS[seat % 4]}">'
            f"{SEAT_MARKS[seat % 4]} {escape(_short(names[seat]))}</text>"
        )
    return _svg(parts, max(top + height + 12, int(free)), label)


def both_ways(rows: Sequence[tuple[str, float, str]], label: str) -> str:
    """Return bars that go right for gains and left for losses: names, amounts, and their words."""
    left, line = 230, 30
    most = max((abs(amount) for _, amount, _ in rows), default=0) or 1
    half = (WIDTH - left - 90) / 2
    middle = left + half
    parts = [
        f'<line class="grid" x1="{middle}" x2="{middle}" y1="0" y2="{line * len(rows)}" stroke-width="2"/>'
    ]
    for number, (name, amount, words) in enumerate(rows):
        at = number * line
        wide = half * abs(amount) / most
        start = middle if amount >= 0 else middle - wide
        colour = "var(--good)" if amount >= 0 else "var(--bad)"
        parts.append(f'<text x="0" y="{at + 19}">{escape(_short(name, 34))}</text>')
        parts.append(
            f'<rect x="{start:.1f}" y="{at + 6}" width="{wide:.1f}" height="{line - 12}" rx="4" '
            f'fill="{colour}"/>'
        )
        anchor = "start" if amount >= 0 else "end"
        beside = middle + wide + 6 if amount >= 0 else middle - wide - 6
        parts.append(
            f'<text x="{beside:.1f}" y="{at + 19}" text-anchor="{anchor}">{escape(words)}</text>'
        )
    return _svg(parts, line * len(rows), label)


def _svg(parts: list[str], height: int, label: str) -> str:
    inside = "\n".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">\n{inside}\n</svg>'


def _short(name: str, most: int = 14) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"
