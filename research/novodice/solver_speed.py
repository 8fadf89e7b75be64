"""Measure how long it takes to solve a whole turn of NovoDice from before its first roll.

.venv/bin/python -m research.novodice.solver_speed --seed 1 --games 40

Champions play games of two, three and four in alternation. Before each of their turns, the turn is solved
from scratch: the chance to win of every result, averaged over every roll, with every choice at its best.
Each turn is timed three times in processor time, and the median counts. Computing the odds of the dice,
which happens once per process, is timed separately.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import process_time

from research.novodice.training_games import turns_of

from dicehall.bots.bot import Bot
from dicehall.core.task import NOTHING
from dicehall.games.novodice.bots.growth_network import GrowthNetwork, read_network
from dicehall.games.novodice.bots.levels import AdvisedNovoDice
from dicehall.games.novodice.bots.tiles_by_symbol import TilesBySymbol
from dicehall.games.novodice.bots.win_chances import WinChances
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.odds.solver import Solver, odds_of
from dicehall.games.novodice.odds.turn import TurnOdds
from dicehall.games.novodice.rules.state import NovoState

TIMES = 3


def solve(
    odds: TurnOdds, tiles_by_symbol: TilesBySymbol, network: GrowthNetwork, state: NovoState
) -> float:
    """Solve a turn; return how many milliseconds it took."""
    begin = process_time()
    Solver(odds, WinChances(tiles_by_symbol, network, state)).start()
    return 1000 * (process_time() - begin)


def main() -> None:
    """Time the turns of some games."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--games", type=int, default=40)
    given = parser.parse_args()
    network = read_network()
    # Turns before anybody has filled their bays, and the last turns afterwards.
    common: list[float] = []
    last: list[float] = []
    for number in range(given.games):
        players = 2 + number % 3
        game = NovoDice(players)
        tiles_by_symbol = TilesBySymbol(game.box)
        odds = odds_of(game.box)
        bots: list[Bot] = [AdvisedNovoDice(network) for _ in range(players)]
        state = game.start()
        for _ in turns_of(game, state, bots, f"time/{given.seed}/{number}"):
            if number == 0 and not common:
                first = solve(odds, tiles_by_symbol, network, state)
                print(f"the first turn, with all odds found out: {first:.1f} ms")
            times = [solve(odds, tiles_by_symbol, network, state) for _ in range(TIMES)]
            (common if state.closing == NOTHING else last).append(median(times))
    for what, times in (("before the end", common), ("last turns", last)):
        times.sort()
        print(
            f"{what}: {len(times)} turns, median {median(times):.1f} ms, "
            f"99 % within {times[int(0.99 * len(times))]:.1f} ms, worst {times[-1]:.1f} ms"
        )


if __name__ == "__main__":
    main()
