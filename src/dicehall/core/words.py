"""The words all games share. A word acts or unfolds into other words; only `Pick` waits for a player.

A game adds words for its own mechanics. `Roll` also waits, but for the dice.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from dicehall.core.dice import Throw
from dicehall.core.question import Choice, Question
from dicehall.core.task import NOTHING, Program, Task

if TYPE_CHECKING:
    from dicehall.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing that a word brings, costs or prevents, as data. Games say what there is to tell."""

    def provided(self, condition: Condition) -> Effect:
        """Return the same, but only if a condition holds too."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """Something to be done, as data."""

    def step(self, table: Table, task: Task) -> bool:
        """Do the word's part; return True if its lane goes on at once, False if it waits."""
        task.position += 1
        self.act(table, task)
        return True

    def only_acts(self) -> bool:
        """Return whether this class does not override `step`, as most words do not."""
        return type(self).step is Word.step

    def act(self, table: Table, task: Task) -> None:
        """Change the table."""
        raise NotImplementedError

    def tell(self) -> tuple[Effect, ...]:
        """Return what it would bring. There is no default: a word that cards use must say."""
        raise NotImplementedError

    def registers(self) -> int:
        """Return how many registers a task needs for this word."""
        return 0

    def programs(self) -> list[Program]:
        """Return the programs this word may start."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Word):
    """A word that is only ever a piece of a longer one, which tells what the whole brings."""

    def tell(self) -> tuple[Effect, ...]:
        """Return nothing."""
        return ()


def told_by(program: Program) -> tuple[Effect, ...]:
    """Return what the words of a program would bring, one after the other."""
    effects: list[Effect] = []
    for word in program.words:
        effects += word.tell()
    return tuple(effects)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Unfolding(Word):
    """A word that stands for a program of other words."""

    program: Program = field(init=False, repr=False, compare=False)
    """What it stands for, written once when the word is created."""

    def __post_init__(self) -> None:
        """Write the program."""
        object.__setattr__(self, "program", self.written())

    def written(self) -> Program:
        """Return the program this word stands for."""
        raise NotImplementedError

    def act(self, table: Table, task: Task) -> None:
        """Run the program before the rest of the task."""
        table.unfold(task, self.program)

    def programs(self) -> list[Program]:
        """Return the program."""
        return [self.program]


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """A yes-or-no fact about the table that words can depend on."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether the condition is true now."""
        raise NotImplementedError


@final
@dataclass(frozen=True)
class Pick(Piece):
    """Ask the task's seat to choose, and remember the option.

    A question with one option answers itself; one with none leaves `NOTHING`.
    """

    register: int
    choice: Choice

    def step(self, table: Table, task: Task) -> bool:
        """Wait if there is a real choice."""
        options = self.choice.options(table, task)
        if len(options) > 1:
            lane = task.seat + 1
            turn = table.flow.lanes[lane].answers
            table.questions[lane] = Question(task.seat, turn, self.choice, options)
            return False
        task.picked[self.register] = options[0] if options else NOTHING
        task.position += 1
        return True

    def registers(self) -> int:
        """Return how many registers a task needs for this word."""
        return self.register + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Piece):
    """Ask the dice. A game decides which dice are thrown and what happens to them."""

    def step(self, table: Table, task: Task) -> bool:
        """Wait for the dice; if there are none to throw, land at once."""
        counts = self.dice(table, task)
        lane = task.seat + 1
        for count in counts:
            if count:
                table.open_throws += 1
                table.throws[lane] = Throw(task.seat, table.flow.lanes[lane].rolls, counts)
                return False
        task.position += 1
        self.land(table, task, [])
        return True

    def dice(self, table: Table, task: Task) -> list[int]:
        """Return how many dice of each kind are thrown."""
        raise NotImplementedError

    def land(self, table: Table, task: Task, cells: list[int]) -> None:
        """Take what the dice show; an empty list if none were thrown."""
        raise NotImplementedError


@final
@dataclass(frozen=True)
class Again(Piece):
    """Start this list of words over while the condition holds."""

    condition: Condition

    def act(self, table: Table, task: Task) -> None:
        """Go back to the first word, with nothing picked."""
        if self.condition.holds(table, task):
            task.position = 0
            task.picked.forget()


@final
@dataclass(frozen=True)
class Do(Word):
    """Run a program here."""

    program: Program

    def act(self, table: Table, task: Task) -> None:
        """Put the program on top of the lane; it knows what was picked so far."""
        table.unfold(task, self.program)

    def tell(self) -> tuple[Effect, ...]:
        """Return what the program would bring."""
        return told_by(self.program)

    def programs(self) -> list[Program]:
        """Return the programs this word may start."""
        return [self.program]


@final
@dataclass(frozen=True)
class When(Word):
    """Run a program here if the condition holds."""

    condition: Condition
    program: Program

    def act(self, table: Table, task: Task) -> None:
        """Put the program on top of the lane; it knows what was picked so far."""
        if self.condition.holds(table, task):
            table.unfold(task, self.program)

    def tell(self) -> tuple[Effect, ...]:
        """Return what the program would bring, if the condition holds."""
        return tuple([effect.provided(self.condition) for effect in told_by(self.program)])

    def programs(self) -> list[Program]:
        """Return the programs this word may start."""
        return [self.program]


@final
@dataclass(frozen=True)
class Everybody(Word):
    """Give every player the same program at once; the table goes on when all are done."""

    program: Program

    def step(self, table: Table, task: Task) -> bool:
        """Put one task on each player's lane."""
        task.position += 1
        for seat in range(table.flow.seats):
            table.give(seat, self.program)
        return False

    def programs(self) -> list[Program]:
        """Return the programs this word may start."""
        return [self.program]
