"""A heat map of every bot against every other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dicehall.reports.charts.drawing import LABELS, box, chart, group, label, short, text

TOP: Final = 24
LETTER: Final = 7.4
"""The height of a letter that is turned on its side."""
SIDE: Final = 50
ROOMY: Final = 4
"""With more bots than this, there is no room for the lines under the figures."""
CROWDED: Final = 6
"""With more bots than this, there is room only for brief figures."""


@dataclass(frozen=True)
class Field:
    """One bot against another."""

    text: str
    under: str
    brief: str
    """Replaces the text if there are many bots."""
    heat: float
    """From -1 for the worst to 1 for the best; 0 is even."""
    words: str


def heat_map(names: Sequence[str], rows: Sequence[Sequence[Field | None]], title: str) -> str:
    """Draw every bot against every other."""
    number = len(names)
    wide = (100 - LABELS) / number
    # If there are many bots, their names are written upwards.
    upwards = number > ROOMY
    heads = [short(name) if upwards else short(name, 27 // number) for name in names]
    top = 12 + LETTER * max(map(len, heads)) if upwards else TOP
    anchor, written = ("start", "upwards") if upwards else ("middle", "")
    parts = [
        group(text(LABELS + (at + 0.5) * wide, top - 9, head, anchor, written), name)
        for at, (head, name) in enumerate(zip(heads, names, strict=True))
    ]
    descriptions = []
    for row, (name, fields) in enumerate(zip(names, rows, strict=True)):
        y = top + row * SIDE
        parts.append(label(y + SIDE / 2, name))
        for column, field in enumerate(fields):
            x = LABELS + column * wide
            if field is None:
                parts.append(box(x, y, wide - 0.6, SIDE - 3, "nobody") + "\n")
                continue
            style = "gain" if field.heat >= 0 else "loss"
            strength = f' fill-opacity="{0.08 + 0.5 * min(1, abs(field.heat)):.2f}"'
            inside = box(x, y, wide - 0.6, SIDE - 3, style, strength)
            inside += _figures(field, x + wide / 2 - 0.3, y, number)
            parts.append(group(inside, field.words))
            descriptions.append(field.words)
    return chart(top + number * SIDE, title, parts, "; ".join(descriptions))


def _figures(field: Field, x: float, y: float, number: int) -> str:
    if number > ROOMY:
        figure = field.text if number <= CROWDED else field.brief
        return text(x, y + SIDE / 2 + 3, figure, "middle", "bold")
    return text(x, y + 22, field.text, "middle", "bold") + text(
        x, y + 38, field.under, "middle", "upon"
    )
