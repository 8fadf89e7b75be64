"""How fair the hall's dice have been, as anybody may ask."""

from __future__ import annotations

import pytest
from tests.server.app.client import Client
from tests.server.app.place import running

pytestmark = pytest.mark.asyncio


async def test_the_faces_of_finished_games_are_told_against_what_is_expected(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as place:
        nothing = await place.get("/fairness")
        assert nothing == {"games": 0, "thrown": 0, "test": None, "dice": []}
        made = await place.make("bot:random", "bot:random")
        client: Client = await made.connect()
        await made.start()
        await client.until(lambda one: one.table["status"] == "ended")
        await place.hall.upkeep.count_dice()
        told = await place.get("/fairness")
    rolled = [entry for entry in client.entries if entry["kind"] == "rolled"]
    thrown = sum(len(entry["body"]["given"].split()) for entry in rolled)
    assert told["games"] == 1
    assert told["thrown"] == thrown == sum(die["thrown"] for die in told["dice"])
    assert "first2" in [die["die"] for die in told["dice"]]
    for die in told["dice"]:
        assert sum(face["count"] for face in die["faces"]) == die["thrown"]
        assert sum(face["expected"] for face in die["faces"]) == pytest.approx(die["thrown"])
        if min(face["expected"] for face in die["faces"]) < 5:
            assert die["test"] is None
        else:
            assert 0.0 <= die["test"]["chance"] <= 1.0
            assert die["test"]["freedom"] == len(die["faces"]) - 1
    tested = [die["test"]["freedom"] for die in told["dice"] if die["test"] is not None]
    assert tested
    assert told["test"]["freedom"] == sum(tested)
