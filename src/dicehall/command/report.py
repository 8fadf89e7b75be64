"""`dicehall report`: what luck and what skill decided a finished game."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click

from dicehall.command.arguments import (
    check_writable,
    chosen_record,
    game_of,
    game_option,
    language_option,
    out_option,
)
from dicehall.command.json_output import json_option, print_json
from dicehall.command.kinds import Text
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadRecord, Difference


@click.command(cls=Verb)
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@game_option
@out_option("Write the page to this file (default: beside FILE, ending in .html).")
@json_option("Print the ledger as JSON and write no page.")
@click.option("--adviser", type=Text(), help="The bot that judges (default: the champion).")
@language_option
def command(
    file: Path,
    number: int | None,
    out: Path | None,
    as_json: bool,
    adviser: str | None,
    language: str | None,
) -> None:
    """Write a page on the finished game in FILE, or in an arena's folder: chances, luck, mistakes."""
    from dicehall.bots.registry import adviser_of, make_bot
    from dicehall.command.progress import progress
    from dicehall.locales import Catalogue, choose_language
    from dicehall.reports.game import BoardWords, GameReport
    from dicehall.review.ledger_writer import keep_ledger
    from dicehall.terminal.board import board_of

    catalogue = Catalogue(choose_language(language, os.environ))
    where, record = chosen_record(file, number)
    game = game_of(where, record)
    name = adviser or adviser_of(game.name)
    judge = make_bot(name, game.name, "report")
    target = out or file.with_name(f"{file.stem}{'' if number is None else f'-{number}'}.html")
    if not as_json:
        check_writable(target)
    board = board_of(game, record.seats, catalogue)
    try:
        with progress(len(record.steps), doing="judging") as advance:
            ledger = keep_ledger(record, judge, lambda step: advance(1), BoardWords(board))
    except BadRecord as mistake:
        raise BadRecord(f"{where}: {mistake}") from None
    except Difference as difference:
        raise BadRecord(f"{where}: differs at {difference}") from None
    if as_json:
        print_json(json.dumps(ledger.save(), ensure_ascii=False))
        return
    target.write_text(GameReport(ledger, board.title(), name, catalogue).html(), encoding="utf-8")
    click.echo(f"The report is in {target}; open it in a browser.")
