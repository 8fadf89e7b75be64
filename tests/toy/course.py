"""Pig in a hurry: its choices and words, and the course of the game written in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tests.toy.table import DIE, HOME, ROLLS, ROUNDS, TOKENS, pig

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Program, Task
from dicehall.core.words import Again, Condition, Everybody, Pick, Roll, When, Word

PASS: Final = 0
PUSH: Final = 1
LEAVE: Final = len(TOKENS)
"""The option to take no token."""
PICKED: Final = 0
"""The register of the last pick; on the table's lane, of who has had a turn."""


@dataclass(frozen=True)
class InTurn(Word):
    """Give every player the same program, one after the other, clockwise from the first seat."""

    register: int
    program: Program

    def step(self, table: Table, task: Task) -> bool:
        """Give the program to the next seat, or go on when all seats have had it."""
        seats = table.flow.seats
        done = task.picked[self.register] + 1
        if done == seats:
            task.picked[self.register] = NOTHING
            task.position += 1
            return True
        task.picked[self.register] = done
        table.give((table.first_seat() + done) % seats, self.program)
        return False

    def registers(self) -> int:
        """Return how many registers a task needs for this word."""
        return self.register + 1

    def programs(self) -> list[Program]:
        """Return the programs this word may start."""
        return [self.program]


@dataclass(frozen=True)
class PushOrPass(Choice):
    """Whether to roll again; after the last roll there is nothing left but to pass."""

    def name(self) -> str:
        """Return the choice's name."""
        return "push"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return both, or only one."""
        return [PASS, PUSH] if pig(table).state.rolls[task.seat] < ROLLS else [PASS]

    def text(self, table: Table, option: int) -> str:
        """Return ``push`` or ``pass``."""
        return "push" if option == PUSH else "pass"


@dataclass(frozen=True)
class WhichToken(Choice):
    """Which token to take from the supply; with one kind left it may still be left there."""

    def name(self) -> str:
        """Return the choice's name."""
        return "token"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return the kinds there are, and to take none; nothing when the supply is empty."""
        kinds = [kind for kind, left in enumerate(pig(table).state.supply) if left]
        return [*kinds, LEAVE] if kinds else []

    def text(self, table: Table, option: int) -> str:
        """Return the token, or ``leave it``."""
        return "leave it" if option == LEAVE else TOKENS[option]


@dataclass(frozen=True)
class BeginRound(Word):
    """Begin a round."""

    def act(self, table: Table, task: Task) -> None:
        """Clear the hauls."""
        pig(table).begin_round()


@dataclass(frozen=True)
class Run(Roll):
    """Roll two dice, and one more for each token of a die."""

    def dice(self, table: Table, task: Task) -> list[int]:
        """Return how many dice."""
        return [2 + pig(table).state.tokens[task.seat][DIE]]

    def land(self, table: Table, task: Task, cells: list[int]) -> None:
        """Add them to the haul."""
        pig(table).ran(task.seat, cells)


@dataclass(frozen=True)
class Running(Condition):
    """The seat still runs."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        return pig(table).state.running[task.seat] == 1


@dataclass(frozen=True)
class GoOnOrStop(Word):
    """Do as was picked."""

    def act(self, table: Table, task: Task) -> None:
        """Push or pass."""
        pig(table).chose(task.seat, task.picked[PICKED] == PUSH)


@dataclass(frozen=True)
class BroughtSomething(Condition):
    """The seat has a haul."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        return pig(table).state.haul[task.seat] > 0


@dataclass(frozen=True)
class TakeToken(Word):
    """Take the token picked, if one was."""

    def act(self, table: Table, task: Task) -> None:
        """Take it."""
        if task.picked[PICKED] not in (NOTHING, LEAVE):
            pig(table).take(task.seat, task.picked[PICKED])


@dataclass(frozen=True)
class Bank(Word):
    """Make all hauls safe."""

    def act(self, table: Table, task: Task) -> None:
        """Bank them."""
        pig(table).bank()


@dataclass(frozen=True)
class NobodyIsHome(Condition):
    """Nobody has points enough, and there are rounds left."""

    def holds(self, table: Table, task: Task) -> bool:
        """Return whether it is so."""
        state = pig(table).state
        seats = range(len(state.banked))
        return state.round < ROUNDS and all(pig(table).points(seat) < HOME for seat in seats)


DECIDE = Program("decide", Pick(PICKED, PushOrPass()), GoOnOrStop())

RUN = Program("run", Run(), When(Running(), DECIDE), Again(Running()))

TAKE = Program("take", Pick(PICKED, WhichToken()), TakeToken())

MARKET = Program("market", When(BroughtSomething(), TAKE))

IN_TURN = Program(
    "round",
    BeginRound(),
    Everybody(RUN),
    InTurn(PICKED, MARKET),
    Bank(),
    Again(NobodyIsHome()),
)

AT_ONCE = Program(
    "hasty round",
    BeginRound(),
    Everybody(RUN),
    Everybody(MARKET),
    Bank(),
    Again(NobodyIsHome()),
)
