"""What the card study measured: how strong cards are and which go well together, for whoever builds sets.

`measured.json` is what `dicehall study cubitos` wrote; `docs/balance.md` tells how.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

GROUPS: Final = 5
"""Cards are told in so many groups, as many in each, from what is worth least to what is worth most."""
MOST_PAIRS: Final = 60
"""So many pairs are told of from either end."""


@dataclass(frozen=True)
class MeasuredCard:
    """What was measured of one card."""

    cost: int
    """What it cost then."""
    strength: float
    """What it costs to have to do without it, in shares of the win."""
    error: float
    """Half the interval of 95 %."""
    worth: float
    """How much more those win who are given dice of it, in shares of the win."""
    worth_error: float
    """Half the interval of 95 %."""
    bought_by: float
    """How many of the players buy it at least once."""
    group: int
    """How much it is worth among all cards, from 1 to `GROUPS`."""


@dataclass(frozen=True)
class MeasuredPair:
    """Two cards that win more together, or less, than each by itself lets expect."""

    cards: tuple[str, str]
    synergy: float
    """How much more, in shares of the win; it is more than chance explains."""


@dataclass(frozen=True)
class Measured:
    """All of it."""

    races: int
    """In how many races of equals."""
    cards: dict[str, MeasuredCard]
    pairs: list[MeasuredPair]
    """From the best to the worst."""


@cache
def measured() -> Measured:
    """Return what the study measured."""
    text = (
        resources.files("dicehall.games.cubitos.explain")
        .joinpath("measured.json")
        .read_text("utf-8")
    )
    saved = json.loads(text)
    told = saved["cards"]
    ranked = sorted(told, key=lambda card: (told[card]["worth"], card))
    cards = {
        card: MeasuredCard(
            cost=told[card]["cost"],
            strength=told[card]["strength"],
            error=told[card]["error"],
            worth=told[card]["worth"],
            worth_error=told[card]["worth_error"],
            bought_by=told[card]["bought_by"],
            group=1 + place * GROUPS // len(ranked),
        )
        for place, card in enumerate(ranked)
    }
    sure = [pair for pair in saved["pairs"] if abs(pair["synergy"]) > pair["error"]]
    pairs = [MeasuredPair(tuple(pair["cards"]), pair["synergy"]) for pair in sure]
    good = [pair for pair in pairs if pair.synergy > 0][:MOST_PAIRS]
    bad = [pair for pair in pairs if pair.synergy < 0][-MOST_PAIRS:]
    return Measured(saved["games"] + saved["gift_games"], cards, good + bad)
