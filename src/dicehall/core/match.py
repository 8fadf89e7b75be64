"""A match: one game being played, with its dice and the steps taken so far."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from dicehall.core.dice import Throw
from dicehall.core.engine import land, open_questions, open_throws, play, settle
from dicehall.core.events import Event
from dicehall.core.game import AnyGame, State, View, counted, view_of
from dicehall.core.mistakes import BadAnswer, BadOptions
from dicehall.core.question import Answer, Option, Question
from dicehall.core.sources import DiceSource
from dicehall.core.task import NOTHING


@dataclass(frozen=True)
class Step:
    """One decision from outside: a player's answer, or what the dice showed."""

    seat: int
    """Who answered or rolled."""
    number: int
    """The seat's turn number, or the number of its roll."""
    asked: str
    """What was asked; ``roll`` for the dice."""
    given: str
    """The answer or the faces, in their text form."""
    check: str
    """A checksum of the state after the step, with which a replay finds the first difference."""
    by: str = ""
    """Who answered at a table: ``player``, ``bot`` or ``stand_in``. Empty if nobody has noted it."""
    set_from: int = -1
    """If the answer is a piece of a set, the turn of the set's first piece; otherwise -1."""
    hinted: bool = False
    """Whether the player had taken a hint before answering."""

    @property
    def first_turn(self) -> int:
        """The turn whose link comes with the answer: its own, or that of the first piece of its set."""
        return self.number if self.set_from < 0 else self.set_from

    def save(self) -> dict[str, Any]:
        """Return the step in a form JSON can represent."""
        saved: dict[str, Any] = {
            "seat": self.seat,
            "number": self.number,
            "asked": self.asked,
            "given": self.given,
            "check": self.check,
        }
        if self.by:
            saved["by"] = self.by
        if self.set_from >= 0:
            saved["set"] = self.set_from
        if self.hinted:
            saved["hinted"] = True
        return saved


