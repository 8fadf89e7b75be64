"""The listing of a table: what lists of tables show of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from dicehall.table.entries import Entry
    from dicehall.table.state import LiveTable

LONGEST_LISTED: Final = 64
"""The longest text among the options that lists show."""


def listing_of(table: LiveTable, entries: Sequence[Entry]) -> dict[str, Any]:
    """Return what lists show of a table once these entries are part of it."""
    seats = [
        _listed(seat.kind, seat.name, seat.bot, seat.away, seat.claimed) for seat in table.seats
    ]
    return _listing(table.made, seats, entries)


def listing_in(log: Sequence[Entry]) -> dict[str, Any]:
    """Return what lists show of a table, found in its whole log without replaying it."""
    made = log[0].body
    seats = [_listed(seat["kind"], seat.get("name", ""), seat.get("bot")) for seat in made["seats"]]
    return _listing(made, seats, log[1:])


def _listing(
    made: Mapping[str, Any], seats: list[dict[str, Any]], entries: Sequence[Entry]
) -> dict[str, Any]:
    for entry in entries:
        if entry.kind == "sat":
            claimed = entry.body["claimed"]
            seats[entry.seat] = _listed("person", entry.body["name"], person=claimed)
        elif entry.kind == "bot_sat":
            seats[entry.seat] = _listed("bot", entry.body["name"], entry.body["bot"])
        elif entry.kind == "stood":
            seats[entry.seat] = _listed("open", "")
        elif entry.kind in ("left", "returned"):
            seats[entry.seat]["away"] = entry.kind == "left"
    listing = {"seats": seats, "options": listed_options(made["options"]), "clock": made["clock"]}
    # No list shows it, since these tables are never public; it tells who may see one that is not in memory.
    return listing | ({"duplicate": made["duplicate"]} if "duplicate" in made else {})


def listed_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that lists show: short ones, but no maps, cards or sets."""
    return {
        name: value
        for name, value in options.items()
        if isinstance(value, int) or (isinstance(value, str) and len(value) <= LONGEST_LISTED)
    }


def _listed(
    kind: str, name: str, bot: str | None = None, away: bool = False, person: str | None = None
) -> dict[str, Any]:
    return {"kind": kind, "name": name, "bot": bot, "away": away, "person": person}
