"""All bots by name: "greedy" -> the greedy player of the game at hand."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from dicehall.bots.bot import Bot
from dicehall.bots.novodice_greedy import GreedyNovoDice
from dicehall.bots.random import RandomBot
from dicehall.core.mistakes import BadOptions

BOTS: Final = ("random", "greedy")
"""The bots every game has, from the weakest to the strongest."""


def make_bot(name: str, game: str, seed: str) -> Bot:
    """Return a new bot of this name for a game.

    A bot of somebody else's is named by its module and class, as in ``my_bots:Cautious``; the class is
    called with the seed, from which alone it may draw its chance.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy" and game == "novodice":
        return GreedyNovoDice()
    if ":" in name:
        return _foreign_bot(name, seed)
    raise BadOptions(
        f"there is no bot {name}; there is {', '.join(BOTS)}, or your own as module:Class."
    )


def _foreign_bot(name: str, seed: str) -> Bot:
    module, _, class_name = name.partition(":")
    try:
        bot_class = getattr(import_module(module), class_name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOptions(f"the bot {name} cannot be loaded: {error}.") from None
    bot = bot_class(seed)
    if not isinstance(bot, Bot):
        raise BadOptions(
            f"{name} is no bot: it must be a class derived from dicehall.bots.bot.Bot."
        )
    return bot
