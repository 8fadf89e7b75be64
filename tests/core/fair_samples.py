"""Dice, secrets, seeds and throws that the tests of fair dice draw from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from dicehall.core.dice import Dice, Die, Throw
from dicehall.core.fair import (
    FairDice,
)
from dicehall.games.registry import new_game

VECTORS: dict[str, Any] = json.loads(
    Path(__file__).with_name("fair_dice_vectors.json").read_text(encoding="utf-8")
)
BOXES: dict[str, Dice] = {
    name: new_game(name, {"players": 3}).dice for name in ("novodice", "cubitos")
}

TWENTY = Die("T", tuple(map(str, range(20))), tuple(range(20)))
SIX = Die("D", ("1", "2", "3", "4", "5", "6"), (0, 1, 2, 3, 4, 5))
UNEVEN = Die("U", ("a", "b", "c"), (0, 0, 0, 1, 1, 2, 2))
"""Seven sides, which do not go into 256."""
HUNDRED = Die("H", tuple(map(str, range(100))), tuple(range(100)))
DICE = Dice((TWENTY, SIX, UNEVEN))

secrets = st.binary(min_size=32, max_size=32)
one_seed = st.binary(min_size=16, max_size=64).map(bytes.hex)
seat_seeds = st.lists(one_seed, min_size=1, max_size=4)
tables = st.text(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", min_size=1, max_size=64
)
throws = st.builds(
    Throw,
    st.integers(-1, 3),
    st.integers(0, 200),
    st.tuples(st.integers(0, 30), st.integers(0, 30), st.integers(0, 30)).map(list),
)


def of_the_vectors() -> FairDice:
    return FairDice(bytes.fromhex(VECTORS["secret"]), VECTORS["seeds"], VECTORS["table"])


def bits_turned(data: bytes) -> list[bytes]:
    """Return all that differ from these bytes in one bit."""
    number = int.from_bytes(data, "big")
    return [(number ^ 1 << bit).to_bytes(len(data), "big") for bit in range(8 * len(data))]


LOOK = Throw(0, 0, [24, 0, 0])
"""Two dozen dice of twenty sides: by chance no two such throws in these tests are alike."""
