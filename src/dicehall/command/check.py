"""`dicehall check`: run scenarios."""

from __future__ import annotations

from pathlib import Path

import click

from dicehall.command.verb import Verb
from dicehall.scenarios.run import check_paths


@click.command(cls=Verb)
@click.argument(
    "paths", metavar="PATH...", nargs=-1, required=True, type=click.Path(path_type=Path)
)
def command(paths: tuple[Path, ...]) -> int:
    """Run the scenarios in each PATH (file or folder), one line per case; exit status 1 if one fails."""
    passed = failed = 0
    for outcome in check_paths(list(paths)):
        if outcome.passed:
            passed += 1
            click.echo(f"{click.style('ok', fg='green')}    {outcome.path}: {outcome.case}")
        else:
            failed += 1
            step = "position" if outcome.step is None else f"step {outcome.step}"
            click.echo(f"{click.style('FAILS', fg='red')} {outcome.path}: {outcome.case}")
            click.echo(f"      {step}: expected {outcome.expected}; found {outcome.found}")
    click.echo(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
