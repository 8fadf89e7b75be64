"""End connections that clients lose or break, without a traceback in the log, whatever was under way."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState


class EndingRequests(HttpToolsProtocol):
    """When the connection is lost, tells every unfinished request, and begins no more of them.

    The web server itself tells only the request that arrived last. Those before it would be answered into a
    closed connection, each with a traceback in the log.
    """

    _unfinished: tuple[Any, ...] = ()
    """The requests that have arrived and are not completely answered."""

    def on_headers_complete(self) -> None:
        """Note which requests are unfinished."""
        super().on_headers_complete()
        if self.cycle is not None:
            waiting = (cycle for cycle in self._unfinished if not cycle.response_complete)
            self._unfinished = (*waiting, self.cycle)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell all unfinished requests that the client is gone."""
        self.pipeline.clear()
        for cycle in self._unfinished:
            cycle.disconnected = True
            cycle.message_event.set()
        self._unfinished = ()
        super().connection_lost(exc)


class EndingSockets(WebSocketsSansIOProtocol):
    """Hangs up on a client that breaks the protocol after closing, when no error can be sent to it."""

    def data_received(self, data: bytes) -> None:
        """Take a piece."""
        try:
            super().data_received(data)
        except InvalidState:
            self.transport.abort()
