"""The frame of every report: one HTML file, light or dark, for screens of any size."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

from dicehall.games.registry import kit_of

HUES: Final = 8
"""The number of hues for players and bots; further ones repeat them."""
SHAPES: Final = ("circle", "triangle", "square", "star")
"""A shape for each seat, for people who cannot see the colours."""
MARKS: Final = ("●", "▲", "■", "★")
"""The same shapes as characters, for charts."""
LOGO: Final = (
    '<div class="logo" aria-hidden="true"><span class="die">{crab}</span>'
    '<span class="die">{cheese}</span>dicehall</div>'
)
STYLES: Final = ("page", "tables", "charts", "dice")
"""The style sheets of every report; a game adds its own."""


@cache
def _read(name: str) -> str:
    return files("dicehall.reports").joinpath(name).read_text("utf-8")


def page(title: str, language: str, game: str, head: str, body: str) -> str:
    """Return a whole page; head and body are HTML, the title is text."""
    sheets = [_read(f"styles/{name}.css") for name in STYLES]
    style = "\n".join([*sheets, kit_of(game).file("report.css") or ""])
    logo = LOGO.format(crab=glyph("crab"), cheese=glyph("cheese"))
    inside = f"<header>{logo}<h1>{escape(title)}</h1>\n{head}</header>\n<main>\n{body}\n</main>"
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n"
        f'<body class="{game}">\n<div class="report">\n{_sprite(inside)}{inside}\n</div>\n'
        "</body>\n</html>\n"
    )


def _sprite(page: str) -> str:
    """Return the glyphs a page uses, so that each is defined only once."""
    used = set(re.findall(r'"#g-(\w+)"', page))
    symbols = re.finditer(r'<symbol id="g-(\w+)".*?</symbol>', _read("glyphs.svg"))
    inside = "".join(symbol[0] for symbol in symbols if symbol[1] in used)
    return (
        f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{inside}</svg>\n'
    )


def glyph(name: str) -> str:
    """Return a small picture in the colour of the surrounding text."""
    return f'<svg class="glyph" aria-hidden="true"><use href="#g-{name}"/></svg>'


def section(title: str, body: str, about: str = "", style: str = "") -> str:
    """Return one card of a page; the title and the description are text, the body is HTML."""
    named = f' class="{style}"' if style else ""
    paragraph = f'<p class="soft">{escape(about)}</p>\n' if about else ""
    return f"<section{named}>\n<h2>{escape(title)}</h2>\n{paragraph}{body}\n</section>"


def beside(*parts: str) -> str:
    """Return some parts side by side if there is room, otherwise below each other."""
    return f'<div class="beside">{"".join(f"<div>{part}</div>" for part in parts)}</div>'


def fold(summary: str, body: str) -> str:
    """Return a part that readers can unfold."""
    return f"<details>\n<summary>{escape(summary)}</summary>\n{body}\n</details>"


def table(
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    words: Sequence[int] = (),
    folding: bool = False,
) -> str:
    """Return a table; headings are text, cells are HTML, and the first cell is the heading of its row.

    Columns of words may wrap. A table that folds is read row by row on a phone.
    """
    styles = [' class="words"' if column in words else "" for column in range(len(heads))]
    head = "".join(
        f'<th scope="col"{style}>{escape(one)}</th>'
        for one, style in zip(heads, styles, strict=True)
    )
    called = [f' data-head="{escape(one)}"' if folding else "" for one in heads]
    fields = [f"<td{style}{name}>" for style, name in zip(styles, called, strict=True)]
    body = "\n".join(
        f'<tr><th scope="row">{row[0]}</th>'
        + "".join(f"{tag}{html}</td>" for tag, html in zip(fields[1:], row[1:], strict=True))
        + "</tr>"
        for row in rows
    )
    inside = f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>"
    named = ' class="folding"' if folding else ""
    return f'<div class="wide"><table{named}>\n{inside}</table></div>'


def in_two_lines(text: str) -> str:
    """Return a table cell whose second line, if any, is small."""
    first, _, second = text.partition("\n")
    return escape(first) + (f"<small>{escape(second)}</small>" if second else "")


def hue(number: int) -> str:
    """Return the class of a player's or a bot's colour."""
    return f"h{number % HUES}"


def mark(seat: int) -> str:
    """Return the shape of a seat as a character."""
    return MARKS[seat % len(MARKS)]


def named(seat: int, name: str) -> str:
    """Return a player's name with shape and colour."""
    shape = glyph(SHAPES[seat % len(SHAPES)])
    return f'<span class="player"><span class="{hue(seat)}">{shape}</span> {escape(name)}</span>'


def legend(entries: Sequence[tuple[str, str]]) -> str:
    """Return the legend of a chart's colours, given as classes and words."""
    inside = "".join(
        f'<li class="{style}"><i></i><span class="word">{escape(words)}</span></li>'
        for style, words in entries
    )
    return f'<ul class="legend">{inside}</ul>'
