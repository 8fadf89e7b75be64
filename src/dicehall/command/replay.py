"""`dicehall replay`: step through a recorded game."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from dicehall.command.arguments import game_of, language_option, read_records
from dicehall.core.mistakes import BadOptions


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--number", type=int, default=1, show_default=True, help="Which record of the file.")
@language_option
def command(file: Path, number: int, language: str | None) -> None:
    """Step through the record in FILE; where the output is no terminal, print it line by line."""
    from dicehall.locales import choose_language
    from dicehall.terminal.replay import lines, replay

    chosen = choose_language(language, os.environ)
    records = read_records(file)
    if not 1 <= number <= len(records):
        raise BadOptions(f"{file} holds {len(records)} records; there is no number {number}.")
    record = records[number - 1]
    game = game_of(record)
    if sys.stdin.isatty() and sys.stdout.isatty():
        replay(game, record, chosen)
    else:
        for line in lines(game, record, chosen):
            click.echo(line)
