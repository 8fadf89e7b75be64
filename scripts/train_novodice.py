"""Learn what bays of NovoDice will be worth, from games that the bots play among themselves.

.venv/bin/python -m scripts.train_novodice --seed 1 --jobs 2

The recipe: in generation 0 greedy players play, in each later one players with the values learned so
far. One claim or placing in twelve is left to chance, so that unusual bays are met too; not so in the
last generation, which shall show what such players really reach. Before every turn each bay with free
spaces is noted: its shape, the turns its owner can expect, and its features. When the game is over its
final worth is known. For each shape and number of turns the weights are those of least squares, drawn
towards the weights of the shape over all turns where little was seen. Older generations count half as
much each time; but what the last generation shows only draws on what was known before where it saw
little itself. Then the spread is fitted: how many points ahead make how good a chance.

Finally the resulting players play among themselves, two, three and four at a table. What they reach
corrects what they expect, for each number of players and of turns to come, and the spread is fitted
again. The spread slightly changes how they play, so this is done twice, the second time with more games.
The same seed gives the same file, with any number of jobs.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from scripts.least_squares import Sums
from scripts.novodice_calibration import PLAYERS, WEIGHTS, calibrated, champions, fit_spread
from scripts.novodice_games import chunks_of, in_turn, turns_of

from dicehall.bots.bot import Bot
from dicehall.core.stream import Stream
from dicehall.games.novodice.bots.bay_features import FEATURES, TilesBySymbol, features_of
from dicehall.games.novodice.bots.greedy import GreedyNovoDice
from dicehall.games.novodice.bots.levels import ChampionNovoDice
from dicehall.games.novodice.bots.turns_left import free_in, seat_bays, turns_to_come
from dicehall.games.novodice.bots.value import MOST_CORRECTED_TURNS, MOST_TURNS, ValueModel
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.components import components
from dicehall.games.novodice.rules.state import BAYS, SPACES, NovoState

PULL = 25.0
"""The weight, in bays, with which a shape's weights over all turns pull those for one number of turns."""
HORIZONS = {"apprentice": MOST_TURNS, "skilled": 0, "expert": 2.5, "champion": MOST_TURNS}
"""How many turns ahead each level judges tiles; the novice follows rules of thumb."""
GREEDY_GAMES = 3
"""Greedy players play this many times as many games, because they are fast."""
CORRECTIONS = (0.25, 1.5)
"""How many games per number of players are played to correct the expectations, as a fraction of a
generation; one entry per step."""
OLD = 0.5
"""How much data from the previous generation still counts."""


@dataclass
class Moment:
    """Everybody's bays after a turn, and how the game ended."""

    bays: list[list[int]]
    stock: list[int]
    turns: list[float]
    won: list[float] = field(default_factory=list)
    """Each seat's part of the win."""


@dataclass
class Seen:
    """What was seen in some games."""

    sums: dict[tuple[int, int], Sums] = field(default_factory=dict)
    """By shape and turns to come."""
    moments: list[Moment] = field(default_factory=list)
    turns: int = 0
    tiles: int = 0
    points: int = 0
    seats: int = 0

    def add(self, other: Seen) -> None:
        """Add what was seen in other games."""
        for key, sums in other.sums.items():
            self.sums.setdefault(key, Sums()).add(sums)
        self.moments += other.moments
        self.turns += other.turns
        self.tiles += other.tiles
        self.points += other.points
        self.seats += other.seats


