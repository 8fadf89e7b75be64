"""The chance that a tile can be claimed after the next roll, against every roll and every choice after it."""

from __future__ import annotations

from fractions import Fraction

from tests.games.matches import after, details_of, fraction
from tests.laws.playing import play_part

from dicehall.core.dice import outcomes, ways
from dicehall.core.match import Match
from dicehall.games.registry import new_game

POSITIONS = 6
MOST_DICE = 3
"""More would take long to try."""


def claimable(match: Match, seat: int) -> set[str]:
    """Return the tiles that some choice of dice lets a player claim."""
    question = match.question(seat)
    assert question is not None
    found: set[str] = set()
    for one in details_of(match, question)["options"]:
        found |= set(one["claims"])
    return found


def tried(match: Match, seat: int) -> dict[str, Fraction]:
    """Return the chance of each tile, by letting the next roll fall in every way."""
    (throw,) = match.throws()
    dice = match.game.dice
    chances: dict[str, Fraction] = {}
    for cells, times in outcomes(dice, throw.counts):
        fallen = Match(match.game, state=match.state.copy(), listen=False)
        fallen.land(fallen.throws()[0], cells)
        for tile in claimable(fallen, seat):
            chances[tile] = chances.get(tile, Fraction(0)) + Fraction(
                times, ways(dice, throw.counts)
            )
    return chances


def test_the_chance_of_a_tile_is_that_of_all_rolls_after_which_it_can_be_claimed() -> None:
    checked = 0
    for seed in range(200):
        match = play_part(new_game("novodice", {"players": 2}), f"reach/{seed}", 12 + seed)
        for question in match.questions():
            if question.choice.name() != "keep":
                continue
            told = details_of(match, question)
            if told["facts"]["rolls_left"] != 1:
                continue
            for option, one in zip(question.options, told["options"], strict=True):
                done = after(match, question, option)
                if not done.throws() or sum(done.throws()[0].counts) > MOST_DICE:
                    continue
                may = told["facts"]["reaches"][one["reach"]]["tiles"]
                expected = tried(done, question.seat)
                assert {tile: fraction(chance) for tile, chance in may.items()} == expected
                checked += 1
                break
        if checked >= POSITIONS:
            return
    raise AssertionError(f"only {checked} positions were found")
