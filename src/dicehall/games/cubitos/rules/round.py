"""The course of a race, written in words."""

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Program, Task
from dicehall.core.words import Again, Condition, Do, Everybody, Roll, When, Word
from dicehall.games.cubitos.rules.contention import contended
from dicehall.games.cubitos.rules.dice import KINDS
from dicehall.games.cubitos.rules.draw import DRAW_DICE
from dicehall.games.cubitos.rules.roll_phase import ROLLS, STRICT_ROLLS
from dicehall.games.cubitos.rules.run_phase import DONE, MOVE_AND_BUY, READY, CompareSwords
from dicehall.games.cubitos.rules.table import cubitos
from dicehall.games.cubitos.rules.takings import MOVING, ROLLING, RUNNING


@dataclass(frozen=True)
class DrawStartPlayer(Roll):
    """A random player gets the start die."""

    def dice(self, table: Table, task: Task) -> list[int]:
        """Throw the die with one side a player."""
        return [0] * KINDS + [1]

    def land(self, table: Table, task: Task, cells: list[int]) -> None:
        """Hand the start die over."""
        cubitos(table).draw_start_player(cells[0])


@dataclass(frozen=True)
class BeginRound(Word):
    """Work out draw amounts and reset what belongs to a single round."""

    def act(self, table: Table, task: Task) -> None:
        """Begin."""
        cubitos(table).begin_round()


@dataclass(frozen=True)
class Strict(Condition):
    """The table plays in strict order, or not."""

    strict: bool

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return cubitos(table).game.strict == self.strict


@dataclass(frozen=True)
class TogetherUnlessScarce(Word):
    """Run a program for everybody at once, or in turn if players could compete for a tray's last dice."""

    register: int
    program: Program
    takes_in: int
    """The step of the round; which dice can be taken from trays depends on it."""
    strictly: bool = False
    """Whether players also act in turn here if the table plays in strict order."""
    in_strict_order: Program | None = None
    """What is done instead of taking turns clockwise (ruling 35)."""

    def step(self, table: Table, task: Task) -> bool:
        """Give it to all, or to the next."""
        seen = cubitos(table)
        seats = len(seen.state.players)
        done = task.picked[self.register] + 1
        if done == 0 and not self._in_turn(table):
            task.position += 1
            for seat in range(seats):
                seen.give(seat, self.program)
            return False
        if done == seats:
            task.picked[self.register] = NOTHING
            task.position += 1
            return True
        if done == 0 and self.in_strict_order is not None and seen.rules_by(35):
            task.position += 1
            table.unfold(task, self.in_strict_order)
            return True
        task.picked[self.register] = done
        seen.give((seen.first_seat() + done) % seats, self.program)
        return False

    def _in_turn(self, table: Table) -> bool:
        seen = cubitos(table)
        return (self.strictly and seen.game.strict) or contended(seen, self.takes_in)

    def registers(self) -> int:
        """Return how many registers a task needs for this word."""
        return self.register + 1

    def programs(self) -> list[Program]:
        """Return the programs given."""
        return [
            self.program,
            *([] if self.in_strict_order is None else [self.in_strict_order]),
        ]


@dataclass(frozen=True)
class EndRound(Word):
    """Borrowed dice go back, the start die goes on, and perhaps somebody has won."""

    def act(self, table: Table, task: Task) -> None:
        """End it."""
        cubitos(table).end_round()


@dataclass(frozen=True)
class RaceGoesOn(Condition):
    """Nobody has won yet."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition holds."""
        return cubitos(table).state.winner == NOTHING


TOGETHER_ROLLS = Program(
    "rolls together", TogetherUnlessScarce(0, ROLLS, ROLLING, in_strict_order=STRICT_ROLLS)
)
ROUNDS = Program(
    "rounds",
    BeginRound(),
    Everybody(DRAW_DICE),
    When(Strict(False), TOGETHER_ROLLS),
    When(Strict(True), STRICT_ROLLS),
    TogetherUnlessScarce(0, READY, RUNNING),
    CompareSwords(),
    TogetherUnlessScarce(0, DONE, RUNNING),
    TogetherUnlessScarce(0, MOVE_AND_BUY, MOVING, True),
    EndRound(),
    Again(RaceGoesOn()),
)
RACE = Program("race", DrawStartPlayer(), Do(ROUNDS))
