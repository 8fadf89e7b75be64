"""The end of a table: it is closed while nobody plays, or the same people play again at another."""

from __future__ import annotations

from dicehall.table.changes import Change, one_entry
from dicehall.table.commands.checks import check_over
from dicehall.table.entries import TABLE, ClosedBody, RematchBody
from dicehall.table.refusals import Refusal
from dicehall.table.state import LiveTable


def close(table: LiveTable, now: float, why: str = "idle", words: str = "") -> Change:
    """Abandon the table, because nobody plays here, or because its ``operator`` says so, in some words.

    If the game has begun, its secret is revealed so the dice can be checked.
    """
    if table.status == "closed":
        return Change()
    if table.status == "ended":
        raise Refusal("not_running")
    secret = None if table.play is None else table.secret.hex()
    body = ClosedBody(why=why, words=words or None, secret=secret)
    return one_entry(table, TABLE, body, now)


def rematch(table: LiveTable, table_id: str, code: str, now: float) -> Change:
    """Announce where the rematch is; later requests are pointed to the first."""
    check_over(table)
    if table.rematch_id is not None:
        return Change()
    return one_entry(table, TABLE, RematchBody(table=table_id, code=code), now)