class Match:
    """A game in play. With a source of dice it rolls by itself; without one, throws stay open."""

    def __init__(
        self,
        game: AnyGame,
        source: DiceSource | None = None,
        state: State | None = None,
        listen: bool = True,
    ) -> None:
        self.game: AnyGame = game
        """The game and its options."""
        self.state: State = game.of_this(game.start() if state is None else state)
        """The position."""
        self.source: DiceSource | None = source
        """Where the dice come from, or None if throws stay open."""
        self.steps: list[Step] = []
        """The decisions so far, in order."""
        self.table = game.table(self.state)
        """The table that plays the state."""
        if listen:
            self.table.events = []
        settle(self.table)
        self._roll_open()

    def questions(self) -> list[Question]:
        """Return what the players are asked now."""
        return open_questions(self.table)

    def question(self, seat: int) -> Question | None:
        """Return what a seat is asked now."""
        self._check_seat(seat)
        return self.table.questions[seat + 1]

    def throws(self) -> list[Throw]:
        """Return what the dice are asked now."""
        return open_throws(self.table)

    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.state.flow.over()

    def view(self, seat: int) -> View:
        """Return what a seat sees now."""
        self._check_seat(seat)
        return view_of(self.game, seat, self.state)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.game.seats:
            raise BadOptions(
                f"there is no seat {seat}; seats are counted from 0 to {self.game.seats - 1}."
            )

    def scores(self) -> list[int]:
        """Return every seat's current score."""
        return self.game.scores(self.state)

    def winners(self) -> list[int]:
        """Return the seats that would win now; several if they tie."""
        return self.game.winners(self.state)

    def options(self, question: Question) -> list[Option]:
        """Return the options of a question with their texts."""
        return [Option(option, self.text(question, option)) for option in question.options]

    def text(self, question: Question, option: int) -> str:
        """Return the text form of an option."""
        return question.choice.text(self.table, option)

    def find(self, question: Question, text: str) -> int:
        """Return the option with this text; if there is none, raise a mistake that lists the options."""
        option = question.choice.find(self.table, question.options, text)
        if option is None:
            offered = [self.text(question, other) for other in question.options]
            listed = "; ".join(offered[:12]) + (
                f"; and {len(offered) - 12} more" if len(offered) > 12 else ""
            )
            raise BadAnswer(
                f"'{text}' is not offered at '{question.choice.name()}'; offered are: {listed}."
            )
        return option

    def answer(self, question: Question, option: Option | int | str) -> None:
        """Answer a question with one of its options, or with its number or text."""
        if isinstance(option, Option):
            number = option.number
        elif isinstance(option, str):
            now = self.question(question.seat)
            # If something else is asked by now, the answer is too late, whatever it says.
            if now is None or now.turn != question.turn:
                number = NOTHING
            else:
                number = self.find(now, option)
        else:
            number = option
        self.play(Answer(question.seat, question.turn, number))

    def play(self, answer: Answer) -> None:
        """Take an answer, and let the source roll everything that follows."""
        question = self.question(answer.seat) if 0 <= answer.seat < self.game.seats else None
        given = asked = ""
        if question is not None and answer.option in question.options:
            given = self.text(question, answer.option)
            asked = question.choice.name()
        play(self.table, answer)
        self.steps.append(Step(answer.seat, answer.turn, asked, given, self.state.check()))
        self._roll_open()

    def land(self, throw: Throw, faces: str | list[int]) -> None:
        """Take what the dice showed: as records write it, such as ``A-lion B-gear``, or as cells."""
        cells = self.game.dice.parse(faces) if isinstance(faces, str) else faces
        land(self.table, self.game.dice, throw, cells)
        given = self.game.dice.text(cells)
        self.steps.append(Step(throw.seat, throw.number, "roll", given, self.state.check()))

    def roll(self, source: DiceSource) -> None:
        """Let a source answer the first open throw."""
        throw = self.throws()[0]
        self.land(throw, source.roll(self.game.dice, throw))

    def _roll_open(self) -> None:
        if self.source is not None:
            while self.throws():
                self.roll(self.source)

    def events(self) -> list[Event]:
        """Return what happened since the last call."""
        happened = self.table.events
        if not happened:
            return []
        self.table.events = []
        return happened

    def copy(self) -> Match:
        """Return a match that stands where this one does and shares nothing with it, dice included."""
        return match_at(
            self.game,
            self.state.copy(),
            deepcopy(self.source),
            list(self.steps),
            None if self.table.events is None else list(self.table.events),
            self.table.outdated_by,
        )

    def __copy__(self) -> Match:
        """Return a copy."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        """Return a copy: it shares nothing."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes the match again; where its dice come from is part of that."""
        table = self.table
        known = (self.game, self.state, self.source, self.steps, table.events, table.outdated_by)
        return match_at, known

    def __repr__(self) -> str:
        """Return how far the match is, and what it waits for."""
        waits = [f"seat {asked.seat} is asked {asked.asked}" for asked in self.questions()]
        for throw in self.throws():
            rolls = "the table rolls" if throw.seat < 0 else f"seat {throw.seat} rolls"
            waits.append(f"{rolls} {self.game.dice.hand_text(throw.counts)}")
        if self.over():
            waits = [f"over, won by {' and '.join([f'seat {seat}' for seat in self.winners()])}"]
        players, steps = counted(self.game.seats, "player"), counted(len(self.steps), "step")
        return f"<Match of {self.game.name}: {players}, {steps}, {', '.join(waits)}>"


def match_at(
    game: AnyGame,
    state: State,
    source: DiceSource | None,
    steps: list[Step],
    events: list[Event] | None,
    outdated_by: int,
) -> Match:
    """Return a match that stands at a state, which now belongs to it, after these steps."""
    # The source is given only now: dice that did not fall there must not fall here.
    match = Match(game, None, state, False)
    match.source = source
    match.steps = steps
    match.table.events = events
    match.table.outdated_by = outdated_by
    return match
