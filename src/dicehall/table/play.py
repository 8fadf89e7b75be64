"""The game at a table as far as it has been played: the match, and what undo and clocks need of its past."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from dicehall.core.game import AnyGame, State
from dicehall.core.match import Match, Step
from dicehall.core.mistakes import BadAnswer, BadDice
from dicehall.core.question import Answer
from dicehall.core.sources import DiceSource
from dicehall.games.explain import happened

ROLL = "roll"
"""What the steps of the dice are asked."""


@dataclass(frozen=True)
class Floor:
    """The point below which a seat takes nothing back: after the last roll of its own or the table's."""

    steps: int
    """How many steps had been taken then."""
    state: State
    """The position then; never changed, only copied."""


class Asks(NamedTuple):
    """What a seat is asked, in text form: by this two questions are the same."""

    turn: int
    asked: str
    options: tuple[str, ...]


class Play:
    """A match without a source of dice: every answer and roll is handed to it, by a live table or from a log.

    The same steps at the same times always give the same play, so a table restored is the table as it was.
    """

    def __init__(
        self, match: Match, floors: list[Floor], asked_since: list[dict[int, float]]
    ) -> None:
        self.match: Match = match
        """The match."""
        self.floors: list[Floor] = floors
        """For each seat how far down it can take back."""
        self.asked_since: list[dict[int, float]] = asked_since
        """For each seat and turn since its floor when it was first asked, for the clock."""

    def copy(self) -> Play:
        """Return a play to try something on; the steps, floors and events so far stay as they are."""
        match = Match(self.match.game, None, self.match.state.copy())
        match.steps = list(self.match.steps)
        return Play(match, list(self.floors), [dict(times) for times in self.asked_since])

    def answer(self, seat: int, turn: int, given: str, at: float) -> Step:
        """Take an answer in its text form; one that was not asked for is refused and changes nothing."""
        question = self.match.question(seat) if 0 <= seat < self.match.game.seats else None
        if question is None:
            raise BadAnswer(f"seat {seat} is not asked anything now.")
        option = self.match.find(question, given)
        self.match.play(Answer(seat, turn, option))
        self.ask(at)
        return self.match.steps[-1]

    def roll(self, source: DiceSource, at: float) -> Step | None:
        """Let a source answer the first open throw; return None if there is none."""
        throws = self.match.throws()
        if not throws:
            return None
        cells = source.roll(self.match.game.dice, throws[0])
        return self._land(throws[0].seat, throws[0].number, cells, at)

    def land(self, seat: int, number: int, given: str, at: float) -> Step:
        """Take what the dice showed, in its text form; dice that nobody threw are refused."""
        return self._land(seat, number, self.match.game.dice.parse(given), at)

    def _land(self, seat: int, number: int, cells: list[int], at: float) -> Step:
        for throw in self.match.throws():
            if throw.seat == seat and throw.number == number:
                self.match.land(throw, cells)
                self._set_floor(seat)
                self.ask(at)
                return self.match.steps[-1]
        raise BadDice(f"roll {number} of seat {seat} is not asked for here.")

    def _set_floor(self, seat: int) -> None:
        """Put a floor under whoever rolled; when the table rolled, under everybody."""
        floor = Floor(len(self.match.steps), self.match.state.copy())
        for other in range(self.match.game.seats):
            if seat in (other, -1):
                self.floors[other] = floor
                turn = self.match.state.flow.turns[other]
                self.asked_since[other] = {
                    asked: at for asked, at in self.asked_since[other].items() if asked >= turn
                }

    def ask(self, at: float) -> None:
        """Note who is asked now and was not before."""
        for question in self.match.questions():
            self.asked_since[question.seat].setdefault(question.turn, at)

    def ask_anew(self, seat: int, at: float) -> None:
        """Let a seat's clock begin again: whoever was away has not been asked all that time."""
        self.asked_since[seat] = {}
        self.ask(at)

    def since(self, seat: int) -> float | None:
        """Return when a seat was asked what it is asked now, or None if it is asked nothing."""
        question = self.match.question(seat)
        return None if question is None else self.asked_since[seat][question.turn]

    def without(self, seat: int, turn: int, at: float) -> Play | None:
        """Return the play without a seat's answer of this turn and with all other steps, as far as they go.

        None if the answer lies below the seat's floor. Steps that the rules no longer accept are raised as
        `BadAnswer` or `BadDice`.
        """
        floor = self.floors[seat]
        steps = self.match.steps
        kept = [
            step
            for step in steps[floor.steps :]
            if step.seat != seat or step.number != turn or step.asked == ROLL
        ]
        if len(kept) != len(steps) - floor.steps - 1:
            return None
        match = Match(self.match.game, None, floor.state.copy())
        match.steps = steps[: floor.steps]
        # Floors of others above this one are set anew when their rolls are taken again.
        play = Play(match, list(self.floors), [dict(times) for times in self.asked_since])
        for step in kept:
            if step.asked == ROLL:
                play.land(step.seat, step.number, step.given, at)
            else:
                play.answer(step.seat, step.number, step.given, at)
        match.events()
        # What was asked after the answer is not asked any more; what it answered has been since long.
        play.asked_since[seat] = {
            asked: then for asked, then in play.asked_since[seat].items() if asked <= turn
        }
        return play

    def events(self) -> list[Mapping[str, Any]]:
        """Return what happened since this was last asked."""
        return [happened(self.match.game, event) for event in self.match.events()]

    def asks(self, seat: int) -> Asks | None:
        """Return what a seat is asked, in text form."""
        question = self.match.question(seat)
        if question is None:
            return None
        texts = [self.match.text(question, option) for option in question.options]
        return Asks(question.turn, question.choice.name(), tuple(texts))


def start(game: AnyGame, at: float) -> Play:
    """Return a game that begins."""
    match = Match(game)
    floor = Floor(0, match.state.copy())
    play = Play(match, [floor] * game.seats, [{} for _ in range(game.seats)])
    play.ask(at)
    return play
