"""What the card study measured: how strong cards are and which go well together, for building sets.

`measured.json` is what `dicehall study cubitos` wrote; `docs/balance.md` explains how.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

GROUPS: Final = 5
"""Cards are divided into this many groups of equal size, from the least to the most valuable."""
MOST_PAIRS: Final = 60
"""How many pairs are listed from either end."""


@dataclass(frozen=True)
class MeasuredCard:
    """The measurements of one card."""

    cost: int
    """What it cost at the time."""
    strength: float
    """How much the share of wins falls for a player who may not buy it."""
    error: float
    """Half the width of the 95 % interval."""
    worth: float
    """How much the share of wins rises for a player who is given dice of it."""
    worth_error: float
    """Half the width of the 95 % interval."""
    bought_by: float
    """The fraction of players who buy it at least once."""
    group: int
    """Its rank in value among all cards, from 1 to `GROUPS`."""


@dataclass(frozen=True)
class MeasuredPair:
    """Two cards that win more, or less, together than expected from each by itself."""

    cards: tuple[str, str]
    synergy: float
    """The difference, in shares of the win; it is larger than chance explains."""


@dataclass(frozen=True)
class Measured:
    """All measurements."""

    races: int
    """The number of races between equal players."""
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
    by_card = saved["cards"]
    ranked = sorted(by_card, key=lambda card: (by_card[card]["worth"], card))
    cards = {
        card: MeasuredCard(
            cost=by_card[card]["cost"],
            strength=by_card[card]["strength"],
            error=by_card[card]["error"],
            worth=by_card[card]["worth"],
            worth_error=by_card[card]["worth_error"],
            bought_by=by_card[card]["bought_by"],
            group=1 + place * GROUPS // len(ranked),
        )
        for place, card in enumerate(ranked)
    }
    sure = [pair for pair in saved["pairs"] if abs(pair["synergy"]) > pair["error"]]
    pairs = [MeasuredPair(tuple(pair["cards"]), pair["synergy"]) for pair in sure]
    good = [pair for pair in pairs if pair.synergy > 0][:MOST_PAIRS]
    bad = [pair for pair in pairs if pair.synergy < 0][-MOST_PAIRS:]
    return Measured(saved["games"] + saved["gift_games"], cards, good + bad)
