"""NovoDice as numbers: what an observation, an action and a listed option say is what is on the table."""

from __future__ import annotations

from typing import Any

import pytest

import dicehall
from dicehall.core.encoding import whole_zeros, zeros
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.novodice.encoding.encoding import NovoEncoding
from dicehall.games.novodice.encoding.layout import OPTION_SIZE
from dicehall.games.novodice.game import NovoDice


def at(**given: Any) -> tuple[Match, NovoEncoding]:
    game = dicehall.new_game("novodice", players=2)
    assert isinstance(game, NovoDice)
    return Match(game, state=game.position(given)), NovoEncoding(game)


def seen(match: Match, encoding: NovoEncoding, seat: int) -> dict[str, float]:
    question = match.question(seat)
    into = zeros(encoding.changing)
    encoding.observe(match.state, seat, question, into, 0)
    told = {encoding.describe(index): into[index] for index in range(encoding.changing)}
    return {name: number for name, number in told.items() if number}


def features(
    match: Match, encoding: NovoEncoding, question: Question
) -> dict[str, dict[str, float]]:
    """Return the features of every option, by its text."""
    options = whole_zeros(encoding.most_options)
    actions = whole_zeros(encoding.most_options)
    count = encoding.list_options(match.state, question, options, actions, 0)
    into = zeros(encoding.most_options * OPTION_SIZE)
    encoding.describe_options(match.state, question, options, count, 0, into, 0)
    return {
        match.text(question, int(options[place])): {
            encoding.describe_feature(index): into[place * OPTION_SIZE + index]
            for index in range(OPTION_SIZE)
            if into[place * OPTION_SIZE + index]
        }
        for place in range(count)
    }


KEEPING: dict[str, Any] = {
    "next": "keep 1",
    "rolled": "A-lion A-suitcase B-gear A-cutlery B-pawn",
    "bays": {"1": ["spike spike", "john_boy", ""], "2": ["slimer", "", ""]},
}


def test_bays_are_told_tile_by_tile_with_their_points() -> None:
    match, encoding = at(**KEEPING)
    told = seen(match, encoding, 0)
    assert told["own: in bay 1: spike, in fives"] == pytest.approx(0.4)
    assert told["own: points of bay 2, in fifties"] == pytest.approx(20 / 50)
    assert told["player 1 seats on: in bay 1: slimer, in fives"] == pytest.approx(0.2)
    assert told["rolled: A-lion, in threes"] == pytest.approx(1 / 3)
    assert told["asked: keep"] == 1


def test_every_way_to_keep_dice_is_told_by_what_it_leads_to() -> None:
    match, encoding = at(**KEEPING)
    options = features(match, encoding, match.questions()[0])
    assert options["A-lion"]["lions kept, in threes"] == pytest.approx(1 / 3)
    assert options["A-lion"]["dice to roll afterwards, in nines"] == pytest.approx(5 / 9)
    gear = options["B-gear"]
    assert gear["rows of symbol 6 that can grow, in threes"] == pytest.approx(1 / 3)
    # Two gears more would claim a john boy, which is worth most in the bay that has one.
    last = "most points by a tile for which the rows would pay if they grew to the end, in fifties"
    assert gear[last] == pytest.approx(20 / 50)
    assert last not in options["nothing"]


def test_actions_have_the_texts_of_the_options() -> None:
    match, encoding = at(**KEEPING)
    question = match.questions()[0]
    options = whole_zeros(encoding.most_options)
    actions = whole_zeros(encoding.most_options)
    count = encoding.list_options(match.state, question, options, actions, 0)
    assert count == len(question.options)
    for place in range(count):
        text = match.text(question, int(options[place]))
        assert encoding.describe_action(int(actions[place])) == f"keep {text}"
