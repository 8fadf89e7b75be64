"""A stream of random numbers that depends only on its name."""

from __future__ import annotations

from hashlib import shake_128
from typing import Final

from mypy_extensions import i64

BLOCK: Final = 336
"""Bytes drawn from the hash at a time: exactly what SHAKE-128 produces in two blocks."""
BYTE_VALUES: Final = 256
"""How many values a byte has,"""
PAIR_VALUES: Final = BYTE_VALUES * BYTE_VALUES
"""and how many two bytes."""


class Stream:
    """Unbiased random numbers; streams with the same name give the same numbers on every machine.

    The bytes come from SHAKE-128 of the name and a block number. That is slower to start than a small
    generator, but one hash serves many numbers, and no name gives a weak stream.
    """

    __slots__ = ("_at", "_block", "_bytes", "name")

    def __init__(self, name: str) -> None:
        self.name: str = name
        self._block: i64 = 0
        self._bytes: bytes = b""
        self._at: i64 = BLOCK

    def byte(self) -> i64:
        """Return the next byte."""
        if self._at >= BLOCK:
            self._bytes = shake_128(f"{self.name}/{self._block}".encode()).digest(BLOCK)
            self._block += 1
            self._at = 0
        value: i64 = self._bytes[self._at]
        self._at += 1
        return value

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to limit - 1, each equally likely (limit at most 65,536)."""
        fair = PAIR_VALUES - PAIR_VALUES % limit
        while True:
            value = self.byte() * BYTE_VALUES + self.byte()
            if value < fair:
                return value % limit
