"""Frames of live connections, as far as they are read and written here rather than by the library.

Whatever is not one whole text in one frame is left to the library, which knows the whole protocol.
"""

from __future__ import annotations

from typing import Final

from websockets.utils import apply_mask

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
