"""Words for dice from trays and from roll: gained, borrowed, set on a face."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Program, Task
from dicehall.core.words import Pick, Unfolding, Word
from dicehall.games.cubitos.cards.amounts import Amount, Just
from dicehall.games.cubitos.cards.choosing_dice import (
    PICKED,
    BeginGathering,
    DieToTake,
    Gathering,
    _shared,
)
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    COLOURS,
    DARK,
    FACE_NAMES,
    KIND_NAMES,
    LIGHT,
    START,
)
from dicehall.games.cubitos.rules.table import ROLL, SPOT, cubitos

OTHER: Final = 2
"""The register of a second pick."""


@dataclass(frozen=True)
class Tray(Choice):
    """A die from which tray: of some kinds, at most so expensive; declined if one may."""

    what: str
    kinds: int
    most: Amount
    may: bool

    def name(self) -> str:
        """Return what the die is for."""
        return self.what

    def options(self, table: Table, task: Task) -> list[int]:
        """Return 1 + kind for each tray, 0 to take none."""
        seen = cubitos(table)
        most = self.most.of(table, task.seat)
        options: list[int] = [0] if self.may else []
        for kind in range(START):
            if self.kinds >> kind & 1 and seen.state.trays[kind] > 0:
                cost = seen.game.costs[kind] if kind < COLOURS else 0
                if cost <= most:
                    options.append(1 + kind)
        return options

    def text(self, table: Table, option: int) -> str:
        """Return the kind of die, or ``none``."""
        return KIND_NAMES[option - 1] if option else "none"


ALL_KINDS: Final = (1 << START) - 1
"""Every kind that lies in a tray, one bit each."""
GRAY_KINDS: Final = (1 << LIGHT) | (1 << DARK)


@dataclass(frozen=True)
class GainPicked(Word):
    """Gain a die from the tray picked."""

    def act(self, table: Table, task: Task) -> None:
        """Gain it."""
        if task.picked[PICKED] > 0:
            cubitos(table).gain_die(task.seat, task.picked[PICKED] - 1)


@dataclass(frozen=True)
class GainDie(Unfolding):
    """Gain one die of your choice, of some kinds, at most so expensive."""

    most: Amount = Just(1000)
    kinds: int = ALL_KINDS
    may: bool = False

    def written(self) -> Program:
        """Return: ask which, then gain it."""
        pick = Pick(PICKED, Tray("gain", self.kinds, self.most, self.may))
        return _shared(f"gain {self.most} {self.kinds} {self.may}", pick, GainPicked())


@dataclass(frozen=True)
class Face(Choice):
    """On which face the die is set: any it has, blank too (ruling 27)."""

    from_tray: bool

    def name(self) -> str:
        """Return what is asked."""
        return "face"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return the faces the die picked has."""
        kind = picked_kind(task, self.from_tray)
        if kind == NOTHING:
            return []
        return sorted(set(cubitos(table).game.dice.kinds[kind].sides))

    def text(self, table: Table, option: int) -> str:
        """Return the face."""
        return FACE_NAMES[option]


def picked_kind(task: Task, from_tray: bool) -> int:
    """Return the kind of die picked, from a tray or from the roll zone; `NOTHING` if none was."""
    picked = task.picked[PICKED]
    if picked <= 0:
        return NOTHING
    return picked - 1 if from_tray else (picked - 1) % SPOT


@dataclass(frozen=True)
class BorrowPicked(Word):
    """Borrow the die picked, showing the face picked."""

    def act(self, table: Table, task: Task) -> None:
        """Borrow it."""
        if task.picked[PICKED] > 0:
            cubitos(table).borrow(
                task.seat, task.picked[PICKED] - 1, max(task.picked[OTHER], BLANK)
            )


def borrow(kinds: int) -> tuple[Word, ...]:
    """Take a die of some kinds from a tray and set it on a face in active, for this round."""
    tray = Tray("borrow", kinds, Just(1000), False)
    return (Pick(PICKED, tray), Pick(OTHER, Face(True)), BorrowPicked())


@dataclass(frozen=True)
class SetPicked(Word):
    """Set the die picked from roll on the face picked."""

    def act(self, table: Table, task: Task) -> None:
        """Set it."""
        if task.picked[PICKED] > 0:
            kind = (task.picked[PICKED] - 1) % SPOT
            cubitos(table).set_from_roll(task.seat, kind, max(task.picked[OTHER], BLANK))


def set_one_from_roll() -> tuple[Word, ...]:
    """Take a die from roll and set it on a face of your choice in active."""
    gathering = Gathering(Just(1), 1 << ROLL)
    pick = Pick(PICKED, DieToTake("set", gathering))
    return (BeginGathering(), pick, Pick(OTHER, Face(False)), SetPicked())
