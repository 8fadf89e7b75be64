"""What a game provides. Code outside the games' folders asks a kit and never names a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from dicehall.core.mistakes import BadOptions

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    import click
    from pydantic import BaseModel
    from rich.console import Console

    from dicehall.bots.bot import Bot
    from dicehall.core.dice import FacedDie
    from dicehall.core.encoding import Encoding
    from dicehall.core.game import AnyGame, State
    from dicehall.core.match import Match
    from dicehall.core.question import Question
    from dicehall.core.stream import Stream
    from dicehall.games.models import Models
    from dicehall.locales import Catalogue
    from dicehall.statistics.watch import Watch
    from dicehall.terminal.board import Board


@dataclass(frozen=True)
class Option:
    """An option of a game other than the number of players, chosen on the command line or in a form."""

    name: str
    about: str
    """What it is, in one sentence."""
    least: int | None = None
    most: int | None = None
    """With both limits, the option is a whole number between them; otherwise it is a text."""
    words: tuple[str, ...] = ()
    """The texts it can be, if they are few."""
    about_several: str = ""
    """What it is in a tournament, if that differs: there it may name several things to play."""


@dataclass(frozen=True)
class Trial:
    """Games to try in tests that hold for any game, some with scarce pieces, where rules break first."""

    name: str
    options: Callable[[Stream], dict[str, Any]]
    """Draws the options of one game."""
    most_decisions: Callable[[dict[str, Any]], int]
    """Returns how many decisions a game can take, whatever its players do."""
    first_come: Callable[[dict[str, Any]], bool] = lambda options: False
    """Returns whether players take from a shared supply at the same time, so that their order matters."""


@dataclass(frozen=True)
class Picture:
    """A die as reports draw it."""

    name: str
    """What it shows, in words."""
    html: str
    """What is drawn on it."""
    styles: tuple[str, ...] = ()
    """Its classes in the game's style sheet."""


@dataclass(frozen=True)
class Odds:
    """The odds of a position, computed rather than simulated; as fractions if ways can be counted."""

    chances: Mapping[str, Fraction | float]
    """The chance of what may happen, by name, such as ``bust``."""
    amounts: Mapping[str, Mapping[int, Fraction | float]] = field(default_factory=dict)
    """The chance of each amount afterwards, by name of what is counted, such as ``moves``."""
    options: Mapping[str, Fraction | float] = field(default_factory=dict)
    """What each option of the question is worth for the aim, by its text; empty if that is not known."""
    between: Mapping[str, tuple[Fraction, Fraction]] = field(default_factory=dict)
    """The chances that take too long to work out exactly, by name: the least and the most each can be."""
    exact: bool = True
    """Whether all the rest is exact; if not, some figures are estimates."""


@dataclass(frozen=True)
class Briefing:
    """What is known of a question, in brief English for a reader who sees no board."""

    about: str
    """What concerns the question as a whole; empty if there is nothing to say."""
    options: tuple[str, ...]
    """What is known of each option beyond its name, in order; empty texts if there is nothing to say."""


