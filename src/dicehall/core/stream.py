"""A stream of random numbers that depends only on its name."""

from __future__ import annotations

from hashlib import shake_128
from typing import Any, Final

from mypy_extensions import i64

from dicehall.core.dice import BYTE_VALUES
from dicehall.core.mistakes import BadOptions

BLOCK: Final = 336
"""The bytes of one hash: exactly what SHAKE-128 produces in two blocks."""
HALF_BLOCK: Final = BLOCK // 2
"""What it produces in one block. Many streams need no more, so a stream draws only this much at first."""
PAIR_VALUES: Final = BYTE_VALUES * BYTE_VALUES
"""How many values two bytes have."""


class Stream:
    """Unbiased random numbers; streams with the same name give the same numbers on every machine.

    The bytes come from SHAKE-128 of the name and a block number. That is slower to start than a small
    generator, but one hash serves many numbers, and no name gives a weak stream.
    """

    __slots__ = ("_at", "_block", "_bytes", "_drawn", "name")

    def __init__(self, name: str) -> None:
        self.name: str = name
        self._block: i64 = 0
        self._bytes: bytes = b""
        self._drawn: i64 = 0
        self._at: i64 = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes a stream again that gives the same numbers next."""
        return stream_at, (self.name, int(self._block), int(self._drawn), int(self._at))

    def __repr__(self) -> str:
        """Return the name."""
        return f"Stream({self.name!r})"

    def byte(self) -> i64:
        """Return the next byte."""
        if self._at == self._drawn:
            self._draw()
        value: i64 = self._bytes[self._at]
        self._at += 1
        return value

    def _draw(self) -> None:
        """Draw the rest of the first block, or the next block; at the very beginning, half a block."""
        self._drawn = BLOCK if self._drawn else HALF_BLOCK
        if self._at == BLOCK:
            self._at = 0
            self._block += 1
        self._bytes = shake_128(f"{self.name}/{self._block}".encode()).digest(self._drawn)

    def pair(self) -> i64:
        """Return the next two bytes as one number."""
        at = self._at
        if at + 2 > self._drawn:
            return self.byte() * BYTE_VALUES + self.byte()
        self._at = at + 2
        first: i64 = self._bytes[at]
        second: i64 = self._bytes[at + 1]
        return first * BYTE_VALUES + second

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, each equally likely (limit at most 65,536)."""
        if not 1 <= limit <= PAIR_VALUES:
            raise BadOptions(f"a limit is a number from 1 to {PAIR_VALUES}, not {limit}.")
        numbers: i64 = limit
        fair = PAIR_VALUES - PAIR_VALUES % numbers
        while True:
            value = self.pair()
            if value < fair:
                return value % numbers


def stream_at(name: str, block: int, drawn: int, at: int) -> Stream:
    """Return the stream of this name, which has come so far."""
    stream = Stream(name)
    stream._block = block
    stream._drawn = drawn
    stream._at = at
    stream._bytes = shake_128(f"{name}/{block}".encode()).digest(drawn)
    return stream
