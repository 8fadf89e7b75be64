"""What remains to be done, as data: programs, tasks, and the lanes that hold them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.core.mistakes import BadRecord

if TYPE_CHECKING:
    from dicehall.core.game import AnyGame
    from dicehall.core.words import Word

NOTHING: Final = -1
"""The result of a pick when there was nothing to choose."""
TABLE: Final = -1
"""The seat of tasks that belong to the table rather than to a player."""
NO_LANES: Final = -1
"""For a new flow: not even the table's lane is made, because others take its place."""
REGISTERS: Final = 3
"""A task can remember this many picks."""


@final
class Place:
    """A word's place in a program. Read from here, its class is known and need not be checked."""

    __slots__ = ("only_acts", "word")

    def __init__(self, word: Word) -> None:
        self.word: Word = word
        self.only_acts: bool = word.only_acts()
        """Whether the word neither waits nor decides what comes next: then `act` is all of its `step`."""


class Program:
    """A named list of words. Programs never change; a task remembers how far it has come in one."""

    __slots__ = ("name", "number", "places", "registers", "words")

    def __init__(self, name: str, *words: Word) -> None:
        self.name: str = name
        """Its name in saved games and texts; unique within a game."""
        self.words: tuple[Word, ...] = words
        """What is done, in order."""
        self.places: list[Place] = [Place(word) for word in words]
        """The same, for the engine."""
        self.registers: i64 = max((word.registers() for word in words), default=0)
        """How many picks a task of this program has to remember."""
        if self.registers > REGISTERS:
            raise ValueError(f"{name} remembers more than {REGISTERS} picks")
        self.number: int = -1
        """Its place among the programs of its game, assigned by `programs_of`."""

    def __repr__(self) -> str:
        """Return the name and the words."""
        return f"{self.name}: {', '.join(map(repr, self.words))}"


def programs_of(root: Program) -> list[Program]:
    """Return a program and all programs its words lead to, numbered by their place in the list."""
    found = reached_from(root)
    for number, program in enumerate(found):
        program.number = number
    return found


def reached_from(root: Program) -> list[Program]:
    """Return a program and all programs its words lead to."""
    found: list[Program] = []
    ahead = [root]
    while ahead:
        program = ahead.pop(0)
        if program in found:
            continue
        if any(other.name == program.name for other in found):
            raise ValueError(f"two programs are called {program.name}")
        found.append(program)
        for word in program.words:
            ahead.extend(word.programs())
    return found


@final
@mypyc_attr(acyclic=True)
class Picks:
    """What a task has picked, by register; `NOTHING` if nothing was picked. It is used like a list.

    Each register is a field, because a task begins and ends every few words.
    """

    __slots__ = ("_first", "_second", "_size", "_third")

    def __init__(self, picked: list[int]) -> None:
        self._first: i64 = NOTHING
        self._second: i64 = NOTHING
        self._third: i64 = NOTHING
        self._size: i64 = len(picked)
        if self._size > REGISTERS:
            raise ValueError(f"a task remembers {REGISTERS} picks at most")
        for register, option in enumerate(picked):
            self[register] = option

    def __len__(self) -> int:
        """Return how many registers there are."""
        return self._size

    def __getitem__(self, register: i64) -> i64:
        """Return what was picked."""
        if register == 0:
            return self._first
        return self._second if register == 1 else self._third

    def __setitem__(self, register: i64, option: i64) -> None:
        """Remember what was picked."""
        if register == 0:
            self._first = option
        elif register == 1:
            self._second = option
        else:
            self._third = option

    def __iter__(self) -> Iterator[int]:
        """Iterate over what was picked."""
        return iter([self[register] for register in range(self._size)])

    def inherit(self, picked: Picks | None, registers: i64) -> None:
        """Begin with what was picked before, if anything, and with this many registers at least."""
        if picked is None:
            self.forget()
            self._size = registers
        else:
            self._first = picked._first
            self._second = picked._second
            self._third = picked._third
            self._size = max(picked._size, registers)

    def forget(self) -> None:
        """Go back to nothing picked."""
        self._first = self._second = self._third = NOTHING


@final
@mypyc_attr(acyclic=True)
class Task:
    """A seat's progress through a program."""

    __slots__ = ("below", "picked", "position", "program", "seat")

    def __init__(self, seat: i64, program: Program, position: i64, picked: list[int]) -> None:
        self.seat: i64 = seat
        """Whose task it is; `TABLE` for the table's own."""
        self.program: Program = program
        """What is being done."""
        self.position: i64 = position
        """The index of the next word."""
        self.picked: Picks = Picks(picked)
        """What was picked so far, by register."""
        self.below: Task | None = None
        """The task that goes on when this one is done; for a spare task, the next spare one."""

    def copy(self) -> Task:
        """Return a task that shares nothing mutable with this one."""
        return Task(self.seat, self.program, self.position, list(self.picked))


