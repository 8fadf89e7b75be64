"""Real dice online: friends in one room roll their own, and anybody at the table enters them."""

from __future__ import annotations

from typing import Any

from tests.server.app.client import Client
from tests.server.app.place import running
from tests.server.app.test_playing import verify

from dicehall.core.stream import Stream


def thrown(client: Client) -> list[dict[str, Any]]:
    """Return the throws that a client was last told of."""
    told = [one for one in client.received if one["type"] in ("snapshot", "update")]
    throws: list[dict[str, Any]] = told[-1]["throws"]
    return throws


async def enter(client: Client, throw: dict[str, Any], chance: Stream) -> dict[str, Any]:
    """Roll a throw and enter it."""
    faces = [
        die["faces"][chance.below(len(die["faces"]))]["text"]
        for die in throw["dice"]
        for _ in range(die["count"])
    ]
    return await client.ask("roll", seat=throw["seat"], number=throw["number"], faces=faces)


async def test_a_game_whose_dice_are_all_entered_bots_dice_too(database_url: str) -> None:
    chance = Stream("real dice online")
    async with running(database_url) as place:
        table = await place.make("Ada", "open", "bot:greedy", dice="entered")
        await table.sit("Ben")
        ada, ben = await table.connect_all()
        await table.start()
        await ada.until(lambda it: it.table["status"] == "running")
        assert ada.table["dice"] == "entered"
        throwers: set[int] = set()
        while ada.table["status"] == "running":
            if throws := thrown(ada):
                throwers.add(throws[0]["seat"])
                reply = await enter(ada, throws[0], chance)
                assert reply["type"] == "stored", reply
            elif ada.question is not None:
                assert (await ada.answer())["type"] == "stored"
            elif "Ben" in [ada.table["seats"][seat]["name"] for seat in asked(ada)]:
                await ben.until(lambda it: it.question is not None)
                assert (await ben.answer())["type"] == "stored"
                # The next message may be about something else: who is here.
                await ada.until(lambda it: (it.version or 0) >= (ben.version or 0))
            else:
                await ada.receive()
        assert throwers == {-1, 0, 1, 2}
        text = (await place.http.get(f"/api/tables/{table.id}/record")).text
        assert '"dice":{"source":"entered"}' in text.replace(" ", "")
        verify(text)
        replay = await place.get(f"/tables/{table.id}/replay")
        fairness = replay["fairness"]
        assert (fairness["result"], fairness["entered"]) == ("not_fair_dice", True)


def asked(client: Client) -> list[int]:
    """Return the seats that have a question to answer, as a client was last told."""
    told = [one for one in client.received if one["type"] in ("snapshot", "update")]
    seats: list[int] = told[-1]["asked"]
    return seats


async def test_a_table_waits_for_its_dice_over_a_restart(database_url: str) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "Ben", dice="entered")
        await table.start()
        ada = await table.connect(0)
        before = thrown(ada)
        assert [throw["seat"] for throw in before] == [-1]
        token = table.tokens[0]
    async with running(database_url) as place:
        ada = await place.connect(table.id, token)
        assert thrown(ada) == before
        assert (await enter(ada, before[0], Stream("later")))["type"] == "stored"


async def test_a_slip_is_put_right_and_everybody_sees_it(database_url: str) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "Ben", dice="entered")
        ada, ben = await table.connect_all()
        await table.start()
        await ada.until(lambda it: it.table["status"] == "running")
        lot = thrown(ada)[0]
        wrong = await ada.ask("roll", seat=-1, number=0, faces=["first-9"])
        assert (wrong["type"], wrong["code"]) == ("refused", "dice_do_not_fit")
        assert "first" in wrong["text"]
        assert (await ada.ask("roll", seat=-1, number=0, faces=["first-1"]))["type"] == "stored"
        assert (await ben.ask("pick_up", seat=-1, number=0))["type"] == "stored"
        await ada.until(lambda it: it.kinds()[-1] == "picked_up")
        assert thrown(ada) == [lot]
        watcher = await table.connect()
        refused = await watcher.ask("roll", seat=-1, number=0, faces=["first-1"])
        assert refused["code"] == "not_your_seat"
