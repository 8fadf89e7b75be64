"""Real dice at a table: people roll their own, enter what they show, and put right what they mistyped."""

from __future__ import annotations

from dicehall.core.match import Step
from dicehall.core.mistakes import BadDice
from dicehall.table.answering import Answering
from dicehall.table.changes import Change
from dicehall.table.entries import Entry
from dicehall.table.play import Play
from dicehall.table.refusals import Refusal
from dicehall.table.undo import pick_up


class Rolling(Answering):
    """A table at which people may roll their own dice."""

    def roll(self, by: int, seat: int, number: int, faces: list[str], now: float) -> Change:
        """Enter what the real dice of a seat or of the table (-1) show; anybody who sits here may do so."""
        play = self._entering(by).copy()
        dice = play.match.game.dice
        throws = [one for one in play.match.throws() if (one.seat, one.number) == (seat, number)]
        if not throws:
            return self._rolled_before(seat, number, faces)
        try:
            step = play.land(seat, number, " ".join(faces), now)
        except BadDice:
            raise Refusal("dice_do_not_fit", dice=dice.hand_text(throws[0].counts)) from None
        draft = self._draft(now)
        body = {"number": number, "given": step.given, "by": by, "check": step.check}
        draft.add("rolled", seat, body, play.events())
        return self._go_on(draft, play, None, now)

    def pick_up(self, by: int, seat: int, number: int, now: float) -> Change:
        """Take back dice that were entered wrong, to enter them again; anybody who sits here may do so."""
        play = self._entering(by)
        last = self._roll_of(seat, number)
        if last is not None and last.kind == "picked_up":
            return Change()
        before = pick_up(play, seat, number, now)
        draft = self._draft(now)
        draft.add("picked_up", seat, {"number": number, "check": before.match.state.check()})
        return draft.change(before)

    def may_pick_up(self) -> list[Step]:
        """Return the rolls that were entered and could be taken back now."""
        if self.play is None or self.status != "running" or not self.entered:
            return []
        found: list[Step] = []
        for steps in sorted({floor.steps for floor in self.play.floors if floor.before}):
            rolled = self.play.match.steps[steps - 1]
            try:
                pick_up(self.play, rolled.seat, rolled.number, self.made_at)
            except Refusal:
                continue
            found.append(rolled)
        return found

    def _entering(self, by: int) -> Play:
        """Return the play for somebody who enters dice or takes them back, or refuse."""
        sits = self._seat(by)
        play = self._running()
        if not self.entered:
            raise Refusal("dice_are_fair")
        self._may_answer(sits, None, "player", None)
        return play

    def _rolled_before(self, seat: int, number: int, faces: list[str]) -> Change:
        """Handle dice for a throw that is not open: entering the same dice again changes nothing."""
        last = self._roll_of(seat, number)
        if last is not None and last.kind == "rolled":
            given: str = last.body["given"]
            if sorted(given.split()) == sorted(faces):
                return Change()
        raise Refusal("not_thrown")

    def _roll_of(self, seat: int, number: int) -> Entry | None:
        """Return the last entry about a roll: that it was entered, or that it was picked up."""
        for entry in reversed(self.entries):
            of_dice = entry.kind in ("rolled", "picked_up")
            if of_dice and entry.seat == seat and entry.body["number"] == number:
                return entry
        return None
