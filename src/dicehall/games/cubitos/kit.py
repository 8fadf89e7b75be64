"""What Cubitos brings to the house."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from dicehall.games.kit import Kit

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import click
    from rich.console import Console

    from dicehall.bots.bot import Bot
    from dicehall.core.game import AnyGame
    from dicehall.core.match import Match
    from dicehall.core.question import Question
    from dicehall.games.models import Models
    from dicehall.locales import Catalogue
    from dicehall.terminal.board import Board


class CubitosKit(Kit):
    """Cubitos: everybody rolls at once, pushes their luck, runs, and builds a team of dice."""

    name = "cubitos"
    verbs = MappingProxyType(
        {
            "study": "Measure how strong the cards are and how the races feel.",
            "track": "Draw a race track, or check a map of your own.",
        }
    )

    def new(self, options: dict[str, Any]) -> AnyGame:
        """Return a race."""
        from dicehall.games.cubitos.game import from_options

        return from_options(options)

    def bots(self) -> tuple[str, ...]:
        """Return the levels, and the greedy and the random player."""
        from dicehall.games.cubitos.bots.levels import CUBITOS_BOTS

        return CUBITOS_BOTS

    def bot(self, name: str, seed: str) -> Bot | None:
        """Return a new bot of this name."""
        from dicehall.games.cubitos.bots.levels import cubitos_bot

        return cubitos_bot(name, seed)

    def models(self) -> Models:
        """Return the models of views, events and questions."""
        from dicehall.games.cubitos.models import MODELS

        return MODELS

    def explain(
        self, match: Match, question: Question
    ) -> tuple[Mapping[str, Any], Sequence[Mapping[str, Any] | None]]:
        """Return what a question of a race is about."""
        from dicehall.games.cubitos.explain.questions import cubitos_details

        return cubitos_details(match, question)

    def board(self, game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> Board:
        """Return the race course for the terminal."""
        from dicehall.games.cubitos.board.board import new_board

        return new_board(game, names, catalogue)

    def odds(self) -> click.Command:
        """Return `dicehall odds cubitos`."""
        from dicehall.games.cubitos.command.odds import cubitos_odds

        return cubitos_odds

    def verb(self, name: str) -> click.Command:
        """Return `dicehall study` or `dicehall track`."""
        if name == "study":
            from dicehall.games.cubitos.command.study import command as study

            return study
        from dicehall.games.cubitos.command.track import command as track

        return track

    def box(self) -> dict[str, Any]:
        """Return dice, cards, races, tracks and fans."""
        from dicehall.games.cubitos.box import box_of_cubitos

        return box_of_cubitos()

    def print_box(self, console: Console, override: dict[str, Any] | None) -> None:
        """Print dice, cards, races and fans."""
        from dicehall.games.cubitos.command.box import print_box

        print_box(console, override)


KIT = CubitosKit()
