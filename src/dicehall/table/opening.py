"""The start of a game: all seats have committed to their seeds, the seeds are opened, and the game begins.

Nobody opens a seed before everybody has committed to one, and from then on nobody can sit down or stand up.
A client that does not open its seed in time stalls nobody: its seat gets the seed that is fixed by rule.
"""

from __future__ import annotations

from typing import Final

from dicehall.core.fair import check_seed, opens
from dicehall.core.mistakes import BadOptions
from dicehall.table.changes import Change, Draft
from dicehall.table.entries import TABLE
from dicehall.table.play import start
from dicehall.table.refusals import Refusal
from dicehall.table.rolling import Rolling

OPENING_SECONDS: Final = 10.0
"""How long a game waits for seeds that are not opened."""


class Opening(Rolling):
    """A table that can begin its game."""

    def begin(self, by: int, now: float) -> Change:
        """Start the game; all seats must be taken. If seeds are still closed, they must be opened first."""
        if self.sealed_at is not None and self.status == "open":
            return Change()
        self._still_open()
        self._sits_here(by)
        if any(seat.kind == "open" for seat in self.seats):
            raise Refusal("seats_open")
        if self.closed_seeds():
            return self._one("sealed", TABLE, {}, now)
        return self._begin(self._draft(now), self.seat_seeds(), now)

    def open_seed(self, seat: int, seed: str, now: float) -> Change:
        """Open the seed that a seat has committed to; the last one begins the game."""
        sits = self._seat(seat)
        if sits.seed == seed:
            return Change()
        if self.status != "open":
            raise Refusal("already_started")
        if self.sealed_at is None:
            raise Refusal("not_sealed")
        try:
            check_seed(seed)
        except BadOptions:
            raise Refusal("bad_link") from None
        if sits.anchor is None or sits.seed is not None or not opens(seed, sits.anchor):
            raise Refusal("bad_link")
        draft = self._draft(now)
        draft.add("opened", seat, {"seed": seed})
        if self.closed_seeds() != [seat]:
            return draft.change()
        seeds = self.seat_seeds()
        seeds[seat] = seed
        return self._begin(draft, seeds, now)

    def begin_anyway(self, now: float) -> Change:
        """Begin without the seeds that were not opened in time; nothing happens before that time."""
        deadline = self.opening_deadline()
        if deadline is None or now < deadline:
            return Change()
        return self._begin(self._draft(now), self.seat_seeds(), now)

    def opening_deadline(self) -> float | None:
        """Return how long the seeds of this table may still be opened; None if it does not wait for any."""
        if self.sealed_at is None or self.status != "open":
            return None
        return self.sealed_at + OPENING_SECONDS

    def _begin(self, draft: Draft, seeds: list[str], now: float) -> Change:
        play = start(self.game, now)
        body = {"seeds": seeds, "check": play.match.state.check()}
        draft.add("began", TABLE, body, play.events())
        return self._go_on(draft, play, self.source(seeds), now)
