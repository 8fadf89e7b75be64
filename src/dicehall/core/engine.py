"""The engine: runs every lane until everything left waits for a player or for the dice."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.core.dice import Dice, Throw, check_fit
from dicehall.core.mistakes import BadAnswer, BadDice
from dicehall.core.question import Answer, Question
from dicehall.core.table import Table
from dicehall.core.task import TABLE, Lane
from dicehall.core.words import Pick, Roll


def settle(table: Table) -> None:
    """Run until every lane waits or is empty. The table's lane waits for all players' lanes."""
    _settle_from(table, 1)


def go_on(table: Table, number: i64) -> None:
    """Run a lane that no longer waits, and then every lane that can go on because of it."""
    lane = table.flow.lanes[number]
    _run(table, lane)
    # If this lane reopened no other, only the table's can go on, and only once all players are done.
    if table.reopened:
        _settle_from(table, number + 1)
    elif lane.top is None and _players_done(table):
        _settle_from(table, 1)


def _players_done(table: Table) -> bool:
    lanes = table.flow.lanes
    number: i64
    for number in range(1, len(lanes)):  # noqa: SIM110 - a plain loop compiles to one
        if lanes[number].top is not None:
            return False
    return True


def _settle_from(table: Table, first: i64) -> None:
    lanes = table.flow.lanes
    number: i64
    moved = True
    while moved:
        # If this pass does not look at all lanes, another one must follow.
        moved = first > 1
        players_done = not moved
        for number in range(first, len(lanes)):
            lane = lanes[number]
            if lane.top is not None:
                players_done = False
                if _can_go(table, number):
                    _run(table, lane)
                    # Look at all lanes again: this one may have reopened another one's question.
                    moved = True
        if players_done and lanes[0].top is not None and _can_go(table, 0):
            _run(table, lanes[0])
            moved = True
        first = 1
    table.reopened = False


def _can_go(table: Table, lane: i64) -> bool:
    return table.questions[lane] is None and table.throws[lane] is None


def _run(table: Table, lane: Lane) -> None:
    """Run one lane's words until one of them waits or the lane is empty."""
    depth = lane.depth
    while depth > 0:
        task = lane.top
        assert task is not None
        words = task.program.places
        number_of_words: i64 = len(words)
        while True:
            position = task.position
            if position == number_of_words:
                table.finish(lane, task)
                break
            place = words[position]
            if place.only_acts:
                task.position = position + 1
                place.word.act(table, task)
            elif not place.word.step(table, task):
                return
            if lane.depth != depth:
                # The word has unfolded: its program comes first.
                break
        depth = lane.depth


def open_questions(table: Table) -> list[Question]:
    """Return what the players are asked now: at most one question per seat."""
    return [question for question in table.questions if question is not None]


def open_throws(table: Table) -> list[Throw]:
    """Return what the dice are asked now."""
    return [throw for throw in table.throws if throw is not None]


def play(table: Table, answer: Answer) -> None:
    """Take a player's answer and go on; refuse an answer that was not asked for, changing nothing."""
    seats = int(table.flow.seats)
    if not 0 <= answer.seat < seats:
        raise BadAnswer(f"there is no seat {answer.seat}; seats are 0 to {seats - 1}.")
    lane = answer.seat + 1
    question = table.questions[lane]
    if question is None:
        raise BadAnswer(f"seat {answer.seat} is not asked anything now.")
    if answer.turn != question.turn:
        raise BadAnswer(
            f"this answers turn {answer.turn} of seat {answer.seat}, which is at turn {question.turn}."
        )
    if not offers(question, answer.option):
        raise BadAnswer(f"{answer.option} is none of the options of {question.choice.name()}.")
    choose(table, question, answer.option)


def choose(table: Table, question: Question, option: int) -> None:
    """Go on with an option of an open question; the caller guarantees that it is legal."""
    number = question.seat + 1
    lane = table.flow.lanes[number]
    task = lane.top
    assert task is not None
    pick = task.program.places[task.position].word
    assert isinstance(pick, Pick)
    task.picked[pick.register] = option
    task.position += 1
    lane.answers += 1
    table.questions[number] = None
    go_on(table, number)


def offers(question: Question, option: int) -> bool:
    """Return whether an option is legal."""
    for other in question.options:  # noqa: SIM110 - a plain loop over numbers compiles to one
        if other == option:
            return True
    return False


def land(table: Table, dice: Dice, throw: Throw, cells: list[int]) -> None:
    """Take what the dice show and go on; refuse dice that do not fit, changing nothing."""
    asked = TABLE <= throw.seat < int(table.flow.seats)
    expected = table.throws[throw.seat + 1] if asked else None
    if expected is None or expected.number != throw.number:
        raise BadDice(f"roll {throw.number} of seat {throw.seat} is not asked for now.")
    check_fit(dice, expected, cells)
    settle_throw(table, expected, cells)


def settle_throw(table: Table, throw: Throw, cells: list[int]) -> None:
    """Go on with faces that are known to fit an open throw."""
    number: i64 = throw.seat + 1
    lane = table.flow.lanes[number]
    task = lane.top
    assert task is not None
    roll = task.program.places[task.position].word
    assert isinstance(roll, Roll)
    table.throws[number] = None
    table.open_throws -= 1
    lane.rolls += 1
    task.position += 1
    roll.land(table, task, cells)
    go_on(table, number)
