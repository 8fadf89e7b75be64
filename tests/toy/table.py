"""Pig in a hurry: its state, what can happen, and the one place where the state changes.

Everybody rolls at once, again and again, until they pass or a 1 shows and all of the haul is lost. Those
who still stand then take a token from a small shared supply, in turn or, as an option, at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicehall.core.dice import Dice, Die
from dicehall.core.events import Event
from dicehall.core.game import State
from dicehall.core.table import Table
from dicehall.core.task import Flow

TOKENS: Final = ("shield", "die", "gem")
"""A shield saves from one bust and goes back; a die is one more to roll; a gem is worth points."""
SHIELD: Final = 0
DIE: Final = 1
GEM: Final = 2
GEM_POINTS: Final = 7
HOME: Final = 60
"""So many points end the game."""
ROUNDS: Final = 6
"""So many rounds end it too."""
ROLLS: Final = 4
"""So many rolls end a run."""

DICE: Final = Dice((Die("D", ("1", "2", "3", "4", "5", "6"), (0, 1, 2, 3, 4, 5)),))
"""Plain dice; cell 0 is the 1 that busts."""


class PigState(State):
    """A position."""

    def __init__(self, flow: Flow) -> None:
        seats = len(flow.turns)
        self.flow = flow
        self.round: int = 0
        """Rounds begun."""
        self.first: int = seats - 1
        """Who takes the first token of the round."""
        self.supply: list[int] = []
        """Tokens left, by kind."""
        self.tokens: list[list[int]] = [[0] * len(TOKENS) for _ in range(seats)]
        """Each seat's tokens, by kind."""
        self.banked: list[int] = [0] * seats
        """Each seat's safe points."""
        self.haul: list[int] = [0] * seats
        """Each seat's points of this round."""
        self.rolls: list[int] = [0] * seats
        """Each seat's rolls of this round."""
        self.running: list[int] = [0] * seats
        """1 for each seat that wants to roll again."""

    def copy(self) -> PigState:
        """Return a state that shares nothing mutable with this one."""
        twin = PigState(self.flow.copy())
        twin.round = self.round
        twin.first = self.first
        twin.supply = list(self.supply)
        twin.tokens = [list(own) for own in self.tokens]
        twin.banked = list(self.banked)
        twin.haul = list(self.haul)
        twin.rolls = list(self.rolls)
        twin.running = list(self.running)
        return twin

    def numbers(self) -> list[int]:
        """Return the whole state as one list of numbers, the same for equal states."""
        numbers = [self.round, self.first, *self.supply]
        for own in (*self.tokens, self.banked, self.haul, self.rolls, self.running):
            numbers += own
        return numbers + self.flow.numbers()


@dataclass(frozen=True)
class RoundBegan(Event):
    """A round began."""

    number: int


@dataclass(frozen=True)
class Ran(Event):
    """Dice were rolled and added to the haul."""

    dice: str
    haul: int


@dataclass(frozen=True)
class Bust(Event):
    """A 1 took the haul; a shield may have saved it."""

    dice: str
    saved: bool


@dataclass(frozen=True)
class Chose(Event):
    """A seat pushed on or passed."""

    push: bool


@dataclass(frozen=True)
class Took(Event):
    """A token was taken."""

    token: str


@dataclass(frozen=True)
class Banked(Event):
    """The haul is safe now."""

    points: int


class PigTable(Table):
    """A state in play: each method makes a change and its event together."""

    def __init__(self, state: PigState) -> None:
        super().__init__(state.flow)
        self.state: PigState = state

    def first_seat(self) -> int:
        """Return who takes the first token."""
        return self.state.first

    def happened(self, event: Event) -> None:
        """Tell whoever listens."""
        if self.events is not None:
            self.events.append(event)

    def begin_round(self) -> None:
        """Clear the hauls and pass the first place on."""
        state = self.state
        seats = len(state.haul)
        state.round += 1
        state.first = (state.first + 1) % seats
        state.haul = [0] * seats
        state.rolls = [0] * seats
        state.running = [1] * seats
        self.happened(RoundBegan(-1, state.round))

    def ran(self, seat: int, cells: list[int]) -> None:
        """Add a roll to the haul, or lose it all to a 1 unless a shield is spent."""
        state = self.state
        state.rolls[seat] += 1
        if cells[0] > 0:
            state.haul[seat] += sum(cells) + len(cells)
            self.happened(Ran(seat, DICE.text(cells), state.haul[seat]))
            return
        saved = state.tokens[seat][SHIELD] > 0
        if saved:
            state.tokens[seat][SHIELD] -= 1
            state.supply[SHIELD] += 1
        else:
            state.haul[seat] = 0
            state.running[seat] = 0
        self.happened(Bust(seat, DICE.text(cells), saved))

    def chose(self, seat: int, push: bool) -> None:
        """Let a seat run on or stop."""
        self.state.running[seat] = int(push)
        self.happened(Chose(seat, push))

    def take(self, seat: int, token: int) -> None:
        """Move a token from the supply to a seat; the others may choose from less now."""
        self.state.supply[token] -= 1
        self.state.tokens[seat][token] += 1
        self.happened(Took(seat, TOKENS[token]))
        self.shared_changed()

    def bank(self) -> None:
        """Make all hauls safe."""
        for seat, points in enumerate(self.state.haul):
            self.state.banked[seat] += points
            self.happened(Banked(seat, points))
        self.state.haul = [0] * len(self.state.haul)

    def points(self, seat: int) -> int:
        """Return what a seat has safe, gems and all."""
        return self.state.banked[seat] + GEM_POINTS * self.state.tokens[seat][GEM]


def pig(table: Table) -> PigTable:
    """Return the same table, known to be one of this game."""
    assert isinstance(table, PigTable)
    return table
