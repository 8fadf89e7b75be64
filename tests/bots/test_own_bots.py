"""The bots of the house: legal, repeatable, and the greedy one stronger than chance."""

from __future__ import annotations

import pytest

from dicehall.arena.batch import play_batch
from dicehall.arena.plan import TournamentPlan
from dicehall.bots.random import RandomBot
from dicehall.bots.registry import bots_of, make_bot
from dicehall.core.match import Match
from dicehall.core.question import Answer
from dicehall.core.sources import SeededDice


def test_greedy_beats_random_in_four_of_five_games_from_both_seats() -> None:
    first = play_batch(
        TournamentPlan("novodice", {"players": 2}, ("greedy", "random"), "strength"), 0, 150
    )
    second = play_batch(
        TournamentPlan("novodice", {"players": 2}, ("random", "greedy"), "strength"), 0, 150
    )
    wins = [first.by_bot["greedy"].wins, second.by_bot["greedy"].wins]
    assert min(wins) >= 0.8 * 150
    assert sum(wins) >= 0.8 * 300


@pytest.mark.parametrize("name", bots_of("novodice"))
def test_a_bot_answers_the_same_question_the_same_way_with_the_same_seed(name: str) -> None:
    plan = TournamentPlan("novodice", {"players": 2}, (name, name), "again", records=True)
    assert play_batch(plan, 0, 2).records == play_batch(plan, 0, 2).records


@pytest.mark.parametrize("name", bots_of("novodice"))
def test_a_bot_only_chooses_what_is_offered_and_changes_nothing(name: str) -> None:
    game = TournamentPlan("novodice", {"players": 3}, (name,) * 3, "legal").new_game()
    match = Match(game, SeededDice("legal"), listen=False)
    bots = [make_bot(name, "novodice", str(seat)) for seat in range(3)]
    while not match.over():
        question = match.questions()[0]
        bot = bots[question.seat]
        offered = list(question.options)
        before = match.state.numbers()
        option = bot.decide(None if bot.blind else match.view(question.seat), question)
        assert option in offered
        assert question.options == offered
        assert match.state.numbers() == before
        match.play(Answer(question.seat, question.turn, option))


def test_the_random_bot_takes_every_option_about_as_often() -> None:
    game = TournamentPlan("novodice", {"players": 2}, ("random",) * 2, "even").new_game()
    question = Match(game, SeededDice("even"), listen=False).questions()[0]
    bot = RandomBot("even")
    assert bot.blind
    number = 200 * len(question.options)
    chosen = [bot.decide(None, question) for _ in range(number)]
    for option in question.options:
        # 200 on average; six standard errors either way.
        assert 115 < chosen.count(option) < 285


def test_random_bots_of_different_seeds_choose_differently() -> None:
    plans = [TournamentPlan("novodice", {"players": 2}, ("random",) * 2, seed) for seed in "ab"]
    one, other = (play_batch(plan, 0, 3) for plan in plans)
    assert (one.decisions, one.by_seat) != (other.decisions, other.by_seat)
