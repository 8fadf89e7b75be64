"""What the warehouse still holds of the symbols that a bay lacks."""

from __future__ import annotations

from typing import Final, final

from dicehall.games.novodice.bots.collected import Collected
from dicehall.games.novodice.bots.tiles_by_symbol import TilesBySymbol, greatest, supply


@final
class Supplies:
    """A warehouse, as the network sees it from any bay."""

    def __init__(self, tiles_by_symbol: TilesBySymbol, stock: list[int]) -> None:
        self.tiles_by_symbol: Final = tiles_by_symbol
        self.stock: Final = stock
        """How many tiles of each kind it holds."""
        self._lacking: Final[dict[int, tuple[float, ...]]] = {}

    def lacking(self, bay: Collected) -> tuple[float, ...]:
        """Return the network's numbers of the symbols that a bay lacks.

        They are remembered, because tiles placed in the bay are never of a symbol that it lacks.
        """
        known = self._lacking.get(bay.lacks)
        if known is None:
            known = self._numbers(bay)
            self._lacking[bay.lacks] = known
        return known

    def _numbers(self, bay: Collected) -> tuple[float, ...]:
        box = self.tiles_by_symbol.box
        stock = self.stock
        free = bay.free
        new_easy: list[int] = []
        new_hard: list[int] = []
        most_easy = most_hard = 0
        for symbol in bay.missing:
            easy = self.tiles_by_symbol.easy[symbol]
            hard = self.tiles_by_symbol.hard[symbol]
            new_easy.append(supply(box, easy, stock, 1))
            new_hard.append(supply(box, hard, stock, 1))
            most_easy = max(most_easy, supply(box, easy, stock, free))
            most_hard = max(most_hard, supply(box, hard, stock, free))
        return (
            greatest(new_easy, free) / 15.0,
            greatest(new_hard, free) / 40.0,
            most_easy / 15.0,
            most_hard / 40.0,
        )
