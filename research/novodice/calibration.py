"""Check how well the champion of NovoDice predicts the results of its games.

.venv/bin/python -m research.novodice.calibration --seed 2 --games 600 --jobs 2

The script plays games of two, three and four champions and compares predictions with results: the points they
reached, and how often they won compared with the predicted chance. Use another seed than the training did.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

from research.novodice.training_games import chunks_of, in_turn, turns_of

from dicehall.bots.bot import Bot
from dicehall.games.novodice.bots.growth_network import GrowthNetwork
from dicehall.games.novodice.bots.levels import AdvisedNovoDice
from dicehall.games.novodice.bots.seat_context import Wanted, seat_contexts
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.tiles_by_symbol import TilesBySymbol
from dicehall.games.novodice.bots.turns_left import seat_bays
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.state import NovoState

NETWORK = Path(__file__).parents[2] / "src/dicehall/games/novodice/bots/champion-1.json"
PLAYERS = (2, 3, 4)
PARTS = 10
"""How many classes the chance to win, from 0 to 1, is divided into."""


@dataclass
class Expected:
    """What every seat expected before a turn."""

    turns: list[float]
    """Turns to come."""
    points: list[float]
    """The final worth of the bays."""
    worths: list[float]
    """By how many points the chance to win is judged,"""
    spreads: list[float]
    """and how far off that may be."""


@dataclass
class PlayedGame:
    """A game: what was expected before every turn, and the result."""

    before: list[Expected] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    """Each seat's share of the win."""

    @property
    def players(self) -> int:
        """Return how many played."""
        return len(self.scores)


def expected_before(
    network: GrowthNetwork, tiles_by_symbol: TilesBySymbol, state: NovoState
) -> Expected:
    """Return what every seat can expect before a turn."""
    wanted = Wanted(tiles_by_symbol.box, state.bays)
    contexts = seat_contexts(
        wanted, list(wanted.free), state.closing, state.active, network.tiles_a_turn
    )
    supplies = Supplies(tiles_by_symbol, state.warehouse)
    expected = Expected([context.turns for context in contexts], [], [], [])
    for seat, context in enumerate(contexts):
        bays = seat_bays(state.bays, seat)
        worth, spread = network.outlook(supplies, bays, context)
        expected.points.append(network.of_bays(supplies, bays, context))
        expected.worths.append(worth)
        expected.spreads.append(spread)
    return expected


def play_champions(given: tuple[str, dict[str, Any], int, int]) -> list[PlayedGame]:
    """Play some games of champions, alternating between two, three and four players."""
    seed, weights, first, number = given
    network = GrowthNetwork(weights)
    games: list[PlayedGame] = []
    for at in range(first, first + number):
        players = PLAYERS[at % len(PLAYERS)]
        game = NovoDice(players)
        bots: list[Bot] = [AdvisedNovoDice(network) for _ in range(players)]
        state = game.start()
        tiles_by_symbol = TilesBySymbol(game.box)
        seen = PlayedGame()
        for _ in turns_of(game, state, bots, f"{seed}/{at}"):
            seen.before.append(expected_before(network, tiles_by_symbol, state))
        seen.scores = game.scores(state)
        winners = game.winners(state)
        seen.won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        games.append(seen)
    return games


def champions(name: str, weights: dict[str, Any], games: int, jobs: int) -> list[PlayedGame]:
    """Play this many games for each number of players."""
    given = [(name, weights, first, number) for first, number in chunks_of(games * len(PLAYERS))]
    return [game for some in in_turn(play_champions, given, jobs) for game in some]


def expected_and_reached(games: list[PlayedGame]) -> tuple[float, float, float]:
    """Return the points a player expects before the first roll and reaches, and the standard error."""
    expected = [sum(game.before[0].points) / game.players for game in games]
    reached = [sum(game.scores) / game.players for game in games]
    mean = sum(reached) / len(games)
    variance = sum((one - mean) ** 2 for one in reached) / (len(games) - 1)
    return sum(expected) / len(games), mean, sqrt(variance / len(games))


def reliability(
    network: GrowthNetwork, games: list[PlayedGame]
) -> list[tuple[float, float, float, int, int]]:
    """Return, by tenths of the chance to win: its mean, the share won, the error, positions and games.

    The positions of a game are not independent, so the standard error is computed from sums over games.
    """
    found: list[dict[int, list[tuple[float, float]]]] = [{} for _ in range(PARTS)]
    for number, game in enumerate(games):
        for before in game.before:
            for seat in range(game.players):
                chance = network.leads.chance(
                    before.worths, before.spreads, seat, max(before.turns)
                )
                part = min(PARTS - 1, int(chance * PARTS))
                found[part].setdefault(number, []).append((chance, game.won[seat]))
    rows: list[tuple[float, float, float, int, int]] = []
    for by_game in found:
        positions = sum(len(some) for some in by_game.values())
        if not positions:
            rows.append((0.0, 0.0, 0.0, 0, 0))
            continue
        chance = sum(said for some in by_game.values() for said, _ in some) / positions
        won = sum(share for some in by_game.values() for _, share in some) / positions
        apart = [sum(share - won for _, share in some) for some in by_game.values()]
        error = sqrt(sum(one * one for one in apart)) / positions
        rows.append((chance, won, error, positions, len(by_game)))
    return rows


def main() -> None:
    """Play games of champions, and print predictions beside results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", default="2")
    parser.add_argument("--games", type=int, default=600, help="Games of each number of players.")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--weights", type=Path, default=NETWORK)
    given = parser.parse_args()
    weights = json.loads(given.weights.read_text("utf-8"))
    network = GrowthNetwork(weights)
    games = champions(f"foretold/{given.seed}", weights, given.games, given.jobs)
    for players in PLAYERS:
        some = [game for game in games if game.players == players]
        expected, reached, error = expected_and_reached(some)
        print(
            f"{players} players, {len(some)} games: {expected:.2f} points expected before the first "
            f"roll, {reached:.2f} reached, standard error {error:.2f} "
            f"({abs(reached - expected) / error:.1f} of them apart)"
        )
        for chance, won, error, positions, number in reliability(network, some):
            if positions:
                print(
                    f"  said {chance:6.1%}, won {won:6.1%} "
                    f"(standard error {error:.1%}; {positions} positions of {number} games)"
                )


if __name__ == "__main__":
    main()
