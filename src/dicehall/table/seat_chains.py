"""The hash chains of a table's seats: what is known of each, and which link goes into a roll.

The rules are those of docs/fair-dice.md. A link comes with a player's answer and is stored with it; a roll
takes the link of its seat's last answer. So what is mixed in follows from the log alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Final

from dicehall.core.chains import ShownLink, belongs, check_link, place_of
from dicehall.core.hands import Hand
from dicehall.core.mistakes import BadOptions
from dicehall.table.entries import TABLE, AnsweredBody, Entry
from dicehall.table.refusals import Refusal
from dicehall.table.seats import Seat

if TYPE_CHECKING:
    from dicehall.table.play import Play
    from dicehall.table.state import LiveTable

OLDEST_DICE: Final = 1
"""The version of the fair dice of tables that do not name one: those of duplicates."""
CHAINED_DICE: Final = 2
"""The version of the fair dice of all tables but those of duplicates, which have no chains."""


def first_link(anchor: str | None, seed: str | None) -> ShownLink | None:
    """Return what is known of a chain when its seat is taken; None if the client has no chain.

    A client that tells its seed at once has no further link to show.
    """
    return None if anchor is None or seed is not None else ShownLink(0, anchor)


def check_shown(seat: Seat, turn: int, link: str | None) -> str | None:
    """Return the link that comes with an answer, if it counts; refuse one that is not of this chain."""
    if link is None or seat.shown is None:
        return None
    try:
        check_link(link)
    except BadOptions:
        raise Refusal("bad_link") from None
    if not belongs(link, place_of(turn), seat.shown):
        raise Refusal("bad_link")
    return link


def after_answer(seat: Seat, body: AnsweredBody) -> Seat:
    """Return a seat after an answer: the newest link is known, and omitting a link ends the seat's chain."""
    if seat.shown is None or body.by != "player":
        return seat
    if body.link is None:
        return replace(seat, shown=None)
    place = place_of(body.first_turn)
    return seat if place <= seat.shown.place else replace(seat, shown=ShownLink(place, body.link))


def mixed_in(table: LiveTable, play: Play, seat: int, drafted: Iterable[Entry] = ()) -> str | None:
    """Return the word for the link that goes into a seat's next roll; None for no link.

    It is that of the seat's last answer, which may be among the entries that are only drafted.
    """
    if not table.chained or seat == TABLE or table.seats[seat].anchor is None:
        return None
    last = play.match.state.flow.turns[seat] - 1
    if last < 0:
        return None
    for entry in chain(reversed(list(drafted)), reversed(table.entries)):
        match entry.body:
            case AnsweredBody() as body if (entry.seat, body.turn) == (seat, last):
                return hand_of(body).word(last)
    raise KeyError((seat, last))


def closed_seeds(table: LiveTable) -> list[int]:
    """Return the seats that have committed to a seed and have not opened it."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.seed is None
    ]


def seat_seeds(table: LiveTable) -> list[str]:
    """Return the seed of every seat; that of a seat which has not opened its own is fixed by rule."""
    return [seat.seed or table.fixed_seed(number) for number, seat in enumerate(table.seats)]


def hand_of(body: AnsweredBody, hinted: bool = False) -> Hand:
    """Return how an answer came, as its entry says it, and whether its player had taken a hint."""
    set_from = -1 if body.set is None else body.set
    return Hand(body.by, set_from, body.link, hinted and body.by == "player")
