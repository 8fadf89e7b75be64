"""What Farkle brings to the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dicehall.games.kit import Bots, Explain, Kit, Rules, TableOption, Trial, imported
from farkle.bots import Steady
from farkle.rules import LEAST, MOST, TURNS, USUAL, Farkle, WhichDice, counts_of
from farkle.scoring import worth

if TYPE_CHECKING:
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


def explain(
    match: Match, question: Question
) -> tuple[Mapping[str, Any], Sequence[Mapping[str, Any] | None]]:
    """Return how many points each way to set dice aside brings."""
    if not isinstance(question.choice, WhichDice):
        return {}, [None] * len(question.options)
    return {}, [{"brings": worth(counts_of(option))} for option in question.options]


KIT = Kit(
    name="farkle",
    title="Farkle",
    package=__package__,
    players=(2, 6),
    options=(TableOption("target", f"How many points win; {USUAL} otherwise.", LEAST, MOST),),
    rules=Rules(new=Farkle, trials=(Trial("farkle", _options, _most_decisions),)),
    bots=Bots(
        names=("random", "steady"),
        make=lambda name, seed: Steady() if name == "steady" else None,
    ),
    explain=Explain(question=explain),
    encoding=imported("farkle.encoding:FarkleEncoding"),
)
