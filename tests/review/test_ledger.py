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
from dicehall.games.novodice.rules.components import FACES, LION
from dicehall.games.novodice.rules.state import NovoState
from dicehall.games.registry import new_game
from dicehall.review.ledger import RollNote, Swing
from dicehall.review.ledger_writer import keep_ledger


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
def test_the_chances_of_all_seats_add_up_to_one_before_and_after_every_step(
    game: str, options: dict[str, int], seed: int
) -> None:
    record = played(game, str(seed), **options)
    ledger = keep_ledger(record, Believer(str(seed)), tries=2)
    assert sum(account.start for account in ledger.accounts) == pytest.approx(1)
    for moment in zip(*ledger.chances, strict=True):
        assert len({step for step, _ in moment}) == 1
        assert sum(chance for _, chance in moment) == pytest.approx(1)
    told = {step for step, _ in ledger.chances[0]}
    assert {number for number, step in enumerate(record.steps) if step.seat >= 0} <= told


@given(st.integers(0, 10**6))
@pytest.mark.parametrize(("game", "options"), [("novodice", {}), ("cubitos", {"rounds": 3})])
def test_what_one_player_gains_the_others_lose(
    game: str, options: dict[str, int], seed: int
) -> None:
    record = played(game, str(seed), **options)
    first, second = keep_ledger(record, Believer(str(seed)), tries=2).accounts
    assert first.others_dice == pytest.approx(-second.dice)
    assert first.others_choices == pytest.approx(second.mistakes)
    assert first.unforeseen == pytest.approx(-second.unforeseen)


@given(st.integers(0, 10**6))
@pytest.mark.parametrize(("game", "options"), [("novodice", {}), ("cubitos", {"rounds": 3})])
def test_the_ledger_adds_up(game: str, options: dict[str, int], seed: int) -> None:
    record = played(game, str(seed), **options)
    ledger = keep_ledger(record, Believer(str(seed)), tries=2)
    assert sum(account.result for account in ledger.accounts) == pytest.approx(1)
    for account in ledger.accounts:
        told = account.start + account.dice + account.others - account.mistakes
        assert told == pytest.approx(account.result)
        assert account.mistakes >= 0
    for seat, account in enumerate(ledger.accounts):
        mine = [roll.luck for roll in ledger.rolls if roll.seat == seat]
        assert sum(mine) == pytest.approx(account.dice)
        swings = [swing.change for swing in ledger.swings if swing.seat == seat]
        assert sum(swings) == pytest.approx(account.unforeseen)
    fell = [step for step in record.steps if step.asked == "roll" and step.seat >= 0]
    written = [" ".join(die.text for die in roll.dice) or "nothing" for roll in ledger.rolls]
    assert written == [step.given for step in fell]
    assert [roll.seat for roll in ledger.rolls] == [step.seat for step in fell]
    answers = [step for step in record.steps if step.asked != "roll"]
    assert [one.chosen for one in ledger.decisions] == [step.given for step in answers]


def test_a_decision_the_adviser_would_take_costs_nothing_and_any_other_its_difference() -> None:
    ledger = keep_ledger(played("novodice", "7"), LikesTheFirst())
    assert {one.chosen == one.best for one in ledger.decisions} == {True, False}
    for one in ledger.decisions:
        # The adviser believes in three times the chance, whatever it thinks of the other seat.
        assert one.worth == pytest.approx(one.best_worth / (1 if one.chosen == one.best else 3))
        assert one.loss == one.best_worth - one.worth
        assert one.worths[one.chosen] == one.worth


def test_rounds_are_counted_and_what_changed_most_comes_first() -> None:
    for record in (played("novodice", "7"), played("cubitos", "7", rounds=3)):
        ledger = keep_ledger(record, Believer("7"), tries=2)
        assert [roll.round for roll in ledger.rolls] == sorted(roll.round for roll in ledger.rolls)
        assert len(ledger.rounds) == ledger.rolls[-1].round
        assert ledger.rounds == sorted(ledger.rounds)
        assert ledger.rolls[0].step == ledger.rounds[0]
        weights = [
            abs(one.luck)
            if isinstance(one, RollNote)
            else abs(one.change)
            if isinstance(one, Swing)
            else one.loss
            for one in ledger.turning_points(8)
        ]
        assert weights == sorted(weights, reverse=True)


class SeesLions:
    """Thinks of nothing but the lions that have just been rolled."""

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        state = view.state
        assert isinstance(state, NovoState)
        lions = sum(cell % FACES == LION for cell in state.rolled)
        return [Weighed(option, lions / 8, {}) for option in question.options]


def test_the_luck_of_a_roll_is_what_fell_less_what_was_to_be_expected() -> None:
    # Few dice are gone through in every way they can fall, so what was expected is exact.
    ledger = keep_ledger(played("novodice", "7"), SeesLions(), tries=200)
    dice = new_game("novodice", {"players": 2}).dice
    chance = {die.name: die.sides.count(LION) / len(die.sides) for die in dice.kinds}
    few = [roll for roll in ledger.rolls if 1 <= len(roll.dice) <= 2 and roll.after < 1]
    assert len(few) > 3
    for roll in few[:-2]:
        expected = sum(chance[die.die] for die in roll.dice)
        fallen = sum(die.face == "lion" for die in roll.dice)
        # Both are shares of the same sum: what the adviser thinks of the two seats together.
        assert roll.after * expected == pytest.approx(roll.before * fallen)


def test_a_push_that_went_wrong_says_what_stopping_was_worth() -> None:
    ledger = keep_ledger(played("cubitos", "3"), make_bot("master", "cubitos", ""), tries=4)
    assert ledger.stops
    for stop in ledger.stops:
        pushed = next(one for one in ledger.decisions if one.step == stop.step)
        assert pushed.chosen == "push"
        assert (stop.stopping, stop.pushing) == (pushed.worths["pass"], pushed.worth)
        roll = next(one for one in ledger.rolls if one.step > stop.step and one.seat == stop.seat)
        assert all(die.face == "blank" for die in roll.dice)
        assert stop.after == roll.after


def test_a_ledger_can_be_held_by_json() -> None:
    ledger = keep_ledger(played("novodice", "3"), Believer("3"))
    saved = json.loads(json.dumps(ledger.save()))
    assert saved["seats"] == ["Mira", "Oleh"]
    assert len(saved["decisions"]) == len(ledger.decisions)


def test_a_game_that_is_not_over_has_no_ledger() -> None:
    record = replace(played("novodice", "3"), over=False)
    with pytest.raises(BadRecord, match="not over"):
        keep_ledger(record, Believer("3"))
