"""Tiles, symbols and dice of NovoDice, as they are said."""

from __future__ import annotations

from collections.abc import Iterable

from dicehall.games.models import Said, Sayable
from dicehall.games.novodice.rules.components import Components, face_of, kind_of
from dicehall.games.said import said, verbatim


def tile(id: str) -> str:
    """Return a tile, given by its text form."""
    return f"tile-{id}"


def symbol(name: str) -> str:
    """Return what a face shows."""
    return f"symbol-{name}"


def symbols(name: str, count: int) -> Said:
    """Return this many of a symbol, such as *2 suitcases*."""
    return said(f"count-{name}", count=count)


def die(box: Components, cell: int) -> Said:
    """Return a die and what it shows, such as *lion A*."""
    kind = verbatim(box.dies[kind_of(cell)].name)
    return said("die", symbol=symbol(box.faces[face_of(cell)]), kind=kind)


def dice(box: Components, cells: Iterable[int]) -> Sayable:
    """Return dice and what they show."""
    return [die(box, cell) for cell in cells] or "no-dice"
