"""Arguments that several verbs share."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from dicehall.core.game import AnyGame
from dicehall.core.mistakes import BadOptions, BadRecord
from dicehall.core.record import Record, read_record
from dicehall.games import GAMES

components_option = click.option(
    "--components",
    type=click.Path(path_type=Path),
    help="A file with figures of your own box, laid over those that come with the game.",
)
language_option = click.option("--language", help="en, de or uk; otherwise as your system is set.")


def check_game(name: str) -> str:
    """Refuse games that are not there."""
    if name not in GAMES:
        raise BadOptions(f"there is no game {name}; there is {', '.join(GAMES)}.")
    return name


def game_options(players: int, components: Path | None) -> dict[str, Any]:
    """Return the options of a game, with the figures of a file laid over."""
    options: dict[str, Any] = {"players": players}
    if components is not None:
        from dicehall.novodice.components import read_override

        options["components"] = read_override(components)
    return options


def bot_names(text: str | None) -> list[str]:
    """Return the names in a list such as ``greedy,random``."""
    return [] if text is None else [name.strip() for name in text.split(",") if name.strip()]


def read_records(path: Path) -> list[Record]:
    """Read a file with one record, or one a line."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadRecord(
            f"{path} cannot be read: {(error.strerror or 'it failed').lower()}."
        ) from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is no record: it is not text.") from None
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise BadRecord(f"{path} is empty; a record was expected.")
    try:
        if len(lines) > 1 and lines[0].rstrip().endswith("}") and lines[0].startswith("{"):
            return [read_record(line) for line in lines]
        return [read_record(text)]
    except BadRecord as mistake:
        raise BadRecord(f"{path}: {mistake}") from None


def game_of(record: Record) -> AnyGame:
    """Return the game a record is of."""
    from dicehall.games import new_game

    return new_game(record.game, record.options)
