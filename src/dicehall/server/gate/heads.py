"""Requests whose head never ends: cut off before they cost memory, or a place that others need."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD: Final = 64 * 1024
"""Bytes of a request's first line and headers together; the parser itself would take any number."""
HEAD_S: Final = 15.0
"""Seconds that a new connection may take to send its first head."""
TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)
"""All that is said to who sends one that is longer."""


class ShortHeads(HttpToolsProtocol):
    """Takes requests as ever, but hangs up on heads that are too long or do not come."""

    _head: int = 0
    """Bytes of the head that is being sent."""
    _whole: bool = False
    """Whether the piece taken last held the end of a head, or something of a body."""
    _in_body: bool = False
    """Whether a head is whole and its body is not."""
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Wait for the first head, but not for ever."""
        super().connection_made(transport)
        self._patience = self.loop.call_later(HEAD_S, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._no_hurry()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a piece, and hang up if the head is still not whole after so many."""
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
        """Note that the head is whole."""
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
