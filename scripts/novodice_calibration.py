"""How well the champion of NovoDice expects what its games bring, and the corrections where it does not.

.venv/bin/python -m scripts.novodice_calibration --seed 2 --games 600 --jobs 2

plays games of two, three and four champions and compares predictions with results: the points they reached,
and how often they won compared with the predicted chance. The training does the same with its own games to
learn from them (see `scripts/train_novodice.py`); the games here must be different ones.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

from scripts.least_squares import solved
from scripts.novodice_games import chunks_of, in_turn, turns_of

from dicehall.bots.bot import Bot
from dicehall.games.novodice.bots.bay_features import TilesBySymbol
from dicehall.games.novodice.bots.levels import ChampionNovoDice
from dicehall.games.novodice.bots.turns_left import free_in, seat_bays, turns_to_come
from dicehall.games.novodice.bots.value import MOST_CORRECTED_TURNS, MOST_TURNS, ValueModel
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.state import BAYS, SPACES, NovoState

WEIGHTS = Path(__file__).parents[1] / "src/dicehall/games/novodice/bots/weights.json"
PLAYERS = (2, 3, 4)
PARTS = 10
"""How many classes the chance to win, from 0 to 1, is divided into."""
FEW = 25.0
"""The weight, in positions, with which the correction for one turn fewer pulls the next one."""


@dataclass
class Expected:
    """What every seat expected before a turn."""

    free: list[int]
    """Free spaces."""
    turns: list[float]
    """Turns to come."""
    worths: list[float]
    """What the bays predict, uncorrected."""


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
    value_model: ValueModel, tiles_by_symbol: TilesBySymbol, state: NovoState, seats: int
) -> Expected:
    """Return what every seat can expect before a turn."""
    free = [free_in(seat_bays(state.bays, seat)) for seat in range(seats)]
    turns = turns_to_come(free, state.closing, state.active, value_model.tiles_a_turn)
    worths = [
        value_model.of_bays(
            tiles_by_symbol, seat_bays(state.bays, seat), state.warehouse, turns[seat]
        )
        for seat in range(seats)
    ]
    return Expected(free, turns, worths)


def play_champions(given: tuple[str, dict[str, Any], int, int]) -> list[PlayedGame]:
    """Play some games of champions, alternating between two, three and four players."""
    seed, weights, first, number = given
    value_model = ValueModel(weights)
    games: list[PlayedGame] = []
    for at in range(first, first + number):
        players = PLAYERS[at % len(PLAYERS)]
        game = NovoDice(players)
        bots: list[Bot] = [ChampionNovoDice(value_model) for _ in range(players)]
        state = game.start()
        tiles_by_symbol = TilesBySymbol(game.box)
        seen = PlayedGame()
        for _ in turns_of(game, state, bots, f"{seed}/{at}"):
            seen.before.append(expected_before(value_model, tiles_by_symbol, state, players))
        seen.scores = game.scores(state)
        winners = game.winners(state)
        seen.won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        games.append(seen)
    return games


def champions(name: str, weights: dict[str, Any], games: int, jobs: int) -> list[PlayedGame]:
    """Play this many games for each number of players."""
    given = [(name, weights, first, number) for first, number in chunks_of(games * len(PLAYERS))]
    return [game for some in in_turn(play_champions, given, jobs) for game in some]


# -------------------------------------------------------------------------- learning from it


def fit_correction(games: list[PlayedGame]) -> list[float]:
    """Return, by turns to come, how many points more were reached than bays with a tile predicted.

    It is a piecewise linear function of the number of turns, fitted by least squares. It begins at zero,
    because nothing changes without a turn to come.
    """
    size = MOST_CORRECTED_TURNS
    left = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for game in games:
        for before in game.before:
            for seat, turns in enumerate(before.turns):
                if turns <= 0.0 or before.free[seat] == BAYS * SPACES:
                    continue
                more = game.scores[seat] - before.worths[seat]
                low = min(int(turns), size)
                part = min(turns, size) - low
                # Index k - 1 stands for k turns, because there is no entry for 0.
                shares = [(low - 1, 1.0 - part), (low, part)]
                for row, share in shares:
                    if row < 0 or not share:
                        continue
                    right[row] += share * more
                    for column, other in shares:
                        if column >= 0 and other:
                            left[row][column] += share * other
    for at in range(size):
        # If little was seen, continue the previous value.
        left[at][at] += FEW
        if at > 0:
            left[at - 1][at - 1] += FEW
            left[at][at - 1] -= FEW
            left[at - 1][at] -= FEW
    return [0.0, *[round(points, 2) for points in solved(left, right)]]


def fit_start(games: list[PlayedGame]) -> float:
    """Return how many points more players without a tile reached than their bays predicted."""
    more = [
        game.scores[seat] - before.worths[seat]
        for game in games
        for before in game.before
        for seat in range(game.players)
        if before.free[seat] == BAYS * SPACES
    ]
    return round(sum(more) / len(more), 2)


Ended = tuple[float, list[float], list[float]]
"""For a position: the most turns to come, what every seat expects, and its share of the win."""


def fit_spread(seen: list[Ended]) -> list[float]:
    """Return, for each number of turns, the spread under which the observed games are most likely."""
    by_turns: list[list[tuple[list[float], list[float]]]] = [[] for _ in range(MOST_TURNS + 1)]
    for turns, worths, won in seen:
        by_turns[min(MOST_TURNS, int(turns + 0.5))].append((worths, won))
    spread: list[float] = []
    for found in by_turns[1:]:
        near = spread[-1] if spread else 10.0
        tried = [2.0 * 1.1**step for step in range(45)]
        # A few pseudo-games that end as the last spread predicts keep rare numbers of turns sane.
        best = min(tried, key=lambda scale: surprise(found, scale) + 5 * abs(log(scale / near)))
        spread.append(round(best, 2))
    return [spread[0], *spread]


def corrected(value_model: ValueModel, before: Expected) -> list[float]:
    """Return what every seat is expected to reach."""
    players = len(before.worths)
    return [
        worth + value_model.correction_for(players, free, turns)
        for worth, free, turns in zip(before.worths, before.free, before.turns, strict=True)
    ]


def surprise(found: list[tuple[list[float], list[float]]], scale: float) -> float:
    """Return how unlikely the results of some games are under a spread."""
    total = 0.0
    for worths, won in found:
        top = max(worths)
        parts = [exp((worth - top) / scale) for worth in worths]
        for part, share in zip(parts, won, strict=True):
            if share:
                total -= share * log(max(part / sum(parts), 1e-9))
    return total


def calibrated(weights: dict[str, Any], games: list[PlayedGame]) -> dict[str, Any]:
    """Return weights that expect what these games brought."""
    weights = {**weights, "correction": {}, "start": {}}
    for players in PLAYERS:
        some = [game for game in games if game.players == players]
        weights["correction"][str(players)] = fit_correction(some)
        weights["start"][str(players)] = fit_start(some)
    value_model = ValueModel(weights)
    weights["spread"] = {
        str(players): fit_spread(
            [
                (max(before.turns), corrected(value_model, before), game.won)
                for game in games
                if game.players == players
                for before in game.before
            ]
        )
        for players in PLAYERS
    }
    return weights


# -------------------------------------------------------------------------- proving it


def expected_and_reached(
    value_model: ValueModel, games: list[PlayedGame]
) -> tuple[float, float, float]:
    """Return the points a player expects before the first roll and reaches, and the standard error."""
    expected = [sum(corrected(value_model, game.before[0])) / game.players for game in games]
    reached = [sum(game.scores) / game.players for game in games]
    mean = sum(reached) / len(games)
    variance = sum((one - mean) ** 2 for one in reached) / (len(games) - 1)
    return sum(expected) / len(games), mean, sqrt(variance / len(games))


def reliability(
    value_model: ValueModel, games: list[PlayedGame]
) -> list[tuple[float, float, float, int, int]]:
    """Return, by tenths of the chance to win: its mean, the share won, the error, positions and games.

    The positions of a game are not independent, so the standard error is computed from sums over games.
    """
    found: list[dict[int, list[tuple[float, float]]]] = [{} for _ in range(PARTS)]
    for number, game in enumerate(games):
        for before in game.before:
            worths = corrected(value_model, before)
            for seat in range(game.players):
                chance = value_model.chance(worths, seat, max(before.turns))
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
    """Play games of champions and print how well they met what was expected."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", default="2")
    parser.add_argument("--games", type=int, default=600, help="Games of each number of players.")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    given = parser.parse_args()
    weights = json.loads(given.weights.read_text("utf-8"))
    value_model = ValueModel(weights)
    games = champions(f"foretold/{given.seed}", weights, given.games, given.jobs)
    for players in PLAYERS:
        some = [game for game in games if game.players == players]
        expected, reached, error = expected_and_reached(value_model, some)
        print(
            f"{players} players, {len(some)} games: {expected:.2f} points expected before the first "
            f"roll, {reached:.2f} reached, standard error {error:.2f} "
            f"({abs(reached - expected) / error:.1f} of them apart)"
        )
        for chance, won, error, positions, number in reliability(value_model, some):
            if positions:
                print(
                    f"  said {chance:6.1%}, won {won:6.1%} "
                    f"(standard error {error:.1%}; {positions} positions of {number} games)"
                )


if __name__ == "__main__":
    main()
