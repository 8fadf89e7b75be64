"""The live socket: one connection's hello, what it is sent, and what it asks for."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from dicehall.server.access import sight_of, viewer_of
from dicehall.server.gate.answering import refusal_response
from dicehall.server.gate.origin import origin_allowed
from dicehall.server.gate.pace import address_of
from dicehall.server.limits import person_at
from dicehall.server.live.hints import Hints
from dicehall.server.live.listeners import Listener
from dicehall.server.logs import note, note_error
from dicehall.server.naming import check_name
from dicehall.server.routes.asking import signed_in
from dicehall.server.speech import refusal_text, spoken
from dicehall.table.messages import (
    AnswerGiven,
    Hello,
    HintWanted,
    HostWanted,
    LeaveWanted,
    PhraseWanted,
    Ping,
    ReturnWanted,
    SayWanted,
    SetGiven,
    StartWanted,
    UndoWanted,
)
from dicehall.table.publishing import catch_up, message, snapshot
from dicehall.table.reading import id_of, read_message
from dicehall.table.refusals import Refusal
from dicehall.table.seats import hash_token

if TYPE_CHECKING:
    from dicehall.server.hall.hall import Hall
    from dicehall.server.hall.room import Decide, Room

router = APIRouter()

REFUSED: Final = 4000
"""A refused connection is closed with this plus the HTTP status of the refusal: 4404 for no such table."""
LAGGING: Final = 4410
"""Closed because it did not keep up; it may return with its version."""
RESTARTING: Final = 1012
"""Closed because the server stops."""
MOST_BAD: Final = 20
"""How many messages may be bad or too fast before the connection is closed."""
LAST_WORD_S: Final = 1.0
"""How many seconds closing a connection may take."""


@router.websocket("/api/tables/{table_id}/live")
async def live(websocket: WebSocket, table_id: str) -> None:
    """Handle a connection to a table."""
    hall: Hall = websocket.app.state.hall
    limits = hall.services.limits
    address = address_of(websocket.scope)
    try:
        if not origin_allowed(websocket.headers, hall.services.settings.origins):
            raise Refusal("forbidden_origin")
        if hall.closing:
            raise Refusal("shutting_down")
        limits.requests.spend(address)
        limits.arrivals.enter(address)
        try:
            limits.sockets.enter(address)
        except Refusal:
            limits.arrivals.leave(address)
            raise
    except Refusal as refusal:
        hall.services.metrics.refusals.labels(refusal.code).inc()
        await websocket.send_denial_response(refusal_response(websocket.scope, refusal))
        return
    hall.services.metrics.sockets.inc()
    connection = LiveSocket(websocket, hall, address)
    try:
        await websocket.accept()
        await connection.serve(table_id)
    except (WebSocketDisconnect, RuntimeError):
        # It disconnected in the middle of something; there is nobody left to tell.
        return
    finally:
        connection.arrived()
        hall.services.metrics.sockets.dec()
        limits.sockets.leave(address)


class LiveSocket:
    """One connection."""

    def __init__(self, websocket: WebSocket, hall: Hall, address: str) -> None:
        self._websocket = websocket
        self._hall = hall
        self._address = address
        self._arriving = True
        self._language = hall.services.settings.language
        self._bad = 0

    def arrived(self) -> None:
        """Make room for others who have not said hello."""
        if self._arriving:
            self._arriving = False
            self._hall.services.limits.arrivals.leave(self._address)

    async def serve(self, table_id: str) -> None:
        """Wait for the hello, then pass messages both ways until either side ends it."""
        try:
            hello = await self._hello()
            room = await self._hall.find(table_id, self._address)
            room.holds += 1
        except Refusal as refusal:
            await self._websocket.send_text(self._refused(None, refusal))
            await self._close(REFUSED + refusal.status)
            return
        try:
            await self._listen(room, hello)
        finally:
            room.holds -= 1

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self._hall.services.settings.hello_s):
                said = read_message(self._text(await self._receive()))
        except TimeoutError:
            raise Refusal("no_hello") from None
        if not isinstance(said, Hello):
            raise Refusal("bad_message", reason="the first message must be hello")
        self._language = spoken(said.language, self._language)
        return said

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
            # From here to `enter` nothing is awaited, so nothing can be missed.
            viewer = sight_of(room.table, token_hash, person)
            if viewer < 0:
                self._hall.services.limits.may_watch()
            listener = Listener(
                viewer,
                self._language,
                hello.name,
                token_hash,
                explained=hello.explain,
                person=person_hash,
            )
            listener.tell(
                snapshot(room.table, viewer, hello.explain)
                if hello.version is None
                else catch_up(room.table, viewer, hello.version, hello.explain)
            )
            room.enter(listener)
            self.arrived()
        except Refusal as refusal:
            await self._websocket.send_text(self._refused(None, refusal))
            await self._close(REFUSED + refusal.status)
            return
        note("connected", table=room.table.id, viewer=viewer)
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
            return RESTARTING
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

    async def _do(self, room: Room, listener: Listener, hints: Hints, asked: Any) -> None:
        if isinstance(asked, Ping):
            listener.tell(message("pong", id=asked.id))
            return
        if isinstance(asked, Hello):
            raise Refusal("bad_message", reason="hello is said once")
        if self._hall.closing:
            raise Refusal("shutting_down")
        if isinstance(asked, HintWanted):
            hints.take(asked)
            return
        claimed = None
        if isinstance(asked, SayWanted) and listener.watches:
            claimed = await self._claimed(listener)
        await room.do(_decision(asked, listener, claimed))
        listener.tell(message("stored", id=asked.id))

    async def _claimed(self, listener: Listener) -> str | None:
        """Return the claimed name of a watcher; refuse one who uses another's."""
        person = await signed_in(self._hall, listener.person)
        if person is None:
            await check_name(self._hall, listener.name or "")
        return None if person is None else person.name


def _decision(asked: Any, listener: Listener, claimed: str | None) -> Decide:
    """Return the decision that a message asks for at the table; everything but chat needs a seat.

    The listener is checked under the table's lock, because it may have lost its seat while waiting.
    """
    if isinstance(asked, SayWanted):
        return lambda table, now: table.say(
            listener.viewer, asked.text, now, listener.name, claimed
        )

    def seat() -> int:
        if listener.watches:
            raise Refusal("not_your_seat")
        return listener.viewer

    if isinstance(asked, AnswerGiven):
        return lambda table, now: table.answer(seat(), asked.turn, asked.option, now)
    if isinstance(asked, SetGiven):
        return lambda table, now: table.answer_set(seat(), asked.turn, asked.options, now)
    if isinstance(asked, UndoWanted):
        return lambda table, now: table.undo(seat(), asked.turn, now)
    if isinstance(asked, PhraseWanted):
        return lambda table, now: table.phrase(seat(), asked.phrase, now)
    if isinstance(asked, StartWanted):
        return lambda table, now: table.begin(seat(), now)
    if isinstance(asked, HostWanted):
        return lambda table, now: table.pass_host(asked.seat, seat(), now)
    if isinstance(asked, LeaveWanted):
        return lambda table, now: table.leave(seat(), now)
    assert isinstance(asked, ReturnWanted)
    return lambda table, now: table.come_back(seat(), now)
