"""Law 3: replaying a record gives the same states and events."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.conformance import Entry, draw_seed, every_game
from tests.laws.playing import next_step, play_on, random_chooser

from dicehall.core.match import Match
from dicehall.core.record import Replay, read_record, record_of
from dicehall.core.sources import SeededDice


@every_game
@given(data=st.data())
def test_a_replay_passes_through_the_same_states_and_events(
    entry: Entry, data: st.DataObject
) -> None:
    game, seed = entry.draw(data)
    source = SeededDice(seed)
    choose = random_chooser(draw_seed(data, "seed of the players"))
    match = Match(game)
    states = [match.state.numbers()]
    events: list[list[dict[str, Any]]] = [[event.save() for event in match.events()]]
    while not match.over():
        next_step(match, source, choose)
        states.append(match.state.numbers())
        events.append([event.save() for event in match.events()])
    assert any(events)
    record = record_of(match, ("somebody",) * game.seats, source.origin())

    again = entry.kit.rules.new(record.options)
    replay = Replay(again, read_record(record.text()))
    assert replay.match.state.numbers() == states.pop(0)
    assert [event.save() for event in replay.match.events()] == events.pop(0)
    for numbers, happened in zip(states, events, strict=True):
        assert not replay.done()
        replay.step()
        assert replay.match.state.numbers() == numbers
        assert [event.save() for event in replay.match.events()] == happened
    replay.finish()
    assert record_of(replay.match, record.seats, record.origin).text() == record.text()


@every_game
@given(data=st.data())
def test_a_record_is_the_same_whether_read_back_or_not(entry: Entry, data: st.DataObject) -> None:
    game, seed = entry.draw(data)
    match = play_on(Match(game), seed)
    record = record_of(match, ("Zoë", *("random",) * (game.seats - 1)), SeededDice(seed).origin())
    assert read_record(record.text()) == record


@every_game
@given(data=st.data())
def test_who_rolls_the_dice_makes_no_difference(entry: Entry, data: st.DataObject) -> None:
    """A match with a source of its own, and without listeners, goes the same way."""
    game, seed = entry.draw(data)
    by_hand = play_on(Match(game), seed)
    by_itself = Match(game, SeededDice(seed), listen=False)
    choose = random_chooser(seed)
    while not by_itself.over():
        next_step(by_itself, SeededDice(seed), choose)
    assert by_itself.state.numbers() == by_hand.state.numbers()
    assert by_itself.events() == []
    assert by_itself.steps == by_hand.steps
