"""How dice look: each has a letter, a sign and a colour, in case one cannot be seen."""

from __future__ import annotations

from typing import Final

from dicehall.games.cubitos.rules.dice import own_kind
from dicehall.terminal.board_part import Part

DIE_STYLES: Final = (
    *("bold #FFFFFF on #B03A26", "bold #2B1600 on #E8892B", "bold #2B2200 on #F2C230"),
    *("bold #04220A on #5DB858", "bold #FFFFFF on #2F62AE", "bold #FFFFFF on #6D3FA8"),
    *("bold #FFFFFF on #7A5230", "bold #22252B on #EDEAE0", "bold #22252B on #C9CCD1"),
    *("bold #FFFFFF on #5C626A", "bold #FFFFFF on #22252B"),
)
"""The text and background colours of each kind of die."""
SIGNS: Final = ("·", "◆", "❖", "»", "1", "2", "3", "¢")
"""What a die shows: nothing, its symbol, its power, a move, money, a credit."""


def die_chip(letters: tuple[str, ...], kind: int, sign: str) -> tuple[str, str]:
    """Return a die with its letter and a sign or a number; a borrowed one has a star."""
    own = own_kind(kind)
    star = "*" if own != kind else ""
    return (f"{letters[own]}{sign}{star}", DIE_STYLES[own])


def wrapped(chips: list[tuple[str, str]], width: int) -> list[list[Part]]:
    """Return chips separated by spaces, on as many lines as needed."""
    lines: list[list[Part]] = [[]]
    filled = 0
    for text, style in chips:
        if filled and filled + len(text) > width:
            lines.append([])
            filled = 0
        lines[-1] += [(text, style), " "]
        filled += len(text) + 1
    return lines
