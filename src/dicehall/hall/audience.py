"""The audience of a table: everybody who listens to it, and what they are sent when something happens."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from dicehall.table.refusals import Refusal
from dicehall.table.seats import WATCHER, same_hash
from dicehall.table.viewer_messages import message, snapshot, summary_of, updates
from dicehall.table.views import summary

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dicehall.hall.connection import Connection
    from dicehall.table.state import LiveTable

MOST_WATCHERS: Final = 200
"""The most watchers at one table."""
MOST_PER_SEAT: Final = 10
"""The most connections that may hold one seat."""
PRESENCE_DELAY: Final = 0.05
"""Seconds during which arrivals and departures are collected into one message."""


class Audience:
    """Everybody who listens to a table."""

    def __init__(self, table: LiveTable) -> None:
        self.listeners: set[Connection] = set()
        """Everybody who is connected."""
        self._summary = summary(table)
        self._presence: tuple[list[int], int] = ([], 0)
        self._timer: asyncio.TimerHandle | None = None

    def check_room(self, listener: Connection) -> None:
        """Refuse one listener too many."""
        if listener.watches and sum(other.watches for other in self.listeners) >= MOST_WATCHERS:
            raise Refusal("too_many_watchers")
        same = sum(other.viewer == listener.viewer for other in self.listeners)
        if not listener.watches and same >= MOST_PER_SEAT:
            raise Refusal("too_many_connections")

    def enter(self, listener: Connection) -> None:
        """Add a listener."""
        self.listeners.add(listener)
        listener.tell(self._presence_message())
        self._presence_changed()

    def leave(self, listener: Connection) -> None:
        """Remove a listener."""
        self.listeners.discard(listener)
        self._presence_changed()

    def explained_seats(self) -> set[int]:
        """Return the seats of those who want their questions explained."""
        return {one.viewer for one in self.listeners if one.explained and not one.watches}

    # ------------------------------------------------------------------------------ what is new

    def publish(
        self, table: LiveTable, before: dict[bool, int], explained: Mapping[int, str]
    ) -> None:
        """Tell everybody what is new since these versions, with the questions that are explained already."""
        new: str | None = None
        found = summary(table)
        if found != self._summary:
            self._summary = found
            new = summary_of(table)
        served = self._unseat(table)
        viewers = {(one.viewer, one.explained) for one in self.listeners - served}
        texts = updates(table, viewers, before, new, explained)
        for listener in self.listeners - served:
            text = texts.get((listener.viewer, listener.explained))
            if text is not None:
                listener.tell(text)

    def _unseat(self, table: LiveTable) -> set[Connection]:
        """Turn listeners whose token no longer belongs to their seat, because they stood up, into watchers.

        They see different things from now on, so they are sent a snapshot; they are returned.
        """
        unseated: set[Connection] = set()
        for listener in self.listeners:
            if not listener.watches:
                seat = table.seats[listener.viewer]
                if not same_hash(seat.token_hash, listener.token_hash):
                    listener.stand_up()
                    listener.tell(snapshot(table, listener.viewer))
                    unseated.add(listener)
        if unseated:
            self._presence_changed()
        return unseated

    # --------------------------------------------------------------------------- who is connected

    def _presence_changed(self) -> None:
        """Tell everybody soon, so that many arrivals at once are announced in one message."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._timer = None
        present = self._present()
        if present != self._presence:
            self._presence = present
            text = self._presence_message()
            for listener in self.listeners:
                listener.tell(text)

    def _presence_message(self) -> str:
        seats, watchers = self._present()
        return message("presence", seats=seats, watchers=watchers)

    def _present(self) -> tuple[list[int], int]:
        seats = sorted({one.viewer for one in self.listeners if not one.watches})
        return seats, sum(one.watches for one in self.listeners)

    def rest(self) -> None:
        """Announce nothing more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def versions(table: LiveTable) -> dict[bool, int]:
    """Return the versions of watchers (True) and of seats, to be compared after a change."""
    return {True: table.version(WATCHER), False: table.version(0)}
