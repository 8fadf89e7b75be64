"""Frames: how messages between the server and its processes are separated, however long they are."""

from __future__ import annotations

from typing import BinaryIO, Final

LENGTH_BYTES: Final = 4
"""The bytes before a message that say how long it is."""
PART: Final = b"+"
"""The beginning of a message that is not the last one of an answer."""


def framed(message: bytes) -> bytes:
    """Return a message with its length before it."""
    return len(message).to_bytes(LENGTH_BYTES) + message


def next_frame(stream: BinaryIO) -> bytes | None:
    """Return the next message of a stream; None at its end."""
    length = stream.read(LENGTH_BYTES)
    return stream.read(int.from_bytes(length)) if len(length) == LENGTH_BYTES else None
