"""A kit: what a game brings, in a few parts. Code outside a game's folder asks its kit and never names it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any

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
    from dicehall.games.models import Models, Sayable
    from dicehall.locales import Catalogue
    from dicehall.statistics.watch import GameWatch
    from dicehall.terminal.board import Board


# ------------------------------------------------------------- parts that are imported when first asked for


def load(place: str) -> Any:
    """Return what a place names, such as ``pig.bots:Careful``."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def imported(place: str) -> Callable[..., Any]:
    """Return a function by its place; its module is imported when it is first called."""
    module, _, name = place.partition(":")
    return partial(_call, module, name)


def _call(module: str, name: str, /, *given: Any, **named: Any) -> Any:
    return getattr(import_module(module), name)(*given, **named)


# ------------------------------------------------------------------------ what the parts of a kit consist of


@dataclass(frozen=True)
class TableOption:
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
    options: Callable[[Stream], dict[str, object]]
    """Draws the options of one game."""
    most_decisions: Callable[[dict[str, Any]], int]
    """Returns how many decisions a game can take, whatever its players do."""
    first_come: Callable[[dict[str, object]], bool] = lambda options: False
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
    """What is known of a question, in brief for a reader who sees no board."""

    about: Sequence[Sayable]
    """What concerns the question as a whole; empty if there is nothing to say."""
    options: Sequence[Sequence[Sayable]]
    """What is known of each option beyond its name, in order; empty where there is nothing to say."""


@dataclass(frozen=True)
class OwnVerb:
    """A verb of the command line that only one game has."""

    about: str
    """What it does, in one sentence."""
    command: Callable[[], click.Command]
    """Returns the command."""


@dataclass(frozen=True)
class OwnRequest:
    """A request to the hall that only one game has: a client posts something and gets a reply about it."""

    about: str
    """What it does, in one sentence."""
    body: Callable[[], type[BaseModel]]
    """Returns the model of what is posted."""
    answer: Callable[..., Mapping[str, Any]]
    """Takes the fields of the body by name and returns the answer; a `Mistake` refuses."""


@dataclass(frozen=True)
class OwnPage:
    """A page of text about a game, for people and language models."""

    about: str
    """What can be read there, such as ``all cards with their texts``."""
    text: Callable[[Catalogue], str]
    """Returns the text in a language."""


# ------------------------------------------------------------------------------------------------- the parts


@dataclass(frozen=True)
class Rules:
    """How a game is made. Every game has this part."""

    new: Callable[[dict[str, object]], AnyGame]
    """Returns the game with these options; `BadOptions` says what does not fit."""
    trials: tuple[Trial, ...]
    """The games on which tests try the laws that hold for all games."""
    check_shared: Callable[[AnyGame], None] | None = None
    """Raises `BadOptions` for a game that would keep a shared server busy for too long."""


@dataclass(frozen=True)
class Bots:
    """The computer players of a game."""

    names: tuple[str, ...]
    """Those that are listed, from the weakest to the strongest; ``random`` plays any game."""
    make: Callable[[str, str], Bot | None]
    """Takes a name and a seed and returns a new bot, or None if there is none of this name."""
    adviser: str = ""
    """The bot that gives advice and judges finished games, strong but also quick; the strongest if empty."""


@dataclass(frozen=True)
class Explain:
    """What is known of a position beyond what everybody sees."""

    question: (
        Callable[[Match, Question], tuple[Mapping[str, Any], Sequence[Mapping[str, Any] | None]]]
        | None
    ) = None
    """Returns what a question is about, and what is known of each of its options, in order; None for one
    that needs no explanation."""
    briefing: Callable[[Match, Question], Briefing] | None = None
    """Returns the odds of a question and its options in words."""
    odds: Callable[[AnyGame, State, int, str | None], Odds] | None = None
    """Returns the odds of a seat, for an aim if one is given."""


