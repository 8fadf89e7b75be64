"""Connections within one process: messages go in and out by calls, and whoever calls is trusted."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from dicehall.hall.connection import Connection
from dicehall.hall.log import note_error
from dicehall.hall.ports import TableMoved
from dicehall.table.messages import Hello, read_message
from dicehall.table.refusals import Refusal
from dicehall.table.seats import ONLOOKER, WATCHER, hash_token, viewer_of
from dicehall.table.viewer_messages import message

if TYPE_CHECKING:
    from dicehall.hall.room import Room
    from dicehall.table.messages import AnyClientMessage


class LocalVisitor:
    """A client in this process. It has the catalogues itself, so refusals have no sentence but arguments."""

    async def identify(self, room: Room, hello: Hello) -> None:
        """Let everybody in."""

    def admit(self, room: Room, hello: Hello) -> int:
        """Return the seat of the token; others look on."""
        token_hash = None if hello.token is None else hash_token(hello.token)
        viewer = viewer_of(room.table, token_hash)
        return ONLOOKER if viewer == WATCHER else viewer

    def check(self, room: Room, viewer: int) -> None:
        """Let everybody stay."""

    def read(self, room: Room, viewer: int, text: str | None) -> AnyClientMessage:
        """Return a message."""
        return read_message(text or "")

    def count_hint(self, room: Room, viewer: int) -> None:
        """Allow any number of hints."""

    async def claimed(self, name: str | None) -> str | None:
        """Return None: nobody claims names here."""
        return None

    def ignores(self) -> bool:
        """Return False."""
        return False

    def refused(self, name: str | None, refusal: Refusal) -> str:
        """Return the message of a refusal."""
        arguments = dict(refusal.arguments)
        return message("refused", id=name, code=refusal.code, text="", arguments=arguments)


class LocalConnection:
    """A connection of a client in this process, one for each person."""

    def __init__(
        self,
        find: Callable[[], Awaitable[Room]],
        tell: Callable[[str], object],
        closed: Callable[[int], object],
    ) -> None:
        self._find = find
        self._tell = tell
        self._closed = closed
        self._connection = Connection(LocalVisitor(), self)
        self._room: Room | None = None
        self._open = True
        self._received: deque[str] = deque()
        self._reading: asyncio.Task[None] | None = None

    def receive(self, text: str) -> None:
        """Take a message; messages are carried out one after another."""
        self._received.append(text)
        if self._reading is None:
            self._reading = asyncio.ensure_future(self._read())

    def close(self, code: int | None = None) -> None:
        """Leave, or, with a code, hang up on the client; what was begun is finished, but nothing is sent."""
        if not self._open:
            return
        self._open = False
        self._received.clear()
        if self._room is not None:
            self._connection.leave(self._room)
        if code is not None:
            self._closed(code)

    def send(self, text: str) -> None:
        """Send a message to the client."""
        if self._open:
            self._tell(text)

    async def _read(self) -> None:
        try:
            while self._received:
                text = self._received.popleft()
                if self._room is None:
                    await self._enter(text)
                else:
                    await self._take(self._room, text)
        finally:
            self._reading = None

    async def _take(self, room: Room, text: str) -> None:
        try:
            code = await self._connection.take(room, text)
        except TableMoved:
            # Everybody here was informed and disconnected.
            return
        if code is not None:
            self.close(code)

    async def _enter(self, text: str) -> None:
        try:
            hello = read_message(text)
            if not isinstance(hello, Hello):
                raise Refusal("bad_message", reason="the first message must be hello")
            room = await self._find()
            if not self._open:
                return
            await self._connection.enter(room, hello)
            self._room = room
        except Refusal as refusal:
            self._connection.refuse(refusal)
        except Exception as error:
            note_error("hello_failed", error)
            self._connection.refuse(Refusal("server_error"))
