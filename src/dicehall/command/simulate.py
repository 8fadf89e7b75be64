"""`dicehall simulate`: many games among bots."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import Any

import click

from dicehall.arena.batch import empty_batch, simulate
from dicehall.arena.plan import TournamentPlan
from dicehall.bots.registry import usual_bot
from dicehall.command.arguments import (
    bot_names,
    bots_option,
    check_game,
    game_options,
    game_settings,
    given_options,
    out_option,
    players_option,
    warn,
)
from dicehall.command.guests import BotLogs, guest_options
from dicehall.command.interruption import Interruption
from dicehall.command.json_output import print_json
from dicehall.command.kinds import WholeNumber
from dicehall.command.many_games import cluster_at, ended, many_games
from dicehall.command.progress import progress
from dicehall.command.record_file import record_file
from dicehall.command.run_seed import seed_of_run
from dicehall.command.simulation_report import make_report, print_report
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import kit_of, new_game


@click.command(cls=Verb)
@click.argument("game")
@players_option
@bots_option(
    "The bot of each seat, as in greedy,random,random (default: one greedy, the others random)."
)
@many_games(1000, "How many games.")
@click.option(
    "--game",
    "only",
    type=WholeNumber(1, 100_000_000),
    help="Play only this game of the seed, by its number from 1.",
)
@out_option("Write every game's record to this file, one per line.")
@guest_options
@game_settings()
def command(
    game: str,
    players: int | None,
    bots: str | None,
    games: int,
    seed: str | None,
    jobs: int,
    ray: str | None,
    as_json: bool,
    only: int | None,
    out: Path | None,
    guests: BotLogs,
    components: Path | None,
    **given: Any,
) -> int:
    """Let bots play many games of GAME; the same seed gives the same results with any --jobs."""
    check_game(game)
    named = None if bots is None else bot_names(bots)
    if named == []:
        raise BadOptions("--bots is empty; it must name one bot a seat, as in greedy,random.")
    if players is None:
        players = 2 if named is None else len(named)
    seed = seed_of_run(seed, game, named or [])
    chosen = kit_of(game).chosen(given_options(game, given), seed)
    options = game_options(players, components, chosen)
    seats = new_game(game, options).seats
    names = [usual_bot(game)] + ["random"] * (seats - 1) if named is None else named
    first = 0
    if only is not None:
        first, games = only - 1, 1
    warn(game, options)
    elsewhere = cluster_at(ray)
    begin = perf_counter()
    with guests.open(game, names):
        records_wanted = out is not None
        plan = TournamentPlan(game, options, tuple(names), seed, records_wanted, guests.terms)
        total = empty_batch(plan)
        batches = simulate(plan, games, jobs, elsewhere, first)
        with record_file(out) as records, Interruption() as stop, progress(games) as advance:
            for batch in stop.each(batches):
                if records is not None:
                    records.write(batch.records)
                total.merge(batch)
                advance(batch.games)
        report = make_report(plan, total, perf_counter() - begin, guests.written())
        guests.show_traces(report["forfeits"], total.forfeits.traces())
    if as_json:
        print_json(json.dumps(report, ensure_ascii=False))
    else:
        print_report(report, games)
    return ended(total.games, games)
