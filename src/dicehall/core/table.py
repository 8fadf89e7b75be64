"""The table: a state in play, with its open questions and the events so far."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from dicehall.core.dice import Throw
from dicehall.core.events import Event
from dicehall.core.question import Question
from dicehall.core.task import Flow, Lane, Picks, Program, Task


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What words act on. A game's own table adds its state and one method for each change to it.

    The open questions and throws are derived from the flow when it settles, and can be discarded and
    derived again at any time.
    """

    def __init__(self, flow: Flow) -> None:
        self.flow: Flow = flow
        """What remains to be done; part of the state."""
        self.events: list[Event] | None = None
        """What happened, or None if nobody listens."""
        self.questions: list[Question | None] = [None] * len(flow.lanes)
        """For each lane, the question it waits for."""
        self.throws: list[Throw | None] = [None] * len(flow.lanes)
        """For each lane, the throw it waits for."""
        self.open_throws: i64 = 0
        """How many lanes wait for one."""
        self.reopened: bool = False
        """Whether a lane that waited can go on, though nobody answered."""
        self._spare: Task | None = None
        """Tasks that are done, to be used again: most live for a few words only."""
        self.outdated_by: int = 0
        """The first newer ruling that would have changed the game; 0 if there is none."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Refuse: what a table holds follows from its state and its game."""
        raise TypeError(
            f"a {type(self).__name__} is neither pickled nor copied; game.table(state) makes one."
        )

    def first_seat(self) -> int:
        """Return the seat that begins when players act in turn."""
        return 0

    def give(self, seat: i64, program: Program) -> None:
        """Put a program on a player's lane."""
        self.reopened = True
        self.begin(seat, program, None)

    def unfold(self, task: Task, program: Program) -> None:
        """Run a program before the rest of a task; it inherits what the task has picked."""
        self.begin(task.seat, program, task.picked)

    def begin(self, seat: i64, program: Program, inherited: Picks | None) -> None:
        """Put a program on top of a lane; it begins with what was picked before, if anything."""
        task = self._spare
        if task is None:
            task = Task(seat, program, 0, [])
        else:
            self._spare = task.below
            task.seat = seat
            task.program = program
            task.position = 0
        task.picked.inherit(inherited, program.registers)
        lane = self.flow.lanes[seat + 1]
        task.below = lane.top
        lane.top = task
        lane.depth += 1

    def finish(self, lane: Lane, task: Task) -> None:
        """Take the task on top, which is done, off its lane."""
        lane.top = task.below
        lane.depth -= 1
        task.below = self._spare
        self._spare = task

    def shared_changed(self) -> None:
        """Ask everybody again: something others choose from has changed, such as a shared tray."""
        lane: i64
        for lane in range(len(self.questions)):
            question = self.questions[lane]
            if question is not None and question.choice.sees_shared():
                self.ask_again(lane)

    def ask_again(self, lane: i64) -> None:
        """Ask what a lane waits for again: what it chooses from has changed."""
        self.questions[lane] = None
        self.reopened = True