def play_one(
    game: NovoDice, bots: list[Bot], rate: float, name: str, by_chance: bool, seen: Seen
) -> None:
    """Play one game and note its bays."""
    tiles_by_symbol = TilesBySymbol(game.box)
    state = game.start()
    stream = Stream(f"moments/{name}")
    noted: list[tuple[int, tuple[int, int], list[float]]] = []
    moments: list[Moment] = []
    for _ in turns_of(game, state, bots, name, by_chance):
        seen.turns += 1
        moment = note_bays(tiles_by_symbol, state, rate, noted)
        if stream.below(4) == 0:
            moments.append(moment)
    for bay, key, features in noted:
        ended = features_of(tiles_by_symbol, state.bays[bay], state.warehouse, 0)
        seen.sums.setdefault(key, Sums()).note(features, ended.worth)
    winners = game.winners(state)
    for moment in moments:
        moment.won = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    seen.moments += moments
    seen.tiles += sum(len(bay) for bay in state.bays)
    seen.points += sum(game.scores(state))
    seen.seats += game.seats


def note_bays(
    tiles_by_symbol: TilesBySymbol,
    state: NovoState,
    rate: float,
    noted: list[tuple[int, tuple[int, int], list[float]]],
) -> Moment:
    """Note every bay with free spaces whose owner has turns to come."""
    seats = len(state.bays) // BAYS
    free = [free_in(seat_bays(state.bays, seat)) for seat in range(seats)]
    turns = turns_to_come(free, state.closing, state.active, rate)
    for seat in range(seats):
        rounded = min(MOST_TURNS, int(turns[seat] + 0.5))
        if rounded < 1:
            continue
        for bay in range(seat * BAYS, seat * BAYS + BAYS):
            tiles = state.bays[bay]
            if len(tiles) < SPACES:
                others = free[seat] - (SPACES - len(tiles))
                found = features_of(tiles_by_symbol, tiles, state.warehouse, others)
                noted.append((bay, (found.shape, rounded), found.features))
    return Moment([list(bay) for bay in state.bays], list(state.warehouse), turns)


def play_chunk(given: tuple[str, dict[str, Any] | None, bool, int, int]) -> Seen:
    """Play some games of a generation."""
    seed, weights, by_chance, first, number = given
    seen = Seen()
    rate = 1.35 if weights is None else float(weights["tiles_a_turn"])
    value_model = None if weights is None else ValueModel(weights)
    for at in range(first, first + number):
        # Mostly two players, for it is those who play most; three and four for their warehouses.
        players = (2, 2, 3, 2, 2, 4)[at % 6]
        game = NovoDice(players)
        bots: list[Bot] = []
        for _ in range(players):
            bots.append(GreedyNovoDice() if value_model is None else ChampionNovoDice(value_model))
        play_one(game, bots, rate, f"{seed}/{at}", by_chance, seen)
    return seen


def learned(
    sums: dict[tuple[int, int], Sums], before: dict[str, list[list[float]]] | None = None
) -> dict[str, list[list[float]]]:
    """Return the weights of every shape, one list for each number of turns.

    They are drawn to those known before, or else to those of the shape over all turns.
    """
    shapes: dict[str, list[list[float]]] = {} if before is None else dict(before)
    # Without anything seen, a bay stays worth what it is.
    unchanged = [0.0] * (FEATURES - 1) + [1.0]
    for shape in sorted({shape for shape, _ in sums}):
        whole = Sums()
        for turns in range(1, MOST_TURNS + 1):
            if (shape, turns) in sums:
                whole.add(sums[shape, turns])
        over_all = whole.weights(unchanged, 1.0)
        rows: list[list[float]] = []
        for turns in range(1, MOST_TURNS + 1):
            drawn_to = over_all
            if before is not None and str(shape) in before:
                drawn_to = before[str(shape)][turns - 1]
            found = sums.get((shape, turns), Sums()).weights(drawn_to, PULL)
            rows.append([round(weight, 4) for weight in found])
        shapes[str(shape)] = rows
    return shapes


def spread_of(weights: dict[str, Any], moments: list[Moment]) -> dict[str, list[float]]:
    """Return the spread under which the games seen are likeliest, the same for any number of players."""
    tiles_by_symbol = TilesBySymbol(components())
    value_model = ValueModel(weights)
    spread = fit_spread(
        [
            (
                max(moment.turns),
                [
                    value_model.of_bays(
                        tiles_by_symbol, seat_bays(moment.bays, seat), moment.stock, turns
                    )
                    for seat, turns in enumerate(moment.turns)
                ],
                moment.won,
            )
            for moment in moments
        ]
    )
    return {str(players): spread for players in PLAYERS}


