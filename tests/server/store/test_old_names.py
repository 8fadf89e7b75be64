"""A database of before names were compared by how they look: it opens, and everybody in it is still known."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from dicehall.server.store import database
from dicehall.server.store.database import make_engine, read_url
from dicehall.server.store.people import people_like, person_named
from dicehall.server.store.ratings import ratings_list
from dicehall.server.store.store import Store

OLD = [(1, "Ada", "ada"), (2, "Аda", "аda"), (3, "Zoe", "zoe"), (4, "👩\u200d🚀", "👩\u200d🚀")]
"""People as they were stored; two of them look the same, and one has a name that would be refused today."""


@pytest.fixture
def old_url(empty_url: str) -> str:
    """Give the URL of a database of the first revision with people in it."""
    url = read_url(empty_url)
    if url.get_backend_name() == "sqlite":
        Path(str(url.database)).touch()
    engine = make_engine(url)
    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))
    with engine.begin() as connection:
        config.attributes.update(connection=connection, version_table=database.VERSION_TABLE)
        command.upgrade(config, "0001")
    with engine.begin() as connection:
        for person, name, folded in OLD:
            connection.execute(
                text("INSERT INTO people VALUES (:id, :name, :folded, 'a hash', 5.0)"),
                {"id": person, "name": name, "folded": folded},
            )
        for player in ("person:1", "bot:greedy"):
            connection.execute(
                text("INSERT INTO ratings VALUES ('novodice', :player, 'x', 25.0, 8.0, 1)"),
                {"player": player},
            )
    engine.dispose()
    return empty_url


async def test_two_old_names_that_look_the_same_both_stay_and_are_told_apart(old_url: str) -> None:
    with Store.open(old_url) as store:
        for person, name, _ in OLD:
            found = await store.read(lambda connection, it=name: person_named(connection, it))  # type: ignore[misc]
            assert found is not None
            assert (found.id, found.name) == (person, name)
        for name in ("Ada", "Аda", "Adа"):
            owners = await store.read(lambda connection, it=name: people_like(connection, it))  # type: ignore[misc]
            assert owners.keys() == {1, 2}
        # A third spelling is neither of them, but still cannot be used by anybody else.
        assert await store.read(lambda connection: person_named(connection, "Adа")) is None
        zoe = await store.read(lambda connection: person_named(connection, "Zοe"))
        assert zoe is not None
        assert zoe.id == 3


async def test_of_old_ratings_those_of_people_stay(old_url: str) -> None:
    with Store.open(old_url) as store:
        rated = await store.read(lambda connection: ratings_list(connection, "novodice"))
        assert [one.player for one in rated] == ["person:1"]


async def test_keys_are_renewed_when_the_list_of_characters_has_changed(database_url: str) -> None:
    with Store.open(database_url) as store:
        await store.write(
            lambda connection: connection.execute(
                text("INSERT INTO people VALUES (1, 'Ada', 'ada', 'a hash', 5.0, NULL)")
            )
        )
        await store.write(
            lambda connection: connection.execute(
                text("INSERT INTO name_keys VALUES ('a key of long ago', 1)")
            )
        )
    with Store.open(database_url) as store:
        assert (await store.read(lambda connection: people_like(connection, "Аda"))).keys() == {1}
        keys = await store.read(
            lambda connection: connection.execute(text("SELECT key FROM name_keys")).all()
        )
        assert keys == [("ada",)]
