"""The record of a table's game: what replays, verifies and reports read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from dicehall.core.chains import NOTHING
from dicehall.core.fair import sealed_origin
from dicehall.core.hands import links_shown
from dicehall.core.record import Record, record_of
from dicehall.table.entries import AnsweredBody, BeganBody
from dicehall.table.refusals import Refusal
from dicehall.table.seat_chains import hand_of

if TYPE_CHECKING:
    from dicehall.table.entries import Entry
    from dicehall.table.play import Play
    from dicehall.table.state import LiveTable


def game_record(table: LiveTable) -> Record:
    """Return the record of the game without undone steps; with the secret, once it is revealed."""
    if table.play is None or table.seeds is None:
        raise Refusal("not_running")
    return record_after(table, table.play, table.secret_shown)


def record_after(
    table: LiveTable, play: Play, with_secret: bool, newest: Iterable[Entry] = ()
) -> Record:
    """Return the record of a game at this table, with or without the secret of its dice.

    The newest entries are those that led to this play and are not yet part of the table.
    """
    names = tuple(seat.name for seat in table.seats)
    log = [*table.entries, *newest]
    # If a turn was taken back and answered again, its last answer counts.
    hands = {
        (entry.seat, body.turn): hand_of(body, (entry.seat, body.turn) in table.hinted)
        for entry in log
        if isinstance(body := entry.body, AnsweredBody)
    }
    if table.entered:
        # The match has no source, which is what the record says: the dice were entered.
        return record_of(play.match, names, hands=hands)
    # A game may end as it begins: then the table does not have its seeds yet.
    began = next(body for entry in log if isinstance(body := entry.body, BeganBody))
    origin = sealed_origin(
        table.made.commitment,
        began.seeds,
        table.luck,
        [seat.anchor or NOTHING for seat in table.seats] if table.chained else None,
        links_shown(play.match.steps, hands, len(table.seats)),
        duplicate=table.duplicate is not None,
    )
    if with_secret:
        origin["secret"] = table.secret.hex()
    return record_of(play.match, names, origin, hands)
