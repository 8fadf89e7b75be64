"""A game without models of its own travels all the same: views, options and events are plain JSON."""

from __future__ import annotations

import pytest
from tests.toy.game import PigInAHurry
from tests.toy.kit import TOY

from dicehall.core.match import Match
from dicehall.core.question import Answer
from dicehall.core.sources import SeededDice
from dicehall.games import registry
from dicehall.games.explain import happened, question_of, view_of, wanted_set
from dicehall.server.response_models import GameEvent, QuestionShown


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setitem(registry._kits, TOY.name, TOY)
    return Match(PigInAHurry(2, [3, 3, 3], at_once=False), SeededDice("plain"))


def test_its_position_is_what_the_game_shows(match: Match) -> None:
    assert view_of(match.game, match.state) == match.game.show(match.state)


@pytest.mark.parametrize("explained", [False, True])
def test_its_options_are_texts_in_the_form_plain(match: Match, explained: bool) -> None:
    question = match.questions()[0]
    told = question_of(match, question, explained)
    QuestionShown.model_validate(told)
    assert (told["form"], told["about"]) == ("plain", None)
    texts = [match.text(question, option) for option in question.options]
    assert told["options"] == [{"text": text} for text in texts]
    assert wanted_set(match, question) is None


def test_its_events_are_as_records_have_them(match: Match) -> None:
    question = match.questions()[0]
    match.play(Answer(question.seat, question.turn, question.options[0]))
    events = match.events()
    assert events
    for event in events:
        assert happened(match.game, event) == event.save()
        GameEvent.model_validate(event.save())
