"""`dicehall dataset`: the decisions of many games as Parquet, to learn from."""

from __future__ import annotations

import json
import shlex
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from dicehall.arena.plan import TournamentPlan
from dicehall.bots.registry import adviser_of, bots_of, usual_bot
from dicehall.command.arguments import (
    bot_names,
    bots_option,
    check_game,
    game_options,
    game_settings,
    given_options,
    players_option,
    setting_words,
    warn,
)
from dicehall.command.guests import BotLogs, guest_options
from dicehall.command.interruption import Interruption
from dicehall.command.json_output import print_json
from dicehall.command.kinds import Text
from dicehall.command.many_games import cluster_at, ended, many_games
from dicehall.command.progress import progress
from dicehall.command.run_seed import seed_of_run
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import kit_of, new_game
from dicehall.parallel.schedule import play_all

NOBODY: Final = "none"
"""In place of an adviser's name: no bot judges the options."""


@click.command(cls=Verb)
@click.argument("game")
@players_option
@bots_option("The bot of each seat, or one name for all of them (default: greedy).")
@click.option(
    "--adviser",
    type=Text(),
    help="The bot that judges every option, or none, which is faster (default: the champion).",
)
@many_games(1000, "How many games.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    required=True,
    help="A folder for the data set; the same command continues an interrupted one.",
)
@guest_options
@game_settings()
def command(
    game: str,
    players: int | None,
    bots: str | None,
    adviser: str | None,
    games: int,
    seed: str | None,
    jobs: int,
    ray: str | None,
    as_json: bool,
    out: Path,
    guests: BotLogs,
    components: Path | None,
    **given: Any,
) -> int:
    """Let bots play GAME and write every decision as a row of Parquet: options, choice, chances, result."""
    check_game(game)
    _check_packages()
    from dicehall.datasets.card import card_text
    from dicehall.datasets.encoded import encoder_of
    from dicehall.datasets.folder import CARD, LAYOUT, check_columns, open_folder
    from dicehall.datasets.rows import DatasetPlan, play_rows

    named = [usual_bot(game)] if bots is None else bot_names(bots)
    if not named:
        raise BadOptions("--bots is empty; it must name one bot, or one a seat, as in champion.")
    seed = seed_of_run(seed, game, named, out)
    options = game_options(
        players or max(2, len(named)),
        components,
        kit_of(game).chosen(given_options(game, given), seed),
    )
    seats = named * new_game(game, options).seats if len(named) == 1 else named
    judge = _judge(game, adviser)
    warn(game, options)
    elsewhere = cluster_at(ray)
    with guests.open(game, seats, out):
        plan = TournamentPlan(game, options, tuple(seats), seed, terms=guests.terms)
        plan.check()
        wanted = DatasetPlan(plan, judge)
        with open_folder(out, wanted, games) as folder, Interruption() as stop:
            before = folder.games
            played = before
            with progress(games, before) as advance:
                for some in stop.each(
                    play_all(partial(play_rows, wanted), before, games, jobs, elsewhere)
                ):
                    folder.write(some)
                    played += some.games
                    advance(some.games)
            rows = check_columns(folder)
            if folder.games == games:
                words = _command(wanted, games, given, components)
                (out / LAYOUT).write_text(encoder_of(plan.new_game()).layout(), "utf-8")
                (out / CARD).write_text(card_text(wanted, games, rows, words), "utf-8")
    summary = {"game": game, "games": folder.games, "rows": rows, "out": str(out)}
    if as_json:
        print_json(json.dumps(summary))
    else:
        click.echo(f"{rows:,} decisions of {folder.games:,} games are in {out}.")
    return ended(folder.games, games, "; the same command goes on from there")


def _check_packages() -> None:
    try:
        import librt.vecs  # noqa: F401
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise BadOptions(
            "dataset needs pyarrow and librt; install them as in: pip install 'dicehall[research]'."
        ) from None


def _judge(game: str, adviser: str | None) -> str:
    if adviser == NOBODY:
        return ""
    if adviser is not None and adviser not in bots_of(game):
        raise BadOptions(
            f"there is no adviser '{adviser}' for {game}; there is {', '.join(bots_of(game))} or {NOBODY}."
        )
    return adviser or adviser_of(game)


def _command(wanted: Any, games: int, given: dict[str, Any], components: Path | None) -> str:
    """Return the command that makes the same data set."""
    plan = wanted.plan
    words = ["dicehall", "dataset", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--players", str(len(plan.bots)), "--adviser", wanted.adviser or NOBODY]
    words += ["--games", str(games), "--seed", plan.seed, "--out", "DIR"]
    return shlex.join(words + setting_words(given, components))
