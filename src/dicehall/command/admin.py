"""`dicehall admin`: what operators do; here, looking at the database of a hall, copying and checking it."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dicehall.command.database import database_option, url_of
from dicehall.command.json_output import json_option, print_json
from dicehall.command.operating import VERBS
from dicehall.command.progress import progress
from dicehall.command.tables import new_table
from dicehall.command.verb import Verb

if TYPE_CHECKING:
    from dicehall.server.admin.hall_state import HallState

FILE = click.Path(path_type=Path, dir_okay=False)


@click.group()
def command() -> None:
    """Look after a hall: see its state, tell everybody something, drain, close, ban, copy and check."""


for verb in VERBS:
    command.add_command(verb)


@command.command(cls=Verb)
@database_option("The URL of the database")
@json_option()
def state(database: str | None, as_json: bool) -> None:
    """Show processes, tables, people and games."""
    from dicehall.server.admin.hall_state import state_of
    from dicehall.server.store.database import reading_engine

    with reading_engine(url_of(database)).connect() as connection:
        found = state_of(connection)
    if as_json:
        print_json(json.dumps(asdict(found)))
    else:
        _print_state(found)


@command.command(cls=Verb)
@click.argument("file", type=FILE)
@database_option("The URL of the database to copy")
def backup(file: Path, database: str | None) -> None:
    """Copy the database into FILE, while servers go on using it."""
    from dicehall.server.admin.backup import back_up

    copied = _Rows()
    back_up(url_of(database), file, copied.add)
    click.echo(f"{file} holds the copy: {copied.summary()}.")


@command.command(cls=Verb)
@click.argument("file", type=FILE)
@database_option("The URL of the database to fill, which must be new or empty")
def restore(file: Path, database: str | None) -> None:
    """Fill an empty database, of either kind, from the copy in FILE."""
    from dicehall.server.admin.backup import restore as fill

    copied = _Rows()
    fill(file, url_of(database), copied.add)
    click.echo(f"The database holds what was in {file}: {copied.summary()}.")


@command.command(cls=Verb)
@database_option("The URL of the database, or of a copy as sqlite:///FILE")
def check(database: str | None) -> int:
    """Replay the log of every table and the record of every game; exit status 1 if one is not sound."""
    from dicehall.server.admin.database_check import mistakes_in, number_to_check
    from dicehall.server.store.database import reading_engine

    wrong = 0
    with reading_engine(url_of(database)).connect() as connection, connection.begin():
        number = number_to_check(connection)
        with progress(number, doing="checking") as advance:
            for mistake in mistakes_in(connection):
                advance(1)
                if mistake is not None:
                    wrong += 1
                    click.echo(mistake)
    if wrong:
        click.echo(f"{wrong:,} of {number:,} tables and records are not sound.")
        return 1
    click.echo(f"All {number:,} tables and records are sound.")
    return 0


class _Rows:
    """Counts the rows that were copied, by table."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def add(self, table: str, number: int) -> None:
        self._counts[table] = self._counts.get(table, 0) + number

    def summary(self) -> str:
        rows = [f"{count:,} {table.replace('_', ' ')}" for table, count in self._counts.items()]
        return ", ".join(rows) or "nothing, since the database is empty"


def _print_state(state: HallState) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    if state.processes:
        table = new_table(
            "Processes", "number", "address", "up", "tables", "", words=("address", "")
        )
        for process in state.processes:
            sign = "draining" if process.draining else ""
            sign = sign if process.alive else "no sign of life"
            cells = (process.number, process.address, _lasting(process.up_s), process.tables, sign)
            table.add_row(*map(str, cells))
        console.print(table)
    table = new_table("Tables", "game", "open", "running", "ended", "closed")
    for game, counts in state.tables.items():
        statuses = ("open", "running", "ended", "closed")
        table.add_row(game, *(f"{counts.get(status, 0):,}" for status in statuses))
    console.print(table)
    console.print(
        f"People with a name: {state.people:,}. Finished games: {state.finished_games:,}."
    )
    if state.processes and state.waiting_tables:
        console.print(f"Tables that no process has in memory: {state.waiting_tables:,}.")
    if state.last_change_s is not None:
        console.print(f"Last change at a table: {_lasting(state.last_change_s)} ago.")


def _lasting(seconds: float) -> str:
    """Return how long something has lasted, in its two largest units."""
    minutes, hours, days = seconds // 60, seconds // 3600, seconds // 86400
    if days:
        return f"{days:.0f} d {hours % 24:.0f} h"
    if hours:
        return f"{hours:.0f} h {minutes % 60:.0f} min"
    return f"{minutes:.0f} min {seconds % 60:.0f} s" if minutes else f"{seconds:.0f} s"
