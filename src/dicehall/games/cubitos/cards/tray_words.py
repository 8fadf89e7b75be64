"""The words for dice that are gained or borrowed from trays, or set on a face."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Program, Task
from dicehall.core.words import Effect, Pick, Piece, Unfolding, Word
from dicehall.games.cubitos.cards.amounts import EVERY_COLOUR, NO_COLOUR, Amount, Just
from dicehall.games.cubitos.cards.choosing_dice import (
    BUT_START,
    FROM_ROLL,
    BeginChoosing,
    DiceWanted,
    DieToTake,
    chosen_colours,
)
from dicehall.games.cubitos.cards.phrase import Phrase
from dicehall.games.cubitos.cards.shared_programs import shared
from dicehall.games.cubitos.cards.telling import (
    DIE_BORROWED,
    DIE_GAINED,
    DIE_SET,
    NO_LIMIT,
    PICKED,
    Brings,
)
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    COLOURS,
    FACE_NAMES,
    KIND_NAMES,
    START,
    colour_of,
)
from dicehall.games.cubitos.rules.table import cubitos
from dicehall.games.cubitos.rules.zones import SPOT

OTHER: Final = 2
"""The register of a second pick."""


@dataclass(frozen=True)
class TrayChoice(Choice):
    """Which tray to take a die from: of some kinds, up to a cost, or none if that is allowed."""

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


def kinds_of(colours: int) -> int:
    """Return the kinds of some colours that lie in trays, one bit each; gray are two."""
    kinds = 0
    for kind in range(START):
        if colours >> colour_of(kind) & 1:
            kinds |= 1 << kind
    return kinds


@dataclass(frozen=True)
class GainPicked(Piece):
    """Gain a die from the tray picked."""

    def act(self, table: Table, task: Task) -> None:
        """Gain it."""
        if task.picked[PICKED] > 0:
            cubitos(table).gain_die(task.seat, task.picked[PICKED] - 1)


@dataclass(frozen=True)
class GainDie(Unfolding):
    """Gain one die of your choice, perhaps of one colour or up to a cost."""

    most: Amount = Just(NO_LIMIT)
    of: int = NO_COLOUR
    may: bool = False

    def written(self) -> Program:
        """Return the program: ask which, then gain it."""
        kinds = kinds_of(chosen_colours(self.of, NO_COLOUR, BUT_START))
        pick = Pick(PICKED, TrayChoice("gain", kinds, self.most, self.may))
        return shared(f"gain {self.most} {kinds} {self.may}", pick, GainPicked())

    def tell(self) -> tuple[Effect, ...]:
        """Return the die."""
        colours = chosen_colours(self.of, NO_COLOUR, BUT_START)
        return (Brings(DIE_GAINED, colours=colours, most=self.most, may=self.may),)


@dataclass(frozen=True)
class FaceChoice(Choice):
    """On which face the die is set: any face it has, including a blank (ruling 27)."""

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
    """Borrow the die picked, of these colours, showing the face picked."""

    colours: int

    def act(self, table: Table, task: Task) -> None:
        """Borrow it."""
        if task.picked[PICKED] > 0:
            cubitos(table).borrow(
                task.seat, task.picked[PICKED] - 1, max(task.picked[OTHER], BLANK)
            )

    def tell(self) -> tuple[Effect, ...]:
        """Return the die."""
        return (Brings(DIE_BORROWED, colours=self.colours),)


@dataclass(frozen=True)
class Borrow(Phrase):
    """Take a die, of any colour but one, from a tray and set it on a face in active, for this round."""

    but: int = NO_COLOUR

    def spelled(self, card: str) -> tuple[Word, ...]:
        """Return the words: ask which die, ask for its face, then borrow it."""
        colours = chosen_colours(NO_COLOUR, self.but, BUT_START)
        tray = TrayChoice("borrow", kinds_of(colours), Just(NO_LIMIT), False)
        return (Pick(PICKED, tray), Pick(OTHER, FaceChoice(True)), BorrowPicked(colours))


@dataclass(frozen=True)
class SetPicked(Word):
    """Set the die picked from roll on the face picked."""

    def act(self, table: Table, task: Task) -> None:
        """Set it."""
        if task.picked[PICKED] > 0:
            kind = (task.picked[PICKED] - 1) % SPOT
            cubitos(table).set_from_roll(task.seat, kind, max(task.picked[OTHER], BLANK))

    def tell(self) -> tuple[Effect, ...]:
        """Return the die."""
        return (Brings(DIE_SET, zones=FROM_ROLL),)


@dataclass(frozen=True)
class SetDie(Phrase):
    """Take a die from roll and set it on a face of your choice in active."""

    def spelled(self, card: str) -> tuple[Word, ...]:
        """Return the words: ask which die, ask for its face, then set it."""
        wanted = DiceWanted(Just(1), FROM_ROLL, EVERY_COLOUR)
        pick = Pick(PICKED, DieToTake("set", wanted))
        return (BeginChoosing(), pick, Pick(OTHER, FaceChoice(False)), SetPicked())
