"""The rules of Pig: its state, the changes of it, and the course of the game, written in words."""

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

DICE: Final = Dice((Die("D", ("1", "2", "3", "4", "5", "6"), (0, 1, 2, 3, 4, 5)),))
PICKED: Final = 0
"""The register of the last pick."""
PASS: Final = 0
PUSH: Final = 1
TURNS: Final = 1000
"""So many turns end any game: players who always push would otherwise go on for ever."""


class PigState(State):
    """A position."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.active: int = -1
        """Whose turn it is; -1 before the first."""
        self.turn: int = 0
        """How many turns have begun."""
        self.points: int = 0
        """What the turn has brought so far."""
        self.rolling: int = 0
        """1 while the turn goes on."""
        self.safe: list[int] = [0] * len(flow.turns)
        """What each seat has made safe."""

    def copy(self) -> PigState:
        """Return a state that shares nothing changeable with this one."""
        twin = PigState(self.flow.copy())
        twin.active, twin.turn = self.active, self.turn
        twin.points, twin.rolling = self.points, self.rolling
        twin.safe = list(self.safe)
        return twin

    def numbers(self) -> list[int]:
        """Return the whole state as one list of numbers."""
        numbers = [self.active, self.turn, self.points, self.rolling, *self.safe]
        return numbers + self.flow.numbers()


@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn began."""


@dataclass(frozen=True)
class Rolled(Event):
    """The die added to the turn's points."""

    die: str
    points: int


@dataclass(frozen=True)
class Bust(Event):
    """A 1 took the turn's points."""

    lost: int


@dataclass(frozen=True)
class Kept(Event):
    """The turn's points are safe."""

    points: int
    safe: int


class PigTable(Table):
    """A state in play: each method makes a change and its event together."""

    def __init__(self, state: PigState, target: int) -> None:
        super().__init__(state.flow)
        self.state: PigState = state
        self.target: int = target

    def happened(self, event: Event) -> None:
        """Tell whoever listens."""
        if self.events is not None:
            self.events.append(event)

    def begin_turn(self) -> None:
        """Pass the die on."""
        state = self.state
        state.active = (state.active + 1) % len(state.safe)
        state.turn += 1
        state.rolling = 1
        self.happened(TurnBegan(state.active))

    def rolled(self, cell: int) -> None:
        """Add a roll to the turn's points, or lose them."""
        state = self.state
        if cell == 0:
            self.happened(Bust(state.active, state.points))
            state.points = state.rolling = 0
        else:
            state.points += cell + 1
            self.happened(Rolled(state.active, DICE.faced(cell).face, state.points))

    def keep(self) -> None:
        """Make the turn's points safe."""
        state = self.state
        state.safe[state.active] += state.points
        self.happened(Kept(state.active, state.points, state.safe[state.active]))
        state.points = state.rolling = 0


def pig(table: Table) -> PigTable:
    """Return the same table, known to be one of Pig."""
    assert isinstance(table, PigTable)
    return table


@dataclass(frozen=True)
class PushOrPass(Choice):
    """Whether to push on and roll again."""

    def name(self) -> str:
        """Return the choice's name."""
        return "push"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return both, or only passing for a player who has enough."""
        seen = pig(table)
        enough = seen.state.safe[task.seat] + seen.state.points >= seen.target
        return [PASS] if enough else [PASS, PUSH]

    def text(self, table: Table, option: int) -> str:
        """Return ``push`` or ``pass``."""
        return "push" if option == PUSH else "pass"


@dataclass(frozen=True)
class RollDie(Roll):
    """Roll the die."""

    def dice(self, table: Table, task: Task) -> list[int]:
        """Throw one."""
        return [1]

    def land(self, table: Table, task: Task, cells: list[int]) -> None:
        """Count it."""
        pig(table).rolled(cells[0])


@dataclass(frozen=True)
class PassIfPicked(Word):
    """Do as was picked: to push on, nothing has to be done."""

    def act(self, table: Table, task: Task) -> None:
        """Pass, perhaps."""
        if task.picked[PICKED] == PASS:
            pig(table).keep()


@dataclass(frozen=True)
class StillRolling(Condition):
    """The turn goes on."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        return pig(table).state.rolling == 1


@dataclass(frozen=True)
class NobodyHasWon(Condition):
    """Nobody has points enough."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        seen = pig(table)
        return max(seen.state.safe) < seen.target and seen.state.turn < TURNS


@dataclass(frozen=True)
class TakeTurn(Word):
    """Let the next player have a turn; the table waits."""

    program: Program

    def step(self, table: Table, task: Task) -> bool:
        """Put the turn on the player's lane."""
        task.position += 1
        seen = pig(table)
        seen.begin_turn()
        seen.give(seen.state.active, self.program)
        return False

    def programs(self) -> list[Program]:
        """Return the turn."""
        return [self.program]


DECIDE = Program("decide", Pick(PICKED, PushOrPass()), PassIfPicked())
TURN = Program("turn", RollDie(), When(StillRolling(), DECIDE), Again(StillRolling()))
GAME = Program("game", TakeTurn(TURN), Again(NobodyHasWon()))
