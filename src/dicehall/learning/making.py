"""Make what an environment needs: a game, its encoding as numbers, and bots for the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dicehall.bots.bot import Bot
from dicehall.bots.registry import make_bot, usual_bot
from dicehall.core.encoding import Encoding
from dicehall.core.game import AnyGame
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import kit_of


def encoded_game(name: str, options: dict[str, Any]) -> tuple[AnyGame, Encoding]:
    """Return a game with these options, as `dicehall.new_game` takes them, and its encoding."""
    kit = kit_of(name)
    game = kit.new({"players": kit.players[0], **options})
    encoding = kit.encoding(game)
    if encoding is None:
        raise BadOptions(f"{kit.title} is not written as numbers: its kit has no encoding.")
    return game, encoding


def names_of_bots(game: AnyGame, bots: str | Sequence[str] | None, others: int) -> list[str]:
    """Return the names of the bots of all other seats: one for all of them, or one for each."""
    if bots is None:
        bots = usual_bot(game.name)
    names = [bots] * others if isinstance(bots, str) else list(bots)
    if len(names) != others:
        raise BadOptions(f"there are {others} other seats, but {len(names)} bots are named.")
    return names


def bots_around(game: AnyGame, seat: int, names: Sequence[str], seed: str) -> list[Bot | None]:
    """Return the bots of a table by seat: `names` in turn order after the learner's seat, which has none."""
    bots: list[Bot | None] = [None] * game.seats
    for place, name in enumerate(names):
        other = (seat + 1 + place) % game.seats
        bots[other] = make_bot(name, game.name, f"{seed}/{other}")
    return bots
