"""What all ways of sending a message share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from dicehall.server.store.call_messages import Outcome
    from dicehall.server.store.call_ways import Way

Seal = Callable[[], bool]
"""Notes that a message is about to be handed over, and returns whether it may be. It waits for the
database, so it must not be called in the event loop."""


@dataclass(frozen=True)
class AwaitedTable:
    """A table at which somebody is waited for, as messages name it."""

    id: str
    """Its id."""
    code: str
    """Its code, by which links name it."""
    name: str
    """Its title, or what is played there and against whom."""


@dataclass(frozen=True)
class Letter:
    """A message in a person's language."""

    id: str
    """Stays the same if the message is sent again."""
    way: Way
    """Where it goes."""
    language: str
    """The language it is written in."""
    title: str
    """Its subject."""
    text: str
    """One sentence that says why it comes."""
    tables: tuple[AwaitedTable, ...] = ()
    """The tables it is about; none if it asks to confirm an address."""
    confirm: str | None = None
    """The token that confirms an address; None if it is confirmed."""


class Sender(Protocol):
    """Sends letters of one kind. It runs in a thread, and always returns within a few minutes."""

    def send(self, letter: Letter, seal: Seal) -> Outcome:
        """Send a letter, and return what became of it; it must not be handed over unless it can be
        sealed."""
