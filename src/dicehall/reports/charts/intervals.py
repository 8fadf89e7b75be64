"""Points with their confidence intervals, one row below the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dicehall.reports.charts.drawing import LABELS, chart, group, label, level, text, upright

ROW: Final = 26
MARK: Final = 11
"""The distance from one point of a row to the next."""


@dataclass(frozen=True)
class Mark:
    """A point with its interval."""

    value: float
    low: float
    high: float
    style: str
    """The CSS class that gives it its colour."""
    words: str
    """The tooltip."""


@dataclass(frozen=True)
class IntervalRow:
    """A row of points."""

    label: str
    marks: Sequence[Mark]


@dataclass(frozen=True)
class Axis:
    """The axis along the bottom."""

    low: float
    high: float
    ticks: Sequence[tuple[float, str]]
    even: float | None = None
    """The share expected among equals, where a line is drawn."""

    def at(self, value: float) -> float:
        """Return the position of a value, in percent of the chart's width."""
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return LABELS + part * (100 - LABELS - 6)


def rounded_axis(
    bounds: Sequence[float], steps: Sequence[float]
) -> tuple[float, float, list[float]]:
    """Return an axis that covers all bounds: its ends and its ticks, with as many ticks as fit."""
    least, most = min(bounds), max(bounds)
    step = next(step for step in steps if (most - least) / step <= 5 or step == steps[-1])
    first = int(least // step)
    last = max(-int(-most // step), first + 1)
    return first * step, last * step, [at * step for at in range(first, last + 1)]


def intervals(lines: Sequence[IntervalRow], axis: Axis, title: str) -> str:
    """Draw points with their intervals, one row per line."""
    parts: list[str] = []
    heights = [max(ROW, MARK * len(line.marks) + 8) for line in lines]
    bottom = 6 + sum(heights)
    for value, words in axis.ticks:
        parts.append(upright(axis.at(value), 4, bottom, "grid"))
        parts.append(text(axis.at(value), bottom + 16, words, "middle", "small"))
    if axis.even is not None:
        parts.append(upright(axis.at(axis.even), 2, bottom + 3, "even"))
    top = 6.0
    for line, height in zip(lines, heights, strict=True):
        middle = top + height / 2
        parts.append(label(middle, line.label))
        for number, mark in enumerate(line.marks):
            y = middle + MARK * (number - (len(line.marks) - 1) / 2)
            reach = level(axis.at(mark.low), axis.at(mark.high), y, "reach")
            dot = f'<circle class="dot" cx="{axis.at(mark.value):.2f}%" cy="{y:.1f}" r="4.5"/>'
            parts.append(group(reach + dot, mark.words, mark.style))
        top += height
    about = "; ".join(
        f"{line.label}: {', '.join(mark.words for mark in line.marks)}" for line in lines
    )
    return chart(bottom + 24, title, parts, about)
