"""What a game brings to the screen: its pictures, its sentences and its way of reading real dice."""

from __future__ import annotations

from dataclasses import dataclass

from textual.containers import Container
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from dicehall.core.dice import Throw
from dicehall.core.events import Event
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.registry import kit_of
from dicehall.locales import Catalogue

MARKS = ("●", "▲", "■", "★", "◆", "✚")
"""The shape of each seat, so that players are told apart without colour."""
MARK_COLOURS = ("#2BC8B8", "#FF6AD0", "#8AA0FF", "#B6F04A", "#FFB86B", "#F4F0FF")
"""The colour of each seat's shape."""


def mark_of(seat: int) -> tuple[str, str]:
    """Return the shape of a seat and its colour; at very large tables they begin anew."""
    return MARKS[seat % len(MARKS)], MARK_COLOURS[seat % len(MARKS)]


@dataclass(frozen=True)
class Offer:
    """One option of a question, in words."""

    option: int
    """The option."""
    text: str
    """What it does."""
    gain: str = ""
    """What it is good for; stands at the right."""


@dataclass(frozen=True)
class Line:
    """One line of the log."""

    seat: int
    """Whom it is about; -1 is the table."""
    text: str
    """The sentence."""
    loud: bool = False
    """Whether it begins something new, such as a turn."""


@dataclass(frozen=True)
class Result:
    """How a game came out, for the last screen."""

    parts: tuple[str, ...]
    """The names of what a score is made of."""
    figures: tuple[tuple[int, ...], ...]
    """For each seat the points of each part."""
    scores: tuple[int, ...]
    """For each seat the points of all parts."""
    winners: tuple[int, ...]
    """The seats that won."""


class Tray(Widget, can_focus=True):
    """Where a game lets its player pick several pieces at once; others only look at it."""

    class Picked(Message):
        """An option was picked."""

        def __init__(self, option: int) -> None:
            super().__init__()
            self.option: int = option
            """The option."""

    class Rolled(Message):
        """The dice are to be rolled now."""

    def open(self, question: Question, mine: bool) -> None:
        """Show a question; only who is asked may choose."""
        raise NotImplementedError

    def open_throw(self, throw: Throw, mine: bool) -> None:
        """Show the dice before they are rolled, with their chances."""
        raise NotImplementedError

    def close(self) -> None:
        """Show nothing more."""
        raise NotImplementedError


class Board:
    """One game on the screen. Everything it shows it takes from the match and its question."""

    def __init__(self, game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> None:
        self.game: AnyGame = game
        """The game."""
        self.names: tuple[str, ...] = names
        """How the players are called."""
        self.catalogue: Catalogue = catalogue
        """The language."""
        self.match: Match = Match(game)
        """What is shown: a copy, so that drawing never meets a game that has gone on meanwhile."""
        self.near: int = 0
        """Whose pieces are shown largest: the person at the keyboard."""

    def title(self) -> str:
        """Return the game's name."""
        raise NotImplementedError

    def widget(self) -> Container:
        """Return the picture; it is made once."""
        raise NotImplementedError

    def tray(self) -> Tray:
        """Return the tray; it is made once."""
        raise NotImplementedError

    def show(self, match: Match, near: int) -> None:
        """Draw a position; a game draws its panels after this."""
        self.match = Match(match.game, state=match.state.copy(), listen=False)
        self.near = near

    def point(self, option: int | None) -> None:
        """Show what an option would bring, before it is chosen; None: no option is pointed at."""
        raise NotImplementedError

    def moment(self) -> str:
        """Return where in the game the position stands, for the top line."""
        raise NotImplementedError

    def seat(self) -> int:
        """Return whose turn it is; -1 when it is nobody's."""
        raise NotImplementedError

    def asked(self, question: Question) -> str:
        """Return the question in a sentence, said to who is asked."""
        raise NotImplementedError

    def watched(self, question: Question) -> str:
        """Return the question in a sentence, said to those who look on."""
        raise NotImplementedError

    def asked_to_roll(self, throw: Throw) -> str:
        """Return in a sentence that dice are to be rolled, said to who rolls."""
        raise NotImplementedError

    def watched_roll(self, throw: Throw) -> str:
        """Return in a sentence who rolls."""
        raise NotImplementedError

    def uses_tray(self, question: Question) -> bool:
        """Return whether the answer is picked in the tray rather than from a list."""
        raise NotImplementedError

    def offers(self, question: Question) -> list[Offer]:
        """Return the options in words."""
        raise NotImplementedError

    def asked_to_enter(self, throw: Throw) -> tuple[str, Content]:
        """Return the sentence and the explanation with which real dice are asked for."""
        raise NotImplementedError

    def falls(self, throw: Throw) -> list[Offer]:
        """Return every way a throw can fall, where real dice are chosen from a list; mostly none."""
        raise NotImplementedError

    def read(self, throw: Throw, text: str) -> list[int]:
        """Return what real dice show, as a person typed it; `BadDice` says what does not fit."""
        raise NotImplementedError

    def lines(self, event: Event) -> list[Line]:
        """Return an event as lines of the log."""
        raise NotImplementedError

    def help(self) -> Content:
        """Return the rules in short, and what the signs mean."""
        raise NotImplementedError

    def own_keys(self) -> str:
        """Return what `c` does, for the last line: *c: what it opens*; nothing if it opens nothing."""
        return ""

    def own_page(self) -> tuple[str, Content] | None:
        """Return the title and the text of the game's own page, opened by `c`; mostly there is none."""
        return None

    def result(self) -> Result:
        """Return how the position scores."""
        raise NotImplementedError


def board_of(game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> Board:
    """Return the board of a game: its own, or a plain one."""
    from dicehall.terminal.plain_board import PlainBoard

    own = kit_of(game.name).board(game, names, catalogue)
    return PlainBoard(game, names, catalogue) if own is None else own
