"""The state of the game at a table: the match, and what undo and clocks need to know of its past."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from dicehall.core.dice import Throw
from dicehall.core.fair import FairDice
from dicehall.core.game import AnyGame, State
from dicehall.core.match import Match, Step
from dicehall.core.mistakes import BadAnswer, BadDice
from dicehall.core.question import Answer
from dicehall.core.sources import DiceSource
from dicehall.games.explain import happened

ROLL = "roll"
"""The name of the steps of the dice."""


@dataclass(frozen=True)
class Floor:
    """The point before which a seat can undo nothing: after the last roll of its own or of the table."""

    steps: int
    """How many steps had been taken by then."""
    state: State
    """The position at that point; never changed, only copied."""
    before: State | None = None
    """The position before that roll, if it can be taken back; only copied, too."""


class Asks(NamedTuple):
    """What a seat is asked, in text form; used to tell whether two questions are the same."""

    turn: int
    asked: str
    options: tuple[str, ...]


class Play:
    """A match without a source of dice: every answer and roll is passed in, by a live table or from a log.

    The same steps at the same times always give the same play, so a restored table is exactly the table it
    was.
    """

    def __init__(
        self, match: Match, floors: list[Floor], asked_since: list[dict[int, float]]
    ) -> None:
        self.match: Match = match
        """The match."""
        self.floors: list[Floor] = floors
        """For each seat, how far back it can undo."""
        self.asked_since: list[dict[int, float]] = asked_since
        """For each seat, when it was first asked each turn since its floor; for the clock."""

    def copy(self) -> Play:
        """Return a copy to try something on; the original keeps its steps, floors and events."""
        match = Match(self.match.game, None, self.match.state.copy())
        match.steps = list(self.match.steps)
        return Play(match, list(self.floors), [dict(times) for times in self.asked_since])

    def asked(self, seat: int) -> str:
        """Return the name of what a seat is asked; an empty text if it is asked nothing."""
        question = self.match.question(seat)
        return "" if question is None else question.choice.name()

    def offers(self, seat: int, given: str) -> bool:
        """Return whether a seat's question offers this answer; nothing is copied or searched for it."""
        question = self.match.question(seat)
        if question is None:
            return False
        return question.choice.find(self.match.table, question.options, given) is not None

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
        """Let a source answer the first open throw; return None if there is no throw."""
        throws = self.match.throws()
        if not throws:
            return None
        cells = source.roll(self.match.game.dice, throws[0])
        return self._land(throws[0].seat, throws[0].number, cells, at)

    def roll_fair(self, source: FairDice, throw: Throw, link: str, at: float) -> Step:
        """Let fair dice answer an open throw, with the link that is mixed in."""
        cells = source.roll_with(self.match.game.dice, throw, link)
        return self._land(throw.seat, throw.number, cells, at)

    def land(self, seat: int, number: int, given: str, at: float) -> Step:
        """Take what the dice showed, in its text form; dice that nobody threw are refused."""
        return self._land(seat, number, self.match.game.dice.parse(given), at)

    def _land(self, seat: int, number: int, cells: list[int], at: float) -> Step:
        for throw in self.match.throws():
            if throw.seat == seat and throw.number == number:
                before = self.match.state.copy()
                self.match.land(throw, cells)
                self._set_floor(seat, Floor(len(self.match.steps), self.match.state.copy(), before))
                self.ask(at)
                return self.match.steps[-1]
        raise BadDice(f"roll {number} of seat {seat} is not asked for here.")

    def _set_floor(self, seat: int, floor: Floor) -> None:
        """Set the floor of the seat that rolled; if the table rolled, of every seat."""
        for other in range(self.match.game.seats):
            if seat in (other, -1):
                self.floors[other] = floor
                turn = self.match.state.flow.turns[other]
                self.asked_since[other] = {
                    asked: at for asked, at in self.asked_since[other].items() if asked >= turn
                }

    def ask(self, at: float) -> None:
        """Note the time for every seat that has just been asked."""
        for question in self.match.questions():
            self.asked_since[question.seat].setdefault(question.turn, at)

    def since(self, seat: int) -> float | None:
        """Return when a seat was asked its current question, or None if it has none."""
        question = self.match.question(seat)
        return None if question is None else self.asked_since[seat][question.turn]

    def without(self, seat: int, turn: int, at: float) -> Play | None:
        """Return the play without a seat's answer of this turn but with all other steps.

        None if the answer lies below the seat's floor. Steps that the rules no longer accept raise
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
        # Floors of others above this one are set again when their rolls are repeated.
        play = Play(match, list(self.floors), [dict(times) for times in self.asked_since])
        play._repeat(kept, at)
        # Questions after the answer are no longer asked; the one it answered keeps its old time.
        play.asked_since[seat] = {
            asked: then for asked, then in play.asked_since[seat].items() if asked <= turn
        }
        return play

    def without_roll(self, seat: int, number: int, at: float) -> Play | None:
        """Return the play with the throw of a seat's last roll open again, but with all steps of others.

        None if it is not the last thing that the seat did. Steps that the rules no longer accept raise
        `BadAnswer` or `BadDice`. The decision that led to the throw stands: its dice have been seen.
        """
        floor = self.floors[max(seat, 0)]
        if floor.before is None:
            return None
        rolled, *since = self.match.steps[floor.steps - 1 :]
        if (rolled.seat, rolled.number) != (seat, number):
            return None
        if any(seat in (step.seat, -1) for step in since):
            return None
        match = Match(self.match.game, None, floor.before.copy())
        match.steps = self.match.steps[: floor.steps - 1]
        play = Play(match, list(self.floors), [dict(times) for times in self.asked_since])
        play._set_floor(seat, Floor(floor.steps - 1, floor.before))
        play._repeat(since, at)
        return play

    def _repeat(self, steps: list[Step], at: float) -> None:
        """Take steps again, without reporting their events a second time."""
        for step in steps:
            if step.asked == ROLL:
                self.land(step.seat, step.number, step.given, at)
            else:
                self.answer(step.seat, step.number, step.given, at)
        self.match.events()

    def events(self) -> list[Mapping[str, Any]]:
        """Return what has happened since the last call."""
        return [happened(self.match.game, event) for event in self.match.events()]

    def asks(self, seat: int) -> Asks | None:
        """Return what a seat is asked, in text form."""
        question = self.match.question(seat)
        if question is None:
            return None
        texts = [self.match.text(question, option) for option in question.options]
        return Asks(question.turn, question.choice.name(), tuple(texts))


def start(game: AnyGame, at: float) -> Play:
    """Return the play of a new game."""
    match = Match(game)
    floor = Floor(0, match.state.copy())
    play = Play(match, [floor] * game.seats, [{} for _ in range(game.seats)])
    play.ask(at)
    return play
