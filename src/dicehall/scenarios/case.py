"""A case: a sentence of the rules, a position, and the steps that prove the sentence."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class CaseStep:
    """One thing that is done, or that must be true."""

    verb: str
    """What kind of step it is: one of `dicehall.scenarios.read.VERBS`."""
    given: Any
    """What follows the verb: a text, a tuple of texts, or a table of facts."""
    player: int | None
    """The player it is about, counted from 1, or None."""


@dataclass(frozen=True)
class Case:
    """A case as read. It has not been played yet, so it may still ask for something impossible."""

    path: Path
    number: int
    """Its place in the file, counted from 1."""
    game: str
    rule: str
    """The sentence it proves, which is also its name."""
    options: dict[str, Any]
    position: dict[str, Any]
    """The position in the form the game reads; empty for the start of the game."""
    impossible: str | None
    """A part of the reason why the options or the position must be refused, if they must."""
    steps: tuple[CaseStep, ...]
    """What happens and what must be true, in order; empty if the position must be refused."""
