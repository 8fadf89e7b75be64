"""What a game brings to the house. Everything outside the games' folders asks a kit and names no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    import click
    from rich.console import Console

    from dicehall.bots.bot import Bot
    from dicehall.core.game import AnyGame
    from dicehall.core.match import Match
    from dicehall.core.question import Question
    from dicehall.games.models import Models
    from dicehall.locales import Catalogue
    from dicehall.terminal.board import Board


class Kit:
    """One game: its rules, and whatever else it has.

    A game overrides what it has; what it lacks is None, and whoever asks has an answer to that. Kits
    import their parts when asked, so that nobody waits for rooms they do not enter.
    """

    name: str
    """How the game is called in commands, records and addresses; also the name of its folder."""
    verbs: Mapping[str, str] = MappingProxyType({})
    """Verbs of the command line that only this game has, each with a sentence on what it does."""

    def new(self, options: dict[str, Any]) -> AnyGame:
        """Return the game with these options; `BadOptions` says what does not fit."""
        raise NotImplementedError

    def bots(self) -> tuple[str, ...]:
        """Return the names of the bots that are listed, from the weakest to the strongest."""
        return ("random",)

    def bot(self, name: str, seed: str) -> Bot | None:
        """Return a new bot of this name; None if the game has none."""
        return None

    def models(self) -> Models | None:
        """Return what of the game travels to pages and other clients; without it, plain JSON does."""
        return None

    def explain(
        self, match: Match, question: Question
    ) -> tuple[Mapping[str, Any], Sequence[Mapping[str, Any] | None]] | None:
        """Return what a question is about, and what is known of each of its options, in their order."""
        return None

    def board(self, game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> Board | None:
        """Return a board for the terminal."""
        return None

    def odds(self) -> click.Command | None:
        """Return the command that says the game's exact odds."""
        return None

    def verb(self, name: str) -> click.Command:
        """Return one of the game's own verbs."""
        raise NotImplementedError

    def box(self) -> dict[str, Any]:
        """Return what is in the box, by ids, for clients that let people choose."""
        return {}

    def print_box(self, console: Console, override: dict[str, Any] | None) -> None:
        """Print what is in the box."""
        console.print(f"{self.name} comes without a list of its components.")

    def texts(self) -> Traversable | None:
        """Return the folder of the game's catalogues, one folder a language below it."""
        folder = files(type(self).__module__.rpartition(".")[0]).joinpath("texts")
        return folder if folder.is_dir() else None
