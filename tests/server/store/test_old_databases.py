"""A database of an earlier version opens, is migrated, and everything in it can be used."""

from __future__ import annotations

import random
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from time import monotonic

import pytest
from tests.server.app.client import play
from tests.server.app.place import Place, running, seed
from tests.server.databases import new_database
from tests.server.postgres import Cluster
from tests.server.store.old_databases import VERSIONS, Old, put

from dicehall.core.record import Replay, read_record
from dicehall.games.registry import new_game
from dicehall.server.store.database import read_url
from dicehall.server.store.store import Store


@pytest.fixture(scope="module", params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    """Give the name of an old database."""
    return str(request.param)


@pytest.fixture(scope="module")
def migrated_file(
    version: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Path, Old]]:
    """Give an old database on SQLite that was opened once; it is only copied."""
    file = tmp_path_factory.mktemp("old") / "dicehall.db"
    old = put(version, f"sqlite:///{file}")
    Store.open(f"sqlite:///{file}").close()
    yield file, old
    file.unlink()


@pytest.fixture(scope="module")
def migrated_template(version: str, cluster: Cluster) -> Iterator[tuple[str, Old]]:
    """Give an old database on PostgreSQL that was opened once; it is only copied."""
    for url in new_database(cluster, "STRATEGY FILE_COPY"):
        old = put(version, url)
        Store.open(url).close()
        yield str(read_url(url).database), old


@pytest.fixture(params=["sqlite", "postgresql"])
def left(request: pytest.FixtureRequest, version: str, tmp_path: Path) -> Iterator[tuple[str, Old]]:
    """Give the URL of an old database of either kind, as it is after it was opened."""
    assert version in VERSIONS
    if request.param == "sqlite":
        file, old = request.getfixturevalue("migrated_file")
        yield f"sqlite:///{shutil.copy(file, tmp_path)}", old
        return
    template, old = request.getfixturevalue("migrated_template")
    cluster = request.getfixturevalue("cluster")
    for url in new_database(cluster, f"TEMPLATE {template} STRATEGY FILE_COPY"):
        yield url, old


@pytest.fixture
async def opened(left: tuple[str, Old]) -> AsyncIterator[tuple[Place, Old]]:
    """Give a server on an old database, an hour after it was left."""
    url, old = left
    began = monotonic()
    async with running(url, clock=lambda: old.left_at + 3600 + monotonic() - began) as place:
        yield place, old


async def test_the_lobby_lists_what_an_old_database_holds(opened: tuple[Place, Old]) -> None:
    place, old = opened
    listed = {one["id"] for one in (await place.get("/tables"))["tables"]}
    assert listed == {old.tables[name]["id"] for name in ("novodice", "clock", "own map", "open")}


async def test_tables_in_play_go_on_to_their_end(opened: tuple[Place, Old]) -> None:
    place, old = opened
    for kind in ("novodice", "cubitos", "clock", "own map"):
        table = old.tables[kind]
        clients = [await place.connect(table["id"], token) for token in table["tokens"].values()]
        assert {client.table["status"] for client in clients} == {"running"}
        await play(*clients, choose=random.Random(kind).choice)
        assert {client.table["status"] for client in clients} == {"ended"}
        record = read_record((await place.http.get(f"/api/tables/{table['id']}/record")).text)
        Replay(new_game(record.game, record.options), record).finish()


async def test_a_kept_seat_is_still_kept_and_the_open_one_open(opened: tuple[Place, Old]) -> None:
    place, old = opened
    table = old.tables["open"]
    path = f"/tables/{table['id']}"
    wanted = {"seed": seed(), "kept": table["kept"]}
    assert (await place.post(f"{path}/seats", wanted))["seat"] == 0
    assert (await place.post(f"{path}/seats", {"name": "Ben", "seed": seed()}))["seat"] == 1


async def test_everybody_who_claimed_a_name_signs_in_and_is_signed_in(
    opened: tuple[Place, Old],
) -> None:
    place, old = opened
    for name, kept in old.people.items():
        assert await place.get("/people/me", kept["token"]) == {"name": name}
        credentials = {"name": name, "passphrase": kept["passphrase"]}
        signed = await place.post("/people/session", credentials)
        assert signed["name"] == name
        assert await place.get("/people/me", signed["token"]) == {"name": name}


async def test_a_name_claimed_long_ago_can_be_worn_at_a_table_by_its_owner_alone(
    opened: tuple[Place, Old],
) -> None:
    place, old = opened
    for name, kept in old.people.items():
        table = await place.make("open", "bot:random")
        wanted = {"name": name, "seed": seed()}
        refused = await place.post(f"/tables/{table.id}/seats", wanted, status=409)
        assert refused["code"] == "name_claimed"
        sat = await place.post(f"/tables/{table.id}/seats", wanted, kept["token"])
        shown = (await place.get(f"/tables/{table.id}"))["seats"][sat["seat"]]
        assert (shown["name"], shown["person"]) == (name, name)


async def test_finished_games_their_records_and_ratings_are_there(
    opened: tuple[Place, Old],
) -> None:
    place, old = opened
    ended = old.tables["ended"]["id"]
    (game,) = (await place.get("/games"))["games"]
    assert game["table"] == ended
    record = read_record((await place.http.get(f"/api/tables/{ended}/record")).text)
    assert record.over
    Replay(new_game(record.game, record.options), record).finish()
    assert (await place.get(f"/tables/{ended}/replay"))["fairness"]["result"] == "checked"
    for name in ("Ada", "\u0410da"):
        statistics = (await place.get(f"/players/{name}"))["statistics"]
        assert statistics["cubitos"]["all"]["games"] == 1
    rated = {one["name"] for one in (await place.get("/ratings/cubitos"))["ratings"]}
    assert rated == {"Ada", "\u0410da"}
