"""The hash chains of a table's seats: what is known of each, and which link goes into a roll.

The rules are those of docs/fair-dice.md. A link comes with a player's answer and is stored with it; a roll
takes the link of its seat's last answer. So what is mixed in follows from the log alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, Final

from dicehall.core.chains import ShownLink, belongs, check_link, place_of
from dicehall.core.hands import Hand
from dicehall.core.mistakes import BadOptions
from dicehall.table.entries import TABLE, Entry
from dicehall.table.refusals import Refusal
from dicehall.table.seats import Seat

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


def after_answer(seat: Seat, body: dict[str, Any]) -> Seat:
    """Return a seat after an answer: the newest link is known, and who leaves one out has left the chain."""
    if seat.shown is None or body["by"] != "player":
        return seat
    if "link" not in body:
        return replace(seat, shown=None)
    place = place_of(_turn_of_link(body))
    return (
        seat if place <= seat.shown.place else replace(seat, shown=ShownLink(place, body["link"]))
    )


def mixed_in(log: Sequence[Entry], drafted: Iterable[Entry], seat: int, turns: int) -> str | None:
    """Return the word for the link that goes into a seat's roll after so many answers; None for no link."""
    if seat == TABLE or turns == 0:
        return None
    for entry in chain(reversed(list(drafted)), reversed(log)):
        if entry.kind == "answered" and entry.seat == seat and entry.body["turn"] == turns - 1:
            return hand_of(entry.body).word(turns - 1)
    raise KeyError((seat, turns - 1))


def hand_of(body: Mapping[str, Any], hinted: bool = False) -> Hand:
    """Return how an answer came, as its entry says it, and whether its player had taken a hint."""
    return Hand(
        body["by"], body.get("set", -1), body.get("link"), hinted and body["by"] == "player"
    )


def _turn_of_link(body: dict[str, Any]) -> int:
    """Return the turn that a link belongs to: all pieces of a set carry that of the first."""
    turn: int = body.get("set", body["turn"])
    return turn
