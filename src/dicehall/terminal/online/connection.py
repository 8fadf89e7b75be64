"""The connection to a table: it says hello, reconnects by itself, and matches replies with requests."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from dicehall.table.messages import REFUSED

LONGEST: Final = 64 * 1024 * 1024
"""The most bytes in a message: after a long absence everything missed arrives as one."""
FIRST_WAIT_S: Final = 0.5
LONGEST_WAIT_S: Final = 15.0
"""Seconds before the first attempt to reconnect, which double with each attempt, and their maximum."""
FINAL: Final = (400, 401, 403, 404, 422)
"""Refusals after which trying again is useless."""
AGAIN: Final = ("answer", "answer_set", "open", "undo", "leave", "return")
"""Requests that are sent again if the connection broke before the reply; repeating them is harmless."""

Message = dict[str, Any]
"""A message as parsed JSON."""


@dataclass(frozen=True)
class Reply:
    """The outcome of a request."""

    stored: bool
    """Whether it was done."""
    code: str = ""
    """Why not, for programs; ``broken`` if the connection broke before the reply."""
    text: str = ""
    """Why not, in the server's words."""


class ServerConnection:
    """A connection that stays open, as far as this side can help it."""

    def __init__(
        self,
        url: str,
        hello: Callable[[], Message],
        receive: Callable[[Message], Awaitable[None]],
        changed: Callable[[], None],
        first_wait_s: float = FIRST_WAIT_S,
    ) -> None:
        self.is_open: bool = False
        """Whether the server has answered the hello and the connection has held since."""
        self.retry_at: float | None = None
        """When the next attempt is made, by the loop's clock; None during an attempt."""
        self.refused: Reply | None = None
        """Why the server rejects us for good, if it does."""
        self._url = url
        self._hello = hello
        self._receive = receive
        self._changed = changed
        self._first_wait_s = first_wait_s
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[Message, asyncio.Future[Reply]]] = {}
        self._requests = 0
        self._goodbye_s: float | None = None
        self._last_word: Reply | None = None
        self._hurry = asyncio.Event()

    # ------------------------------------------------------------------------------- to and fro

    async def run(self) -> None:
        """Stay connected until the server refuses for good, or this is cancelled."""
        tries = 0
        while not self._is_refused():
            self._goodbye_s = None
            was_open = await self._once()
            if self._is_refused():
                break
            tries = 0 if was_open else tries + 1
            wait = self._goodbye_s
            if wait is None:
                wait = min(self._first_wait_s * 2 ** min(tries, 20), LONGEST_WAIT_S)
                # Clients of a server that stopped should not all come back at the same moment.
                wait *= random.uniform(0.8, 1.2)
            self.retry_at = asyncio.get_running_loop().time() + wait
            self._changed()
            self._hurry.clear()
            try:
                async with asyncio.timeout(wait):
                    await self._hurry.wait()
            except TimeoutError:
                pass
            self.retry_at = None
            self._changed()
        for _, future in self._waiting.values():
            if not future.done():
                future.set_result(Reply(False, "broken"))
        self._changed()

    def _is_refused(self) -> bool:
        return self.refused is not None

    def hurry(self) -> None:
        """Reconnect now."""
        self._hurry.set()

    async def _once(self) -> bool:
        """Connect and listen until the connection breaks; return whether the hello was answered."""
        was_open = False
        code = None
        self._last_word = None
        try:
            async with connect(self._url, max_size=LONGEST, compression=None) as socket:
                self._socket = socket
                await socket.send(json.dumps(self._hello()))
                async for text in socket:
                    message = _read(text)
                    if message is None:
                        # Whatever answers here is not a dicehall server, or no longer one.
                        break
                    await self._take(message)
                    was_open = was_open or self.is_open
            code = socket.close_code
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else None
        except InvalidStatus as status:
            code = REFUSED + status.response.status_code
            self._last_word = _told(status.response.body)
        except (OSError, InvalidHandshake, TimeoutError, EOFError):
            # Nobody is there at the moment, or a proxy is waiting for the server itself.
            pass
        finally:
            self._socket = None
            self.is_open = False
            self._forget_what_must_not_be_done_twice()
        if code is not None and code - REFUSED in FINAL:
            self.refused = self._last_word or Reply(False, "refused")
        return was_open

    async def _take(self, message: Message) -> None:
        kind = message.get("type")
        if kind in ("stored", "pong", "refused") and message.get("id") is not None:
            _, future = self._waiting.pop(message["id"], (None, None))
            if future is not None and not future.done():
                future.set_result(
                    Reply(kind != "refused", message.get("code", ""), message.get("text", ""))
                )
        elif kind == "refused":
            # Refused before the connection is closed; the close code says whether for good.
            self._last_word = Reply(False, message.get("code", ""), message.get("text", ""))
        elif kind == "goodbye":
            self._goodbye_s = float(message.get("reconnect_after", FIRST_WAIT_S))
        else:
            if kind in ("snapshot", "update") and not self.is_open:
                self.is_open = True
                await self._receive(message)
                await self._send_again()
                self._changed()
                return
            await self._receive(message)

    # --------------------------------------------------------------------------------- requests

    async def ask(self, kind: str, **fields: Any) -> Reply:
        """Send a request and return its outcome; requests that can be repeated wait for a connection."""
        self._requests += 1
        name = f"m{self._requests}"
        message = {"type": kind, "id": name, **fields}
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        if self.refused is not None or (not self.is_open and kind not in AGAIN):
            return Reply(False, "broken")
        self._waiting[name] = (message, future)
        if self.is_open:
            await self._send(message)
        try:
            return await future
        finally:
            self._waiting.pop(name, None)

    async def _send(self, message: Message) -> None:
        if self._socket is not None:
            try:
                await self._socket.send(json.dumps(message))
            except ConnectionClosed:
                # It is sent again, or given up, when the break is noticed.
                return

    async def _send_again(self) -> None:
        for message, _ in list(self._waiting.values()):
            await self._send(message)

    def _forget_what_must_not_be_done_twice(self) -> None:
        for name, (message, future) in list(self._waiting.items()):
            if message["type"] not in AGAIN and not future.done():
                del self._waiting[name]
                future.set_result(Reply(False, "broken"))

    async def break_off(self) -> None:
        """Close the connection as if it had broken; to get a new one, and for tests."""
        if self._socket is not None:
            await self._socket.close()


def _read(text: str | bytes) -> Message | None:
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) else None


def _told(body: bytes | bytearray | None) -> Reply:
    """Return the refusal in the response to a rejected connection."""
    try:
        refusal = json.loads(body or b"")
        return Reply(False, str(refusal["code"]), str(refusal["text"]))
    except (ValueError, TypeError, KeyError):
        return Reply(False, "refused")
