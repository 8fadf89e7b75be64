"""One live connection: its hello, what it is sent, and what it asks for."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from dicehall.server.access import check_sees, sight_of
from dicehall.server.gate.giving import GIVE
from dicehall.server.gate.internal import MISDIRECTED, is_misdirected
from dicehall.server.gate.lines import LINE
from dicehall.server.hall.room import Room
from dicehall.server.hall.table_owners import Elsewhere
from dicehall.server.limits import person_at
from dicehall.server.live.hints import Hints
from dicehall.server.live.listeners import Listener
from dicehall.server.live.protocol import read_message
from dicehall.server.logs import note, note_error
from dicehall.server.name_checks import check_name
from dicehall.server.routes.dependencies import signed_in
from dicehall.table.access import viewer_of
from dicehall.table.deciding import decision
from dicehall.table.messages import (
    REFUSED,
    RESTARTING,
    AnyClientMessage,
    Hello,
    HintWanted,
    LeaveWanted,
    PhraseWanted,
    Ping,
    ReturnWanted,
    SayWanted,
    UndoWanted,
)
from dicehall.table.publishing import catch_up, message, snapshot
from dicehall.table.reading import id_of
from dicehall.table.refusals import Refusal
from dicehall.table.seats import hash_token
from dicehall.table.speech import refusal_text, spoken

if TYPE_CHECKING:
    from dicehall.server.hall.hall import Hall
    from dicehall.server.processes.other_process import OtherProcess

LAGGING: Final = 4410
"""Closed because it did not keep up; it may return with its version."""
MOST_BAD: Final = 20
"""How many messages may be bad or too fast before the connection is closed."""
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
        self._language = hall.services.settings.language
        self._bad = 0

    def arrived(self) -> None:
        """Make room for others who have not said hello."""
        if self._arriving:
            self._arriving = False
            self._hall.services.limits.arrivals.leave(self._address)

    async def handed_over(self, table_id: str) -> bool:
        """Return whether the connection was handed over to another process that owns the table.

        A refusal is kept until the hello, for browsers do not tell a page why a connection was not made.
        """
        give = self._websocket.scope.get("extensions", {}).get(GIVE)
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
            await self._websocket.send_text(self._refused(None, refusal))
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
                text = self._text(await self._receive())
                said = read_message(text)
        except TimeoutError:
            raise Refusal("no_hello") from None
        if not isinstance(said, Hello):
            raise Refusal("bad_message", reason="the first message must be hello")
        self._language = spoken(said.language, self._language)
        return said, text

    async def _receive(self) -> str | None:
        """Return the next message; None if it is not a text."""
        received = await self._websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        text: str | None = received.get("text")
        return text

    def _text(self, text: str | None) -> str:
        """Return a message if it is a text and not too long, or refuse it."""
        if text is None:
            raise Refusal("bad_message", reason="messages are texts, not bytes")
        most = self._hall.services.settings.message_bytes
        if len(text) > most or len(text.encode()) > most:
            raise Refusal("too_big", most=most)
        return text

    async def _listen(self, room: Room, hello: Hello) -> None:
        token_hash = None if hello.token is None else hash_token(hello.token)
        person_hash = None if hello.person is None else hash_token(hello.person)
        try:
            person = await signed_in(self._hall, person_hash)
            if hello.explain:
                await room.explain(viewer_of(room.table, token_hash))
            if viewer_of(room.table, token_hash) < 0:
                await check_sees(self._hall.services, room.table, person_hash)
            # From here to `enter` nothing is awaited, so nothing can be missed.
            self._hall.check_lease(room.table.id)
            if room.moved:
                raise Elsewhere(room.table.id)
            viewer = sight_of(room.table, token_hash, person)
            if viewer >= 0:
                self._hall.orders.bans.check_person(room.table.seats[viewer].person)
            if viewer < 0:
                self._hall.services.limits.may_watch()
            listener = Listener(
                viewer,
                self._language,
                hello.name,
                token_hash,
                explained=hello.explain,
                person=person_hash,
                person_id=None if person is None else person.id,
                address=self._address,
            )
            listener.tell(
                snapshot(room.table, viewer, hello.explain)
                if hello.version is None
                else catch_up(room.table, viewer, hello.version, hello.explain)
            )
            room.enter(listener)
            if self._hall.orders.announcement is not None:
                listener.tell(self._hall.orders.announcement_message())
            # Not before: whoever may not enter must not have been told anything.
            listener.open(self._websocket.scope.get("extensions", {}).get(LINE))
            self.arrived()
        except Elsewhere:
            await self._close(RESTARTING)
            return
        except Refusal as refusal:
            await self._websocket.send_text(self._refused(None, refusal))
            await self._close(REFUSED + refusal.status)
            return
        note("connected", table=room.table.id, viewer=viewer, address=self._address)
        code: int | None = None
        hints = Hints(room, listener, self._address, self._refused)
        tasks = [
            asyncio.create_task(self._write(listener)),
            asyncio.create_task(self._read(room, listener, hints)),
            asyncio.create_task(self._lag(listener)),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                code = task.result()
        finally:
            room.leave(listener)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hints.stop()
            note("disconnected", table=room.table.id, viewer=viewer, code=code)
        if code is not None:
            await self._close(code)

    async def _write(self, listener: Listener) -> int | None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await listener.next()) is not None:
                await self._websocket.send_text(text)
                listener.sent()
            return listener.closed_with
        return None

    async def _lag(self, listener: Listener) -> int:
        await listener.lagging.wait()
        self._hall.services.metrics.lagging.inc()
        return LAGGING

    async def _close(self, code: int) -> None:
        # A client that does not read cannot be told; just hang up.
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(LAST_WORD_S):
                await self._websocket.close(code)

    # ------------------------------------------------------------------------------- what is asked

    async def _read(self, room: Room, listener: Listener, hints: Hints) -> int | None:
        """Carry out the client's requests one after another, until it leaves or sends too much."""
        while True:
            text = ""
            try:
                received = await self._receive()
                text = received or ""
                limits, person = self._hall.services.limits, person_at(room.table, listener.viewer)
                limits.messages.spend(self._address, person)
                asked = read_message(self._text(received))
                if isinstance(asked, SayWanted | PhraseWanted):
                    limits.chat.spend(self._address, person)
                elif isinstance(asked, UndoWanted | LeaveWanted | ReturnWanted):
                    limits.changes.spend(self._address, person)
                await self._do(room, listener, hints, asked)
                continue
            except WebSocketDisconnect:
                return None
            except Elsewhere:
                # As above: the goodbye is on its way.
                await asyncio.sleep(LAST_WORD_S)
                return RESTARTING
            except Refusal as refusal:
                listener.tell(self._refused(id_of(text), refusal))
                if refusal.code in ("bad_message", "too_big", "too_fast"):
                    self._bad += 1
                if self._bad >= MOST_BAD:
                    # The last words may still be on their way.
                    await asyncio.sleep(0.05)
                    return REFUSED + refusal.status
            except Exception as error:
                note_error("message_failed", error, table=room.table.id, viewer=listener.viewer)
                listener.tell(self._refused(id_of(text), Refusal("server_error")))

    def _refused(self, name: str | None, refusal: Refusal) -> str:
        self._hall.services.metrics.refusals.labels(refusal.code).inc()
        return message(
            "refused",
            id=name,
            code=refusal.code,
            text=refusal_text(self._language, refusal),
        )

    async def _do(
        self, room: Room, listener: Listener, hints: Hints, asked: AnyClientMessage
    ) -> None:
        if isinstance(asked, Ping):
            listener.tell(message("pong", id=asked.id))
            return
        if isinstance(asked, Hello):
            raise Refusal("bad_message", reason="hello is said once")
        if self._hall.closing:
            # Not refused: the connection ends, and the client asks again when it is back.
            return
        if isinstance(asked, HintWanted):
            hints.take(asked)
            return
        claimed = None
        if isinstance(asked, SayWanted) and listener.watches:
            claimed = await self._claimed(listener)
        told = message("stored", id=asked.id)
        await room.do(decision(asked, listener, claimed), partial(listener.tell, told))

    async def _claimed(self, listener: Listener) -> str | None:
        """Return the claimed name of a watcher; refuse one who uses another's."""
        person = await signed_in(self._hall, listener.person)
        if person is None:
            await check_name(self._hall, listener.name or "")
        return None if person is None else person.name
