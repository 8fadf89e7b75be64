"""`dicehall verify`: replay records and compare."""

from __future__ import annotations

from pathlib import Path

import click

from dicehall.command.arguments import game_of, read_records
from dicehall.core.mistakes import Difference
from dicehall.core.record import Replay


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
def command(files: tuple[Path, ...]) -> int:
    """Replay every record in FILES; exit status 1 if one differs, with the first difference."""
    differing = 0
    for file in files:
        records = read_records(file)
        for number, record in enumerate(records, 1):
            name = str(file) if len(records) == 1 else f"{file}, record {number}"
            try:
                Replay(game_of(record), record).finish()
            except Difference as difference:
                differing += 1
                click.echo(f"{name}: differs at {difference}")
            else:
                seeded = record.origin.get("source") == "seeded"
                dice = ", every roll follows from the seed" if seeded else ""
                click.echo(f"{name}: the same, {len(record.steps)} steps{dice}.")
    return 1 if differing else 0
