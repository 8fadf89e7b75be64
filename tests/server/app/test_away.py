"""Clocks, leaving, and taking the seat back; bots that fail."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tests.server.app.client import Client, play
from tests.server.app.place import Place, running


async def who_overruns(place: Place) -> Client:
    """Start a game in which whoever begins does nothing; return them when their time is up."""
    table = await place.make("Ada", "Ben", clock={"kind": "move", "seconds": 1})
    ada, ben = await table.connect_all()
    await table.start()
    await ada.until(lambda it: it.table["deadlines"])
    slow = ada if "0" in ada.table["deadlines"] else ben
    await slow.until(lambda it: "left" in it.kinds())
    return slow


async def test_a_stand_in_plays_for_who_overruns_the_clock_until_they_are_back(
    database_url: str,
) -> None:
    async with running(database_url, bot_pace_s=0.02) as place:
        slow = await who_overruns(place)
        left = next(entry for entry in slow.entries if entry["kind"] == "left")
        assert left["body"] == {"why": "clock"}
        assert slow.table["seats"][slow.you]["away"]
        await slow.until(lambda it: it.kinds()[-1] in ("answered", "rolled"))
        assert _last_answer(slow)["body"]["by"] == "stand_in"
        refused = await slow.ask("answer", turn=0, option="anything")
        assert refused["type"] == "refused"
        assert (await slow.ask("return"))["type"] == "stored"
        assert not slow.table["seats"][slow.you]["away"]
        assert (await slow.answer())["type"] == "stored"
        assert _last_answer(slow)["body"]["by"] == "player"


async def test_answering_every_overrun_with_a_return_does_not_hold_the_game_up(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url, bot_pace_s=0.2) as place:
        slow = await who_overruns(place)
        assert (await slow.ask("return"))["code"] == "out_of_time"
        # The stand-in answers; then there is a question with time of its own, or somebody else's turn.
        await slow.until(lambda it: "answered" in it.kinds())
        assert (await slow.ask("return"))["type"] == "stored"


def _last_answer(client: Client) -> dict[str, Any]:
    found = [
        entry
        for entry in client.entries
        if entry["kind"] == "answered" and entry["seat"] == client.you
    ]
    return found[-1]


async def test_who_leaves_is_played_on_to_the_end(database_url: str) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "Ben", game="cubitos", options={"rounds": 1})
        ada, ben = await table.connect_all()
        await table.start()
        assert (await ben.ask("leave"))["type"] == "stored"
        assert (await ben.ask("leave"))["type"] == "stored"
        await play(ada)
        await ben.until(lambda it: it.table["status"] == "ended")
        assert [entry["kind"] for entry in ben.entries].count("left") == 1


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "days", "days": 1}])
async def test_who_answers_leaves_and_returns_can_still_take_the_answer_back(
    sqlite_url: str, clock: dict[str, Any]
) -> None:
    async with running(sqlite_url, bot_pace_s=60.0) as place:
        table = await place.make("Ada", "Ben", game="cubitos", options={"rounds": 1}, clock=clock)
        ada, ben = await table.connect_all()
        await table.start()
        # Whose dice fell last: nothing was done since by which the question would be noted anew.
        await ada.until(lambda it: it.table["status"] == "running")
        rolled = [entry["seat"] for entry in ada.entries if entry["kind"] == "rolled"]
        one = (ada, ben)[rolled[-1]]
        await one.until(lambda it: it.question is not None)
        asked = one.question
        assert asked is not None
        assert (await one.answer("pass"))["type"] == "stored"
        for kind in ("leave", "return"):
            assert (await one.ask(kind))["type"] == "stored"
        began_at = next(entry["at"] for entry in ada.entries if entry["kind"] == "began")
        assert (await one.ask("undo", turn=asked["turn"]))["type"] == "stored"
        assert one.question == asked
        # It wins no time: the clock runs from when the question was first asked.
        if clock["kind"] == "days":
            assert one.table["deadlines"][str(rolled[-1])] == began_at + 86400
        before = (one.table, one.view)
        await one.close()
    async with running(sqlite_url, bot_pace_s=60.0) as place:
        table.place = place
        one = await table.connect(rolled[-1])
        assert (one.table, one.view) == before


async def test_a_stand_in_goes_on_after_a_restart(sqlite_url: str) -> None:
    async with running(sqlite_url, bot_pace_s=0.5) as place:
        table = await place.make("Ada", "Ben", game="cubitos", options={"rounds": 1})
        ada, ben = await table.connect_all()
        await table.start()
        await ada.ask("leave")
        await ben.ask("leave")
    async with running(sqlite_url) as place:
        table.place = place
        watcher = await table.connect()
        await watcher.until(lambda it: it.table["status"] == "ended")


@pytest.mark.parametrize(
    ("bot", "budget", "why"), [("crash", 30.0, "crashed"), ("sleep", 0.2, "slow")]
)
async def test_a_bot_that_fails_is_replaced_for_that_decision(
    sqlite_url: str, bot: str, budget: float, why: str
) -> None:
    async with running(
        sqlite_url, bots=f"tests.server.app.odd_bots:{bot}", bot_budget_s=budget
    ) as place:
        table = await place.make("Ada", "bot:greedy")
        ada = await table.connect(0)
        await table.start()
        while "bot_failed" not in ada.kinds():
            if ada.question is not None:
                await ada.answer()
            else:
                await ada.receive()
        await ada.until(lambda it: any(_by_bot(entry) for entry in it.entries))
        failed = ada.kinds().index("bot_failed")
        assert ada.entries[failed]["body"] == {"bot": "greedy", "why": why}
        following = [entry for entry in ada.entries[failed:] if _by_bot(entry)]
        assert following[0]["body"]["bot"] == "random"
        metrics = (await place.http.get("/metrics")).text
        assert f'dicehall_bot_failures_total{{bot="greedy",why="{why}"}}' in metrics


def _by_bot(entry: dict[str, Any]) -> bool:
    return bool(entry["kind"] == "answered" and entry["body"]["by"] == "bot")


async def test_bots_show_their_moves_at_a_pace(sqlite_url: str) -> None:
    async with running(sqlite_url, bot_pace_s=0.15) as place:
        table = await place.make("bot:greedy", "bot:greedy")
        watcher = await table.connect()
        await table.start()
        await watcher.until(lambda it: it.kinds().count("answered") >= 4)
        times = [entry["at"] for entry in watcher.entries if entry["kind"] == "answered"]
        assert min(later - sooner for sooner, later in pairwise(times)) > 0.1
