"""`dicehall bench`: how fast the engine is, on both builds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from dicehall.benchmarks.arena import ARENA_WORKLOADS
from dicehall.benchmarks.catanatron import measure_catanatron
from dicehall.benchmarks.engine import (
    REPEATS,
    WORKLOADS,
    machine,
    measure_arena_apart,
    measure_builds,
)
from dicehall.command.arguments import cannot, check_writable, out_option
from dicehall.command.json_output import json_option, print_json
from dicehall.command.kinds import Seconds
from dicehall.command.tables import new_table
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadOptions, Mistake


@click.command(cls=Verb)
@click.option(
    "--seconds",
    type=Seconds(0.1, 600),
    default=3.0,
    show_default=True,
    help="How long each workload is run.",
)
@click.option(
    "--catanatron",
    is_flag=True,
    help="Also measure catanatron, installed from PyPI into build/, and compare.",
)
@json_option()
@out_option("Also write the JSON to this file.")
def command(seconds: float, catanatron: bool, as_json: bool, out: Path | None) -> None:
    """Measure decisions and games per second, copying, memory and the arena."""
    if out is not None:
        # Check this now rather than after a minute of measuring.
        check_writable(out)
    builds: list[dict[str, Any]] = []
    console = Console(stderr=True)
    measurements = 2 * len(WORKLOADS) + len(ARENA_WORKLOADS) + 3 + (2 if catanatron else 0)
    about = round(measurements * seconds + 4)
    other: dict[str, Any] | None = None
    missing = ""
    with console.status(f"measuring, {about} s at most; leave the machine alone meanwhile"):
        builds.extend(measure_builds(seconds))
        arena = measure_arena_apart(seconds)
        if catanatron:
            try:
                other = measure_catanatron(seconds)
            except Mistake as mistake:
                # Everything else was measured, and is worth reporting.
                missing = str(mistake)
    measured = {"machine": machine(), "builds": builds, "arena": arena, "catanatron": other}
    text = json.dumps(measured, indent=2)
    if out is not None:
        _write(out, text + "\n")
    if as_json:
        print_json(text)
    else:
        _print_builds(measured)
        _print_arena(measured)
        if other is not None:
            _print_comparison(builds[0], other)
    if missing:
        click.echo(f"dicehall: {missing}", err=True)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadOptions(cannot(path, "written", error)) from None


def _print_builds(measured: dict[str, Any]) -> None:
    builds = measured["builds"]
    both = len(builds) == 2
    console = Console(highlight=False)
    names = ["compiled" if build["compiled"] else "interpreted" for build in builds]
    table = new_table("", "", *names, *(["ratio"] if both else []))

    def add(name: str, values: list[float], form: str) -> None:
        ratio = [f"{values[0] / values[1]:.2f}"] if both else []
        table.add_row(name, *[format(value, form) for value in values], *ratio)

    for work in builds[0]["courses"]:
        for rate, unit in (("decisions_per_s", "decisions/s"), ("games_per_s", "games/s")):
            add(f"{work}: {unit}", [build["courses"][work][rate] for build in builds], ",.0f")
    for game in builds[0]["copy_us"]:
        add(f"{game}: copy of a state, in µs", [build["copy_us"][game] for build in builds], ",.2f")
    add("peak memory of the process, in MB", [build["peak_memory_mb"] for build in builds], ",.1f")
    console.print(table)
    spread = max(work["spread"] for build in builds for work in build["courses"].values())
    on = measured["machine"]
    console.print(
        f"One process on one core, events off; medians of {REPEATS} runs, up to {spread:.0%} apart."
    )
    console.print(f"Python {on['python']}, {on['system']}, {on['cores']} cores.")
    if not both:
        console.print("Only one build was measured; it is", f"{builds[0]['build']}.")


def _print_arena(measured: dict[str, Any]) -> None:
    """Print how fast the arena is, as ratios of alternating measurements."""
    arena = measured["arena"]
    table = new_table("", "arena", "greedy", "random", "ratio")
    for work, rates in arena["courses"].items():
        table.add_row(
            f"{work}: decisions/s",
            f"{rates['greedy_decisions_per_s']:,}",
            f"{rates['random_decisions_per_s']:,}",
            f"{rates['ratio']:.2f}",
        )
    console = Console(highlight=False)
    console.print(table)
    jobs = arena["jobs"]
    console.print(
        f"Arena: {jobs['one_games_per_s']:,.0f} games/s with 1 job, "
        f"{jobs['two_games_per_s']:,.0f} with 2: {jobs['ratio']:.2f} times as many;"
    )
    console.print(f"by the processors' time alone, {jobs['processor_ratio']:.2f} times.")


def _print_comparison(build: dict[str, Any], other: dict[str, Any]) -> None:
    """Print how many times as fast this is as catanatron, which plays another game."""
    table = new_table("", "times as fast as catanatron", "decisions/s", "games/s")
    for work, rates in build["courses"].items():
        theirs = other["random" if work.endswith("random") else "greedy"]
        table.add_row(
            f"{work}, to its {theirs['player']}",
            f"{rates['decisions_per_s'] / theirs['decisions_per_s']:,.1f}",
            f"{rates['games_per_s'] / theirs['games_per_s']:,.1f}",
        )
    console = Console(highlight=False)
    console.print(table)
    for name in ("random", "greedy"):
        theirs = other[name]
        console.print(
            f"catanatron {other['version']}, 4 × {theirs['player']}: "
            f"{theirs['decisions_per_s']:,} decisions/s, {theirs['games_per_s']:,.2f} games/s."
        )
