"""The levels of NovoDice and their adviser: legal, sensible, and as strong as they are listed."""

from __future__ import annotations

import json
import os
from importlib.resources import files
from math import isfinite, sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.arena.batch import play_batch
from dicehall.arena.plan import TournamentPlan
from dicehall.bots.advice import Weighed
from dicehall.bots.registry import bots_of, make_bot
from dicehall.build import describe
from dicehall.core.match import Match
from dicehall.core.question import Answer
from dicehall.core.sources import SeededDice
from dicehall.core.task import NOTHING
from dicehall.games.novodice.bots.adviser import NovoDiceAdviser
from dicehall.games.novodice.bots.greedy import GreedyNovoDice
from dicehall.games.novodice.bots.growth_inputs import BAY_INPUTS, SEAT_INPUTS
from dicehall.games.novodice.bots.growth_network import read_network
from dicehall.games.novodice.bots.levels import (
    HORIZONS,
    LEVELS,
    WEIGHTS,
    YARDSTICK,
    AdvisedNovoDice,
)
from dicehall.games.novodice.bots.seat_context import SeatContext, Wanted, seat_contexts
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.tiles_by_symbol import TilesBySymbol
from dicehall.games.novodice.bots.turns_left import turns_to_come
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.state import BAYS, SPACES
from dicehall.games.novodice.rules.worth import worth
from dicehall.statistics.tally import variance

GAME = NovoDice(2)
BOX = GAME.box
TILES_BY_SYMBOL = TilesBySymbol(BOX)
FULL = [3] * BOX.trash + [BOX.trash_tiles]

on_the_quick_build = pytest.mark.skipif(
    not describe().compiled,
    reason="both builds decide alike, and the compiled one plays these games ten times as fast",
)
"""Put this over a test that plays many games to see how strong somebody is."""


def weighed(given: dict[str, Any], game: NovoDice = GAME) -> dict[str, Weighed]:
    """Return the advice for the question of a position, by the options' texts."""
    match = Match(game, None, game.position(given))
    question = match.questions()[0]
    found = NovoDiceAdviser().weigh(match.view(question.seat), question)
    assert [one.option for one in found] == question.options
    return {match.text(question, one.option): one for one in found}


def test_the_yardstick_is_known_and_not_listed() -> None:
    assert isinstance(make_bot(YARDSTICK, "novodice", "1"), AdvisedNovoDice)
    assert YARDSTICK not in bots_of("novodice")


def best(advice: dict[str, Weighed]) -> str:
    return max(advice, key=lambda text: advice[text].worth)


def test_the_levels_are_listed_from_the_weakest_to_the_champion() -> None:
    names = bots_of("novodice")
    assert [name for name in names if name in LEVELS] == list(LEVELS)
    assert names[0] == "random"
    assert names[-1] == "champion"
    assert "greedy" in names


@on_the_quick_build
def test_the_champion_beats_greedy_in_most_of_a_few_games() -> None:
    plan = TournamentPlan("novodice", {"players": 2}, ("champion", "greedy"), "strength")
    assert play_batch(plan, 0, 40).by_bot["champion"].wins > 22


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_champion_takes_the_first_of_the_options_its_adviser_weighs_most(players: int) -> None:
    game = NovoDice(players)
    match = Match(game, SeededDice(f"advice/{players}"), listen=False)
    champion = make_bot("champion", "novodice", "1")
    adviser = NovoDiceAdviser()
    asked: set[str] = set()
    while not match.over():
        question = match.questions()[0]
        view = match.view(question.seat)
        option = champion.decide(view, question)
        # To weigh with reasons takes longer; a part of the questions will do.
        kind = question.choice.name()
        if kind not in asked or len(match.steps) % 5 == 0:
            asked.add(kind)
            advice = adviser.weigh(match.view(question.seat), question)
            assert [one.option for one in advice] == question.options
            assert all(0.0 <= one.worth <= 1.0 for one in advice)
            assert all(isfinite(figure) for one in advice for figure in one.reasons.values())
            assert max(advice, key=lambda one: one.worth).option == option
        match.play(Answer(question.seat, question.turn, option))
    assert asked == {"keep", "claim", "place"}


ODD_BOXES: list[dict[str, Any]] = [
    {"dice": {"X": {"number": 0}}},
    {"dice": {"A": {"number": 4}, "B": {"number": 3}}},
    {"trash": 0},
    {
        "tiles": {
            f"new_{number}": {
                "symbol": "gear",
                "count": 1 + number % 3,
                "value": number,
                "lions": 1,
            }
            for number in range(6)
        }
    },
    {"tiles_per_kind": {"2": 1}},
]


