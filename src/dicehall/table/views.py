"""What viewers are shown: whitelists, field by field. What is not listed here never leaves the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from dicehall.table.changes import Events
from dicehall.table.entries import SHOWN, TABLE, Entry

if TYPE_CHECKING:
    from dicehall.table.fold import TableFold


def seen_by_seats(entry: Entry, running: bool) -> bool:
    """Return whether players see an entry: all but watchers' chat while it could help somebody."""
    return entry.kind != "said" or entry.seat != TABLE or not running


def written(entry: Entry, events: Events) -> str:
    """Return an entry as it is sent to viewers, serialized once, without the opening brace and the number.

    The number is the viewer's own, so that no gap reveals that something is hidden.
    """
    body = {name: entry.body[name] for name in SHOWN[entry.kind] if name in entry.body}
    if entry.kind == "made":
        body["seats"] = [
            {
                "kind": seat["kind"],
                "name": seat.get("name", ""),
                "bot": seat.get("bot"),
                "kept": "kept" in seat,
            }
            for seat in entry.body["seats"]
        ]
    shown = {
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": body,
        "events": events,
    }
    return to_json(shown).decode()[1:]


def figures(table: TableFold) -> dict[str, Any]:
    """Return a table without its game's position."""
    made = table.made
    return {
        "id": table.id,
        "code": made["code"],
        "game": made["game"],
        "options": made["options"],
        "status": table.status,
        "title": made["title"],
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "away": seat.away,
                "person": seat.known_as,
                "kept": seat.kept is not None,
            }
            for number, seat in enumerate(table.seats)
        ],
        "host": table.host,
        "public": made["public"],
        "clock": made["clock"],
        "stand_in": made["stand_in"],
        "deadlines": {str(seat): at for seat, at in table.deadlines().items()},
        "commitment": made["commitment"],
        "seeds": table.seeds,
        "secret": table.secret.hex() if table.secret_told else None,
        "made_at": table.made_at,
        "rematch_of": made["rematch_of"],
        "rematch": table.rematch_id,
    }
