"""The game protocol: what a game must offer so that bots, records, scenarios and tables can use it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar
from zlib import crc32

from mypy_extensions import mypyc_attr

from dicehall.core.dice import Dice
from dicehall.core.mistakes import BadRecord
from dicehall.core.question import Option, Question
from dicehall.core.table import Table
from dicehall.core.task import Flow, Program


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that changes while a game is played: a plain value that copies, saves and compares."""

    flow: Flow
    """What remains to be done."""

    def copy(self) -> State:
        """Return a state that shares nothing changeable with this one."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Return the whole state as one list of numbers, the same for equal states."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Return whether both stand for the same position, down to what remains to be done."""
        return isinstance(other, State) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        """Return the same number for equal states."""
        return hash(tuple(self.numbers()))

    def check(self) -> str:
        """Return eight hexadecimal digits that differ, in all likelihood, for different states."""
        return f"{crc32(repr(self.numbers()).encode()):08x}"


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game with its options fixed: everything that does not change while it is played."""

    name: str
    """How commands and records call the game."""
    rules: int
    """The version of the rules that is played by; records carry it."""
    seats: int
    """How many play."""
    dice: Dice
    """The kinds of dice."""
    programs: list[Program]
    """Every program a task can be in."""

    def options(self) -> dict[str, Any]:
        """Return the options, in a form that JSON can hold, from which the same game can be made."""
        raise NotImplementedError

    def under(self, rules: int) -> Game[S]:
        """Return the same game by an earlier version of its rules; one that is not known is refused."""
        if rules != self.rules:
            raise BadRecord(
                f"this record follows version {rules} of the rules of {self.name}; "
                f"this version of dicehall knows version {self.rules}."
            )
        return self

    def moments(self) -> dict[str, tuple[Program, int]]:
        """Return the moments a scenario can look at by name: before a word of a program of the table."""
        return {}

    def start(self) -> S:
        """Return the state before anything has happened."""
        raise NotImplementedError

    def position(self, given: dict[str, Any]) -> S:
        """Return the state a scenario describes; impossible ones are refused."""
        raise NotImplementedError

    def table(self, state: S) -> Table:
        """Return a table on which this very state is played on."""
        raise NotImplementedError

    def save(self, state: S) -> dict[str, Any]:
        """Return a state in a form that JSON can hold."""
        raise NotImplementedError

    def load(self, saved: dict[str, Any]) -> S:
        """Read a saved state back."""
        raise NotImplementedError

    def show(self, state: S) -> dict[str, Any]:
        """Return what everybody at the table can see, listed field by field, in the games' words."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """Return every seat's score as things stand."""
        raise NotImplementedError

    def pieces(self, state: S) -> dict[str, int]:
        """Return how many there are of each kind of piece, wherever they lie: always the same."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """Return the seats that win as things stand; several when they tie."""
        scores = self.scores(state)
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]


AnyGame = Game[Any]
"""A game of whatever kind."""


class View:
    """What a bot is shown: its seat and a copy of what lies on the table, its own to keep or play on.

    Nothing of the dice's secrets is in a state, so none can be in a view.
    """

    __slots__ = ("game", "seat", "state")

    def __init__(self, game: AnyGame, seat: int, state: State) -> None:
        self.game: AnyGame = game
        """The game and its options."""
        self.seat: int = seat
        """Whose view it is."""
        self.state: State = state
        """A copy of the state."""

    def show(self) -> dict[str, Any]:
        """Return what lies on the table, field by field, in the games' words."""
        return self.game.show(self.state)

    def options(self, question: Question) -> list[Option]:
        """Return the options of a question with their texts."""
        table = self.game.table(self.state)
        return [Option(option, question.choice.text(table, option)) for option in question.options]


def view_of(game: AnyGame, seat: int, state: State) -> View:
    """Return what a seat sees now."""
    return View(game, seat, state.copy())
