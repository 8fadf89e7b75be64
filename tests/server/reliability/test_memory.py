"""Memory: what is thrown away is freed at once, so however many tables come and go, nothing piles up."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections import Counter
from collections.abc import Iterator
from weakref import ref

import pytest
from tests.server.app.place import Place, running

from dicehall.server.hall.upkeep import UNLOAD_AFTER
from dicehall.server.limits import Bucket

LONG = os.environ.get("DICEHALL_TEST_PROFILE") == "long"
MISSES = 30
"""How often a code that is not there is tried: an address may not do so for ever."""
TABLES = 3000 if LONG else 40
"""How many tables come and go in the soak."""
AT_ONCE = 10
"""How many of them are in use together."""


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Switch the garbage collector off: whatever needs it stays."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class Times:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


async def unloaded(place: Place, times: Times) -> None:
    """Wait until no table is in memory."""
    while place.hall.rooms:
        times.ahead += UNLOAD_AFTER + 1
        await place.hall.upkeep.sweep()
        await asyncio.sleep(0)
    # A task lives on until the loop has told everybody that it is done.
    for _ in range(5):
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", ["novodice", "cubitos"])
@pytest.mark.usefixtures("no_collector")
async def test_a_table_that_is_unloaded_is_freed_without_a_search_for_cycles(
    sqlite_url: str, game: str
) -> None:
    times = Times()
    async with running(sqlite_url, clock=times) as place:
        table = await place.make("Ada", "bot:random", game=game)
        ada, watcher = await table.connect(0), await table.connect()
        await table.start()
        for _ in range(2):
            assert (await ada.answer())["type"] == "stored"
        assert (await ada.ask("hint", turn=99))["type"] == "refused"
        await ada.close()
        await watcher.close()
        room = place.hall.rooms[table.id]
        kept = [ref(one) for one in (room, room.table, room.table.play, room.bots, room.clocks)]
        del room
        await unloaded(place, times)
        assert [one() for one in kept] == [None] * len(kept)


async def visit(place: Place) -> None:
    """Make a table, play and talk at it, do some things wrong, and leave."""
    table = await place.make("Ada", "Ben", public=True)
    await place.get(f"/tables/{table.code}")
    await place.get("/tables")
    ada = await table.connect(0)
    await table.start()
    await ada.until(lambda it: it.table["status"] == "running")
    assert (await ada.ask("say", text="hello"))["type"] == "stored"
    assert (await ada.ask("answer", turn=99, option="?"))["type"] == "refused"
    assert (await ada.ask("undo", turn=99))["type"] == "refused"
    await place.post(f"/tables/{table.id}/seats", {"nickname": "Cleo"}, status=422)
    await place.get("/tables/nowhere", status=404)
    unknown = await place.connect("nowhere")
    await unknown.closed()
    await ada.close()


def census(place: Place) -> Counter[str]:
    """Return how many objects of dicehall's own classes there are, besides those of open connections."""
    found = Counter(
        f"{type(one).__module__}.{type(one).__qualname__}"
        for one in gc.get_objects()
        if str(type(one).__module__).startswith("dicehall.") and not isinstance(one, Bucket)
    )
    found["dicehall.server.web_server.CountedRequests"] -= len(
        place.server.server_state.connections
    )
    return found


@pytest.mark.usefixtures("no_collector")
async def test_nothing_is_left_of_tables_that_came_and_went(sqlite_url: str) -> None:
    times = Times()
    async with running(sqlite_url, clock=times) as place:
        found: list[Counter[str]] = []
        for _ in range(TABLES // AT_ONCE):
            await asyncio.gather(*(visit(place) for _ in range(AT_ONCE)))
            await unloaded(place, times)
            if len(found) < MISSES:
                await place.get("/tables/AAAAAA", status=404)
            found.append(census(place))
        # The first round fills what is kept on purpose, such as the games that tables share.
        assert found[-1] - found[1] == Counter()
