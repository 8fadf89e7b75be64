"""What NovoDice brings to the house."""

from __future__ import annotations

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


class NovoDiceKit(Kit):
    """NovoDice: roll the trader's slot machine, claim cargo, fill your bays better than the others."""

    name = "novodice"

    def new(self, options: dict[str, Any]) -> AnyGame:
        """Return a game."""
        from dicehall.games.novodice.game import from_options

        return from_options(options)

    def bots(self) -> tuple[str, ...]:
        """Return the levels, and the greedy and the random player."""
        from dicehall.games.novodice.bots.levels import NOVODICE_BOTS

        return NOVODICE_BOTS

    def bot(self, name: str, seed: str) -> Bot | None:
        """Return a new bot of this name."""
        from dicehall.games.novodice.bots.levels import novodice_bot

        return novodice_bot(name)

    def models(self) -> Models:
        """Return the models of views, events and questions."""
        from dicehall.games.novodice.models import MODELS

        return MODELS

    def explain(
        self, match: Match, question: Question
    ) -> tuple[Mapping[str, Any], Sequence[Mapping[str, Any] | None]]:
        """Return what a question of a turn is about."""
        from dicehall.games.novodice.explain.questions import novodice_details

        return novodice_details(match, question)

    def board(self, game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> Board:
        """Return the slot machine for the terminal."""
        from dicehall.games.novodice.board.board import new_board

        return new_board(game, names, catalogue)

    def odds(self) -> click.Command:
        """Return `dicehall odds novodice`."""
        from dicehall.games.novodice.command.odds import novodice_odds

        return novodice_odds

    def box(self) -> dict[str, Any]:
        """Return tiles and dice."""
        from dicehall.games.novodice.box import box_of_novodice

        return box_of_novodice()

    def print_box(self, console: Console, override: dict[str, Any] | None) -> None:
        """Print tiles and dice."""
        from dicehall.games.novodice.command.box import print_box

        print_box(console, override)


KIT = NovoDiceKit()
