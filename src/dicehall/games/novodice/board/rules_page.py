"""The help page of NovoDice: the game in short, what the signs mean, and which figures are ours."""

from __future__ import annotations

from textual.content import Content

from dicehall.core.content import HOUSE_MARK
from dicehall.games.novodice.board.styles import NEON, SIGNS
from dicehall.games.novodice.board.wording import NovoDiceWording
from dicehall.terminal.board_part import Part, lines_of
from dicehall.terminal.colours import CHOSEN, SOFT, TEXT

PARAGRAPHS = (
    "novodice-help-aim",
    "novodice-help-turn",
    "novodice-help-lions",
    "novodice-help-claim",
    "novodice-help-place",
    "novodice-help-worth",
    "novodice-help-end",
)
"""The rules, in the order in which they are needed."""


def rules_page(wording: NovoDiceWording) -> Content:
    """Return the page."""
    text = wording.text
    lines: list[list[Part]] = [[(text("novodice-help-rules"), f"bold {CHOSEN}")]]
    for paragraph in PARAGRAPHS:
        lines.append([("• ", SOFT), (text(paragraph), TEXT)])
    lines += [[], [(text("novodice-help-signs"), f"bold {CHOSEN}")]]
    for face, letter in enumerate(wording.letters):
        sides = "  ".join(
            f"{die.name} {die.sides.count(face)}/{len(die.sides)}" for die in wording.box.dies
        )
        lines.append(
            [
                (f"  {SIGNS[face]} {letter}  ", f"bold {NEON[face]}"),
                (wording.symbol(face).ljust(14), TEXT),
                (sides, SOFT),
            ]
        )
    lines.append([("  " + text("novodice-help-sides"), SOFT)])
    lines += [
        [("  " + text("novodice-help-dice"), SOFT)],
        [("  " + text("novodice-help-marks"), SOFT)],
    ]
    lines += [[], [(text("novodice-help-house-title"), f"bold {CHOSEN}")], _house(wording)]
    return lines_of(lines)


def _house(wording: NovoDiceWording) -> list[Part]:
    """Say which figures this project chose."""
    if not wording.box.house_dice and not any(tile.house for tile in wording.box.tiles):
        return [(wording.text("novodice-help-no-house"), TEXT)]
    return [(wording.text("novodice-help-house", mark=HOUSE_MARK), TEXT)]
