"""All bots by name, such as "greedy" for the greedy player of a game."""

# Not compiled: bots are looked up once a game.

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.bots.bot import Bot
from dicehall.bots.random import RandomBot
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import kit_of

if TYPE_CHECKING:
    from dicehall.bots.guests.terms import Terms


def make_bot(name: str, game: str, seed: str, terms: Terms | None = None) -> Bot:
    """Return a new bot of this name for a game.

    Your own bot is named by its module and class, as in ``my_bots:Cautious``, or as any program that speaks
    the bot protocol, as in ``exec:./mybot --deep``. It runs in a process of its own, on these terms. It is
    given a hash of the seed, which is the only source of randomness it may use and leads to no dice, even to
    those of the same seed. Modules are also looked for in the current folder. The class needs no base class,
    only the method `Bot.decide`.
    """
    own = own_bot(name, game, seed)
    if own is not None:
        return own
    if ":" in name:
        from dicehall.bots.guests.guest import Guest

        return Guest(name, game, seed, terms)
    raise BadOptions(
        f"there is no bot '{name}' for {game}; the bots are {', '.join(bots_of(game))}, "
        "or your own as module:Class or exec:program."
    )


def own_bot(name: str, game: str, seed: str) -> Bot | None:
    """Return a new bot that comes with a game; None if it has none of this name."""
    if name == "random":
        return RandomBot(seed)
    bots = kit_of(game).bots
    return None if bots is None else bots.make(name, seed)


def bots_of(game: str) -> tuple[str, ...]:
    """Return the names of a game's bots, from the weakest to the strongest."""
    bots = kit_of(game).bots
    return ("random",) if bots is None else bots.names


def adviser_of(game: str) -> str:
    """Return the name of the bot that gives advice and judges finished games: the strongest that is quick."""
    bots = kit_of(game).bots
    return (bots and bots.adviser) or bots_of(game)[-1]


def usual_bot(game: str, wished: str = "greedy") -> str:
    """Return the default player: the preferred bot, or the strongest if the game does not have that one."""
    bots = bots_of(game)
    return wished if wished in bots else bots[-1]
