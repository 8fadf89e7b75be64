"""A change: what a command would do to a table. It is stored first, and becomes part of the table then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dicehall.table.entries import Entry
from dicehall.table.play import Play

Events = Sequence[Mapping[str, Any]]
"""What happened in the game because of an entry, as it is sent."""


@dataclass(frozen=True)
class Change:
    """New entries, and the play they lead to. Until it is applied, the table knows nothing of it."""

    entries: tuple[Entry, ...] = ()
    """What is added to the log; nothing where the command had been done before, as when it is sent twice."""
    events: tuple[Events, ...] = ()
    """For each entry what happened in the game because of it."""
    play: Play | None = None
    """The play afterwards; None where it goes on as it was."""


class Draft:
    """Entries being written, all at one time."""

    def __init__(self, first: int, at: float) -> None:
        self._first = first
        self._at = at
        self._entries: list[Entry] = []
        self._events: list[Events] = []

    def add(self, kind: str, seat: int, body: dict[str, Any], events: Events = ()) -> None:
        """Write an entry."""
        number = self._first + len(self._entries)
        self._entries.append(Entry(number, self._at, kind, seat, body))
        self._events.append(events)

    def change(self, play: Play | None = None) -> Change:
        """Return the entries as a change."""
        return Change(tuple(self._entries), tuple(self._events), play)
