"""Fit the weights of the Cubitos bots to races that bots play: `python -m research.cubitos.train_weights`.

The recipe, entirely determined by the seed:

1. Greedy bots play races of two to four players: half of them the ten races of the game, half sets of
   random cards on all tracks. Some players sometimes buy what they happen to like, and in every other
   race players start with some extra dice, given at random. So there are enough players with dice of
   every card, among winners and losers alike.
2. At the beginning of each round, what every player has is noted, and at the end who won.
3. The weights are fitted to these positions. The chance to win is computed as a race between strengths,
   and the likelihood of the results is maximised by gradient ascent, position by position, with steps
   that shrink per weight. In the last pass the weights are averaged.
4. The same again with shoppers beside the greedy bots, which buy and push as the current weights advise;
   both groups of races are fitted together. All advised players value dice more or less than the weights
   do, so that the results show what dice are worth.
5. Once more with planners, which use the weights for everything. Their races show best what a position is
   worth among strong players, so the last fit is to these and to those of the shoppers.
6. The fit is to positions between rounds, and a bot using only the fitted weights buys too little: it
   sees the remaining distance as it is, not what the next rounds will buy. So the worth of all dice is
   multiplied by the factor with which a planner wins most races against planners that use the plain fit.

It takes a quarter of an hour on two cores with the compiled engine, and writes the weights into the
package; the same seed and engine give the same weights, with any number of jobs.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from dicehall.bots.advice import best_of
from dicehall.core.engine import choose, settle, settle_throw
from dicehall.core.game import View, view_of
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.adviser import CubitosAdviser
from dicehall.games.cubitos.bots.fitting import Climber, Note, Row
from dicehall.games.cubitos.bots.greedy import GreedyCubitos
from dicehall.games.cubitos.bots.value import COST, PACE, WEIGHTS, features, scaled_dice
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.rules.dice import COLOURS
from dicehall.games.cubitos.rules.setup import give
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.table import CubitosTable
from dicehall.games.cubitos.track.maps import TRACK_NAMES

WEIGHTS_FILE = Path(__file__).parents[2] / "src/dicehall/games/cubitos/bots/weights.json"
ADVISED = ("buy", "push", "on_push")
"""The questions on which shoppers are advised; otherwise they are greedy."""
FALLS = 60
"""How many outcomes of the dice a shopper evaluates: enough to learn from."""
RANDOM_BUYS = (0.0, 0.3, 0.6)
"""How often a player buys what it happens to like; each player has one of these rates."""
PLANNERS_BUY = (0.0, 0.0, 0.15, 0.3)
"""The same for planners, which should mostly play as they will in real games."""
FACTORS = (1.0, 1.5, 2.0, 2.5)
"""By how much an advised player multiplies the current worth of dice; each player has one of these."""
GREEDY = 0.4
"""The share of players that stay greedy beside shoppers."""
TRIED = (1.5, 1.75, 2.0, 2.25, 2.5)
"""The factors tried at the end."""
GIFTED = 0.5
"""The share of races in which players are given dice."""
GIFTS = (0, 1, 2, 3, 4)
"""How many dice each of them may be given."""
LIKED = 0.35
"""The share of the colours a player happens to like."""
STEP = 0.2


class Advised:
    """Plays greedily, except for the questions on which it is advised."""

    def __init__(self, weights: Sequence[float] | None, factor: float, wholly: bool) -> None:
        self._greedy = GreedyCubitos()
        self._adviser: CubitosAdviser | None = None
        if weights is not None:
            self._adviser = CubitosAdviser(scaled_dice(list(weights), factor), FALLS)
        self._wholly = wholly

    def decide(self, view: View, question: Question) -> int:
        """Return an option."""
        if self._adviser is not None and (self._wholly or question.choice.name() in ADVISED):
            return best_of(self._adviser.rank(view, question)).option
        return self._greedy.decide(view, question)


def new_game(chance: random.Random) -> Cubitos:
    """Return one of the ten races, or one with random cards."""
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


def give_dice(state: CubitosState, chance: random.Random) -> None:
    """Give everybody some random dice."""
    for seat in range(len(state.players)):
        for _ in range(chance.choice(GIFTS)):
            colour = chance.randrange(COLOURS)
            if state.trays[colour]:
                give(state, seat, colour, 1)


def play(seed: str, weights: Sequence[float] | None, planners: bool, number: int) -> list[Row]:
    """Play one race; return what was noted."""
    chance = random.Random(f"{seed}/{number}")
    game = new_game(chance)
    greedy = 0.0 if planners else GREEDY
    bots = [
        Advised(None if chance.random() < greedy else weights, chance.choice(FACTORS), planners)
        for _ in range(game.seats)
    ]
    wild = [chance.choice(PLANNERS_BUY if planners else RANDOM_BUYS) for _ in bots]
    liked = [[chance.random() < LIKED for _ in range(8)] for _ in bots]
    state = game.start()
    if chance.random() < GIFTED:
        give_dice(state, chance)
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


def collect(
    seed: str, games: int, weights: Sequence[float] | None, planners: bool, jobs: int
) -> list[Row]:
    """Play races; return what was noted in all of them."""
    with Pool(jobs) as pool:
        lots = pool.imap(partial(play, seed, weights, planners), range(games), chunksize=5)
        return [row for lot in lots for row in lot]


def fit(rows: list[Row], weights: list[float], passes: int, seed: str) -> list[float]:
    """Return weights that make the results more likely: their mean over the last pass."""
    chance = random.Random(seed)
    rows = list(rows)
    climber = Climber(weights)
    means = [0.0] * WEIGHTS
    counted = 0
    for one in range(passes):
        chance.shuffle(rows)
        loss = 0.0
        for number, row in enumerate(rows):
            loss += climber.climb(row, STEP / (1 + one))
            if one == passes - 1 and number % 50 == 0:
                counted += 1
                for place, weight in enumerate(climber.weights):
                    means[place] += weight
        sys.stderr.write(f"pass {one + 1}: loss {loss / len(rows):.4f}, {len(rows)} positions\n")
    return [total / counted for total in means]


def duel(seed: str, weights: list[float], factor: float, number: int) -> float:
    """Race a planner with a factor against one without; return the first one's share of the win."""
    races = list(components(None).races)
    game = from_options({"race": races[number % len(races)], "players": 2})
    seat = number // len(races) % 2
    bots = [Advised(weights, factor if one == seat else 1.0, True) for one in range(2)]
    state = game.start()
    table = game.table(state)
    source = SeededDice(f"{seed}/{number % len(races)}/{number // len(races) // 2}")
    settle(table)
    while (question := next_question(game, table, source)) is not None:
        view = view_of(game, question.seat, state)
        choose(table, question, bots[question.seat].decide(view, question))
    winners = game.winners(state)
    return 1 / len(winners) if seat in winners else 0.0


