"""Speech: refusals as sentences in people's languages, and which language somebody wants."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from dicehall.locales import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from dicehall.table.refusals import Refusal

LONGEST: Final = 400
"""How many characters of an argument are repeated to its sender."""


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language; each is read once."""
    return Catalogue(language)


def refusal_text(language: str, refusal: Refusal) -> str:
    """Return the sentence of a refusal."""
    return code_text(language, refusal.code, **refusal.arguments)


def code_text(language: str, code: str, **arguments: str | int) -> str:
    """Return the sentence of a code; long arguments, such as quotations of what was sent, are cut."""
    short = {
        name: f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
        for name, value in arguments.items()
    }
    return catalogue(language).text(f"server-refused-{code}", **short)


def spoken(wanted: str, usual: str) -> str:
    """Return the language for a request such as ``de-AT``; the default if there is no catalogue for it."""
    language = wanted.replace("_", "-").partition("-")[0].strip().lower()
    return language if language in LANGUAGES else usual


def accepted(header: str) -> str | None:
    """Return the first language in an Accept-Language header that has a catalogue, if any."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:200].split(",")):
        tag, _, weight = part.partition(";")
        language = tag.replace("_", "-").partition("-")[0].strip().lower()
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            quality = 0.0
        if language in LANGUAGES and quality > 0:
            wishes.append((-quality, place, language))
    return min(wishes)[2] if wishes else None
