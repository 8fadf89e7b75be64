"""What a turn is played for: an objective says what each result of a turn is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicehall.games.novodice.odds.claims import Claims
from dicehall.games.novodice.rules.components import Components

UNKNOWN: Final = -1e300
"""Marks a worth that has not been computed yet."""
WORST: Final = -1e200
"""Worse than anything that can happen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Objective:
    """What results of a turn are worth to somebody; the best choices of the turn follow from it."""

    def of_result(self, claims: Claims, result: int) -> float:
        """Return what a result is worth with the best claims."""
        raise NotImplementedError

    def claimed(self, claims: Claims, result: int) -> list[int]:
        """Return the tiles claimed in that case; an empty list if trash is taken."""
        raise NotImplementedError


class TotalWorth(Objective):
    """A worth for each kind of tile, summed over the tiles claimed."""

    def __init__(self, box: Components, worths: list[float], stock: list[int]) -> None:
        self.box: Final = box
        self.worths: Final = worths
        """What each kind is worth, trash last."""
        self.stock: Final = stock
        """How many of each kind the warehouse holds."""
        self.limited: bool = False
        """Whether some result seen so far could claim more sets of tiles than were considered."""

    def of_result(self, claims: Claims, result: int) -> float:
        """Return the total of the best tiles that can be claimed."""
        total = 0.0
        tiles = self.claimed(claims, result)
        for tile in tiles:
            total += self.worths[tile]
        if not tiles and self.stock[self.box.trash] > 0:
            return self.worths[self.box.trash]
        return total

    def claimed(self, claims: Claims, result: int) -> list[int]:
        """Return the best tiles that can be claimed."""
        best = WORST
        found: list[int] = []
        if claims.is_limited(result):
            self.limited = True
        for set in claims.of_result(result):
            tiles = claims.sets[set]
            if in_stock(tiles, self.stock):
                total = 0.0
                for tile in tiles:
                    total += self.worths[tile]
                if total > best:
                    best = total
                    found = tiles
        return found


class OneTile(Objective):
    """Only one tile is wanted: a result is worth 1 if it can claim the tile, otherwise 0."""

    def __init__(self, tile: int, otherwise: TotalWorth) -> None:
        self.tile: Final = tile
        self.otherwise: Final = otherwise
        """The objective by which tiles are claimed if the wanted one cannot be; some tile must be claimed."""

    def of_result(self, claims: Claims, result: int) -> float:
        """Return 1 if the tile can be claimed."""
        there = self.otherwise.stock[self.tile] > 0
        return 1.0 if there and claims.can_claim(result, self.tile) else 0.0

    def claimed(self, claims: Claims, result: int) -> list[int]:
        """Return the tile if it can be claimed, otherwise the tiles of the greatest worth."""
        if self.of_result(claims, result) > 0.0:
            return [self.tile]
        return self.otherwise.claimed(claims, result)


class ManyLions(Objective):
    """Only lions are wanted: a result is worth 1 if it has at least this many, otherwise 0."""

    def __init__(self, number: int, otherwise: TotalWorth) -> None:
        self.number: Final = number
        """At least two; a result does not tell one lion from none."""
        self.otherwise: Final = otherwise
        """The objective by which tiles are claimed in the end."""

    def of_result(self, claims: Claims, result: int) -> float:
        """Return 1 if there are enough lions."""
        return 1.0 if claims.lions[result] >= self.number else 0.0

    def claimed(self, claims: Claims, result: int) -> list[int]:
        """Return the tiles of the greatest worth."""
        return self.otherwise.claimed(claims, result)


def in_stock(tiles: list[int], stock: list[int]) -> bool:
    """Return whether the warehouse holds all of these tiles, given in rising order."""
    number = 0
    before = -1
    for tile in tiles:
        number = number + 1 if tile == before else 1
        if stock[tile] < number:
            return False
        before = tile
    return True
