"""Races of Cubitos as positions to learn from: what is known of every player, and who won.

Planners race each other: half of the races are those of the game, half have random cards, tracks and laps.
Some players buy what they happen to like now and then, or value dice more or less than the weights say, and
in every other race players begin with dice given at random. So the results show what dice are worth.
Positions are noted at the beginning of each round, and at some moments within it.
"""

from __future__ import annotations

import random
from functools import partial
from multiprocessing import Pool
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scripts.train_cubitos import FALLS, Advised, give_dice, new_game, next_question

from dicehall.bots.advice import best_of
from dicehall.core.engine import choose, settle
from dicehall.core.game import View, view_of
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.adviser import CubitosAdviser
from dicehall.games.cubitos.bots.race_inputs import NAMES, inputs_of
from dicehall.games.cubitos.bots.value import CARD_NUMBERS, Value, read_weights
from dicehall.games.cubitos.encoding.card_features import FEATURE_COUNT, features_of_kinds
from dicehall.games.cubitos.odds.run_gains import Hauls
from dicehall.games.cubitos.rules.dice import COLOURS, START

SEATS = 4
FACTORS = (0.7, 0.85, 1.0, 1.0, 1.0, 1.2)
"""By how much a player multiplies the worth of dice; each player has one of these."""
BUYS = (0.0, 0.0, 0.15, 0.4)
"""How often a player buys what it happens to like; each player has one of these rates."""
LIKED = 0.4
"""The share of the colours a player happens to like."""
GIFTED = 0.5
"""The share of races in which players are given dice."""
WITHIN = 0.08
"""How often a moment within a round is noted."""
WIDTH = 3 * START + len(NAMES) + 2
"""How many numbers are noted of a player: dice by kind in all, in draw and in roll; `NAMES`; the horizon, and
the strength of `value` to compare with."""

Numbers = NDArray[np.float32]


class Judge:
    """Plays by the network as it is."""

    def __init__(self) -> None:
        self._adviser = CubitosAdviser(None, FALLS, learned=True)

    def decide(self, view: View, question: Question) -> int:
        """Return an option."""
        return best_of(self._adviser.rank(view, question)).option


def play(
    seed: str, learned: float, number: int
) -> tuple[Numbers, Numbers, NDArray[np.int16], Numbers]:
    """Play one race; return what was noted, who won, which cards it had, and what they do."""
    chance = random.Random(f"{seed}/{number}")
    game = new_game(chance)
    weights = read_weights()
    bots: list[Advised | Judge] = [
        Judge() if chance.random() < learned else Advised(weights, chance.choice(FACTORS), True)
        for _ in range(game.seats)
    ]
    wild = [chance.choice(BUYS) for _ in bots]
    liked = [[chance.random() < LIKED for _ in range(COLOURS)] for _ in bots]
    state = game.start()
    if chance.random() < GIFTED:
        give_dice(state, chance)
    table = game.table(state)
    source = SeededDice(f"{seed}/{number}")
    hauls, value = Hauls(game), Value(game, weights)
    settle(table)
    noted: list[list[list[float]]] = []
    while (question := next_question(game, table, source)) is not None:
        seat = question.seat
        if question.choice.name() == "buy" and chance.random() < wild[seat]:
            buys = [option for option in question.options if not option or liked[seat][option - 1]]
            option = chance.choice(buys)
        else:
            option = bots[seat].decide(view_of(game, seat, state), question)
        before = state.round
        choose(table, question, option)
        if state.winner < 0 and (state.round != before or chance.random() < WITHIN):
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
                        value.strength(state, each),
                    ]
                )
            noted.append(rows)
    winners = game.winners(state)
    won = [(seat in winners) / len(winners) for seat in range(SEATS)]
    cards = [CARD_NUMBERS[card.id] for card in game.cards]
    return (
        np.array(noted, np.float32).reshape(-1, SEATS, WIDTH),
        np.array([won] * len(noted), np.float32).reshape(-1, SEATS),
        np.array([[*cards, game.seats, number % 32767]] * len(noted), np.int16).reshape(-1, 10),
        np.array(features_of_kinds(game)[:START], np.float32),
    )


def collect(seed: str, learned: float, races: range, jobs: int) -> dict[str, NDArray[Any]]:
    """Play races; return all that was noted, and by card what it does."""
    rows, results, sets = [], [], []
    does = np.zeros((len(CARD_NUMBERS) + 2, FEATURE_COUNT), np.float32)
    with Pool(jobs) as pool:
        for some in pool.imap(partial(play, seed, learned), races, chunksize=20):
            if len(some[0]):
                rows.append(some[0].astype(np.float16))
                results.append(some[1])
                sets.append(some[2])
                does[[*some[2][0][:COLOURS], -2, -1]] = some[3]
    return {
        "rows": np.concatenate(rows),
        "results": np.concatenate(results),
        "sets": np.concatenate(sets),
        "does": does,
    }