@pytest.mark.parametrize("override", ODD_BOXES)
def test_the_champion_plays_with_any_box(override: dict[str, Any]) -> None:
    plan = TournamentPlan(
        "novodice", {"players": 2, "components": override}, ("champion", "random"), "odd"
    )
    assert play_batch(plan, 0, 1).games == 1


def test_in_the_last_turn_the_exchange_that_wins_is_certain_to_win() -> None:
    # Player 2 has closed with 10 points. Player 1 is full but for one space and holds two tiles.
    bays = {
        "1": [
            "trash trash trash trash trash",
            "trash trash trash trash trash",
            "trash trash novo_food trash",
        ],
        "2": ["novo_food trash trash trash trash", "trash " * 5, "trash " * 5],
    }
    advice = weighed({"bays": bays, "closing": 2, "next": "place", "hand": "spike lady_dice"})
    # First one of them fills the space; with the other exchanged for trash it is 10 + 1 + 2 > 10.
    assert best(advice) in ("spike to bay 3", "lady_dice to bay 3")
    assert advice[best(advice)].worth == 1.0


def test_a_lost_last_turn_is_worth_nothing_and_a_tie_half() -> None:
    bays = {
        "1": ["trash " * 5, "trash " * 5, "trash " * 4],
        "2": ["novo_food trash trash trash trash", "trash " * 5, "trash " * 4 + "spike"],
    }
    lost = weighed({"bays": bays, "closing": 2, "next": "place", "hand": "oxytonator novo_cola"})
    assert {one.worth for one in lost.values()} == {0.0}
    bays["1"][0] = "novo_food trash trash trash trash"
    tied = weighed({"bays": bays, "closing": 2, "next": "place", "hand": "slimer space_pack"})
    assert tied["space_pack to bay 3"].worth == 0.5


def test_two_tiles_that_make_a_set_are_claimed_for_the_bay_that_needs_them() -> None:
    bays = {"1": ["spare_parts spare_parts john_boy john_boy", "", ""]}
    advice = weighed(
        {
            "bays": bays,
            "next": "claim",
            "slots": ["B-gear A-suitcase", "B-gear", "nothing"],
        }
    )
    # Either may come first, as both are claimed in the end.
    assert advice["spare_parts by row"].worth > advice[best(advice)].worth - 1e-12


def test_the_reasons_to_keep_dice_are_chances_and_means() -> None:
    advice = weighed({"next": "keep 1", "rolled": "A-lion A-suitcase A-bandage B-lion B-gear"})
    kept = advice["A-lion B-lion B-gear"].reasons
    assert kept["lions"] == kept["extra_dice"] == 2.0
    assert kept["rolled_again"] == 2.0
    for one in advice.values():
        assert 0.0 <= one.reasons["trash"] <= 1.0
        assert 0.0 <= one.reasons["chance"] <= 1.0
        assert one.reasons["tiles"] >= 1.0 - one.reasons["trash"] - 1e-9


def test_the_weights_are_small_and_whole() -> None:
    folder = files("dicehall.games.novodice.bots")
    text = folder.joinpath("champion-1.json").read_text("utf-8")
    assert len(text) < 100_000
    read = json.loads(text)
    hidden = len(read["bay"]) // BAY_INPUTS
    units = len(read["seat"]) // SEAT_INPUTS
    assert len(read["bay"]) == hidden * BAY_INPUTS
    assert len(read["part"]) == hidden * units
    assert len(read["seat"]) == units * SEAT_INPUTS
    assert len(read["out"]) == len(read["spread"]) == units + 1


bays = st.lists(st.integers(0, BOX.trash), max_size=SPACES).map(sorted)


@given(
    own=st.lists(bays, min_size=BAYS, max_size=BAYS),
    turns=st.floats(0, 15),
    level=st.sampled_from(LEVELS),
)
def test_bays_are_never_expected_to_lose_worth(
    own: list[list[int]], turns: float, level: str
) -> None:
    wanted = Wanted(BOX, own + [[]] * BAYS)
    context = SeatContext(wanted, 0, turns, 1, list(wanted.free))
    expected = read_network(WEIGHTS, HORIZONS[level]).of_bays(
        Supplies(TILES_BY_SYMBOL, FULL), own, context
    )
    assert isfinite(expected)
    now = sum(worth(BOX, bay) for bay in own)
    assert expected >= now
    if turns == 0 or min(map(len, own)) == SPACES:
        assert expected == now


