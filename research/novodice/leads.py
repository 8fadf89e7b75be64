"""Learn how much a lead counts in NovoDice, by the number of players.

A network says what every seat will reach and how far off that may be, and it learns this from games of two,
three and four players together. But seats do not reach their points independently: who takes a tile takes it
from all others. How much that matters depends on the number of players. So a number for each is learned from
games of champions with the finished network: the factor of a lead with which the winners surprise least.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from research.novodice import fit_network as learning
from research.novodice.bay_growth import Floats
from research.novodice.calibration import PLAYERS, PlayedGame, champions

from dicehall.games.novodice.bots.leads import MORE_POINTS

EVEN_LEADS = [1.0] * len(PLAYERS)
"""How much a lead counts at two, three and four players until that is learned."""
LEAST, MOST = 0.5, 2.0
"""Between these the factor is sought,"""
CLOSE = 1e-3
"""as closely as this."""
GOLDEN = (np.sqrt(5.0) - 1.0) / 2.0


def lead_counts(seed: str, given: dict[str, Any], jobs: int) -> list[float]:
    """Return how much a lead counts at two, three and four players, by games with a network."""
    even = given | {"lead": EVEN_LEADS}
    games = champions(f"{seed}/leads", even, learning.LEAD_GAMES, jobs)
    return [
        round(lead_count([game for game in games if game.players == players]), 3)
        for players in PLAYERS
    ]


def lead_count(games: list[PlayedGame]) -> float:
    """Return the factor of leads with which the winners of these games surprise least."""
    positions = [
        (before.worths, before.spreads, game.won)
        for game in games
        for before in game.before
        if max(before.turns) > 0.0
    ]
    worths, spreads, won = (np.array(column, np.float64) for column in zip(*positions, strict=True))
    roots = np.sqrt(np.maximum(worths + MORE_POINTS, 0.0))
    there = np.ones(roots.shape, bool)

    def surprise(factor: float) -> float:
        said: Floats = learning.chances(np, roots, spreads, there, factor)[0]
        return -float((won * np.log(np.maximum(said, 1e-30))).sum())

    return lowest(surprise, LEAST, MOST)


def lowest(function: Callable[[float], float], low: float, high: float) -> float:
    """Return where a function with one valley is lowest, by golden sections."""
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = function(left), function(right)
    while high - low > CLOSE:
        if at_left < at_right:
            high, right, at_right = right, left, at_left
            left = high - GOLDEN * (high - low)
            at_left = function(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + GOLDEN * (high - low)
            at_right = function(right)
    return float((low + high) / 2.0)
