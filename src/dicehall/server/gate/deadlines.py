"""Deadlines: how long a client may take to send a request, to read a response, and to hang up.

The web server has a deadline only for idle connections, and the first byte of a request ends it. Here every
connection has a deadline for whatever it is waiting for, which grows with the number of bytes, and a patrol
checks them all. Nothing that a client does or omits keeps a connection open for ever.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    RequestResponseCycle,
)

from dicehall.server.gate.answering import USUAL, refusal_response
from dicehall.server.gate.lines import LineSockets
from dicehall.server.gate.lost_connections import EndingRequests
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    import asyncio

    from dicehall.server.gate.connections import Connections

LONGEST_HEAD: Final = 64 * 1024
"""The most bytes in a request line and headers together; the parser itself has no limit."""
BYTES_PER_S: Final = 16 * 1024
"""How many bytes justify another second of waiting: a poor mobile connection is faster."""
UNREAD_S: Final = 20.0
"""Seconds that a client may take to read what is sent to it, apart from the time that its size justifies."""
LAST_WORD_S: Final = 1.0
"""Seconds that a refused connection stays open: closed at once, it could lose the refusal."""
PATROL_S: Final = 0.5
"""Seconds between two looks at all connections."""


class Reader:
    """What both kinds of connections share: somebody must read what is sent, even after a close."""

    transport: Any
    loop: Any
    _unread: float = inf
    """When the client must have read enough of what was sent."""

    def pause_writing(self) -> None:
        """Start the deadline: the client does not read as fast as the server writes."""
        super().pause_writing()  # type: ignore[misc]
        self._must_read()

    def resume_writing(self) -> None:
        """End the deadline."""
        super().resume_writing()  # type: ignore[misc]
        self._unread = inf

    def _must_read(self) -> None:
        waits = self.transport.get_write_buffer_size() / BYTES_PER_S
        self._unread = self.loop.time() + UNREAD_S + waits

    def look(self, now: float) -> None:
        """Cut the connection if its client has not read in time; a closing one has a deadline, too."""
        if self._unread == inf and self.transport.is_closing():
            self._must_read()
        elif now >= self._unread:
            self.cut()

    def cut(self) -> None:
        """Close the connection without waiting for anything."""
        self.transport.abort()


class Live(Reader, LineSockets):
    """A live connection; whether its client is still there is found out by pings."""


class Requests(Reader, EndingRequests):
    """A connection on which requests arrive, each within its time."""

    everybody: Connections
    """All of these, set by the server."""
    _began: float = 0.0
    """When the current request began to arrive."""
    _arriving: bool = True
    """Whether a request is expected or incomplete."""
    _received: int = 0
    """The bytes received of it."""
    _head: int = 0
    """The bytes received of its head, as long as that is incomplete."""
    _whole_head: bool = False
    """Whether the last piece contained the end of a head or part of a body."""
    _in_body: bool = False
    """Whether a head is complete but its body is not."""
    _refused: bool = False
    """Whether the connection was refused."""

    request: bytes = b""
    """What another process has already read from the connection, before it handed it over."""
    within: int = 0
    """The port at which other processes of the hall connect, set by the server."""

    @property
    def _host(self) -> str:
        """Return the client's address; empty for another process, whose clients have their own addresses."""
        if self.within and self.server and self.server[1] == self.within:
            return ""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it; expect a request."""
        super().connection_made(transport)
        self._began = self.loop.time()
        open_now = len(self.server_state.connections)
        refused = self.everybody.enter(self._host, self, open_now)
        if refused is not None and self.everybody.flooded(self._host, open_now):
            self.cut()
        elif refused is not None:
            self._refuse(refused)
        elif self.request:
            self.data_received(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self.everybody.leave(self._host, self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a piece, and hang up if the head is too long and still incomplete."""
        if self._refused:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.cut()
            return
        if not self._arriving:
            self._arriving, self._began, self._received = True, self.loop.time(), 0
        self._received += len(data)
        self._whole_head = self._in_body
        super().data_received(data)
        if self._whole_head:
            self._head = 0
        elif not self.transport.is_closing():
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._refuse("head_too_long")

    def on_headers_complete(self) -> None:
        """Note that the head is complete."""
        self._whole_head = self._in_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Note that the request is complete, so that there is no hurry until the next."""
        super().on_message_complete()
        self._arriving = self._in_body = False
        self.everybody.works(self._host, self)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if not self.transport.is_closing() and self.cycle.response_complete:
            self.everybody.waits(self._host, self)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, and drop the parser, which refers to this object."""
        self.everybody.leave(self._host, self)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def look(self, now: float) -> None:
        """Refuse a request that did not arrive in time."""
        super().look(now)
        due = self._began + self.everybody.request_s + self._received / BYTES_PER_S
        if self._arriving and now >= due and not self.transport.is_closing():
            self._refuse("too_slow")

    def _refuse(self, code: str) -> None:
        """Say why, if nothing has been said yet, and hang up soon; whatever still arrives is not read."""
        self._refused = True
        self._arriving = False
        self._head = 0
        self._unread = self.loop.time() + LAST_WORD_S
        self.everybody.works(self._host, self)
        cycle: RequestResponseCycle | None = self.cycle
        # While a head is incomplete, the last cycle is still that of the request before.
        said = cycle is not None and (
            cycle.response_started if self._in_body else not cycle.response_complete
        )
        if not said:
            scope = {"headers": self.headers or [], USUAL: self.everybody.language}
            response = refusal_response(scope, Refusal(code))
            lines = [name + b": " + value + b"\r\n" for name, value in response.raw_headers]
            head = [STATUS_LINE[response.status_code], *lines, b"connection: close\r\n\r\n"]
            self.transport.write(b"".join([*head, bytes(response.body)]))
        if cycle is not None:
            # Tell the application, which may wait for the rest of the body, that it will not come.
            cycle.disconnected = True
            cycle.message_event.set()
        if self.transport.can_write_eof():
            self.transport.write_eof()
