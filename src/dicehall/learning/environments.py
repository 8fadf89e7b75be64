"""The environments by name. Importing this module registers the ids of all games with Gymnasium."""

from __future__ import annotations

import gymnasium

from dicehall.games.registry import game_names, kit_of


def id_of(game: str) -> str:
    """Return the id of a game's environment: ``dicehall/``, its title, and a version."""
    return f"dicehall/{kit_of(game).title.replace(' ', '')}-v0"


def register() -> None:
    """Register the environment of every game that is not registered yet."""
    for game in game_names():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="dicehall.learning.seat:SeatEnv",
                vector_entry_point="dicehall.learning.vector:TablesEnv",
                kwargs={"game": game},
            )


register()
