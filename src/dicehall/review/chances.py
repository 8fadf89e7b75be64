"""Everybody's chance to win at one moment: the judge's views of all seats, which add up to 1.

The judge sees a seat's chance from that seat's own place, and its views of several seats need not add up to
1. So a seat's chance is the share of its view in their sum. A seat is looked at only when it acts; until
then its view falls as the others gain and rises as they lose, in proportion.
"""

from __future__ import annotations


class Chances:
    """The views of all seats, and the chances that follow from them."""

    def __init__(self, views: list[float]) -> None:
        self._views = list(views)

    def shares(self) -> list[float]:
        """Return every seat's chance; together they are 1."""
        total = sum(self._views)
        if total == 0:
            return [1 / len(self._views)] * len(self._views)
        return [view / total for view in self._views]

    def share(self, view: float) -> float:
        """Return a view of the present moment as a chance."""
        total = sum(self._views)
        return view / total if total else 1 / len(self._views)

    def look(self, seat: int, view: float) -> None:
        """Replace the view of a seat; the views of the others stay as they are."""
        self._views[seat] = view

    def change(self, seat: int, view: float) -> None:
        """Let a seat gain or lose at the cost, or to the benefit, of the others."""
        gained = view - self._views[seat]
        others = sum(self._views) - self._views[seat]
        count = len(self._views) - 1
        for other, before in enumerate(self._views):
            if other != seat:
                lost = gained * before / others if others else gained / count
                self._views[other] = max(0.0, before - lost)
        self._views[seat] = view
