"""The help page of Cubitos: the game in short, what the signs mean, and which figures are ours."""

from __future__ import annotations

from textual.content import Content

from dicehall.core.content import HOUSE_MARK
from dicehall.games.cubitos.board.styles import SIGNS, die_chip
from dicehall.games.cubitos.board.wording import RaceWording
from dicehall.games.cubitos.rules.dice import FACES, OWN_KINDS
from dicehall.terminal.board_part import Part, lines_of
from dicehall.terminal.colours import CHOSEN, SOFT, TEXT

PARAGRAPHS = (
    "cubitos-help-aim",
    "cubitos-help-draw",
    "cubitos-help-roll",
    "cubitos-help-push",
    "cubitos-help-bust",
    "cubitos-help-run",
    "cubitos-help-move",
    "cubitos-help-buy",
)
"""The rules, in the order in which they are needed."""
IN_A_LINE = 4
COLUMN = 17
"""How many signs are side by side, and the width of each."""


def rules_page(wording: RaceWording) -> Content:
    """Return the page."""
    text = wording.text
    lines: list[list[Part]] = [
        [(text("cubitos-help-keys"), TEXT)],
        [],
        [(text("cubitos-help-rules"), f"bold {CHOSEN}")],
    ]
    for paragraph in PARAGRAPHS:
        lines.append([("• ", SOFT), (text(paragraph), TEXT)])
    lines += [[], [(text("cubitos-help-signs"), f"bold {CHOSEN}")]]
    lines.append([(text("cubitos-help-dice"), TEXT)])
    kinds: list[list[Part]] = [
        [die_chip(wording.letters, kind, " "), (f" {wording.colour(kind)}", SOFT)]
        for kind in range(OWN_KINDS)
    ]
    faces: list[list[Part]] = [
        [(SIGNS[face], f"bold {TEXT}"), (f" {wording.face(face)}", SOFT)] for face in range(FACES)
    ]
    lines += [*_in_columns(kinds), *_in_columns(faces), [(text("cubitos-help-track"), TEXT)]]
    lines += [[], [(text("cubitos-help-house-title"), f"bold {CHOSEN}")]]
    box = wording.game.box
    if box.house_costs or box.house_fans:
        lines.append([(text("cubitos-help-house", mark=HOUSE_MARK), TEXT)])
    else:
        lines.append([(text("cubitos-help-no-house"), TEXT)])
    return lines_of(lines)


def _in_columns(entries: list[list[Part]]) -> list[list[Part]]:
    """Return short entries side by side."""
    lines: list[list[Part]] = []
    for first in range(0, len(entries), IN_A_LINE):
        line: list[Part] = ["  "]
        for entry in entries[first : first + IN_A_LINE]:
            length = sum(len(part if isinstance(part, str) else part[0]) for part in entry)
            line += [*entry, " " * (COLUMN - length)]
        lines.append(line)
    return lines
