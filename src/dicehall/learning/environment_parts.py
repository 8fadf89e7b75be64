"""Make what an environment needs: a game, its encoding as numbers, and bots for the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

from dicehall.bots.bot import Bot
from dicehall.bots.registry import make_bot, usual_bot
from dicehall.core.encoding import Encoding
from dicehall.core.game import AnyGame
from dicehall.core.mistakes import BadAnswer, BadOptions
from dicehall.core.seeds import seed_of_bot
from dicehall.games.registry import kit_of


def encoded_game(name: str, options: dict[str, Any]) -> tuple[AnyGame, Encoding]:
    """Return a game with these options, as `dicehall.new_game` takes them, and its encoding."""
    kit = kit_of(name)
    if kit.encoding is None:
        raise BadOptions(f"{kit.title} is not written as numbers: its kit has no encoding.")
    game = kit.rules.new({"players": kit.players[0], **options})
    return game, kit.encoding(game)


def names_of_bots(game: AnyGame, bots: str | Sequence[str] | None, others: int) -> list[str]:
    """Return the names of the bots of all other seats, all of which exist: one for all, or one for each."""
    if bots is None:
        bots = usual_bot(game.name)
    names = [bots] * others if isinstance(bots, str) else list(bots)
    if len(names) != others:
        raise BadOptions(f"there are {others} other seats, but {len(names)} bots are named.")
    for name in dict.fromkeys(names):
        make_bot(name, game.name, "check")
    return names


def whole_number(given: object) -> int | None:
    """Return a whole number of any library; None if it is something else."""
    try:
        return None if isinstance(given, bool) else index(given)  # type: ignore[arg-type]
    except TypeError:
        return None


def checked_seat(game: AnyGame, seat: int) -> int:
    """Return the learner's seat; refuse one that the game does not have."""
    number = whole_number(seat)
    if number is None or not 0 <= number < game.seats:
        raise BadOptions(
            f"the learner cannot have seat {seat}; seats are counted from 0 to {game.seats - 1}."
        )
    return number


def checked_seed(seed: object) -> int:
    """Return a table's seed as a number; refuse what is none."""
    number = whole_number(seed)
    if number is None or number < 0:
        raise BadOptions(f"a seed is a whole number from 0, not {seed!r}.")
    return number


def checked_action(action: object) -> int:
    """Return an action as a number; refuse what is no whole number."""
    number = whole_number(action)
    if number is None:
        raise BadAnswer(f"an action is a whole number, not {action!r}.")
    return number


def bots_around(
    game: AnyGame, seat: int, names: Sequence[str], secret: str, table: int = 0
) -> list[Bot | None]:
    """Return the bots of a table by seat: `names` in turn order after the learner's seat, which has none."""
    bots: list[Bot | None] = [None] * game.seats
    for place, name in enumerate(names):
        other = (seat + 1 + place) % game.seats
        bots[other] = make_bot(name, game.name, seed_of_bot(secret, table, other))
    return bots


def not_copied(environment: object) -> TypeError:
    """Return how an environment with bots refuses to be pickled or copied."""
    return TypeError(
        f"a {type(environment).__name__} is neither pickled nor copied, because its bots are not; "
        "make another with the same arguments and reset it with the same seed."
    )
