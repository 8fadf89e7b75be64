"""Answers and undo at a table: playing an answer or a whole set, and taking it back."""

from __future__ import annotations

from typing import Any

from dicehall.core.chains import link_in
from dicehall.core.fair import FairDice
from dicehall.core.mistakes import BadAnswer
from dicehall.table.changes import Change, Draft
from dicehall.table.entries import TABLE, Entry
from dicehall.table.links import check_shown
from dicehall.table.making import seconds_of
from dicehall.table.play import Play
from dicehall.table.refusals import Refusal
from dicehall.table.seating import Seating
from dicehall.table.seats import Seat
from dicehall.table.sets import in_one_form, ordered_set, piece_by_piece
from dicehall.table.undo import take_back

FALLBACK = "random"
"""The bot that answers when another has failed."""


class Answering(Seating):
    """A table whose seats can answer questions and undo their answers."""

    def answer(
        self,
        seat: int,
        turn: int,
        given: str,
        now: float,
        by: str = "player",
        bot: str | None = None,
        link: str | None = None,
    ) -> Change:
        """Answer a seat's question of this turn with one of its options, in its text form.

        With it comes the next link of the seat's chain, if its client has one.
        """
        asked = self._asked(seat, turn, by, bot)
        if asked is None:
            return self._answered_before(seat, turn, [given], by)
        if not asked.offers(seat, given):
            raise Refusal("not_offered", asked=asked.asked(seat))
        play = asked.copy()
        hand: dict[str, Any] = {"by": by} | ({"bot": bot} if bot else {})
        draft = self._draft(now)
        self._take_answer(
            draft,
            play,
            seat,
            given,
            now,
            hand | self._linked(seat, turn, link if not bot else None),
        )
        return self._go_on(draft, play, self.dice, now)

    def answer_set(
        self, seat: int, turn: int, given: list[str], now: float, link: str | None = None
    ) -> Change:
        """Answer this turn's question, and those that follow from it, with a whole set; or refuse."""
        asked = self._asked(seat, turn, "player", None)
        if asked is None:
            return self._answered_before(seat, turn, given, "player")
        pieces = ordered_set(asked, seat, given)
        play = asked.copy()
        draft = self._draft(now)
        # With these fields a set is undone as a whole, and recognized when it is repeated.
        hand: dict[str, Any] = {"by": "player", "set": turn, "chosen": in_one_form(given)}
        hand |= self._linked(seat, turn, link)
        for text in piece_by_piece(play, seat, pieces):
            self._take_answer(draft, play, seat, text, now, hand)
        return self._go_on(draft, play, self.dice, now)

    def _linked(self, seat: int, turn: int, link: str | None) -> dict[str, str]:
        """Return the part of an answer's body that holds its link, or refuse a wrong link."""
        counts = check_shown(self.seats[seat], turn, link)
        return {} if counts is None else {"link": counts}

    def _asked(self, seat: int, turn: int, by: str, bot: str | None) -> Play | None:
        """Return the play in which this turn is asked; None if it is already answered; or refuse."""
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
        return play

    def _take_answer(
        self, draft: Draft, play: Play, seat: int, given: str, now: float, hand: dict[str, Any]
    ) -> None:
        """Play an answer, and add its entry."""
        asks = play.match.question(seat)
        assert asks is not None
        try:
            step = play.answer(seat, asks.turn, given, now)
        except BadAnswer:
            # A later piece of a set: the first, like any single answer, is judged before anything is copied.
            raise Refusal("not_offered", asked=asks.choice.name()) from None
        body = {"turn": step.number, "asked": step.asked, "given": step.given, "check": step.check}
        draft.add("answered", seat, body | hand, play.events())

    def check_hint(self, seat: int, turn: int) -> None:
        """Refuse a hint that is not given here, or not for the question of this turn."""
        self._seat(seat)
        play = self._running()
        if not self.gives_hints:
            raise Refusal("no_hints_here")
        question = play.match.question(seat)
        if question is None:
            raise Refusal("not_asked")
        if question.turn != turn:
            raise Refusal("stale_turn", turn=question.turn)

    def take_hint(self, seat: int, turn: int, now: float) -> Change:
        """Note for everybody that a seat takes a hint for its question of this turn."""
        self.check_hint(seat, turn)
        taken = (seat, turn) in self.hinted
        return Change() if taken else self._one("hinted", seat, {"turn": turn}, now)

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
            # Players who return cannot undo what their stand-in did.
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

    def _go_on(self, draft: Draft, play: Play, dice: FairDice | None, now: float) -> Change:
        """Let the dice answer all open throws, unless people do, and end the game if it is over."""
        while dice is not None and (throws := play.match.throws()):
            mixed = self.mixed_in(play, throws[0].seat, draft.entries())
            step = play.roll_fair(dice, throws[0], link_in(mixed), now)
            body = {"number": step.number, "given": step.given, "check": step.check}
            draft.add("rolled", step.seat, body | ({"link": mixed} if mixed else {}), play.events())
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
