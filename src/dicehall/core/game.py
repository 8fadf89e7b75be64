"""The game protocol: what a game must provide for bots, records, scenarios and tables to use it."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Generic, TypeVar
from zlib import crc32

from mypy_extensions import mypyc_attr

from dicehall.core.dice import Dice
from dicehall.core.mistakes import BadRecord
from dicehall.core.question import Option, Question
from dicehall.core.table import Table
from dicehall.core.task import Flow, Program

LONGEST_VALUE: Final = 40
"""The most characters of an option that are shown where a game is represented."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that changes while a game is played: a plain value that copies, saves and compares."""

    flow: Flow
    """What remains to be done."""

    def copy(self) -> State:
        """Return a state that shares nothing mutable with this one."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Return the whole state as one list of numbers; equal states give equal lists."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same position, including what remains to be done."""
        return isinstance(other, State) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        """Return the same number for equal states."""
        return hash(tuple(self.numbers()))

    def check(self) -> str:
        """Return eight hexadecimal digits that almost certainly differ for different states."""
        return f"{crc32(repr(self.numbers()).encode()):08x}"

    def __copy__(self) -> State:
        """Return a copy."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        """Return a copy: it shares nothing mutable."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes the state again: from what its game saves of it."""
        game = self.flow.game
        if game is None:
            raise TypeError(
                f"this {type(self).__name__} does not know its game; pickle a Match or a View that holds "
                "it, or what game.save returns."
            )
        return state_of, (game, game.save(self))

    def __repr__(self) -> str:
        """Return how far the game is, and the check of the position."""
        flow = self.flow
        over = "over after " if flow.over() else ""
        taken = f"{counted(sum(flow.turns), 'answer')} and {counted(sum(flow.rolls), 'roll')}"
        players = counted(int(flow.seats), "player")
        return f"<{type(self).__name__}: {players}, {over}{taken}, position {self.check()}>"


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game with its options fixed: everything that does not change while it is played."""

    name: str
    """The game's name in commands and records."""
    rules: int
    """The version of the rules; records carry it."""
    seats: int
    """The number of players."""
    dice: Dice
    """The kinds of dice."""
    programs: list[Program]
    """Every program a task can be running."""

    def options(self) -> dict[str, Any]:
        """Return the options, in a form JSON can represent, that make the same game again."""
        raise NotImplementedError

    def under(self, rules: int) -> Game[S]:
        """Return the same game under an earlier version of its rules; refuse unknown versions."""
        if rules != self.rules:
            raise BadRecord(
                f"this record follows version {rules} of the rules of {self.name}; "
                f"this version of dicehall knows version {self.rules}."
            )
        return self

    def moments(self) -> dict[str, tuple[Program, int]]:
        """Return the named moments a scenario can look at: each is just before a word of a program."""
        return {}

    def in_sets(self, given: str) -> bool:
        """Return whether an option, by its text, can be a piece of a set that people answer at once."""
        return False

    def start(self) -> S:
        """Return the state before anything has happened."""
        raise NotImplementedError

    def position(self, given: dict[str, Any]) -> S:
        """Return the state a scenario describes; refuse an impossible one."""
        raise NotImplementedError

    def table(self, state: S) -> Table:
        """Return a table that plays this very state, not a copy."""
        raise NotImplementedError

    def save(self, state: S) -> dict[str, Any]:
        """Return a state in a form JSON can represent."""
        raise NotImplementedError

    def load(self, saved: dict[str, Any]) -> S:
        """Restore a saved state."""
        raise NotImplementedError

    def show(self, state: S) -> dict[str, Any]:
        """Return what everybody at the table can see, field by field, in the game's own words."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """Return every seat's current score."""
        raise NotImplementedError

    def pieces(self, state: S) -> dict[str, int]:
        """Return how many pieces of each kind there are, wherever they lie; this never changes."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """Return the seats that would win now; several if they tie."""
        scores = self.scores(state)
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def of_this(self, state: S) -> S:
        """Return a state that knows it is of this game, so that it can be pickled by itself."""
        state.flow.game = self
        return state

    def __copy__(self) -> Game[S]:
        """Return this game itself, because it never changes."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[S]:
        """Return this game itself, because it never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes the game again: by its name and options; refuse a game without a kit."""
        # Asked by name, because the core knows no games.
        registry: Any = import_module("dicehall.games.registry")
        how: tuple[Any, ...] = registry.how_made(self)
        return how

    def __repr__(self) -> str:
        """Return the options."""
        options = [f"{name}={_shortened(value)}" for name, value in self.options().items()]
        return f"<{type(self).__name__}: {', '.join(options)}>"


AnyGame = Game[Any]
"""Any game, whatever its state type."""


def counted(number: int, what: str) -> str:
    """Return a number of things in words, such as ``2 players``."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _shortened(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= LONGEST_VALUE else f"{shown[: LONGEST_VALUE - 3]}..."


def state_of(game: AnyGame, saved: dict[str, Any]) -> State:
    """Return a state that was pickled."""
    state: State = game.of_this(game.load(saved))
    return state


class View:
    """What a bot sees: its seat and its own copy of the state, to keep or to play on.

    States hold no secrets of the dice, so views do not either.
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
        """Return what is on the table, field by field, in the game's own words."""
        return self.game.show(self.state)

    def options(self, question: Question) -> list[Option]:
        """Return the options of a question with their texts."""
        table = self.game.table(self.state)
        return [Option(option, question.choice.text(table, option)) for option in question.options]

    def __copy__(self) -> View:
        """Return a view with a state of its own."""
        return View(self.game, self.seat, self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes the view again."""
        return View, (self.game, self.seat, self.game.of_this(self.state))

    def __repr__(self) -> str:
        """Return the seat and the state."""
        return f"<View from seat {self.seat}: {self.state!r}>"


def view_of(game: AnyGame, seat: int, state: State) -> View:
    """Return what a seat sees now."""
    return View(game, seat, state.copy())
