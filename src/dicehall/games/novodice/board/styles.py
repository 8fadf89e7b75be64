"""How symbols, dice and tiles look: each has a sign, a letter and a colour, in case one cannot be seen."""

from __future__ import annotations

from typing import Final

from dicehall.games.novodice.rules.components import Components, X, face_of, kind_of
from dicehall.terminal.board_part import Part
from dicehall.terminal.colours import CHOSEN, FAINT, SOFT, TEXT

SIGNS: Final = ("✺", "▣", "✚", "↯", "Ψ", "♙", "⚙")
"""The signs of the faces, the lion first."""
NEON: Final = ("#FFD24A", "#FF9A3D", "#FF6B7E", "#3DDCFF", "#5BE08A", "#BE9BFF", "#B4C2DA")
"""Their colours on dark ground."""
INK: Final = ("#7A5600", "#A04A00", "#B3122E", "#075E78", "#1A6B34", "#5B2BB0", "#3B4760")
"""Their colours on white dice."""
GROUNDS: Final = ("#F6EEDC", "#DDE7FA", "#191432")
"""The colour of each kind of die: warm white, cool white, black."""
GOLD: Final = NEON[0]


def _die_styles(kind: int, face: int) -> tuple[str, str]:
    """Return the styles of a die's letter and of its face."""
    ground = GROUNDS[kind]
    if kind == X:
        return f"{SOFT} on {ground}", f"bold {NEON[face]} on {ground}"
    return f"#6B6478 on {ground}", f"bold {INK[face]} on {ground}"


def die_chip(
    box: Components, letters: tuple[str, ...], cell: int, chosen: bool = False
) -> list[Part]:
    """Return a die in five columns: its letter, its sign and the sign's letter."""
    kind, face = kind_of(cell), face_of(cell)
    name_style, face_style = _die_styles(kind, face)
    ends = ("[", "]") if chosen else (" ", " ")
    edge = f"bold {CHOSEN}" if chosen else name_style
    return [
        (ends[0], edge),
        (box.dies[kind].name, name_style),
        (SIGNS[face] + letters[face], face_style),
        (ends[1], edge),
    ]


def die_box(
    box: Components,
    letters: tuple[str, ...],
    cell: int,
    top: str,
    bottom: str,
    chosen: bool,
    cursor: bool,
) -> tuple[list[Part], list[Part], list[Part]]:
    """Return the three lines of a die drawn as a box of seven columns.

    `top` and `bottom` are written into its edges; a chosen die has a heavy edge.
    """
    kind, face = kind_of(cell), face_of(cell)
    name_style, face_style = _die_styles(kind, face)
    corners = "┏┓┗┛━┃" if chosen else "╭╮╰╯─│"
    edge = f"bold {CHOSEN}" if chosen else (f"bold {TEXT}" if cursor else FAINT)
    upper = top + corners[4] * (4 - len(top))
    lower = corners[4] * (4 - len(bottom)) + bottom
    return (
        [(corners[0] + corners[4] + upper + corners[1], edge)],
        [
            (corners[5], edge),
            (f" {SIGNS[face]}{letters[face]} ", face_style),
            (box.dies[kind].name, name_style),
            (corners[5], edge),
        ],
        [(corners[2] + lower + corners[4] + corners[3], edge)],
    )


def empty_box(text: str, style: str) -> tuple[list[Part], list[Part], list[Part]]:
    """Return the three lines of an empty place for a die, with a word of up to five columns."""
    return (
        [("╭╌╌╌╌╌╮", style)],
        [("╎", style), (text.center(5)[:5], style), ("╎", style)],
        [("╰╌╌╌╌╌╯", style)],
    )


def tile_chip(box: Components, letters: tuple[str, ...], tile: int) -> tuple[str, str]:
    """Return a tile as its letter and its worth, with its style; trash is a cross."""
    if tile == box.trash:
        return ("×0", FAINT)
    symbol = box.symbol[tile]
    return (f"{letters[symbol]}{box.value[tile]}", f"bold {NEON[symbol]}")


def symbols_chip(box: Components, letters: tuple[str, ...], tile: int) -> tuple[str, str]:
    """Return the row a tile requires in four columns, with its style."""
    if tile == box.trash:
        return ("×   ", FAINT)
    symbol = box.symbol[tile]
    return ((SIGNS[symbol] * box.count[tile] + letters[symbol]).ljust(4), f"bold {NEON[symbol]}")
