"""Check whether the adviser's chances come true: `python -m scripts.adviser_calibration cubitos --games 400`.

Champions play each other, and at every question the chance of the best option is noted. Once it is known who
won, a table compares the predicted chances with the share that was won, in all and for each tenth.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from functools import partial
from multiprocessing import Pool

from dicehall.bots.advice import best_of
from dicehall.bots.registry import make_bot
from dicehall.core.engine import choose, open_questions, open_throws, settle, settle_throw
from dicehall.core.game import view_of
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.rules.components import components
from dicehall.games.registry import new_game

PARTS = 10
"""How many classes the chances are divided into."""
Said = tuple[str, float, float]
"""A question, the predicted chance, and the resulting share of the win."""


def play(game_name: str, seed: str, number: int) -> list[Said]:
    """Play one game; return the predictions with the results."""
    options: dict[str, object] = {"players": 2 + number % 3}
    if game_name == "cubitos":
        races = list(components().races)
        options["race"] = races[number // 3 % len(races)]
    game = new_game(game_name, options)
    bots = [
        make_bot("champion", game_name, f"{seed}/{number}/{seat}") for seat in range(game.seats)
    ]
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
        (name, chance, 1 / len(winners) if seat in winners else 0.0) for name, seat, chance in noted
    ]


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description="Compare the adviser's chances with the results.")
    parser.add_argument("game", choices=["cubitos", "novodice"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this long")
    given = parser.parse_args()
    said: dict[str, list[tuple[float, float]]] = defaultdict(list)
    began = time.time()
    with Pool(given.jobs) as pool:
        games = pool.imap(partial(play, given.game, given.seed), range(given.games), chunksize=4)
        for number, game in enumerate(games, 1):
            sys.stderr.write(f"\r{number} of {given.games} games")
            if time.time() - began > given.seconds:
                break
            for name, chance, won in game:
                said[name].append((chance, won))
                said["all"].append((chance, won))
    sys.stderr.write("\n")
    parts = [f"{100 * part // PARTS}-{100 * (part + 1) // PARTS} %" for part in range(PARTS)]
    print("question".ljust(20), "asked".rjust(7), "said".rjust(6), "won".rjust(6), *parts)
    for name, pairs in sorted(said.items(), key=lambda one: -len(one[1])):
        cells = []
        for part, title in enumerate(parts):
            here = [pair for pair in pairs if min(int(pair[0] * PARTS), PARTS - 1) == part]
            means = [f"{100 * sum(one) / len(here):.0f}" for one in zip(*here, strict=True)]
            cells.append("/".join(means).rjust(len(title)))
        mean = sum(chance for chance, _ in pairs) / len(pairs)
        share = sum(won for _, won in pairs) / len(pairs)
        print(name.ljust(20), f"{len(pairs):7}", f"{mean:6.3f}", f"{share:6.3f}", *cells)


if __name__ == "__main__":
    main()
