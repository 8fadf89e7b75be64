"""Measure by what factor paired dice and removing luck reduce the games it takes to tell two bots apart.

    dicehall arena cubitos --bots champion,planted:Erring --games 130 --luck value-16 --out planted
    .venv/bin/python -m research.luck_factor planted

The script reads a tournament of two bots at tables of two, on one race. The figures are those of the arena's
own report; the intervals (95 %) are found by bootstrapping: drawing as many deals again, with replacement.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from dicehall.arena.folder import GAMES
from dicehall.arena.standings import luckier, share_of
from dicehall.arena.tournament_games import Played, read_played
from dicehall.statistics.intervals import Deal, adjusted_share, paired_share, plain_share
from dicehall.statistics.power import games_to_tell

GAMES_A_DEAL = 2
DRAWN = 1000
"""How many times the deals are drawn again."""

Sample = list[tuple[Played, Played]]


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    lines = (parser.parse_args().folder / GAMES).read_text("utf-8").splitlines()
    games = [read_played(line) for line in lines]
    deals = list(zip(games[::GAMES_A_DEAL], games[1::GAMES_A_DEAL], strict=False))
    plain, paired, without = figures(deals)
    print(
        f"{len(deals) * GAMES_A_DEAL} games; to tell 5 points: {plain} plain games, {paired} paired"
    )
    print(f"(factor {plain / paired:.1f}), {without} without luck (factor {plain / without:.1f})")
    draw = random.Random(1)
    again = [figures(draw.choices(deals, k=len(deals))) for _ in range(DRAWN)]
    for name, place in (("paired", 1), ("without luck", 2)):
        factors = sorted(one[0] / one[place] for one in again)
        low, high = factors[DRAWN * 25 // 1000], factors[DRAWN * 975 // 1000]
        print(f"95 % of the factor, {name}: {low:.1f} to {high:.1f}")


def figures(deals: Sample) -> tuple[int, int, int]:
    """Return how many games it takes: plain, on paired dice, and without luck."""
    played = [game for deal in deals for game in deal]
    assert all(game.luck is not None for game in played), "luck was not measured"
    first = played[0].seats[0]
    shares = [share_of(game, game.seats.index(first)) for game in played]
    lucks = [luckier(game, game.seats.index(first)) for game in played]
    both = [
        Deal((shares[place] + shares[place + 1]) / 2, (lucks[place] + lucks[place + 1]) / 2)
        for place in range(0, len(shares), GAMES_A_DEAL)
    ]
    found = (
        plain_share(shares),
        paired_share([both], GAMES_A_DEAL),
        adjusted_share([both], GAMES_A_DEAL),
    )
    told = [games_to_tell(share, len(shares)) for share in found if share is not None]
    assert len(told) == len(found), "there are too few deals"
    return told[0], told[1], told[2]


if __name__ == "__main__":
    main()
