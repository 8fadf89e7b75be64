"""The programs that cards share: cards that ask for the same thing use the same program."""

# Not compiled: programs are made once a game.

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from dicehall.core.task import Program
from dicehall.core.words import Word

_programs: dict[str, Program] = {}


@contextmanager
def with_programs_of_their_own() -> Iterator[None]:
    """Forget the programs written in this context, so that cards from outside leave nothing behind."""
    known = set(_programs)
    try:
        yield
    finally:
        for name in set(_programs) - known:
            del _programs[name]


def shared(name: str, *words: Word) -> Program:
    """Return the program of this name; it is made when first asked for and then shared."""
    if name not in _programs:
        _programs[name] = Program(name, *words)
    return _programs[name]
