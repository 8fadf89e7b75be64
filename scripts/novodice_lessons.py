"""Play games from which a network learns how bays of NovoDice grow; each seat's position becomes a row.

In every game one turn goes astray, and some games start from bays filled at random, so that the network also
learns bays that no good player has.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scripts.novodice_games import NEVER, turns_of

from dicehall.bots.bot import Bot
from dicehall.core.stream import Stream
from dicehall.games.novodice.bots.bay_features import TilesBySymbol
from dicehall.games.novodice.bots.greedy import GreedyNovoDice
from dicehall.games.novodice.bots.growth_inputs import BAY_INPUTS, bay_inputs, seat_inputs
from dicehall.games.novodice.bots.growth_network import GrowthNetwork
from dicehall.games.novodice.bots.levels import ChampionNovoDice
from dicehall.games.novodice.bots.seat_context import Wanted, seat_contexts
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.turns_left import seat_bays
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.state import SPACES, NovoState
from dicehall.games.novodice.rules.worth import worth

FIRST_TILES_A_TURN = 1.1
"""How many tiles a turn brings, as assumed until they have been counted."""
RANDOM_STARTS = 5
"""One game in this many starts from bays filled at random."""
TILES_AT_START = 13
"""Fewer tiles than this are in each player's bays then."""
TURNS_ASTRAY = 11
"""The turn that goes astray is in one of the first rounds, up to this many."""

Floats = NDArray[np.float32]


@dataclass
class Seen:
    """Positions between two turns, one row for each seat."""

    bays: Floats
    """The inputs of the three bays; zeros for a full one."""
    seats: Floats
    """The inputs of the seat."""
    worths: Floats
    """What the bays were worth then."""
    scores: Floats
    """What they were worth in the end."""
    turns: Floats
    """The most turns that a seat had to come."""
    wins: Floats
    """The seat's share of the win."""
    players: Floats
    """How many played; the rows of one position follow each other."""
    tiles_a_turn: float = 0.0
    """Tiles placed in a turn."""


def joined(parts: list[Seen]) -> Seen:
    """Return the rows of several."""
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
    rows: list[tuple[list[list[float]], list[float], float, float, float, float, float]] = []
    turns = tiles = 0
    for at in range(first, first + number):
        # Mostly two players, which is the most common number; three and four because of their warehouses.
        players = (2, 3, 2, 4)[at % 4]
        name = f"{seed}/{at}"
        stream = Stream(f"start/{name}")
        game = NovoDice(players)
        bots: list[Bot] = [
            GreedyNovoDice() if network is None else ChampionNovoDice(network)
            for _ in range(players)
        ]
        state = game.start()
        astray = stream.below(TURNS_ASTRAY * players)
        if stream.below(RANDOM_STARTS) == 0:
            random_start(game, state, stream)
            astray = NEVER
        tiles_by_symbol = TilesBySymbol(game.box)
        seen: list[tuple[int, float, list[list[float]], list[float], float]] = []
        turn = NEVER
        before = sum(map(len, state.bays))
        for _ in turns_of(game, state, bots, name, astray):
            turn += 1
            if turn > astray:
                wanted = Wanted(game.box, state.bays)
                contexts = seat_contexts(
                    wanted, list(wanted.free), state.closing, state.active, rate
                )
                longest = max(context.turns for context in contexts)
                supplies = Supplies(tiles_by_symbol, state.warehouse)
                for seat, context in enumerate(contexts):
                    own = seat_bays(state.bays, seat)
                    grows = context.turns > 0.0
                    inputs = [
                        bay_inputs(
                            supplies, tiles_by_symbol.collected(bay), supplies.stock, context
                        )
                        if grows and len(bay) < SPACES
                        else [0.0] * BAY_INPUTS
                        for bay in own
                    ]
                    now = float(sum(worth(game.box, bay) for bay in own))
                    seen.append((seat, longest, inputs, seat_inputs(context), now))
        turns += turn + 1
        tiles += sum(map(len, state.bays)) - before
        reached = game.scores(state)
        winners = game.winners(state)
        for seat, longest, inputs, own_inputs, now in seen:
            share = 1.0 / len(winners) if seat in winners else 0.0
            score = float(reached[seat])
            rows.append((inputs, own_inputs, now, score, longest, share, float(players)))
    bays, seats, worths, scores, longest_turns, wins, numbers = (
        np.array([row[at] for row in rows], np.float32) for at in range(7)
    )
    return Seen(bays, seats, worths, scores, longest_turns, wins, numbers, tiles / turns)
