"""How answers came to a table: who gave them, in which set, and with which link of the seat's chain."""

# Not compiled: records are checked once.

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from dicehall.core.chains import NOTHING, link_word
from dicehall.core.fair_parts import ROLL
from dicehall.core.match import Step


class Hand(NamedTuple):
    """How an answer came to a table."""

    by: str
    """Who gave it: ``player``, ``bot`` or ``stand_in``."""
    set_from: int = -1
    """If it is a piece of a set, the turn of the set's first piece; otherwise -1."""
    link: str | None = None
    """The link of the seat's chain that came with it."""
    hinted: bool = False
    """Whether the player had taken a hint."""

    def word(self, turn: int) -> str | None:
        """Return how logs and records name the link that came with the answer to this turn."""
        if self.link is None:
            return None
        return link_word(turn if self.set_from < 0 else self.set_from, self.link)


Hands: TypeAlias = Mapping[tuple[int, int], Hand]
"""How the answers came, by seat and turn."""


def in_hands(steps: list[Step], hands: Hands) -> Iterator[Step]:
    """Yield the steps, every answer with how it came."""
    for step in steps:
        if step.asked == ROLL:
            yield step
        else:
            hand = hands[step.seat, step.number]
            yield replace(step, by=hand.by, set_from=hand.set_from, hinted=hand.hinted)


def links_shown(steps: Sequence[Step], hands: Hands, seats: int) -> list[str]:
    """Return for every seat how a record lists the newest link that came with one of its answers."""
    shown = [NOTHING] * seats
    for step in steps:
        if step.asked != ROLL:
            word = hands[step.seat, step.number].word(step.number)
            shown[step.seat] = word or shown[step.seat]
    return shown
