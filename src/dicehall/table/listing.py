"""The listing of a table: what lists of tables show of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, NotRequired

from typing_extensions import TypedDict

from dicehall.games.models import wire_model
from dicehall.table.clock import Clock
from dicehall.table.entries import BotSatBody, LeftBody, MadeBody, ReturnedBody, SatBody, StoodBody

if TYPE_CHECKING:
    from dicehall.table.entries import Entry
    from dicehall.table.state import LiveTable

LONGEST_LISTED: Final = 64
"""The longest text among the options that lists show."""


@wire_model
class ListedSeat(TypedDict):
    """A seat of a listed table."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    """The kind of bot, where one sits here."""
    away: bool
    """Whether a stand-in bot plays for this person just now."""
    person: str | None
    """The claimed name of the person here; null for a guest."""


class Listing(TypedDict):
    """What lists show of a table besides what the store knows of each."""

    seats: list[ListedSeat]
    options: dict[str, object]
    clock: Clock
    duplicate: NotRequired[str]
    """In no list, since these tables are never public; it says who may see one that is not in memory."""


def listing_of(table: LiveTable, entries: Sequence[Entry]) -> Listing:
    """Return what lists show of a table once these entries are part of it."""
    seats = [
        _listed(seat.kind, seat.name, seat.bot, seat.away, seat.claimed) for seat in table.seats
    ]
    return _listing(table.made, seats, entries)


def listing_in(made: MadeBody, log: Iterable[Entry]) -> Listing:
    """Return what lists show of a table, found in its whole log without replaying it."""
    return _listing(made, [_listed(seat.kind, seat.name, seat.bot) for seat in made.seats], log)


def _listing(made: MadeBody, seats: list[ListedSeat], entries: Iterable[Entry]) -> Listing:
    for entry in entries:
        match entry.body:
            case SatBody(name=name, claimed=claimed):
                seats[entry.seat] = _listed("person", name, person=claimed)
            case BotSatBody(name=name, bot=bot):
                seats[entry.seat] = _listed("bot", name, bot)
            case StoodBody():
                seats[entry.seat] = _listed("open", "")
            case LeftBody():
                seats[entry.seat]["away"] = True
            case ReturnedBody():
                seats[entry.seat]["away"] = False
    listing: Listing = {
        "seats": seats,
        "options": listed_options(made.options),
        "clock": made.clock,
    }
    if made.duplicate is not None:
        listing["duplicate"] = made.duplicate
    return listing


def listed_options(options: Mapping[str, object]) -> dict[str, object]:
    """Return the options that lists show: short ones, but no maps, cards or sets."""
    return {
        name: value
        for name, value in options.items()
        if isinstance(value, int) or (isinstance(value, str) and len(value) <= LONGEST_LISTED)
    }


def _listed(
    kind: Literal["open", "person", "bot"],
    name: str,
    bot: str | None = None,
    away: bool = False,
    person: str | None = None,
) -> ListedSeat:
    return {"kind": kind, "name": name, "bot": bot, "away": away, "person": person}
