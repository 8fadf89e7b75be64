"""Law 5: players who act at the same time do not disturb each other, whatever the order they answer in."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.conformance import Entry, draw_seed, every_game

from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.question import Answer
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream


def play_in_order(game: AnyGame, seed: str, order: Stream) -> tuple[Match, bool]:
    """Play with whoever the order names next; each seat chooses by itself.

    Also returns whether there was ever more than one to choose from.
    """
    match = Match(game)
    source = SeededDice(seed)
    choices = [Stream(f"{seed}/{seat}") for seat in range(game.seats)]
    together = False
    while not match.over():
        throws = match.throws()
        questions = match.questions()
        together = together or len(throws) + len(questions) > 1
        which = order.below(len(throws) + len(questions))
        if which < len(throws):
            throw = throws[which]
            match.land(throw, source.roll(game.dice, throw))
        else:
            question = questions[which - len(throws)]
            option = question.options[choices[question.seat].below(len(question.options))]
            match.play(Answer(question.seat, question.turn, option))
    return match, together


def events_by_seat(match: Match) -> dict[int, list[dict[str, Any]]]:
    """Return what happened to each seat, in order."""
    found: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for event in match.events():
        found[event.seat].append(event.save())
    return found


@every_game
@given(data=st.data())
def test_the_order_of_answers_makes_no_difference(entry: Entry, data: st.DataObject) -> None:
    options = data.draw(
        entry.options().filter(lambda options: not entry.trial.first_come(options)), label="options"
    )
    game = entry.kit.rules.new(options)
    seed = draw_seed(data)
    one, _ = play_in_order(game, seed, Stream(draw_seed(data, "one order")))
    other, _ = play_in_order(game, seed, Stream(draw_seed(data, "another order")))
    assert one.state.numbers() == other.state.numbers()
    assert events_by_seat(one) == events_by_seat(other)
    for seat in range(-1, game.seats):
        steps = [
            [(step.number, step.asked, step.given) for step in match.steps if step.seat == seat]
            for match in (one, other)
        ]
        assert steps[0] == steps[1]


@every_game
@given(data=st.data())
def test_one_players_answer_never_makes_anothers_stale(entry: Entry, data: st.DataObject) -> None:
    """Even where a supply is shared: an answer that is still offered is still taken."""
    game, seed = entry.draw(data)
    source = SeededDice(seed)
    order = Stream(draw_seed(data, "order"))
    match = Match(game)
    while not match.over():
        if match.throws():
            match.roll(source)
            continue
        # Everybody decides on what they see now; the answers arrive one after the other.
        questions = match.questions()
        answers = [
            Answer(
                question.seat,
                question.turn,
                question.options[order.below(len(question.options))],
            )
            for question in questions
        ]
        while answers:
            answer = answers.pop(order.below(len(answers)))
            question = match.question(answer.seat)
            if question is not None and question.turn == answer.turn:
                if answer.option in question.options:
                    match.play(answer)
            else:
                assert entry.trial.first_come(game.options())


def test_there_is_a_game_in_which_players_act_at_the_same_time() -> None:
    """Without one, the laws above would hold of nothing."""
    from tests.toy.game import from_options

    game = from_options({"players": 3, "supply": [1, 1, 1], "at once": False})
    _, together = play_in_order(game, "any", Stream("any"))
    assert together
