"""Read real dice: one letter per die in the order asked for, or the full form such as A-lion."""

from __future__ import annotations

from dicehall.core.dice import Dice, Throw, check_fit
from dicehall.core.mistakes import BadDice
from dicehall.games.novodice.board.wording import NovoDiceWording
from dicehall.games.novodice.rules.components import FACES, face_of, kind_of


def thrown_kinds(throw: Throw) -> list[int]:
    """Return the kind of each die of a throw, in the order in which they are entered."""
    return [kind for kind, count in enumerate(throw.counts) for _ in range(count)]


def read_dice(wording: NovoDiceWording, dice: Dice, throw: Throw, text: str) -> list[int]:
    """Return the cells of what was typed; a `BadDice` says in the player's language what does not fit."""
    words = text.replace(",", " ").split()
    if any("-" in word for word in words):
        cells = [_full(wording, word) for word in words]
        if dice.counts(cells) != throw.counts:
            raise BadDice(_wrong_number(wording, throw, len(words)))
    else:
        # Letters may be written together or apart; whole names must be apart.
        apart = [symbol for word in words for symbol in _symbols(wording, word)]
        kinds = thrown_kinds(throw)
        if len(apart) != len(kinds):
            raise BadDice(_wrong_number(wording, throw, len(apart)))
        cells = [kind * FACES + symbol for kind, symbol in zip(kinds, apart, strict=True)]
    for cell in cells:
        _check_side(wording, cell)
    cells.sort()
    check_fit(dice, throw, cells)
    return cells


def _symbols(wording: NovoDiceWording, word: str) -> list[int]:
    whole = _named(wording, word)
    if whole is not None:
        return [whole]
    found: list[int] = []
    for letter in word:
        if letter.upper() not in wording.letters:
            raise BadDice(wording.text("novodice-wrong-letter", typed=letter))
        found.append(wording.letters.index(letter.upper()))
    return found


def _named(wording: NovoDiceWording, word: str) -> int | None:
    """Return the face of a whole name, in the player's language or in the text form."""
    for face, name in enumerate(wording.box.faces):
        if word.lower() in (name, wording.symbol(face).lower()):
            return face
    return None


def _full(wording: NovoDiceWording, word: str) -> int:
    """Return the cell of the full form, such as ``A-lion`` or ``A-l``."""
    letter, _, symbol = word.partition("-")
    kinds = [kind for kind, die in enumerate(wording.box.dies) if die.name == letter.upper()]
    face = _named(wording, symbol)
    if face is None and symbol.upper() in wording.letters:
        face = wording.letters.index(symbol.upper())
    if not kinds or face is None:
        raise BadDice(wording.text("novodice-wrong-letter", typed=word))
    return kinds[0] * FACES + face


def _check_side(wording: NovoDiceWording, cell: int) -> None:
    die = wording.box.dies[kind_of(cell)]
    if face_of(cell) not in die.sides:
        raise BadDice(
            wording.text("novodice-wrong-side", kind=die.name, symbol=wording.symbol(face_of(cell)))
        )


def _wrong_number(wording: NovoDiceWording, throw: Throw, number: int) -> str:
    dice = " ".join(wording.box.dies[kind].name for kind in thrown_kinds(throw))
    return wording.text("novodice-wrong-number", number=number, dice=dice)


def letters(wording: NovoDiceWording) -> str:
    """Return every letter with its symbol."""
    return ", ".join(
        f"{letter} {wording.symbol(face)}" for face, letter in enumerate(wording.letters)
    )
