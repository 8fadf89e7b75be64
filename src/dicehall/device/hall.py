"""The hall of a device: all its tables. It answers the same requests as a server.

It makes tables, finds them on the shelf, and lets people connect to them. `requests` has all other requests.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Mapping
from time import time
from typing import Final

from dicehall.device.requests import answer, report_record
from dicehall.device.shelf import (
    FORMAT,
    KeptTable,
    Shelf,
    ShelfLog,
    append,
    done,
    load_all,
    restored,
)
from dicehall.hall.in_process import ExplainHere, ThinkHere, at_once
from dicehall.hall.local import LocalConnection
from dicehall.hall.log import note_error
from dicehall.hall.ports import NobodyWatches, Ports
from dicehall.hall.room import Room
from dicehall.table import commands
from dicehall.table.content import report_lines
from dicehall.table.entries import Entry
from dicehall.table.json_text import json_of
from dicehall.table.keys import ID_BYTES
from dicehall.table.new_table import PlannedTable, new_table, rematch_plan
from dicehall.table.refusals import Refusal
from dicehall.table.state import LiveTable

PREFIX: Final = "device-"
"""The beginning of the ids of tables on a device; ids of a server's tables are shorter."""
PACE_S: Final = 0.8
"""Seconds between two moves of a bot, so that people can follow."""


class DeviceHall:
    """All tables of a device, by id."""

    def __init__(self, shelf: Shelf, kept: dict[str, KeptTable], pace_s: float) -> None:
        self.shelf: Shelf = shelf
        """Where the tables are kept."""
        self.kept: dict[str, KeptTable] = kept
        """What is on the shelf."""
        self._rooms: dict[str, Room] = {}
        self._ports = Ports(
            log=ShelfLog(shelf),
            think=ThinkHere(at_once),
            explain=ExplainHere(at_once),
            clock=time,
            pace_s=pace_s,
            bots_rest=True,
            watch=Troubles(self._rooms),
        )
        self._rematches = asyncio.Lock()

    @staticmethod
    async def open(shelf: Shelf, pace_s: float = PACE_S) -> DeviceHall:
        """Return the hall with the tables that are on a shelf."""
        return DeviceHall(shelf, await load_all(shelf), pace_s)

    # ------------------------------------------------------------------------------ being asked

    async def request(
        self, method: str, path: str, body: str, token: str, language: str
    ) -> tuple[int, str]:
        """Answer a request as a server does: its status, and JSON.

        Refusals have no sentence but `arguments` for it: the page has the catalogues, in every language.
        """
        try:
            return await answer(self, method, path, body, token, language)
        except Exception as error:
            return refusal_of(error)

    async def lines(
        self,
        method: str,
        path: str,
        body: str,
        token: str,
        language: str,
        take: Callable[[str], object],
    ) -> tuple[int, str]:
        """Answer a request with lines of JSON; if something fails before the first line, answer with that."""
        sent = False
        try:
            for line in report_lines(await report_record(self, method, path, body)):
                take(line)
                sent = True
                # Let people who are playing go first.
                await asyncio.sleep(0)
        except Exception as error:
            status, text = refusal_of(error)
            if not sent:
                return status, text
            take(text)
        return 200, ""

    def connect(
        self, table_id: str, tell: Callable[[str], object], closed: Callable[[int], object]
    ) -> LocalConnection:
        """Connect somebody to a table; their first message is hello."""
        return LocalConnection(lambda: self.find(table_id), tell, closed)

    # ---------------------------------------------------------------------------------- tables

    async def make(self, planned: PlannedTable, tokens: Iterable[str] = ()) -> Room:
        """Make a table; the tokens are those for which seats are reserved."""
        table_id, secret = f"{PREFIX}{secrets.token_urlsafe(ID_BYTES)}", secrets.token_bytes(32)
        planned = {**planned, "code": table_id, "public": False}
        table = new_table(table_id, secret, time(), **planned)
        head = {"format": FORMAT, "secret": secret.hex(), "tokens": list(tokens)}
        await done(self.shelf.put(table_id, json_of(head)))
        await append(self.shelf, table_id, table.entries)
        kept = self.kept[table_id] = KeptTable(table_id, head)
        return self._open(kept, table)

    def _open(self, kept: KeptTable, table: LiveTable) -> Room:
        # From now on the log that grows is the table's.
        kept.log = table.entries
        room = self._rooms[table.id] = Room(table, self._ports)
        return room

    def log_of(self, kept: KeptTable) -> list[Entry]:
        """Return the log of a table."""
        room = self._rooms.get(kept.id)
        return kept.log if room is None or room.moved else room.table.entries

    async def rematch(self, old: Room, by: int) -> Room:
        """Return the rematch table of another table, making it if necessary; the first to ask is its host."""
        async with self._rematches:
            if old.table.rematch_id is None:
                tokens = self.kept[old.table.id].head["tokens"]
                new = (await self.make(rematch_plan(old.table, by), tokens)).table
                await old.do(lambda table, now: commands.rematch(table, new.id, new.id, now))
        assert old.table.rematch_id is not None
        return await self.find(old.table.rematch_id)

    async def find(self, table_id: str) -> Room:
        """Return a table in use, or take it from the shelf, or refuse."""
        room = self._rooms.get(table_id)
        if room is not None and not room.moved:
            return room
        if room is not None or table_id not in self.kept:
            # Another tab has made it, or gone on with it.
            self.kept.update(
                (one, kept)
                for one, kept in (await load_all(self.shelf)).items()
                if one == table_id or one not in self.kept
            )
        kept = self.kept.get(table_id)
        if kept is None:
            raise Refusal("no_such_table")
        return self._open(kept, restored(kept))

    async def remove(self, table_id: str) -> None:
        """Forget a table, whoever sits there."""
        await done(self.shelf.remove(table_id))
        self.kept.pop(table_id, None)
        room = self._rooms.pop(table_id, None)
        if room is not None:
            room.moved = True
            room.send_away(Refusal("no_such_table"))
            await room.rest()

    async def keep_token(self, table_id: str, token: str) -> None:
        """Store the token of a seat: the device holds the seats of all who sit around it."""
        head = self.kept[table_id].head
        head["tokens"].append(token)
        await done(self.shelf.put(table_id, json_of(head)))


class Troubles(NobodyWatches):
    """Tells the people around the device what goes wrong."""

    def __init__(self, rooms: Mapping[str, Room]) -> None:
        self._rooms = rooms

    def bot_waits(self, table: LiveTable, seat: int, refusal: Refusal) -> None:
        """Say why a bot does not go on."""
        for listener in self._rooms[table.id].listeners:
            listener.refused(None, refusal)


def refusal_of(error: Exception) -> tuple[int, str]:
    """Return the status and the JSON for an error; an error of our own is also logged."""
    refusal = error if isinstance(error, Refusal) else Refusal("server_error")
    if error is not refusal:
        note_error("request_failed", error)
    sent = {"code": refusal.code, "text": "", "arguments": dict(refusal.arguments)}
    return refusal.status, json_of(sent)
