"""All games of the house, by name. A game's modules are imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from dicehall.core.game import AnyGame
from dicehall.core.mistakes import BadOptions

GAMES: Final = ("novodice", "cubitos")
"""The names of the games; each is a package with a module `game` that has `from_options`."""


def new_game(name: str, options: dict[str, Any]) -> AnyGame:
    """Return the game of this name with these options."""
    if name not in GAMES:
        raise BadOptions(f"there is no game {name}; there is {', '.join(GAMES)}.")
    game: AnyGame = import_module(f"dicehall.{name}.game").from_options(options)
    return game
