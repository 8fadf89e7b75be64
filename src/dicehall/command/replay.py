"""`dicehall replay`: step through a recorded game."""

from __future__ import annotations

import os
from pathlib import Path

import click

from dicehall.command.arguments import (
    game_of,
    in_terminal,
    language_option,
    number_option,
    numbered_record,
)
from dicehall.command.verb import Verb


@click.command(cls=Verb)
@click.argument("file", type=click.Path(path_type=Path))
@number_option("Which record of the file.", default=1)
@language_option
def command(file: Path, number: int, language: str | None) -> None:
    """Step through the record in FILE; where the output is no terminal, print it line by line."""
    from dicehall.locales import choose_language
    from dicehall.terminal.replay import lines, replay

    chosen = choose_language(language, os.environ)
    where, record = numbered_record(file, number)
    game = game_of(where, record)
    if in_terminal():
        replay(game, record, chosen)
    else:
        for line in lines(game, record, chosen):
            click.echo(line)
