"""Check whether the adviser's chances come true.

.venv/bin/python -m research.adviser_calibration cubitos --games 400

Champions play each other, and at every question the chance of the best option is noted. Once it is known who
won, a table compares what was said with the share that was won, for each tenth: in all, for each number of
players, and for each kind of question. Behind each share stands its standard error. All questions of a game
share one result, so the error is that of games, not of questions. Last, the table is summed up: in how many
classes both differ by less than two points, and the mean square of the differences in standard errors, which
is about 1 if all of them are chance.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from multiprocessing import Pool
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehall.bots.advice import best_of
from dicehall.bots.registry import make_bot
from dicehall.core.engine import choose, open_questions, open_throws, settle, settle_throw
from dicehall.core.game import view_of
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.rules.components import components
from dicehall.games.registry import new_game

PARTS = 10
"""How many classes the chances are divided into."""
CLOSE = 2
"""So many points a chance may be off."""
SURE = 1
"""A standard error below so many points is a small one."""
FEWEST = 30
"""Classes with fewer games than these are left out: they tell nothing."""
Said = tuple[str, int, float, float]
"""A question, the number of players, the predicted chance, and the resulting share of the win."""


def play(game_name: str, bot: str, seed: str, number: int) -> list[Said]:
    """Play one game; return the predictions with the results."""
    players = 2 + number % 3
    options: dict[str, object] = {"players": players}
    if game_name == "cubitos":
        races = list(components().races)
        options["race"] = races[number // 3 % len(races)]
    game = new_game(game_name, options)
    bots = [make_bot(bot, game_name, f"{seed}/{number}/{seat}") for seat in range(game.seats)]
    state = game.start()
    table = game.table(state)
    source = SeededDice(f"reliability/{seed}/{number}")
    settle(table)
    noted: list[tuple[str, int, float]] = []
    while not state.flow.over():
        for throw in open_throws(table):
            settle_throw(table, throw, source.roll(game.dice, throw))
        for question in open_questions(table)[:1]:
            seat = question.seat
            best = best_of(bots[seat].weigh(view_of(game, seat, state), question))
            noted.append((question.choice.name(), seat, best.worth))
            choose(table, question, best.option)
    winners = game.winners(state)
    return [
        (name, players, chance, 1 / len(winners) if seat in winners else 0.0)
        for name, seat, chance in noted
    ]


class Cell(NamedTuple):
    """A class of questions, all in points."""

    said: float
    won: float
    error: float
    """The standard error of the difference."""

    def text(self) -> str:
        """Return all three."""
        return f"{self.said:.0f}/{self.won:.1f}±{self.error:.1f}"


def cell(
    said: NDArray[np.float64], won: NDArray[np.float64], games: NDArray[np.int64]
) -> Cell | None:
    """Return what was said and what was won; None if there are too few games to tell."""
    if len(np.unique(games)) < FEWEST:
        return None
    # The sum of the differences of a game scatters from game to game.
    off = np.bincount(games, won - said)
    error = np.sqrt((off**2).sum()) / len(said)
    return Cell(100 * float(said.mean()), 100 * float(won.mean()), 100 * float(error))


def summed_up(cells: list[Cell]) -> str:
    """Return how many classes are within two points, and whether the differences are chance."""
    sure = [one for one in cells if one.error < SURE]
    near = [sum(abs(one.won - one.said) < CLOSE for one in some) for some in (cells, sure)]
    square = sum(((one.won - one.said) / one.error) ** 2 for one in cells) / len(cells)
    return (
        f"{near[0]} of {len(cells)} classes are within {CLOSE} points, {near[1]} of {len(sure)} of those "
        f"with a standard error below {SURE}; mean square of differences in standard errors: {square:.2f}"
    )


def print_table(said: list[list[Said]]) -> None:
    """Print the table of what was said, game by game."""
    games = np.repeat(np.arange(len(said)), [len(game) for game in said])
    rows = [one for game in said for one in game]
    names = np.array([row[0] for row in rows])
    players = np.array([row[1] for row in rows])
    chances = np.array([row[2] for row in rows])
    won = np.array([row[3] for row in rows])
    parts = np.minimum((chances * PARTS).astype(int), PARTS - 1)
    groups = {"all": np.ones(len(rows), bool)}
    groups |= {f"{number} players": players == number for number in np.unique(players)}
    kinds, asked = np.unique(names, return_counts=True)
    groups |= {str(kinds[place]): names == kinds[place] for place in np.argsort(-asked)}
    width = 13
    titles = [f"{100 * part // PARTS}-{100 * (part + 1) // PARTS} %" for part in range(PARTS)]
    print("question".ljust(20), "asked".rjust(8), *(one.rjust(width) for one in ["all", *titles]))
    tenths: list[Cell] = []
    for name, group in groups.items():
        classes = [group, *(group & (parts == part) for part in range(PARTS))]
        cells = [cell(chances[each], won[each], games[each]) for each in classes]
        if name != "all":
            tenths += [one for one in cells[1:] if one is not None]
        told = ["-" if one is None else one.text() for one in cells]
        print(name.ljust(20), f"{group.sum():8}", *(one.rjust(width) for one in told), flush=True)
    if tenths:
        print(summed_up(tenths), flush=True)


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description="Compare the adviser's chances with the results.")
    parser.add_argument("game", choices=["cubitos", "novodice"])
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this long")
    given = parser.parse_args()
    said: list[list[Said]] = []
    began = time.time()
    with Pool(given.jobs) as pool:
        play_one = partial(play, given.game, given.bot, given.seed)
        for game in pool.imap(play_one, range(given.games), chunksize=3):
            said.append(game)
            sys.stderr.write(f"\r{len(said)} of {given.games} games")
            if time.time() - began > given.seconds:
                pool.terminate()
                break
    sys.stderr.write("\n")
    print(f"{len(said)} games, seed {given.seed}")
    print_table(said)


if __name__ == "__main__":
    main()
