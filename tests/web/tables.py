"""Tables that have begun, or are over, for somebody to visit."""

from __future__ import annotations

from typing import Any

from tests.server.app.client import play
from tests.server.app.place import Made
from tests.web.browser import Hall, Visitor

SHORT = {"rounds": 1}
"""Options of a race that is called off after its first round."""


async def a_table(open_hall: Hall, *seats: str, game: str = "cubitos", **wanted: Any) -> Made:
    """Return a table that has begun."""
    table = await open_hall.place.make(*seats, game=game, **wanted)
    await table.start()
    return table


async def an_ended_race(open_hall: Hall, *seats: str) -> Made:
    """Return a table whose short race is over."""
    table = await open_hall.place.make(*seats, game="cubitos", options=SHORT)
    while "open" in [seat["kind"] for seat in (await seats_of(table))]:
        await table.sit("Oleh")
    await table.start()
    await play(*await table.connect_all())
    return table


async def newest_seat(visitor: Visitor) -> tuple[str, str]:
    """Return the table and the token of the seat that a visitor took last."""
    seats = await visitor.page.evaluate("() => JSON.parse(localStorage.getItem('dicehall.seats'))")
    return seats[0]["table"], seats[0]["token"]


async def seats_of(table: Made) -> list[dict[str, Any]]:
    """Return the seats of a table as everybody sees them."""
    seats: list[dict[str, Any]] = (await table.place.get(f"/tables/{table.id}"))["seats"]
    return seats
