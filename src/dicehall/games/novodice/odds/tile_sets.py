"""Sets of tiles as numbers: one digit a tile, so that they can be remembered and compared quickly."""

from __future__ import annotations

from typing import Final

KIND_BASE: Final = 64
"""Kinds of tile are fewer than this."""


def set_key(tiles: list[int]) -> int:
    """Return one number for a set of tiles in rising order, the last tile in its lowest digit."""
    key = 0
    for tile in tiles:
        key = key * KIND_BASE + tile + 1
    return key


def set_tiles(key: int) -> list[int]:
    """Return the tiles of a set's number, in rising order."""
    tiles: list[int] = []
    while key:
        tiles.append(key % KIND_BASE - 1)
        key //= KIND_BASE
    tiles.reverse()
    return tiles


def joined_key(one: int, other: int) -> int:
    """Return the number of the union of two sets, given their numbers."""
    tiles = set_tiles(one) + set_tiles(other)
    tiles.sort()
    return set_key(tiles)
