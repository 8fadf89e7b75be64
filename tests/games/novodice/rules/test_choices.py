"""What a player is asked: options against brute force, and their texts."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.playing import play_on

from dicehall.core.match import Match
from dicehall.core.question import Answer, Question
from dicehall.core.task import Task
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.choices import (
    Claim,
    Keep,
    Placing,
    claim_parts,
    keep_option,
    kept_cells,
    placing_parts,
)
from dicehall.games.novodice.rules.components import DICE_CELLS, FACES
from dicehall.games.novodice.rules.rows import longest_rows
from dicehall.games.novodice.rules.state import BAYS, SPACES, NovoState
from dicehall.games.novodice.rules.turn import TURN
from dicehall.games.registry import new_game

GAME = NovoDice(2)
TASK = Task(0, TURN, 0, [-1])
dice_shown = st.lists(st.integers(0, DICE_CELLS - 1), max_size=9).map(sorted)


def keeping(rolled: list[int]) -> tuple[Any, list[int]]:
    """Return a table on which these dice were rolled, and the options of keeping."""
    state = GAME.start()
    state.rolled = list(rolled)
    table = GAME.table(state)
    return table, Keep().options(table, TASK)


@given(rolled=dice_shown)
def test_every_set_of_up_to_three_dice_can_be_kept_and_none_comes_twice(rolled: list[int]) -> None:
    _, options = keeping(rolled)
    by_hand = {chosen for size in range(4) for chosen in combinations(rolled, size)}
    kept = [tuple(kept_cells(option)) for option in options]
    assert set(kept) == by_hand
    assert len(kept) == len(by_hand)
    assert options[0] == 0


@given(rolled=dice_shown)
def test_options_of_keeping_stand_in_the_order_of_their_dice(rolled: list[int]) -> None:
    _, options = keeping(rolled)
    kept = [kept_cells(option) for option in options]
    assert kept == sorted(kept)


@given(rolled=dice_shown, data=st.data())
def test_dice_to_keep_are_found_by_their_text_in_any_order(
    rolled: list[int], data: st.DataObject
) -> None:
    table, options = keeping(rolled)
    option = data.draw(st.sampled_from(options))
    text = Keep().text(table, option)
    # Faces that a die does not have, which only this test can roll, have no text that is read.
    sides = [cell % FACES in GAME.box.dies[cell // FACES].sides for cell in kept_cells(option)]
    mixed = " ".join(data.draw(st.permutations(text.split())))
    for written in (text, mixed):
        assert Keep().find(table, options, written) == (option if all(sides) else None)


@given(cells=st.lists(st.integers(0, DICE_CELLS - 1), max_size=3).map(sorted))
def test_an_option_of_keeping_says_which_dice_and_back(cells: list[int]) -> None:
    assert kept_cells(keep_option(cells)) == cells


@pytest.mark.parametrize(
    "text", ["A-gear", "A-lion A-lion A-lion", "X-lion", "A-lion A-lion B-gear B-pawn", "?"]
)
def test_dice_that_were_not_rolled_cannot_be_kept(text: str) -> None:
    table, options = keeping(GAME.dice.parse("A-lion A-lion A-cutlery B-gear B-pawn"))
    assert Keep().find(table, options, text) is None


def claimable(game: NovoDice, state: NovoState) -> set[tuple[int, int]]:
    """Work out by the rules which tile may be claimed how: 0 by row, 1 by lions, 2 freely."""
    found = set()
    for kind, tile in enumerate(game.box.tiles[:-1]):
        if state.warehouse[kind]:
            if any(row // 4 == tile.symbol and row % 4 >= tile.count for row in state.rows):
                found.add((kind, 0))
            if state.lions >= max(tile.lions, 1):
                found.add((kind, 1))
            if state.free_claims:
                found.add((kind, 2))
    return found


def places(game: NovoDice, state: NovoState) -> set[tuple[int, int, int]]:
    """Work out by the rules where a tile of the hand may go: (tile, bay or -1, tile replaced or -1)."""
    bays = state.bays[state.active * BAYS : state.active * BAYS + BAYS]
    free = [bay for bay in range(BAYS) if len(bays[bay]) < SPACES]
    spaces = sum(SPACES - len(bay) for bay in bays)
    if free:
        tiles = set(state.hand) if len(state.hand) > spaces else {min(state.hand)}
        return {(tile, bay, -1) for tile in tiles for bay in free}
    tile = min(state.hand)
    replacing = {(tile, bay, old) for bay in range(BAYS) for old in bays[bay] if old != tile}
    return replacing | {(tile, -1, -1)}


components = st.sampled_from(
    [
        {},
        {"trash": 1, "tiles_per_kind": {"2": 1, "3": 1}},
        {"dice": {"A": {"faces": ["lion", "lion", "suitcase"]}, "B": {"faces": ["lion", "gear"]}}},
        {"dice": {die: {"faces": ["lion", "lion", "lion", "gear"]} for die in "ABX"}},
    ]
)


@given(players=st.integers(2, 3), override=components, seed=st.integers(0, 10**6))
def test_claims_and_placings_of_whole_games_are_those_of_the_rules(
    players: int, override: dict[str, Any], seed: int
) -> None:
    game = new_game("novodice", {"players": players, "components": override})
    assert isinstance(game, NovoDice)

    def look(match: Match) -> None:
        state = match.state
        assert isinstance(state, NovoState)
        for question in match.questions():
            if isinstance(question.choice, Claim):
                stop = [option for option in question.options if option == 0]
                assert bool(stop) == bool(state.hand)
                claims = [claim_parts(option) for option in question.options if option != 0]
                assert set(claims) == claimable(game, state)
                assert question.options == sorted(question.options)
            elif isinstance(question.choice, Placing):
                found = [placing_parts(option, len(game.box.tiles)) for option in question.options]
                assert set(found) == places(game, state)
                assert question.options == sorted(question.options)
            else:
                assert sum(state.loose) == len(state.rolled)
            assert_texts_lead_back(match, question)

    play_on(Match(game), str(seed), look)


def assert_texts_lead_back(match: Match, question: Question) -> None:
    texts = [match.text(question, option) for option in question.options]
    assert len(set(texts)) == len(texts)
    if len(texts) < 60:
        assert [match.find(question, f" {text} ") for text in texts] == question.options


def at(position: dict[str, Any], players: int = 2) -> Match:
    game = NovoDice(players)
    return Match(game, state=game.position(position))


def offered(match: Match) -> list[str]:
    (question,) = match.questions()
    return [match.text(question, option) for option in question.options]


def test_the_example_turn_of_the_rules_offers_what_the_rules_say() -> None:
    match = at({"next": "claim", "slots": ["A-lion A-suitcase", "A-lion", "B-lion X-lion"]})
    bought = ["slimer", "spike", "space_pack", "oxytonator", "novo_cola", "lady_dice"]
    assert sorted(offered(match)) == sorted(
        ["slimer by row", *(f"{tile} by lions" for tile in bought)]
    )


def test_eight_lions_claim_any_two_tiles_instead() -> None:
    slots = ["A-lion A-lion A-lion", "B-lion B-lion X-lion", "X-lion X-lion X-pawn"]
    match = at({"next": "claim", "slots": slots})
    cargo = [tile.id for tile in GAME.box.tiles[:-1]]
    assert sorted(offered(match)) == sorted(
        [f"{tile} by lions" for tile in cargo] + [f"{tile} by free choice" for tile in cargo]
    )


FULL = [
    "trash trash trash trash trash",
    "slimer slimer trash trash trash",
    "spike spike trash trash",
]


def say(match: Match, text: str) -> None:
    (question,) = match.questions()
    match.play(Answer(question.seat, question.turn, match.find(question, text)))


def test_with_a_surplus_free_spaces_are_filled_first_by_any_tile_of_the_hand() -> None:
    match = at({"next": "place", "bays": {"1": FULL}, "hand": "slimer mr_smith"})
    assert offered(match) == ["slimer to bay 3", "mr_smith to bay 3"]
    say(match, "slimer to bay 3")
    assert offered(match) == [
        "mr_smith for trash in bay 1",
        "mr_smith for slimer in bay 2",
        "mr_smith for trash in bay 2",
        "mr_smith for slimer in bay 3",
        "mr_smith for spike in bay 3",
        "mr_smith for trash in bay 3",
        "drop mr_smith",
    ]


@pytest.mark.parametrize(
    ("answer", "back"),
    [
        ("drop mr_smith", "mr_smith"),
        ("mr_smith for slimer in bay 2", "slimer"),
        ("mr_smith for trash in bay 1", "trash"),
    ],
)
def test_a_tile_dropped_or_replaced_goes_back_to_the_warehouse(answer: str, back: str) -> None:
    match = at({"next": "place", "bays": {"1": FULL}, "hand": "slimer mr_smith"})
    before = match.game.show(match.state)["warehouse"]
    pieces = match.game.pieces(match.state)
    say(match, "slimer to bay 3")
    say(match, answer)
    after = match.game.show(match.state)["warehouse"]
    assert after == before | {back: before[back] + 1}
    assert match.game.pieces(match.state) == pieces


def test_rows_of_a_position_and_rows_of_the_state_agree() -> None:
    match = at({"next": "claim", "slots": ["A-suitcase A-suitcase", "B-suitcase", ""]})
    state = match.state
    assert isinstance(state, NovoState)
    assert state.rows == longest_rows(state.slots) == [5, 6]
