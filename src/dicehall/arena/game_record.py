"""A game of a tournament, again: its record, made from the tournament's folder and the game's number."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

from dicehall.arena.batch import play_recorded
from dicehall.arena.folder import GAMES, PLAN, VERSION
from dicehall.arena.tournament import Tournament, read_tournament
from dicehall.arena.tournament_games import Played, read_played
from dicehall.bots.guests.seat import GuestSeat
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.mistakes import BadAnswer, BadOptions, BadRecord
from dicehall.core.question import Answer
from dicehall.core.record import Record, record_of
from dicehall.core.sources import SeededDice


def is_folder(path: Path) -> bool:
    """Return whether this is the folder of a tournament, or the file of games in one."""
    folder = path.parent if path.name == GAMES else path
    return (folder / PLAN).exists()


def recorded_again(path: Path, number: int) -> Record:
    """Return the record of a game, counted from 1.

    Bots of the package play it again, with the same seed. The decisions of a bot from outside are in the
    game's line, so its code is not run: nobody should have to trust a folder that they look into.
    """
    folder = path if path.is_dir() else path.parent
    tournament, rules = _read_plan(folder)
    played = _read_game(folder, number)
    try:
        fixture = tournament.fixture(played.game)
        game = tournament.new_game(tournament.variants[fixture.variant]).under(rules)
        source = SeededDice(tournament.dice_seed(fixture))
        if played.answers is None:
            bots = tournament.new_bots(fixture, played.seats)
            if any(isinstance(bot, GuestSeat) for bot in bots):
                raise BadRecord(f"{folder}: the decisions of game {number} are missing.")
            match, _ = play_recorded(game, bots, source)
        else:
            match = _answered(game, source, played.answers)
    except (BadAnswer, BadOptions) as mistake:
        raise BadRecord(f"{folder}: game {number} cannot be played again: {mistake}") from None
    if not match.over() or tuple(match.scores()) != played.scores:
        raise BadRecord(
            f"{folder}: game {number} came out differently this time; "
            "a bot that thinks by the clock does not play the same game twice."
        )
    return record_of(match, played.seats, source.origin())


def _answered(game: AnyGame, source: SeededDice, answers: tuple[int, ...]) -> Match:
    """Return a match after these answers, in the order in which all were asked."""
    match = Match(game, source, listen=False)
    for option in answers:
        if match.over():
            raise BadAnswer("it is over before its last decision.")
        question = match.questions()[0]
        match.play(Answer(question.seat, question.turn, option))
    return match


def _read_plan(folder: Path) -> tuple[Tournament, int]:
    """Return the tournament of a folder, and the version of its rules."""
    try:
        saved: dict[str, Any] = json.loads((folder / PLAN).read_text("utf-8"))
        if saved["version"] != VERSION:
            raise BadRecord(f"{folder} was written by another version of dicehall.")
        return read_tournament(saved), int(saved["rules"])
    except (KeyError, TypeError, ValueError, RecursionError):
        raise BadRecord(f"{folder / PLAN} is no plan of a tournament.") from None


def _read_game(folder: Path, number: int) -> Played:
    with (folder / GAMES).open(encoding="utf-8") as file:
        lines = list(islice(file, number - 1, number))
        if not lines:
            file.seek(0)
            held = sum(1 for _ in file)
            raise BadOptions(f"--game is {number}, but {folder} holds {held:,} games.")
    try:
        played = read_played(lines[0])
    except (ValueError, RecursionError):
        raise BadRecord(f"{folder / GAMES}, line {number}, is no game.") from None
    if played.game != number - 1:
        raise BadRecord(f"{folder / GAMES}, line {number}, is game {played.game + 1}.")
    return played
