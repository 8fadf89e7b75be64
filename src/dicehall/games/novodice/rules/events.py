"""The events of NovoDice. Tiles and dice are in their text form."""

# Not compiled: simulations make no events.

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.events import Event


@dataclass(frozen=True)
class Began(Event):
    """This seat was drawn to begin."""


@dataclass(frozen=True)
class TurnBegan(Event):
    """A seat's turn began."""


@dataclass(frozen=True)
class Rolled(Event):
    """Dice were rolled."""

    roll: int
    dice: str


@dataclass(frozen=True)
class Kept(Event):
    """Dice were put into a slot, possibly none."""

    slot: int
    dice: str


@dataclass(frozen=True)
class TookExtraDice(Event):
    """Lions brought black dice."""

    number: int


@dataclass(frozen=True)
class Claimed(Event):
    """A tile was claimed: by ``row``, by ``lions`` or by ``free choice`` for 8 or 9 lions."""

    tile: str
    by: str


@dataclass(frozen=True)
class TookTrash(Event):
    """Nothing could be claimed, so a trash tile was taken."""


@dataclass(frozen=True)
class GotNothing(Event):
    """Nothing could be claimed, and the trash is gone."""


@dataclass(frozen=True)
class Placed(Event):
    """A tile was placed into a bay, counted from 1; the event gives the bay's new worth."""

    tile: str
    bay: int
    worth: int


@dataclass(frozen=True)
class Exchanged(Event):
    """A surplus tile replaced one in a bay, counted from 1; the event gives the bay's new worth."""

    tile: str
    old: str
    bay: int
    worth: int


@dataclass(frozen=True)
class Dropped(Event):
    """A surplus tile went back to the warehouse."""

    tile: str


@dataclass(frozen=True)
class BaysFilled(Event):
    """A seat filled its last space first; all others have one more turn."""


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over, with the scores by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
