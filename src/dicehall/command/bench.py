"""`dicehall bench`: how fast the engine is, on both builds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from dicehall.arena.bench import COURSES, REPEATS, machine, measure_builds
from dicehall.command.arguments import cannot, check_writable
from dicehall.command.kinds import Seconds
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadOptions


@click.command(cls=Verb)
@click.option(
    "--seconds",
    type=Seconds(0.1, 600),
    default=3.0,
    show_default=True,
    help="How long each course is run.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
@click.option("--out", type=click.Path(path_type=Path), help="Also write the JSON to this file.")
def command(seconds: float, as_json: bool, out: Path | None) -> None:
    """Measure decisions and games per second, copying and memory, one process on one core."""
    if out is not None:
        # Now rather than after a minute of measuring.
        check_writable(out)
    builds: list[dict[str, Any]] = []
    console = Console(stderr=True)
    about = round(2 * len(COURSES) * seconds + 2)
    with console.status(f"measuring, {about} s at most; leave the machine alone meanwhile"):
        builds.extend(measure_builds(seconds))
    measured = {"machine": machine(), "builds": builds}
    text = json.dumps(measured, indent=2)
    if out is not None:
        _write(out, text + "\n")
    if as_json:
        click.echo(text)
    else:
        _print_builds(measured)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadOptions(cannot(path, "written", error)) from None


def _print_builds(measured: dict[str, Any]) -> None:
    builds = measured["builds"]
    both = len(builds) == 2
    console = Console(highlight=False)
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for build in builds:
        table.add_column("compiled" if build["compiled"] else "interpreted", justify="right")
    if both:
        table.add_column("ratio", justify="right")

    def add(name: str, values: list[float], form: str) -> None:
        ratio = [f"{values[0] / values[1]:.2f}"] if both else []
        table.add_row(name, *[format(value, form) for value in values], *ratio)

    for course in builds[0]["courses"]:
        for figure, unit in (("decisions_per_s", "decisions/s"), ("games_per_s", "games/s")):
            add(f"{course}: {unit}", [build["courses"][course][figure] for build in builds], ",.0f")
    for game in builds[0]["copy_us"]:
        add(f"{game}: copy of a state, in µs", [build["copy_us"][game] for build in builds], ",.2f")
    add("peak memory of the process, in MB", [build["peak_memory_mb"] for build in builds], ",.1f")
    console.print(table)
    spread = max(course["spread"] for build in builds for course in build["courses"].values())
    on = measured["machine"]
    console.print(
        f"One process on one core, events off; medians of {REPEATS} runs, up to {spread:.0%} apart."
    )
    console.print(f"Python {on['python']}, {on['system']}, {on['cores']} cores.")
    if not both:
        console.print("Only one build was measured; it is", f"{builds[0]['build']}.")
