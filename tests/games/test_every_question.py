"""Every question of every game is told of, option by option, and nothing is changed by it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter
from tests.games.cubitos.board.runner import samples
from tests.games.matches import details_of
from tests.laws.conformance import GAMES_UNDER_TEST, Entry
from tests.laws.playing import play_on

from dicehall.core.match import Match
from dicehall.core.question import Answer, Question
from dicehall.games.cubitos.explain.offers import FORMS
from dicehall.games.explain import happened, question_of, view_of
from dicehall.games.kit import Kit
from dicehall.games.models import Models
from dicehall.games.registry import OWN, kit_of
from dicehall.server.response_models import any_of

OURS = [entry for entry in GAMES_UNDER_TEST if entry.kit.name in OWN]


def models_of(kit: Kit) -> Models:
    """Return the models of one of our games, all of which have some."""
    assert kit.models is not None
    return kit.models()


@cache
def reader(game: str) -> TypeAdapter[Any]:
    """Return what checks the questions of a game."""
    return TypeAdapter(any_of(models_of(kit_of(game)).questions, "form"))


def check(match: Match, question: Question) -> None:
    before = match.state.numbers()
    offered = list(question.options)
    events = len(match.table.events or ())
    for explained in (False, True):
        told = question_of(match, question, explained)
        assert json.loads(json.dumps(told, allow_nan=False)) == told
        reader(match.game.name).validate_python(told, strict=True)
        assert (told["about"] is not None) == explained
    texts = [option["text"] for option in told["options"]]
    assert texts == [match.text(question, option) for option in question.options]
    assert match.state.numbers() == before
    assert question.options == offered
    assert len(match.table.events or ()) == events
    assert match.question(question.seat) is question


@pytest.mark.parametrize("entry", OURS, ids=lambda entry: entry.trial.name)
@settings(max_examples=max(2, settings().max_examples // 5))
@given(data=st.data())
def test_every_question_of_a_game_is_told_of(entry: Entry, data: st.DataObject) -> None:
    game, seed = entry.draw(data)

    def visit(match: Match) -> None:
        for question in match.questions():
            if (question.seat, question.turn) not in seen:
                seen.add((question.seat, question.turn))
                check(match, question)

    seen: set[tuple[int, int]] = set()
    play_on(Match(game), seed, visit)
    assert seen


@pytest.mark.parametrize("entry", OURS, ids=lambda entry: entry.trial.name)
@settings(max_examples=max(2, settings().max_examples // 10))
@given(data=st.data())
def test_every_position_and_event_of_a_game_is_as_its_models_have_it(
    entry: Entry, data: st.DataObject
) -> None:
    game, seed = entry.draw(data)
    models = models_of(kit_of(game.name))
    views, events = TypeAdapter(models.view), TypeAdapter(any_of(models.events, "event"))

    def visit(match: Match) -> None:
        views.validate_python(view_of(game, match.state), strict=True)
        for event in match.events():
            events.validate_json(json.dumps(happened(game, event)), strict=True)

    play_on(Match(game), seed, visit)


def test_every_kind_of_question_and_every_ability_is_told_of() -> None:
    kinds = set()
    for sample in samples():
        match = Match(sample.game, state=sample.state.copy(), listen=False)
        question = match.question(sample.question.seat)
        assert question is not None
        kinds.add(type(question.choice))
        check(match, question)
    assert kinds == {kind for kind, _, _ in FORMS}


def test_what_an_ability_gains_is_what_it_gains() -> None:
    """Whatever is told to be gained without a further choice is there after the ability was used."""
    compared = 0
    for sample in samples():
        match = Match(sample.game, state=sample.state.copy(), listen=False)
        question = match.question(sample.question.seat)
        assert question is not None
        if question.choice.name() != "run":
            continue
        for option, told in zip(
            question.options, details_of(match, question)["options"], strict=True
        ):
            if "moment" not in told or told["then"] is not None:
                continue
            player = sample.state.players[question.seat]
            copy = Match(sample.game, state=sample.state.copy())
            copy.events()
            asked = copy.question(question.seat)
            assert asked is not None
            copy.play(Answer(asked.seat, asked.turn, option))
            gained = {"money": 0, "moves": 0, "water_moves": 0, "credits": 0, "fans": 0}
            # Only what is told before anything else happens: the plain faces are collected next, right
            # after a credit, which is taken without a word about its use.
            happened = [event.save() for event in copy.events()]
            own = happened[1:] if happened[0]["event"] == "Used" else happened[:1]
            for saved in own:
                if saved["seat"] != question.seat or saved["event"] not in (
                    *("Gained", "FanGained", "DieLost", "DieGained"),
                ):
                    break
                if saved["event"] == "Gained":
                    gained["money"] += saved["money"]
                    gained["moves"] += saved["move"]
                    gained["water_moves"] += saved["water"]
                    gained["credits"] += saved["credit"]
                elif saved["event"] == "FanGained":
                    gained["fans"] += saved["fans"] - player.fans
            expected = {name: number for name, number in gained.items() if number}
            found = {name: number for name, number in told["gains"].items() if name in gained}
            assert found == expected, (told, happened)
            compared += 1
    assert compared > 20
