"""Numbers as a language writes them."""

from __future__ import annotations

from fractions import Fraction

from dicehall.locales.catalogue import Catalogue
from dicehall.locales.plain_fluent import SIGNS


def percent(catalogue: Catalogue, share: float) -> str:
    """Return a chance as advice gives it, with a decimal below 10 %."""
    number = round(100 * share, 1) if 0 < share < 0.1 else round(100 * share)
    return catalogue.text("terminal-percent", number=number)


def near_percent(catalogue: Catalogue, chance: Fraction) -> str:
    """Return a chance in percent, with a decimal only if it is near 0 or 100."""
    percent = float(chance * 100)
    tenths = 0 < percent < 1 or 99 < percent < 100
    return catalogue.text(
        "terminal-percent", number=round(percent, 1) if tenths else round(percent)
    )


class Numbers:
    """Formats numbers for one language."""

    def __init__(self, say: Catalogue) -> None:
        self._say = say
        self._thousands, self._point = SIGNS[say.language]

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number."""
        text = f"{value:,.{digits}f}".replace("-", "−")
        return text.translate({ord(","): self._thousands, ord("."): self._point})

    def percent(self, share: float | None, digits: int = 1) -> str:
        """Return a share in percent, or a question mark if it is unknown."""
        return "?" if share is None else f"{self.number(100 * share, digits)}\u00a0%"

    def chance(self, share: float) -> str:
        """Return a chance as advice gives it, without a line break."""
        return percent(self._say, share).replace(" ", "\u00a0")

    def range(self, low: float, high: float) -> str:
        """Return an interval in percent, without the percent sign."""
        return f"{self.number(100 * low, 1)}–{self.number(100 * high, 1)}"

    def points(self, change: float, digits: int = 0) -> str:
        """Return by how many points a share changed, with its sign; plain 0 if it rounds to zero."""
        text = self.number(100 * change, digits)
        if not any(digit in text for digit in "123456789"):
            return "0"
        return text if change < 0 else f"+{text}"
