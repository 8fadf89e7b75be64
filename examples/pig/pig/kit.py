"""What Pig brings to the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dicehall.games.kit import Kit, Option, Trial
from pig.game import LEAST, MOST, from_options
from pig.rules import TURNS

if TYPE_CHECKING:
    from dicehall.bots.bot import Bot
    from dicehall.core.game import AnyGame
    from dicehall.core.stream import Stream
    from dicehall.statistics.watch import Watch


def _options(stream: Stream) -> dict[str, Any]:
    return {"players": 2 + stream.below(5), "target": LEAST + stream.below(40)}


def _most_decisions(options: dict[str, Any]) -> int:
    """Return the most decisions a game can take: each roll of a turn brings two points at least."""
    target: int = options["target"]
    return TURNS * (target // 2 + 1)


class PigKit(Kit):
    """Pig: roll one die as often as you dare."""

    name = "pig"
    title = "Pig"
    players = (2, 6)
    options = (Option("target", "How many points win; 100 otherwise.", LEAST, MOST),)

    def new(self, options: dict[str, Any]) -> AnyGame:
        """Return a game."""
        return from_options(options)

    def trials(self) -> tuple[Trial, ...]:
        """Return short games."""
        return (Trial("pig", _options, _most_decisions),)

    def bots(self) -> tuple[str, ...]:
        """Return the two there are."""
        return ("random", "careful")

    def bot(self, name: str, seed: str) -> Bot | None:
        """Return a new bot of this name."""
        from pig.bots import Careful

        return Careful() if name == "careful" else None

    def watch(self, game: AnyGame) -> Watch:
        """Return who counts rounds and busts."""
        from pig.arena import PigWatch

        return PigWatch(game.seats)

    def face_worths(self, game: AnyGame) -> list[float]:
        """Return what the faces bring: a 1 nothing, the others their pips."""
        return [0.0, 2.0, 3.0, 4.0, 5.0, 6.0]


KIT = PigKit()
