"""Law 4: a refused answer changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.conformance import Entry, draw_seed, every_game
from tests.laws.playing import asked, next_step, random_chooser

from dicehall.core import engine
from dicehall.core.dice import Throw
from dicehall.core.match import Match
from dicehall.core.mistakes import BadAnswer, BadDice, Mistake
from dicehall.core.question import Answer
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream

HUGE = 10**30


def bad_answers(match: Match) -> Iterator[Answer]:
    """Return answers nobody asked for: of wrong seats, of other turns, of options not offered."""
    seats = match.game.seats
    option = 0
    for question in match.questions():
        seat, turn = question.seat, question.turn
        option = question.options[0]
        for other in (turn - 1, turn + 1, -1, 0, HUGE, -HUGE):
            if other != turn:
                yield Answer(seat, other, option)
        near = {wrong + step for wrong in question.options[-9:] for step in (-1, 1)}
        far = {-1, HUGE, -HUGE, -option, 2**31, 2**62, 2**63, 2**64 + option}
        for wrong in (near | far) - set(question.options):
            yield Answer(seat, turn, wrong)
        for stranger in (-1, -2, seat - seats, seat + seats, seats, HUGE, -HUGE):
            if not 0 <= stranger < seats:
                yield Answer(stranger, turn, option)
    for seat in range(seats):
        if match.question(seat) is None:
            for turn in (match.state.flow.turns[seat], 0, -1):
                yield Answer(seat, turn, option)


def bad_throws(match: Match, seed: str) -> Iterator[tuple[Throw, list[int]]]:
    """Return throws nobody asked for, and dice that do not fit those that are."""
    dice = match.game.dice
    lanes = match.game.seats + 1
    waiting = {throw.seat for throw in match.throws()}
    for throw in match.throws():
        cells = SeededDice(seed).roll(dice, throw)
        for number in (throw.number - 1, throw.number + 1, -1, HUGE):
            yield Throw(throw.seat, number, throw.counts), cells
        for seat in (throw.seat - lanes, throw.seat + lanes, -2, lanes, HUGE, -HUGE):
            yield Throw(seat, throw.number, throw.counts), cells
        for kept in range(len(cells)):
            yield throw, cells[:kept]
        for cell in {*range(len(dice.cell_names)), -1, -HUGE, HUGE, len(dice.cell_names)}:
            yield throw, sorted([*cells, cell])
            yield throw, sorted([*cells[1:], cell])[: len(cells) - 1]
            if not 0 <= cell < len(dice.cell_names):
                yield throw, sorted([*cells[1:], cell])
        for cell, kind in enumerate(dice.cell_kind):
            if (
                kind != dice.cell_kind[cells[0]]
                or cell - dice.first_cell[kind] not in dice.kinds[kind].sides
            ):
                yield throw, sorted([*cells[1:], cell])
        if cells != cells[::-1]:
            yield throw, cells[::-1]
    for seat in range(-1, match.game.seats):
        if seat not in waiting:
            number = match.state.flow.rolls[seat + 1]
            yield Throw(seat, number, [1] + [0] * (len(dice.kinds) - 1)), [0]


def everything(match: Match) -> list[object]:
    """Return all that a refusal could have touched."""
    events = [] if match.table.events is None else [event.save() for event in match.table.events]
    return [
        match.state.numbers(),
        asked(match),
        events,
        len(match.steps),
        match.steps[-1:],
        match.over(),
    ]


def assert_all_is_refused(match: Match, seed: str) -> int:
    """Try everything bad at this point; return how much was tried."""
    before = everything(match)
    questions = list(match.table.questions)
    tried = 0
    for answer in bad_answers(match):
        with pytest.raises(BadAnswer):
            match.play(answer)
        with pytest.raises(BadAnswer):
            engine.play(match.table, answer)
        tried += 2
    for throw, cells in bad_throws(match, seed):
        given_as = list(cells)
        with pytest.raises(BadDice):
            match.land(throw, cells)
        with pytest.raises(BadDice):
            engine.land(match.table, match.game.dice, throw, cells)
        assert cells == given_as
        tried += 2
    for question in match.questions():
        for text in ("no such option", "nothing at all", "\ud800"):
            with pytest.raises(Mistake):
                match.play(Answer(question.seat, question.turn, match.find(question, text)))
    assert everything(match) == before
    assert all(old is new for old, new in zip(questions, match.table.questions, strict=True))
    return tried


@every_game
@given(data=st.data())
def test_what_is_refused_changes_nothing(entry: Entry, data: st.DataObject) -> None:
    game, seed = entry.draw(data)
    source = SeededDice(seed)
    choose = random_chooser(seed)
    when = Stream(draw_seed(data, "seed of when to try"))
    match = Match(game)
    tried = assert_all_is_refused(match, seed)
    while not match.over():
        next_step(match, source, choose)
        match.events()
        if when.below(60) == 0 or match.over():
            tried += assert_all_is_refused(match, seed)
    assert tried > 0


@every_game
@given(data=st.data())
def test_an_answer_given_twice_counts_once(entry: Entry, data: st.DataObject) -> None:
    game, seed = entry.draw(data)
    source = SeededDice(seed)
    choose = random_chooser(seed)
    match = Match(game)
    while not match.over():
        match.events()
        throws = match.throws()
        if throws:
            cells = source.roll(game.dice, throws[0])
            match.land(throws[0], cells)
            before = everything(match)
            with pytest.raises(BadDice):
                match.land(throws[0], cells)
        else:
            question = match.questions()[0]
            answer = Answer(question.seat, question.turn, choose(match, question))
            match.play(answer)
            before = everything(match)
            with pytest.raises(BadAnswer):
                match.play(answer)
        assert everything(match) == before
