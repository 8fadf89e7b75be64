"""The interface of a game's board in the terminal: its pictures, its sentences, and reading real dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from textual.containers import Container
from textual.content import Content

from dicehall.core.dice import Throw
from dicehall.core.events import Event
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.registry import kit_of
from dicehall.locales import Catalogue
from dicehall.terminal.board_part import BoardPart
from dicehall.terminal.tray import Tray

MARKS = ("●", "▲", "■", "★", "◆", "✚")
"""The shape of each seat, so that players can be distinguished without colour."""
MARK_COLOURS = ("#2BC8B8", "#FF6AD0", "#8AA0FF", "#B6F04A", "#FFB86B", "#F4F0FF")

SMALLEST: Final = (80, 24)
"""The columns and rows that a table needs, unless its board says otherwise."""


def mark_of(seat: int) -> tuple[str, str]:
    """Return the shape of a seat and its colour; at very large tables they repeat."""
    return MARKS[seat % len(MARKS)], MARK_COLOURS[seat % len(MARKS)]


@dataclass(frozen=True)
class Offer:
    """One option of a question, in words."""

    option: int
    text: str
    gain: str = ""
    """What it is good for; shown at the right."""


@dataclass(frozen=True)
class Line:
    """One line of the log."""

    seat: int
    """Whom it is about; -1 for the table."""
    text: str
    loud: bool = False
    """Whether it begins something new, such as a turn."""


@dataclass(frozen=True)
class GameResult:
    """The result of a game, for the last screen."""

    parts: tuple[str, ...]
    """The names of the parts of a score."""
    points: tuple[tuple[int, ...], ...]
    """For each seat, the points of each part."""
    scores: tuple[int, ...]
    """For each seat, the total points."""
    winners: tuple[int, ...]


class Board:
    """One game on the screen. Everything it shows comes from the match and its question."""

    layout: ClassVar[str] = ""
    """The class of the screen that lays the table out for this board; empty for the usual layout."""
    smallest: tuple[int, int] = SMALLEST
    """The columns and rows that it needs."""

    def __init__(self, game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> None:
        self.game: AnyGame = game
        self.names: tuple[str, ...] = names
        self.catalogue: Catalogue = catalogue
        self.match: Match = Match(game)
        """What is shown: a copy, so that the game cannot change while it is drawn."""
        self.near: int = 0
        """The seat whose pieces are shown largest: that of the person at the keyboard."""

    def title(self) -> str:
        """Return the game's name."""
        return kit_of(self.game.name).title

    def widget(self) -> Container:
        """Return the picture; it is made once."""
        raise NotImplementedError

    def panels(self) -> tuple[BoardPart, ...]:
        """Return the parts of the picture that are redrawn with every position."""
        raise NotImplementedError

    def tray(self) -> Tray:
        """Return the tray; it is made once."""
        raise NotImplementedError

    def show(self, match: Match, near: int) -> None:
        """Draw a position."""
        self.match = Match(match.game, state=match.state.copy(), listen=False)
        self.near = near
        self.redraw()

    def redraw(self) -> None:
        """Draw all parts of the picture that have changed."""
        for panel in self.panels():
            panel.look_again()

    def point(self, option: int | None) -> None:
        """Show what an option would bring before it is chosen; None if no option is highlighted."""

    def moment(self) -> str:
        """Return where in the game the position is, for the top line."""
        raise NotImplementedError

    def seat(self) -> int:
        """Return whose turn it is; -1 when it is nobody's."""
        raise NotImplementedError

    def asked(self, question: Question) -> str:
        """Return the question as a sentence to the player who is asked."""
        raise NotImplementedError

    def watched(self, question: Question) -> str:
        """Return the question as a sentence to those who watch."""
        raise NotImplementedError

    def asked_to_roll(self, throw: Throw) -> str:
        """Return the sentence that asks a player to roll dice."""
        raise NotImplementedError

    def watched_roll(self, throw: Throw) -> str:
        """Return a sentence that says who rolls."""
        raise NotImplementedError

    def uses_tray(self, question: Question) -> bool:
        """Return whether the answer is picked in the tray rather than from a list."""
        return False

    def offers(self, question: Question) -> list[Offer]:
        """Return the options in words."""
        raise NotImplementedError

    def asked_to_enter(self, throw: Throw) -> tuple[str, Content]:
        """Return the sentence and the explanation that ask for real dice."""
        raise NotImplementedError

    def falls(self, throw: Throw) -> list[Offer]:
        """Return every possible outcome of a throw if real dice are chosen from a list; usually empty."""
        return []

    def read(self, throw: Throw, text: str) -> list[int]:
        """Return what real dice show, as typed by a person; `BadDice` says what is wrong."""
        raise NotImplementedError

    def lines(self, event: Event) -> list[Line]:
        """Return an event as lines of the log."""
        raise NotImplementedError

    def help(self) -> Content:
        """Return a summary of the rules and the meaning of the signs."""
        raise NotImplementedError

    def own_keys(self) -> str:
        """Return what `c` and `m` do, for the last line, as *c: what it opens*; empty if nothing."""
        return ""

    def own_page(self) -> tuple[str, Content] | None:
        """Return the title and the text of the game's own page, opened by `c`; usually there is none."""
        return None

    def map_page(self) -> tuple[str, Content] | None:
        """Return the title and the text of the whole map, opened by `m`; usually there is none."""
        return None

    def result(self) -> GameResult:
        """Return the scores of the position."""
        raise NotImplementedError


def board_of(game: AnyGame, names: tuple[str, ...], catalogue: Catalogue) -> Board:
    """Return the board of a game: its own, or a plain one."""
    from dicehall.terminal.plain_board import PlainBoard

    return (kit_of(game.name).board or PlainBoard)(game, names, catalogue)
