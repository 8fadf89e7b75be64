"""The rules of Farkle: its state, the changes of it, and the course of the game, written in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicehall.core.dice import Dice, Die
from dicehall.core.events import Event
from dicehall.core.game import State
from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import Flow, Program, Task
from dicehall.core.words import Again, Condition, Pick, Roll, When, Word
from farkle.scoring import Counts, text, ways, worth

DICE: Final = Dice((Die("D", ("1", "2", "3", "4", "5", "6"), (0, 1, 2, 3, 4, 5)),))
ALL: Final = 6
"""How many dice there are."""
BASE: Final = ALL + 1
"""Options are numbers: one digit in this base for each face."""
ASIDE, PICKED = 0, 1
"""The registers of the two picks."""
PASS, PUSH = 0, 1
TURNS: Final = 1000
"""So many turns end any game."""


class FarkleState(State):
    """A position."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.active = -1
        """Whose turn it is; -1 before the first."""
        self.turn = 0
        """How many turns have begun."""
        self.points = 0
        """What the turn has brought so far."""
        self.left = 0
        """How many dice can be rolled; none when the turn is over."""
        self.rolled: Counts = (0,) * 6
        """The dice of the last roll that are not set aside."""
        self.safe = [0] * len(flow.turns)
        """What each seat has made safe."""

    def copy(self) -> FarkleState:
        """Return a state that shares nothing changeable with this one."""
        twin = FarkleState(self.flow.copy())
        twin.active, twin.turn, twin.points = self.active, self.turn, self.points
        twin.left, twin.rolled, twin.safe = self.left, self.rolled, list(self.safe)
        return twin

    def numbers(self) -> list[int]:
        """Return the whole state as one list of numbers."""
        numbers = [self.active, self.turn, self.points, self.left, *self.rolled, *self.safe]
        return numbers + self.flow.numbers()


@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn began."""


@dataclass(frozen=True)
class Rolled(Event):
    """Dice fell."""

    dice: str


@dataclass(frozen=True)
class SetAside(Event):
    """Dice that count were set aside."""

    dice: str
    points: int


@dataclass(frozen=True)
class Bust(Event):
    """No die counts: the turn's points are lost."""

    lost: int


@dataclass(frozen=True)
class Kept(Event):
    """The turn's points are safe."""

    points: int
    safe: int


class FarkleTable(Table):
    """A state in play: each method makes a change and its event together."""

    def __init__(self, state: FarkleState, target: int) -> None:
        super().__init__(state.flow)
        self.state: FarkleState = state
        self.target: int = target

    def happened(self, event: Event) -> None:
        """Report an event to whoever listens."""
        if self.events is not None:
            self.events.append(event)

    def begin_turn(self) -> None:
        """Pass the dice on."""
        state = self.state
        state.active = (state.active + 1) % len(state.safe)
        state.turn += 1
        state.points, state.left = 0, ALL
        self.happened(TurnBegan(state.active))

    def roll(self, cells: list[int]) -> None:
        """Note what fell; without a die that counts the turn is over."""
        state = self.state
        state.rolled = tuple(cells.count(cell) for cell in range(6))
        self.happened(Rolled(state.active, text(state.rolled)))
        if not any(ways(state.rolled)):
            self.happened(Bust(state.active, state.points))
            state.points, state.left = 0, 0

    def set_aside(self, counts: Counts) -> None:
        """Count these dice; after the last of all six, all can be rolled again."""
        state = self.state
        state.rolled = tuple(one - other for one, other in zip(state.rolled, counts, strict=True))
        state.points += worth(counts)
        state.left = (state.left - sum(counts)) or ALL
        self.happened(SetAside(state.active, text(counts), worth(counts)))

    def keep(self) -> None:
        """Make the turn's points safe."""
        state = self.state
        state.safe[state.active] += state.points
        self.happened(Kept(state.active, state.points, state.safe[state.active]))
        state.points, state.left = 0, 0

    def has_enough(self, seat: int) -> bool:
        """Return whether a player has points enough to win."""
        return self.state.safe[seat] + self.state.points >= self.target


def farkle(table: Table) -> FarkleTable:
    """Return the same table, known to be one of Farkle."""
    assert isinstance(table, FarkleTable)
    return table


def counts_of(option: int) -> Counts:
    """Return the dice that an option sets aside."""
    return tuple(option // BASE**face % BASE for face in range(6))


@dataclass(frozen=True)
class WhichDice(Choice):
    """Which dice to set aside."""

    def name(self) -> str:
        """Return the choice's name."""
        return "aside"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return all that counts, the most points first."""
        found = sorted(ways(farkle(table).state.rolled), key=lambda way: (-way[0], way[1]))
        return [sum(count * BASE**face for face, count in enumerate(way)) for _, way in found]

    def text(self, table: Table, option: int) -> str:
        """Return the dice, such as ``keep 1 1 5``."""
        return f"keep {text(counts_of(option))}"


@dataclass(frozen=True)
class PushOrPass(Choice):
    """Whether to push on and roll the other dice."""

    def name(self) -> str:
        """Return the choice's name."""
        return "push"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return both, or only passing for a player who has enough."""
        return [PASS] if farkle(table).has_enough(task.seat) else [PASS, PUSH]

    def text(self, table: Table, option: int) -> str:
        """Return ``push`` or ``pass``."""
        return "push" if option == PUSH else "pass"


@dataclass(frozen=True)
class RollDice(Roll):
    """Roll the dice that are left."""

    def dice(self, table: Table, task: Task) -> list[int]:
        """Throw them."""
        return [farkle(table).state.left]

    def land(self, table: Table, task: Task, cells: list[int]) -> None:
        """Count them."""
        farkle(table).roll(cells)


@dataclass(frozen=True)
class SetPickedAside(Word):
    """Set the dice aside that were picked."""

    def act(self, table: Table, task: Task) -> None:
        """Set them aside."""
        farkle(table).set_aside(counts_of(task.picked[ASIDE]))


@dataclass(frozen=True)
class PassIfPicked(Word):
    """Do as was picked: to push on, nothing has to be done."""

    def act(self, table: Table, task: Task) -> None:
        """Pass, perhaps."""
        if task.picked[PICKED] == PASS:
            farkle(table).keep()


@dataclass(frozen=True)
class StillRolling(Condition):
    """The turn goes on."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        return farkle(table).state.left > 0


@dataclass(frozen=True)
class NobodyHasWon(Condition):
    """Nobody has points enough."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        seen = farkle(table)
        return max(seen.state.safe) < seen.target and seen.state.turn < TURNS


@dataclass(frozen=True)
class TakeTurn(Word):
    """Let the next player have a turn; the table waits."""

    program: Program

    def step(self, table: Table, task: Task) -> bool:
        """Put the turn on the player's lane."""
        task.position += 1
        seen = farkle(table)
        seen.begin_turn()
        seen.give(seen.state.active, self.program)
        return False

    def programs(self) -> list[Program]:
        """Return the turn."""
        return [self.program]


DECIDE = Program(
    "decide", Pick(ASIDE, WhichDice()), SetPickedAside(), Pick(PICKED, PushOrPass()), PassIfPicked()
)
TURN = Program("turn", RollDice(), When(StillRolling(), DECIDE), Again(StillRolling()))
GAME = Program("game", TakeTurn(TURN), Again(NobodyHasWon()))
