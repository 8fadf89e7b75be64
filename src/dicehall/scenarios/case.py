"""What a case is: a sentence of the rules, a position, and the steps that prove the sentence."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Step:
    """One thing that is done, or that must be so."""

    verb: str
    """What kind of step it is: one of `dicehall.scenarios.read.VERBS`."""
    given: Any
    """What stands behind the verb: a text, a tuple of texts, or a table of facts."""
    player: int | None
    """Whom it is about, counted from 1; nobody in particular if left out."""


@dataclass(frozen=True)
class Case:
    """A case as it was read. It was not played yet, so it may still ask for something impossible."""

    path: Path
    """The file it stands in."""
    number: int
    """Its place in the file, counted from 1."""
    game: str
    """The name of the game."""
    rule: str
    """The sentence it proves, which is its name too."""
    options: dict[str, Any]
    """The options of the game."""
    position: dict[str, Any]
    """The position as the game's own reading takes it; empty for the start of the game."""
    impossible: str | None
    """Part of the reason for which options or position must be refused, if they must."""
    steps: tuple[Step, ...]
    """What happens and what must be so, in order; none if the position must be refused."""
