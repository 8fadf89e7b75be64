"""The results of a simulation: as one JSON object, and as a table for a screen of 80 columns."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from dicehall.arena.batch import Batch
from dicehall.arena.plan import Plan
from dicehall.build import describe


def make_report(plan: Plan, total: Batch, seconds: float) -> dict[str, Any]:
    """Return the results in a form that JSON can hold."""
    return {
        "game": plan.game,
        "players": len(plan.bots),
        "seed": plan.seed,
        "games": total.games,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "games_per_s": round(total.games / seconds, 1),
        "decisions_per_s": round(total.decisions / seconds),
        "compiled": describe().compiled,
        "results": {
            "bots": [{"bot": name, **tally.save()} for name, tally in total.by_bot.items()],
            "seats": [
                {"seat": seat + 1, "bot": name, **tally.save()}
                for seat, (name, tally) in enumerate(zip(plan.bots, total.by_seat, strict=True))
            ],
        },
    }


def print_report(report: dict[str, Any], wanted: int) -> None:
    """Print the results for people."""
    console = Console(highlight=False)
    games = f"{report['games']:,}"
    if report["games"] < wanted:
        games += f" of {wanted:,}"
    games += " game" if wanted == 1 else " games"
    title = f"{report['game']}, {report['players']} players, {games}, seed {report['seed']}"
    table = Table(
        title=escape(title), title_style="bold", title_justify="left", box=box.SIMPLE_HEAD
    )
    table.add_column("", overflow="fold")
    for heading in ("won", "tied", "won %", "95 %", "score", "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    bots, seats = report["results"]["bots"], report["results"]["seats"]
    if len(bots) < len(seats):
        # Otherwise every bot has just one seat, and the seats say it all.
        for row in bots:
            table.add_row(escape(row["bot"]), *_cells(row))
        table.add_section()
    for row in seats:
        table.add_row(f"seat {row['seat']} {escape(row['bot'])}", *_cells(row))
    console.print(table)
    build = "compiled" if report["compiled"] else "interpreted"
    console.print(
        f"{report['seconds']:,.1f} s: "
        f"{report['games_per_s']:,.0f} games/s, {report['decisions_per_s']:,} decisions/s ({build})."
    )


def _cells(row: dict[str, Any]) -> list[str]:
    share = share_interval = score = score_interval = "?"
    if row["win_share"] is not None:
        low, high = row["win_share_95"]
        share = f"{100 * row['win_share']:.1f}"
        share_interval = f"{100 * low:.1f}–{100 * high:.1f}"
        score = f"{row['mean_score']:.2f}"
    if row["mean_score_95"] is not None:
        low, high = row["mean_score_95"]
        score_interval = f"±{(high - low) / 2:.2f}"
    return [
        f"{row['wins']:,}",
        f"{row['ties']:,}",
        share,
        share_interval,
        score,
        score_interval,
    ]
