"""Races of Cubitos as positions to learn from: what is known of every player, and who won.

Greedy players race each other: half of the races are those of the game, half have random cards, tracks and
laps. Some players buy what they happen to like now and then, and in every other race players begin with dice
given at random. So the results show what dice are worth.
Positions are noted at the beginning of each round, often when a player is done with a round, and at some
other moments within it.

Players of a later generation mostly play by the network that learned from the generation before.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import cache, partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from research.cubitos.made_up_sets import MADE_UP, random_set
from research.cubitos.races import give_dice, new_game, next_question

from dicehall.bots.bot import Bot
from dicehall.core.engine import choose, settle
from dicehall.core.game import view_of
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.adviser import CubitosAdviser
from dicehall.games.cubitos.bots.greedy import GreedyCubitos
from dicehall.games.cubitos.bots.levels import AdvisedCubitos
from dicehall.games.cubitos.bots.race_inputs import DONE, NAMES, inputs_of, stage
from dicehall.games.cubitos.bots.race_network import CARD_NUMBERS
from dicehall.games.cubitos.encoding.card_features import features_of_kinds
from dicehall.games.cubitos.odds.run_gains import Hauls
from dicehall.games.cubitos.rules.dice import COLOURS, START

SEATS = 4
BUYS = (0.0, 0.0, 0.15, 0.4)
"""How often a player buys what it happens to like; each player has one of these rates."""
LIKED = 0.4
"""The share of the colours a player happens to like."""
GIFTED = 0.5
"""The share of races in which players are given dice."""
WITHIN = 0.05
"""How often a moment within a round is noted."""
WHEN_DONE = 0.4
"""The same for moments when a player has just ended a round: there, plans are judged."""
WIDTH = 3 * START + len(NAMES) + 1
"""How many numbers are noted of a player: dice by kind in all, in draw and in roll; `NAMES`; the horizon."""

SHOWN = COLOURS + 4
"""How many numbers tell which race a position is from: its cards, the number of players, a number of its own,
whether a round begins, and where to find what the cards do."""
UNKNOWN = len(CARD_NUMBERS) + 2
"""The number of a card that is not in the box; two before it are those of the gray dice."""
MADE_UP_SETS = 0.5
"""The share of races with made-up cards, if players play by a network."""
JUDGED_FALLS = 40
"""How many outcomes of the dice a player who plays by the network evaluates."""

Numbers = NDArray[np.float32]


def play(
    seed: str, learned: float, network: Path | None, number: int
) -> tuple[Numbers, Numbers, NDArray[np.int32], Numbers]:
    """Play one race; return what was noted, who won, which race it was, and what its cards do."""
    chance = random.Random(f"{seed}/{number}")
    if network and chance.random() < MADE_UP_SETS:
        game = random_set(chance, chance.choice((2, 2, 3, 4)), MADE_UP)
    else:
        game = new_game(chance)
    bots: list[Bot] = [
        AdvisedCubitos(CubitosAdviser(_read(network), falls=JUDGED_FALLS))
        if network and chance.random() < learned
        else GreedyCubitos()
        for _ in range(game.seats)
    ]
    wild = [chance.choice(BUYS) for _ in bots]
    liked = [[chance.random() < LIKED for _ in range(COLOURS)] for _ in bots]
    state = game.start()
    if chance.random() < GIFTED:
        give_dice(state, chance)
    table = game.table(state)
    source = SeededDice(f"{seed}/{number}")
    hauls = Hauls(game)
    settle(table)
    noted: list[list[list[float]]] = []
    begins: list[bool] = []
    while (question := next_question(game, table, source)) is not None:
        seat = question.seat
        if question.choice.name() == "buy" and chance.random() < wild[seat]:
            buys = [option for option in question.options if not option or liked[seat][option - 1]]
            option = chance.choice(buys)
        else:
            option = bots[seat].decide(view_of(game, seat, state), question)
        before = state.round
        was_done = stage(state.players[seat]) == DONE
        choose(table, question, option)
        begun = state.round != before
        ended = not was_done and stage(state.players[seat]) == DONE
        if state.winner < 0 and (begun or chance.random() < (WHEN_DONE if ended else WITHIN)):
            begins.append(begun)
            rows = []
            for each in range(SEATS):
                if each >= game.seats:
                    rows.append([0.0] * WIDTH)
                    continue
                known = inputs_of(game, hauls, state, each)
                counts = [*known.owned, *known.draw, *known.roll]
                rows.append(
                    [
                        *[float(count) for count in counts],
                        *known.numbers(),
                        known.horizon(),
                    ]
                )
            noted.append(rows)
    winners = game.winners(state)
    won = [(seat in winners) / len(winners) for seat in range(SEATS)]
    cards = [CARD_NUMBERS.get(card.id, UNKNOWN) for card in game.cards]
    return (
        np.array(noted, np.float32).reshape(-1, SEATS, WIDTH),
        np.array([won] * len(noted), np.float32).reshape(-1, SEATS),
        np.array([[*cards, game.seats, number, begun, 0] for begun in begins], np.int32).reshape(
            -1, SHOWN
        ),
        np.array(features_of_kinds(game)[:START], np.float32),
    )


@cache
def _read(network: Path) -> dict[str, Any]:
    """Return a network from its file."""
    saved: dict[str, Any] = json.loads(network.read_text("utf-8"))
    return saved


def collect(
    seed: str, learned: float, network: Path | None, races: range, jobs: int
) -> dict[str, NDArray[Any]]:
    """Play races; return all that was noted, and what the kinds of dice of each race do."""
    rows, results, sets = [], [], []
    does: list[Numbers] = []
    with Pool(jobs) as pool:
        for some in pool.imap(partial(play, seed, learned, network), races, chunksize=20):
            if len(some[0]):
                some[2][:, SHOWN - 1] = len(does)
                rows.append(some[0].astype(np.float16))
                results.append(some[1])
                sets.append(some[2])
                does.append(some[3])
    return {
        "rows": np.concatenate(rows),
        "results": np.concatenate(results),
        "sets": np.concatenate(sets),
        "does": np.array(does, np.float32),
    }


def joined(lots: Sequence[dict[str, NDArray[Any]]]) -> dict[str, NDArray[Any]]:
    """Return what was noted in several lots of races."""
    before = 0
    sets = []
    for lot in lots:
        sets.append(lot["sets"].copy())
        sets[-1][:, SHOWN - 1] += before
        before += len(lot["does"])
    both = {
        name: np.concatenate([lot[name] for lot in lots]) for name in ("rows", "results", "does")
    }
    return {**both, "sets": np.concatenate(sets)}
