"""Routes walk step by step as the rules allow, and cost and bring what is told."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.games.matches import (
    after,
    fraction,
    game_of,
    match_at,
    only_question,
    player_of,
    told_at,
)

from dicehall.core.match import Match
from dicehall.games.cubitos.explain.pieces import space_told
from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.maps import TRACK_NAMES
from dicehall.games.cubitos.track.steps import DOUBLE, JUMP, WALK, Point, TrackStep, take_step
from dicehall.games.cubitos.track.track import REWARD_NAMES

SPACES = st.integers(0, 10_000)


def moving(track: str, space: int, laps: int = 1, **means: int) -> Match:
    """Return a runner somewhere on a track, about to move."""
    options = {"race": "1", "tracks": [track], "laps": laps}
    course = game_of(match_at({}, **options)).course
    dry = [place for place in range(course.finish) if course.steps_into[place]]
    where = course.text(dry[space % len(dry)])
    player: dict[str, Any] = {"space": where, **means}
    return match_at({"next": "move", "acting": [1], "players": {"1": player}}, **options)


def steps_of(course: Course, begin: int, route: list[dict[str, Any]]) -> list[TrackStep]:
    """Read a route."""
    steps: list[TrackStep] = []
    here = begin
    for told in route:
        if told["step"] == "jet_pack":
            steps.append(TrackStep(DOUBLE, here))
            continue
        here = course.parse(told["space"]["text"])
        steps.append(TrackStep(JUMP if told["step"] == "jump" else WALK, here))
    return steps


@settings(max_examples=max(5, settings().max_examples // 2))
@given(
    track=st.sampled_from(TRACK_NAMES),
    space=SPACES,
    laps=st.integers(1, 2),
    move=st.integers(1, 9),
    water=st.integers(0, 3),
    money=st.integers(0, 3),
)
def test_every_route_is_legal_and_costs_what_is_told(
    track: str, space: int, laps: int, move: int, water: int, money: int
) -> None:
    match = moving(track, space, laps, move=move, water=water, money=money)
    # Where a single move leads nowhere, as before water, nobody is asked.
    assume([question.choice.name() for question in match.questions()] == ["move"])
    question = only_question(match)
    told = told_at(match)
    course, player = game_of(match).course, player_of(match, 0)
    assert told["facts"]["purse"] == money
    for option, one in zip(question.options, told["options"], strict=True):
        point = Point(player.position, move, water, money, player.effects_used)
        moves = water_moves = 0
        for step in steps_of(course, player.position, one["route"]):
            before = point
            point = take_step(course, point, step)
            if step.kind != DOUBLE:
                moves += before.moves - point.moves
                water_moves += before.water_moves - point.water_moves
        assert course.text(point.position) == one["space"]["text"] == one["text"]
        assert (moves, water_moves) == (one["moves"], one["water_moves"])
        assert point.money == one["pays"]["purse"]
        assert one["stays"] == (point.position == player.position)
        copy = after(match, question, option)
        moved = player_of(copy, 0)
        assert moved.position == point.position
        asked = copy.question(0)
        offered = set()
        if asked is not None and asked.choice.name() == "reward":
            offered = {copy.text(asked, reward) for reward in asked.options} - {"none"}
        assert offered == {
            reward["reward"]
            if reward["reward"] == "any die"
            else f"{reward['reward']} {reward['amount']}"
            for reward in one["rewards"]
        }
        assert one["finished"] == (point.position >= course.finish)
        assert one["beyond"] == (
            course.distance_beyond(point.position) if one["finished"] else None
        )
        assert (one["to_go"] == 0) == one["finished"]


@settings(max_examples=max(5, settings().max_examples // 2))
@given(
    track=st.sampled_from(TRACK_NAMES),
    space=SPACES,
    move=st.integers(0, 5),
    water=st.integers(0, 2),
    money=st.integers(0, 12),
    credit=st.integers(4, 8),
)
def test_bought_moves_lead_where_they_are_told_to_lead_by_the_route_and_price_told(
    track: str, space: int, move: int, water: int, money: int, credit: int
) -> None:
    match = moving(track, space, move=move, water=water, money=money, credit=credit)
    question = only_question(match)
    assert question.choice.name() == "buy_moves"
    known: set[str] = set()
    for option, one in zip(question.options, told_at(match)["options"], strict=True):
        copy = after(match, question, option)
        player = player_of(copy, 0)
        new = {end["space"]["text"] for end in one["new"]}
        assert not known & new
        known |= new
        assert one["pays"]["money"] == money - player.money
        assert one["pays"]["credits"] == credit - player.credit
        assert one["pays"]["purse"] == player.money + player.credit
        moved = copy.question(0)
        if moved is None or moved.choice.name() != "move":
            # There was but one place to end at.
            assert one["ends"] == 1
            continue
        texts = {copy.text(moved, end) for end in moved.options}
        assert one["ends"] == len(texts)
        assert texts <= known
        if option == 0:
            assert texts == known
        places = told_at(copy)["options"]
        later = {place["text"]: place for place in places}
        for end in one["new"]:
            then = later[end["space"]["text"]]
            assert {**then, **end, "pays": None} == {**then, "pays": None}
            paid = {name: one["pays"][name] + then["pays"][name] for name in ("money", "credits")}
            assert end["pays"] == {**paid, "purse": then["pays"]["purse"]}
        assert one["to_go"] == min(place["to_go"] for place in places)
        assert one["finishes"] == any(place["finished"] for place in places)


def test_beyond_a_dozen_bought_moves_nothing_is_searched() -> None:
    match = moving("testing_the_waters", 0, money=99)
    told = told_at(match)["options"]
    assert [one["ends"] is None for one in told] == [one["bought"] > 12 for one in told]
    assert told[24]["price"] == 96


def test_a_die_to_buy_tells_its_cost_and_what_is_left() -> None:
    match = match_at(
        {"next": "buy", "acting": [1], "players": {"1": {"money": 5, "credit": 9}}}, race="1"
    )
    question = only_question(match)
    for option, one in zip(question.options, told_at(match)["options"], strict=True):
        copy = after(match, question, option)
        if one["die"] is None:
            assert one["pays"]["purse"] == 14
            continue
        bought = player_of(copy, 0)
        assert bought.credit == 9 - one["pays"]["credits"]
        if copy.question(0) is not None:
            assert bought.money == 5 - one["pays"]["money"]
        assert one["pays"]["purse"] == 14 - one["tray"]["cost"]
        kind = [die.name for die in match.game.dice.kinds].index(one["die"])
        assert one["tray"]["left"] == game_of(match).box.per_colour - one["tray"]["owned"]
        assert bought.discard[kind] == one["tray"]["owned"] + 1


@pytest.mark.parametrize(
    ("race", "card", "fans", "gains"),
    [
        ("2", "yellow-symbol", 7, [{"moves": 1}, {"moves": 3}]),
        ("5", "orange-symbol", 5, [{"money": 2}, {"credits": 2}]),
        ("5", "orange-symbol", 1, [{"money": 2}, {}]),
    ],
)
def test_either_gain_is_told(race: str, card: str, fans: int, gains: list[dict[str, int]]) -> None:
    match = match_at(
        {"next": "run", "acting": [1], "players": {"1": {"active": card, "fans": fans}}}, race=race
    )
    question = only_question(match)
    match = after(match, question, question.options[1])
    told = told_at(match)
    assert told["facts"]["asked"] == "either"
    assert [one["gains"] for one in told["options"]] == gains


def test_dice_to_draw_are_told_with_zone_number_and_chance() -> None:
    match = match_at(
        {
            "next": "draw",
            "acting": [1],
            "start_player": 2,
            "players": {"1": {"draw": "red red light light light dark", "draw_amount": 3}},
        },
        race="1",
    )
    told = told_at(match)
    facts = told["facts"]
    assert (facts["asked"], facts["by"], facts["stop"]) == ("draw", None, None)
    assert (facts["taken"], facts["least"], facts["most"]) == (0, 3, 3)
    # The dark die is not offered first, as too few would come behind it; it may be chosen all the same.
    assert [one["die"] for one in told["options"]] == ["red", "light"]
    assert [(one["die"], one["count"], one["zone"], one["card"]) for one in facts["pool"]] == [
        ("red", 2, "draw", "mr_soldier"),
        ("light", 3, "draw", None),
        ("dark", 1, "draw", None),
    ]
    assert all(0 < fraction(one["hit"]) < 1 for one in facts["pool"])


def test_rewards_have_their_names() -> None:
    assert set(REWARD_NAMES) == {"credits", "fans", "lose dice", "any die", "die up to"}


def test_a_space_tells_the_red_lines_behind_it_in_all_laps() -> None:
    course = game_of(match_at({}, race="1", tracks=[TRACK_NAMES[0]], laps=2)).course
    [track] = set(course.tracks)
    told = [space_told(course, position)["red_lines"] for position in (course.start, course.finish)]
    assert told == [0, 2 * track.red_lines]
