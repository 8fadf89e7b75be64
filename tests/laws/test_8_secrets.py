"""Law 8: a view never holds a secret of the dice, nor changes when only hidden things do."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.conformance import Entry, draw_seed, every_game
from tests.laws.playing import next_step, random_chooser
from tests.laws.reach import reachable

from dicehall.core.dice import Dice, Throw
from dicehall.core.match import Match
from dicehall.core.sources import DiceSource, EnteredDice, LoadedDice, SeededDice
from dicehall.core.stream import Stream


class Parrot(DiceSource):
    """Repeats the rolls of another source, and has a secret of its own besides."""

    def __init__(self, heard: dict[tuple[int, int], list[int]], secret: str) -> None:
        self.heard = heard
        self.secret = secret

    def roll(self, dice: Dice, throw: Throw) -> list[int]:
        """Return what was heard."""
        return list(self.heard[throw.seat, throw.number])


@every_game
@given(data=st.data())
def test_nothing_of_the_dice_can_be_reached_from_a_view(entry: Entry, data: st.DataObject) -> None:
    game, seed = entry.draw(data)
    when = Stream(draw_seed(data, "seed of when to look"))
    match = Match(game, SeededDice(seed))
    choose = random_chooser(draw_seed(data, "seed of the players"))
    at_end = False
    while not at_end:
        at_end = match.over()
        if at_end or when.below(40) == 0:
            for seat in range(game.seats):
                view = match.view(seat)
                assert view.seat == seat
                assert view.state == match.state
                things = reachable(view)
                assert any(thing is view.state for thing in things)
                assert not any(isinstance(thing, (DiceSource, Stream, Match)) for thing in things)
                assert not any(isinstance(thing, str) and seed in thing for thing in things)
            for shown in (game.show(match.state), game.save(match.state), game.options()):
                assert seed not in json.dumps(shown)
        if not at_end:
            next_step(match, SeededDice(seed), choose)
    assert all(seed not in json.dumps(event.save()) for event in match.events())


def test_the_search_for_secrets_would_find_one() -> None:
    sources = (SeededDice("x"), LoadedDice(["x"]), EnteredDice(lambda dice, wrong: dice))
    for source in sources:
        assert any(isinstance(thing, DiceSource) for thing in reachable([[source]]))


@every_game
@given(data=st.data())
def test_views_are_equal_where_only_the_secret_differs(entry: Entry, data: st.DataObject) -> None:
    game, seed = entry.draw(data)
    choose = random_chooser(seed)
    seeded = SeededDice(seed)
    heard: dict[tuple[int, int], list[int]] = {}

    def look(match: Match) -> tuple[object, ...]:
        # Of what is shown, a few points of each game; of the numbers of a view, all.
        show = game.show(match.state) if len(match.steps) % 8 == 0 or match.over() else None
        return show, match.view(0).state.numbers()

    match = Match(game)
    shown = []
    while not match.over():
        for throw in match.throws():
            heard[throw.seat, throw.number] = seeded.roll(game.dice, throw)
        next_step(match, seeded, choose)
        shown.append(look(match))
    twin = Match(game)
    choose = random_chooser(seed)
    parrot = Parrot(heard, "another secret")
    for shown_once in shown:
        next_step(twin, parrot, choose)
        assert look(twin) == shown_once
    assert twin.over()


@every_game
@given(data=st.data())
def test_what_is_done_to_a_view_does_not_reach_the_table(entry: Entry, data: st.DataObject) -> None:
    game, seed = entry.draw(data)
    match = Match(game, SeededDice(seed))
    choose = random_chooser(seed)
    for _ in range(data.draw(st.integers(0, 60), label="steps")):
        if not match.over():
            next_step(match, SeededDice(seed), choose)
    before = match.state.numbers()
    view = match.view(game.seats - 1)
    dream = Match(view.game, SeededDice("a bot's own dice"), view.state)
    while not dream.over():
        next_step(dream, SeededDice("a bot's own dice"), choose)
    assert match.state.numbers() == before
