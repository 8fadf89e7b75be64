"""The events of Cubitos. Dice, colours and spaces are in their text form."""

# Not compiled: simulations make no events.

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.events import Event


@dataclass(frozen=True)
class RoundBegan(Event):
    """A round began; the seat holds the start die."""

    round: int


@dataclass(frozen=True)
class Drew(Event):
    """A die went to roll: from draw, or back from active."""

    die: str


@dataclass(frozen=True)
class Refilled(Event):
    """The draw zone was empty, so all of discard went there."""


@dataclass(frozen=True)
class Rolled(Event):
    """Dice were rolled: the whole roll zone, or some for free."""

    dice: str
    free: bool


@dataclass(frozen=True)
class Pushed(Event):
    """The player pushes."""


@dataclass(frozen=True)
class Passed(Event):
    """The player passes."""


@dataclass(frozen=True)
class Used(Event):
    """An ability was used; the die and the moment."""

    die: str
    card: str
    moment: str


@dataclass(frozen=True)
class BustPrevented(Event):
    """A roll would have bust its player, but did not."""


@dataclass(frozen=True)
class Bust(Event):
    """The player bust."""


@dataclass(frozen=True)
class Gained(Event):
    """Money, moves or credits were gained."""

    money: int
    move: int
    water: int
    credit: int


@dataclass(frozen=True)
class FanGained(Event):
    """The player went on to this space of the fan track."""

    fans: int


@dataclass(frozen=True)
class DieGained(Event):
    """A die came from a tray to discard."""

    die: str


@dataclass(frozen=True)
class DieBought(Event):
    """A die was bought."""

    die: str
    cost: int


@dataclass(frozen=True)
class DieBorrowed(Event):
    """A die was taken from a tray for this round, showing this."""

    die: str


@dataclass(frozen=True)
class DieSet(Event):
    """A die was set on a face."""

    die: str


@dataclass(frozen=True)
class DieLost(Event):
    """A die went back to its tray."""

    die: str


@dataclass(frozen=True)
class DieGiven(Event):
    """A die was given to another player."""

    die: str
    to: int


@dataclass(frozen=True)
class SwordsCompared(Event):
    """The swords of all players, by seat."""

    swords: tuple[int, ...]


@dataclass(frozen=True)
class Moved(Event):
    """The runner went along these spaces."""

    route: str


@dataclass(frozen=True)
class Finished(Event):
    """The runner reached the finish."""


@dataclass(frozen=True)
class RaceEnded(Event):
    """The race is won, or called off: then no seat has won it alone, and the winner is -1."""

    winner: int
