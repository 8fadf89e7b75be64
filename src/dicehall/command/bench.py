"""`dicehall bench`: how fast the engine is, on both builds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from dicehall.arena.bench import measure_builds
from dicehall.core.mistakes import BadOptions


@click.command()
@click.option(
    "--seconds", type=float, default=3.0, show_default=True, help="How long each course is run."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
@click.option("--out", type=click.Path(path_type=Path), help="Also write the JSON to this file.")
def command(seconds: float, as_json: bool, out: Path | None) -> None:
    """Measure decisions and games per second, copying and memory, one process on one core."""
    if not 0.1 <= seconds <= 600:
        raise BadOptions(f"{seconds} seconds a course are not possible; 0.1 to 600 are.")
    builds: list[dict[str, Any]] = []
    console = Console(stderr=True)
    with console.status("measuring; leave the machine alone for a while"):
        builds.extend(measure_builds(seconds))
    text = json.dumps({"builds": builds}, indent=2)
    if out is not None:
        try:
            out.write_text(text + "\n", "utf-8")
        except OSError as error:
            raise BadOptions(
                f"{out} cannot be written: {(error.strerror or 'it failed').lower()}."
            ) from None
    if as_json:
        click.echo(text)
    else:
        _print_builds(builds)


def _print_builds(builds: list[dict[str, Any]]) -> None:
    table = Table(title="One process, one core, events off; medians of 5")
    table.add_column("what")
    for build in builds:
        table.add_column("compiled" if build["compiled"] else "interpreted", justify="right")
    if len(builds) == 2:
        table.add_column("ratio", justify="right")
    rows: list[tuple[str, list[float], str]] = []
    for course in builds[0]["courses"]:
        for figure, unit in (("decisions_per_s", "decisions/s"), ("games_per_s", "games/s")):
            values = [build["courses"][course][figure] for build in builds]
            rows.append((f"{course}: {unit}", values, ",.0f"))
    rows.append(("copy of a state, in µs", [build["copy_us"] for build in builds], ".2f"))
    rows.append(("peak memory, in MB", [build["peak_memory_mb"] for build in builds], ".1f"))
    for name, values, form in rows:
        ratio = [f"{values[0] / values[1]:.2f}"] if len(values) == 2 else []
        table.add_row(name, *[format(value, form) for value in values], *ratio)
    Console().print(table)
