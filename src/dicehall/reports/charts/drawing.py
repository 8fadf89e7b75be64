"""The parts that all charts are drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

LETTERS: Final = 14
"""How many letters fit to the left of a chart on a phone."""
LABELS: Final = 31.0
"""Room for the labels on the left, in percent of the width."""


def chart(height: float, title: str, parts: Sequence[str], about: str = "", style: str = "") -> str:
    """Return a chart; screen readers hear its title and what it shows."""
    description = f"<desc>{escape(about)}</desc>" if about else ""
    return (
        f'<svg class="{f"chart {style}".strip()}" height="{height:g}" role="img" '
        f'aria-label="{escape(title)}">{description}\n{"".join(parts)}</svg>'
    )


def text(x: float, y: float, words: str, anchor: str = "start", style: str = "") -> str:
    """Return a text element; x is in percent."""
    named = f' class="{style}"' if style else ""
    return f'<text x="{x:.2f}%" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(words)}</text>'


def upright(x: float, top: float, bottom: float, style: str) -> str:
    """Return a vertical line."""
    return f'<line class="{style}" x1="{x:.2f}%" x2="{x:.2f}%" y1="{top:.1f}" y2="{bottom:.1f}"/>\n'


def level(left: float, right: float, y: float, style: str) -> str:
    """Return a horizontal line."""
    return f'<line class="{style}" x1="{left:.2f}%" x2="{right:.2f}%" y1="{y:.1f}" y2="{y:.1f}"/>\n'


def box(x: float, y: float, width: float, height: float, style: str, more: str = "") -> str:
    """Return a rectangle; x and width are in percent."""
    return (
        f'<rect class="{style}" x="{x:.2f}%" y="{y:.1f}" width="{width:.2f}%" '
        f'height="{height:.1f}" rx="4"{more}/>'
    )


def group(inside: str, words: str = "", style: str = "") -> str:
    """Return a group that shows a tooltip."""
    named = f' class="{style}"' if style else ""
    description = f"<title>{escape(words)}</title>" if words else ""
    return f"<g{named}>{description}{inside}</g>\n"


def label(y: float, words: str) -> str:
    """Return the label of a row; if it was shortened, the tooltip has the full text."""
    shown = short(words)
    return group(text(LABELS - 2, y + 4, shown, "end"), words if shown != words else "")


def short(words: str, letters: int = LETTERS) -> str:
    """Return words that fit; of a bot named by module and class, keep the class."""
    tail = words.rpartition(":")[2]
    # One of our own bots may end in a time, as in champion:1s, which means nothing by itself.
    if len(words) > letters and tail[:1].isalpha():
        words = tail
    return words if len(words) <= letters else f"{words[: letters - 1]}…"
