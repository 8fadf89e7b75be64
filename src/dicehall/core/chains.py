"""Hash chains: how a client takes part in the dice of its seat and shows its part only bit by bit.

A client draws a last link and hashes it again and again. The result of the last hash, the *anchor*, is what
it shows when it sits down; the link before it is the seat's seed, which is opened when everybody has shown an
anchor; and each answer shows the next link. From a link, everybody can compute those shown before it, and
nobody those to come. docs/fair-dice.md describes the whole protocol.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from dicehall.core.mistakes import BadDice, BadOptions

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
    """Return how logs and records name the link that is mixed into a roll."""
    return f"{turn}:{link}"


def link_in(word: str | None) -> str:
    """Return the link that such a word names; `NOTHING` if there is no word."""
    return NOTHING if word is None else word.partition(":")[2]


class MixedLinks:
    """The links of a record, roll by roll, checked against the anchors as they are read."""

    def __init__(self, words: Sequence[str], anchors: Sequence[str]) -> None:
        self._words: list[str] = list(words)
        self._next: int = 0
        self._known: list[ShownLink | None] = [
            None if anchor == NOTHING else ShownLink(0, anchor) for anchor in anchors
        ]

    def left(self) -> int:
        """Return how many words have not been read."""
        return len(self._words) - self._next

    def take(self, seat: int, answers: int) -> str:
        """Return what is mixed into the record's next roll: this seat's, after so many answers."""
        if self.left() == 0:
            raise BadDice("the record lists fewer links than rolls.")
        word = self._words[self._next]
        self._next += 1
        if word == NOTHING:
            return NOTHING
        known = self._known[seat] if 0 <= seat < len(self._known) else None
        if known is None:
            raise BadDice(f"seat {seat} has no chain, but a link is mixed into its roll.")
        turn, link = _read_word(word)
        place = place_of(turn)
        if turn >= answers:
            raise BadDice(f"the link of turn {turn} is mixed in before that turn was answered.")
        if place < known.place:
            raise BadDice(f"the link of turn {turn} is mixed in after a later one.")
        if not belongs(link, place, known):
            raise BadDice(f"the link of turn {turn} does not belong to the chain of seat {seat}.")
        self._known[seat] = ShownLink(place, link)
        return link


def _read_word(word: str) -> tuple[int, str]:
    turn, _, link = word.partition(":")
    if not turn.isascii() or not turn.isdigit() or len(turn) > len(str(2**31)):
        raise BadDice(f"'{word}' is no link of a turn.")
    try:
        check_link(link)
    except BadOptions as mistake:
        raise BadDice(str(mistake)) from None
    return int(turn), link
