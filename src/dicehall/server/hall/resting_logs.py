"""Logs of tables that are not in memory: a page of a log is read without loading the table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Final

from dicehall.server.store.live import TableRow, find_table
from dicehall.server.store.log_pages import load_page, load_seating, load_without_talk
from dicehall.table.entries import SatBody
from dicehall.table.entry_json import numbered, written
from dicehall.table.refusals import Refusal
from dicehall.table.restore import PLAYED, game_texts
from dicehall.table.seats import WATCHER, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from dicehall.server.hall.broken_tables import BrokenTables
    from dicehall.server.services import Services
    from dicehall.table.entries import Entry

MOST_GAMES: Final = 4
"""How many replayed games are kept for a while, for people who page through their logs."""


class RestingLogs:
    """The logs of the tables that are not in memory."""

    def __init__(self, services: Services, broken: BrokenTables) -> None:
        self.services: Services = services
        """What all tables share."""
        self.broken: BrokenTables = broken
        """The tables that were set aside."""
        self._games: OrderedDict[str, dict[int, str]] = OrderedDict()

    async def find(self, table_id: str) -> RestingLog:
        """Return the log of a table, or refuse."""
        with self.broken.refusing(table_id):
            found = await self.services.read(partial(_row_and_seating, table_id=table_id))
            if found is None:
                raise Refusal("no_such_table")
            return RestingLog(self, *found)

    async def game(self, row: TableRow, page: Sequence[Entry]) -> dict[int, str]:
        """Return entries as viewers are sent them, by number: at least those of a page that have events."""
        played = [entry.number for entry in page if isinstance(entry.body, PLAYED)]
        found = self._games.get(row.id, {})
        if any(number not in found for number in played):
            log = await self.services.read(partial(load_without_talk, table_id=row.id))
            # As in `Hall.load`: in a thread, replaying does not block the other tables.
            found = await asyncio.to_thread(game_texts, row.id, row.secret, log)
            self._games[row.id] = found
        if row.id in self._games:
            self._games.move_to_end(row.id)
            if len(self._games) > MOST_GAMES:
                self._games.popitem(last=False)
        return found

    def forget(self) -> None:
        """Forget the games that were replayed."""
        self._games.clear()


class RestingLog:
    """The log of one table that is not in memory."""

    def __init__(self, logs: RestingLogs, row: TableRow, seating: Sequence[Entry]) -> None:
        self.id: str = row.id
        """The table's id."""
        self.game: str = row.game
        """The name of the game."""
        self.status: str = row.status
        """The table's status."""
        self.duplicate: str | None = None if row.listing is None else row.listing.get("duplicate")
        """The code of its duplicate, if it belongs to one."""
        self.seats: list[Seat] = _people(seating)
        """The seats; for seats without a person, nothing else is known."""
        self.row: TableRow = row
        """What is stored of it besides its log."""
        self._logs = logs

    async def page(self, viewer: int, after: int, limit: int) -> tuple[int, list[str]]:
        """Return a viewer's version, and the entries after a given one as a loaded table would send them."""
        with self._logs.broken.refusing(self.id):
            version, entries = await self._logs.services.read(
                partial(
                    load_page,
                    table_id=self.id,
                    after=after,
                    limit=limit,
                    watches=viewer == WATCHER,
                )
            )
            game = await self._logs.game(self.row, entries)
            texts = [game.get(entry.number) or written(entry, ()) for entry in entries]
            return version, [numbered(place, text) for place, text in enumerate(texts, after + 1)]


def _row_and_seating(connection: Connection, table_id: str) -> tuple[TableRow, list[Entry]] | None:
    row = find_table(connection, table_id)
    return None if row is None else (row, load_seating(connection, table_id))


def _people(seating: Sequence[Entry]) -> list[Seat]:
    last = {entry.seat: entry.body for entry in seating}
    return [
        Seat(kind="person", token_hash=body.token, person=body.person)
        if isinstance(body := last.get(seat), SatBody)
        else Seat()
        for seat in range(max(last, default=-1) + 1)
    ]
