"""`dicehall verify`: replay records and compare."""

from __future__ import annotations

from pathlib import Path

import click

from dicehall.command.arguments import game_of, read_records
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadRecord, Difference
from dicehall.core.record import Replay


@click.command(cls=Verb)
@click.argument(
    "files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path)
)
def command(files: tuple[Path, ...]) -> int:
    """Replay every record in each FILE; exit status 1 if one differs, with the first difference."""
    same = differing = 0
    for file in files:
        for where, record in read_records(file):
            try:
                Replay(game_of(where, record), record).finish()
            except Difference as difference:
                differing += 1
                click.echo(f"{where}: differs at {difference}")
            except BadRecord as mistake:
                told = str(mistake)
                raise BadRecord(told if told.startswith(where) else f"{where}: {told}") from None
            else:
                same += 1
                seeded = record.origin.get("source") == "seeded"
                dice = ", every roll follows from the seed" if seeded else ""
                click.echo(f"{where}: the same, {len(record.steps)} steps{dice}.")
    if same + differing > 1:
        click.echo(f"{same:,} the same, {differing:,} different.")
    return 1 if differing else 0
