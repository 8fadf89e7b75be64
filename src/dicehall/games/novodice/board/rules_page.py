"""The help page of NovoDice: the game in short, what the signs mean, and which figures are ours."""

from __future__ import annotations

from textual.content import Content

from dicehall.games.novodice.board.look import CHOSEN, HOUSE, NEON, SIGNS, SOFT, TEXT
from dicehall.games.novodice.board.speech import Speech
from dicehall.terminal.board_part import Part, lines_of

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


def rules_page(speech: Speech) -> Content:
    """Return the page."""
    text = speech.text
    lines: list[list[Part]] = [[(text("novodice-help-rules"), f"bold {CHOSEN}")]]
    for paragraph in PARAGRAPHS:
        lines.append([("• ", SOFT), (text(paragraph), TEXT)])
    lines += [[], [(text("novodice-help-signs"), f"bold {CHOSEN}")]]
    for face, letter in enumerate(speech.letters):
        sides = "  ".join(
            f"{die.name} {die.sides.count(face)}/{len(die.sides)}" for die in speech.box.dies
        )
        lines.append(
            [
                (f"  {SIGNS[face]} {letter}  ", f"bold {NEON[face]}"),
                (speech.symbol(face).ljust(14), TEXT),
                (sides, SOFT),
            ]
        )
    lines.append([("  " + text("novodice-help-sides"), SOFT)])
    lines += [
        [("  " + text("novodice-help-dice"), SOFT)],
        [("  " + text("novodice-help-marks"), SOFT)],
    ]
    lines += [[], [(text("novodice-help-house-title"), f"bold {CHOSEN}")], _house(speech)]
    return lines_of(lines)


def _house(speech: Speech) -> list[Part]:
    """Say which figures this project chose itself."""
    if not speech.box.house_dice and not any(tile.house for tile in speech.box.tiles):
        return [(speech.text("novodice-help-no-house"), TEXT)]
    return [(speech.text("novodice-help-house", mark=HOUSE), TEXT)]
