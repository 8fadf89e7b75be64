"""A local copy of a table's game, kept in step with the server by replaying its entries.

The rules run here too. So the boards draw from a match as usual, and every message is checked: the position
and the question that the server sends must be what the rules make of its own entries.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from dicehall.core.events import Event
from dicehall.core.fair import sealed_origin
from dicehall.core.game import AnyGame
from dicehall.core.hands import Hand
from dicehall.core.match import Match
from dicehall.core.mistakes import Mistake
from dicehall.games.explain import question_of, view_of
from dicehall.table.play import Play, start
from dicehall.table.seats import WATCHER
from dicehall.terminal.online.mistakes import OutOfStep
from dicehall.terminal.online.own_chain import has_chains

NO_CLOCK: Final = 0.0
"""The time of everything that happens here: only the server's clock counts."""


@dataclass(frozen=True)
class TakenEntry:
    """An entry of the table's log, and its effect on the game."""

    kind: str
    """What it is, such as ``answered`` or ``said``."""
    seat: int
    """Who did it; -1 for the table or a watcher."""
    body: dict[str, Any]
    events: tuple[Event, ...] = ()
    """What happened in the game because of it."""


class LocalGame:
    """A table as the sum of its entries, on this side."""

    def __init__(self, game: AnyGame, you: int = WATCHER) -> None:
        self.game: AnyGame = game
        self.you: int = you
        """The viewer: a seat, or `WATCHER`."""
        self.version: int = 0
        """How many entries have been processed."""
        self.seeds: list[str] = []
        """Every seat's seed; set when the game begins."""
        self.commitment: str = ""
        """The server's commitment, from the first entry."""
        self.secret: str = ""
        """The secret of the dice, once it is revealed."""
        self.entered: bool = False
        """Whether people roll their own dice and enter what they show."""
        self.chained: bool = False
        """Whether seats have chains whose links are mixed into the dice."""
        self.duplicate: str | None = None
        """The duplicate whose dice are rolled here."""
        self.anchors: list[str | None] = [None] * game.seats
        """What each seat has committed itself with to its seed."""
        self.hands: dict[tuple[int, int], Hand] = {}
        """How the last answer to each turn came, by seat and turn."""
        self.hinted: set[tuple[int, int]] = set()
        """The seats and turns at which hints were taken."""
        self._play: Play | None = None

    @property
    def match(self) -> Match | None:
        """The game; set when it begins."""
        return None if self._play is None else self._play.match

    # ------------------------------------------------------------------------------- the entries

    def take(self, entries: list[dict[str, Any]]) -> list[TakenEntry]:
        """Take the entries that follow those already taken; any inconsistency raises `OutOfStep`."""
        return [self._take(entry) for entry in entries]

    def _take(self, entry: dict[str, Any]) -> TakenEntry:
        number = self.version + 1
        try:
            if entry["number"] != number:
                raise ValueError(f"entry {entry['number']} came where {number} comes next")
            self._follow(entry["kind"], entry["seat"], entry["body"])
            events = [] if self.match is None else self.match.events()
            taken = TakenEntry(entry["kind"], entry["seat"], entry["body"], tuple(events))
        except (Mistake, ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
            raise OutOfStep(number, str(error)) from None
        self.version = number
        return taken

    def _follow(self, kind: str, seat: int, body: dict[str, Any]) -> None:
        """Do to the game what an entry says was done."""
        if kind == "made":
            self.commitment = str(body["commitment"])
            self.entered = body.get("dice", "fair") == "entered"
            self.chained = has_chains(body.get("fair_dice"))
            self.duplicate = body.get("duplicate")
        elif kind in ("sat", "bot_sat", "stood"):
            self.anchors[seat] = body.get("anchor")
        elif kind == "began":
            self.seeds = [str(seed) for seed in body["seeds"]]
            if len(self.seeds) != self.game.seats:
                raise ValueError("there is not one seed for every seat")
            sealed_origin(self.commitment, self.seeds, "table")
            self._play = start(self.game, NO_CLOCK)
        elif kind == "answered":
            step = self._running().answer(seat, body["turn"], body["given"], NO_CLOCK)
            if step.asked != body["asked"]:
                raise ValueError(f"seat {seat} is not asked '{body['asked']}'")
            hinted = (seat, step.number) in self.hinted
            self.hands[seat, step.number] = Hand(
                body["by"], body.get("set", -1), body.get("link"), hinted and body["by"] == "player"
            )
        elif kind == "rolled":
            self._compare_link(seat, body.get("link"))
            self._running().land(seat, body["number"], body["given"], NO_CLOCK)
        elif kind == "hinted":
            self.hinted.add((seat, body["turn"]))
        elif kind == "undone":
            before = self._running().without(seat, body["turn"], NO_CLOCK)
            if before is None:
                raise ValueError(f"seat {seat} has no answer of turn {body['turn']} to take back")
            self._play = before
        elif kind == "picked_up":
            before = self._running().without_roll(seat, body["number"], NO_CLOCK)
            if before is None:
                raise ValueError(f"roll {body['number']} of seat {seat} cannot be taken back")
            self._play = before
        elif kind in ("ended", "closed"):
            self.secret = str(body.get("secret", ""))
            if kind == "ended":
                self._compare_end(self._running().match, body)

    def _compare_link(self, seat: int, word: str | None) -> None:
        """Compare what is said to be mixed into a roll with what its seat's client has shown last."""
        turns = self._running().match.state.flow.turns[seat] if seat >= 0 else 0
        if word != (self.hands[seat, turns - 1].word(turns - 1) if turns else None):
            raise ValueError(f"another link than the last of seat {seat} is mixed into its roll")

    def _running(self) -> Play:
        if self._play is None:
            raise ValueError("the game has not begun")
        return self._play

    def _compare_end(self, match: Match, body: dict[str, Any]) -> None:
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
            raise OutOfStep(self.version, f"version {message['version']} came")
        if match is None:
            if message.get("view") is not None:
                raise OutOfStep(self.version, "a position came before the start")
            return
        if message.get("view") != _as_sent(view_of(self.game, match.state)):
            raise OutOfStep(self.version, "the server's position differs from the replayed one")
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
        fields: dict[str, Any] = _as_sent(question_of(self.match, question, False))
        return fields


def _as_sent(value: object) -> Any:
    """Return a value as it comes out of JSON."""
    return json.loads(json.dumps(value))
