"""The start of a game: all seats have committed to their seeds, the seeds are opened, and the game begins.

Nobody opens a seed before everybody has committed to one, and from then on nobody can sit down or stand up.
A client that does not open its seed in time stalls nobody: its seat gets the seed that is fixed by rule.
"""

from __future__ import annotations

from typing import Final

from dicehall.core.fair import check_seed, opens
from dicehall.core.mistakes import BadOptions
from dicehall.table.changes import Change, Draft, one_entry
from dicehall.table.commands.checks import check_open, check_sits_here, seat_at
from dicehall.table.commands.rolls import play_on
from dicehall.table.entries import TABLE, BeganBody, OpenedBody, SealedBody
from dicehall.table.play import start
from dicehall.table.refusals import Refusal
from dicehall.table.seat_chains import closed_seeds, seat_seeds
from dicehall.table.state import LiveTable

OPENING_SECONDS: Final = 10.0
"""How long a game waits for seeds that are not opened."""


def begin(table: LiveTable, by: int, now: float) -> Change:
    """Start the game; all seats must be taken. If seeds are still closed, they must be opened first."""
    if table.sealed_at is not None and table.status == "open":
        return Change()
    check_open(table)
    check_sits_here(table, by)
    if any(seat.kind == "open" for seat in table.seats):
        raise Refusal("seats_open")
    if closed_seeds(table):
        return one_entry(table, TABLE, SealedBody(), now)
    return _begin(table, Draft(table, now), seat_seeds(table), now)


def open_seed(table: LiveTable, seat: int, seed: str, now: float) -> Change:
    """Open the seed that a seat has committed to; the last one begins the game."""
    sits = seat_at(table, seat)
    if sits.seed == seed:
        return Change()
    if table.status != "open":
        raise Refusal("already_started")
    if table.sealed_at is None:
        raise Refusal("not_sealed")
    try:
        check_seed(seed)
    except BadOptions:
        raise Refusal("bad_link") from None
    if sits.anchor is None or sits.seed is not None or not opens(seed, sits.anchor):
        raise Refusal("bad_link")
    draft = Draft(table, now)
    draft.add(seat, OpenedBody(seed=seed))
    if closed_seeds(table) != [seat]:
        return draft.change()
    seeds = seat_seeds(table)
    seeds[seat] = seed
    return _begin(table, draft, seeds, now)


def begin_anyway(table: LiveTable, now: float) -> Change:
    """Begin without the seeds that were not opened in time; nothing happens before that time."""
    deadline = opening_deadline(table)
    if deadline is None or now < deadline:
        return Change()
    return _begin(table, Draft(table, now), seat_seeds(table), now)


def opening_deadline(table: LiveTable) -> float | None:
    """Return how long the seeds of this table may still be opened; None if it does not wait for any."""
    if table.sealed_at is None or table.status != "open":
        return None
    return table.sealed_at + OPENING_SECONDS


def _begin(table: LiveTable, draft: Draft, seeds: list[str], now: float) -> Change:
    play = start(table.game, now)
    body = BeganBody(seeds=seeds, check=play.match.state.check())
    draft.add(TABLE, body, play.events())
    return play_on(table, draft, play, table.source(seeds), now)
