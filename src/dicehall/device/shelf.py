"""The shelf: where a device keeps its tables, and what may go wrong with it.

In a browser it is IndexedDB behind a JavaScript object, in tests a dictionary.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from dicehall.core.mistakes import Difference
from dicehall.hall.ports import ChangeNotStored, TableMoved
from dicehall.table.changes import Change
from dicehall.table.entries import Entry
from dicehall.table.entry_json import read_entry, stored_body
from dicehall.table.json_text import json_of
from dicehall.table.refusals import Refusal
from dicehall.table.restore import made_in, restore_table
from dicehall.table.shared_games import game_of
from dicehall.table.state import LiveTable

FORMAT: Final = 1
"""The form in which tables are kept; raised when an older engine could not read them any more."""
OVERTAKEN: Final = "ConstraintError"
"""The name of the browser's error if an entry with this number exists: another tab wrote it."""
FULL: Final = "QuotaExceededError"
"""The name of the browser's error if there is no room."""


class Shelf(Protocol):
    """Keeps tables. Each method has finished once it is awaited, and fails with the browser's errors."""

    def load(self) -> Awaitable[str]:
        """Return all tables as JSON: a list of ``id``, ``head`` and ``entries``."""

    def put(self, table_id: str, head: str) -> Awaitable[None]:
        """Store what is known of a table apart from its log, replacing what was stored before."""

    def append(self, table_id: str, first: int, entries: str) -> Awaitable[None]:
        """Add a list of entries to a log, the first of which has this number: all of them or none."""

    def remove(self, table_id: str) -> Awaitable[None]:
        """Forget a table."""


@dataclass
class KeptTable:
    """A table on the shelf."""

    id: str
    head: dict[str, Any]
    """Its secret, the tokens of its seats, and the form in which it is kept."""
    log: list[Entry] = field(default_factory=list)


async def load_all(shelf: Shelf) -> dict[str, KeptTable]:
    """Return all tables on the shelf, by id; one that was never completely made is left out."""
    return {
        one["id"]: KeptTable(
            one["id"], one["head"], [read_entry(**entry) for entry in one["entries"]]
        )
        for one in json.loads(await shelf.load())
        if one["entries"]
    }


async def append(shelf: Shelf, table_id: str, entries: Sequence[Entry]) -> None:
    """Store entries, or refuse."""
    shown = [
        {
            "number": entry.number,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
            "body": stored_body(entry.body),
        }
        for entry in entries
    ]
    await done(shelf.append(table_id, entries[0].number, json_of(shown)))


async def done(promise: Awaitable[None]) -> None:
    """Wait for the shelf, or refuse what it could not do."""
    try:
        await promise
    except Exception as error:
        name = str(getattr(error, "name", ""))
        if name == OVERTAKEN:
            raise TableMoved("other_tab") from error
        if name == FULL:
            raise ChangeNotStored("storage_full") from error
        raise ChangeNotStored("not_stored") from error


class ShelfLog:
    """The logs of all tables on a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def append(self, table: LiveTable, change: Change) -> None:
        """Store a change; where another tab has stored one before, the table goes on there."""
        await append(self._shelf, table.id, change.entries)

    async def newer(self, table: LiveTable) -> LiveTable | None:
        """Return the table as it is on the shelf, unless it is the same."""
        kept = (await load_all(self._shelf)).get(table.id)
        if kept is None:
            raise Refusal("no_such_table")
        return None if len(kept.log) == len(table.entries) else restored(kept)

    def moved(self, table_id: str) -> TableMoved:
        """Return the refusal of a table that goes on in another tab."""
        return TableMoved("other_tab")


def restored(kept: KeptTable) -> LiveTable:
    """Return a table from the shelf, or refuse one that is inconsistent or needs a newer engine."""
    if kept.head["format"] > FORMAT:
        raise Refusal("engine_too_old")
    try:
        made = made_in(kept.log)
        if made.rules > game_of(made.game, made.options).rules:
            raise Refusal("engine_too_old")
        return restore_table(kept.id, bytes.fromhex(kept.head["secret"]), kept.log)
    except Difference as difference:
        raise Refusal("table_broken") from difference
