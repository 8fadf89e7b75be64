"""The dice of Cubitos as numbers: kinds, colours, faces, and the marks an active die can bear."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RED: Final = 0
ORANGE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
BLUE: Final = 4
PURPLE: Final = 5
BROWN: Final = 6
WHITE: Final = 7
COLOURS: Final = 8
"""The number of colours with an ability card; for these, kind and colour are the same number."""
CARD_COLOURS: Final = 255
"""These colours, one bit each."""
LIGHT: Final = 8
DARK: Final = 9
START: Final = 10
OWN_KINDS: Final = 11
"""The kinds of dice: eight colours, light and dark gray, and the start die."""
KINDS: Final = 21
"""All kinds, including borrowed dice, whose kind is their own + 11. The start die is never borrowed."""
GRAY: Final = 8
"""The colour of light and dark gray dice."""
BLACK: Final = 9
"""The colour of the start die."""
COLOUR_NAMES: Final = ("red", "orange", "yellow", "green", "blue", "purple", "brown", "white")
KIND_NAMES: Final = (
    *("red", "orange", "yellow", "green", "blue", "purple", "brown", "white"),
    *("light", "dark", "start"),
    *(
        "red*",
        "orange*",
        "yellow*",
        "green*",
        "blue*",
        "purple*",
        "brown*",
        "white*",
        "light*",
        "dark*",
    ),
)
"""The names of the kinds in texts; a star marks a borrowed die."""

BLANK: Final = 0
SYMBOL: Final = 1
POWER: Final = 2
MOVE: Final = 3
MONEY1: Final = 4
CREDIT: Final = 7
FACES: Final = 8
FACE_NAMES: Final = ("blank", "symbol", "power", "move", "money1", "money2", "money3", "credit")
"""The names of the faces in texts."""

JUST_PLACED: Final = 1
"""The die has just been placed in active, so its now-ability may be used."""
PUSHED_WITH: Final = 2
"""The die was active when its owner pushed: its after-push ability may be used."""
USED: Final = 4
"""Its run ability was used."""
SECOND_USED: Final = 8
"""Its second run ability was used."""
PUSH_USED: Final = 16
"""Its on-push or would-bust ability was used; it stays so until the die is rolled again."""
MARKS: Final = 32
"""An active die is (kind * FACES + face) * MARKS + marks; both are powers of two, so shifts take it apart."""
FACE_BITS: Final = 3
FACE_MASK: Final = 7
MARK_BITS: Final = 5
"""The bits that the face and the marks take up."""


def active_die(kind: i64, face: i64, marks: i64) -> i64:
    """Return an active die."""
    return (kind * FACES + face) * MARKS + marks


def kind_of(die: i64) -> i64:
    """Return the kind of an active die."""
    return die >> (FACE_BITS + MARK_BITS)


def face_of(die: i64) -> i64:
    """Return what an active die shows."""
    return die >> MARK_BITS & FACE_MASK


def shown_of(die: i64) -> i64:
    """Return kind and face of an active die as one number, kind * FACES + face: all but the marks."""
    return die >> MARK_BITS


def own_kind(kind: i64) -> i64:
    """Return the kind of a die as if it were not borrowed: that of the tray it belongs to."""
    return kind - OWN_KINDS if kind >= OWN_KINDS else kind


def colour_of(kind: i64) -> i64:
    """Return the colour of a kind; light and dark gray are one."""
    own = own_kind(kind)
    if own < COLOURS:
        return own
    return BLACK if own == START else GRAY


def kinds_of_colours(colours: i64) -> i64:
    """Return the kinds of some colours, borrowed ones too, one bit each."""
    own = colours & (1 << COLOURS) - 1
    if colours >> GRAY & 1:
        own |= 1 << LIGHT | 1 << DARK
    if colours >> BLACK & 1:
        own |= 1 << START
    return own | own << OWN_KINDS


def die_text(die: i64) -> str:
    """Return the text form of an active die, such as ``red-symbol``; marks are left out."""
    return f"{KIND_NAMES[kind_of(die)]}-{FACE_NAMES[face_of(die)]}"


def marked_text(die: i64) -> str:
    """Return the text form with ``!`` for a run ability that was used, ``'`` for a second one."""
    used = "!" if die & USED else ""
    second = "'" if die & SECOND_USED else ""
    return f"{die_text(die)}{used}{second}"
