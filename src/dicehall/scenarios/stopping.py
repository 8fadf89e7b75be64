"""Look at a named moment: repeat the last action on a copy that stops there."""

from __future__ import annotations

from dataclasses import dataclass

from dicehall.core.dice import Throw
from dicehall.core.game import AnyGame, State
from dicehall.core.match import Match, Step
from dicehall.core.question import Answer
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Program, Task
from dicehall.core.words import Do, Word

STOPPED = Throw(-1, -1, [])
"""What a stopped table waits for: dice that nobody throws."""


@dataclass(frozen=True)
class Past:
    """The state before the last answer or throw, and what that was; None for the position itself."""

    state: State
    step: Step | None


@dataclass(frozen=True)
class StopBefore(Word):
    """Wait for ever before a word begins; if the word has already begun, let it go on."""

    word: Word

    def step(self, table: Table, task: Task) -> bool:
        """Stop, unless the word has already begun."""
        if any(picked != NOTHING for picked in task.picked):
            return self.word.step(table, task)
        table.throws[task.seat + 1] = STOPPED
        return False

    def registers(self) -> int:
        """Return how many registers the word needs."""
        return self.word.registers()


def stopped_at(game: AnyGame, past: Past, moment: str) -> State | None:
    """Return the state at which the last action reaches a moment, or None if it does not."""
    program, place = game.moments()[moment]
    state = past.state.copy()
    for task in state.flow.lanes[0]:
        task.program = _with_stop(task.program, program, place)
    match = Match(game, state=state, listen=False)
    step = past.step
    if step is not None and step.asked == "roll":
        throws = [throw for throw in match.throws() if throw.seat == step.seat]
        match.land(throws[0], game.dice.parse(step.given))
    elif step is not None:
        question = match.question(step.seat)
        assert question is not None
        match.play(Answer(step.seat, step.number, match.find(question, step.given)))
    return match.state if match.table.throws[0] is STOPPED else None


def _with_stop(program: Program, wanted: Program, place: int) -> Program:
    """Return a program that stops before a word of another program, which it may be or lead to."""
    words = list(program.words)
    if program is wanted:
        words[place] = StopBefore(words[place])
    else:
        for number, word in enumerate(words):
            if isinstance(word, Do):
                words[number] = Do(_with_stop(word.program, wanted, place))
    stopping = Program(program.name, *words)
    stopping.number = program.number
    return stopping
