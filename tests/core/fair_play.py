"""Whole games among bots with fair dice, for the tests of all who check such a game."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from dicehall.bots.registry import make_bot
from dicehall.core.fair import FairDice, bot_seed, commitment_of
from dicehall.core.match import Match
from dicehall.core.question import Answer
from dicehall.core.record import Record, record_of
from dicehall.games.registry import new_game

SECRET = sha256(b"a secret for tests").digest()
TABLE = "quay-3"
OWN_SEED = "5eed" * 8
"""The seed of the first seat; the others are bots and have theirs fixed."""
GAMES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "novodice": ({"players": 2}, ("random", "greedy")),
    "cubitos": ({"players": 3}, ("greedy", "random", "greedy")),
}


def fair_dice(seats: int) -> FairDice:
    """Return the dice of the tests' table."""
    commitment = commitment_of(SECRET)
    seeds = [OWN_SEED, *[bot_seed(commitment, TABLE, seat) for seat in range(1, seats)]]
    return FairDice(SECRET, seeds, TABLE)


def fair_match(game: str, steps: int | None = None, **more: Any) -> tuple[Match, FairDice]:
    """Let bots play a game, to its end or until so many steps were taken."""
    options, bots = GAMES[game]
    source = fair_dice(len(bots))
    match = Match(new_game(game, {**options, **more}), source, listen=False)
    players = [make_bot(bot, game, f"fair/{seat}") for seat, bot in enumerate(bots)]
    while not match.over() and (steps is None or len(match.steps) < steps):
        question = match.questions()[0]
        player = players[question.seat]
        option = player.decide(None if player.blind else match.view(question.seat), question)
        match.play(Answer(question.seat, question.turn, option))
    return match, source


def fair_record(game: str, **more: Any) -> Record:
    """Return the record of a whole game, its secret revealed."""
    match, source = fair_match(game, **more)
    return record_of(match, GAMES[game][1], source.origin())


def sealed_record(game: str, steps: int | None = None) -> Record:
    """Return the record of a game, whole or not, before its secret is revealed."""
    match, source = fair_match(game, steps)
    return record_of(match, GAMES[game][1], source.sealed_origin())


def fields(record: Record) -> dict[str, Any]:
    """Return what stands in a record's file, free to be changed."""
    saved: dict[str, Any] = json.loads(record.text())
    return saved


def change_roll(saved: dict[str, Any], which: int = 3) -> int:
    """Let one die of a roll show another of its faces; return the place of the step."""
    at = [at for at, step in enumerate(saved["steps"]) if step["asked"] == "roll"][which]
    first, *others = saved["steps"][at]["given"].split()
    name, _, face = first.partition("-")
    kinds = dict(kind.split("=") for kind in saved["dice"]["sides"].split(" "))
    other = next(side for side in kinds[name].split(",") if side != face)
    saved["steps"][at]["given"] = " ".join([f"{name}-{other}", *others])
    return at


def flip(text: str) -> str:
    """Return a hexadecimal text with its last bit turned over."""
    return text[:-1] + f"{int(text[-1], 16) ^ 1:x}"
