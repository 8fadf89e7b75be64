"""The decisions of a recorded game: each with the position in which it was made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.core.record import Replay

ROLL = "roll"
"""What a record calls a step of the dice."""


@dataclass(frozen=True)
class Decision:
    """One decision of a game."""

    view: View
    """What the player saw: a copy of the position, to keep or to play on."""
    question: Question
    """What was asked."""
    option: int
    """What was answered, one of the question's options."""
    text: str
    """The same as text."""


def decisions_of(replay: Replay) -> Iterator[Decision]:
    """Yield all decisions from where a replay stands; a `Difference` is raised as by `Replay.step`."""
    while not replay.done():
        step = replay.record.steps[len(replay.match.steps)]
        match = replay.match
        question = match.question(step.seat) if step.asked != ROLL else None
        view = None if question is None else match.view(question.seat)
        # Check the step before yielding its decision.
        replay.step()
        if question is not None and view is not None:
            option = question.choice.find(view.game.table(view.state), question.options, step.given)
            assert option is not None
            yield Decision(view, question, option, step.given)
