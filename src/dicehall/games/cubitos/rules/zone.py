"""A zone other than active: how many dice of each kind lie in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, final

from mypy_extensions import i64

from dicehall.games.cubitos.rules.dice import KINDS, START

COUNT_BITS: Final = 8
COUNT: Final = (1 << COUNT_BITS) - 1
"""A count takes up one byte of a number."""
MOST: Final = 127
"""The most dice of a kind in a zone. A byte holds up to 255, but the highest bit of a number is its sign."""
WORD_BITS: Final = 3
IN_WORD: Final = (1 << WORD_BITS) - 1
"""A number holds the counts of eight kinds."""
WORDS: Final = 3
"""How many numbers are needed for all kinds."""
OTHERS: Final = 0x00FF00FF00FF00FF
"""A mask of every second count of a number."""
EVERY_KIND: Final = (1 << KINDS) - 1
"""All kinds of dice, one bit each."""
NO_DICE: Final[list[int]] = [0] * (KINDS + 1)
"""Counts of no dice, to copy from."""
UNBORROWED: Final = (1 << START) - 1
"""All kinds but the start die and borrowed ones, one bit each: all that lie in zones when dice are drawn."""


@final
class Zone:
    """Counts of dice by kind, read and written like a list of numbers.

    They are packed into three numbers, so that dice are counted, moved and copied without a loop over the
    kinds.
    """

    __slots__ = ("_first", "_last", "_middle")

    def __init__(self) -> None:
        self._first: i64 = 0
        self._middle: i64 = 0
        self._last: i64 = 0

    def __len__(self) -> int:
        """Return how many kinds there are."""
        return KINDS

    def __getitem__(self, kind: i64) -> i64:
        """Return how many dice of a kind lie here."""
        word = kind >> WORD_BITS
        counts = self._first if word == 0 else self._middle if word == 1 else self._last
        return counts >> (kind & IN_WORD) * COUNT_BITS & COUNT

    def __setitem__(self, kind: i64, count: i64) -> None:
        """Set how many dice of a kind lie here."""
        self.add(kind, count - self[kind])

    def __iter__(self) -> Iterator[int]:
        """Iterate over the counts."""
        return iter(self.counts())

    def counts(self, more: int = 0) -> list[int]:
        """Return the counts as a list, followed by `more` zeros."""
        counts = NO_DICE[: KINDS + more]
        _list(self._first, counts, 0)
        _list(self._middle, counts, IN_WORD + 1)
        if self._last:
            _list(self._last, counts, 2 * (IN_WORD + 1))
        return counts

    def copy(self) -> Zone:
        """Return a zone with the same dice."""
        twin = Zone()
        twin._first = self._first
        twin._middle = self._middle
        twin._last = self._last
        return twin

    def add(self, kind: i64, number: i64) -> None:
        """Put dice of a kind here."""
        dice = number << (kind & IN_WORD) * COUNT_BITS
        word = kind >> WORD_BITS
        if word == 0:
            self._first += dice
        elif word == 1:
            self._middle += dice
        else:
            self._last += dice

    def add_all(self, other: Zone) -> None:
        """Add the counts of another zone, which stays as it is."""
        self._first += other._first
        self._middle += other._middle
        self._last += other._last

    def take_all(self, other: Zone) -> None:
        """Move all dice of another zone here."""
        self.add_all(other)
        other._first = other._middle = other._last = 0

    def empty(self) -> bool:
        """Return whether no die lies here."""
        return self._first | self._middle | self._last == 0

    def number(self, kinds: i64) -> i64:
        """Return how many dice of some kinds, one bit each, lie here."""
        if kinds == UNBORROWED:
            # The usual case, which is quick: all counts of the first number, and two of the second.
            light_and_dark = (self._middle & COUNT) + (self._middle >> COUNT_BITS & COUNT)
            pairs = (self._first & OTHERS) + (self._first >> COUNT_BITS & OTHERS)
            fours = pairs + (pairs >> 32)
            return (fours + (fours >> 16) & 0xFFFF) + light_and_dark
        if kinds == EVERY_KIND:
            return _sum(self._first) + _sum(self._middle) + _sum(self._last)
        number = _sum(self._first & _counts_of(kinds & COUNT))
        number += _sum(self._middle & _counts_of(kinds >> COUNT_BITS & COUNT))
        if self._last:
            number += _sum(self._last & _counts_of(kinds >> 2 * COUNT_BITS))
        return number

    def packed(self, word: i64) -> i64:
        """Return the counts of eight kinds in one number, that of the first kind lowest."""
        return self._first if word == 0 else self._middle if word == 1 else self._last

    def next_kind(self, kind: i64) -> i64:
        """Return the first kind from this one on of which a die lies here; `KINDS` if there is none."""
        while kind < KINDS:
            word = kind >> WORD_BITS
            counts = self._first if word == 0 else self._middle if word == 1 else self._last
            rest = counts >> (kind & IN_WORD) * COUNT_BITS
            if rest:
                while rest & COUNT == 0:
                    rest >>= COUNT_BITS
                    kind += 1
                return kind
            kind = (kind | IN_WORD) + 1
        return KINDS


def zone_of(counts: Iterable[int]) -> Zone:
    """Return a zone with these counts, by kind; refuse more dice than a zone can hold."""
    zone = Zone()
    for kind, count in enumerate(counts):
        if not 0 <= count <= MOST:
            raise ValueError(f"{count} dice of a kind in one zone")
        zone.add(kind, count)
    return zone


def thrown_from(zone: Zone) -> list[int]:
    """Return the counts of a throw of all dice in a zone; the die that draws who begins comes last."""
    return zone.counts(1)


def _list(rest: i64, counts: list[int], kind: i64) -> None:
    """Put the eight counts of a number into a list, beginning at a kind."""
    while rest:
        count = rest & COUNT
        if count:
            counts[kind] = count
        rest >>= COUNT_BITS
        kind += 1


def _sum(counts: i64) -> i64:
    """Return the sum of eight counts."""
    pairs = (counts & OTHERS) + (counts >> COUNT_BITS & OTHERS)
    fours = pairs + (pairs >> 32)
    return fours + (fours >> 16) & 0xFFFF


def _counts_of(kinds: i64) -> i64:
    """Return a mask of the counts of those of eight kinds whose bits are set."""
    spread = (kinds | kinds << 28) & 0x0000000F0000000F
    spread = (spread | spread << 14) & 0x0003000300030003
    spread = (spread | spread << 7) & 0x0101010101010101
    return spread * MOST
