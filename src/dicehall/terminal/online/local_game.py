"""A local copy of a table's game, kept in step with the server by replaying its entries.

The rules run here too. So the boards draw from a match as usual, and every message is checked: the position
and the question that the server sends must be what the rules make of its own entries.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from dicehall.core.events import Event
from dicehall.core.fair import sealed_origin
from dicehall.core.game import AnyGame, State
from dicehall.core.match import Match, Step
from dicehall.core.mistakes import Mistake
from dicehall.core.question import Answer
from dicehall.games.explain import question_of, view_of
from dicehall.terminal.online.mistakes import OutOfStep

ROLL = "roll"
"""The name of the steps of the dice."""
WATCHER = -1
"""The viewer without a seat."""


@dataclass(frozen=True)
class Happened:
    """An entry of the table's log, and its effect on the game."""

    kind: str
    """What it is, such as ``answered`` or ``said``."""
    seat: int
    """Who did it; -1 for the table or a watcher."""
    body: dict[str, Any]
    """Its details."""
    events: tuple[Event, ...] = ()
    """What happened in the game because of it."""


@dataclass(frozen=True)
class _Floor:
    """A position to go back to: nothing before it can be undone any more."""

    steps: int
    state: State


class LocalGame:
    """A table as the sum of its entries, on this side."""

    def __init__(self, game: AnyGame, you: int = WATCHER) -> None:
        self.game: AnyGame = game
        """The game and its options."""
        self.you: int = you
        """The viewer: a seat, or `WATCHER`."""
        self.version: int = 0
        """How many entries have been processed."""
        self.match: Match | None = None
        """The game; set when it begins."""
        self.seeds: list[str] = []
        """Every seat's seed; set when the game begins."""
        self.commitment: str = ""
        """The server's commitment, from the first entry."""
        self.secret: str = ""
        """The secret of the dice, once it is revealed."""
        self._floors: list[_Floor] = []

    # ------------------------------------------------------------------------------- the entries

    def take(self, entries: list[dict[str, Any]]) -> list[Happened]:
        """Take the entries that follow those already taken; any inconsistency raises `OutOfStep`."""
        return [self._take(entry) for entry in entries]

    def _take(self, entry: dict[str, Any]) -> Happened:
        number = self.version + 1
        try:
            if entry["number"] != number:
                raise ValueError(f"entry {entry['number']} came where {number} comes next")
            events = self._play(entry["kind"], entry["seat"], entry["body"])
            happened = Happened(entry["kind"], entry["seat"], entry["body"], tuple(events))
        except (Mistake, ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
            raise OutOfStep(number, str(error)) from None
        self.version = number
        return happened

    def _play(self, kind: str, seat: int, body: dict[str, Any]) -> list[Event]:
        if kind == "made":
            self.commitment = str(body["commitment"])
        elif kind == "began":
            self.seeds = [str(seed) for seed in body["seeds"]]
            if len(self.seeds) != self.game.seats:
                raise ValueError("there is not one seed for every seat")
            sealed_origin(self.commitment, self.seeds, "table")
            self.match = Match(self.game)
            self._floors = [_Floor(0, self.match.state.copy())] * self.game.seats
            return self.match.events()
        elif kind == "answered":
            match = self._running()
            _answer(match, seat, body["turn"], body["asked"], body["given"])
            return match.events()
        elif kind == "rolled":
            match = self._running()
            _roll(match, seat, body["number"], body["given"])
            self._set_floor(match, seat)
            return match.events()
        elif kind == "undone":
            self._take_back(self._running(), seat, body["turn"])
        elif kind in ("ended", "closed"):
            self.secret = str(body.get("secret", ""))
            if kind == "ended":
                self._compare_end(body)
        return []

    def _running(self) -> Match:
        if self.match is None:
            raise ValueError("the game has not begun")
        return self.match

    def _set_floor(self, match: Match, seat: int) -> None:
        """Set the floor: nobody can undo past a roll of their own or of the table."""
        floor = _Floor(len(match.steps), match.state.copy())
        for other in range(self.game.seats):
            if seat in (other, -1):
                self._floors[other] = floor

    def _take_back(self, match: Match, seat: int, turn: int) -> None:
        """Replay everything since the seat's floor without this answer."""
        floor = self._floors[seat]
        later = match.steps[floor.steps :]
        kept = [one for one in later if not _is_answer(one, seat, turn)]
        if len(kept) != len(later) - 1:
            raise ValueError(f"there is no answer of turn {turn} that seat {seat} could take back")
        again = Match(self.game, None, floor.state.copy())
        again.steps = match.steps[: floor.steps]
        self.match = again
        for step in kept:
            if step.asked == ROLL:
                _roll(again, step.seat, step.number, step.given)
                self._set_floor(again, step.seat)
            else:
                _answer(again, step.seat, step.number, step.asked, step.given)
        again.events()

    def _compare_end(self, body: dict[str, Any]) -> None:
        match = self._running()
        if not match.over():
            raise ValueError("the game is said to be over, and is not")
        if list(body["scores"]) != self.game.scores(match.state):
            raise ValueError("the scores are others")
        if list(body["winners"]) != self.game.winners(match.state):
            raise ValueError("the winners are others")

    # ----------------------------------------------------------------------------- the comparison

    def compare(self, message: dict[str, Any]) -> None:
        """Compare a message with the match after its entries are taken; a difference raises `OutOfStep`."""
        match = self.match
        if message["version"] != self.version:
            raise OutOfStep(self.version, f"version {message['version']} was told")
        if match is None:
            if message.get("view") is not None:
                raise OutOfStep(self.version, "a position was told before the start")
            return
        if message.get("view") != _as_sent(view_of(self.game, match.state)):
            raise OutOfStep(self.version, "what is told to lie on the table does not lie there")
        asked = message.get("question")
        if asked is not None and asked != self.question():
            raise OutOfStep(self.version, "what is asked is not what the rules ask")

    def question(self) -> dict[str, Any] | None:
        """Return what the rules ask our seat now, in the server's form."""
        question = None
        if self.match is not None and self.you != WATCHER:
            question = self.match.question(self.you)
        if question is None or self.match is None:
            return None
        told: dict[str, Any] = _as_sent(question_of(self.match, question, False))
        return told


def _as_sent(value: object) -> Any:
    """Return a value as it comes out of JSON."""
    return json.loads(json.dumps(value))


def _is_answer(step: Step, seat: int, turn: int) -> bool:
    return step.asked != ROLL and step.seat == seat and step.number == turn


def _answer(match: Match, seat: int, turn: int, asked: str, given: str) -> None:
    question = match.question(seat) if 0 <= seat < match.game.seats else None
    if question is None or question.choice.name() != asked:
        raise ValueError(f"seat {seat} is not asked '{asked}'")
    match.play(Answer(seat, turn, match.find(question, given)))


def _roll(match: Match, seat: int, number: int, given: str) -> None:
    for throw in match.throws():
        if (throw.seat, throw.number) == (seat, number):
            match.land(throw, match.game.dice.parse(given))
            return
    raise ValueError(f"roll {number} of seat {seat} is not asked for")
