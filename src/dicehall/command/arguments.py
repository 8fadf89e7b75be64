"""Arguments that several verbs share."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import click

from dicehall.command.kinds import Text, WholeNumber
from dicehall.core.content import read_figures
from dicehall.core.game import AnyGame
from dicehall.core.mistakes import BadOptions, BadRecord, Mistake
from dicehall.core.record import Record, read_record
from dicehall.games.kit import Kit, TableOption
from dicehall.games.registry import game_names, kit_of

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

components_option = click.option(
    "--components",
    type=click.Path(path_type=Path),
    help="A file with figures of your own box, which replace those that come with the game.",
)
players_option = click.option(
    "--players",
    type=WholeNumber(),
    help="How many play (default: 2, or more if more bots are named).",
)
language_option = click.option(
    "--language", type=Text(), help="en, de or uk (default: that of your system)."
)


game_option = click.option(
    "--game",
    "number",
    type=WholeNumber(1, 100_000_000),
    help="Which game of the file or folder, by its number from 1.",
)


def out_option(about: str) -> Decorator:
    """Return the option that names a file or folder to write."""
    return click.option("--out", type=click.Path(path_type=Path), help=about)


def bots_option(about: str) -> Decorator:
    """Return the option that names bots."""
    return click.option("--bots", type=Text(), help=about)


def check_game(name: str) -> str:
    """Refuse unknown games."""
    if name not in game_names():
        raise BadOptions(f"there is no game '{name}'; there is {', '.join(game_names())}.")
    return name


def with_options(options: Sequence[TableOption], several: bool = False) -> Decorator:
    """Return a decorator that adds a game's options; with `several`, in the form for tournaments."""

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            number = option.least is not None and option.most is not None
            command = click.option(
                _flag(option.name),
                option.name,
                type=WholeNumber(option.least, option.most) if number else Text(),
                help=(several and option.about_several) or option.about,
            )(command)
        return command

    return add


def game_settings(several: bool = False) -> Decorator:
    """Return a decorator that adds the options of all games, and the one for the figures of a custom box."""

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        return with_options(options_of_games(), several)(components_option(command))

    return add


def options_of_games() -> list[TableOption]:
    """Return the options of all games, each with the title of its game; a shared name appears once."""
    found: dict[str, TableOption] = {}
    for kit in map(kit_of, game_names()):
        for option in kit.options:
            several = option.about_several and _of_game(kit, option.about_several)
            named = replace(option, about=_of_game(kit, option.about), about_several=several)
            found.setdefault(option.name, named)
    return list(found.values())


def _of_game(kit: Kit, about: str) -> str:
    return f"{kit.title}: {about[0].lower()}{about[1:]}"


def given_options(game: str, given: dict[str, Any]) -> dict[str, Any]:
    """Return the options that were given, or refuse one that the game does not have."""
    chosen = {name: value for name, value in given.items() if value is not None}
    own = [option.name for option in kit_of(game).options]
    for name in chosen:
        if name not in own:
            others = [
                other
                for other in game_names()
                if name in [option.name for option in kit_of(other).options]
            ]
            raise BadOptions(
                f"{_flag(name)} belongs to {' and '.join(others)}; {game} has no such option."
            )
    return chosen


