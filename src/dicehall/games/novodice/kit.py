"""The kit of NovoDice: what it provides to the rest of dicehall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dicehall.games.kit import Briefing, Kit, Odds, Picture, Trial

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import click
    from pydantic import BaseModel
    from rich.console import Console

    from dicehall.bots.bot import Bot
    from dicehall.core.dice import FacedDie
    from dicehall.core.encoding import Encoding
    from dicehall.core.game import AnyGame, State
    from dicehall.core.match import Match
    from dicehall.core.question import Question
    from dicehall.games.models import Models
    from dicehall.locales import Catalogue
    from dicehall.statistics.watch import Watch
    from dicehall.terminal.board import Board


class NovoDiceKit(Kit):
    """NovoDice: roll the trader's slot machine, claim cargo, fill your bays better than the others."""

    name = "novodice"
    title = "NovoDice"
    players = (2, 4)

    def new(self, options: dict[str, Any]) -> AnyGame:
        """Return a game."""
        from dicehall.games.novodice.game import from_options

        return from_options(options)

    def trials(self) -> tuple[Trial, ...]:
        """Return games with the components of the box, and with others."""
        from dicehall.games.novodice.trials import TRIALS

        return TRIALS

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

    def briefing(self, match: Match, question: Question) -> Briefing:
        """Return the odds of a question of a turn, in words."""
        from dicehall.games.novodice.explain.briefing import briefing_of

        return briefing_of(match, question)

    def encoding(self, game: AnyGame) -> Encoding:
        """Return the game as numbers."""
        from dicehall.games.novodice.encoding.encoding import NovoEncoding
        from dicehall.games.novodice.game import NovoDice

        assert isinstance(game, NovoDice)
        return NovoEncoding(game)

    def board(self, game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> Board:
        """Return the slot machine for the terminal."""
        from dicehall.games.novodice.board.board import NovoBoard

        return NovoBoard(game, names, catalogue)

    def watch(self, game: AnyGame) -> Watch:
        """Return a watch that counts the turns."""
        from dicehall.games.novodice.arena import NovoWatch

        return NovoWatch(game.seats)

    def face_worths(self, game: AnyGame) -> list[float]:
        """Return 1 for a lion, 0 for every other face."""
        from dicehall.games.novodice.arena import face_worths

        return face_worths(game)

    def picture(self, die: FacedDie, say: Catalogue) -> Picture:
        """Return a die with its symbol, and its letter in the corner."""
        from dicehall.games.novodice.reports import picture

        return picture(die, say)

    def odds(self, game: AnyGame, state: State, seat: int, aim: str | None) -> Odds:
        """Return what the turn may claim; a tile can be aimed at."""
        from dicehall.games.novodice.odds.point import seat_odds

        return seat_odds(game, state, seat, aim)

    def odds_command(self) -> click.Command:
        """Return `dicehall odds novodice`."""
        from dicehall.games.novodice.command.odds import novodice_odds

        return novodice_odds

    def box(self) -> dict[str, Any]:
        """Return tiles and dice."""
        from dicehall.games.novodice.box import box_of_novodice

        return box_of_novodice()

    def box_model(self) -> type[BaseModel]:
        """Return the model of the box."""
        from dicehall.games.novodice.box_models import NovoDiceContent

        return NovoDiceContent

    def box_figures(
        self, override: dict[str, Any] | None
    ) -> tuple[dict[str, Any], Mapping[str, str]]:
        """Return all figures of the box, and what their keys mean."""
        from dicehall.games.novodice.command.box import ABOUT
        from dicehall.games.novodice.rules.components import components, figures

        components(override)
        return figures(override), ABOUT

    def print_box(self, console: Console, override: dict[str, Any] | None) -> None:
        """Print tiles and dice."""
        from dicehall.games.novodice.command.box import print_box

        print_box(console, override)


KIT = NovoDiceKit()
