"""Cards as they were under earlier versions of the rules, for games that began under those."""

from __future__ import annotations

from dicehall.core.task import Program
from dicehall.games.cubitos.cards import brown, card_named
from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.rules.components import SINCE_VERSION

FORMER_CARDS: tuple[tuple[int, Card], ...] = brown.FORMER_CARDS
"""Each with the ruling that changed it."""


def card_under(id: str, rules: int) -> Card:
    """Return the card of this name as it is under a version of the rules."""
    for ruling, former in FORMER_CARDS:
        if former.id == id and rules < SINCE_VERSION[ruling]:
            return former
    return card_named(id)


def later_programs() -> list[Program]:
    """Return what cards do at moments at which they formerly did nothing."""
    return [
        program
        for _, former in FORMER_CARDS
        for program, before in zip(card_named(former.id).programs, former.programs)
        if program is not None and before is None
    ]


def former_programs() -> list[Program]:
    """Return what former cards did, with the numbers of the programs that have their names now."""
    found: list[Program] = []
    for _, former in FORMER_CARDS:
        for program, today in zip(former.programs, card_named(former.id).programs):
            if program is not None and today is not None:
                program.number = today.number
                found.append(program)
    return found
