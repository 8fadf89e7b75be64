"""Races of Cubitos to learn from: the ten of the game, or random cards on all tracks."""

from __future__ import annotations

import random

from dicehall.core.engine import settle_throw
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.rules.dice import COLOURS
from dicehall.games.cubitos.rules.setup import give
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.table import CubitosTable
from dicehall.games.cubitos.track.maps import TRACK_NAMES

GIFTS = (0, 1, 2, 3, 4)
"""How many dice each player may be given."""


def new_game(chance: random.Random) -> Cubitos:
    """Return one of the ten races, or one with random cards."""
    players = chance.choice((2, 2, 3, 4))
    if chance.random() < 0.5:
        return from_options(
            {"race": chance.choice(list(components(None).races)), "players": players}
        )
    cards = [
        chance.choice([card.id for card in ALL_CARDS if card.colour == colour])
        for colour in range(8)
    ]
    track = chance.choice(TRACK_NAMES)
    laps = chance.choice((1, 1, 1, 2))
    return from_options({"cards": cards, "tracks": [track], "laps": laps, "players": players})


def give_dice(state: CubitosState, chance: random.Random) -> None:
    """Give everybody some random dice."""
    for seat in range(len(state.players)):
        for _ in range(chance.choice(GIFTS)):
            colour = chance.randrange(COLOURS)
            if state.trays[colour]:
                give(state, seat, colour, 1)


def next_question(game: Cubitos, table: CubitosTable, source: SeededDice) -> Question | None:
    """Roll what is to be rolled; return the next question."""
    while True:
        throws = [throw for throw in table.throws if throw is not None]
        if not throws:
            return next((asked for asked in table.questions if asked is not None), None)
        for throw in throws:
            settle_throw(table, throw, source.roll(game.dice, throw))
