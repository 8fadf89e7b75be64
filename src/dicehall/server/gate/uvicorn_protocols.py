"""The web server's protocols: all that relies on the insides of uvicorn, behind `uvicorn_config`.

uvicorn and websockets have no hook for any of this, and `tests/server/test_uvicorn_protocols.py` names what
an upgrade has broken. It is worth that because of

- deadlines: the web server has one only for idle connections, and the first byte of a request ends it. Here
  every connection has a deadline for whatever it is waiting for, which grows with the number of bytes, and a
  patrol checks them all. So nothing that a client does or omits keeps a connection open for ever;
- the number of connections of an address, from which those that wait longest are closed;
- giving a live connection to another process, which goes on with it as if its client had connected there;
- the short way of texts: they are written at once, without a queue, a task and two layers in between. That
  saves a fifth of what it costs to send them (`research/measurements/short_way.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import State

from dicehall.server.gate.connections import Connections
from dicehall.server.gate.error_responses import USUAL, refusal_response
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    import asyncio

    from fastapi import FastAPI
    from websockets.http11 import Request

WriteText = Callable[[str], bool]
"""Writes a text and returns True, or returns False if the client does not read as fast, or is gone."""
WRITE_TEXT: Final = "dicehall.write_text"
"""The extension in the scope of a live connection that writes a text at once."""
SendSocket = Callable[[int, bytes], None]
"""Sends a file descriptor and the bytes that were read from it to another process; may raise `OSError`."""
GiveSocket = Callable[[SendSocket], bool]
"""Gives a connection away and returns True, or returns False if that is not possible."""
GIVE_SOCKET: Final = "dicehall.give_socket"
"""The extension in the scope of a live connection that gives it away."""
MOST_GIVEN: Final = 64 * 1024
"""The most bytes of a request that are given away with its connection."""
LARGEST_FRAME: Final = 64 * 1024
"""Messages above this many bytes cut the connection; smaller ones that are still too long are refused."""
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


class LiveProtocol(Reader, WebSocketsSansIOProtocol):
    """A live connection; whether its client is still there is found out by pings.

    What is written to it at the same moment, such as an update and an acknowledgement, goes out with one call
    of the system. What is for a client that does not keep up, or closes, takes the long way.
    """

    _request: bytes = b""
    """The request, as long as nothing else has arrived."""

    def data_received(self, data: bytes) -> None:
        """Take a piece; the first one is the whole request."""
        self._request = b"" if self.handshake_initiated else data
        try:
            super().data_received(data)
        except InvalidState:
            # It breaks the protocol after closing, when no error can be sent to it.
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Put what the application can do with the connection where the application finds it."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[WRITE_TEXT] = self.write_text
            extensions[GIVE_SOCKET] = self.give_socket

    def write_text(self, text: str) -> bool:
        """Write a text, unless it has to wait; return whether it is written."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.conn.state is not State.OPEN
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def give_socket(self, send: SendSocket) -> bool:
        """Give the connection away, unless more than its request was read or anything was written.

        That is possible until its request is answered, since up to then nothing else is known of it.
        """
        transport = self.transport
        if (
            self.handshake_complete
            or not 0 < len(self._request) <= MOST_GIVEN
            or transport.is_closing()
            or transport.get_write_buffer_size()
        ):
            return False
        # What arrives from now on stays in the socket, and is read by the other process.
        transport.pause_reading()
        try:
            send(transport.get_extra_info("socket").fileno(), self._request)
        except OSError:
            transport.resume_reading()
            return False
        # Nothing may be sent from here any more. To close this descriptor does not close the connection.
        self.handshake_complete = self.close_sent = True
        transport.abort()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Drop what refers to this object."""
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["extensions"].clear()
        super().connection_lost(exc)


class RequestProtocol(Reader, HttpToolsProtocol):
    """A connection on which requests arrive, each within its time.

    When it is lost, every unfinished request is notified, and no new one begins. The web server itself tells
    only the request that arrived last; those before it would be answered into a closed connection, each with
    a traceback in the log.
    """

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

    _unfinished: tuple[RequestResponseCycle, ...] = ()
    """The requests that have arrived and are not completely answered."""
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
        """Stop counting the connection, and tell all unfinished requests that the client is gone."""
        self.everybody.leave(self._host, self)
        self.pipeline.clear()
        for cycle in self._unfinished:
            _disconnect(cycle)
        self._unfinished = ()
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
        """Note that the head is complete, and which requests are unfinished."""
        self._whole_head = self._in_body = True
        super().on_headers_complete()
        if self.cycle is not None:
            waiting = (cycle for cycle in self._unfinished if not cycle.response_complete)
            self._unfinished = (*waiting, self.cycle)

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
            # The application may wait for the rest of the body, which will not come.
            _disconnect(cycle)
        if self.transport.can_write_eof():
            self.transport.write_eof()


def _disconnect(cycle: RequestResponseCycle) -> None:
    """Tell the application that the client of a request is gone."""
    cycle.disconnected = True
    cycle.message_event.set()


def uvicorn_config(app: FastAPI, **given: Any) -> Config:
    """Return the web server's configuration for an application, with our protocols."""
    connections = Connections(app.state.settings)
    return Config(
        app,
        ws=LiveProtocol,
        ws_max_size=LARGEST_FRAME,
        # Messages are small, but compressing them for a thousand clients costs a lot.
        ws_per_message_deflate=False,
        http=type("CountedRequests", (RequestProtocol,), {"everybody": connections}),
        backlog=connections.capacity.backlog,
        # The application decides which proxies to believe, and by default trusts none.
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=5,
        **given,
    )
