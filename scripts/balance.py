"""Measures how the races of Cubitos feel among greedy players: length, seats, what is bought.

.venv/bin/python scripts/balance.py --games 10000 --jobs 2 > figures.md
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import Counter
from dataclasses import dataclass, field
from statistics import median, quantiles

from dicehall.bots.registry import make_bot
from dicehall.core.engine import choose, open_questions, open_throws, settle, settle_throw
from dicehall.core.game import view_of
from dicehall.core.sources import SeededDice
from dicehall.cubitos.components import components
from dicehall.cubitos.dice import COLOUR_NAMES
from dicehall.cubitos.events import Bust, DieBought
from dicehall.cubitos.game import from_options
from dicehall.cubitos.state import CubitosState


@dataclass
class Figures:
    """What was counted in some games of one race."""

    rounds: list[int] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    """By seat."""
    begun_wins: int = 0
    """Wins of whoever held the start die first."""
    busts: int = 0
    buyers: Counter[str] = field(default_factory=Counter)
    """By colour: how many players bought it at least once."""

    def merge(self, other: Figures) -> None:
        """Add other games."""
        self.rounds += other.rounds
        self.wins += other.wins
        self.begun_wins += other.begun_wins
        self.busts += other.busts
        self.buyers += other.buyers


def play_some(race: str, players: int, first: int, number: int) -> Figures:
    """Play some games of a race and count."""
    game = from_options({"players": players, "race": race})
    figures = Figures()
    for at in range(first, first + number):
        state: CubitosState = game.start()
        table = game.table(state)
        table.events = []
        source = SeededDice(f"balance/{race}/{at}")
        bots = [make_bot("greedy", "cubitos", f"{at}/{seat}") for seat in range(players)]
        settle(table)
        began = -1
        while not state.flow.over():
            for throw in open_throws(table):
                settle_throw(table, throw, source.roll(game.dice, throw))
            if began < 0:
                began = state.start_player
            for question in open_questions(table)[:1]:
                view = view_of(game, question.seat, state)
                choose(table, question, bots[question.seat].decide(view, question))
        figures.rounds.append(state.round)
        for seat in game.winners(state):
            figures.wins[seat] += 1
            figures.begun_wins += seat == began
        bought = {(event.seat, event.die) for event in table.events if isinstance(event, DieBought)}
        figures.buyers.update(colour for _, colour in bought)
        figures.busts += sum(isinstance(event, Bust) for event in table.events)
    return figures


def measure(race: str, players: int, games: int, jobs: int) -> Figures:
    """Play all games of a race, on several cores."""
    size = max(1, games // (jobs * 8))
    parts = [(race, players, first, min(size, games - first)) for first in range(0, games, size)]
    total = Figures()
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for figures in pool.starmap(play_some, parts):
            total.merge(figures)
    return total


def main() -> None:
    """Print a table for docs/balance.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--races", nargs="*", default=list(components().races))
    given = parser.parse_args()
    seats = range(given.players)
    print("| race | rounds: median (10 % to 90 %) | wins by seat in % | busts a player and round |")
    print("|---|---:|---|---:|")
    bought: list[str] = []
    for race in given.races:
        figures = measure(race, given.players, given.games, given.jobs)
        tenths = quantiles(figures.rounds, n=10)
        wins = " / ".join(f"{100 * figures.wins[seat] / given.games:.1f}" for seat in seats)
        busts = figures.busts / sum(figures.rounds) / given.players
        print(
            f"| {race} | {median(figures.rounds):.0f} ({tenths[0]:.0f} to {tenths[-1]:.0f}) "
            f"| {wins} | {busts:.2f} |",
            flush=True,
        )
        game = from_options({"players": given.players, "race": race})
        cells = [
            f"{card.id} {game.costs[card.colour]}: "
            f"{100 * figures.buyers[name] / given.games / given.players:.0f} %"
            for card in game.cards
            for name in [COLOUR_NAMES[card.colour]]
        ]
        bought.append(f"| {race} | {', '.join(cells)} |")
    print("\n| race | cards, their costs, and how many players buy them |")
    print("|---|---|")
    print("\n".join(bought))


if __name__ == "__main__":
    main()
