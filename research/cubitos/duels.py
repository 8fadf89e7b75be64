"""Race one bot of Cubitos against others: `python -m research.cubitos.duels --bots champion,champion-1`.

Every deal of dice is played once from each seat. The races are the ten of the game in turn; with
`--sets random`, each deal has random cards on a random track, and with `--sets own`, three of these cards are
put together from abilities of other cards, so that nobody has learned anything about them. `--times` tells
how long the first bot's decisions took, in processor time.

A bot may name a network of its own to judge by: `champion@build/cubitos-network/network-1.json`.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from research.cubitos.made_up_sets import MADE_UP, random_set

from dicehall.bots.bot import Bot
from dicehall.bots.registry import make_bot
from dicehall.core.engine import choose, settle, settle_throw
from dicehall.core.game import view_of
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.levels import cubitos_bot
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.rules.components import components
from dicehall.parallel.collector import calm_collector
from dicehall.statistics.tally import wilson


def bot_named(name: str, seed: str) -> Bot:
    """Return a bot, with a network of its own if one is named."""
    plain, _, file = name.partition("@")
    if not file:
        return make_bot(name, "cubitos", seed)
    found = cubitos_bot(plain, seed, json.loads(Path(file).read_text("utf-8")))
    assert found is not None, name
    return found


def game_of(sets: str, seed: str, deal: int, players: int) -> Cubitos:
    """Return the game of a deal."""
    if sets == "box":
        races = list(components(None).races)
        return from_options({"race": races[deal % len(races)], "players": players})
    chance = random.Random(f"{seed}/set/{deal}")
    return random_set(chance, players, MADE_UP if sets == "own" else 0)


def duel(
    bots: list[str], players: int, sets: str, seed: str, number: int
) -> tuple[float, list[tuple[str, float]]]:
    """Race once; return the first bot's share of the win, and what each of its decisions took."""
    deal, mine = divmod(number, players)
    game = game_of(sets, seed, deal, players)
    seated = [
        bot_named(bots[0 if seat == mine else 1], f"{seed}/{number}/{seat}")
        for seat in range(players)
    ]
    state = game.start()
    table = game.table(state)
    source = SeededDice(f"duel/{seed}/{deal}")
    settle(table)
    took: list[tuple[str, float]] = []
    while True:
        throws = [throw for throw in table.throws if throw is not None]
        for throw in throws:
            settle_throw(table, throw, source.roll(game.dice, throw))
        if throws:
            continue
        question = next((asked for asked in table.questions if asked is not None), None)
        if question is None:
            break
        view = view_of(game, question.seat, state)
        began = time.process_time()
        option = seated[question.seat].decide(view, question)
        if question.seat == mine:
            took.append((question.choice.name(), time.process_time() - began))
        choose(table, question, option)
    winners = game.winners(state)
    return 1 / len(winners) if mine in winners else 0.0, took


def main() -> None:
    """Race, and print the result."""
    parser = argparse.ArgumentParser(description="Race one bot of Cubitos against others.")
    parser.add_argument("--bots", default="champion,champion-1")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--races", type=int, default=400)
    parser.add_argument("--sets", choices=["box", "random", "own"], default="box")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this long")
    parser.add_argument("--times", action="store_true")
    given = parser.parse_args()
    bots = given.bots.split(",")
    play = partial(duel, bots, given.players, given.sets, given.seed)
    won, played, began = 0.0, 0, time.time()
    took: list[tuple[str, float]] = []
    # The processes inherit it: a decision should not be charged with a collection.
    with calm_collector(), Pool(given.jobs) as pool:
        for share, times in pool.imap(play, range(given.races), chunksize=given.players):
            won += share
            played += 1
            took += times
            if time.time() - began > given.seconds and played % given.players == 0:
                pool.terminate()
                break
    low, high = wilson(won / played, played)
    print(
        f"{given.bots}, {given.players} players, {given.sets} sets, seed {given.seed}: "
        f"{won:g} of {played}, {100 * won / played:.1f} % ({100 * low:.1f} to {100 * high:.1f})",
        flush=True,
    )
    if given.times:
        for name in ("", *sorted({name for name, _ in took})):
            here = sorted(taken for one, taken in took if name in ("", one))
            mean, median, last = sum(here) / len(here), here[len(here) // 2], here[-1]
            late = here[len(here) * 99 // 100]
            print(
                f"{name or 'all':16}{len(here):8} decisions, ms: mean {1e3 * mean:.2f}, "
                f"median {1e3 * median:.2f}, 99 % {1e3 * late:.2f}, most {1e3 * last:.2f}"
            )


if __name__ == "__main__":
    main()
