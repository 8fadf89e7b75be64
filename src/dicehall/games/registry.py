"""All games by name: dicehall's own, and those from installed packages."""

from __future__ import annotations

import json
import os
import sys
from functools import cache, lru_cache
from importlib import import_module
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Any, Final

from dicehall.core.mistakes import BadOptions

if TYPE_CHECKING:
    from dicehall.core.game import AnyGame
    from dicehall.games.kit import Kit

OWN: Final = (
    "novodice",
    "cubitos",
)
"""dicehall's own games; each is a folder here, with its `KIT` in the module `kit`."""
ENTRY_POINTS: Final = "dicehall.games"
"""The group of entry points with which packages add games, as in ``pig = "pig.kit:KIT"``."""

_kits: dict[str, Kit] = {}


def game_names() -> tuple[str, ...]:
    """Return the names of all games, dicehall's own first."""
    return (*OWN, *sorted(set(_brought()) - set(OWN)))


def kit_of(name: str) -> Kit:
    """Return a game's kit, imported on first use."""
    kit = _kits.get(name)
    if kit is None:
        if name in OWN:
            kit = import_module(f"dicehall.games.{name}.kit").KIT
        elif name in _brought():
            kit = _brought()[name].load()
        else:
            raise BadOptions(f"there is no game {name}; there is {', '.join(game_names())}.")
        _kits[name] = kit
    return kit


def new_game(name: str, options: dict[str, object]) -> AnyGame:
    """Return the game of this name with these options."""
    return kit_of(name).rules.new(options)


def how_made(game: AnyGame) -> tuple[Any, ...]:
    """Return how a game is made again, as pickle wants it; refuse one that would not be the same."""
    made = (game.name, json.dumps(game.options()), game.rules)
    if game.name not in game_names() or type(same_game(*made)) is not type(game):
        raise TypeError(f"a {type(game).__name__} cannot be pickled: no kit here makes this game.")
    return same_game, made


@lru_cache(8)
def same_game(name: str, options: str, rules: int) -> AnyGame:
    """Return the game with these options under this version of its rules; many states share it."""
    return new_game(name, json.loads(options)).under(rules)


@cache
def _brought() -> dict[str, Any]:
    """Return the entry points of games that packages bring, by name."""
    if not _games_are_brought():
        return {}
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def _games_are_brought() -> bool:
    """Return whether any package may bring games: by far most have none, and then half of a start is saved.

    Whoever keeps packages otherwise than as files in folders is asked in the usual way.
    """
    if any(
        hasattr(finder, "find_distributions") and finder is not PathFinder
        for finder in sys.meta_path
    ):
        return True
    for folder in sys.path:
        try:
            names = os.listdir(folder or os.curdir)
        except NotADirectoryError:
            return True
        except OSError:
            continue
        for name in names:
            if name.lower().endswith((".dist-info", "egg-info")):
                try:
                    with open(os.path.join(folder, name, "entry_points.txt"), "rb") as file:
                        found = ENTRY_POINTS.encode() in file.read()
                except OSError:
                    continue
                if found:
                    return True
    return False
