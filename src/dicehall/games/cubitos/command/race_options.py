"""Choosing a race of Cubitos on the command line: a race, or cards and tracks of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from dicehall.command.kinds import Text, WholeNumber
from dicehall.core.mistakes import BadContent, BadOptions

RACE_OPTIONS: Final = (
    click.option("--race", type=Text(), help="Cubitos: which race, 1 to 7 or a name; 1 otherwise."),
    click.option(
        "--cards",
        type=Text(),
        help="Cubitos: a set of your own, eight cards by comma, or random: drawn by the seed.",
    ),
    click.option(
        "--tracks",
        type=Text(),
        help="Cubitos: the track of that set, or two to join; a name, or a file with your own map.",
    ),
    click.option("--laps", type=WholeNumber(1, 9), help="Cubitos: how many laps of it."),
    click.option("--order", type=Text(), help="Cubitos: simultaneous, or strict."),
)
RANDOM: Final = "random"
"""In place of cards: a random set."""


def race_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that choose a race; the command gets them as one more table."""
    for option in reversed(RACE_OPTIONS):
        command = option(command)
    return command


def chosen_race(game: str, given: dict[str, Any], seed: str) -> dict[str, Any]:
    """Return the options a race is made from."""
    chosen = {name: value for name, value in given.items() if value is not None}
    if chosen and game != "cubitos":
        raise BadOptions(f"--{next(iter(chosen))} belongs to cubitos; {game} has no races.")
    if "cards" in chosen:
        from dicehall.games.cubitos.cards.sets import random_set

        text = chosen["cards"]
        chosen["cards"] = random_set(seed) if text == RANDOM else _listed(text)
    if "tracks" in chosen:
        chosen["tracks"] = [_map_or_name(track) for track in _listed(chosen["tracks"])]
    return chosen


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def _map_or_name(track: str) -> str:
    """Return the text of a map in a file, or the name of a track that comes with the game."""
    path = Path(track)
    if not path.suffix and not path.exists():
        return track
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise BadContent(f"{path} cannot be read: {(reason or 'it is no text').lower()}.") from None


def warn_of_set(options: dict[str, Any]) -> None:
    """Say what speaks against a set of one's own; it can be played all the same."""
    if "cards" not in options:
        return
    from dicehall.games.cubitos.cards.sets import warnings_for
    from dicehall.games.cubitos.rules.components import components

    for warning in warnings_for(options["cards"], components(options.get("components"))):
        click.echo(f"dicehall: beware: {SENTENCES[warning.kind]}", err=True)


SENTENCES: Final = {
    "few_cheap_cards": "fewer than two cards of this set cost 5 or less, so the race begins slowly.",
    "no_card_loses_or_draws_dice": "no card of this set loses or draws dice, so weak dice stay in the way.",
}
"""What the warnings of a set say."""
