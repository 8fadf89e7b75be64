"""What a plan tells is what follows: the same answers, and the same chance until dice fall."""

from __future__ import annotations

from typing import Any

import pytest

from dicehall.bots.plans import Plan, next_best, plan
from dicehall.bots.registry import adviser_of, make_bot
from dicehall.core.match import Match
from dicehall.core.sources import SeededDice
from dicehall.games.registry import new_game

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("cubitos", {"players": 2, "race": "2", "rounds": 5}),
    ("cubitos", {"players": 2, "race": "5", "rounds": 5}),
    ("novodice", {"players": 2}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_chance_stays_the_same_and_the_plan_comes_true_until_dice_fall(
    name: str, options: dict[str, Any]
) -> None:
    match = Match(new_game(name, options), listen=False)
    bot = make_bot(adviser_of(name), name, "plans")
    source = SeededDice("plans")
    open_plan: Plan | None = None
    planner = followed = 0
    while match.throws() or match.questions():
        if match.throws():
            match.roll(source)
            open_plan = None
            continue
        question = match.questions()[0]
        option = bot.decide(match.view(question.seat), question)
        found = plan(match, bot, question, option)
        if open_plan is not None and question.seat == planner:
            asked, answer = open_plan.next[0]
            assert (question.choice.name(), found.option) == (asked, answer)
            assert found.next == open_plan.next[1:]
            assert found.chance == pytest.approx(open_plan.chance)
            followed += 1
        match.answer(question, option)
        open_plan, planner = (found if found.next else None), question.seat
    assert followed >= 5


def test_planning_leaves_the_game_as_it_is() -> None:
    match = Match(new_game("novodice", {"players": 2}), SeededDice("as it is"), listen=False)
    bot = make_bot("champion", "novodice", "plans")
    before = match.state.check()
    (question,) = match.questions()
    weighed = bot.weigh(match.view(question.seat), question)
    chosen = bot.decide(match.view(question.seat), question)
    other = next_best(weighed, chosen)
    assert other is not None
    assert other != chosen
    plan(match, bot, question, other)
    assert match.state.check() == before
