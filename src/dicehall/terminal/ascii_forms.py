"""ASCII forms of all characters that are shown, for terminals that can show nothing else.

Every character is replaced by as many as it has columns, so that no drawing loses its shape.
"""

from __future__ import annotations

import codecs
import unicodedata
from collections.abc import Mapping
from typing import Final

PAIRS: Final = (
    # Seats, and the signs of both games: signs for the same kind of thing all have different forms.
    *(
        "●@",
        "▲^",
        "■#",
        "★*",
        "◆&",
        "✚+",
        "❖$",
        "✺&",
        "▣0",
        "↯!",
        "Ψy",
        "♙i",
        "⚙o",
        "¢c",
        '°"',
        "▪#",
        "□.",
    ),
    # Maps, pointers and arrows.
    *(
        "▒%",
        "•o",
        "‹<",
        "›>",
        "▸>",
        "▾v",
        "▶>",
        "→>",
        "←<",
        "↑^",
        "↓v",
        "✓v",
        "·.",
        "═=",
        "━=",
        "┃|",
    ),
    # Writing.
    *(
        "…~",
        "–-",
        "—-",
        "−-",
        "×x",
        "±~",
        '“"',
        '”"',
        '„"',
        "’'",
        "«<",
        "»>",
        "ßs",
        "µu",
        "\u00a0 ",
        "\u202f ",
    ),
    *("єe", "ґg", "жz", "иy", "іi", "їi", "йj", "хx", "цc", "чc", "шs", "щs", "ь'", "юu", "яa"),
    *(
        "аa",
        "бb",
        "вv",
        "гh",
        "дd",
        "еe",
        "зz",
        "кk",
        "лl",
        "мm",
        "нn",
        "оo",
        "пp",
        "рr",
        "сs",
        "тt",
    ),
    *("уu", "фf"),
)
FORMS: Final = {ord(pair[0]): pair[1] for pair in PAIRS} | {
    ord(pair[0].upper()): pair[1].upper() for pair in PAIRS if pair[0].isalpha() and pair[0] != "ß"
}
LINES: Final = {**dict.fromkeys("─╌╴╶", "-"), **dict.fromkeys("│╎╵╷", "|")}
ASCII: Final = 128
CODEC_ERRORS: Final = "dicehall-ascii"
"""The name of the error handler that writes ASCII forms."""
NO_COLOURS: Final = ("dumb", "unknown", "vt")
"""The beginnings of the names of terminals without colours."""


def ascii_form(text: str) -> str:
    """Return a text in ASCII, as wide as before."""
    return text if text.isascii() else "".join(map(_form, text))


def _form(char: str) -> str:
    number = ord(char)
    if number < ASCII:
        return char
    if number in FORMS:
        return FORMS[number]
    if char in LINES:
        return LINES[char]
    if 0x2500 <= number < 0x2580:
        # The corners and crossings of frames.
        return "+"
    if 0x2580 <= number < 0x25A0:
        # The blocks of bars and scroll bars.
        return "#"
    plain = unicodedata.normalize("NFKD", char)[0]
    if plain.isascii():
        return plain
    return "??" if unicodedata.east_asian_width(char) in "WF" else "?"


def only_ascii(environ: Mapping[str, str]) -> bool:
    """Return whether the terminal shows no more than ASCII, by its locale or its kind."""
    locale = environ.get("LC_ALL") or environ.get("LC_CTYPE") or environ.get("LANG") or "UTF-8"
    utf8 = "utf8" in locale.lower().replace("-", "")
    return not utf8 or environ.get("TERM", "").startswith(NO_COLOURS)


def no_colours(environ: Mapping[str, str]) -> bool:
    """Return whether no colours are wanted, or the terminal has none."""
    return bool(environ.get("NO_COLOR")) or environ.get("TERM", "").startswith(NO_COLOURS)


def _write_form(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return ascii_form(error.object[error.start : error.end]), error.end


codecs.register_error(CODEC_ERRORS, _write_form)
