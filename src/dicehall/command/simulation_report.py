"""The results of a simulation: as one JSON object, and as a table for a screen of 80 columns."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape

from dicehall.arena.batch import Batch
from dicehall.arena.plan import TournamentPlan
from dicehall.build import describe
from dicehall.command.guests import forfeit_sentences
from dicehall.command.tables import between, count_of, new_table, percent, short_names, speed_of


def make_report(
    plan: TournamentPlan, total: Batch, seconds: float, logs: dict[str, str]
) -> dict[str, Any]:
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
        "forfeits": total.forfeits.save(),
        "logs": logs,
    }


def print_report(report: dict[str, Any], wanted: int) -> None:
    """Print the results for people."""
    console = Console(highlight=False)
    games = f"{count_of(report['games'], wanted)} {'game' if wanted == 1 else 'games'}"
    title = f"{report['game']}, {report['players']} players, {games}, seed {report['seed']}"
    table = new_table(title, "", "won", "tied", "won %", "95 %", "score", "95 %")
    bots, seats = report["results"]["bots"], report["results"]["seats"]
    if len(bots) < len(seats):
        # Otherwise every bot has just one seat, and the seats say it all.
        for row, name in zip(bots, short_names([row["bot"] for row in bots]), strict=True):
            table.add_row(escape(name), *_cells(row))
        table.add_section()
    for row, name in zip(seats, short_names([row["bot"] for row in seats]), strict=True):
        table.add_row(f"seat {row['seat']} {escape(name)}", *_cells(row))
    console.print(table)
    for line in forfeit_sentences(report["forfeits"], report["logs"]):
        console.print(escape(line), soft_wrap=True)
    console.print(speed_of(report))


def _cells(row: dict[str, Any]) -> list[str]:
    share = share_interval = score = score_interval = "?"
    if row["win_share"] is not None:
        share, share_interval = percent(row["win_share"]), between(*row["win_share_95"])
        score = f"{row['mean_score']:.2f}"
    if row["mean_score_95"] is not None:
        low, high = row["mean_score_95"]
        score_interval = f"±{(high - low) / 2:.2f}"
    won, tied = f"{row['wins']:,}", f"{row['ties']:,}"
    return [won, tied, share, share_interval, score, score_interval]
