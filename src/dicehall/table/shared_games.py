"""Games with their options, each shared by all tables that play it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from dicehall.core.game import AnyGame
from dicehall.core.mistakes import Mistake
from dicehall.games.registry import kit_of, new_game
from dicehall.table.refusals import Refusal

GAMES_KEPT: Final = 64
"""How many games to cache: a game with its options never changes, so tables share it."""


def online_game(name: str, options: dict[str, object]) -> AnyGame:
    """Return a game with options from a stranger; a `Mistake` says what is not accepted from them."""
    game = _shared_game(name, json.dumps(options, sort_keys=True))
    check = kit_of(game.name).rules.check_shared
    if check:
        check(game)
    return game


def game_of(name: str, options: dict[str, object]) -> AnyGame:
    """Return a game, shared by all tables that play it, or refuse and say why."""
    with refusing_bad_options():
        return _shared_game(name, json.dumps(options, sort_keys=True))


@contextmanager
def refusing_bad_options() -> Iterator[None]:
    """Turn a `Mistake` about a game's options into a refusal with the same sentence."""
    try:
        yield
    except Mistake as mistake:
        raise Refusal("bad_options", reason=str(mistake)) from None


@lru_cache(maxsize=GAMES_KEPT)
def _shared_game(name: str, options: str) -> AnyGame:
    return new_game(name, json.loads(options))
