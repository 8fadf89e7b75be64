"""`dicehall study`: how strong the cards are, and how the races feel."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from dicehall.bots.registry import adviser_of, make_bot
from dicehall.command.arguments import check_game, check_writable, out_option
from dicehall.command.interruption import Interruption
from dicehall.command.json_output import print_json
from dicehall.command.kinds import Text, WholeNumber, WordKind
from dicehall.command.many_games import cluster_at, ended, many_games
from dicehall.command.progress import progress
from dicehall.command.run_seed import seed_of_run
from dicehall.command.tables import new_table
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadOptions
from dicehall.games.cubitos.bots.levels import LEVELS
from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.study.races import KINDS, TURNS, Study, play_study
from dicehall.games.cubitos.study.study_counts import StudyCounts

SHOWN: Final = 8
"""How many pairs are shown from either end."""
UNKNOWN: Final = 1.0
"""A share of wins with an error as large as this is unknown."""
FEWEST: Final = 12
"""With fewer races than this, no share of wins is printed."""


@click.command(cls=Verb)
@click.argument("game")
@click.option("--bot", type=Text(), help="The bot that plays all seats (default: the champion).")
@many_games(40_000, "How many races.")
@click.option(
    "--players", type=WholeNumber(2, 4), default=4, show_default=True, help="How many race."
)
@click.option(
    "--of",
    type=WordKind("all", *KINDS),
    default="all",
    help="races: only the ten races; sets: random sets, with some cards denied to each player; "
    "gifts: random sets, with some dice given to each player; levels: one of each level at a table.",
)
@out_option("Write all figures to this file, as JSON.")
def command(
    game: str,
    bot: str | None,
    games: int,
    players: int,
    seed: str | None,
    jobs: int,
    ray: str | None,
    of: str,
    out: Path | None,
    as_json: bool,
) -> int:
    """Measure the cards, races and tracks of GAME among strong bots; Ctrl-C ends it with what was played."""
    check_game(game)
    if game != "cubitos":
        raise BadOptions(f"{game} has no cards to study; cubitos has.")
    name = bot or adviser_of(game)
    make_bot(name, game, "check")
    seed = seed_of_run(seed, game, [name])
    if out is not None:
        check_writable(out)
    elsewhere = cluster_at(ray)
    study = Study(name, players, seed, TURNS if of == "all" else (of,))
    total = StudyCounts()
    with Interruption() as interruption, progress(games, doing="racing") as advance:
        for some in interruption.each(play_study(study, games, jobs, elsewhere)):
            some.count(total)
            advance(some.games)
    saved = {
        "game": game,
        "bot": name,
        "players": players,
        "seed": seed,
        **total.save(components().costs),
    }
    if out is not None:
        out.write_text(in_lines(saved), encoding="utf-8")
    if as_json:
        print_json(json.dumps(saved))
    else:
        print_study(saved)
    return ended(total.all_games, games)


def in_lines(saved: dict[str, Any]) -> str:
    """Return the figures as JSON, with one line for each card, pair, race and track."""
    parts = []
    for name, row in saved.items():
        text = json.dumps(row)
        if isinstance(row, dict):
            lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in row.items()]
            text = "{\n" + ",\n".join(lines) + "\n}"
        elif isinstance(row, list):
            text = "[\n" + ",\n".join(map(json.dumps, row)) + "\n]"
        parts.append(f"{json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def print_study(saved: dict[str, Any]) -> None:
    """Print the figures for people."""
    console = Console(highlight=False)
    title = f"{saved['games']:,} races, {saved['players']} players, all {saved['bot']}"
    if saved["gift_games"]:
        title += f"; {saved['gift_games']:,} with gifts"
    if saved["level_games"]:
        title += f"; {saved['level_games']:,} between levels"
    heads = ("card", "cost", "worth", "strength", "a money", "bought", "buyers")
    table = new_table(title, *heads)
    for card, row in sorted(
        saved["cards"].items(), key=lambda one: one[1]["strength"], reverse=True
    ):
        # Only random sets show how strong a card is; without them nobody is denied a card or given dice.
        known = row["error"] < UNKNOWN
        table.add_row(
            card,
            str(row["cost"]),
            _give_or_take(row["worth"], row["worth_error"]),
            _give_or_take(row["strength"], row["error"]),
            _points(row["for_money"], 2) if known else "?",
            f"{100 * row['bought_by']:.0f} %",
            _give_or_take(row["buyers_more"], row["buyers_error"]),
        )
    console.print(table)
    pairs = saved["pairs"]
    if pairs:
        table = new_table("pairs", "together", "synergy")
        shown = pairs if len(pairs) <= 2 * SHOWN else [*pairs[:SHOWN], *pairs[-SHOWN:]]
        for pair in shown:
            cards = " + ".join(pair["cards"])
            table.add_row(cards, _give_or_take(pair["synergy"], pair["error"]))
        console.print(table)
    for kind in ("races", "tracks"):
        if any(row["races"] for row in saved[kind].values()):
            print_courses(console, kind, saved[kind])
        if any("levels" in row for row in saved[kind].values()):
            print_levels(console, kind, saved[kind])


def print_courses(console: Console, kind: str, courses: dict[str, Any]) -> None:
    """Print how races or tracks feel."""
    table = new_table(kind, "", "races", "rounds", "leads", "busts", "wins by seat %")
    for name, row in courses.items():
        if row["races"]:
            low, middle, high = row["rounds"]
            table.add_row(
                _course_name(name),
                f"{row['races']:,}",
                f"{middle} ({low} to {high})",
                f"{row['lead_changes']:.1f}",
                f"{row['busts']:.2f}",
                " ".join(f"{100 * share:.1f}" for share in row["seats"])
                if row["races"] >= FEWEST
                else "?",
            )
    console.print(table)


def print_levels(console: Console, kind: str, courses: dict[str, Any]) -> None:
    """Print how much every level wins above an even share."""
    known = [row for row in courses.values() if "levels" in row]
    levels = [level for level in LEVELS if level in known[0]["levels"]]
    table = new_table(f"{kind}: won over an even share", "", "races", *levels)
    for name, row in courses.items():
        if "levels" in row:
            enough = row["level_races"] >= FEWEST
            won = [_points(row["levels"][level]) if enough else "?" for level in levels]
            table.add_row(_course_name(name), f"{row['level_races']:,}", *won)
    console.print(table)


def _course_name(name: str) -> str:
    return name.replace("_", " ").replace("+", " + ")


def _give_or_take(share: float, error: float) -> str:
    """Return a share with half its interval, or a question mark if it is unknown."""
    if error >= UNKNOWN:
        return "?"
    return f"{_points(share)} ±{100 * error:.1f}"


def _points(share: float, digits: int = 1) -> str:
    return f"{100 * share:+.{digits}f}"
