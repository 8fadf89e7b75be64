"""`dicehall arena`: every bot against every other, on the same dice, and how strong each is."""

from __future__ import annotations

import json
import os
import shlex
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import click

from dicehall.arena import luck_measures
from dicehall.arena.folder import open_folder
from dicehall.arena.tournament import Tournament, Variant
from dicehall.bots.registry import bots_of, usual_bot
from dicehall.command.arena_files import check_parquet, write_files
from dicehall.command.arena_run import ArenaRun
from dicehall.command.arena_table import print_arena
from dicehall.command.arguments import (
    bot_names,
    bots_option,
    check_game,
    game_options,
    game_settings,
    given_options,
    language_option,
    out_option,
    setting_words,
    warn,
)
from dicehall.command.guests import BotLogs, guest_options
from dicehall.command.interruption import Interruption
from dicehall.command.json_output import print_json
from dicehall.command.kinds import Text, WholeNumber
from dicehall.command.many_games import cluster_at, ended, many_games
from dicehall.command.run_seed import seed_of_run
from dicehall.command.verb import Verb
from dicehall.core.content import read_figures
from dicehall.games.registry import kit_of


@click.command(cls=Verb)
@click.argument("game")
@bots_option("Who plays, as in champion,greedy,random; the strongest, greedy and random otherwise.")
@click.option(
    "--players", type=WholeNumber(2, 6), default=2, show_default=True, help="How many at a table."
)
@many_games(
    1000, "How many games each pair of bots plays, over all variants; rounded up to whole deals."
)
@click.option(
    "--luck",
    type=Text(),
    default=luck_measures.FACES,
    show_default=True,
    help="How luck is measured: faces, value (slower), value-16 (slower, more exact), none, or your "
    "own as module:Class.",
)
@click.option(
    "--same-dice",
    is_flag=True,
    help="Bots from outside meet the same dice in all games of a deal, too: for bots that you trust.",
)
@out_option("A folder for games, results and report; the same command goes on with what is there.")
@click.option("--parquet", is_flag=True, help="With --out: also write the games as Parquet.")
@guest_options
@game_settings(several=True)
@language_option
def command(
    game: str,
    bots: str | None,
    players: int,
    games: int,
    seed: str | None,
    jobs: int,
    ray: str | None,
    luck: str,
    same_dice: bool,
    out: Path | None,
    parquet: bool,
    as_json: bool,
    guests: BotLogs,
    components: Path | None,
    language: str | None,
    **given: Any,
) -> int:
    """Let every bot meet every other at GAME, in all seats and on the same dice."""
    from dicehall.locales import choose_language

    check_game(game)
    chosen = choose_language(language, os.environ)
    names = _usual_bots(game) if bots is None else bot_names(bots)
    seed = seed_of_run(seed, game, names, out)
    variants = _variants(game, players, components, given, seed)
    deals = -(-games // (players * len(variants)))
    luck = "" if luck == luck_measures.NONE else luck
    luck_measures.check_luck(luck)
    if parquet:
        check_parquet(out)
    warn(game, variants[0].options)
    elsewhere = cluster_at(ray)
    with guests.open(game, names, out):
        tournament = Tournament(
            game, variants, tuple(names), players, seed, deals, luck, guests.terms, same_dice
        )
        tournament.check()
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
                "courses": [variant.name for variant in variants],
                "seed": seed,
                "games": run.standings.games,
                "games_wanted": run.wanted,
                "deals": deals,
                "luck": luck,
                "command": _command(tournament, games, given, components),
                "results": run.standings.save(),
                "logs": guests.written(),
            }
            if out is not None:
                write_files(out, result, chosen, parquet)
        forfeits = run.standings.forfeits
        guests.show_traces(forfeits.save(), forfeits.traces())
    if as_json:
        print_json(json.dumps({**result, "speed": run.speed()}, ensure_ascii=False))
    else:
        print_arena(result, run.speed(), out)
    on = "; the same command goes on from there" if out is not None else ""
    return ended(run.standings.games, run.wanted, on)


def _usual_bots(game: str) -> list[str]:
    """Return who plays by default: not every level, which would take long."""
    return list(dict.fromkeys([bots_of(game)[-1], usual_bot(game), "random"]))


def _variants(
    game: str, players: int, components: Path | None, given: dict[str, Any], seed: str
) -> tuple[Variant, ...]:
    """Return what is played: one variant, or several if the game's options name several."""
    figures = None if components is None else read_figures(components)
    kit, own = kit_of(game), given_options(game, given)
    variants = kit.command and kit.command.variants
    found = variants(own, seed, figures) if variants else [("", kit.chosen(own, seed))]
    return tuple(Variant(name, game_options(players, components, chosen)) for name, chosen in found)


def _command(
    tournament: Tournament, games: int, given: dict[str, Any], components: Path | None
) -> str:
    """Return the command that plays the same games."""
    words = ["dicehall", "arena", tournament.game, "--bots", ",".join(tournament.bots)]
    words += ["--players", str(tournament.players), "--games", str(games)]
    words += ["--seed", tournament.seed, "--luck", tournament.luck or luck_measures.NONE]
    words += ["--same-dice"] if tournament.same_dice else []
    return shlex.join(words + setting_words(given, components))
