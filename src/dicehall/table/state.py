"""The state of a table: its log adds up to the seats, the game so far, and what each viewer may see.

Nothing here decides anything; that is done by the functions in `commands`. Nothing reads a clock or waits: a
table restored from its log is exactly the table it was, down to the last word a viewer was sent.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from dicehall.core.dice import Throw
from dicehall.core.fair import FairDice, bot_seed
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.mistakes import Difference
from dicehall.games.explain import question_of, view_of
from dicehall.table.changes import Change, Events
from dicehall.table.clock import seconds_of
from dicehall.table.entries import (
    TABLE,
    AnsweredBody,
    BeganBody,
    BotSatBody,
    ClosedBody,
    EndedBody,
    Entry,
    FirstSeat,
    HintedBody,
    HostsBody,
    LeftBody,
    MadeBody,
    OpenedBody,
    PickedUpBody,
    RematchBody,
    ReturnedBody,
    RolledBody,
    SatBody,
    SealedBody,
    StoodBody,
    UndoneBody,
    seen_by_seats,
)
from dicehall.table.entry_json import numbered, written
from dicehall.table.json_text import json_of
from dicehall.table.play import Asks, Play
from dicehall.table.seat_chains import CHAINED_DICE, after_answer, first_link
from dicehall.table.seats import WATCHER, Seat
from dicehall.table.shared_games import game_of


class LiveTable:
    """A table as the sum of its entries."""

    def __init__(
        self, table_id: str, secret: bytes, made: MadeBody, made_at: float, whole: bool = True
    ) -> None:
        self.id: str = table_id
        """The table's id."""
        self.secret: bytes = secret
        """The secret behind its dice; in no entry before the game ends."""
        self.made: MadeBody = made
        """What was settled when the table was made."""
        self.made_at: float = made_at
        """When it was made."""
        self.game: AnyGame = game_of(made.game, made.options).under(made.rules)
        """The game and its options, under the rules in force when the table was made."""
        self.entries: list[Entry] = []
        """The log."""
        self.status: Literal["open", "running", "ended", "closed"] = "open"
        """``open`` (seats may be taken), ``running``, ``ended``, or ``closed`` (abandoned)."""
        self.seats: list[Seat] = [
            self._first_seat(number, seat) for number, seat in enumerate(made.seats)
        ]
        """The seats, in order."""
        reserved = (number for number, seat in enumerate(self.seats) if seat.kept is not None)
        self.host: int | None = next(reserved, None) if made.host is None else made.host
        """The seat that decides who else sits here; None as long as no person has come."""
        self.play: Play | None = None
        """The game so far; set when it begins."""
        self.seeds: list[str] | None = None
        """Every seat's seed; set when the game begins."""
        self.sealed_at: float | None = None
        """When all seats had committed to their seeds and the game was started; None before that."""
        self.secret_shown: bool = False
        """Whether the secret has been revealed."""
        self.hinted: set[tuple[int, int]] = set()
        """The seats and turns at which hints were taken."""
        self.rematch_id: str | None = None
        """The table at which the same people play again."""
        self.dice: FairDice | None = None
        """The source that answers the throws; set when the game begins. None if people enter their dice."""
        self.written: list[str] = []
        """Every entry as viewers are sent it, but for its number."""
        self._whole = whole
        self._seen_by_seats: list[int] = []
        self._questions: dict[int, str] = {}
        self._asked_now: list[int] | None = None
        self._view: Mapping[str, object] | None = None
        self.take(Entry(0, made_at, TABLE, made), ())

    def _first_seat(self, number: int, made: FirstSeat) -> Seat:
        if made.bot is not None:
            return self._bot_seat(number, made.bot, made.name)
        return Seat(name=made.name, kept=made.kept)

    def _bot_seat(self, number: int, bot: str, name: str) -> Seat:
        return Seat(kind="bot", name=name, bot=bot, seed=self.fixed_seed(number))

    def fixed_seed(self, seat: int) -> str:
        """Return the seed that a seat has by rule if it brings none of its own."""
        return bot_seed(self.made.commitment, self.luck, seat)

    @property
    def duplicate(self) -> str | None:
        """The code of the duplicate that this table belongs to."""
        return self.made.duplicate

    @property
    def gives_hints(self) -> bool:
        """Whether hints are given here: to somebody who plays bots alone, or if the host has allowed them."""
        people = sum(seat.kind != "bot" for seat in self.seats)
        return people < 2 or self.made.hints

    @property
    def luck(self) -> str:
        """The name of all that is left to chance here: the table's own, or that of its duplicate."""
        return self.duplicate or self.id

    @property
    def entered(self) -> bool:
        """Whether people roll their own dice and enter what they show."""
        return self.made.dice == "entered"

    def source(self, seeds: list[str]) -> FairDice | None:
        """Return the source for the throws of a game with these seeds; None if people enter their dice."""
        return None if self.entered else FairDice(self.secret, seeds, self.luck, self.chained)

    @property
    def chained(self) -> bool:
        """Whether seats commit to their seeds, and links of their chains are mixed into the dice."""
        return self.made.fair_dice == CHAINED_DICE

    def names(self, but: int | None = None) -> list[str]:
        """Return the names at the table, including those of reserved seats, but for one seat's."""
        return [seat.name for number, seat in enumerate(self.seats) if seat.name and number != but]

    @property
    def match(self) -> Match | None:
        """The match; only after the game has begun."""
        return None if self.play is None else self.play.match

    # ------------------------------------------------------------------------- how the log adds up

    def apply(self, change: Change) -> None:
        """Make a stored change part of the table. It must have been decided on this very table."""
        for entry in change.entries[:1]:
            self.check_number(entry)
        if change.play is not None:
            self.set_play(change.play)
        for entry, events in zip(change.entries, change.events):
            self.take(entry, events)

    def set_play(self, play: Play) -> None:
        """Replace the state of the game."""
        self.play = play
        self._questions = {}
        self._asked_now = None
        self._view = None

    def take(self, entry: Entry, events: Events) -> None:
        """Add an entry; if it affects the game, its play has already been set."""
        self.check_number(entry)
        if seen_by_seats(entry, running=self.status == "running"):
            self._seen_by_seats.append(entry.number)
        self.entries.append(entry)
        self.written.append(written(entry, events))
        self._add_up(entry)

    def check_number(self, entry: Entry) -> None:
        """Refuse an entry whose number is not the next, unless the log lacks its talk."""
        if self._whole and entry.number != len(self.entries):
            raise Difference(
                f"table {self.id}: entry {entry.number} stands where entry {len(self.entries)} should."
            )

    def _add_up(self, entry: Entry) -> None:
        """Change what an entry changes, apart from the game itself."""
        seat = entry.seat
        match entry.body:
            case AnsweredBody() as body:
                self.seats[seat] = after_answer(self.seats[seat], body)
            case RolledBody() | UndoneBody() | PickedUpBody():
                pass
            case SatBody() as body:
                self.seats[seat] = Seat(
                    kind="person",
                    name=body.name,
                    seed=body.seed,
                    anchor=body.anchor,
                    shown=first_link(body.anchor, body.seed),
                    token_hash=body.token,
                    person=body.person,
                    claimed=body.claimed,
                    device=body.device,
                )
                self.host = seat if self.host is None else self.host
            case BotSatBody(bot=bot, name=name):
                self.seats[seat] = self._bot_seat(seat, bot, name)
            case StoodBody():
                self.seats[seat] = Seat()
                if seat == self.host:
                    people = (place for place, one in enumerate(self.seats) if one.kind == "person")
                    self.host = next(people, None)
            case HostsBody():
                self.host = seat
            case OpenedBody(seed=seed):
                self.seats[seat] = replace(self.seats[seat], seed=seed)
            case LeftBody():
                self.seats[seat] = replace(self.seats[seat], away=True)
            case ReturnedBody():
                self.seats[seat] = replace(self.seats[seat], away=False)
            case HintedBody(turn=turn):
                self.hinted.add((seat, turn))
            case SealedBody():
                self.sealed_at = entry.at
            case BeganBody(seeds=seeds):
                self.status = "running"
                self.seeds = list(seeds)
                self.dice = self.source(self.seeds)
            case EndedBody():
                self.status = "ended"
                self.secret_shown = True
            case ClosedBody(secret=secret):
                self.status = "closed"
                self.secret_shown = secret is not None
            case RematchBody(table=table):
                self.rematch_id = table

    # --------------------------------------------------------------------------- what viewers see

    def version(self, viewer: int) -> int:
        """Return how many entries a viewer (a seat, `WATCHER` or `ONLOOKER`) has been shown."""
        return len(self.entries if viewer == WATCHER else self._seen_by_seats)

    def missed(self, viewer: int, version: int, most: int | None = None) -> list[str] | None:
        """Return the entries after a version as JSON, in the form this viewer is sent.

        None for a version that was never reached: that client needs a fresh snapshot.
        """
        if not 0 <= version <= self.version(viewer):
            return None
        end = None if most is None else version + most
        everything = range(len(self.entries)) if viewer == WATCHER else self._seen_by_seats
        return [
            numbered(place, self.written[number])
            for place, number in enumerate(everything[version:end], version + 1)
        ]

    def asks(self, seat: int) -> Asks | None:
        """Return the text form of what a seat is asked now, or None."""
        if self.play is None or self.status != "running" or seat < 0:
            return None
        return self.play.asks(seat)

    def question(self, viewer: int) -> str:
        """Return a viewer's current question as JSON, without its explanation."""
        if viewer not in self._questions:
            question_text = None
            if self.play is not None and self.status == "running" and viewer >= 0:
                match = self.play.match
                asked = match.question(viewer)
                question_text = None if asked is None else question_of(match, asked, False)
            self._questions[viewer] = json_of(question_text)
        return self._questions[viewer]

    def asked_seats(self) -> list[int]:
        """Return the seats that have a question to answer."""
        if self.play is None or self.status != "running":
            return []
        if self._asked_now is None:
            self._asked_now = [question.seat for question in self.play.match.questions()]
        return list(self._asked_now)

    def throws(self) -> list[Throw]:
        """Return the throws for which somebody has to roll real dice."""
        if self.play is None or self.status != "running":
            return []
        return self.play.match.throws()

    def view(self) -> Mapping[str, object] | None:
        """Return what lies on the table for everybody to see; None before the start."""
        if self.play is not None and self._view is None:
            self._view = view_of(self.game, self.play.match.state)
        return self._view

    def deadlines(self) -> dict[int, float]:
        """Return the deadline of each person who is asked something and is not away."""
        deadlines = {
            seat: self.deadline(seat)
            for seat in self.asked_seats()
            if self.plays_by_bot(seat) is None
        }
        return {seat: at for seat, at in deadlines.items() if at is not None}

    def deadline(self, seat: int) -> float | None:
        """Return when the time for a seat's question runs out, if it does.

        It counts from when the question was first asked, even if a stand-in was to answer it for a while:
        leaving, coming back and undoing gain no time.
        """
        seconds = seconds_of(self.made.clock)
        since = None if self.play is None else self.play.since(seat)
        return None if seconds is None or since is None else since + seconds

    # ------------------------------------------------------------------------------ who and what

    def plays_by_bot(self, seat: int) -> str | None:
        """Return the bot that decides for a seat now: the seat's own bot, or a stand-in."""
        if self.seats[seat].kind == "bot":
            return self.seats[seat].bot
        return self.made.stand_in if self.seats[seat].away else None

    def results_of(self, match: Match) -> tuple[list[int], list[int]]:
        """Return the scores and the winners of a match in its current position."""
        return self.game.scores(match.state), self.game.winners(match.state)
