"""Frames that break the protocol of sockets, or strain it."""

from __future__ import annotations

from typing import Final

FRAMES: Final = (
    b"\x81\x05hello",  # a text that is not masked, as it must be
    b"\xc1\x80\0\0\0\0",  # compressed, which nobody agreed on
    b"\xc1\x8a\0\0\0\0\xf3\x48\xcd\xc9\xc9\x07\x00\0\0\0",
    b"\x83\x80\0\0\0\0",  # a kind of frame that there is not
    b"\x00\x80\0\0\0\0",  # the rest of a message that never began
    b"\x89\xfe\x00\xff\0\0\0\0" + b"x" * 255,  # a ping longer than pings may be
    b"\x81\x82\0\0\0\0\xff\xfe",  # a text that is none
    b"\x88\x81\0\0\0\0x",  # a goodbye of half a number
    b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",  # the beginning of very much
    b"\x01\x82\0\0\0\0{ ",  # the beginning of a message, without its end
    b"\x89\x80\0\0\0\0" * 500,  # many pings
    b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 2000,  # a message in two thousand empty pieces
)
"""Frames that break the protocol of sockets, or strain it."""
