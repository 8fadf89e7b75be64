"""Results of a turn, its rows and lions, and every set of tiles that a result can claim."""

from __future__ import annotations

from typing import Final

from dicehall.games.novodice.odds.tile_sets import KIND_BASE, joined_key, set_key, set_tiles
from dicehall.games.novodice.rules.components import FACES, ROW_BASE, Components
from dicehall.games.novodice.rules.lions import FEWEST_LIONS, MOST_LIONS, free_claims
from dicehall.games.novodice.rules.rows import row_length, row_symbol

ROWS_BASE: Final = FACES * ROW_BASE
"""A row is below this, so several rows are one number in this base."""
LIONS_BASE: Final = MOST_LIONS + 1
"""There are fewer lions than this."""
MANY_SETS: Final = 3000
"""If more sets than this could be claimed, only the most valuable tiles are considered. No result of
the original box reaches it."""
FEWER_KINDS: Final = (16, 8, 4, 2)
"""The numbers of kinds of tile that are then tried, in this order."""
MOST_BY_LIONS: Final = 4
"""The most tiles that lions are assumed to claim; in the original box they cannot claim more."""


class Claims:
    """What rows and lions can claim in a box, whatever the warehouse still holds.

    Results and sets of tiles are numbered as they are found, so that lists can hold what depends on them.
    """

    def __init__(self, box: Components) -> None:
        self.box: Final = box
        self.rows: Final[list[list[int]]] = []
        """For each result, its rows in rising order."""
        self.lions: Final[list[int]] = []
        """For each result, its lions; a single lion counts as none."""
        self.sets: Final[list[list[int]]] = []
        """Sets of tiles, each in rising order and not empty."""
        self._result_of: dict[int, int] = {}
        self._set_of: dict[int, int] = {}
        self._claimable: dict[int, list[int]] = {}
        self._by_rows: dict[int, list[int]] = {}
        self._by_lions: dict[int, list[int]] = {}
        self._limited: dict[int, bool] = {}
        self._cheapest: int = min(box.lions[: box.trash])

    def result(self, rows: list[int], lions: int) -> int:
        """Return the number of a result."""
        if lions < FEWEST_LIONS:
            lions = 0
        key = rows_key(rows) * LIONS_BASE + lions
        found = self._result_of.get(key, -1)
        if found < 0:
            found = len(self.rows)
            self._result_of[key] = found
            self.rows.append(list(rows))
            self.lions.append(lions)
        return found

    def set_of(self, tiles: list[int]) -> int:
        """Return the number of a set of tiles, given in rising order."""
        return self._number(set_key(tiles))

    def of_result(self, result: int) -> list[int]:
        """Return every set of tiles a result can claim."""
        lions = self.lions[result]
        return self.claimable(self.rows[result], lions, free_claims(lions))

    def is_limited(self, result: int) -> bool:
        """Return whether a result can claim more sets of tiles than are considered."""
        lions = self.lions[result]
        self.of_result(result)
        free = free_claims(lions)
        return (
            rows_key(self.rows[result]) * LIONS_BASE + lions
        ) * LIONS_BASE + free in self._limited

    def can_claim(self, result: int, tile: int) -> bool:
        """Return whether a result can claim a tile, as long as the warehouse holds it."""
        box = self.box
        lions = self.lions[result]
        if lions >= max(box.lions[tile], FEWEST_LIONS) or free_claims(lions) > 0:
            return True
        for row in self.rows[result]:
            if row_symbol(row) == box.symbol[tile] and row_length(row) >= box.count[tile]:
                return True
        return False

    def claimable(self, rows: list[int], lions: int, free: int) -> list[int]:
        """Return every set of tiles that these rows, lions and free choices can claim."""
        key = (rows_key(rows) * LIONS_BASE + lions) * LIONS_BASE + free
        known = self._claimable.get(key)
        if known is not None:
            return known
        by_rows = self._row_sets(rows, self.box.trash)
        by_lions = self._lion_sets(lions, free, FEWER_KINDS[0])
        if lions > 0 and (
            self.box.trash > FEWER_KINDS[0] or lions // self._cheapest > MOST_BY_LIONS
        ):
            self._limited[key] = True
        for kinds in FEWER_KINDS:
            if len(by_rows) * len(by_lions) <= MANY_SETS:
                break
            self._limited[key] = True
            by_rows = self._row_sets(rows, kinds)
            by_lions = self._lion_sets(lions, free, kinds)
        joined: dict[int, bool] = {}
        for one in by_rows:
            for other in by_lions:
                joined[one if other == 0 else other if one == 0 else joined_key(one, other)] = True
        found: list[int] = []
        for set in joined:
            if set:
                found.append(self._number(set))
        self._claimable[key] = found
        return found

    def _number(self, key: int) -> int:
        found = self._set_of.get(key, -1)
        if found < 0:
            found = len(self.sets)
            self._set_of[key] = found
            self.sets.append(set_tiles(key))
        return found

    def _row_sets(self, rows: list[int], kinds: int) -> list[int]:
        """Return the keys of the sets that rows claim, including the empty set."""
        key = rows_key(rows) * KIND_BASE + kinds
        known = self._by_rows.get(key)
        if known is not None:
            return known
        if not rows:
            found = [0]
        else:
            joined: dict[int, bool] = {}
            options = self._of_row(rows[-1], kinds)
            for one in self._row_sets(rows[:-1], kinds):
                joined[one] = True
                for tile in options:
                    joined[joined_key(one, tile + 1)] = True
            found = list(joined)
        self._by_rows[key] = found
        return found

    def _of_row(self, row: int, kinds: int) -> list[int]:
        """Return the tiles of which a row can claim one, limited to the most valuable ones."""
        box = self.box
        symbol = row_symbol(row)
        length = row_length(row)
        found: list[int] = []
        for tile in range(box.trash):
            if box.symbol[tile] == symbol and box.count[tile] <= length:
                found.append(tile)
        return dearest(box, found, kinds)

    def _lion_sets(self, lions: int, free: int, most_kinds: int) -> list[int]:
        """Return the keys of the sets that lions claim, including the empty set."""
        key = (lions * LIONS_BASE + free) * KIND_BASE + most_kinds
        known = self._by_lions.get(key)
        if known is not None:
            return known
        box = self.box
        kinds = dearest(box, list(range(box.trash)), most_kinds)
        joined: dict[int, bool] = {0: True}
        if lions >= FEWEST_LIONS:
            # Tile by tile in rising order, each added as often as the lions can pay for it.
            paid: list[tuple[int, int]] = [(0, 0)]
            for _ in range(MOST_BY_LIONS):
                more: list[tuple[int, int]] = []
                for set, cost in paid:
                    last = set % KIND_BASE - 1
                    for tile in kinds:
                        if tile >= last and cost + box.lions[tile] <= lions:
                            more.append((set * KIND_BASE + tile + 1, cost + box.lions[tile]))
                for set, _cost in more:
                    joined[set] = True
                paid = more
        layer = [0]
        for _ in range(free):
            longer: list[int] = []
            for set in layer:
                last = set % KIND_BASE - 1
                for tile in kinds:
                    if tile >= last:
                        longer.append(set * KIND_BASE + tile + 1)
            for set in longer:
                joined[set] = True
            layer = longer
        found = list(joined)
        self._by_lions[key] = found
        return found


def dearest(box: Components, tiles: list[int], number: int) -> list[int]:
    """Return the most valuable of some tiles, in rising order."""
    if len(tiles) <= number:
        return tiles
    left = list(tiles)
    found: list[int] = []
    while left and len(found) < number:
        best = left[0]
        for tile in left:
            if box.value[tile] > box.value[best]:
                best = tile
        left.remove(best)
        found.append(best)
    found.sort()
    return found


def rows_key(rows: list[int]) -> int:
    """Return one number for rows in rising order."""
    key = 0
    for row in rows:
        key = key * ROWS_BASE + row
    return key
