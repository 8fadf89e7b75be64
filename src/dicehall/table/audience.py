"""The audience of a table: everybody who listens to it, and what they are sent when something happens."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from dicehall.table.publishing import message, snapshot, summary_of, updates
from dicehall.table.seats import WATCHER, same_hash
from dicehall.table.state import LiveTable
from dicehall.table.views import summary


class Listens(Protocol):
    """Somebody who is connected to a table. Several may hold the same seat."""

    viewer: int
    """Who is looking: a seat, `WATCHER` or `ONLOOKER`."""
    explained: bool
    """Whether questions are to be sent with their explanations."""
    token_hash: str | None
    """The hash of the token with which this listener took the seat."""

    @property
    def watches(self) -> bool:
        """Return whether this listener has no seat."""

    def tell(self, text: str) -> None:
        """Pass a message on."""

    def stand_up(self) -> None:
        """Continue without a seat."""


AnyListener = TypeVar("AnyListener", bound=Listens)


class Audience(Generic[AnyListener]):
    """A table and everybody who listens to it."""

    def __init__(self, table: LiveTable) -> None:
        self.table: LiveTable = table
        """The table; replaced if the store turns out to have a newer one."""
        self.listeners: set[AnyListener] = set()
        """Everybody who is connected."""
        self._summary = summary(table)
        self._presence: tuple[list[int], int] = ([], 0)

    def versions(self) -> dict[bool, int]:
        """Return the versions of watchers (True) and of seats, to be compared after a change."""
        return {True: self.table.version(WATCHER), False: self.table.version(0)}

    def publish(self, before: dict[bool, int]) -> None:
        """Tell everybody what is new since these versions."""
        new: str | None = None
        found = summary(self.table)
        if found != self._summary:
            self._summary = found
            new = summary_of(self.table)
        told = self._unseat()
        viewers = {(one.viewer, one.explained) for one in self.listeners - told}
        texts = updates(self.table, viewers, before, new)
        for listener in self.listeners - told:
            text = texts.get((listener.viewer, listener.explained))
            if text is not None:
                listener.tell(text)

    def _unseat(self) -> set[AnyListener]:
        """Turn listeners whose token no longer belongs to their seat, because they stood up, into watchers.

        They see different things from now on, so they are sent a snapshot; they are returned.
        """
        unseated: set[AnyListener] = set()
        for listener in self.listeners:
            if not listener.watches:
                seat = self.table.seats[listener.viewer]
                if not same_hash(seat.token_hash, listener.token_hash):
                    listener.stand_up()
                    listener.tell(snapshot(self.table, listener.viewer))
                    unseated.add(listener)
        if unseated:
            self.presence_changed()
        return unseated

    def explained_seats(self) -> set[int]:
        """Return the seats of those who want their questions explained."""
        return {one.viewer for one in self.listeners if one.explained and not one.watches}

    def presence_changed(self) -> None:
        """Let everybody know who is connected, now or soon."""
        self.tell_presence()

    def presence(self) -> str:
        """Return the message that says who is connected."""
        seats, watchers = self._present()
        return message("presence", seats=seats, watchers=watchers)

    def tell_presence(self) -> None:
        """Let everybody know who is connected, if that has changed since they were last told."""
        present = self._present()
        if present != self._presence:
            self._presence = present
            text = self.presence()
            for listener in self.listeners:
                listener.tell(text)

    def _present(self) -> tuple[list[int], int]:
        seats = sorted({one.viewer for one in self.listeners if not one.watches})
        return seats, sum(one.watches for one in self.listeners)
