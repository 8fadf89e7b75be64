"""The table: a state in play, with its open questions and the events so far."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicehall.core.dice import Throw
from dicehall.core.events import Event
from dicehall.core.question import Question
from dicehall.core.task import NOTHING, Flow, Program, Task


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
        self.outdated_by: int = 0
        """The first newer ruling that would have changed the game; 0 if there is none."""

    def first_seat(self) -> int:
        """Return the seat that begins when players act in turn."""
        return 0

    def give(self, seat: int, program: Program) -> None:
        """Put a program on a player's lane."""
        self.flow.lanes[seat + 1].append(Task(seat, program, 0, [NOTHING] * program.registers))

    def unfold(self, task: Task, program: Program) -> None:
        """Run a program before the rest of a task; it inherits what the task has picked."""
        picked = task.picked.copy()
        while len(picked) < program.registers:
            picked.append(NOTHING)
        self.flow.lanes[task.seat + 1].append(Task(task.seat, program, 0, picked))

    def shared_changed(self) -> None:
        """Ask everybody again: something others choose from has changed, such as a shared tray."""
        for lane in range(len(self.questions)):
            question = self.questions[lane]
            if question is not None and question.choice.sees_shared():
                self.questions[lane] = None
