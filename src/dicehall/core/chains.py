"""Hash chains: how a client takes part in the dice of its seat and shows its part only bit by bit.

A client draws a last link and hashes it again and again. The result of the last hash, the *anchor*, is what
it shows when it sits down; the link before it is the seat's seed, which is opened when everybody has shown an
anchor; and each answer shows the next link. From a link, everybody can compute those shown before it, and
nobody those to come. docs/fair-dice.md describes the whole protocol.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from dicehall.core.mistakes import BadOptions

LINK_DIGITS: Final = 64
"""The characters of a link: 32 bytes in hexadecimal."""
HEX_DIGITS: Final = "0123456789abcdef"
NOTHING: Final = "-"
"""Stands for a missing anchor, and for the link of a roll into which no link is mixed."""
SEED_PLACE: Final = 1
"""The place of the seed in a chain; the anchor has place 0."""
FIRST_PLACE: Final = 2
"""The place of the link that is shown with the answer to turn 0; those of later turns follow."""
USUAL_LENGTH: Final = 1024
"""The links of a chain after its anchor: several times as many as a seat answers questions in a game."""


class ShownLink(NamedTuple):
    """A link of a seat's chain that is known."""

    place: int
    """How many hashes lead from it to the anchor."""
    link: str


def check_link(link: str) -> None:
    """Refuse a text that cannot be a link or an anchor."""
    if len(link) != LINK_DIGITS or link.strip(HEX_DIGITS):
        raise BadOptions(f"a link has {LINK_DIGITS} characters, each a digit or one of a to f.")


def hashed(link: str, times: int = 1) -> str:
    """Return the link that lies so many places before this one: its SHA-256, as often."""
    found = bytes.fromhex(link)
    for _ in range(times):
        found = sha256(found).digest()
    return found.hex()


def chain_from(last: str, length: int = USUAL_LENGTH) -> list[str]:
    """Return a whole chain by place: anchor, seed, the link for turn 0, and so on up to the last link."""
    check_link(last)
    links = [last]
    for _ in range(length):
        links.append(hashed(links[-1]))
    links.reverse()
    return links


def place_of(turn: int) -> int:
    """Return the place of the link that is shown with the answer to a turn."""
    return FIRST_PLACE + turn


def belongs(link: str, place: int, known: ShownLink) -> bool:
    """Return whether a link has this place in the chain of which another link is known."""
    if place >= known.place:
        return hashed(link, place - known.place) == known.link
    return hashed(known.link, known.place - place) == link


def link_word(turn: int, link: str) -> str:
    """Return how logs and records name a link and the turn it belongs to."""
    return f"{turn}:{link}"


def link_in(word: str | None) -> str:
    """Return the link that such a word names; `NOTHING` if there is no word."""
    return NOTHING if word is None else word.partition(":")[2]
