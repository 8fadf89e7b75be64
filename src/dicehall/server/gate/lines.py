"""Lines: the short way of a text to and from a live connection, past the layers in between.

Each layer costs about as much as making the text, and all connections of a table are told of every answer.
What is written to one connection at the same moment, such as an update and an acknowledgement, goes out
with one call of the system. Whatever is not quite usual takes the long way: a client that does not keep up
or closes, and frames in pieces, of other kinds or against the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from websockets.protocol import State
from websockets.utils import apply_mask

from dicehall.server.gate.giving import GivenSockets

if TYPE_CHECKING:
    from websockets.http11 import Request

Line = Callable[[str], bool]
"""Writes a text and returns True, or returns False if the client does not read as fast, or is gone."""
LINE: Final = "dicehall.line"
"""The extension in the scope of a live connection that is its line."""
TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
MASKED: Final = 0x80
"""The bit in the second byte of a frame that says that it is masked, as all from clients are."""
LAST: Final = 0x80
"""The bit in the first byte of a frame that ends a message."""


def frame_end(data: bytes, start: int) -> tuple[int, int]:
    """Return where the mask and the end of a client's frame are in some data; the end may lie beyond it."""
    if len(data) < start + 2:
        return start + 2, len(data) + 1
    length, at = data[start + 1] & ~MASKED, start + 2
    if length >= 126:
        wide = 2 if length == 126 else 8
        length = int.from_bytes(data[at : at + wide], "big")
        at += wide
    return at, at + 4 + length


def whole_frames(data: bytes) -> bool:
    """Return whether some data is nothing but whole frames, each a whole message."""
    at = 0
    while at < len(data):
        if not data[at] & LAST:
            return False
        _, at = frame_end(data, at)
    return at == len(data)


def whole_text(data: bytes) -> str | None:
    """Return the text that some data is, if it is one frame with a whole text."""
    if len(data) < 6 or data[0] != TEXT or not data[1] & MASKED or data[1] & ~MASKED == 127:
        return None
    at, end = frame_end(data, 0)
    if end != len(data):
        return None
    try:
        return apply_mask(data[at + 4 :], data[at : at + 4]).decode()
    except UnicodeDecodeError:
        return None


def text_frame(text: str) -> bytes:
    """Return a text as a server sends it: as one frame, without a mask."""
    payload = text.encode()
    length = len(payload)
    if length < 126:
        return bytes((TEXT, length)) + payload
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big") + payload
    return bytes((TEXT, 127)) + length.to_bytes(8, "big") + payload


class LineSockets(GivenSockets):
    """Gives every live connection its line, and reads whole texts."""

    _between: bool = True
    """Whether what arrives next begins a frame and a message, as far as is known."""

    def data_received(self, data: bytes) -> None:
        """Take a piece: pass a whole text on, and leave all else to those who know the whole protocol."""
        if self.handshake_complete and self._between and self.conn.state is State.OPEN:
            text = whole_text(data)
            if text is not None:
                self._take(text)
                return
            self._between = whole_frames(data)
        super().data_received(data)

    def _take(self, text: str) -> None:
        if self.close_sent:
            # The application has closed the connection and reads no more.
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        """Put the line where the application finds it."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self.write_text

    def write_text(self, text: str) -> bool:
        """Write a text, unless it has to wait; return whether it is written."""
        if (
            not self.handshake_complete
            or self.close_sent
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(text_frame(text))
        return True
