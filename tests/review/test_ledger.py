"""The ledger adds up, whatever its adviser believes, and calls a mistake what the adviser would not do."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.bots.advice import Weighed
from dicehall.bots.registry import make_bot
from dicehall.core.game import View
from dicehall.core.match import Match
from dicehall.core.mistakes import BadRecord
from dicehall.core.question import Answer, Question
from dicehall.core.record import Record, record_of
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.games import new_game
from dicehall.review.ledger import DICE, keep_ledger


class Believer:
    """Believes anything, but always the same of the same question."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        stream = Stream(f"{self.seed}/{question.seat}/{question.turn}")
        return [
            Weighed(option, stream.below(1001) / 1000, {"bust": 0.5}) for option in question.options
        ]


class LikesTheFirst:
    """Likes the first option, and none of the others."""

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        first = question.options[0]
        return [
            Weighed(option, 0.75 if option == first else 0.25, {}) for option in question.options
        ]


def played(game: str, seed: str, **options: object) -> Record:
    match = Match(new_game(game, {"players": 2, **options}), SeededDice(seed))
    bots = [make_bot("greedy", game, seed), make_bot("random", game, seed)]
    while not match.over():
        question = match.questions()[0]
        option = bots[question.seat].decide(match.view(question.seat), question)
        match.play(Answer(question.seat, question.turn, option))
    return record_of(match, ("Mira", "Oleh"), SeededDice(seed).origin())


@given(st.integers(0, 10**6))
@pytest.mark.parametrize(("game", "options"), [("novodice", {}), ("cubitos", {"rounds": 3})])
def test_the_ledger_adds_up(game: str, options: dict[str, int], seed: int) -> None:
    record = played(game, str(seed), **options)
    ledger = keep_ledger(record, Believer(str(seed)))
    assert sum(account.result for account in ledger.accounts) == pytest.approx(1)
    for account in ledger.accounts:
        told = account.start + account.dice + account.others - account.mistakes
        assert told == pytest.approx(account.result)
        assert account.mistakes >= 0
    answers = [step for step in record.steps if step.asked != "roll"]
    assert [one.chosen for one in ledger.decisions] == [step.given for step in answers]


def test_a_decision_the_adviser_would_take_costs_nothing_and_any_other_its_difference() -> None:
    ledger = keep_ledger(played("novodice", "7"), LikesTheFirst())
    losses = {one.loss for one in ledger.decisions}
    assert losses == {0.0, 0.5}
    for one in ledger.decisions:
        assert (one.loss == 0) == (one.chosen == one.best)
        assert one.worths[one.chosen] == one.worth


def test_a_swing_is_the_dice_s_where_the_player_has_rolled() -> None:
    record = played("novodice", "7")
    ledger = keep_ledger(record, Believer("7"))
    assert any(swing.by == DICE for swing in ledger.swings)
    for swing in ledger.swings:
        assert (swing.by == DICE) == bool(swing.rolled)
    for point, next_point in zip(
        ledger.turning_points(8), ledger.turning_points(8)[1:], strict=False
    ):
        weights = [
            abs(getattr(one, "change", getattr(one, "loss", 0))) for one in (point, next_point)
        ]
        assert weights[0] >= weights[1]


def test_a_ledger_can_be_held_by_json() -> None:
    ledger = keep_ledger(played("novodice", "3"), Believer("3"))
    saved = json.loads(json.dumps(ledger.save()))
    assert saved["seats"] == ["Mira", "Oleh"]
    assert len(saved["decisions"]) == len(ledger.decisions)


def test_a_game_that_is_not_over_has_no_ledger() -> None:
    record = replace(played("novodice", "3"), over=False)
    with pytest.raises(BadRecord, match="not over"):
        keep_ledger(record, Believer("3"))
