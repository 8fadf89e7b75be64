"""The entries of a table that is not in memory, as viewers are sent them.

For talk, and for people who come and go, the entry alone is enough. Only entries that change the game have
events, and to find those the game is replayed from its log, without the talk.
"""

from __future__ import annotations

from collections.abc import Sequence

from dicehall.table.entries import Entry
from dicehall.table.fold import TableFold
from dicehall.table.restoring import restored


class _WithoutTalk(TableFold):
    """A table restored from a log that lacks its talk."""

    def check_number(self, entry: Entry) -> None:
        """Accept any number: the numbers of the missing entries are gaps."""

    def texts(self) -> dict[int, str]:
        """Return every entry as `views.written` writes it, by its number."""
        return {entry.number: text for entry, text in zip(self.entries, self._written)}


def game_texts(table_id: str, secret: bytes, log: Sequence[Entry]) -> dict[int, str]:
    """Return the entries of a log that lacks its talk, as viewers are sent them, by their numbers."""
    return restored(_WithoutTalk, table_id, secret, list(log)).texts()
