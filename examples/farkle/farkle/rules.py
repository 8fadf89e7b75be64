"""The rules of Farkle: its state, the changes of it, and the course of the game, written in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from dicehall.core.dice import Dice, Die
from dicehall.core.events import Event
from dicehall.core.question import Choice
from dicehall.core.small_game import NobodyHas, PlayTurn, SmallGame, SmallState, SmallTable
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
LEAST, MOST, USUAL = 100, 20_000, 4000
"""How few points can be played for, how many, and how many usually."""


class FarkleState(SmallState):
    """A position."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self.points = 0
        """What the turn has brought so far."""
        self.left = 0
        """How many dice can be rolled; none when the turn is over."""
        self.rolled = [0] * 6
        """How many dice of the last roll show each face and are not set aside."""


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


class FarkleTable(SmallTable[FarkleState]):
    """A state in play: each method makes a change and its event together."""

    def begin_turn(self) -> None:
        """Pass the dice on, all of them."""
        super().begin_turn()
        self.state.left = ALL

    def roll(self, cells: list[int]) -> None:
        """Note what fell; without a die that counts the turn is over."""
        state = self.state
        state.rolled = [cells.count(cell) for cell in range(6)]
        self.happened(Rolled(state.active, text(state.rolled)))
        if not any(ways(state.rolled)):
            self.happened(Bust(state.active, state.points))
            state.points, state.left = 0, 0

    def set_aside(self, counts: Counts) -> None:
        """Count these dice; after the last of all six, all can be rolled again."""
        state = self.state
        state.rolled = [one - other for one, other in zip(state.rolled, counts, strict=True)]
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
        return self.state.safe[seat] + self.state.points >= self.chosen["target"]


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


DECIDE = Program(
    "decide", Pick(ASIDE, WhichDice()), SetPickedAside(), Pick(PICKED, PushOrPass()), PassIfPicked()
)
TURN = Program("turn", RollDice(), When(StillRolling(), DECIDE), Again(StillRolling()))
GAME = Program("game", PlayTurn(TURN), Again(NobodyHas("target", TURNS)))


class Farkle(SmallGame[FarkleState]):
    """Farkle for a number of players, up to a number of points."""

    def __init__(self, options: dict[str, Any]) -> None:
        known = {"players": (2, 6, 2), "target": (LEAST, MOST, USUAL)}
        super().__init__("farkle", GAME, DICE, FarkleState, FarkleTable, options, known)

    def show(self, state: FarkleState) -> dict[str, Any]:
        """Return what everybody sees, the dice as people write them."""
        return {**super().show(state), "rolled": text(state.rolled)}

    def pieces(self, state: FarkleState) -> dict[str, int]:
        """Return the six dice."""
        return {"dice": ALL}
