"""A change: what a command would do to a table. It is stored before it becomes part of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dicehall.table.entries import Body, Entry
from dicehall.table.play import Play

if TYPE_CHECKING:
    from dicehall.table.state import LiveTable

Events = Sequence[Mapping[str, object]]
"""The game events that an entry caused, as they are sent."""


@dataclass(frozen=True)
class Change:
    """New entries, and the play they lead to. The table does not know about them until they are applied."""

    entries: tuple[Entry, ...] = ()
    """What is added to the log; empty if the command was already done, as when it is sent twice."""
    events: tuple[Events, ...] = ()
    """For each entry, the game events it caused."""
    play: Play | None = None
    """The play afterwards; None if it is unchanged."""


class Draft:
    """Entries being written for a table, all with the same time."""

    def __init__(self, table: LiveTable, at: float) -> None:
        self._first = len(table.entries)
        self._at = at
        self.entries: list[Entry] = []
        """What is written so far."""
        self._events: list[Events] = []

    def add(self, seat: int, body: Body, events: Events = ()) -> None:
        """Write an entry."""
        number = self._first + len(self.entries)
        self.entries.append(Entry(number, self._at, seat, body))
        self._events.append(events)

    def change(self, play: Play | None = None) -> Change:
        """Return the entries as a change."""
        return Change(tuple(self.entries), tuple(self._events), play)


def one_entry(table: LiveTable, seat: int, body: Body, at: float) -> Change:
    """Return a change of a single entry, which does not affect the game."""
    draft = Draft(table, at)
    draft.add(seat, body)
    return draft.change()
