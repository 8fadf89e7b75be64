"""Reading real dice: one letter a die in the order asked for, or the full form such as A-lion."""

from __future__ import annotations

from dicehall.core.dice import Dice, Throw, check_fit
from dicehall.core.mistakes import BadDice
from dicehall.games.novodice.board.speech import Speech
from dicehall.games.novodice.rules.components import FACES


def thrown_kinds(throw: Throw) -> list[int]:
    """Return the kind of each die of a throw, in the order in which they are entered."""
    return [kind for kind, count in enumerate(throw.counts) for _ in range(count)]


def read_dice(speech: Speech, dice: Dice, throw: Throw, text: str) -> list[int]:
    """Return the cells of what was typed; a `BadDice` says in the player's language what does not fit."""
    words = text.replace(",", " ").split()
    if any("-" in word for word in words):
        cells = [_full(speech, word) for word in words]
        if dice.counts(cells) != throw.counts:
            raise BadDice(_wrong_number(speech, throw, len(words)))
    else:
        # Letters may stand together or apart; whole names must stand apart.
        apart = [symbol for word in words for symbol in _symbols(speech, word)]
        kinds = thrown_kinds(throw)
        if len(apart) != len(kinds):
            raise BadDice(_wrong_number(speech, throw, len(apart)))
        cells = [kind * FACES + symbol for kind, symbol in zip(kinds, apart, strict=True)]
    for cell in cells:
        _check_side(speech, cell)
    cells.sort()
    check_fit(dice, throw, cells)
    return cells


def _symbols(speech: Speech, word: str) -> list[int]:
    whole = _named(speech, word)
    if whole is not None:
        return [whole]
    found: list[int] = []
    for letter in word:
        if letter.upper() not in speech.letters:
            raise BadDice(speech.text("novodice-wrong-letter", typed=letter))
        found.append(speech.letters.index(letter.upper()))
    return found


def _named(speech: Speech, word: str) -> int | None:
    """Return the face of a whole name, in the player's language or in the text form."""
    for face, name in enumerate(speech.box.faces):
        if word.lower() in (name, speech.symbol(face).lower()):
            return face
    return None


def _full(speech: Speech, word: str) -> int:
    """Return the cell of the full form, such as ``A-lion`` or ``A-l``."""
    letter, _, symbol = word.partition("-")
    kinds = [kind for kind, die in enumerate(speech.box.dies) if die.name == letter.upper()]
    face = _named(speech, symbol)
    if face is None and symbol.upper() in speech.letters:
        face = speech.letters.index(symbol.upper())
    if not kinds or face is None:
        raise BadDice(speech.text("novodice-wrong-letter", typed=word))
    return kinds[0] * FACES + face


def _check_side(speech: Speech, cell: int) -> None:
    die = speech.box.dies[cell // FACES]
    if cell % FACES not in die.sides:
        raise BadDice(
            speech.text("novodice-wrong-side", kind=die.name, symbol=speech.symbol(cell % FACES))
        )


def _wrong_number(speech: Speech, throw: Throw, number: int) -> str:
    dice = " ".join(speech.box.dies[kind].name for kind in thrown_kinds(throw))
    return speech.text("novodice-wrong-number", number=number, dice=dice)


def letters(speech: Speech) -> str:
    """Return every letter with its symbol."""
    return ", ".join(
        f"{letter} {speech.symbol(face)}" for face, letter in enumerate(speech.letters)
    )
