"""Requests whose head never ends: cut off before they cost memory or block a connection others need."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD: Final = 64 * 1024
"""The most bytes in a request line and headers together; the parser itself has no limit."""
HEAD_S: Final = 15.0
"""How many seconds a new connection may take to send its first head."""
TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)
"""The whole response to a head that is too long."""


class ShortHeads(HttpToolsProtocol):
    """Handles requests as usual, but hangs up if a head is too long or does not arrive."""

    _head: int = 0
    """The bytes received of the current head."""
    _whole: bool = False
    """Whether the last piece contained the end of a head or part of a body."""
    _in_body: bool = False
    """Whether a head is complete but its body is not."""
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Start the timer for the first head."""
        super().connection_made(transport)
        self._patience = self.loop.call_later(HEAD_S, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timer."""
        self._no_hurry()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a piece, and hang up if the head is too long and still incomplete."""
        self._whole = self._in_body
        super().data_received(data)
        if self._whole:
            self._head = 0
        elif not self.transport.is_closing():
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.transport.write(TOO_LONG)
                self.transport.close()

    def on_headers_complete(self) -> None:
        """Note that the head is complete."""
        self._whole = self._in_body = True
        self._no_hurry()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Expect the next head."""
        super().on_message_complete()
        self._in_body = False

    def _no_hurry(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
