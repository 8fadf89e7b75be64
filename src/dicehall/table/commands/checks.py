"""What commands check before they decide; each check refuses what does not fit the table as it is."""

from __future__ import annotations

from dicehall.bots.registry import bots_of
from dicehall.table.entries import By
from dicehall.table.play import Play
from dicehall.table.refusals import Refusal
from dicehall.table.seats import WATCHER, Seat
from dicehall.table.state import LiveTable

FALLBACK = "random"
"""The bot that answers when another has failed."""


def seat_at(table: LiveTable, seat: int) -> Seat:
    """Return a seat of the table."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("no_such_seat", seats=len(table.seats))
    return table.seats[seat]


def check_not_closed(table: LiveTable) -> None:
    """Refuse whatever nobody may do at a table that was abandoned."""
    if table.status == "closed":
        raise Refusal("table_closed")


def check_open(table: LiveTable) -> None:
    """Refuse what is only possible before the start."""
    check_not_closed(table)
    if table.status != "open" or table.sealed_at is not None:
        raise Refusal("already_started")


def running_play(table: LiveTable) -> Play:
    """Return the game that is being played."""
    check_not_closed(table)
    if table.status != "running" or table.play is None:
        raise Refusal("not_running")
    return table.play


def check_over(table: LiveTable) -> None:
    """Refuse what is only possible after the game."""
    if table.status not in ("ended", "closed"):
        raise Refusal("not_over")


def check_hosts(table: LiveTable, by: int) -> None:
    """Refuse anybody but the host; before the first person sits down, anybody with the link may act."""
    if by == (WATCHER if table.host is None else table.host):
        return
    if by == WATCHER:
        raise Refusal("not_your_seat")
    raise Refusal("not_host")


def check_sits_here(table: LiveTable, by: int) -> None:
    """Refuse anybody who does not sit at this table; if only bots sit here, its maker may act."""
    if by != WATCHER:
        if seat_at(table, by).kind != "person":
            raise Refusal("not_your_seat")
    elif any(seat.kind == "person" or seat.kept is not None for seat in table.seats):
        raise Refusal("not_your_seat")


def check_plays(table: LiveTable, seat: int, by: By, bot: str | None = None) -> None:
    """Refuse an answer from somebody who does not control this seat at the moment."""
    sits = seat_at(table, seat)
    if by == "player":
        if sits.kind != "person":
            raise Refusal("not_your_seat")
        if sits.away:
            raise Refusal("seat_away")
        return
    plays = table.plays_by_bot(seat)
    hand = "bot" if sits.kind == "bot" else "stand_in"
    if plays is None or by != hand or bot not in (plays, FALLBACK):
        raise Refusal("not_your_seat")


def check_turn(play: Play, seat: int, turn: int) -> None:
    """Refuse anything but the turn at which a seat is asked now."""
    question = play.match.question(seat)
    if question is None:
        raise Refusal("not_asked")
    if question.turn != turn:
        raise Refusal("stale_turn", turn=question.turn)


def check_bot(game: str, bot: str) -> str:
    """Return the name of a built-in bot. Any other would be loaded as code, which no client may request."""
    if bot not in bots_of(game):
        raise Refusal("unknown_bot", bots=", ".join(bots_of(game)))
    return bot
