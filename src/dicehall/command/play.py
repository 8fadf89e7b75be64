"""`dicehall play`: a game in the terminal, at this keyboard or at an online table."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource

from dicehall.command.arguments import (
    bot_names,
    bots_option,
    check_game,
    check_writable,
    game_options,
    game_settings,
    given_options,
    in_terminal,
    language_option,
    warn,
)
from dicehall.command.guests import BotLogs, guest_options
from dicehall.command.kinds import Seconds, Text, WholeNumber, WordKind
from dicehall.command.sentences import usage
from dicehall.command.tables import short_name
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import kit_of, new_game

ONLINE: Final = ("table", "server", "seat", "name", "record", "language")
"""The options that go with an online table; its maker has settled all others."""
AT_HOME: Final = (
    *("seed", "dice", "pace", "advice"),
    *("decision_limit", "game_limit", "memory_limit", "debug"),
)
"""The options that do not go with an online table, whoever makes it."""


@click.command(cls=Verb)
@click.argument("game", required=False)
@click.option(
    "--table",
    type=Text(),
    help="Join the online table of this address, as in http://127.0.0.1:8420/t/BKKJ2X, or of this "
    "code, as in BKKJ2X.",
)
@click.option(
    "--server",
    type=Text(),
    envvar="DICEHALL_SERVER",
    help="The server of that code, as in dice.example.org; with GAME, make a table there instead. "
    "http://127.0.0.1:8420 otherwise, or what DICEHALL_SERVER says.",
)
@click.option(
    "--seat", type=WholeNumber(1, 64), help="At that table: which seat, from 1; any otherwise."
)
@click.option(
    "--players",
    type=WholeNumber(),
    help="How many play, you and the bots; 2, unless more bots are named.",
)
@bots_option(
    "Who plays the other seats, as in greedy,random; greedy otherwise, nobody if left empty. "
    "With --server: all seats without a bot are for people."
)
@click.option("--seed", type=Text(), help="Decides all dice; otherwise they are new every time.")
@click.option(
    "--dice",
    type=WordKind("seeded", "entered"),
    default="seeded",
    help="entered: roll real dice and type what they show.",
)
@click.option("--name", type=Text(), default="", help="Your name at the table.")
@click.option(
    "--pace", type=Seconds(0, 60), default=0.6, help="Seconds a bot's step stays on the screen."
)
@click.option("--advice", is_flag=True, help="Say in the log what the champion would do, and why.")
@click.option(
    "--record", type=click.Path(path_type=Path), help="Write the game's record to this file."
)
@guest_options
@game_settings()
@language_option
def command(
    game: str | None,
    table: str | None,
    server: str | None,
    seat: int | None,
    players: int | None,
    bots: str | None,
    seed: str | None,
    dice: str,
    name: str,
    pace: float,
    advice: bool,
    record: Path | None,
    guests: BotLogs,
    components: Path | None,
    language: str | None,
    **given: Any,
) -> None:
    """Play GAME in this terminal, or with --table or --server online; press ? there for help."""
    context = click.get_current_context()
    if table is not None:
        _check_alone(context, game)
        _join(server, table, seat, name, record, language)
        return
    if game is None:
        raise BadOptions(f"play needs GAME, or --table; {usage(context)}")
    if server is not None and _given(context, "server"):
        for option in filter(lambda option: _given(context, option), AT_HOME):
            raise BadOptions(
                f"--{option.replace('_', '-')} does not go with --server; it is for games at home."
            )
        named = [] if bots is None else bot_names(bots)
        if players is None:
            players = max(2, len(named) + 1)
        if len(named) >= players:
            raise BadOptions(f"{len(named)} bots leave you no seat among {players} players.")
        check_game(game)
        chosen = kit_of(game).chosen(given_options(game, given), secrets.token_hex(8))
        options = game_options(players, components, chosen)
        new_game(game, options)
        warn(game, options)
        _join(server, TableOptions(game, options, players, named), seat, name, record, language)
        return
    if seat is not None:
        raise BadOptions("--seat belongs to --table; at this keyboard you sit on the first seat.")
    import os

    from dicehall.bots.guests.seat import check_bots, seat_bot
    from dicehall.bots.registry import adviser_of, make_bot, usual_bot
    from dicehall.core.seeds import seed_of_bot
    from dicehall.core.sources import SeededDice
    from dicehall.locales import Catalogue, choose_language
    from dicehall.terminal.play import PlayApp
    from dicehall.terminal.player import ScreenPlayer

    check_game(game)
    names = [] if bots is None else bot_names(bots)
    if players is None:
        players = max(2, len(names) + 1)
    chosen_language = choose_language(language, os.environ)
    if seed is None:
        seed = secrets.token_hex(8)
    chosen = kit_of(game).chosen(given_options(game, given), seed)
    options = game_options(players, components, chosen)
    new = new_game(game, options)
    if bots is None:
        names = [usual_bot(game)] * (new.seats - 1)
    if len(names) > players:
        raise BadOptions(
            f"{len(names)} bots are named for {players} players; name {players} at most."
        )
    people = players - len(names)
    you = Catalogue(chosen_language).text("terminal-you")
    seats = [
        ScreenPlayer((name or you) if person == 0 else f"{name or you} {person + 1}", None)
        for person in range(people)
    ]
    if record is not None:
        # Now rather than after a whole game.
        check_writable(record)
    with guests.open(game, names):
        check_bots(names, new, guests.terms)
        for number, bot in enumerate(names):
            label = short_name(bot)
            if [short_name(other) for other in names].count(label) > 1:
                label += f" {number + 1}"
            seats.append(
                ScreenPlayer(label, seat_bot(bot, game, seed_of_bot(seed, number), guests.terms))
            )
        if not in_terminal():
            raise BadOptions(
                "play needs a terminal; to let bots play without one, use dicehall simulate."
            )
        warn(game, options)
        source = SeededDice(seed) if dice == "seeded" else None
        adviser = make_bot(adviser_of(game), game, seed_of_bot(seed, "adviser")) if advice else None
        PlayApp(new, seats, source, chosen_language, pace, record, adviser).play()
        guests.say_after_game([player.bot for player in seats if player.bot is not None])


def _check_alone(context: click.Context, game: str | None) -> None:
    """Refuse options that an online table has already settled."""
    if game is not None:
        raise BadOptions(f"an online table has its game already; leave out '{game}'.")
    for name in context.params:
        if _given(context, name) and name not in ONLINE:
            raise BadOptions(
                f"--{name.replace('_', '-')} does not go with --table; who made that table has chosen."
            )


def _given(context: click.Context, option: str) -> bool:
    return context.get_parameter_source(option) == ParameterSource.COMMANDLINE


@dataclass(frozen=True)
class TableOptions:
    """A table that is to be made at a server."""

    game: str
    options: dict[str, Any]
    seats: int
    bots: list[str]


def _join(
    server: str | None,
    table: str | TableOptions,
    seat: int | None,
    name: str,
    record: Path | None,
    language: str | None,
) -> None:
    """Join an online table, which may have to be made first, and play there."""
    import os

    from dicehall.locales import Catalogue, choose_language
    from dicehall.terminal.online.address import USUAL_SERVER, Address, read_address, read_server
    from dicehall.terminal.online.app import play_online
    from dicehall.terminal.online.client import TableClient
    from dicehall.terminal.online.joining import join
    from dicehall.terminal.online.new_table import make_table
    from dicehall.terminal.online.rest import Rest
    from dicehall.terminal.online.seat_file import SeatFile, usual_path

    say = Catalogue(choose_language(language, os.environ))
    server = server or USUAL_SERVER
    if isinstance(table, str):
        address = read_address(table, say, server)
    else:
        address = Address(read_server(server, say), "")
    rest = Rest(address, say)
    if record is not None:
        check_writable(record)
    if not in_terminal():
        # Before a seat is taken that nobody could then play.
        raise BadOptions("play needs a terminal; for programs there is docs/protocol.md.")
    seats = SeatFile(usual_path(os.environ), say)
    if isinstance(table, TableOptions):
        made = make_table(rest, table.game, table.options, table.seats, table.bots)
        rest = Rest(made, say)
    joined = join(rest, seats, None if seat is None else seat - 1, name)
    play_online(TableClient(rest, seats, joined), say, record)
