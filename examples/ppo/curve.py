"""Draws a learning curve: reads the CSV file that ppo.py writes, and writes a picture in SVG."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

WIDTH, HEIGHT, EDGE = 640, 320, 48
LINE = '<polyline points="{} {}" stroke="#999" stroke-width="{}"/>'
TEXT = '<text x="{:.0f}" y="{:.0f}" text-anchor="{}">{}</text>'
PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" font-family="sans-serif"
 font-size="12" fill="#333"><rect width="100%" height="100%" fill="#fff"/>
{}
<polyline points="{}" fill="none" stroke="#c22" stroke-width="2"/></svg>
"""


def drawing(curve: list[tuple[float, float]], title: str) -> str:
    """Return a picture of the shares of games won, by minutes."""
    longest = max(minutes for minutes, _ in curve) or 1.0

    def x(minutes: float) -> float:
        return EDGE + minutes / longest * (WIDTH - 2 * EDGE)

    def y(wins: float) -> float:
        return HEIGHT - EDGE - wins * (HEIGHT - 2 * EDGE)

    def point(minutes: float, wins: float) -> str:
        return f"{x(minutes):.1f},{y(wins):.1f}"

    parts = [TEXT.format(WIDTH / 2, EDGE / 2, "middle", title)]
    for wins in (0, 0.25, 0.5, 0.75, 1):
        parts.append(LINE.format(point(0, wins), point(longest, wins), 2 if wins == 0.5 else 1))
        parts.append(TEXT.format(EDGE - 8, y(wins) + 4, "end", f"{wins:.0%}"))
    for part in range(5):
        minutes = longest * part / 4
        parts.append(TEXT.format(x(minutes), HEIGHT - EDGE + 18, "middle", f"{minutes:.1f}"))
    parts.append(TEXT.format(WIDTH / 2, HEIGHT - 10, "middle", "minutes of processor time"))
    points = " ".join(point(minutes, wins) for minutes, wins in curve)
    return PICTURE.format(WIDTH, HEIGHT, "\n".join(parts), points)


def main() -> None:
    """Read the first file named, write the second."""
    with Path(sys.argv[1]).open(newline="") as file:
        rows = list(csv.DictReader(file))
    curve = [(float(row["minutes"]), float(row["wins"])) for row in rows]
    title = sys.argv[3] if len(sys.argv) > 3 else "games won"
    Path(sys.argv[2]).write_text(drawing(curve, title), encoding="utf-8")


if __name__ == "__main__":
    main()
