"""`dicehall replay`: step through a recorded game."""

from __future__ import annotations

import os
from pathlib import Path

import click

from dicehall.command.arguments import (
    check_writable,
    chosen_record,
    game_of,
    game_option,
    in_terminal,
    language_option,
    out_option,
)
from dicehall.command.verb import Verb


@click.command(cls=Verb)
@click.argument("file", type=click.Path(path_type=Path))
@game_option
@out_option("Write the game's record to this file instead of showing it.")
@language_option
def command(file: Path, number: int | None, out: Path | None, language: str | None) -> None:
    """Step through the record in FILE, or a game of an arena's folder; without a terminal, print it."""
    from dicehall.locales import choose_language
    from dicehall.terminal.replay import lines, replay

    chosen = choose_language(language, os.environ)
    where, record = chosen_record(file, number, usual=1)
    game = game_of(where, record)
    if out is not None:
        check_writable(out)
        out.write_text(f"{record.text()}\n", "utf-8")
        seed = record.origin.get("seed")
        seeded = "" if seed is None else f"; its dice come from the seed {seed}"
        click.echo(f"The record is in {out}{seeded}.")
    elif in_terminal():
        replay(game, record, chosen)
    else:
        for line in lines(game, record, chosen):
            click.echo(line)
