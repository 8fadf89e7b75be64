"""A WebSocket to a table: it finds the table, and passes messages both ways."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from dicehall.hall.connection import Connection
from dicehall.hall.ports import TableMoved
from dicehall.hall.room import Room
from dicehall.server.gate.internal_requests import MISDIRECTED, is_misdirected
from dicehall.server.gate.uvicorn_protocols import GIVE_SOCKET, WRITE_TEXT
from dicehall.server.live.outbox import SocketOutbox
from dicehall.server.live.protocol import read_message
from dicehall.server.live.visitor import LiveVisitor
from dicehall.server.logs import note
from dicehall.table.messages import REFUSED, RESTARTING, Hello
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.server.hall.hall import Hall
    from dicehall.server.processes.other_process import OtherProcess

LAGGING: Final = 4410
"""Closed because it did not keep up; it may return with its version."""
LAST_WORD_S: Final = 1.0
"""How many seconds closing a connection may take."""


class LiveSocket:
    """One connection."""

    def __init__(self, websocket: WebSocket, hall: Hall, address: str) -> None:
        self._websocket = websocket
        self._hall = hall
        self._address = address
        self._arriving = True
        self._refusal: Refusal | None = None
        self._table_id = ""
        self._visitor = LiveVisitor(hall, address)

    def arrived(self) -> None:
        """Make room for others who have not said hello."""
        if self._arriving:
            self._arriving = False
            self._hall.services.limits.arrivals.leave(self._address)

    async def handed_over(self, table_id: str) -> bool:
        """Return whether the connection was handed over to another process that owns the table.

        A refusal is kept until the hello, for browsers do not tell a page why a connection was not made.
        """
        give = self._websocket.scope.get("extensions", {}).get(GIVE_SOCKET)
        if self._hall.services.lease is None or give is None:
            return False

        async def here(name: str) -> bool:
            self._table_id = (await self._hall.find(name, self._address)).table.id
            return False

        async def there(owner: OtherProcess, table_id: str) -> bool | None:
            self._table_id = table_id
            handed = await owner.take_socket(table_id, give)
            if handed:
                self._hall.services.metrics.elsewhere.labels("handed").inc()
            return handed

        try:
            self._hall.orders.bans.check_address(self._address)
            return await self._hall.owners.call(self._websocket.scope, table_id, here, there)
        except Refusal as refusal:
            self._refusal = refusal
            return False

    async def serve(self, table_id: str) -> None:
        """Wait for the hello, then pass messages both ways until either side ends it."""
        try:
            hello, text = await self._hello()
            if self._refusal is not None:
                raise self._refusal
            self._hall.orders.bans.check_address(self._address)
            room = await self._find(self._table_id or table_id, text)
            if room is None:
                return
            room.holds += 1
        except Refusal as refusal:
            if is_misdirected(self._websocket.scope, refusal):
                await self._close(REFUSED + MISDIRECTED)
                return
            await self._websocket.send_text(self._visitor.refused(None, refusal))
            await self._close(REFUSED + refusal.status)
            return
        try:
            await self._listen(room, hello)
        finally:
            room.holds -= 1

    async def _find(self, table_id: str, hello: str) -> Room | None:
        """Return the table, or None once a connection to another process's table has ended."""

        async def here(name: str) -> Room:
            return await self._hall.find(name, self._address)

        async def there(owner: OtherProcess, table_id: str) -> int | None:
            self.arrived()
            self._hall.services.metrics.elsewhere.labels("relayed").inc()
            return await owner.serve_socket(self._websocket, table_id, hello)

        found = await self._hall.owners.call(self._websocket.scope, table_id, here, there)
        if isinstance(found, Room):
            return found
        await self._close(found)
        return None

    async def _hello(self) -> tuple[Hello, str]:
        """Return the first message, which must be a hello, and its text."""
        try:
            async with asyncio.timeout(self._hall.services.settings.hello_s):
                text = self._visitor.short_text(await self._receive())
                said = read_message(text)
        except TimeoutError:
            raise Refusal("no_hello") from None
        if not isinstance(said, Hello):
            raise Refusal("bad_message", reason="the first message must be hello")
        self._visitor.says_hello(said)
        return said, text

    async def _receive(self) -> str | None:
        """Return the next message; None if it is not a text."""
        received = await self._websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        text: str | None = received.get("text")
        return text

    async def _listen(self, room: Room, hello: Hello) -> None:
        outbox = SocketOutbox()
        connection = Connection(self._visitor, outbox)
        try:
            await connection.enter(room, hello)
        except TableMoved:
            await self._close(RESTARTING)
            return
        except Refusal as refusal:
            await self._websocket.send_text(self._visitor.refused(None, refusal))
            await self._close(REFUSED + refusal.status)
            return
        if self._hall.orders.announcement is not None:
            connection.tell(self._hall.orders.announcement_message())
        # Not before: a client that may not enter must not receive anything.
        outbox.open(self._websocket.scope.get("extensions", {}).get(WRITE_TEXT))
        self.arrived()
        viewer = connection.viewer
        note("connected", table=room.table.id, viewer=viewer, address=self._address)
        code: int | None = None
        tasks = [
            asyncio.create_task(self._write(outbox)),
            asyncio.create_task(self._read(room, connection)),
            asyncio.create_task(self._lag(outbox)),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                code = task.result()
        finally:
            connection.leave(room)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            note("disconnected", table=room.table.id, viewer=viewer, code=code)
        if code is not None:
            await self._close(code)

    async def _write(self, outbox: SocketOutbox) -> int | None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await outbox.next()) is not None:
                await self._websocket.send_text(text)
                outbox.sent()
            return outbox.closed_with
        return None

    async def _read(self, room: Room, connection: Connection) -> int | None:
        """Carry out the client's requests one after another, until it leaves or sends too much."""
        try:
            while (code := await connection.take(room, await self._receive())) is None:
                pass
            # The last words may still be on their way.
            await asyncio.sleep(0.05)
            return code
        except WebSocketDisconnect:
            return None
        except TableMoved:
            # As above: the goodbye is on its way.
            await asyncio.sleep(LAST_WORD_S)
            return RESTARTING

    async def _lag(self, outbox: SocketOutbox) -> int:
        await outbox.lagging.wait()
        self._hall.services.metrics.lagging.inc()
        return LAGGING

    async def _close(self, code: int) -> None:
        # A client that does not read gets no message; the connection is closed.
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(LAST_WORD_S):
                await self._websocket.close(code)
