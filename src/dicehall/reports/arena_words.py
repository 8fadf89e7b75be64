"""The results of a tournament in the words and marks of one language."""

from __future__ import annotations

from typing import Any, Final

from dicehall.locales import Catalogue
from dicehall.locales.game_words import GameWords
from dicehall.locales.numbers import Numbers
from dicehall.reports.charts.intervals import Axis, Mark, rounded_axis

SHARE_STEPS: Final = (0.01, 0.02, 0.05, 0.1, 0.25)
"""Possible distances between the ticks of shares."""
KINDS: Final = ("plain", "paired", "luck_adjusted")
"""The three ways to compute a share."""

Cell = dict[str, Any]
"""A share with its interval, as the results hold it."""


class ArenaWords:
    """Describes one tournament."""

    def __init__(self, result: dict[str, Any], say: Catalogue) -> None:
        self.say = say
        self._words = GameWords(result["game"], say)
        self.numbers = Numbers(say)
        self.even: float = result["results"]["even_share"]

    def between(self, cell: Cell | None) -> str:
        """Return a share with its interval."""
        if cell is None:
            return "?"
        low, high = cell["95"]
        return self.say.text(
            "arena-interval",
            share=self.numbers.percent(cell["share"]),
            low=self.numbers.percent(low),
            high=self.numbers.percent(high),
        )

    def in_two_lines(self, cell: Cell | None) -> str:
        """Return a share, and its interval on a line below."""
        if cell is None:
            return "?"
        return f"{self.numbers.percent(cell['share'])}\n{self.numbers.range(*cell['95'])}"

    def variant(self, name: str) -> str:
        """Return the name of a variant."""
        if not name:
            return self.say.text("arena-whole-game")
        return self._words.variant(name)

    def kind(self, name: str) -> str:
        """Return the name of one of the three ways."""
        if name == "plain":
            return self.say.text("arena-plain")
        return self.say.text("arena-paired" if name == "paired" else "arena-adjusted")

    def mark(self, cell: Cell | None, style: str, what: str) -> list[Mark]:
        """Return the point of a share; an empty list if it is unknown."""
        if cell is None:
            return []
        low, high = cell["95"]
        words = self.say.text("arena-legend-of", what=what, interval=self.between(cell))
        return [Mark(cell["share"], low, high, style, words)]

    def shares_axis(self, cells: list[Cell | None]) -> Axis:
        """Return an axis of percentages that covers all these intervals."""
        bounds = [bound for cell in cells if cell is not None for bound in cell["95"]]
        low, high, ticks = rounded_axis([*bounds, self.even], SHARE_STEPS)
        named = [(tick, self.numbers.percent(tick, 0)) for tick in ticks]
        return Axis(low, high, named, self.even)
