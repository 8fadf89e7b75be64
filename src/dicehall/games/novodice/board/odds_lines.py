"""The exact chances of the next roll, fitted to the available room."""

from __future__ import annotations

from fractions import Fraction

from dicehall.games.novodice.board.styles import NEON, SIGNS
from dicehall.games.novodice.board.wording import NovoDiceWording
from dicehall.games.novodice.explain.next_roll import RollChance
from dicehall.games.novodice.rules.components import Components, X
from dicehall.terminal.board_part import Part
from dicehall.terminal.colours import SOFT, TEXT
from dicehall.terminal.columns import left, right

BAR = 24
"""Columns of a bar that shows a chance."""


def odds_lines(
    wording: NovoDiceWording,
    found: list[RollChance],
    filled: int,
    width: int,
    height: int,
    taken: int = 0,
) -> list[list[Part]]:
    """Return the chances: one per line with a bar if there is room, otherwise one after the other.

    `taken` columns of the first line are already used.
    """
    if len(found) <= height and height >= 4 and width >= 60:
        return [_line(wording, chance, filled, width) for chance in found]
    for fractions in (True, False):
        lines = _packed(
            [_short(wording, chance, filled, fractions) for chance in found], width, taken
        )
        if len(lines) <= height:
            return lines
    return lines


def _short(
    wording: NovoDiceWording, chance: RollChance, filled: int, fraction: bool
) -> list[tuple[str, str]]:
    exact = f" ({_written(chance.chance)})" if fraction else ""
    return [
        (SIGNS[chance.symbol] + " ", f"bold {NEON[chance.symbol]}"),
        (wording.chance(chance, filled) + " ", SOFT),
        (wording.percent(chance.chance), f"bold {TEXT}"),
        (exact, SOFT),
    ]


def _packed(pieces: list[list[tuple[str, str]]], width: int, taken: int) -> list[list[Part]]:
    """Return pieces in as few lines as they fit into."""
    lines: list[list[Part]] = [[]]
    used = taken
    for piece in pieces:
        length = sum(len(text) for text, _ in piece)
        if used and used + 3 + length > width:
            lines.append([])
            used = 0
        elif used:
            lines[-1].append("   ")
            used += 3
        lines[-1] += piece
        used += length
    return lines


def _line(wording: NovoDiceWording, chance: RollChance, filled: int, width: int) -> list[Part]:
    full = round(BAR * chance.chance)
    colour = NEON[chance.symbol]
    return [
        (SIGNS[chance.symbol] + " ", f"bold {colour}"),
        (left(wording.chance(chance, filled), 22), TEXT),
        (right(wording.percent(chance.chance), 7), f"bold {TEXT}"),
        ("  " + "━" * full, f"bold {colour}"),
        ("╌" * (BAR - full), "#4A3D85"),
        ("  " + left(_written(chance.chance), min(14, width - 33 - BAR)), SOFT),
    ]


def _written(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"


def dice_to_roll(box: Components, loose: list[int], brought: int) -> str:
    """Return the dice of a roll, such as ``A B X``, with a plus before black dice that lions bring."""
    names: list[str] = []
    for kind, count in enumerate(loose):
        old = count - brought if kind == X else count
        names += [box.dies[kind].name] * old + ["+" + box.dies[kind].name] * (count - old)
    return " ".join(names)
