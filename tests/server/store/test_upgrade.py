"""A database of the first version opens in a later one, is migrated, and everything in it can be used."""

from __future__ import annotations

import random
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from tests.server.app.client import play
from tests.server.app.place import Made, Place, running, seed
from tests.server.store.later_version import MORE, later_version
from tests.short_games import SHORT

from dicehall.core.record import Replay, read_record
from dicehall.games.registry import new_game
from dicehall.server.store import database
from dicehall.server.store.compatibility import set_oldest_writer
from dicehall.server.store.database import make_engine, make_file, read_url

FIRST = "0001"
"""The revision of the first version."""
PASSPHRASE = "seven dice in a velvet bag"
CLOCKS = {"kind": "none"}, {"kind": "move", "seconds": 3600}


def make_first(url: str) -> None:
    """Make a database as the first version has it."""
    place = read_url(url)
    if place.get_backend_name() == "sqlite":
        make_file(Path(str(place.database)))
    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))
    engine = make_engine(place)
    with engine.begin() as connection:
        config.attributes.update(connection=connection, version_table=database.VERSION_TABLE)
        command.upgrade(config, FIRST)
        set_oldest_writer(connection, FIRST)
    engine.dispose()


async def claim_and_sit(table: Made, name: str) -> str:
    """Claim a name and sit down at a table under it; return the session's token."""
    person = {"name": name, "passphrase": PASSPHRASE}
    token: str = (await table.place.post("/people", person))["token"]
    wanted = {"name": name, "seed": seed()}
    sat = await table.place.post(f"/tables/{table.id}/seats", wanted, token)
    table.tokens[sat["seat"]] = sat["token"]
    return token


async def begin(place: Place, game: str, **wanted: object) -> Made:
    """Begin a game with somebody who answers twice and goes away."""
    table = await place.make(
        "Cleo", "bot:random", game=game, options=SHORT[game], public=True, **wanted
    )
    cleo = await table.connect(0)
    await table.start()
    for _ in range(2):
        await cleo.answer()
    return table


async def check_record(place: Place, table: str) -> None:
    """Replay the record of a finished game."""
    record = read_record((await place.http.get(f"/api/tables/{table}/record")).text)
    assert record.over
    Replay(new_game(record.game, record.options), record).finish()
    shown = await place.get(f"/tables/{table}/replay")
    assert shown["fairness"]["result"] == "checked"


def tables_in(connection: Connection) -> list[tuple[str, str]]:
    """Return what the later version has added to each table."""
    return [
        (id, colour) for id, colour in connection.execute(text("SELECT id, colour FROM tables"))
    ]


async def test_a_hall_of_the_first_version_goes_on_in_a_later_one(
    empty_url: str, tmp_path: Path
) -> None:
    make_first(empty_url)
    async with running(empty_url) as place:
        ended = await place.make("open", "open")
        people = {name: await claim_and_sit(ended, name) for name in ("Ada", "Ben")}
        await ended.start()
        await play(*await ended.connect_all())
        going = [await begin(place, game, clock=clock) for game in SHORT for clock in CLOCKS]
        kept = await place.post(
            "/tables",
            {
                "game": "novodice",
                "public": True,
                "seats": [{"kind": "me", "name": "Eve"}, {"kind": "open"}],
            },
        )
    with later_version(tmp_path, MORE):
        async with running(empty_url) as place:
            tables = {ended.id, kept["table"]["id"], *(table.id for table in going)}
            found = await place.hall.services.read(tables_in)
            assert set(found) == {(table, "red") for table in tables}
            listed = {one["id"] for one in (await place.get("/tables"))["tables"]}
            assert listed == tables - {ended.id}
            # Whoever was signed in still is, and whoever knows the passphrase can be.
            for name, token in people.items():
                assert await place.get("/people/me", token) == {"name": name}
                await place.post("/people/session", {"name": name, "passphrase": PASSPHRASE})
            seats = f"/tables/{kept['table']['id']}/seats"
            (eve,) = kept["tokens"].values()
            assert (await place.post(seats, {"seed": seed(), "kept": eve}))["seat"] == 0
            assert (await place.post(seats, {"name": "Fay", "seed": seed()}))["seat"] == 1
            for table in going:
                cleo = await place.connect(table.id, table.tokens[0])
                assert cleo.table["status"] == "running"
                await play(cleo, choose=random.Random(table.code).choice)
                assert cleo.table["status"] == "ended"
            for table in (ended, *going):
                await check_record(place, table.id)
            for name in people:
                shown = await place.get(f"/players/{name}")
                assert shown["statistics"]["novodice"]["all"]["games"] == 1
            rated = (await place.get("/ratings/novodice"))["ratings"]
            assert {one["name"] for one in rated} == people.keys()
