"""Advice: what each option of a question is worth, and the figures that explain it."""

from __future__ import annotations

from typing import Any, Final

REASONS: Final = (
    *("bust", "dice", "moves", "money", "credits", "swords", "fans", "spaces", "cost", "owned"),
    *("trash", "tiles", "points", "lions", "extra_dice", "left", "outlook", "bay_worth"),
)
"""The figures that have words in the catalogues; others that an adviser gives are for programs only."""


class Weighed:
    """One option, what it is worth, and why."""

    def __init__(self, option: int, worth: float, reasons: dict[str, float]) -> None:
        self.option: Final = option
        self.worth: Final = worth
        """The chance to win, from 0 to 1."""
        self.reasons: Final = reasons
        """Figures by name, as in {"bust": 0.21, "moves": 5.0}; the catalogues put them into words."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes it again."""
        return Weighed, (self.option, self.worth, dict(self.reasons))

    def __repr__(self) -> str:
        """Return all of it."""
        return f"Weighed(option={self.option}, worth={self.worth!r}, reasons={self.reasons!r})"


def best_of(weighed: list[Weighed], as_good: float = 0.0) -> Weighed:
    """Return the option with the greatest worth; of several that are within `as_good`, the first."""
    best = weighed[0]
    for one in weighed:
        if one.worth > best.worth + as_good:
            best = one
    return best
