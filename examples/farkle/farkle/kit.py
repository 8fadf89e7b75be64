"""What Farkle brings to the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dicehall.games.kit import Kit, Option, Trial
from farkle.game import LEAST, MOST, USUAL, from_options
from farkle.rules import TURNS, WhichDice, counts_of
from farkle.scoring import worth

if TYPE_CHECKING:
    from dicehall.bots.bot import Bot
    from dicehall.core.game import AnyGame
    from dicehall.core.match import Match
    from dicehall.core.question import Question
    from dicehall.core.stream import Stream

LEAST_POINTS = 50
"""Every roll that is not lost brings so many at least."""


def _options(stream: Stream) -> dict[str, Any]:
    return {"players": 2 + stream.below(5), "target": LEAST + 50 * stream.below(15)}


def _most_decisions(options: dict[str, Any]) -> int:
    target: int = options["target"]
    return 2 * TURNS * (target // LEAST_POINTS + 1)


class FarkleKit(Kit):
    """Farkle: roll six dice, set some that count aside, and roll the rest or keep the points."""

    name = "farkle"
    title = "Farkle"
    players = (2, 6)
    options = (Option("target", f"How many points win; {USUAL} otherwise.", LEAST, MOST),)

    def new(self, options: dict[str, Any]) -> AnyGame:
        """Return a game."""
        return from_options(options)

    def trials(self) -> tuple[Trial, ...]:
        """Return short games."""
        return (Trial("farkle", _options, _most_decisions),)

    def bots(self) -> tuple[str, ...]:
        """Return the two there are."""
        return ("random", "steady")

    def bot(self, name: str, seed: str) -> Bot | None:
        """Return a new bot of this name."""
        from farkle.bots import Steady

        return Steady() if name == "steady" else None

    def explain(
        self, match: Match, question: Question
    ) -> tuple[Mapping[str, Any], Sequence[Mapping[str, Any] | None]] | None:
        """Return how many points each way to set dice aside brings."""
        if not isinstance(question.choice, WhichDice):
            return None
        return {}, [{"brings": worth(counts_of(option))} for option in question.options]


KIT = FarkleKit()
