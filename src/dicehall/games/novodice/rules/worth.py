"""What a cargo bay is worth: its tiles, and at most one combination."""

from __future__ import annotations

from typing import final

from dicehall.games.novodice.rules.components import FACES, Components


@final
class BaySymbols:
    """The tiles of a bay by symbol."""

    __slots__ = ("best", "number", "total")

    def __init__(self, box: Components, bay: list[int]) -> None:
        self.number: list[int] = [0] * FACES
        """How many tiles show the symbol."""
        self.total: list[int] = [0] * FACES
        """What these are worth together."""
        self.best: list[int] = [0] * FACES
        """What the best of them is worth."""
        for tile in bay:
            symbol = box.symbol[tile]
            value = box.value[tile]
            self.number[symbol] += 1
            self.total[symbol] += value
            if value > self.best[symbol]:
                self.best[symbol] = value


def worth(box: Components, bay: list[int]) -> int:
    """Return the worth of a bay, given as the kinds of its tiles."""
    plain, same, different = parts(BaySymbols(box, bay))
    return plain + max(same, different)


def parts(tally: BaySymbols) -> tuple[int, int, int]:
    """Return the plain worth, and what equal symbols and different symbols would each add."""
    plain = tally.total[0]
    same = 0
    symbols = 0
    best_sum = 0
    for symbol in range(1, FACES):
        number = tally.number[symbol]
        if number:
            symbols += 1
            best_sum += tally.best[symbol]
            plain += tally.total[symbol]
            # 3, 4, 5 of a symbol count x2, x3, x4: 1, 2, 3 times in addition to the plain worth.
            if number >= 3:
                same = max(same, (number - 2) * tally.total[symbol])
    different = 0
    if symbols == 4:
        different = best_sum
    elif symbols >= 5:
        # Five count x3, which is never less than four of them at x2.
        different = 2 * best_sum
    return plain, same, different
