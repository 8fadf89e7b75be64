"""Fit the weights of the Cubitos bots to races that bots play: `python scripts/train_cubitos.py`.

The recipe, all of it decided by the seed:

1. Greedy bots play races of two to four players: half of them the ten races of the game, half sets of
   random cards on all tracks. Some players buy now and then what they happen to like, so that every
   card is bought often enough, and by winners and losers alike.
2. Whenever a round begins, what every player has is noted, and at the end who won.
3. The weights are fitted to these positions: the chance to win is a race between strengths, and the
   likelihood of what happened is climbed position by position, with steps that shrink weight by weight.
   In the last pass the weights are averaged.
4. The same again with shoppers beside the greedy bots, who buy and push as the weights found so far
   advise; both lots of races are fitted together.

It takes some minutes of two cores with the compiled engine, and writes the weights into the package. Those
that lie there now come from the same recipe (2,500 races of greedy bots, then 2,200 with shoppers), played
before the last touches to the adviser, so a new run ends near them, not on them.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from dicehall.bots.advice import best_of
from dicehall.bots.cubitos_adviser import CubitosAdviser
from dicehall.bots.cubitos_greedy import GreedyCubitos
from dicehall.bots.cubitos_value import COST, FIRST_DIE, PACE, SLOWEST, WEIGHTS, features
from dicehall.core.engine import choose, settle, settle_throw
from dicehall.core.game import View, view_of
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.cubitos.cards import ALL_CARDS
from dicehall.cubitos.components import components
from dicehall.cubitos.game import Cubitos, from_options
from dicehall.cubitos.maps import TRACK_NAMES
from dicehall.cubitos.table import CubitosTable

WEIGHTS_FILE = Path(__file__).parents[1] / "src/dicehall/bots/weights/cubitos.json"
ADVISED = ("buy", "push", "on_push")
"""What shoppers are advised on; in all else they are greedy."""
FALLS = 60
"""Falls of the dice a shopper weighs: enough to learn from."""
RANDOM_BUYS = (0.0, 0.3, 0.6)
"""How often a player buys what it happens to like; each player is one of these."""
LIKED = 0.35
"""The share of the colours a player happens to like."""
SHRINK = 0.02
"""How much the weights of cards are drawn back to what their cost says."""
STEP = 0.1

Note = tuple[list[int], list[float], float]
Row = tuple[list[int], list[Note]]
"""Who won, and what every player had."""


class Shopper:
    """Plays greedily, but for what it is advised on."""

    def __init__(self, weights: Sequence[float] | None) -> None:
        self._greedy = GreedyCubitos()
        self._adviser = None if weights is None else CubitosAdviser(list(weights), FALLS)

    def decide(self, view: View, question: Question) -> int:
        """Return an option."""
        if self._adviser is not None and question.choice.name() in ADVISED:
            return best_of(self._adviser.weigh(view, question)).option
        return self._greedy.decide(view, question)


def new_game(chance: random.Random) -> Cubitos:
    """Return a race of the game, or one of random cards."""
    players = chance.choice((2, 2, 3, 4))
    if chance.random() < 0.5:
        return from_options(
            {"race": chance.choice(list(components(None).races)), "players": players}
        )
    cards = [
        chance.choice([card.id for card in ALL_CARDS if card.colour == colour])
        for colour in range(8)
    ]
    track = chance.choice(TRACK_NAMES)
    laps = chance.choice((1, 1, 1, 2))
    return from_options({"cards": cards, "tracks": [track], "laps": laps, "players": players})


def play(seed: str, weights: Sequence[float] | None, number: int) -> list[Row]:
    """Play one race; return what was noted in it."""
    chance = random.Random(f"{seed}/{number}")
    game = new_game(chance)
    bots = [Shopper(None if chance.random() < 0.4 else weights) for _ in range(game.seats)]
    wild = [chance.choice(RANDOM_BUYS) for _ in bots]
    liked = [[chance.random() < LIKED for _ in range(8)] for _ in bots]
    state = game.start()
    table = game.table(state)
    source = SeededDice(f"{seed}/{number}")
    settle(table)
    notes: list[list[Note]] = []
    while (question := next_question(game, table, source)) is not None:
        seat = question.seat
        if question.choice.name() == "buy" and chance.random() < wild[seat]:
            buys = [option for option in question.options if not option or liked[seat][option - 1]]
            option = chance.choice(buys)
        else:
            option = bots[seat].decide(view_of(game, seat, state), question)
        before = state.round
        choose(table, question, option)
        if state.round != before:
            notes.append([features(game, state, seat) for seat in range(game.seats)])
    winners = game.winners(state)
    return [(winners, note) for note in notes]


def next_question(game: Cubitos, table: CubitosTable, source: SeededDice) -> Question | None:
    """Roll what is to be rolled; return the next question."""
    while True:
        throws = [throw for throw in table.throws if throw is not None]
        if not throws:
            return next((asked for asked in table.questions if asked is not None), None)
        for throw in throws:
            settle_throw(table, throw, source.roll(game.dice, throw))


def collect(seed: str, games: int, weights: Sequence[float] | None, jobs: int) -> list[Row]:
    """Play races; return what was noted in all of them."""
    with Pool(jobs) as pool:
        lots = pool.imap(partial(play, seed, weights), range(games), chunksize=5)
        return [row for lot in lots for row in lot]


def fit(rows: list[Row], weights: list[float], passes: int, seed: str) -> list[float]:
    """Return weights that make what happened likelier."""
    chance = random.Random(seed)
    weights = list(weights)
    grown = [0.01] * WEIGHTS
    means = [0.0] * WEIGHTS
    counted = 0
    for one in range(passes):
        chance.shuffle(rows)
        loss = 0.0
        for number, row in enumerate(rows):
            loss += climb(row, weights, grown, STEP / (1 + one))
            if one == passes - 1 and number % 50 == 0:
                counted += 1
                for place, weight in enumerate(weights):
                    means[place] += weight
        sys.stderr.write(f"pass {one + 1}: loss {loss / len(rows):.4f}, {len(rows)} positions\n")
    return [total / counted for total in means]


def climb(row: Row, weights: list[float], grown: list[float], step: float) -> float:
    """Change the weights for one position; return how unlikely the winner was."""
    winners, notes = row
    strengths = []
    slopes = []
    for numbers, amounts, horizon in notes:
        strength = pace = 0.0
        for number, amount in zip(numbers, amounts, strict=True):
            if number >= PACE:
                pace += weights[number] * amount
            else:
                strength += weights[number] * amount
        pace = max(pace, SLOWEST)
        strengths.append(strength - horizon / pace)
        slopes.append(horizon / (pace * pace))
    most = max(strengths)
    powers = [math.exp(strength - most) for strength in strengths]
    total = sum(powers)
    loss = 0.0
    for seat, (numbers, amounts, _) in enumerate(notes):
        likely = powers[seat] / total
        won = 1.0 / len(winners) if seat in winners else 0.0
        if won:
            loss -= won * math.log(max(likely, 1e-12))
        for number, amount in zip(numbers, amounts, strict=True):
            slope = (won - likely) * amount
            if number >= PACE:
                slope *= slopes[seat]
            grown[number] += slope * slope
            if number >= FIRST_DIE:
                slope -= SHRINK * abs(won - likely) * weights[number]
            weights[number] += step * slope / math.sqrt(grown[number])
    return loss


def main() -> None:
    """Make the weights and write them."""
    parser = argparse.ArgumentParser(description="Fit the weights of the Cubitos bots.")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--games", type=int, default=2500, help="races of each of the two lots")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    given = parser.parse_args()
    weights = [0.0] * WEIGHTS
    weights[PACE] = 3.0
    weights[COST] = 0.5
    rows = collect(f"{given.seed}/greedy", given.games, None, given.jobs)
    weights = fit(rows, weights, given.passes, given.seed)
    rows += collect(f"{given.seed}/shoppers", given.games, weights, given.jobs)
    weights = fit(rows, weights, given.passes, given.seed)
    rounded = [round(weight, 4) for weight in weights]
    given.out.write_text(json.dumps({"weights": rounded}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
