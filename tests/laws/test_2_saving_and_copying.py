"""Law 2: saving and loading, and copying, change nothing and share nothing."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.conformance import Entry, draw_seed, every_game
from tests.laws.playing import asked, play_on, play_part
from tests.laws.reach import changeable

from dicehall.core.match import Match
from dicehall.core.stream import Stream
from dicehall.games.registry import game_names

EARLY_OR_LATE = st.one_of(st.integers(0, 12), st.integers(0, 200))
"""After how many steps a game is looked at."""


@every_game
@given(data=st.data())
def test_a_copy_and_a_loaded_save_are_equal_at_any_point(entry: Entry, data: st.DataObject) -> None:
    game, seed = entry.draw(data)
    when = Stream(draw_seed(data, "seed of when to compare"))

    def compare(match: Match) -> None:
        if when.below(6) and not match.over():
            return
        state = match.state
        text = json.dumps(game.save(state))
        loaded = game.load(json.loads(text))
        copy = state.copy()
        twins = [loaded, copy, deepcopy(state)]
        if game.name in game_names():
            twins.append(pickle.loads(pickle.dumps(state)))
        assert game.start().flow.game is game
        for twin in twins[:3]:
            assert twin.flow.game is game
        for twin in twins:
            assert twin.numbers() == state.numbers()
            assert twin == state
            assert hash(twin) == hash(state)
            assert twin.check() == state.check()
            assert game.show(twin) == game.show(state)
        assert json.dumps(game.save(loaded)) == text

    play_on(Match(game), seed, compare)


@every_game
@given(data=st.data())
def test_a_copy_and_a_loaded_save_play_on_alike_and_leave_the_first_alone(
    entry: Entry, data: st.DataObject
) -> None:
    game, seed = entry.draw(data)
    match = play_part(game, seed, data.draw(EARLY_OR_LATE, label="steps before"))
    after = draw_seed(data, "seed after")
    saved = game.save(match.state)
    text = json.dumps(saved)
    numbers = match.state.numbers()
    questions = asked(match)
    copy = Match(game, state=match.state.copy())
    loaded = Match(game, state=game.load(json.loads(text)))
    assert asked(copy) == questions
    assert asked(loaded) == questions
    ends = [play_on(twin, after).state.numbers() for twin in (copy, loaded)]
    assert match.state.numbers() == numbers
    assert asked(match) == questions
    assert [step.save() for step in copy.steps] == [step.save() for step in loaded.steps]
    play_on(match, after)
    assert ends == [match.state.numbers()] * 2
    assert json.dumps(saved) == text


@every_game
@given(data=st.data())
def test_a_copy_a_save_and_a_loaded_state_share_nothing_changeable(
    entry: Entry, data: st.DataObject
) -> None:
    game, seed = entry.draw(data)
    match = play_part(game, seed, data.draw(EARLY_OR_LATE, label="steps before"))
    saved = game.save(match.state)
    twins = [match.state.copy(), saved, game.load(saved), match.view(0).state]
    # All twins are alive while identities are compared, so none can stand for two.
    parts = [changeable(thing) for thing in (match.state, *twins)]
    assert all(parts)
    assert sum(map(len, parts)) == len(set().union(*parts))