def test_a_tile_that_completes_a_set_is_not_wasted_on_an_empty_bay() -> None:
    """An empty bay was once expected to gain more from its first tile than a set from its fourth."""
    position = {
        "next": "place",
        "hand": "warp_cell",
        "bays": {
            "1": ["oxytonator oxytonator warp_cell", "", "slimer trash"],
            "2": ["slimer space_pack john_boy", "novo_cola john_boy", "mr_smith"],
        },
    }
    assert best(weighed(position)) == "warp_cell to bay 1"


@given(
    free=st.lists(st.integers(1, 15), min_size=2, max_size=4),
    to_move=st.integers(0, 3),
)
def test_who_has_fewest_spaces_left_sets_the_end_for_all(free: list[int], to_move: int) -> None:
    to_move %= len(free)
    turns = turns_to_come(free, NOTHING, to_move, 1.2)
    assert min(turns) >= 1.0
    # Nobody gets more than one turn more than it takes the quickest to fill the bays.
    assert max(turns) <= max(1.0, min(free) / 1.2) + 2.0


def test_after_the_bays_were_filled_each_other_player_has_one_turn() -> None:
    assert turns_to_come([0, 4, 4, 4], 0, 2, 1.2) == [0.0, 0.0, 1.0, 1.0]
    assert turns_to_come([4, 0], 1, 0, 1.2) == [1.0, 0.0]


@on_the_quick_build
@pytest.mark.parametrize("players", [2, 3, 4])
def test_champions_reach_what_they_expect_before_the_first_roll(players: int, seed: int) -> None:
    # A dozen games do not know well how far they spread, so that three errors are nothing rare among them.
    games, errors = (400, 3) if os.environ.get("DICEHALL_TEST_PROFILE") == "long" else (12, 5)
    network = read_network()
    state = NovoDice(players).start()
    wanted = Wanted(BOX, state.bays)
    contexts = seat_contexts(wanted, list(wanted.free), NOTHING, 0, network.tiles_a_turn)
    supplies = Supplies(TILES_BY_SYMBOL, state.warehouse)
    expected = 0.0
    for context in contexts:
        promised = network.of_bays(supplies, [[], [], []], context)
        expected += promised / players
    plan = TournamentPlan(
        "novodice", {"players": players}, ("champion",) * players, f"outlook/{seed}"
    )
    tally = play_batch(plan, 0, games).by_bot["champion"]
    mean = tally.scores / (players * games)
    error = sqrt(variance(tally.scores, tally.scores_squared, games) / games) / players
    print(f"expected {expected:.2f}, reached {mean:.2f}, standard error {error:.2f}")
    assert abs(mean - expected) < errors * error


@pytest.mark.parametrize(
    ("level", "counts_extra_dice"), [("novice", False), ("apprentice", False), ("skilled", True)]
)
def test_the_first_levels_keep_dice_like_greedy_and_judge_tiles_like_champion(
    level: str, counts_extra_dice: bool
) -> None:
    match = Match(GAME, SeededDice("first levels"), listen=False)
    first = make_bot(level, "novodice", "1")
    by_thumb = GreedyNovoDice(counts_extra_dice)
    by_value = AdvisedNovoDice(read_network(WEIGHTS, HORIZONS[level]))
    asked: set[str] = set()
    while not match.over() and len(match.steps) < 60:
        question = match.questions()[0]
        asked.add(question.choice.name())
        example = by_thumb if question.choice.name() == "keep" else by_value
        option = first.decide(match.view(question.seat), question)
        assert option == example.decide(match.view(question.seat), question)
        match.play(Answer(question.seat, question.turn, option))
    assert asked == {"keep", "claim", "place"}


@pytest.mark.parametrize(
    ("counts_extra_dice", "kept"), [(True, "A-lion B-lion B-gear"), (False, "B-gear")]
)
def test_who_does_not_count_the_extra_dice_of_lions_keeps_fewer_of_them(
    counts_extra_dice: bool, kept: str
) -> None:
    rolled = "A-lion A-suitcase A-bandage B-lion B-gear"
    match = Match(GAME, None, GAME.position({"next": "keep 1", "rolled": rolled}))
    question = match.questions()[0]
    bot = GreedyNovoDice(counts_extra_dice)
    assert match.text(question, bot.decide(match.view(question.seat), question)) == kept