@dataclass(frozen=True)
class Command:
    """What a game adds to the command line."""

    options: Callable[[dict[str, object], str], dict[str, object]] | None = None
    """Returns the game's options from those that a command was given; random ones follow from the seed."""
    variants: (
        Callable[
            [dict[str, object], str, dict[str, object] | None],
            Sequence[tuple[str, dict[str, object]]],
        ]
        | None
    ) = None
    """Returns what a tournament plays, each variant by name with its options, from the options given, the
    seed and the figures of a custom box."""
    warnings: Callable[[dict[str, object]], Sequence[str]] | None = None
    """Returns warnings about options that can still be played, one sentence each."""
    odds: Callable[[], click.Command] | None = None
    """Returns the command that prints the game's odds."""
    verbs: Mapping[str, OwnVerb] = field(default_factory=dict)
    """Verbs of its own, by name."""


@dataclass(frozen=True)
class Box:
    """What is in the box of a game."""

    contents: Callable[[], dict[str, object]]
    """Returns all of it by id, for clients that let people choose."""
    model: Callable[[], type[BaseModel]]
    """Returns the model of the contents with what every game adds; its module holds all models it needs."""
    show: Callable[[Console, dict[str, object] | None], None]
    """Prints it, with the figures that override its own."""
    figures: Callable[[dict[str, object] | None], tuple[dict[str, object], Mapping[str, str]]]
    """Returns all figures that can be overridden, and what their keys mean."""


@dataclass(frozen=True)
class Arena:
    """What tournaments count and how they measure luck."""

    watch: Callable[[int], GameWatch] | None = None
    """Returns a watch for so many seats that counts rounds and busts while a game is played."""
    face_worths: Callable[[AnyGame], list[float]] | None = None
    """Returns what each face of the dice is worth by itself, in any unit; luck is measured by it."""


@dataclass(frozen=True)
class Pages:
    """What pages show of a game beside its positions."""

    board: Callable[[AnyGame], Mapping[str, Any]] | None = None
    """Returns what a game is played on, in a form of its own."""
    goal: Callable[[AnyGame], int] | None = None
    """Returns the score that ends a game."""
    own: Mapping[str, OwnPage] = field(default_factory=dict)
    """Pages of text, by name; where the page of rules has ``::NAME::``, the page of that name belongs."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Kit:
    """One game: its rules, and whatever else it brings.

    A part that a game lacks is None, and whoever asks for it has an answer to that. In the game's package,
    `texts` holds a folder for each language with its words (``.ftl``) and perhaps its rules (``rules.md``),
    and ``report.css`` adds to the style sheets of reports.
    """

    name: str
    """The game's name in commands, records and addresses, and of its folder."""
    title: str
    """Its name for people."""
    package: str
    """The package that holds its files."""
    players: tuple[int, int]
    """The least and the greatest number of players."""
    options: tuple[TableOption, ...] = ()
    """The other options."""
    rated: tuple[str, ...] = ("players",)
    """The options that may be chosen freely for a game that counts for ratings online."""
    rules: Rules
    bots: Bots | None = None
    models: Callable[[], Models] | None = None
    """Returns the models of what is sent to pages and other clients."""
    explain: Explain | None = None
    encoding: Callable[[AnyGame], Encoding] | None = None
    """Returns the game as numbers, for programs that learn."""
    board: Callable[[AnyGame, tuple[str, ...], Catalogue], Board] | None = None
    """Returns a board for the terminal, for players of these names."""
    command: Command | None = None
    box: Box | None = None
    arena: Arena | None = None
    picture: Callable[[FacedDie, Catalogue], Picture] | None = None
    """Returns how reports draw a die."""
    pages: Pages | None = None
    requests: Mapping[str, OwnRequest] = field(default_factory=dict)
    """Requests of its own, by name; they are posted to ``/api/content/GAME/NAME``."""

    def texts(self) -> Traversable | None:
        """Return the folder of the game's catalogues, with one subfolder per language."""
        folder = files(self.package).joinpath("texts")
        return folder if folder.is_dir() else None

    def file(self, *path: str) -> str | None:
        """Return the text of a file in the game's package; None if there is no such file."""
        found = files(self.package).joinpath(*path)
        return found.read_text("utf-8") if found.is_file() else None

    def chosen(self, given: dict[str, object], seed: str) -> dict[str, object]:
        """Return the game's options from those that a command was given; random ones follow from the seed."""
        choose = self.command and self.command.options
        return choose(given, seed) if choose else given
