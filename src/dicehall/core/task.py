"""What remains to be done, as data: programs, tasks, and the lanes that hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.core.mistakes import BadRecord

if TYPE_CHECKING:
    from dicehall.core.words import Word

NOTHING: Final = -1
"""The result of a pick when there was nothing to choose."""
TABLE: Final = -1
"""The seat of tasks that belong to the table rather than to a player."""


@final
class Place:
    """A word's place in a program. Read from here, its class is known and need not be checked."""

    __slots__ = ("word",)

    def __init__(self, word: Word) -> None:
        self.word: Word = word


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


@mypyc_attr(acyclic=True)
class Task:
    """A seat's progress through a program."""

    __slots__ = ("next_spare", "picked", "position", "program", "seat")

    def __init__(self, seat: i64, program: Program, position: i64, picked: list[int]) -> None:
        self.seat: i64 = seat
        """Whose task it is; `TABLE` for the table's own."""
        self.program: Program = program
        """What is being done."""
        self.position: i64 = position
        """The index of the next word."""
        self.picked: list[int] = picked
        """What was picked so far, by register."""
        self.next_spare: Task | None = None
        """Another task that is done, too; see `Table.begin`."""

    def copy(self) -> Task:
        """Return a task that shares nothing mutable with this one."""
        return Task(self.seat, self.program, self.position, list(self.picked))


class Flow:
    """What a game still has to do: every lane's tasks, and how often each seat has acted.

    Lane 0 is the table's; lane 1 + seat is a player's. A lane is a stack: its last task runs first.
    """

    __slots__ = ("lanes", "rolls", "turns")

    def __init__(self, seats: int) -> None:
        self.lanes: list[list[Task]] = [[] for _ in range(seats + 1)]
        """The tasks of each lane."""
        self.turns: list[int] = [0] * seats
        """How many answers each seat has given; the next one must carry this number."""
        self.rolls: list[int] = [0] * (seats + 1)
        """How many rolls were made on each lane."""

    def copy(self) -> Flow:
        """Return a flow that shares nothing mutable with this one."""
        twin = Flow(0)
        lanes: list[list[Task]] = []
        for lane in self.lanes:
            copied: list[Task] = []
            for task in lane:
                copied.append(task.copy())
            lanes.append(copied)
        twin.lanes = lanes
        twin.turns = list(self.turns)
        twin.rolls = list(self.rolls)
        return twin

    def over(self) -> bool:
        """Return whether nothing is left to do on any lane."""
        return not any(self.lanes)

    def numbers(self) -> list[int]:
        """Return the flow as one list of numbers; equal flows give equal lists."""
        numbers = [*self.turns, *self.rolls]
        for lane in self.lanes:
            numbers.append(len(lane))
            for task in lane:
                numbers += [task.seat, task.program.number, task.position, *task.picked]
        return numbers

    def save(self) -> dict[str, Any]:
        """Return the flow in a form JSON can represent."""
        return {
            "turns": list(self.turns),
            "rolls": list(self.rolls),
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
    flow.turns = [int(turn) for turn in saved["turns"]]
    flow.rolls = [int(roll) for roll in saved["rolls"]]
    if len(saved["lanes"]) != len(flow.lanes) or len(flow.rolls) != len(flow.lanes):
        raise BadRecord("a save has one lane and one count of rolls a seat, and one for the table.")
    for number, lane in enumerate(saved["lanes"]):
        for task in lane:
            program = by_name.get(task["doing"])
            if program is None or not 0 <= task["next"] <= len(program.words):
                raise BadRecord(f"these rules have no step {task['next']} of {task['doing']}.")
            picked = [int(option) for option in task["picked"]]
            if len(picked) < program.registers:
                raise BadRecord(f"a task of {program.name} remembers {program.registers} picks.")
            flow.lanes[number].append(Task(number - 1, program, int(task["next"]), picked))
    return flow
