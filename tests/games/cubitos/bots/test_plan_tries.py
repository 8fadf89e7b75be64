"""The champion with time to think: the same choices on every build, tries only where they tell something."""

from __future__ import annotations

from zlib import crc32

import pytest
from tests.games.cubitos.bots.test_adviser import next_question
from tests.games.cubitos.bots.test_levels import choices_of

from dicehall.bots.advice import best_of
from dicehall.bots.registry import make_bot
from dicehall.core.engine import choose, settle
from dicehall.core.game import view_of
from dicehall.core.mistakes import BadOptions
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.adviser import CubitosAdviser
from dicehall.games.cubitos.bots.plan_tries import (
    TRIED_OUT,
    TrialCubitos,
    Tried,
    best_first,
    still_open,
    worth_trying,
)
from dicehall.games.cubitos.game import from_options


def test_it_plays_the_same_on_every_build() -> None:
    chosen = choices_of("champion:1ms", "3", 2, 120)
    assert (len(chosen), crc32(repr(chosen).encode())) == (120, 1832744112)


def test_without_tries_and_plans_it_plays_as_the_champion_does() -> None:
    game = from_options({"race": "2", "players": 2, "rounds": 2})
    state = game.start()
    table = game.table(state)
    settle(table)
    source = SeededDice("as the network")
    adviser = CubitosAdviser()
    bot = TrialCubitos(CubitosAdviser(), "seed", 4)
    tried = 0
    while (question := next_question(game, table, source)) is not None:
        before = state.numbers()
        option = bot.decide(view_of(game, question.seat, state), question)
        assert state.numbers() == before
        expected = best_of(adviser.rank(view_of(game, question.seat, state), question)).option
        if worth_trying(game, state, question):
            assert question.choice.name() in TRIED_OUT
            assert state.players[question.seat].passed
            tried += 1
        elif question.choice.name() not in TRIED_OUT:
            assert option == expected
        choose(table, question, option)
    assert tried


def test_plans_are_ordered_by_judgement_and_tries_together() -> None:
    state = from_options({"race": "1", "players": 2}).start()
    plans = [Tried(1, state, 0.5, 10.0), Tried(2, state, 0.4, 10.0), Tried(3, state, 0.5, 10.0)]
    assert [plan.option for plan in best_first(plans)] == [1, 3, 2]
    for plan in plans:
        for _ in range(10):
            plan.add(0.7 if plan.option == 2 else 0.5)
    assert [plan.option for plan in best_first(plans)] == [2, 1, 3]
    assert plans[0].mean() == pytest.approx(0.55)


def test_a_plan_is_given_up_when_it_is_surely_worse_or_as_good() -> None:
    state = from_options({"race": "1", "players": 2}).start()
    best, close, worse, same = (Tried(number, state, 0.5, 10.0) for number in range(4))
    for number in range(16):
        luck = 0.2 if number % 2 else -0.2
        best.add(0.6 + luck)
        close.add(0.58 - luck)
        worse.add(0.3 + luck / 2)
        same.add(0.6 + luck)
    assert still_open(best, close)
    assert not still_open(best, worse)
    assert not still_open(best, same)


def test_it_takes_a_time_in_seconds_or_milliseconds() -> None:
    for name in ("champion:1s", "champion:20ms"):
        assert isinstance(make_bot(name, "cubitos", "seed"), TrialCubitos)
    for wrong in ("champion:0s", "champion:s", "champion:1m", "champion:ms"):
        with pytest.raises(BadOptions):
            make_bot(wrong, "cubitos", "seed")
