"""`dicehall simulate`: many games among bots."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import Any

import click

from dicehall.arena.batch import empty_batch, simulate
from dicehall.arena.plan import Plan
from dicehall.bots.registry import usual_bot
from dicehall.command.arguments import (
    bot_names,
    check_game,
    components_option,
    game_options,
    given_options,
    options_of_games,
    out_option,
    warn,
    with_options,
)
from dicehall.command.interruption import Interruption
from dicehall.command.json_output import print_json
from dicehall.command.kinds import Text, WholeNumber
from dicehall.command.many_games import cluster_at, ended, many_games
from dicehall.command.progress import progress
from dicehall.command.record_file import record_file
from dicehall.command.simulated import make_report, print_report
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import kit_of, new_game


@click.command(cls=Verb)
@click.argument("game")
@click.option("--players", type=WholeNumber(), help="How many play; 2, unless more bots are named.")
@click.option(
    "--bots",
    type=Text(),
    help="The bot of each seat, as in greedy,random,random; one greedy, the others random otherwise.",
)
@many_games(1000, "How many games.")
@out_option("Write every game's record, one a line.")
@with_options(options_of_games())
@components_option
def command(
    game: str,
    players: int | None,
    bots: str | None,
    games: int,
    seed: str,
    jobs: int,
    ray: str | None,
    as_json: bool,
    out: Path | None,
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
    chosen = kit_of(game).chosen(given_options(game, given), seed)
    options = game_options(players, components, chosen)
    seats = new_game(game, options).seats
    names = [usual_bot(game)] + ["random"] * (seats - 1) if named is None else named
    plan = Plan(game, options, tuple(names), seed, records=out is not None)
    plan.new_game()
    warn(game, options)
    elsewhere = cluster_at(ray)
    total = empty_batch(plan)
    begin = perf_counter()
    with record_file(out) as records, Interruption() as interruption, progress(games) as advance:
        for batch in interruption.each(simulate(plan, games, jobs, elsewhere)):
            if records is not None:
                records.write(batch.records)
            total.merge(batch)
            advance(batch.games)
    report = make_report(plan, total, perf_counter() - begin)
    if as_json:
        print_json(json.dumps(report, ensure_ascii=False))
    else:
        print_report(report, games)
    return ended(total.games, games)