def play_generation(
    name: str, weights: dict[str, Any] | None, by_chance: bool, games: int, jobs: int
) -> Seen:
    """Play the games of a generation."""
    given = [(name, weights, by_chance, first, number) for first, number in chunks_of(games)]
    seen = Seen()
    for part in in_turn(play_chunk, given, jobs):
        seen.add(part)
    return seen


def weights_of(seen: Seen, shapes: dict[str, list[list[float]]]) -> dict[str, Any]:
    """Return all that is written to the file."""
    weights: dict[str, Any] = {
        "horizons": HORIZONS,
        "figures": FEATURES,
        "tiles_a_turn": round(seen.tiles / seen.turns, 3),
        "spread": {str(players): [20.0] * (MOST_TURNS + 1) for players in PLAYERS},
        "correction": {str(players): [0.0] * (MOST_CORRECTED_TURNS + 1) for players in PLAYERS},
        "start": {str(players): 0.0 for players in PLAYERS},
        "shapes": shapes,
    }
    weights["spread"] = spread_of(weights, seen.moments)
    return weights


def generations(seed: str, number: int, games: int, jobs: int) -> Iterator[dict[str, Any]]:
    """Play generation after generation; give the weights after each."""
    weights: dict[str, Any] | None = None
    sums: dict[tuple[int, int], Sums] = {}
    for generation in range(number):
        name = f"{seed}/{generation}"
        if weights is not None and generation == number - 1:
            seen = play_generation(name, weights, False, games, jobs)
            weights = weights_of(seen, learned(seen.sums, weights["shapes"]))
        else:
            wanted = games if generation else GREEDY_GAMES * games
            seen = play_generation(name, weights, True, wanted, jobs)
            for key, old in sums.items():
                seen.sums.setdefault(key, Sums()).add(old, OLD)
            sums = seen.sums
            weights = weights_of(seen, learned(sums))
        print(
            f"generation {generation}: {seen.points / seen.seats:.2f} points a player, "
            f"{weights['tiles_a_turn']} tiles a turn, spread {weights['spread']['2']}",
            flush=True,
        )
        yield weights
    assert weights is not None
    for step, share in enumerate(CORRECTIONS):
        seen_games = champions(f"{seed}/foretold/{step}", weights, int(share * games), jobs)
        weights = calibrated(weights, seen_games)
        for players in PLAYERS:
            some = [game for game in seen_games if game.players == players]
            points = sum(sum(game.scores) for game in some) / players / len(some)
            print(
                f"correction {step}, {players} players: {points:.2f} points a player, corrected by "
                f"{weights['correction'][str(players)]}, spread {weights['spread'][str(players)]}",
                flush=True,
            )
        yield weights


def write(weights: dict[str, Any], path: Path) -> None:
    """Write the weights, one number of turns a line."""
    lines = ["{"]
    for key in ("horizons", "figures", "tiles_a_turn", "spread", "correction", "start"):
        lines.append(f"{json.dumps(key)}: {json.dumps(weights[key])},")
    shapes = [
        f"{json.dumps(shape)}: [\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]"
        for shape, rows in weights["shapes"].items()
    ]
    lines.append('"shapes": {\n' + ",\n".join(shapes) + "\n}")
    path.write_text("\n".join([*lines, "}"]) + "\n", encoding="utf-8")


def main() -> None:
    """Learn and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--games", type=int, default=600, help="Games of each generation.")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    given = parser.parse_args()
    for weights in generations(given.seed, given.generations, given.games, given.jobs):
        write(weights, given.out)


if __name__ == "__main__":
    main()
