"""`dicehall arena`: every bot against every other, on the same dice, and how strong each is."""

from __future__ import annotations

import json
import os
import shlex
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import click

from dicehall.arena import measuring
from dicehall.arena.folder import open_folder
from dicehall.arena.tournament import ArenaCourse, Tournament
from dicehall.bots.registry import bots_of, usual_bot
from dicehall.command.arena_files import check_parquet, write_files
from dicehall.command.arena_run import ArenaRun
from dicehall.command.arena_table import print_arena
from dicehall.command.arguments import (
    bot_names,
    check_game,
    components_option,
    game_options,
    given_options,
    language_option,
    options_of_games,
    out_option,
    warn,
    with_options,
)
from dicehall.command.interruption import Interruption
from dicehall.command.json_output import print_json
from dicehall.command.kinds import Text, WholeNumber
from dicehall.command.many_games import cluster_at, ended, many_games
from dicehall.command.verb import Verb
from dicehall.core.content import read_figures
from dicehall.games.registry import kit_of


@click.command(cls=Verb)
@click.argument("game")
@click.option(
    "--bots",
    type=Text(),
    help="Who plays, as in champion,greedy,random; the strongest, greedy and random otherwise.",
)
@click.option(
    "--players", type=WholeNumber(2, 6), default=2, show_default=True, help="How many at a table."
)
@many_games(
    1000, "How many games each pair of bots plays, over all courses; rounded up to whole deals."
)
@click.option(
    "--luck",
    type=Text(),
    default=measuring.FACES,
    show_default=True,
    help="How luck is measured: faces, value (slower), none, or your own as module:Class.",
)
@out_option("A folder for games, results and report; the same command goes on with what is there.")
@click.option("--parquet", is_flag=True, help="With --out: also write the games as Parquet.")
@with_options(options_of_games(), several=True)
@components_option
@language_option
def command(
    game: str,
    bots: str | None,
    players: int,
    games: int,
    seed: str,
    jobs: int,
    ray: str | None,
    luck: str,
    out: Path | None,
    parquet: bool,
    as_json: bool,
    components: Path | None,
    language: str | None,
    **given: Any,
) -> int:
    """Let every bot meet every other at GAME, in all seats and on the same dice."""
    from dicehall.locales import choose_language

    check_game(game)
    chosen = choose_language(language, os.environ)
    names = _usual_bots(game) if bots is None else bot_names(bots)
    courses = _courses(game, players, components, given, seed)
    deals = -(-games // (players * len(courses)))
    luck = "" if luck == measuring.NONE else luck
    measuring.check_luck(luck)
    tournament = Tournament(game, courses, tuple(names), players, seed, deals, luck)
    tournament.check()
    if parquet:
        check_parquet(out)
    warn(game, courses[0].options)
    elsewhere = cluster_at(ray)
    run = ArenaRun(tournament)
    with (
        open_folder(out, tournament) if out is not None else nullcontext() as file,
        Interruption() as interruption,
    ):
        if file is not None and out is not None:
            run.resume(file, out)
        run.play(file, jobs, elsewhere, interruption)
        result = {
            "game": game,
            "bots": names,
            "players": players,
            "courses": [course.name for course in courses],
            "seed": seed,
            "games": run.standings.games,
            "games_wanted": run.wanted,
            "deals": deals,
            "luck": luck,
            "command": _command(tournament, games, given, components),
            "results": run.standings.save(),
        }
        if out is not None:
            write_files(out, result, chosen, parquet)
    if as_json:
        print_json(json.dumps({**result, "speed": run.speed()}, ensure_ascii=False))
    else:
        print_arena(result, run.speed(), out)
    on = "; the same command goes on from there" if out is not None else ""
    return ended(run.standings.games, run.wanted, on)


def _usual_bots(game: str) -> list[str]:
    """Return who plays by default: not every level, which would take long."""
    return list(dict.fromkeys([bots_of(game)[-1], usual_bot(game), "random"]))


def _courses(
    game: str, players: int, components: Path | None, given: dict[str, Any], seed: str
) -> tuple[ArenaCourse, ...]:
    """Return what is played: one course, or several if the game's options name several."""
    figures = None if components is None else read_figures(components)
    courses = kit_of(game).courses(given_options(game, given), seed, figures)
    return tuple(
        ArenaCourse(name, game_options(players, components, chosen)) for name, chosen in courses
    )


def _command(
    tournament: Tournament, games: int, given: dict[str, Any], components: Path | None
) -> str:
    """Return the command that plays the same games."""
    words = ["dicehall", "arena", tournament.game, "--bots", ",".join(tournament.bots)]
    words += ["--players", str(tournament.players), "--games", str(games)]
    words += ["--seed", tournament.seed, "--luck", tournament.luck or measuring.NONE]
    for name, value in (*given.items(), ("components", components)):
        if value is not None:
            words += [f"--{name}", str(value)]
    return shlex.join(words)
