"""Fit the weights to races: gradient ascent on the likelihood of who won, position by position."""

# Not compiled: weights are fitted once.

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from dicehall.games.cubitos.bots.value import FIRST_DIE, PACE, SLOWEST, WEIGHTS

SHRINK: Final = 0.02
"""How strongly the weights of cards are pulled towards what their cost suggests."""
SHRINK_FURTHER: Final = 0.3
"""How strongly the weights of further dice are pulled towards those of the first: few players have many."""

Note = tuple[list[int], list[float], float]
"""What one player had: numbers of weights, how much of each, and the horizon."""
Row = tuple[list[int], list[Note]]
"""Who won, and what every player had."""


class Climber:
    """Gradient ascent whose steps shrink for each weight as its slopes add up."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: list[float] = list(weights)
        """The weights found so far."""
        self._grown: list[float] = [0.01] * WEIGHTS

    def climb(self, row: Row, step: float) -> float:
        """Adjust the weights to one position; return how unlikely its winner was before."""
        winners, notes = row
        weights = self.weights
        grown = self._grown
        strengths: list[float] = []
        slopes: list[float] = []
        for numbers, amounts, horizon in notes:
            strength = 0.0
            pace = 0.0
            for place in range(len(numbers)):
                part = weights[numbers[place]] * amounts[place]
                if numbers[place] >= PACE:
                    pace += part
                else:
                    strength += part
            pace = max(pace, SLOWEST)
            strengths.append(strength - horizon / pace)
            slopes.append(horizon / (pace * pace))
        most = max(strengths)
        total = 0.0
        for strength in strengths:
            total += exp(strength - most)
        loss = 0.0
        for seat in range(len(notes)):
            numbers, amounts, horizon = notes[seat]
            likely = exp(strengths[seat] - most) / total
            won = 1.0 / len(winners) if seat in winners else 0.0
            if won > 0.0:
                loss -= won * log(max(likely, 1e-12))
            surprise = won - likely
            for place in range(len(numbers)):
                number = numbers[place]
                slope = surprise * amounts[place]
                if number >= PACE:
                    slope *= slopes[seat]
                grown[number] = grown[number] + slope * slope
                if number >= FIRST_DIE:
                    further = (number - FIRST_DIE) % 2 == 1
                    shrink = SHRINK_FURTHER if further else SHRINK
                    slope -= shrink * abs(surprise) * weights[number]
                weights[number] = weights[number] + step * slope / sqrt(grown[number])
        return loss
