"""All programs of Cubitos, numbered, so that a saved state can name the one a task is in."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from dicehall.core.mistakes import BadOptions
from dicehall.core.task import Program, programs_of
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.former_cards import later_programs
from dicehall.games.cubitos.cards.moments import MOMENTS
from dicehall.games.cubitos.cards.own_cards import OwnCard
from dicehall.games.cubitos.rules.places import BUY_IN_TURN
from dicehall.games.cubitos.rules.round import RACE


def _every_program() -> list[Program]:
    """Return the programs of the race and of all cards: their numbers are the same in every game."""
    known = programs_of(RACE)
    for card in ALL_CARDS:
        for moment in range(MOMENTS):
            root = card.programs[moment]
            if root is not None:
                known += [program for program in programs_of(root) if program not in known]
    known.append(BUY_IN_TURN)
    # The checks in records are made from these numbers, so later programs come after all earlier ones.
    later = later_programs()
    known.sort(key=lambda program: program in later)
    names = [program.name for program in known]
    if len(set(names)) != len(names):
        raise ValueError("two programs of Cubitos have the same name")
    for number, program in enumerate(known):
        program.number = number
    return known


PROGRAMS: Final = _every_program()
OWN_PROGRAMS_FROM: Final = 139
"""Programs of custom cards have numbers from here on, with room between: a number follows from a name."""


def own_programs(own: list[OwnCard]) -> list[Program]:
    """Return the programs that only custom cards have, numbered in the order of their names."""
    found: list[Program] = []
    for one in own:
        found += [each for each in one.programs() if each not in PROGRAMS and each not in found]
    names = [program.name for program in PROGRAMS + found]
    if len(set(names)) != len(names):
        raise BadOptions("two of your own cards ask for the same thing under one name.")
    for program in found:
        program.number = OWN_PROGRAMS_FROM + crc32(program.name.encode())
    return found
