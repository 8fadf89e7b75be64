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
    """An option of a game that people choose besides the number of players: by command, or in a form."""

    name: str
    about: str
    """What it is, in one sentence."""
    least: int | None = None
    most: int | None = None
    """With both, the option is a whole number between them; it is a text otherwise."""
    words: tuple[str, ...] = ()
    """The texts it can be, if they are few."""
    about_several: str = ""
    """What it is in a tournament, where that differs: there it may name several things to play."""


@dataclass(frozen=True)
class Trial:
    """Games worth trying, for tests that hold for any game; scarce pieces too, where rules break first."""

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
    """The exact odds of a position, worked out and not simulated; a fraction where ways can be counted."""

    chances: Mapping[str, Fraction | float]
    """By name, what may happen, such as ``bust``, with its chance."""
    amounts: Mapping[str, Mapping[int, Fraction | float]] = field(default_factory=dict)
    """By name, what there may be afterwards, such as ``moves``, with the chance of each amount."""
    options: Mapping[str, Fraction | float] = field(default_factory=dict)
    """By text, what each option of the question is worth for what is aimed at, where that is known."""


class Kit:
    """One game: its rules, and whatever else it has.

    A game overrides what it has; what it lacks is None or empty, and whoever asks has an answer to that.
    Kits import their parts when asked, so that nobody waits for rooms they do not enter.
    """

    name: str
    """The game's name in commands, records and addresses, and of its folder."""
    title: str
    """How people call it."""
    players: tuple[int, int]
    """How few and how many can play."""
    options: tuple[Option, ...] = ()
    """What else can be chosen."""
    rated: tuple[str, ...] = ("players",)
    """The options that may be chosen freely for a game that counts for ratings online."""
    verbs: Mapping[str, str] = MappingProxyType({})
    """Commands that only this game has, each with a sentence about what it does."""

    # ------------------------------------------------------------------ playing

    def new(self, options: dict[str, Any]) -> AnyGame:
        """Return the game with these options; `BadOptions` says what does not fit."""
        raise NotImplementedError

    def trials(self) -> tuple[Trial, ...]:
        """Return what the laws of games are tried on."""
        raise NotImplementedError

    def bots(self) -> tuple[str, ...]:
        """Return the names of the bots that are listed, from the weakest to the strongest."""
        return ("random",)

    def bot(self, name: str, seed: str) -> Bot | None:
        """Return a new bot of this name, or None if the game has none."""
        return None

    def models(self) -> Models | None:
        """Return what of the game travels to pages and other clients; without it, plain JSON does."""
        return None

    def explain(
        self, match: Match, question: Question
    ) -> tuple[Mapping[str, Any], Sequence[Mapping[str, Any] | None]] | None:
        """Return what a question is about, and what is known of each of its options, in order."""
        return None

    def odds(self, game: AnyGame, state: State, seat: int, aim: str | None) -> Odds | None:
        """Return the exact odds of a seat, perhaps of what it aims at; None if they are not known."""
        return None

    # ------------------------------------------------------------------ the command line

    def chosen(self, given: dict[str, Any], seed: str) -> dict[str, Any]:
        """Return the game's options as commands give them; what is drawn by lot is drawn by the seed."""
        return given

    def courses(
        self, given: dict[str, Any], seed: str, components: dict[str, Any] | None
    ) -> list[tuple[str, dict[str, Any]]]:
        """Return what a tournament plays: each course by name, with its options."""
        return [("", self.chosen(given, seed))]

    def warnings(self, options: dict[str, Any]) -> list[str]:
        """Return what speaks against options that can be played all the same, a sentence each."""
        return []

    def odds_command(self) -> click.Command | None:
        """Return the command that prints the game's exact odds."""
        return None

    def verb(self, name: str) -> click.Command:
        """Return one of the game's own commands."""
        raise NotImplementedError

    def print_box(self, console: Console, override: dict[str, Any] | None) -> None:
        """Print what is in the box."""
        if override is not None:
            raise BadOptions(f"{self.title} has no figures that could be overridden.")
        console.print(f"{self.title} comes without a list of its components.")

    # ------------------------------------------------------------------ the terminal

    def board(self, game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> Board | None:
        """Return a board for the terminal; None: a plain one serves."""
        return None

    # ------------------------------------------------------------------ figures and reports

    def watch(self, game: AnyGame) -> Watch | None:
        """Return who counts rounds and busts while a game is played."""
        return None

    def face_worths(self, game: AnyGame) -> list[float] | None:
        """Return what each face of the dice is worth by itself, in whatever unit; luck is measured by it."""
        return None

    def course_name(self, name: str, say: Catalogue) -> str:
        """Return what a course of a tournament is called."""
        return name

    def picture(self, die: str, say: Catalogue) -> Picture | None:
        """Return how a report draws a die, given as records write it; None: it is written out."""
        return None

    def report_style(self) -> str:
        """Return what the game adds to the style sheet of reports."""
        return ""

    # ------------------------------------------------------------------ online

    def box(self) -> dict[str, Any]:
        """Return the contents of the box by id, for clients that let people choose."""
        return {}

    def box_model(self) -> type[BaseModel] | None:
        """Return the model of `box` and of what every game tells; its module holds all models it needs."""
        return None

    def check_online(self, game: AnyGame) -> None:
        """Refuse, by a `BadOptions`, what would keep a machine busy that strangers share."""

    def plan(self, drawn: str) -> dict[str, Any] | None:
        """Return how a map that somebody brings is drawn; None if the game has no maps."""
        return None

    def set_told(self, cards: list[str]) -> dict[str, Any] | None:
        """Return what is to be said of a set of cards that somebody chose; None if there are no sets."""
        return None

    def course_plan(self, game: AnyGame) -> dict[str, Any] | None:
        """Return the plans of the boards a game is played on; None if a page needs none."""
        return None

    def goal(self, game: AnyGame) -> int | None:
        """Return the score that ends a game; None where none does."""
        return None

    # ------------------------------------------------------------------ words

    def texts(self) -> Traversable | None:
        """Return the folder of the game's catalogues, with one subfolder per language."""
        folder = files(type(self).__module__.rpartition(".")[0]).joinpath("texts")
        return folder if folder.is_dir() else None
