"""The live table: everything that can be done at a table, decided without doing it.

Each command is a method that looks at the table, changes nothing, and returns a `Change` or raises a
`Refusal`. The caller stores the change and then applies it. If storing fails, the change is dropped and the
table is as before. If a command was already done and is repeated because its sender got no reply, the change
has no entries.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dicehall.core.fair import FairDice
from dicehall.core.mistakes import BadAnswer
from dicehall.table.changes import Change, Draft
from dicehall.table.clean_text import clean_text
from dicehall.table.entries import TABLE, Entry
from dicehall.table.making import made, made_again, seconds_of
from dicehall.table.names import alike, clean_name
from dicehall.table.phrases import check_phrase
from dicehall.table.play import Play, start
from dicehall.table.refusals import Refusal
from dicehall.table.restoring import restored
from dicehall.table.seating import Seating
from dicehall.table.seats import ONLOOKER, Seat
from dicehall.table.sets import in_one_form, piece_by_piece
from dicehall.table.undo import take_back

FALLBACK = "random"
"""The bot that answers when another has failed."""


class LiveTable(Seating):
    """A table online, and what its seats and watchers may do."""

    @staticmethod
    def make(
        table_id: str, secret: bytes, now: float, **wanted: Any
    ) -> tuple[LiveTable, list[Entry]]:
        """Return a new table and its first entry; `making.made` describes the arguments."""
        first = Entry(0, now, "made", TABLE, made(secret, **wanted))
        return LiveTable(table_id, secret, first), [first]

    @staticmethod
    def restore(table_id: str, secret: bytes, entries: Iterable[Entry]) -> LiveTable:
        """Return a table from its log; raise `Difference` at the first entry that contradicts the rules."""
        return restored(LiveTable, table_id, secret, list(entries))

    # ---------------------------------------------------------------------------------- the game

    def begin(self, by: int, now: float) -> Change:
        """Start the game; all seats must be taken."""
        self._still_open()
        self._sits_here(by)
        if any(seat.kind == "open" for seat in self.seats):
            raise Refusal("seats_open")
        seeds = [seat.seed or "" for seat in self.seats]
        draft = self._draft(now)
        play = start(self.game, now)
        body = {"seeds": seeds, "check": play.match.state.check()}
        draft.add("began", TABLE, body, play.events())
        return self._go_on(draft, play, FairDice(self.secret, seeds, self.id), now)

    def answer(
        self,
        seat: int,
        turn: int,
        given: str,
        now: float,
        by: str = "player",
        bot: str | None = None,
    ) -> Change:
        """Answer a seat's question of this turn with one of its options, in its text form."""
        play = self._asked(seat, turn, by, bot)
        if play is None:
            return self._answered_before(seat, turn, [given], by)
        draft = self._draft(now)
        self._take_answer(draft, play, seat, given, now, {"by": by} | ({"bot": bot} if bot else {}))
        assert self.dice is not None
        return self._go_on(draft, play, self.dice, now)

    def answer_set(self, seat: int, turn: int, given: list[str], now: float) -> Change:
        """Answer this turn's question, and those that follow from it, with a whole set; or refuse."""
        play = self._asked(seat, turn, "player", None)
        if play is None:
            return self._answered_before(seat, turn, given, "player")
        draft = self._draft(now)
        # Viewers are not shown these fields. They let a set be undone as a whole and recognized when
        # repeated.
        hand: dict[str, Any] = {"by": "player", "set": turn, "chosen": in_one_form(given)}
        for text in piece_by_piece(play, seat, given):
            self._take_answer(draft, play, seat, text, now, hand)
        assert self.dice is not None
        return self._go_on(draft, play, self.dice, now)

    def _asked(self, seat: int, turn: int, by: str, bot: str | None) -> Play | None:
        """Return a copy of the play for answering this turn; None if it is already answered; or refuse."""
        sits = self._seat(seat)
        play = self.play
        if play is None:
            raise Refusal("not_running")
        if turn < play.match.state.flow.turns[seat]:
            return None
        self._running()
        self._may_answer(sits, self.plays_by_bot(seat), by, bot)
        question = play.match.question(seat)
        if question is None:
            raise Refusal("not_asked")
        if turn != question.turn:
            raise Refusal("stale_turn", turn=question.turn)
        return play.copy()

    def _take_answer(
        self, draft: Draft, play: Play, seat: int, given: str, now: float, hand: dict[str, Any]
    ) -> None:
        """Play an answer, and add its entry."""
        asks = play.asks(seat)
        assert asks is not None
        try:
            step = play.answer(seat, asks.turn, given, now)
        except BadAnswer:
            raise Refusal("not_offered", asked=asks.asked) from None
        body = {"turn": step.number, "asked": step.asked, "given": step.given, "check": step.check}
        draft.add("answered", seat, body | hand, play.events())

    def undo(self, seat: int, turn: int, now: float) -> Change:
        """Undo a seat's last answer, which was to this turn; a set is undone as a whole."""
        sits = self._seat(seat)
        play = self._running()
        self._may_answer(sits, self.plays_by_bot(seat), "player", None)
        turns = play.match.state.flow.turns[seat]
        if turn >= turns and turn in self._just_undone(seat):
            return Change()
        if turns == 0:
            raise Refusal("cannot_undo", why="nothing")
        if turn != turns - 1:
            raise Refusal("stale_turn", turn=turns - 1)
        answered = self._answer_of(seat, turn)
        if answered.body["by"] != "player":
            # Whoever returns takes the game as the stand-in left it.
            raise Refusal("cannot_undo", why="stand_in")
        draft = self._draft(now)
        before = play
        for back in range(turn, answered.body.get("set", turn) - 1, -1):
            before = take_back(before, seat, back, now)
            draft.add("undone", seat, {"turn": back, "check": before.match.state.check()})
        seconds = seconds_of(self.made["clock"])
        since = before.since(seat)
        if seconds is not None and since is not None and since + seconds <= now:
            raise Refusal("cannot_undo", why="clock")
        return draft.change(before)

    def leave(self, seat: int, now: float, why: str = "left") -> Change:
        """Leave: before the start the seat becomes free, afterwards a stand-in plays on.

        Also used for a player whose clock has run out, which the caller determines; `why` is then ``clock``.
        """
        leaves = self._seat(seat)
        if self.status == "open":
            return self.stand(seat, seat, now)
        self._running()
        if leaves.kind == "bot":
            raise Refusal("seat_is_bot")
        return Change() if leaves.away else self._one("left", seat, {"why": why}, now)

    def come_back(self, seat: int, now: float) -> Change:
        """Take the seat back from the stand-in; its answers stand.

        Whoever ran out of time waits until the stand-in has answered that question.
        """
        returns = self._seat(seat)
        self._running()
        if returns.kind == "bot":
            raise Refusal("seat_is_bot")
        if not returns.away:
            return Change()
        deadline = self.deadline(seat)
        if deadline is not None and deadline <= now:
            raise Refusal("out_of_time")
        return self._one("returned", seat, {}, now)

    def bot_failed(self, seat: int, why: str, now: float) -> Change:
        """Note that the bot of a seat crashed or took too long; `FALLBACK` answers in its place."""
        self._seat(seat)
        self._running()
        bot = self.plays_by_bot(seat)
        if bot is None:
            raise Refusal("not_your_seat")
        return self._one("bot_failed", seat, {"bot": bot, "why": why}, now)

    def close(self, now: float, why: str = "idle") -> Change:
        """Abandon the table. If the game has begun, its secret is revealed so the dice can be checked."""
        if self.status == "closed":
            return Change()
        if self.status == "ended":
            raise Refusal("not_running")
        body = {"why": why}
        if self.play is not None:
            body["secret"] = self.secret.hex()
        return self._one("closed", TABLE, body, now)

    # -------------------------------------------------------------------------------- talk and more

    def say(
        self,
        viewer: int,
        text: str,
        now: float,
        name: str | None = None,
        claimed: str | None = None,
    ) -> Change:
        """Say something. Watchers give their claimed name, or another that is not used at the table.

        During the game watchers are heard by watchers alone, so an onlooker is not heard at all.
        """
        self._not_closed()
        if viewer == ONLOOKER and self.status == "running":
            raise Refusal("watchers_only")
        if viewer >= 0:
            sits = self._seat(viewer)
            said, claimed = sits.name, sits.known_as
        else:
            said = claimed or (clean_name(name) if name else "")
            if said and alike(said, self._names(but=None)):
                raise Refusal("name_taken", name=said)
        body = {"name": said, "claimed": claimed, "text": clean_text(text)}
        return self._one("said", max(viewer, TABLE), body, now)

    def phrase(self, seat: int, phrase: str, now: float) -> Change:
        """Say a quick phrase."""
        self._not_closed()
        self._seat(seat)
        return self._one("phrase", seat, {"phrase": check_phrase(phrase)}, now)

    def made_again(self, code: str, by: int) -> dict[str, Any]:
        """Return the arguments for `make` to set up a rematch, once this game is over."""
        if self.status not in ("ended", "closed"):
            raise Refusal("not_over")
        return made_again(self.id, self.made, self.seats, code, by)

    def rematch(self, table_id: str, code: str, now: float) -> Change:
        """Tell everybody where the rematch is; later requests are pointed to the first."""
        if self.status not in ("ended", "closed"):
            raise Refusal("not_over")
        if self.rematch_id is not None:
            return Change()
        return self._one("rematch", TABLE, {"table": table_id, "code": code}, now)

    # ------------------------------------------------------------------------ what commands share

    def _go_on(self, draft: Draft, play: Play, dice: FairDice, now: float) -> Change:
        """Let the dice answer all open throws, and end the game if it is over."""
        while (step := play.roll(dice, now)) is not None:
            body = {"number": step.number, "given": step.given, "check": step.check}
            draft.add("rolled", step.seat, body, play.events())
        if play.match.over():
            scores, winners = self.results_of(play.match)
            secret = self.secret.hex()
            draft.add("ended", TABLE, {"scores": scores, "winners": winners, "secret": secret})
        return draft.change(play)

    def _running(self) -> Play:
        self._not_closed()
        if self.status != "running" or self.play is None:
            raise Refusal("not_running")
        return self.play

    def _may_answer(self, sits: Seat, plays: str | None, by: str, bot: str | None) -> None:
        """Refuse an answer from somebody who does not control this seat at the moment."""
        if by == "player":
            if sits.kind != "person":
                raise Refusal("not_your_seat")
            if sits.away:
                raise Refusal("seat_away")
            return
        hand = "bot" if sits.kind == "bot" else "stand_in"
        if plays is None or by != hand or bot not in (plays, FALLBACK):
            raise Refusal("not_your_seat")

    def _answered_before(self, seat: int, turn: int, given: list[str], by: str) -> Change:
        """Handle an answer to a turn that is already answered: repeating the same answer changes nothing."""
        assert self.play is not None
        turns = self.play.match.state.flow.turns[seat]
        if turn >= 0:
            body = self._answer_of(seat, turn).body
            chosen = body["chosen"] if body.get("set") == turn else [body["given"]]
            if by == body["by"] and in_one_form(given) == chosen:
                return Change()
        raise Refusal("stale_turn", turn=turns)

    def _answer_of(self, seat: int, turn: int) -> Entry:
        """Return the answer that stands for a turn; if there are several, the last."""
        for entry in reversed(self.entries):
            if entry.kind == "answered" and entry.seat == seat and entry.body["turn"] == turn:
                return entry
        raise KeyError((seat, turn))

    def _just_undone(self, seat: int) -> set[int]:
        """Return the turns that a seat has undone since its last answer."""
        turns: set[int] = set()
        for entry in reversed(self.entries):
            if entry.seat == seat and entry.kind == "answered":
                break
            if entry.seat == seat and entry.kind == "undone":
                turns.add(entry.body["turn"])
        return turns
