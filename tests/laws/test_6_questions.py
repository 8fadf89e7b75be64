"""Law 6: while a game is not over there is a question or an open throw, and each is a real choice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.conformance import Entry, every_game
from tests.laws.playing import asked, play_on

from dicehall.core.match import Match


@every_game
@given(data=st.data())
def test_a_game_that_is_not_over_always_waits_for_somebody(
    entry: Entry, data: st.DataObject
) -> None:
    game, seed = entry.draw(data)

    def look(match: Match) -> None:
        assert match.over() != bool(match.questions() or match.throws())
        seats = [question.seat for question in match.questions()]
        seats += [throw.seat for throw in match.throws()]
        assert len(set(seats)) == len(seats)
        assert all(-1 <= seat < game.seats for seat in seats)

    play_on(Match(game), seed, look)


@every_game
@given(data=st.data())
def test_each_question_is_a_real_choice_and_its_options_are_told_apart(
    entry: Entry, data: st.DataObject
) -> None:
    game, seed = entry.draw(data)
    models = entry.kit.models and entry.kit.models()

    def look(match: Match) -> None:
        for question in match.questions():
            assert match.question(question.seat) is question
            assert question.turn == match.state.flow.turns[question.seat]
            assert 0 <= question.seat < game.seats
            assert len(question.options) >= 2
            assert len(set(question.options)) == len(question.options)
            texts = [match.text(question, option) for option in question.options]
            assert len(set(texts)) == len(texts)
            assert all(texts)
            # A record shows by itself which answers can be pieces of a set.
            wanted = None if models is None else models.wanted_set(match, question)
            pieces = texts if wanted is None else [*texts, *wanted.pool]
            assert {game.in_sets(text) for text in pieces} == {wanted is not None}
            # Each text leads back to its option; the first, the last and one between stand for all.
            for which in {0, len(texts) // 2, len(texts) - 1}:
                assert match.find(question, texts[which]) == question.options[which]
        for throw in match.throws():
            assert sum(throw.counts) > 0
            assert min(throw.counts) >= 0
            assert throw.number == match.state.flow.rolls[throw.seat + 1]

    play_on(Match(game), seed, look)


@every_game
@given(data=st.data())
def test_what_is_asked_follows_from_the_state_alone(entry: Entry, data: st.DataObject) -> None:
    game, seed = entry.draw(data)

    def look(match: Match) -> None:
        assert asked(Match(game, state=match.state.copy())) == asked(match)

    play_on(Match(game), seed, look)
