"""The frame of a report: one file of HTML, light or dark as its reader likes, on a phone as on a desk."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Final

SEAT_COLOURS: Final = ("#0b8c98", "#cf1f82", "#5a6fd0", "#7d9a0a")
"""A colour for each seat that is seen on light and on dark ground."""
SEAT_MARKS: Final = ("●", "▲", "■", "★")
"""A shape for each seat, for those who do not see the colours."""


def page(title: str, language: str, body: str) -> str:
    """Return a whole page; the body is HTML, the title is text."""
    style = files("dicehall.reports").joinpath("report.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def section(title: str, body: str) -> str:
    """Return one part of a page; the title is text, the body HTML."""
    return f"<section>\n<h2>{escape(title)}</h2>\n{body}\n</section>"


def table(heads: list[str], rows: list[list[str]]) -> str:
    """Return a table; the heads are text, the cells HTML."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    inside = f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>"
    return f'<div class="wide"><table>\n{inside}</table></div>'


def named(seat: int, name: str) -> str:
    """Return a player's name with shape and colour."""
    colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    mark = SEAT_MARKS[seat % len(SEAT_MARKS)]
    return f'<span class="mark"><span style="color:{colour}">{mark}</span> {escape(name)}</span>'
