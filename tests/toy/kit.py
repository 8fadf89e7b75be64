"""Pig in a hurry under the laws; it is not registered, so nobody else sees it."""

from __future__ import annotations

from typing import Any

from tests.toy.game import from_options
from tests.toy.table import ROLLS, ROUNDS, TOKENS

from dicehall.core.stream import Stream
from dicehall.games.kit import Kit, Rules, Trial


def _options(stream: Stream) -> dict[str, Any]:
    return {
        "players": 1 + stream.below(5),
        "supply": [stream.below(4) for _ in TOKENS],
        "at once": bool(stream.below(2)),
    }


def _most_decisions(options: dict[str, Any]) -> int:
    """Return the most decisions a game can take: all rolls but the last are asked for, and a token."""
    players: int = options["players"]
    return ROUNDS * players * ROLLS


NAME = "pig in a hurry"
# In turn and at once, with tokens that run out.
TRIAL = Trial(NAME, _options, _most_decisions, lambda options: bool(options["at once"]))
TOY = Kit(
    name=NAME,
    title="Pig in a hurry",
    package=__package__,
    players=(1, 5),
    rules=Rules(new=from_options, trials=(TRIAL,)),
)
