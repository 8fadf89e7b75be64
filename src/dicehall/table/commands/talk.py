"""Talk at a table: lines of chat, and quick phrases that everybody reads in their own language."""

from __future__ import annotations

from dicehall.table.changes import Change, one_entry
from dicehall.table.clean_text import clean_text
from dicehall.table.commands.checks import check_not_closed, seat_at
from dicehall.table.entries import TABLE, PhraseBody, SaidBody
from dicehall.table.names import alike, clean_name
from dicehall.table.phrases import check_phrase
from dicehall.table.refusals import Refusal
from dicehall.table.seats import ONLOOKER
from dicehall.table.state import LiveTable


def say(
    table: LiveTable,
    viewer: int,
    text: str,
    now: float,
    name: str | None = None,
    claimed: str | None = None,
) -> Change:
    """Write a line of chat. Watchers give their claimed name, or another that is not used at the table.

    During the game watchers are heard by watchers alone, so an onlooker is not heard at all.
    """
    check_not_closed(table)
    if viewer == ONLOOKER and table.status == "running":
        raise Refusal("watchers_only")
    if viewer >= 0:
        sits = seat_at(table, viewer)
        writer, claimed = sits.name, sits.claimed
    else:
        writer = claimed or (clean_name(name) if name else "")
        if writer and alike(writer, table.names()):
            raise Refusal("name_taken", name=writer)
    body = SaidBody(name=writer, claimed=claimed, text=clean_text(text))
    return one_entry(table, max(viewer, TABLE), body, now)


def phrase(table: LiveTable, seat: int, phrase: str, now: float) -> Change:
    """Send a quick phrase."""
    check_not_closed(table)
    seat_at(table, seat)
    return one_entry(table, seat, PhraseBody(phrase=check_phrase(phrase)), now)
