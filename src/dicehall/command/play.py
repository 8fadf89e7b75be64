"""`dicehall play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

import click

from dicehall.command.arguments import (
    bot_names,
    check_game,
    components_option,
    game_options,
    language_option,
)
from dicehall.core.mistakes import BadOptions


@click.command()
@click.argument("game")
@click.option(
    "--players", type=int, help="How many play, you and the bots; 2 unless bots say more."
)
@click.option("--bots", help="Who plays the other seats, as in greedy,random; greedy otherwise.")
@click.option("--seed", help="Decides all dice; otherwise they are new every time.")
@click.option(
    "--dice",
    type=click.Choice(["seeded", "entered"]),
    default="seeded",
    help="entered: roll real dice and type what they show.",
)
@click.option("--name", default="", help="Your name at the table.")
@click.option("--pace", type=float, default=0.6, help="Seconds a bot's step stays on the screen.")
@click.option(
    "--record", type=click.Path(path_type=Path), help="Write the game's record to this file."
)
@components_option
@language_option
def command(
    game: str,
    players: int | None,
    bots: str | None,
    seed: str | None,
    dice: str,
    name: str,
    pace: float,
    record: Path | None,
    components: Path | None,
    language: str | None,
) -> None:
    """Play GAME (such as novodice) in this terminal; press ? there for help."""
    import os

    from dicehall.bots.registry import make_bot
    from dicehall.core.sources import SeededDice
    from dicehall.games import new_game
    from dicehall.locales import Catalogue, choose_language
    from dicehall.terminal.play import play
    from dicehall.terminal.player import Player

    check_game(game)
    names = bot_names(bots)
    if players is None:
        players = max(2, len(names) + 1)
    if bots is None:
        names = ["greedy"] * (players - 1)
    chosen_language = choose_language(language, os.environ)
    new = new_game(game, game_options(players, components))
    if len(names) > players:
        raise BadOptions(f"{len(names)} bots are named for {players} players.")
    if not 0 <= pace <= 60:
        raise BadOptions(f"the pace is {pace} seconds; 0 to 60 is possible.")
    if seed is None:
        seed = secrets.token_hex(8)
    people = players - len(names)
    you = Catalogue(chosen_language).text("terminal-you")
    seats = [
        Player((name or you) if person == 0 else f"{name or you} {person + 1}", None)
        for person in range(people)
    ]
    for number, bot in enumerate(names):
        label = f"{bot} {number + 1}" if names.count(bot) > 1 else bot
        seats.append(Player(label, make_bot(bot, game, f"{seed}/{number}")))
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise BadOptions(
            "play needs a terminal; to let bots play without one, use dicehall simulate."
        )
    source = SeededDice(seed) if dice == "seeded" else None
    play(new, seats, source, chosen_language, pace, record)
