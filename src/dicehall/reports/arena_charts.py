"""Charts as SVG that stands within a page: no scripts, colours from the page's own style.

All are 360 units wide, the width of a phone, so that their letters can be read there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 360
LABEL: Final = 108
"""Room for the words at the left."""
ROW: Final = 22
LETTERS: Final = 14
"""As many letters as fit at the left."""


@dataclass(frozen=True)
class Mark:
    """A point with its interval."""

    value: float
    low: float
    high: float
    style: str
    """The class that gives it its colour."""
    words: str
    """What it says when somebody points at it, and to those who listen."""


@dataclass(frozen=True)
class Line:
    """Some points in one row."""

    label: str
    marks: Sequence[Mark]


@dataclass(frozen=True)
class Axis:
    """What runs along the bottom."""

    low: float
    high: float
    ticks: Sequence[tuple[float, str]]
    even: float | None = None
    """Where a line is drawn: what could be expected of equals."""

    def at(self, value: float) -> float:
        """Return where a value lies."""
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return LABEL + part * (WIDTH - LABEL - 20)


def short(text: str, letters: int = LETTERS) -> str:
    """Return a text that fits: of a bot named by its module and class, rather the class."""
    tail = text.rpartition(":")[2]
    # Behind the name of our own bots stands a time, as in planner:100ms, which alone says nothing.
    if len(text) > letters and tail[0].isalpha():
        text = tail
    return text if len(text) <= letters else f"{text[: letters - 1]}…"


def _svg(height: float, words: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(words)}">'
        f"{''.join(parts)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", style: str = "") -> str:
    named = f' class="{style}"' if style else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(text)}</text>'


def _label(y: float, text: str) -> str:
    shown = short(text)
    whole = f"<title>{escape(text)}</title>" if shown != text else ""
    return f"<g>{whole}{_text(LABEL - 8, y + 4, shown, 'end')}</g>"


def intervals(lines: Sequence[Line], axis: Axis, words: str) -> str:
    """Draw points with their intervals, one row a line."""
    parts: list[str] = []
    heights = [max(ROW, 9 * len(line.marks) + 8) for line in lines]
    bottom = 6 + sum(heights)
    for value, text in axis.ticks:
        x = axis.at(value)
        parts.append(f'<path class="grid" d="M{x:.1f} 4V{bottom}"/>')
        parts.append(_text(x, bottom + 14, text, "middle", "small"))
    if axis.even is not None:
        parts.append(f'<path class="even" d="M{axis.at(axis.even):.1f} 2V{bottom + 3}"/>')
    top = 6.0
    for line, height in zip(lines, heights, strict=True):
        middle = top + height / 2
        parts.append(_label(middle, line.label))
        for number, mark in enumerate(line.marks):
            y = middle + 9 * (number - (len(line.marks) - 1) / 2)
            low, high = axis.at(mark.low), axis.at(mark.high)
            parts.append(
                f'<g class="{mark.style}"><title>{escape(mark.words)}</title>'
                f'<path class="reach" d="M{low:.1f} {y:.1f}H{high:.1f}"/>'
                f'<circle cx="{axis.at(mark.value):.1f}" cy="{y:.1f}" r="3.5"/></g>'
            )
        top += height
    return _svg(bottom + 22, words, parts)


@dataclass(frozen=True)
class Cell:
    """One field of a heat map."""

    text: str
    under: str
    """Smaller, below."""
    brief: str
    """In place of the text where there are many bots."""
    heat: float
    """From -1 for the worst to 1 for the best; 0 is even."""
    words: str


def heat_map(names: Sequence[str], rows: Sequence[Sequence[Cell | None]], words: str) -> str:
    """Draw every bot against every other."""
    number = len(names)
    side = (WIDTH - LABEL - 4) / number
    height = min(46.0, max(34.0, side * 0.6))
    letters = max(4, int(side / 7.5))
    # Below this the lines under the figures would run into each other.
    roomy = side >= 58
    parts = [
        f"<g><title>{escape(name)}</title>"
        + _text(LABEL + (at + 0.5) * side, 14, short(name, letters), "middle")
        + "</g>"
        for at, name in enumerate(names)
    ]
    for row, (name, cells) in enumerate(zip(names, rows, strict=True)):
        y = 22 + row * (height + 2)
        parts.append(_label(y + height / 2, name))
        for column, cell in enumerate(cells):
            x = LABEL + column * side
            box = f'x="{x:.1f}" y="{y:.1f}" width="{side - 2:.1f}" height="{height:.1f}" rx="3"'
            if cell is None:
                parts.append(f'<rect class="nobody" {box}/>')
                continue
            style = "better" if cell.heat >= 0 else "worse"
            figure = cell.text if side >= 52 else cell.brief
            height_of_text = y + height / 2 + (-1 if roomy else 4)
            shown = _text(x + side / 2 - 1, height_of_text, figure, "middle", "bold")
            if roomy:
                shown += _text(x + side / 2 - 1, y + height / 2 + 12, cell.under, "middle", "small")
            parts.append(
                f"<g><title>{escape(cell.words)}</title>"
                f'<rect class="{style}" fill-opacity="{0.08 + 0.6 * min(1, abs(cell.heat)):.2f}" '
                f"{box}/>{shown}</g>"
            )
    return _svg(22 + number * (height + 2), words, parts)


def columns(counts: dict[int, int], unit: str, words: str) -> str:
    """Draw how often each length of a game came about; many lengths are put together."""
    least, most = min(counts), max(counts)
    width = next(width for width in (1, 2, 5, 10, 20, 50, 100) if (most - least) // width < 30)
    first = least // width * width
    bins = [0] * ((most - first) // width + 1)
    for value, number in counts.items():
        bins[(value - first) // width] += number
    tallest = max(bins)
    total = sum(bins)
    side = (WIDTH - 20) / len(bins)
    high = 120.0
    parts = []
    every = max(1, round(36 / side))
    for at, number in enumerate(bins):
        x = 10 + at * side
        tall = high * number / tallest
        begin = first + at * width
        name = str(begin) if width == 1 else f"{begin}–{begin + width - 1}"
        told = f"{name} {unit}: {number} ({100 * number / total:.1f} %)"
        parts.append(
            f"<g><title>{escape(told)}</title>"
            f'<rect class="column" x="{x + 0.5:.1f}" y="{8 + high - tall:.1f}" '
            f'width="{max(1.0, side - 1):.1f}" height="{tall:.1f}"/></g>'
        )
        if at % every == 0:
            parts.append(_text(x + side / 2, high + 22, str(begin), "middle", "small"))
    parts.append(f'<path class="axis" d="M8 {8 + high}H{WIDTH - 8}"/>')
    return _svg(high + 30, words, parts)
