"""Least squares: sums that are added up bay by bay, and the weights that solve them."""

from __future__ import annotations

from dataclasses import dataclass, field

from dicehall.games.novodice.bots.bay_features import FEATURES


@dataclass
class Sums:
    """The sums that least squares need for the bays of one shape and number of turns."""

    number: float = 0.0
    products: list[float] = field(default_factory=lambda: [0.0] * (FEATURES * FEATURES))
    targets: list[float] = field(default_factory=lambda: [0.0] * FEATURES)

    def note(self, features: list[float], target: float) -> None:
        """Add one bay."""
        self.number += 1.0
        for one in range(FEATURES):
            value = features[one]
            if value:
                self.targets[one] += value * target
                start = one * FEATURES
                for other in range(FEATURES):
                    self.products[start + other] += value * features[other]

    def add(self, other: Sums, part: float = 1.0) -> None:
        """Add other bays, or a part of them."""
        self.number += part * other.number
        self.products = [a + part * b for a, b in zip(self.products, other.products, strict=True)]
        self.targets = [a + part * b for a, b in zip(self.targets, other.targets, strict=True)]

    def weights(self, drawn_to: list[float], pull: float) -> list[float]:
        """Return the weights of least squares, drawn towards others."""
        if not self.number:
            return list(drawn_to)
        left = [
            self.products[row * FEATURES : row * FEATURES + FEATURES] for row in range(FEATURES)
        ]
        right = list(self.targets)
        for at in range(FEATURES):
            strength = pull * (left[at][at] / self.number + 0.01)
            left[at][at] += strength
            right[at] += strength * drawn_to[at]
        return solved(left, right)


def solved(left: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations with a positive definite matrix."""
    number = len(right)
    for at in range(number):
        pivot = left[at][at]
        for row in range(at + 1, number):
            factor = left[row][at] / pivot
            if factor:
                for column in range(at, number):
                    left[row][column] -= factor * left[at][column]
                right[row] -= factor * right[at]
    for at in range(number - 1, -1, -1):
        for column in range(at + 1, number):
            right[at] -= left[at][column] * right[column]
        right[at] /= left[at][at]
    return right