@final
class Lane:
    """The tasks of a lane as a stack: the top one runs, those below wait for it. It is used like a list."""

    __slots__ = ("answers", "depth", "rolls", "top")

    def __init__(self) -> None:
        self.top: Task | None = None
        """The task that runs; None if nothing is left to do."""
        self.depth: i64 = 0
        """How many tasks there are."""
        self.answers: i64 = 0
        """How many answers were given on it; the next one must carry this number."""
        self.rolls: i64 = 0
        """How many rolls were made on it."""

    def append(self, task: Task) -> None:
        """Put a task on top."""
        task.below = self.top
        self.top = task
        self.depth += 1

    def pop(self) -> Task:
        """Take the task on top away."""
        task = self.top
        assert task is not None
        self.top = task.below
        self.depth -= 1
        return task

    def copy(self) -> Lane:
        """Return a lane that shares nothing mutable with this one."""
        twin = Lane()
        twin.answers = self.answers
        twin.rolls = self.rolls
        for task in self.tasks():
            twin.append(task.copy())
        return twin

    def tasks(self) -> list[Task]:
        """Return the tasks, the one on top last."""
        tasks: list[Task] = []
        task = self.top
        while task is not None:
            tasks.append(task)
            task = task.below
        tasks.reverse()
        return tasks

    def __len__(self) -> int:
        """Return how many tasks there are."""
        return self.depth

    def __getitem__(self, place: int) -> Task:
        """Return the task at a place; the last is the one on top."""
        return self.tasks()[place]

    def __iter__(self) -> Iterator[Task]:
        """Iterate over the tasks, the one on top last."""
        return iter(self.tasks())


class Flow:
    """What a game still has to do: every lane's tasks, and how often each seat has acted.

    Lane 0 is the table's; lane 1 + seat is a player's.
    """

    __slots__ = ("game", "lanes", "seats")

    def __init__(self, seats: i64) -> None:
        self.game: AnyGame | None = None
        """The game it is of, by which its state is pickled; None if nobody has said so."""
        self.seats: i64 = seats
        """How many players there are."""
        self.lanes: list[Lane] = [Lane() for _ in range(seats + 1)]

    @property
    def turns(self) -> list[int]:
        """How many answers each seat has given."""
        return [lane.answers for lane in self.lanes[1:]]

    @property
    def rolls(self) -> list[int]:
        """How many rolls were made on each lane."""
        return [lane.rolls for lane in self.lanes]

    def copy(self) -> Flow:
        """Return a flow that shares nothing mutable with this one."""
        twin = Flow(NO_LANES)
        twin.game = self.game
        twin.seats = self.seats
        twin.lanes = [lane.copy() for lane in self.lanes]
        return twin

    def over(self) -> bool:
        """Return whether nothing is left to do on any lane."""
        return all(lane.top is None for lane in self.lanes)

    def numbers(self) -> list[int]:
        """Return the flow as one list of numbers; equal flows give equal lists."""
        numbers = [*self.turns, *self.rolls]
        for lane in self.lanes:
            tasks = lane.tasks()
            numbers.append(len(tasks))
            for task in tasks:
                numbers += [task.seat, task.program.number, task.position, *task.picked]
        return numbers

    def save(self) -> dict[str, Any]:
        """Return the flow in a form JSON can represent."""
        return {
            "turns": self.turns,
            "rolls": self.rolls,
            "lanes": [
                [
                    {"doing": task.program.name, "next": task.position, "picked": list(task.picked)}
                    for task in lane
                ]
                for lane in self.lanes
            ],
        }


def load_flow(saved: dict[str, Any], programs: list[Program]) -> Flow:
    """Restore a saved flow."""
    by_name = {program.name: program for program in programs}
    flow = Flow(len(saved["turns"]))
    if len(saved["lanes"]) != len(flow.lanes) or len(saved["rolls"]) != len(flow.lanes):
        raise BadRecord("a save has one lane and one count of rolls a seat, and one for the table.")
    for seat, turn in enumerate(saved["turns"]):
        flow.lanes[seat + 1].answers = int(turn)
    for number, roll in enumerate(saved["rolls"]):
        flow.lanes[number].rolls = int(roll)
    for number, lane in enumerate(saved["lanes"]):
        for task in lane:
            program = by_name.get(task["doing"])
            if program is None or not 0 <= task["next"] <= len(program.words):
                raise BadRecord(f"these rules have no step {task['next']} of {task['doing']}.")
            picked = [int(option) for option in task["picked"]]
            if not program.registers <= len(picked) <= REGISTERS:
                raise BadRecord(f"a task of {program.name} remembers {program.registers} picks.")
            flow.lanes[number].append(Task(number - 1, program, int(task["next"]), picked))
    return flow