def best_factor(seed: str, weights: list[float], races: int, jobs: int) -> float:
    """Return the factor that wins most, with this many races each."""
    best, most = 1.0, races / 2
    for factor in TRIED:
        with Pool(jobs) as pool:
            won = sum(pool.imap(partial(duel, seed, weights, factor), range(races), chunksize=5))
        sys.stderr.write(f"dice worth {factor} times as much: won {won:.0f} of {races}\n")
        if won > most:
            best, most = factor, won
    return best


def main() -> None:
    """Make the weights and write them."""
    parser = argparse.ArgumentParser(description="Fit the weights of the Cubitos bots.")
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--games",
        type=int,
        default=4000,
        help="races of greedy bots, and as many with shoppers",
    )
    parser.add_argument("--planned", type=int, default=24_000, help="races of planners")
    parser.add_argument("--duels", type=int, default=1000, help="races to try each factor")
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    given = parser.parse_args()
    weights = [0.0] * WEIGHTS
    weights[PACE] = 3.0
    weights[COST] = 0.5
    seed, games, jobs = given.seed, given.games, given.jobs
    greedy = collect(f"{seed}/greedy", games, None, False, jobs)
    weights = fit(greedy, weights, given.passes, seed)
    shoppers = collect(f"{seed}/shoppers", games, weights, False, jobs)
    weights = fit(greedy + shoppers, weights, given.passes, seed)
    planners = collect(f"{seed}/planners", given.planned, weights, True, jobs)
    weights = fit(shoppers + planners, weights, given.passes, seed)
    weights = scaled_dice(weights, best_factor(f"{seed}/factor", weights, given.duels, jobs))
    rounded = [round(weight, 4) for weight in weights]
    given.out.write_text(json.dumps({"weights": rounded}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
