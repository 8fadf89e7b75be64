"""`dicehall simulate`: many games among bots."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, TextIO

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from dicehall.arena.simulate import Batch, Plan, simulate
from dicehall.arena.tally import Tally
from dicehall.build import describe
from dicehall.command.arguments import bot_names, check_game, components_option, game_options
from dicehall.core.mistakes import BadOptions


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="How many play; as many as bots are named otherwise.")
@click.option("--bots", default="greedy,random", show_default=True, help="The bot of each seat.")
@click.option("--games", type=int, default=1000, show_default=True, help="How many games.")
@click.option("--seed", default="1", show_default=True, help="Decides all games.")
@click.option("--jobs", type=int, default=1, show_default=True, help="How many processes.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
@click.option(
    "--out", type=click.Path(path_type=Path), help="Write every game's record, one a line."
)
@components_option
def command(
    game: str,
    players: int | None,
    bots: str,
    games: int,
    seed: str,
    jobs: int,
    as_json: bool,
    out: Path | None,
    components: Path | None,
) -> int:
    """Let bots play many games of GAME; the same seed gives the same results with any --jobs."""
    check_game(game)
    names = bot_names(bots)
    if not 1 <= games <= 100_000_000:
        raise BadOptions(f"{games} games cannot be played; 1 to 100,000,000 can.")
    if not 1 <= jobs <= 256:
        raise BadOptions(f"{jobs} jobs are not possible; 1 to 256 are.")
    options = game_options(len(names) if players is None else players, components)
    plan = Plan(game, options, tuple(names), seed, records=out is not None)
    plan.new_game()
    total = Batch()
    stopped = False
    begin = perf_counter()
    with _output(out) as record_file, _progress(games) as advance:
        batches = simulate(plan, games, jobs)
        try:
            for batch in batches:
                total.merge(batch)
                for record in batch.records:
                    print(record, file=record_file)
                advance(batch.games)
        except KeyboardInterrupt:
            stopped = True
            batches.close()
    seconds = perf_counter() - begin
    report = _report(plan, total, seconds)
    if as_json:
        click.echo(json.dumps(report, ensure_ascii=False))
    else:
        _print_report(plan, report, stopped, games)
    return 130 if stopped else 0


@contextmanager
def _output(path: Path | None) -> Iterator[TextIO | None]:
    if path is None:
        yield None
        return
    try:
        file = path.open("w", encoding="utf-8")
    except OSError as error:
        raise BadOptions(
            f"{path} cannot be written: {(error.strerror or 'it failed').lower()}."
        ) from None
    with file:
        yield file


@contextmanager
def _progress(games: int) -> Iterator[Any]:
    """Show a bar where somebody looks; on standard error, so that the output stays clean."""
    bar = Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not Console(stderr=True).is_terminal,
    )
    with bar:
        task = bar.add_task("playing", total=games)
        yield lambda number: bar.advance(task, number)


def _report(plan: Plan, total: Batch, seconds: float) -> dict[str, Any]:
    by_bot: dict[str, Tally] = {}
    for name, tally in zip(plan.bots, total.by_seat, strict=False):
        by_bot.setdefault(name, Tally()).merge(tally)
    return {
        "game": plan.game,
        "seed": plan.seed,
        "games": total.games,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "games_per_s": round(total.games / seconds, 1),
        "decisions_per_s": round(total.decisions / seconds),
        "compiled": describe().compiled,
        "results": {
            "bots": [{"bot": name, **tally.save()} for name, tally in by_bot.items()],
            "seats": [
                {"seat": seat + 1, "bot": name, **tally.save()}
                for seat, (name, tally) in enumerate(zip(plan.bots, total.by_seat, strict=False))
            ],
        },
    }


def _print_report(plan: Plan, report: dict[str, Any], stopped: bool, wanted: int) -> None:
    console = Console()
    table = Table(title=f"{plan.game}, seed {plan.seed}")
    table.add_column("who")
    for heading in ("games", "wins", "ties", "wins in %", "95 %", "mean score", "95 % "):
        table.add_column(heading, justify="right")
    for row in report["results"]["bots"]:
        table.add_row(row["bot"], *_cells(row))
    table.add_section()
    for row in report["results"]["seats"]:
        table.add_row(f"seat {row['seat']}, {row['bot']}", *_cells(row))
    console.print(table)
    if stopped:
        console.print(f"Stopped after {report['games']:,} of {wanted:,} games.")
    build = "compiled" if report["compiled"] else "interpreted"
    console.print(
        f"{report['games']:,} games, {report['decisions']:,} decisions in {report['seconds']} s: "
        f"{report['games_per_s']:,} games/s, {report['decisions_per_s']:,} decisions/s ({build})."
    )


def _cells(row: dict[str, Any]) -> list[str]:
    low, high = row["win_share_95"]
    score_low, score_high = row["mean_score_95"]
    return [
        f"{row['games']:,}",
        f"{row['wins']:,}",
        f"{row['ties']:,}",
        f"{100 * row['win_share']:.1f}",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{row['mean_score']:.2f}",
        f"{score_low:.2f} to {score_high:.2f}",
    ]
