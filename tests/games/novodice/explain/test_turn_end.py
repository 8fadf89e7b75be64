"""The chance of a tile at the end of the turn, against every roll and every choice after it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.games.matches import after, details_of, fraction
from tests.laws.playing import play_part

from dicehall.core.dice import outcomes, ways
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.registry import new_game

POSITIONS = {1: 6, 2: 2}
"""How many positions are tried, by the rolls that are left."""
MOST_DICE = 3
"""More would take long to try."""
ROUNDED = 1e-6
"""Chances are told to a millionth."""
Told = dict[str, dict[Any, float]]
"""The chance of each tile, and of each number of lions."""


def told_of(about: dict[str, Any], one: dict[str, Any]) -> Told:
    """Return what is told of an option: certain is what can be paid for already."""
    certain: Told = {
        "tiles": dict.fromkeys(one["claims"], 1.0),
        "lions": dict.fromkeys(range(2, one["lions"] + 1), 1.0),
    }
    if one["reach"] is None:
        return certain
    reach = about["reaches"][one["reach"]]
    tiles = {tile: float(fraction(chance)) for tile, chance in reach["tiles"].items()}
    lions = {step["lions"]: float(fraction(step["chance"])) for step in reach["lions"]}
    assert all(tiles[tile] == 1 for tile in certain["tiles"])
    assert not set(lions) & set(certain["lions"])
    return {"tiles": tiles, "lions": {**certain["lions"], **lions}}


def tried(match: Match, seat: int) -> Told:
    """Return the same by letting the next roll fall in every way, and keeping what is best for each wish."""
    (throw,) = match.throws()
    dice = match.game.dice
    chances: Told = {"tiles": {}, "lions": {}}
    for cells, times in outcomes(dice, throw.counts):
        fallen = Match(match.game, state=match.state.copy(), listen=False)
        fallen.land(fallen.throws()[0], cells)
        question = fallen.question(seat)
        assert question is not None
        explained = details_of(fallen, question)
        share = float(Fraction(times, ways(dice, throw.counts)))
        best: Told = {"tiles": {}, "lions": {}}
        for one in explained["options"]:
            for wish, found in told_of(explained["facts"], one).items():
                for what, chance in found.items():
                    best[wish][what] = max(best[wish].get(what, 0.0), chance)
        for wish, found in best.items():
            for what, chance in found.items():
                chances[wish][what] = chances[wish].get(what, 0.0) + share * chance
    return chances


def asked_to_keep(seed: int, left: int) -> tuple[Match, Question] | None:
    """Return a position in which dice are kept and so many rolls are left, if this game comes to one."""
    match = play_part(new_game("novodice", {"players": 2}), f"reach/{seed}", 12 + seed)
    for question in match.questions():
        if question.choice.name() == "keep":
            told = details_of(match, question)["facts"]
            return (match, question) if told["rolls_left"] == left else None
    return None


@pytest.mark.parametrize("left", [1, 2])
def test_a_chance_is_that_of_all_rolls_to_come_if_the_best_is_kept_each_time(left: int) -> None:
    checked = 0
    for seed in range(400):
        if (found := asked_to_keep(seed, left)) is None:
            continue
        match, question = found
        explained = details_of(match, question)
        for option, one in zip(question.options, explained["options"], strict=True):
            done = after(match, question, option)
            if not done.throws() or sum(done.throws()[0].counts) > MOST_DICE:
                continue
            told, expected = told_of(explained["facts"], one), tried(done, question.seat)
            for wish in told:
                likely = {
                    what: chance for what, chance in expected[wish].items() if chance > ROUNDED
                }
                assert told[wish] == pytest.approx(likely, abs=3 * ROUNDED), (seed, wish)
            checked += 1
            break
        if checked >= POSITIONS[left]:
            return
    raise AssertionError(f"only {checked} positions were found")
