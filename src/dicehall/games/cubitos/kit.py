"""The kit of Cubitos: what it provides to the rest of dicehall."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from dicehall.games.cubitos.command.race_options import RACE_OPTIONS
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


class CubitosKit(Kit):
    """Cubitos: everybody rolls at once, pushes their luck, runs, and builds a team of dice."""

    name = "cubitos"
    title = "Cubitos"
    players = (2, 4)
    options = RACE_OPTIONS
    rated = ("players", "race", "order")
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

    def trials(self) -> tuple[Trial, ...]:
        """Return short races of every kind, and sets of cards with trays that run out."""
        from dicehall.games.cubitos.trials import TRIALS

        return TRIALS

    def bots(self) -> tuple[str, ...]:
        """Return the levels, and the greedy and the random player."""
        from dicehall.games.cubitos.bots.levels import CUBITOS_BOTS

        return CUBITOS_BOTS

    def adviser(self) -> str:
        """Return the champion."""
        from dicehall.games.cubitos.bots.levels import ADVISER

        return ADVISER

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

    def briefing(self, match: Match, question: Question) -> Briefing:
        """Return the odds of a question of a race, in words."""
        from dicehall.games.cubitos.explain.briefing import briefing_of

        return briefing_of(match, question)

    def encoding(self, game: AnyGame) -> Encoding:
        """Return the game as numbers."""
        from dicehall.games.cubitos.encoding.encoding import CubitosEncoding
        from dicehall.games.cubitos.game import Cubitos

        assert isinstance(game, Cubitos)
        return CubitosEncoding(game)

    def board(self, game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> Board:
        """Return the race course for the terminal."""
        from dicehall.games.cubitos.board.board import CubitosBoard

        return CubitosBoard(game, names, catalogue)

    def cards_page(self, say: Catalogue) -> str:
        """Return all cards with their costs and texts, by colour."""
        from dicehall.games.cubitos.board.cards import every_card

        return every_card(say)

    def chosen(self, given: dict[str, Any], seed: str) -> dict[str, Any]:
        """Return the race, or the set of cards and the tracks."""
        from dicehall.games.cubitos.command.race_options import chosen_race

        return chosen_race(given, seed)

    def variants(
        self, given: dict[str, Any], seed: str, components: dict[str, Any] | None
    ) -> list[tuple[str, dict[str, Any]]]:
        """Return the races by name."""
        from dicehall.games.cubitos.command.race_options import chosen_races

        return chosen_races(given, seed, components)

    def warnings(self, options: dict[str, Any]) -> list[str]:
        """Return the warnings about a custom set."""
        from dicehall.games.cubitos.command.race_options import set_warnings

        return set_warnings(options)

    def watch(self, game: AnyGame) -> Watch:
        """Return a watch that counts the rounds and busts of a race."""
        from dicehall.games.cubitos.arena import CubitosWatch

        return CubitosWatch(game.seats)

    def face_worths(self, game: AnyGame) -> list[float]:
        """Return what the faces are worth as the greedy player sees them."""
        from dicehall.games.cubitos.arena import face_worths

        return face_worths(game)

    def variant_name(self, name: str, say: Catalogue) -> str:
        """Return what a race is called."""
        from dicehall.games.cubitos.reports import race_name

        return race_name(name, say)

    def picture(self, die: FacedDie, say: Catalogue) -> Picture:
        """Return a die with its animal, coin or step."""
        from dicehall.games.cubitos.reports import picture

        return picture(die, say)

    def check_online(self, game: AnyGame) -> None:
        """Refuse custom maps on which the search for moves may take long."""
        from dicehall.games.cubitos.online import check_own_maps

        check_own_maps(game)

    def plan(self, drawn: str) -> dict[str, Any]:
        """Return how a custom map is drawn."""
        from dicehall.games.cubitos.online import plan_of_map

        return plan_of_map(drawn)

    def set_told(self, cards: list[str], own: str) -> dict[str, Any]:
        """Return what to say about a set of cards, and how own cards read."""
        from dicehall.games.cubitos.online import set_told

        return set_told(cards, own)

    def board_plans(self, game: AnyGame) -> dict[str, Any]:
        """Return the boards of a race, and on which each leg is run."""
        from dicehall.games.cubitos.online import course_plan

        return course_plan(game)

    def goal(self, game: AnyGame) -> int:
        """Return the score of a runner who has just reached the finish."""
        from dicehall.games.cubitos.online import goal

        return goal(game)

    def odds(self, game: AnyGame, state: State, seat: int, aim: str | None) -> Odds:
        """Return what a push may bring; a space can be aimed at."""
        from dicehall.games.cubitos.odds.push import seat_odds

        return seat_odds(game, state, seat, aim)

    def odds_command(self) -> click.Command:
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

    def box_model(self) -> type[BaseModel]:
        """Return the model of the box."""
        from dicehall.games.cubitos.box_models import CubitosContent

        return CubitosContent

    def box_figures(
        self, override: dict[str, Any] | None
    ) -> tuple[dict[str, Any], Mapping[str, str]]:
        """Return all figures of the box, and what their keys mean."""
        from dicehall.games.cubitos.command.box import ABOUT
        from dicehall.games.cubitos.rules.components import components, figures

        components(override)
        return figures(override), ABOUT

    def print_box(self, console: Console, override: dict[str, Any] | None) -> None:
        """Print dice, cards, races and fans."""
        from dicehall.games.cubitos.command.box import print_box

        print_box(console, override)


KIT = CubitosKit()
