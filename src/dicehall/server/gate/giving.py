"""Giving a live connection away: another process goes on with it, as if its client had connected there.

That is possible until its request is answered, since up to then nothing is known of it but the request.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from dicehall.server.gate.lost_connections import EndingSockets

if TYPE_CHECKING:
    from websockets.http11 import Request

Send = Callable[[int, bytes], None]
"""Sends a file descriptor and the bytes that were read from it to another process; may raise `OSError`."""
Give = Callable[[Send], bool]
"""Gives a connection away and returns True, or returns False if that is not possible."""
GIVE: Final = "dicehall.give"
"""The extension in the scope of a live connection that gives it away."""
MOST_GIVEN: Final = 64 * 1024
"""The most bytes of a request that are given away with its connection."""


class GivenSockets(EndingSockets):
    """Lets every live connection be given away before its request is answered."""

    _request: bytes = b""
    """The request, as long as nothing else has arrived."""

    def data_received(self, data: bytes) -> None:
        """Take a piece; the first one is the whole request."""
        self._request = b"" if self.handshake_initiated else data
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Put the way of giving the connection away where the application finds it."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[GIVE] = self.give

    def give(self, send: Send) -> bool:
        """Give the connection away, unless more than its request was read or anything was written."""
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
