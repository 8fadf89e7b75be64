"""A connection to a table on this device: the same messages as on a server's socket, without the socket."""

from __future__ import annotations

import asyncio
import traceback
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from dicehall.bots.registry import adviser_of
from dicehall.table import commands
from dicehall.table.access import viewer_of
from dicehall.table.deciding import decision
from dicehall.table.messages import REFUSED, Hello, HintWanted, Ping
from dicehall.table.publishing import catch_up, message, snapshot
from dicehall.table.reading import id_of, read_message
from dicehall.table.refusals import Refusal
from dicehall.table.seats import ONLOOKER, WATCHER, hash_token
from dicehall.table.thinking import hint_seed

if TYPE_CHECKING:
    from dicehall.device.room import Room
    from dicehall.table.messages import AnyClientMessage


class Connection:
    """Somebody who is connected to a table; one connection for each person around the device."""

    def __init__(
        self,
        find: Callable[[], Awaitable[Room]],
        tell: Callable[[str], object],
        closed: Callable[[int], object],
    ) -> None:
        self.viewer: int = ONLOOKER
        """Who is looking: a seat, or somebody without one."""
        self.explained: bool = False
        """Whether questions come explained."""
        self.token_hash: str | None = None
        """The hash of the token with which this connection took the seat."""
        self.name: str | None = None
        """The name of a watcher."""
        self.tell: Callable[[str], Any] = tell
        """Passes a message on to the page."""
        self._find = find
        self._closed = closed
        self._room: Room | None = None
        self._open = True
        self._received: deque[str] = deque()
        self._reading: asyncio.Task[None] | None = None
        self._hints: set[asyncio.Task[None]] = set()

    @property
    def watches(self) -> bool:
        """Return whether this connection has no seat."""
        return self.viewer < 0

    def stand_up(self) -> None:
        """Continue without a seat."""
        self.viewer = ONLOOKER
        self.token_hash = None

    def receive(self, text: str) -> None:
        """Take a message of the page; messages are carried out one after another."""
        self._received.append(text)
        if self._reading is None:
            self._reading = asyncio.ensure_future(self._read())

    def close(self) -> None:
        """Leave; what was begun is finished, but this connection is told nothing more."""
        self._open = False
        self._received.clear()
        self.tell = _nobody
        for task in self._hints:
            task.cancel()
        if self._room is not None:
            self._room.leave(self)

    def refuse(self, refusal: Refusal) -> None:
        """Close from this side, and say why."""
        self.refused(None, refusal)
        self.close()
        self._closed(REFUSED + refusal.status)

    def refused(self, name: str | None, refusal: Refusal) -> None:
        """Say that something was not done; the page finds the sentence for the code."""
        self.tell(
            message(
                "refused", id=name, code=refusal.code, text="", arguments=dict(refusal.arguments)
            )
        )

    async def _read(self) -> None:
        try:
            while self._received:
                await self._take(self._received.popleft())
        finally:
            self._reading = None

    async def _take(self, text: str) -> None:
        try:
            asked = read_message(text)
            if self._room is None:
                await self._enter(asked)
            else:
                await self._do(self._room, asked)
        except Exception as error:
            refusal = error if isinstance(error, Refusal) else Refusal("server_error")
            if error is not refusal:
                traceback.print_exception(error)
            if self._room is None:
                self.refuse(refusal)
            else:
                self.refused(id_of(text), refusal)

    async def _enter(self, hello: AnyClientMessage) -> None:
        if not isinstance(hello, Hello):
            raise Refusal("bad_message", reason="the first message must be hello")
        room = await self._find()
        if not self._open:
            return
        token_hash = None if hello.token is None else hash_token(hello.token)
        viewer = viewer_of(room.table, token_hash)
        self.viewer = ONLOOKER if viewer == WATCHER else viewer
        self.token_hash, self.explained, self.name = token_hash, hello.explain, hello.name
        if hello.explain:
            room.explain(viewer)
        self.tell(
            snapshot(room.table, self.viewer, hello.explain)
            if hello.version is None
            else catch_up(room.table, self.viewer, hello.version, hello.explain)
        )
        self._room = room
        room.enter(self)

    async def _do(self, room: Room, asked: AnyClientMessage) -> None:
        if isinstance(asked, Ping):
            self.tell(message("pong", id=asked.id))
        elif isinstance(asked, Hello):
            raise Refusal("bad_message", reason="hello is said once")
        elif isinstance(asked, HintWanted):
            task = asyncio.ensure_future(self._hint(room, asked))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
        else:
            await room.do(decision(asked, self, None))
            self.tell(message("stored", id=asked.id))

    async def _hint(self, room: Room, asked: HintWanted) -> None:
        """Say what the adviser would do; players who decide without the hint need not wait for it."""
        try:
            if self.watches:
                raise Refusal("not_your_seat")
            table, seat = room.table, self.viewer
            commands.check_hint(table, seat, asked.turn)
            bot = adviser_of(table.game.name)
            seed = hint_seed(table, seat, asked.turn)
            option, advice = room.thought(seat, bot, seed, advice=True)
            await room.do(lambda table, now: commands.take_hint(table, seat, asked.turn, now))
            self.tell(
                message("hint", id=asked.id, turn=asked.turn, option=option, by=bot, advice=advice)
            )
        except Refusal as refusal:
            self.refused(asked.id, refusal)
        except Exception as error:
            traceback.print_exception(error)
            self.refused(asked.id, Refusal("no_hint"))


def _nobody(text: str) -> None:
    """Tell nobody."""
