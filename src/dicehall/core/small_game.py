"""A base for small games: players take turns, and a position is a few numbers and lists of numbers."""

# Not compiled: the games that stand on it are interpreted, too.

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from dicehall.core.dice import Dice
from dicehall.core.events import Event
from dicehall.core.game import Game, State
from dicehall.core.mistakes import BadOptions, BadPosition, BadRecord
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, TABLE, Flow, Program, Task, load_flow, programs_of
from dicehall.core.words import Condition, Word


class SmallState(State):
    """A position. A game adds its fields in `__init__`: whole numbers, and lists of them.

    No list ever changes its length, so that a saved position can be checked when it is read.
    """

    def __init__(self, flow: Flow) -> None:
        self.flow: Flow = flow
        self.active: int = NOTHING
        """Whose turn it is; -1 before the first."""
        self.turn: int = 0
        """How many turns have begun."""
        self.safe: list[int] = [0] * int(flow.seats)
        """The points that each player has and cannot lose: the scores."""

    def fields(self) -> dict[str, int | list[int]]:
        """Return all fields but the flow, lists as copies."""
        found = {name: value for name, value in vars(self).items() if name != "flow"}
        return {name: list(it) if isinstance(it, list) else it for name, it in found.items()}

    def copy(self) -> SmallState:
        """Return a state that shares nothing mutable with this one."""
        twin = type(self)(self.flow.copy())
        vars(twin).update(self.fields())
        return twin

    def numbers(self) -> list[int]:
        """Return the whole state as one list of numbers."""
        numbers: list[int] = []
        for value in self.fields().values():
            numbers += value if isinstance(value, list) else [value]
        return numbers + self.flow.numbers()


S = TypeVar("S", bound=SmallState)


@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn began."""


class SmallTable(Table, Generic[S]):
    """A state in play. A game adds a method for each change, which makes it and its event together."""

    def __init__(self, game: SmallGame[S], state: S) -> None:
        super().__init__(state.flow)
        self.state: S = state
        self.chosen: dict[str, int] = game.chosen
        """The options of the game."""

    def happened(self, event: Event) -> None:
        """Report an event to whoever listens."""
        if self.events is not None:
            self.events.append(event)

    def begin_turn(self) -> None:
        """Go on to the next player."""
        self.state.active = (self.state.active + 1) % self.flow.seats
        self.state.turn += 1
        self.happened(TurnBegan(self.state.active))


@dataclass(frozen=True)
class PlayTurn(Word):
    """Give the next player a turn; the table waits for its end."""

    program: Program

    def step(self, table: Table, task: Task) -> bool:
        """Put the turn on the player's lane."""
        assert isinstance(table, SmallTable)
        task.position += 1
        table.begin_turn()
        table.give(table.state.active, self.program)
        return False

    def programs(self) -> list[Program]:
        """Return the turn."""
        return [self.program]


@dataclass(frozen=True)
class NobodyHas(Condition):
    """Nobody has as many points safe as an option says, and not too many turns were played."""

    option: str
    most_turns: int

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        assert isinstance(table, SmallTable)
        state: SmallState = table.state
        return max(state.safe) < table.chosen[self.option] and state.turn < self.most_turns


class SmallGame(Game[S]):
    """A game with its options fixed, each a whole number; `known` holds the least, most and usual of each."""

    def __init__(
        self,
        name: str,
        course: Program,
        dice: Dice,
        state: type[S],
        table: type[SmallTable[S]],
        options: dict[str, Any],
        known: dict[str, tuple[int, int, int]],
        rules: int = 1,
    ) -> None:
        chosen = _chosen(name, options, known)
        self.name: str = name
        self.rules: int = rules
        self.seats: int = chosen["players"]
        self.dice: Dice = dice
        self.programs: list[Program] = programs_of(course)
        self.course: Program = course
        """What happens, from the first turn to the end."""
        self.chosen: dict[str, int] = chosen
        """All options by name."""
        self._state: type[S] = state
        self._table: type[SmallTable[S]] = table

    def options(self) -> dict[str, Any]:
        """Return all that makes the game."""
        return dict(self.chosen)

    def start(self) -> S:
        """Return the state before the first turn."""
        state = self._state(Flow(self.seats))
        picked = [NOTHING] * int(self.course.registers)
        state.flow.lanes[0].append(Task(TABLE, self.course, 0, picked))
        return self.of_this(state)

    def position(self, given: dict[str, Any]) -> S:
        """Return the state a scenario describes: some of its fields, before the first turn."""
        state = self.start()
        for name in given:
            if name not in state.fields():
                raise BadPosition(
                    f"a position of {self.name} has no {name}; it has {', '.join(state.fields())}."
                )
        wrong = self._read(state, given)
        if wrong:
            raise BadPosition(wrong)
        return state

    def table(self, state: S) -> SmallTable[S]:
        """Return a table on which this very state is played on."""
        return self._table(self, state)

    def save(self, state: S) -> dict[str, Any]:
        """Return a state in a form that JSON can hold."""
        return {**state.fields(), "flow": state.flow.save()}

    def load(self, saved: dict[str, Any]) -> S:
        """Read a saved state back."""
        try:
            state = self._state(load_flow(saved["flow"], self.programs))
            wrong = self._read(state, {name: saved[name] for name in state.fields()})
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise BadRecord(f"this is no saved position of {self.name} ({error!r}).") from None
        if wrong or state.flow.seats != self.seats:
            reason = wrong or f"it is not one of {self.seats} players."
            raise BadRecord(f"this is no saved position of {self.name}: {reason}")
        return self.of_this(state)

    def show(self, state: S) -> dict[str, Any]:
        """Return what everybody sees: every field, the options, and what players have, counted from 1."""
        fields = state.fields()
        del fields["safe"]
        players = {str(seat): {"safe": safe} for seat, safe in enumerate(state.safe, 1)}
        active = None if state.active == NOTHING else state.active + 1
        return {**fields, **self.chosen, "active": active, "players": players}

    def scores(self, state: S) -> list[int]:
        """Return what every player has safe."""
        return list(state.safe)

    def _read(self, state: S, given: dict[str, Any]) -> str:
        """Give a state these fields; return in a sentence what is wrong with them."""
        for name, value in given.items():
            usual = getattr(state, name)
            if isinstance(usual, list):
                if not (isinstance(value, list) and len(value) == len(usual)):
                    return f"{name} must be a list of {len(usual)} numbers."
                value = list(value)
            if not all(type(one) is int for one in (value if isinstance(usual, list) else [value])):
                return f"{name} must be whole numbers."
            setattr(state, name, value)
        if not -1 <= state.active < self.seats:
            return f"it names a seat beyond {self.seats}."
        return ""


def _chosen(
    game: str, options: dict[str, Any], known: dict[str, tuple[int, int, int]]
) -> dict[str, int]:
    for name in options:
        if name not in known:
            raise BadOptions(f"{game} has no option {name}; it has {' and '.join(known)}.")
    chosen: dict[str, int] = {}
    for name, (least, most, usual) in known.items():
        number = options.get(name, usual)
        if type(number) is not int or not least <= number <= most:
            raise BadOptions(f"{name} must be a whole number from {least} to {most}, not {number}.")
        chosen[name] = number
    return chosen
