"""A race as numbers: what an observation, an action and a listed option say is what is on the table."""

from __future__ import annotations

from typing import Any

import pytest

import dicehall
from dicehall.core.encoding import whole_zeros, zeros
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.cubitos.encoding.actions import ACTIONS, NAMES
from dicehall.games.cubitos.encoding.encoding import CubitosEncoding
from dicehall.games.cubitos.encoding.layout import CHANGING, OPTION, OPTION_SIZE
from dicehall.games.cubitos.game import Cubitos


def encoding_of(game: AnyGame) -> CubitosEncoding:
    assert isinstance(game, Cubitos)
    return CubitosEncoding(game)


def seen(
    game: AnyGame, state: Any, seat: int, question: Question | None = None
) -> dict[str, float]:
    """Return what is not zero of the changing part of an observation, by meaning."""
    encoding = encoding_of(game)
    into = zeros(encoding.changing)
    encoding.observe(state, seat, question, into, 0)
    told = {encoding.describe(index): into[index] for index in range(encoding.changing)}
    return {name: number for name, number in told.items() if number}


def position(seats: int = 2, **given: Any) -> tuple[AnyGame, Any]:
    game = dicehall.new_game("cubitos", players=seats, race="1")
    return game, game.position({"next": "push", "start_player": 2, **given})


def test_every_number_has_a_meaning_of_its_own() -> None:
    encoding = encoding_of(dicehall.new_game("cubitos", players=4, race="1"))
    size = encoding.observation_size()
    names = {encoding.describe(index) for index in range(size)}
    assert len(names) == size
    assert len(set(NAMES)) == len(NAMES) == ACTIONS
    assert len(set(OPTION)) == len(OPTION) == OPTION_SIZE


@pytest.mark.parametrize("race", ["1", "7", "grand_finale"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_size_is_the_same_for_any_race_and_number_of_players(race: str, players: int) -> None:
    encoding = encoding_of(dicehall.new_game("cubitos", players=players, race=race))
    assert (encoding.changing, encoding.actions) == (CHANGING, ACTIONS)
    assert encoding.observation_size() == 2051


def test_the_own_seat_comes_first_and_the_others_in_turn_order() -> None:
    game, state = position(3, players={"1": {"credit": 1}, "2": {"credit": 2}, "3": {"credit": 3}})
    for seat in range(3):
        told = seen(game, state, seat)
        others = [(seat + place) % 3 for place in range(3)]
        assert told["own: credits"] == pytest.approx((others[0] + 1) / 10)
        assert told["player 1 seats on: credits"] == pytest.approx((others[1] + 1) / 10)
        assert told["player 2 seats on: credits"] == pytest.approx((others[2] + 1) / 10)
        assert "player 3 seats on: takes part" not in told


def test_dice_are_counted_by_zone_and_kind() -> None:
    player = {"draw": "light light red", "roll": "dark blue", "active": "green-symbol light-money1"}
    game, state = position(players={"1": player})
    told = seen(game, state, 0)
    assert told["own: dice in draw: light"] == pytest.approx(0.2)
    assert told["own: dice in draw: red"] == pytest.approx(0.1)
    assert told["own: dice in roll: blue"] == pytest.approx(0.1)
    assert told["own: active dice: green"] == pytest.approx(0.1)
    assert told["own: active dice with an unused symbol: green"] == pytest.approx(0.1)
    assert told["own: active dice that show money1"] == pytest.approx(0.1)
    assert "own: active dice with an unused power: green" not in told


def test_what_is_asked_is_told() -> None:
    match = dicehall.new_match("cubitos", players=2, race="1", seed="7")
    told = seen(match.game, match.state, 0, match.questions()[0])
    assert told["asked: push"] == 1
    assert "asked: buy" not in told


def listed(match: Match, question: Question) -> tuple[CubitosEncoding, list[int], list[int]]:
    encoding = encoding_of(match.game)
    options = whole_zeros(encoding.most_options)
    actions = whole_zeros(encoding.most_options)
    count = encoding.list_options(match.state, question, options, actions, 0)
    return (
        encoding,
        [int(options[place]) for place in range(count)],
        [int(actions[place]) for place in range(count)],
    )


def test_places_are_ranked_from_the_finish() -> None:
    game, state = position(next="move", players={"1": {"move": 4}, "2": {"move": 1}})
    match = Match(game, state=state)
    question = match.questions()[0]
    assert question.asked == "move"
    _, options, actions = listed(match, question)
    to_finish = game.to_finish  # type: ignore[attr-defined]
    left = [to_finish[option - 1] for option in options]
    assert left == sorted(left)
    assert NAMES[actions[0]] == "end the move on the space ranked 1"


def features(match: Match, question: Question) -> list[dict[str, float]]:
    encoding, options, _ = listed(match, question)
    into = zeros(encoding.most_options * encoding.option_features)
    given = whole_zeros(encoding.most_options)
    for place, option in enumerate(options):
        given[place] = option
    encoding.describe_options(match.state, question, given, len(options), 0, into, 0)
    return [
        {
            encoding.describe_feature(index): into[place * OPTION_SIZE + index]
            for index in range(OPTION_SIZE)
            if into[place * OPTION_SIZE + index]
        }
        for place in range(len(options))
    ]


def test_pushing_is_described_by_its_chance_to_bust() -> None:
    game, state = position(players={"1": {"roll": "light light red", "at_risk": True}})
    match = Match(game, state=state)
    push, stop = features(match, match.questions()[0])
    assert push["chance to bust by pushing"] == pytest.approx(25 / 54)
    assert push["dice that would be rolled, in tens"] == pytest.approx(0.3)
    assert stop["stops, or takes none"] == 1


def test_a_purchase_is_described_by_the_die_and_what_is_left() -> None:
    game, state = position(next="buy", players={"1": {"money": 9}})
    match = Match(game, state=state)
    question = match.questions()[0]
    assert question.asked == "buy"
    none, first, *_ = features(match, question)
    assert none["money and credits left afterwards, in tens"] == pytest.approx(0.9)
    assert isinstance(game, Cubitos)
    cost = int(game.costs[question.options[1] - 1])
    assert first["money and credits left afterwards, in tens"] == pytest.approx((9 - cost) / 10)
    assert first["the die: cost, in units of 10"] == pytest.approx(cost / 10)


def test_two_sets_of_cards_differ_only_in_what_never_changes() -> None:
    one = encoding_of(dicehall.new_game("cubitos", players=2, race="1"))
    other = encoding_of(dicehall.new_game("cubitos", players=2, race="2"))
    assert one.constants != other.constants
    assert len(one.constants) == len(other.constants)
