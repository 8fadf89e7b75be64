"""Read real dice: one character per die in the order asked for, or the full form such as red-symbol."""

from __future__ import annotations

from dicehall.core.dice import Throw, check_fit
from dicehall.core.mistakes import BadDice
from dicehall.games.cubitos.board.wording import RaceWording
from dicehall.games.cubitos.rules.dice import FACE_NAMES, FACES, KIND_NAMES, KINDS


def thrown_kinds(throw: Throw) -> list[int]:
    """Return the kind of each die of a throw, in the order in which they are entered."""
    return [kind for kind, count in enumerate(throw.counts[:KINDS]) for _ in range(count)]


def order(wording: RaceWording, throw: Throw) -> str:
    """Return the dice of a throw in the order in which they are entered."""
    return wording.grouped([wording.colour(kind) for kind in thrown_kinds(throw)])


def signs(wording: RaceWording) -> list[str]:
    """Return the sign of each face."""
    return [wording.text(f"cubitos-typed-{face}") for face in FACE_NAMES]


def signs_line(wording: RaceWording) -> str:
    """Return every sign with its face."""
    return "  ".join(f"{sign} {wording.face(face)}" for face, sign in enumerate(signs(wording)))


def read_dice(wording: RaceWording, throw: Throw, text: str) -> list[int]:
    """Return the cells of what was typed; a `BadDice` says in the player's language what is wrong."""
    words = text.replace(",", " ").split()
    kinds = thrown_kinds(throw)
    if any("-" in word for word in words):
        cells = [_full(wording, word) for word in words]
        if wording.game.dice.counts(cells) != throw.counts:
            raise BadDice(_wrong_number(wording, throw, len(cells)))
    else:
        faces = [_face(wording, sign) for sign in "".join(words)]
        if len(faces) != len(kinds):
            raise BadDice(_wrong_number(wording, throw, len(faces)))
        cells = [kind * FACES + face for kind, face in zip(kinds, faces, strict=True)]
    for cell in cells:
        _check_side(wording, cell)
    cells.sort()
    check_fit(wording.game.dice, throw, cells)
    return cells


def _face(wording: RaceWording, sign: str) -> int:
    known = signs(wording)
    if sign.lower() not in known:
        raise BadDice(wording.text("cubitos-wrong-sign", typed=sign))
    return known.index(sign.lower())


def _full(wording: RaceWording, word: str) -> int:
    """Return the cell of the full form, such as ``red-symbol``."""
    kind, _, face = word.lower().partition("-")
    if kind not in KIND_NAMES or face not in FACE_NAMES:
        raise BadDice(wording.text("cubitos-wrong-sign", typed=word))
    return KIND_NAMES.index(kind) * FACES + FACE_NAMES.index(face)


def _check_side(wording: RaceWording, cell: int) -> None:
    kind, face = divmod(cell, FACES)
    if face not in wording.game.dice.kinds[kind].sides:
        colour = wording.colour(kind)
        raise BadDice(wording.text("cubitos-wrong-side", colour=colour, face=wording.face(face)))


def _wrong_number(wording: RaceWording, throw: Throw, number: int) -> str:
    typed = wording.dice_count(number)
    return wording.text("cubitos-wrong-number", typed=typed, dice=order(wording, throw))
