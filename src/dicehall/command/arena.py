"""`dicehall arena`: every bot against every other, on the same dice, and how strong each is."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final

import click

from dicehall.arena import measuring
from dicehall.arena.folder import open_folder
from dicehall.arena.tournament import Course, Tournament
from dicehall.bots.registry import bots_of
from dicehall.command.arena_files import check_parquet, write_files
from dicehall.command.arena_run import ArenaRun
from dicehall.command.arena_table import print_arena
from dicehall.command.arguments import (
    bot_names,
    check_game,
    components_option,
    game_options,
    language_option,
)
from dicehall.command.interruption import Interruption
from dicehall.command.kinds import Text, WholeNumber
from dicehall.command.many_games import cluster_at, ended, many_games
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadOptions
from dicehall.games.cubitos.command.race_options import RACE_OPTIONS, chosen_race, warn_of_set

ALL_RACES: Final = "all"
"""In place of races: every one that comes with the game."""


def _race_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that choose races: as elsewhere, but there may be several."""
    for option in reversed(RACE_OPTIONS[1:]):
        command = option(command)
    return click.option(
        "--race",
        type=Text(),
        help="Cubitos: which races, 1 to 7 or a name, several by comma, or all; 1 otherwise.",
    )(command)


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
@many_games(1000, "How many games each pair of bots plays, over all races; made up to whole deals.")
@click.option(
    "--luck",
    type=Text(),
    default=measuring.FACES,
    show_default=True,
    help="How luck is measured: faces, value (slower), none, or your own as module:Class.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="A folder for games, results and report; the same command goes on with what is there.",
)
@click.option("--parquet", is_flag=True, help="With --out: also write the games as Parquet.")
@_race_options
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
    **race: Any,
) -> int:
    """Let every bot meet every other at GAME, in all seats and on the same dice."""
    from dicehall.locales import choose_language

    check_game(game)
    chosen = choose_language(language, os.environ)
    names = _usual_bots(game) if bots is None else bot_names(bots)
    courses = _courses(game, players, components, race, seed)
    deals = -(-games // (players * len(courses)))
    luck = "" if luck == measuring.NONE else luck
    measuring.check_luck(luck)
    tournament = Tournament(game, courses, tuple(names), players, seed, deals, luck)
    tournament.check()
    if parquet:
        check_parquet(out)
    warn_of_set(courses[0].options)
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
            "command": _command(tournament, games, race, components),
            "results": run.standings.save(),
        }
        if out is not None:
            write_files(out, result, chosen, parquet)
    if as_json:
        click.echo(json.dumps({**result, "speed": run.speed()}, ensure_ascii=False))
    else:
        print_arena(result, run.speed(), out)
    on = "; the same command goes on from there" if out is not None else ""
    return ended(run.standings.games, run.wanted, on)


def _usual_bots(game: str) -> list[str]:
    """Return who plays unless others are named: not every level, which would take long."""
    return list(dict.fromkeys([bots_of(game)[-1], "greedy", "random"]))


def _courses(
    game: str, players: int, components: Path | None, race: dict[str, Any], seed: str
) -> tuple[Course, ...]:
    """Return what is played: one course for each race."""
    text = race.get("race")
    if game != "cubitos" or text is None:
        options = game_options(game, players, components, chosen_race(game, race, seed))
        name = "" if game != "cubitos" else "own" if "cards" in options else "1"
        return (Course(name, options),)
    from dicehall.games.cubitos.rules.components import components as box

    names = [name.strip() for name in text.split(",")]
    if names == [ALL_RACES]:
        names = list(box(game_options(game, 2, components, {}).get("components")).races)
    for name in names:
        if names.count(name) > 1:
            raise BadOptions(f"race {name} is named twice.")
    return tuple(
        Course(
            name,
            game_options(
                game, players, components, chosen_race(game, {**race, "race": name}, seed)
            ),
        )
        for name in names
    )


def _command(
    tournament: Tournament, games: int, race: dict[str, Any], components: Path | None
) -> str:
    """Return the command that plays the same games."""
    words = ["dicehall", "arena", tournament.game, "--bots", ",".join(tournament.bots)]
    words += ["--players", str(tournament.players), "--games", str(games)]
    words += ["--seed", tournament.seed, "--luck", tournament.luck or measuring.NONE]
    for name, value in (*race.items(), ("components", components)):
        if value is not None:
            words += [f"--{name}", str(value)]
    return shlex.join(words)
