"""The greedy player of NovoDice remembers much: what it remembers is always what it would find anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.core.engine import choose, settle, settle_throw
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.games.novodice.bots.bay_estimates import (
    MANY_BAYS,
    POINT,
    BayEstimates,
    bay_estimates_of,
    changed_key,
    estimate,
)
from dicehall.games.novodice.bots.greedy import GreedyNovoDice
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.odds.tile_sets import KIND_BASE, set_key, set_tiles
from dicehall.games.novodice.rules.state import SPACES, NovoState
from dicehall.games.novodice.rules.worth import worth

BOX = NovoDice(2).box
OTHER: dict[str, Any] = {
    "tiles_per_kind": {"3": 1},
    "tiles": {"gold": {"symbol": "gear", "count": 1, "value": 9, "lions": 1}},
    "dice": {"A": {"number": 5}},
}

bays = st.lists(st.integers(0, BOX.trash), max_size=SPACES).map(sorted)


def questions(game: NovoDice, state: NovoState, seed: str) -> Iterator[tuple[Question, list[int]]]:
    """Play a game; give every question with a list into which the answer goes."""
    table = game.table(state)
    source = SeededDice(seed)
    settle(table)
    while True:
        throws = [throw for throw in table.throws if throw is not None]
        for throw in throws:
            settle_throw(table, throw, source.roll(game.dice, throw))
        asked = [question for question in table.questions if question is not None]
        if not throws and not asked:
            return
        if not throws:
            answer: list[int] = []
            yield asked[0], answer
            choose(table, asked[0], answer[0])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("override", [None, OTHER])
def test_who_remembers_decides_as_who_looks_for_the_first_time(
    players: int, override: dict[str, Any] | None
) -> None:
    game = NovoDice(players, override)
    # One bot for all seats: what it remembers is of another seat as a rule.
    bot = GreedyNovoDice()
    for number in range(3):
        state = game.start()
        for question, answer in questions(game, state, f"greedy/{number}"):
            before = state.numbers()
            offered = list(question.options)
            # It is shown the table itself, as in a play-out; this is why it may be.
            option = bot.decide(View(game, question.seat, state), question)
            assert state.numbers() == before
            assert question.options == offered
            fresh = GreedyNovoDice().decide(View(game, question.seat, state.copy()), question)
            assert option == fresh
            answer.append(option)
        assert state.flow.over()


def test_a_bot_that_changes_the_box_forgets_what_it_knew() -> None:
    games = [NovoDice(2), NovoDice(2, {"tiles": {"slimer": {"value": 20}}}), NovoDice(2)]
    position = {
        "bays": {"1": ["spike slimer", "", "trash"]},
        "next": "claim",
        "slots": ["A-suitcase A-bandage B-gear", "A-bandage B-gear", "nothing"],
    }
    bot = GreedyNovoDice()
    chosen = []
    for game in games:
        state = game.position(position)
        for question, _ in questions(game, state, ""):
            view = View(game, question.seat, state)
            chosen.append(bot.decide(view, question))
            assert chosen[-1] == GreedyNovoDice().decide(view, question)
            break
    assert chosen[0] == chosen[2] != chosen[1]


def test_it_plays_as_it_always_has() -> None:
    # Written down when it was made quicker: nothing it does was to change by that.
    chosen: list[int] = []
    for players in (2, 3, 4):
        game = NovoDice(players)
        bots = [GreedyNovoDice() for _ in range(players)]
        for number in range(2):
            state = game.start()
            for question, answer in questions(game, state, f"always/{number}"):
                view = View(game, question.seat, state)
                answer.append(bots[question.seat].decide(view, question))
                chosen += answer
    assert (len(chosen), f"{crc32(repr(chosen).encode()):08x}") == (1162, "1a7dd5e4")


@given(bay=bays)
def test_what_is_remembered_of_a_bay_is_what_is_worked_out(bay: list[int]) -> None:
    estimates = bay_estimates_of(BOX)
    key = set_key(bay)
    assert set_tiles(key) == bay
    assert estimates.worth(key) == POINT * worth(BOX, bay)
    for _ in range(2):
        assert estimates.gains(key) == estimates.fresh_gains(key)
    if len(bay) < SPACES:
        before = estimate(BOX, bay)
        assert estimates.gains(key) == [
            estimate(BOX, [*bay, tile]) - before for tile in range(len(BOX.tiles))
        ]


@given(bay=bays, new=st.integers(0, BOX.trash), at=st.integers(0, SPACES - 1))
def test_a_changed_bay_has_the_number_of_its_tiles(bay: list[int], new: int, at: int) -> None:
    assert changed_key(bay, new, -1) == set_key(sorted([*bay, new]))
    if at < len(bay):
        left = [*bay, new]
        left.remove(bay[at])
        assert changed_key(bay, new, bay[at]) == set_key(sorted(left))


def test_boxes_with_the_same_tiles_and_dice_share_what_is_remembered() -> None:
    assert bay_estimates_of(NovoDice(2).box) is bay_estimates_of(NovoDice(4).box)
    assert bay_estimates_of(NovoDice(3, OTHER).box) is not bay_estimates_of(BOX)


def test_no_more_is_remembered_than_there_is_room_for() -> None:
    estimates = BayEstimates(NovoDice(2, {"tiles": many_tiles()}).box)
    kinds = len(estimates.box.tiles)
    numbers = [one * 64 + other for one in range(1, kinds) for other in range(one, kinds)]
    for third in range(1, 20):
        for key in numbers:
            estimates.worth(key * KIND_BASE + third)
    assert len(estimates._worths) <= MANY_BAYS


def many_tiles() -> dict[str, Any]:
    """Return tiles for a box with many kinds."""
    return {
        f"new_{number}": {"symbol": "gear", "count": 2, "value": number, "lions": 3}
        for number in range(25)
    }
