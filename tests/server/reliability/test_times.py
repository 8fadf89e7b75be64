"""A system clock that is set back: nobody's time stands still, and no log runs backwards."""

from __future__ import annotations

import time

import pytest
from tests.server.app.place import Made, Place, running

from dicehall.hall import clocks

HOUR = 3600.0


async def table_with_a_clock(place: Place) -> Made:
    """Start a game in which a move may take two seconds."""
    clock = {"kind": "move", "seconds": 2}
    table = await place.make("Ada", "Ben", game="cubitos", options={"rounds": 1}, clock=clock)
    await table.start()
    return table


async def sees_somebody_leave(table: Made) -> None:
    """Watch until a clock has run out, and hold the log to the order of its times."""
    watcher = await table.connect(version=0)
    await watcher.until(lambda it: "left" in it.kinds())
    times = [entry["at"] for entry in watcher.entries]
    assert times == sorted(times)


async def test_a_clock_set_back_while_the_server_runs_gives_nobody_more_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time
    async with running(sqlite_url) as place:
        monkeypatch.setattr(time, "time", lambda: real() - HOUR)
        await sees_somebody_leave(await table_with_a_clock(place))


async def test_a_clock_set_back_while_the_server_is_off_gives_nobody_more_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "GRACE", 0.0)
    async with running(sqlite_url) as place:
        table = await table_with_a_clock(place)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() - HOUR)
    async with running(sqlite_url) as place:
        table.place = place
        await sees_somebody_leave(table)
