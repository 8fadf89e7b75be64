"""The live table: everything that can be done at a table, decided without doing it.

Each command is a method that looks at the table, changes nothing, and returns a `Change` or raises a
`Refusal`. The caller stores the change and then applies it. If storing fails, the change is dropped and the
table is as before. If a command was already done and is repeated because its sender got no reply, the change
has no entries.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dicehall.table.changes import Change
from dicehall.table.clean_text import clean_text
from dicehall.table.entries import TABLE, Entry
from dicehall.table.making import made, made_again
from dicehall.table.names import alike, clean_name
from dicehall.table.opening import Opening
from dicehall.table.phrases import check_phrase
from dicehall.table.refusals import Refusal
from dicehall.table.restoring import restored
from dicehall.table.seats import ONLOOKER


class LiveTable(Opening):
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

        A player who ran out of time has to wait until the stand-in has answered that question.
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

    def close(self, now: float, why: str = "idle", words: str = "") -> Change:
        """Abandon the table, because nobody plays here, or because its ``operator`` says so, in some words.

        If the game has begun, its secret is revealed so the dice can be checked.
        """
        if self.status == "closed":
            return Change()
        if self.status == "ended":
            raise Refusal("not_running")
        body = {"why": why}
        if words:
            body["words"] = words
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