def game_options(players: int, components: Path | None, chosen: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a game: the chosen ones, overridden by the figures of a file."""
    options: dict[str, Any] = {"players": players, **chosen}
    if components is not None:
        options["components"] = read_figures(components)
    return options


def setting_words(given: dict[str, Any], components: Path | None) -> list[str]:
    """Return the values of `game_settings` as the words of a command that gives the same."""
    words: list[str] = []
    for name, value in (*given.items(), ("components", components)):
        if value is not None:
            words += [_flag(name), str(value)]
    return words


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def warn(game: str, options: dict[str, Any]) -> None:
    """Print the warnings about the options of a game, which can still be played."""
    own = kit_of(game).command
    for warning in own.warnings(options) if own and own.warnings else ():
        click.echo(f"dicehall: beware: {warning}", err=True)


def bot_names(text: str) -> list[str]:
    """Return the names in a list such as ``greedy,random``; it may be empty."""
    names = [name.strip() for name in text.split(",")]
    if names == [""]:
        return []
    if "" in names:
        raise BadOptions(
            f"--bots is '{text}', with nothing between two commas or at an end; "
            "it must be a list of names, as in greedy,random."
        )
    return names


def in_terminal() -> bool:
    """Return whether a person is at a terminal, for both output and input."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def cannot(path: Path, done: str, error: OSError) -> str:
    """Return the sentence that says a file cannot be read or written, and why."""
    return f"{path} cannot be {done}: {(error.strerror or str(error)).lower()}."


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written later; nothing is created or changed yet."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CLOEXEC))
    except FileNotFoundError as error:
        if not path.parent.is_dir():
            raise BadOptions(cannot(path, "written", error)) from None
        if not os.access(path.parent, os.W_OK):
            raise BadOptions(f"{path} cannot be written: its folder is closed to you.") from None
    except OSError as error:
        raise BadOptions(cannot(path, "written", error)) from None


def read_records(path: Path) -> Iterator[tuple[str, Record]]:
    """Read a file with one record, or one per line; each comes with a description of its place."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            lines = ((number, line) for number, line in enumerate(file, 1) if line.strip())
            first = next(lines, None)
            if first is None:
                raise BadRecord(f"{path} is empty; a record was expected.")
            if not (first[1].startswith("{") and first[1].rstrip().endswith("}")):
                # One record spread over many lines, as some editors leave it.
                yield str(path), _record(str(path), first[1] + file.read())
                return
            second = next(lines, None)
            for number, line in [first, *filter(None, [second])]:
                where = f"{path}, line {number}" if second else str(path)
                yield where, _record(where, line)
            for number, line in lines:
                where = f"{path}, line {number}"
                yield where, _record(where, line)
    except OSError as error:
        raise BadRecord(cannot(path, "read", error)) from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is no record: it is not UTF-8 text.") from None


def chosen_record(path: Path, number: int | None, usual: int | None = None) -> tuple[str, Record]:
    """Return a record with a description of its place: the numbered one, or the usual or only one of a file.

    A folder of the arena, or the file of games in it, has a record of each of its games too.
    """
    from dicehall.arena.game_record import is_folder, recorded_again

    if is_folder(path):
        if number is None:
            raise BadOptions(f"{path} holds the games of an arena; name one, as in --game 1.")
        return f"{path}, game {number}", recorded_again(path, number)
    number = usual if number is None else number
    records = list(islice(read_records(path), 2 if number is None else number))
    if number is None and len(records) > 1:
        raise BadOptions(f"{path} holds more than one record; name one with --game.")
    if number is not None and len(records) < number:
        held = "1 record" if len(records) == 1 else f"{len(records)} records"
        raise BadOptions(f"--game is {number}, but {path} holds {held}.")
    return records[-1]


def _record(where: str, text: str) -> Record:
    try:
        record = read_record(text)
        # JSON can hold half a surrogate pair, which is not a valid text, seed or name.
        record.text().encode()
    except BadRecord as mistake:
        raise BadRecord(f"{where}: {mistake}") from None
    except RecursionError:
        raise BadRecord(f"{where}: this is no record: it is nested too deeply.") from None
    except (ValueError, OverflowError) as error:
        raise BadRecord(
            f"{where}: a field of this record is of the wrong kind ({error})."
        ) from None
    return record


def game_of(where: str, record: Record) -> AnyGame:
    """Return the game of a record."""
    from dicehall.games.registry import new_game

    try:
        game = new_game(record.game, record.options)
    except Mistake as mistake:
        raise BadRecord(f"{where}: {mistake}") from None
    # Of fair dice, the check of the dice counts the seats, too, and says which condition is broken.
    if game.seats != len(record.seats) and record.origin.get("source") != "fair":
        raise BadRecord(
            f"{where}: this record names {len(record.seats)} seats for {game.seats} players."
        )
    return game
