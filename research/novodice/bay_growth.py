"""Play games from which a network learns how bays of NovoDice grow; each seat's position becomes a row.

In every game one turn goes astray, and some games start from bays filled at random, so that the network also
learns bays that no good player has.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray
from research.novodice.training_games import NEVER, turns_of

from dicehall.bots.bot import Bot
from dicehall.core.stream import Stream
from dicehall.games.novodice.bots.greedy import GreedyNovoDice
from dicehall.games.novodice.bots.growth_inputs import (
    BAY_INPUTS,
    SEAT_INPUTS,
    bay_inputs,
    seat_inputs,
)
from dicehall.games.novodice.bots.growth_network import GrowthNetwork
from dicehall.games.novodice.bots.levels import AdvisedNovoDice
from dicehall.games.novodice.bots.seat_context import Wanted, seat_contexts
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.tiles_by_symbol import TilesBySymbol
from dicehall.games.novodice.bots.turns_left import seat_bays
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.state import BAYS, SPACES, NovoState
from dicehall.games.novodice.rules.worth import worth

FIRST_TILES_A_TURN = 1.1
"""How many tiles a turn brings, as assumed until they have been counted."""
RANDOM_STARTS = 5
"""One game in this many starts from bays filled at random."""
TILES_AT_START = 13
"""Fewer tiles than this are in each player's bays then."""
MOST_PLAYERS = 4
"""The most players of a game."""
TURNS_ASTRAY = 11
"""The turn that goes astray is in one of the first rounds, up to this many."""

PLAYERS_IN_TURN = (2, 3, 2, 4, 2)
"""How many play, game by game: mostly two, which is the most common number."""

Floats = NDArray[np.float32]
Counts = NDArray[np.int64]


@dataclass
class Seen:
    """Positions between two turns, in the order of each game, with a row for each seat."""

    bays: Floats
    """The inputs of the three bays; zeros for a full one, and for all if no turn is to come."""
    seats: Floats
    """The inputs of the seat."""
    worths: Floats
    """What the bays were worth then."""
    scores: Floats
    """What they were worth in the end."""
    wins: Floats
    """The seat's share of the win."""
    players: Counts
    """For each position, how many play; the rows of one position follow each other."""
    left: Counts
    """For each position, how many more of its game follow."""
    tiles_a_turn: float = 0.0
    """Tiles placed in a turn."""

    def rows(self) -> tuple[Counts, NDArray[np.bool_]]:
        """Return the rows of every position, by seat, and which of them there are."""
        first = np.cumsum(self.players) - self.players
        seats = np.arange(MOST_PLAYERS)
        there = seats[None] < self.players[:, None]
        return np.where(there, first[:, None] + seats[None], 0), there


def joined(parts: list[Seen]) -> Seen:
    """Return the positions of several."""
    columns = [field.name for field in fields(Seen)]
    rows: dict[str, Any] = {
        column: np.concatenate([np.atleast_1d(getattr(part, column)) for part in parts])
        for column in columns
    }
    return Seen(**rows | {"tiles_a_turn": float(np.mean(rows["tiles_a_turn"]))})


def random_start(game: NovoDice, state: NovoState, stream: Stream) -> None:
    """Fill the bays with tiles drawn at random, about as many for each player."""
    most = stream.below(TILES_AT_START)
    for seat in range(game.seats):
        for _ in range(max(0, most - stream.below(3))):
            open_bays = [bay for bay in seat_bays(state.bays, seat) if len(bay) < SPACES]
            bay = open_bays[stream.below(len(open_bays))]
            if stream.below(8) == 0:
                tile = game.box.trash
            else:
                tile = stream.below(game.box.trash)
            # A bay that was begun is continued now and then.
            if bay and stream.below(3) == 0:
                tile = bay[stream.below(len(bay))]
            if state.warehouse[tile]:
                state.warehouse[tile] -= 1
                bay.append(tile)
                bay.sort()


def play_chunk(given: tuple[str, dict[str, Any] | None, int, int]) -> Seen:
    """Play some games of a generation, and return their positions."""
    seed, weights, first, number = given
    rate = FIRST_TILES_A_TURN if weights is None else float(weights["tiles_a_turn"])
    network = None if weights is None else GrowthNetwork(weights)
    bays: list[list[list[float]]] = []
    seats: list[list[float]] = []
    worths: list[float] = []
    scores: list[float] = []
    wins: list[float] = []
    numbers: list[int] = []
    left: list[int] = []
    turns = tiles = 0
    for at in range(first, first + number):
        players = PLAYERS_IN_TURN[at % len(PLAYERS_IN_TURN)]
        name = f"{seed}/{at}"
        stream = Stream(f"start/{name}")
        game = NovoDice(players)
        bots: list[Bot] = [
            GreedyNovoDice() if network is None else AdvisedNovoDice(network)
            for _ in range(players)
        ]
        state = game.start()
        astray = stream.below(TURNS_ASTRAY * players)
        if stream.below(RANDOM_STARTS) == 0:
            random_start(game, state, stream)
            astray = NEVER
        tiles_by_symbol = TilesBySymbol(game.box)
        positions = 0
        turn = NEVER
        before = sum(map(len, state.bays))
        for _ in turns_of(game, state, bots, name, astray):
            turn += 1
            if turn <= astray:
                continue
            positions += 1
            wanted = Wanted(game.box, state.bays)
            contexts = seat_contexts(wanted, list(wanted.free), state.closing, state.active, rate)
            supplies = Supplies(tiles_by_symbol, state.warehouse)
            for seat, context in enumerate(contexts):
                own = seat_bays(state.bays, seat)
                bays.append(
                    [
                        bay_inputs(
                            supplies, tiles_by_symbol.collected(bay), supplies.stock, context
                        )
                        if context.turns > 0.0 and len(bay) < SPACES
                        else [0.0] * BAY_INPUTS
                        for bay in own
                    ]
                )
                seats.append(seat_inputs(context))
                worths.append(float(sum(worth(game.box, bay) for bay in own)))
        turns += turn + 1
        tiles += sum(map(len, state.bays)) - before
        winners = game.winners(state)
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        scores.extend(map(float, game.scores(state) * positions))
        wins.extend(shares * positions)
        numbers.extend([players] * positions)
        left.extend(range(positions - 1, -1, -1))
    return Seen(
        np.array(bays, np.float32).reshape(-1, BAYS, BAY_INPUTS),
        np.array(seats, np.float32).reshape(-1, SEAT_INPUTS),
        np.array(worths, np.float32),
        np.array(scores, np.float32),
        np.array(wins, np.float32),
        np.array(numbers, np.int64),
        np.array(left, np.int64),
        tiles / turns,
    )
