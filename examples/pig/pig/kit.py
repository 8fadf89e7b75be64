"""What Pig brings to the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dicehall.games.kit import Arena, Bots, Kit, Option, Rules, Trial
from pig.arena import PigWatch
from pig.bots import Careful
from pig.game import LEAST, MOST, from_options
from pig.rules import TURNS

if TYPE_CHECKING:
    from dicehall.core.stream import Stream


def _options(stream: Stream) -> dict[str, Any]:
    return {"players": 2 + stream.below(5), "target": LEAST + stream.below(40)}


def _most_decisions(options: dict[str, Any]) -> int:
    """Return the most decisions a game can take: each roll of a turn brings two points at least."""
    target: int = options["target"]
    return TURNS * (target // 2 + 1)


KIT = Kit(
    name="pig",
    title="Pig",
    package=__package__,
    players=(2, 6),
    options=(Option("target", "How many points win; 100 otherwise.", LEAST, MOST),),
    rules=Rules(new=from_options, trials=(Trial("pig", _options, _most_decisions),)),
    bots=Bots(
        names=("random", "careful"),
        make=lambda name, seed: Careful() if name == "careful" else None,
    ),
    arena=Arena(watch=PigWatch, face_worths=lambda game: [0.0, 2.0, 3.0, 4.0, 5.0, 6.0]),
)