class Kit:
    """One game: its rules, and whatever else it has.

    A game overrides what it has; what it lacks is None or empty, and callers have a fallback for that.
    Kits import their parts when asked, so that nobody waits for modules that are not used.
    """

    name: str
    """The game's name in commands, records and addresses, and of its folder."""
    title: str
    """Its name for people."""
    players: tuple[int, int]
    """The least and the greatest number of players."""
    options: tuple[Option, ...] = ()
    """The other options."""
    rated: tuple[str, ...] = ("players",)
    """The options that may be chosen freely for a game that counts for ratings online."""
    verbs: Mapping[str, str] = MappingProxyType({})
    """Commands that only this game has, each with a sentence about what it does."""

    # ------------------------------------------------------------------ playing

    def new(self, options: dict[str, Any]) -> AnyGame:
        """Return the game with these options; `BadOptions` says what does not fit."""
        raise NotImplementedError

    def trials(self) -> tuple[Trial, ...]:
        """Return the games on which tests try the laws that hold for all games."""
        raise NotImplementedError

    def bots(self) -> tuple[str, ...]:
        """Return the names of the bots that are listed, from the weakest to the strongest."""
        return ("random",)

    def adviser(self) -> str:
        """Return the name of the bot that gives advice and judges finished games: strong, but also quick."""
        return self.bots()[-1]

    def bot(self, name: str, seed: str) -> Bot | None:
        """Return a new bot of this name, or None if the game has none."""
        return None

    def models(self) -> Models | None:
        """Return the models of what is sent to pages and other clients; None to send plain JSON."""
        return None

    def explain(
        self, match: Match, question: Question
    ) -> tuple[Mapping[str, Any], Sequence[Mapping[str, Any] | None]] | None:
        """Return what a question is about, and what is known of each of its options, in order."""
        return None

    def briefing(self, match: Match, question: Question) -> Briefing | None:
        """Return the odds of a question and its options in words; None if there are none."""
        return None

    def odds(self, game: AnyGame, state: State, seat: int, aim: str | None) -> Odds | None:
        """Return the odds of a seat, for an aim if one is given; None if they are not known."""
        return None

    def encoding(self, game: AnyGame) -> Encoding | None:
        """Return the encoding of the game as numbers, for programs that learn; None if there is none."""
        return None

    # ------------------------------------------------------------------ the command line

    def chosen(self, given: dict[str, Any], seed: str) -> dict[str, Any]:
        """Return the game's options from those that a command was given; random ones follow from the seed."""
        return given

    def variants(
        self, given: dict[str, Any], seed: str, components: dict[str, Any] | None
    ) -> list[tuple[str, dict[str, Any]]]:
        """Return what a tournament plays: each variant by name, with its options."""
        return [("", self.chosen(given, seed))]

    def warnings(self, options: dict[str, Any]) -> list[str]:
        """Return warnings about options that can still be played, one sentence each."""
        return []

    def odds_command(self) -> click.Command | None:
        """Return the command that prints the game's odds."""
        return None

    def verb(self, name: str) -> click.Command:
        """Return one of the game's own commands."""
        raise NotImplementedError

    def print_box(self, console: Console, override: dict[str, Any] | None) -> None:
        """Print what is in the box."""
        if override is not None:
            raise BadOptions(f"{self.title} has no figures that could be overridden.")
        console.print(f"{self.title} comes without a list of its components.")

    def box_figures(
        self, override: dict[str, Any] | None
    ) -> tuple[dict[str, Any], Mapping[str, str]] | None:
        """Return all figures of the box, and what their keys mean; None if there are none to change."""
        return None

    # ------------------------------------------------------------------ the terminal

    def board(self, game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> Board | None:
        """Return a board for the terminal; None to use the plain one."""
        return None

    # ------------------------------------------------------------------ figures and reports

    def watch(self, game: AnyGame) -> Watch | None:
        """Return a watch that counts rounds and busts while a game is played, if there is one."""
        return None

    def face_worths(self, game: AnyGame) -> list[float] | None:
        """Return what each face of the dice is worth by itself, in any unit; luck is measured by it."""
        return None

    def variant_name(self, name: str, say: Catalogue) -> str:
        """Return what a variant in a tournament is called."""
        return name

    def picture(self, die: FacedDie, say: Catalogue) -> Picture | None:
        """Return how a report draws a die; None to write it out."""
        return None

    def report_style(self) -> str:
        """Return what the game adds to the style sheets of reports: `report.css` in its folder, if any."""
        sheet = self._folder().joinpath("report.css")
        return sheet.read_text("utf-8") if sheet.is_file() else ""

    # ------------------------------------------------------------------ online

    def box(self) -> dict[str, Any]:
        """Return the contents of the box by id, for clients that let people choose."""
        return {}

    def box_model(self) -> type[BaseModel] | None:
        """Return the model of `box` with what every game adds to it; its module holds all models it needs."""
        return None

    def check_online(self, game: AnyGame) -> None:
        """Raise `BadOptions` for options that would keep a shared server busy for too long."""

    def plan(self, drawn: str) -> dict[str, Any] | None:
        """Return how a map that somebody brings is drawn; None if the game has no maps."""
        return None

    def set_told(self, cards: list[str], own: str) -> dict[str, Any] | None:
        """Return what to say about a set of cards; None if there are no sets.

        `own` is the text of a file with cards that somebody brings, or nothing.
        """
        return None

    def board_plans(self, game: AnyGame) -> dict[str, Any] | None:
        """Return the plans of the boards a game is played on; None if a page needs none."""
        return None

    def goal(self, game: AnyGame) -> int | None:
        """Return the score that ends a game; None if there is none."""
        return None

    # ------------------------------------------------------------------ words

    def texts(self) -> Traversable | None:
        """Return the folder of the game's catalogues, with one subfolder per language."""
        folder = self._folder().joinpath("texts")
        return folder if folder.is_dir() else None

    def rules_page(self, language: str) -> str | None:
        """Return the rules as people read them, as Markdown; None if the game has no such page.

        A line such as ``::cards::`` stands for what the page draws there, and ``{#end}`` names a part.
        """
        page = self._folder().joinpath("texts", language, "rules.md")
        return page.read_text("utf-8") if page.is_file() else None

    def cards_page(self, say: Catalogue) -> str | None:
        """Return every card of the box with its text; None for a game without cards."""
        return None

    def _folder(self) -> Traversable:
        return files(type(self).__module__.rpartition(".")[0])
