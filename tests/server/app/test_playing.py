"""Whole games over the wire, by scripted clients and bots, on both databases."""

from __future__ import annotations

import random

from tests.server.app.client import play
from tests.server.app.place import running
from tests.short_games import SHORT

from dicehall.core.record import Replay, read_record
from dicehall.games.registry import new_game


def verify(text: str) -> None:
    """Replay a downloaded record to its end, as `dicehall verify` does."""
    record = read_record(text)
    assert record.over
    Replay(new_game(record.game, record.options), record).finish()


async def test_two_people_and_a_bot_play_novodice_to_its_end(database_url: str) -> None:
    async with running(database_url) as place:
        table = await place.make(
            "Ada", "open", "bot:greedy", public=True, options=SHORT["novodice"]
        )
        await table.sit("Ben")
        ada, ben = await table.connect_all()
        await table.start()
        chance = random.Random(7)
        await play(ada, ben, choose=chance.choice)
        assert ada.kinds()[-1] == "ended"
        assert ada.table["secret"] is not None
        assert ada.entries == ben.entries
        text = (await place.http.get(f"/api/tables/{table.id}/record")).text
        verify(text)
        games = await place.get("/games")
        assert [game["table"] for game in games["games"]] == [table.id]
        scores = [seat["score"] for seat in games["games"][0]["seats"]]
        assert scores == ada.entries[-1]["body"]["scores"]


async def test_a_short_race_of_cubitos_is_played_by_all_at_once(database_url: str) -> None:
    async with running(database_url) as place:
        table = await place.make(
            "Ada", "open", "bot:greedy", game="cubitos", options={"race": "1", "rounds": 2}
        )
        await table.sit("Ben")
        ada, ben = await table.connect_all()
        watcher = await table.connect()
        await table.start()
        await play(ada, ben)
        await watcher.until(lambda it: it.table["status"] == "ended")
        assert watcher.you == -1
        assert not any(message.get("question") for message in watcher.received)
        verify((await place.http.get(f"/api/tables/{table.id}/record")).text)
