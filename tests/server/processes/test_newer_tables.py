"""Tables that only a newer version understands: older processes leave them to it, and play on elsewhere."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, text
from tests.patience import PATIENCE
from tests.server.app.place import Place, running
from tests.server.processes.test_many import at, hall_of, lease_of, owners

from dicehall.server.store.database import REVISION


async def put(place: Place, statement: str, **values: object) -> None:
    """Change something in the database of a server."""

    def work(connection: Connection) -> None:
        connection.execute(text(statement), values)

    await place.hall.services.store.write(work)


async def becomes_newer(place: Place, others: list[Place]) -> None:
    """Let a server be of tomorrow's version."""
    lease = lease_of(place)
    lease.revision = "tomorrow"
    await put(
        place, "UPDATE processes SET revision = 'tomorrow' WHERE id = :number", number=lease.number
    )
    async with asyncio.timeout(PATIENCE):
        while any(
            lease_of(one).others[lease.number].revision != "tomorrow"
            for one in others
            if one is not place
        ):
            await asyncio.sleep(0.02)


async def test_a_table_that_needs_a_newer_version_is_played_by_a_process_of_that_version(
    postgresql_url: str,
) -> None:
    async with hall_of(postgresql_url, 3) as places:
        one, two, three = places
        await becomes_newer(three, places)
        table, usual = await three.make("Ada", "Ben"), await one.make("Cleo", "open")
        await put(three, "UPDATE tables SET needs = 'tomorrow' WHERE id = :id", id=table.id)
        # Nobody has it just now.
        await three.hall.unload(three.hall.rooms[table.id])
        for place in (one, two):
            assert (await place.get(f"/tables/{table.id}"))["id"] == table.id
            assert len((await place.get(f"/tables/{table.id}/entries"))["entries"]) == 3
        ada = await at(two, table).connect(0)
        assert (await ada.ask("say", text="in a newer version"))["type"] == "stored"
        assert owners(places, table) == [three]
        # Older processes go on with what they understand.
        cleo = await at(two, usual).connect(0)
        assert (await cleo.ask("say", text="as ever"))["type"] == "stored"
        assert owners(places, usual) == [one]


async def test_a_table_that_needs_a_newer_version_waits_until_there_is_one(
    postgresql_url: str,
) -> None:
    async with hall_of(postgresql_url, 2) as places:
        one, two = places
        table = await one.make("bot:random", "bot:random")
        await table.start()
        await put(one, "UPDATE tables SET needs = 'tomorrow' WHERE id = :id", id=table.id)
        await one.hall.unload(one.hall.rooms[table.id])
        # Whoever is asked tries for a while; nobody takes it up by themselves either.
        await asyncio.gather(*(place.get(f"/tables/{table.id}", status=503) for place in places))
        for place in places:
            await place.hall.upkeep._take_up_all()
        assert owners(places, table) == []
        assert table.id not in one.hall.broken
        await becomes_newer(two, places)
        assert (await one.get(f"/tables/{table.id}"))["id"] == table.id
        assert owners(places, table) == [two]


async def test_alone_a_server_leaves_a_table_of_a_newer_version_as_it_is(
    database_url: str,
) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "open")
        await put(place, "UPDATE tables SET needs = 'tomorrow' WHERE id = :id", id=table.id)
        await place.hall.unload(place.hall.rooms[table.id])
        for path in (f"/tables/{table.id}", f"/tables/{table.id}/entries"):
            assert (await place.get(path, status=503))["code"] == "shutting_down"
        assert table.id not in place.hall.broken
        await put(place, f"UPDATE tables SET needs = '{REVISION}' WHERE id = :id", id=table.id)
        assert (await place.get(f"/tables/{table.id}"))["id"] == table.id
