"""`dicehall admin announce, drain, close, ban`: what operators do reaches everybody at once, and is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.command.door import Told, assert_one_sentence, dicehall
from tests.patience import PATIENCE
from tests.server.app.client import Client, play
from tests.server.app.place import Place, running
from tests.short_games import SHORT

from dicehall.core.record import Replay, read_record
from dicehall.games.registry import new_game
from dicehall.server.hall.hall import new_id

BEHIND: dict[str, Any] = {"trusted_proxies": ("127.0.0.1",)}
ADA = {"name": "Ada", "passphrase": "correct horse"}


async def admin(verb: str, *arguments: object, database: str) -> Told:
    """Run a command while the servers of this process go on."""
    return await asyncio.to_thread(dicehall, "admin", verb, *arguments, "--database", database)


async def told_by(database: str, verb: str, *arguments: object) -> str:
    """Return what a command says that must succeed."""
    told = await admin(verb, *arguments, database=database)
    assert told.status == 0, told
    return told.out


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


async def until_told(client: Client, kind: str) -> dict[str, Any]:
    """Return the next message of a kind."""
    await client.until(lambda it: any(one["type"] == kind for one in it.received))
    return next(one for one in client.received if one["type"] == kind)


@asynccontextmanager
async def two(database: str) -> AsyncIterator[tuple[Place, Place]]:
    """Run two processes of one hall that know each other."""
    async with running(database) as one, running(database) as other:
        await until(lambda: bool(one.hall.successor() and other.hall.successor()))
        yield one, other


def number_of(place: Place) -> int:
    assert place.hall.services.lease is not None
    return place.hall.services.lease.number


# ------------------------------------------------------------------------------------- announcing


async def test_an_announcement_reaches_who_plays_who_comes_and_every_page(
    database_url: str,
) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "open")
        ada = await table.connect(0)
        out = await told_by(database_url, "announce", "Restart at 18:00", "--until", "2h")
        assert out.startswith("Announced until ")
        shown = (await until_told(ada, "announcement"))["announcement"]
        assert shown["text"] == "Restart at 18:00"
        assert shown["until"] - shown["at"] == pytest.approx(7200, abs=60)
        late = await table.connect()
        assert (await until_told(late, "announcement"))["announcement"] == shown
        assert await place.get("/announcement") == {"announcement": shown}
        ada.received.clear()
        await told_by(database_url, "announce", "Restart at 19:00")
        again = (await until_told(ada, "announcement"))["announcement"]
        assert (again["text"], again["until"]) == ("Restart at 19:00", None)
        ada.received.clear()
        await told_by(database_url, "announce", "--withdraw")
        assert (await until_told(ada, "announcement"))["announcement"] is None
        assert await place.get("/announcement") == {"announcement": None}
    async with running(database_url) as place:
        assert await place.get("/announcement") == {"announcement": None}


async def test_an_announcement_reaches_all_processes_and_those_that_start_later(
    postgresql_url: str,
) -> None:
    async with two(postgresql_url) as (one, other):
        table = await one.make("Ada", "open")
        here = await table.connect(0)
        there = await other.connect(table.id)
        await told_by(postgresql_url, "announce", "Tea is ready")
        for client in (here, there):
            assert (await until_told(client, "announcement"))["announcement"]["text"]
        async with running(postgresql_url) as third:
            assert (await third.get("/announcement"))["announcement"]["text"] == "Tea is ready"


# ---------------------------------------------------------------------------------------- closing


async def test_a_closed_table_says_why_and_can_still_be_replayed(database_url: str) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "Ben", game="cubitos")
        clients = await table.connect_all()
        await table.start()
        await clients[0].answer()
        out = await told_by(database_url, "close", table.code.lower(), "--why", "Test is over")
        assert out == f"Table {table.code.lower()} is closed: Test is over\n"
        for client in clients:
            await client.until(lambda it: it.table["status"] == "closed")
            body = client.entries[-1]["body"]
            assert (body["why"], body["words"]) == ("operator", "Test is over")
            assert body["secret"]
        refused = await clients[1].ask("phrase", phrase="hello")
        assert refused["code"] == "table_closed"
        record = read_record(json.dumps(await place.get(f"/tables/{table.id}/record")))
        Replay(new_game(record.game, record.options), record).finish()
        assert len((await place.get(f"/tables/{table.id}/replay"))["frames"]) > 1
    again = await admin("close", table.id, "--why", "Twice", database=database_url)
    assert_one_sentence(again, "is over already")


async def test_a_table_of_another_process_or_of_none_is_closed_as_well(postgresql_url: str) -> None:
    async with two(postgresql_url) as (one, other):
        first = await one.make("Ada", "open")
        second = await other.make("Ben", "open")
        ada, ben = await first.connect(0), await second.connect(0)
        for table, client in ((first, ada), (second, ben)):
            await told_by(postgresql_url, "close", table.id, "--why", "No more")
            await client.until(lambda it: it.table["status"] == "closed")


async def test_without_a_server_a_table_is_closed_when_one_starts(database_url: str) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "open")
    out = await told_by(database_url, "close", table.id, "--why", "Later")
    assert "will be closed when one starts" in out
    async with running(database_url) as place:
        watcher = await place.connect(table.id)
        await watcher.until(lambda it: it.table["status"] == "closed")
    assert json.loads(await told_by(database_url, "log", "--json"))[0]["outcome"] == "done"


# ---------------------------------------------------------------------------------------- banning


async def test_a_banned_address_is_sent_away_with_one_sentence_and_a_bot_plays_on(
    database_url: str,
) -> None:
    async with running(database_url, **BEHIND) as place:
        table = await place.make("Ada", "Ben")
        await table.start()
        ada = await table.connect(0)
        headers = {"X-Forwarded-For": "203.0.113.7"}
        ben = await Client.connected(
            place.url(table.id), headers, token=table.tokens[1], language="de"
        )
        place.clients.append(ben)
        out = await told_by(
            database_url, "ban", "203.0.113.0/24", "--why", "Beleidigungen", "--until", "1d"
        )
        assert "203.0.113.0/24 is banned until" in out
        assert await ben.closed() == 4403
        last = [one for one in ben.received if one["type"] == "refused"][-1]
        assert last["code"] == "banned"
        assert last["text"].startswith("Du bist hier bis ")
        assert last["text"].endswith(" gesperrt: Beleidigungen")
        await ada.until(lambda it: it.table["seats"][1]["away"])
        answer = await place.http.get("/api/tables", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        back = await Client.connected(place.url(table.id), headers, token=table.tokens[1])
        assert back.received[0]["code"] == "banned"
        assert await back.closed() == 4403
        await place.get("/tables")
        await told_by(database_url, "lift", "203.0.113.0/24")
        async with asyncio.timeout(PATIENCE):
            while (await place.http.get("/api/tables", headers=headers)).status_code != 200:
                await asyncio.sleep(0.05)


async def test_a_banned_person_is_kept_out_on_all_devices_and_processes(
    postgresql_url: str,
) -> None:
    async with two(postgresql_url) as (one, other):
        token = (await one.post("/people", ADA))["token"]
        made = await one.post(
            "/tables",
            {"game": "novodice", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]},
            token,
        )
        wanted = {"seed": "0" * 32, "kept": made["tokens"]["0"]}
        sat = await one.post(f"/tables/{made['table']['id']}/seats", wanted, token)
        ada = await other.connect(made["table"]["id"], sat["token"])
        watcher = await one.connect(made["table"]["id"])
        out = await told_by(postgresql_url, "ban", "ada", "--why", "Cheating")
        assert out == "Ada is banned: Cheating\n"
        assert await ada.closed() == 4403
        await watcher.until(lambda it: it.table["seats"][0]["kind"] == "open")
        for place in (one, other):
            async with asyncio.timeout(PATIENCE):
                while (await _status(place, "/people/me", token)) != 403:
                    await asyncio.sleep(0.05)
            assert await place.ask_refused("POST", "/people/session", ADA) == "banned"
        (banned,) = json.loads(await told_by(postgresql_url, "bans", "--json"))
        assert (banned["subject"], banned["words"]) == ("Ada", "Cheating")
        await told_by(postgresql_url, "lift", "Ada", "--why", "Sorry")
        async with asyncio.timeout(PATIENCE):
            while (await _status(other, "/people/me", token)) != 200:
                await asyncio.sleep(0.05)


async def _status(place: Place, path: str, token: str) -> int:
    headers = {"Authorization": f"Bearer {token}"}
    return (await place.http.get(f"/api{path}", headers=headers)).status_code


@pytest.mark.parametrize(
    ("given", "banned"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9/32"),
        ("203.0.113.9/24", "203.0.113.0/24"),
    ],
)
async def test_a_ban_says_which_network_it_covers(sqlite_url: str, given: str, banned: str) -> None:
    assert (await told_by(sqlite_url, "ban", given, "--why", "x")).startswith(f"{banned} is banned")
    (one,) = json.loads(await told_by(sqlite_url, "bans", "--json"))
    assert one["subject"] == banned


# --------------------------------------------------------------------------------------- draining


async def test_a_drained_process_hands_its_tables_on_and_nobody_loses_a_move(
    postgresql_url: str,
) -> None:
    async with two(postgresql_url) as (one, other):
        table = await one.make("Ada", "bot:random", "bot:random", options=SHORT["novodice"])
        ada = await table.connect(0)
        await table.start()
        await ada.answer()
        number = number_of(one)
        out = await told_by(postgresql_url, "drain", number)
        assert out == f"Process {number}: no new tables, and all tables have been handed on.\n"
        assert await ada.closed() == 1012
        assert ada.goodbye == {"type": "goodbye", "reconnect_after": 0.1}
        again = await one.connect(table.id, table.tokens[0], version=ada.version)
        assert table.id in other.hall.rooms
        await play(again)
        assert again.table["status"] == "ended"
        # A new table is made by the other one, whoever was asked.
        new = await one.make("Ben", "open")
        assert new.id in other.hall.rooms
        assert not one.hall.rooms
        health = await one.http.get("/healthz")
        assert (health.status_code, health.json()["code"]) == (503, "draining")
        assert (await other.http.get("/healthz")).status_code == 200
        shown = json.loads(await told_by(postgresql_url, "state", "--json"))["processes"]
        assert {one["number"]: one["draining"] for one in shown} == {
            number: True,
            number_of(other): False,
        }
        await told_by(postgresql_url, "drain", "127.0.0.1", "--resume")
        await until(lambda: not one.hall.draining)
        assert (await one.make("Cid", "open")).id in one.hall.rooms


async def test_the_only_process_takes_no_new_tables_while_it_is_drained(database_url: str) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "bot:random", options=SHORT["novodice"])
        ada = await table.connect(0)
        which = [] if database_url.startswith("sqlite") else [number_of(place)]
        drained = await admin("drain", *which, database=database_url)
        assert drained.status == (1 if which else 0)
        await until(lambda: place.hall.draining)
        wanted = {"game": "novodice", "seats": [{"kind": "open"}, {"kind": "open"}]}
        refused = await place.http.post("/api/tables", json=wanted)
        assert (refused.status_code, refused.json()["code"]) == (503, "draining")
        await table.start()
        await play(ada)
        await told_by(database_url, "drain", *which, "--resume")
        await until(lambda: not place.hall.draining)
        await place.make("Ben", "open")
    if not which:
        assert_one_sentence(await admin("drain", database=database_url), "no server uses")
        await told_by(database_url, "announce", "x")
        async with running(database_url) as place:
            assert not place.hall.draining


# ---------------------------------------------------------------------------------------- keeping


async def test_every_deed_is_kept_with_who_when_and_why(database_url: str) -> None:
    await told_by(database_url, "announce", "Hello")
    await told_by(
        database_url, "ban", "203.0.113.7", "--why", "Spam", "--until", "2030-01-31T18:00"
    )
    await told_by(database_url, "lift", "203.0.113.7", "--why", "A mistake")
    found = json.loads(await told_by(database_url, "log", "--json"))
    assert [(one["kind"], one["subject"], one["words"]) for one in found] == [
        ("lift", "203.0.113.7/32", "A mistake"),
        ("ban", "203.0.113.7/32", "Spam"),
        ("announce", "", "Hello"),
    ]
    assert all("@" in one["by"] and one["at"] > 0 for one in found)
    assert json.loads(await told_by(database_url, "bans", "--json")) == []
    assert "There are none." in await told_by(database_url, "bans")
    assert len(json.loads(await told_by(database_url, "log", "--limit", 1, "--json"))) == 1


async def test_what_cannot_be_done_gets_one_sentence(database_url: str) -> None:
    async def wrong(*arguments: object) -> Told:
        return await admin(*map(str, arguments), database=database_url)

    assert_one_sentence(await wrong("announce"), "say what to announce")
    assert_one_sentence(await wrong("announce", "x", "--until", "soon"), "a length of time such as")
    assert_one_sentence(await wrong("announce", "x", "--until", "2020-01-01"), "in the future")
    assert_one_sentence(await wrong("announce", "a\x07b"), "in one line")
    assert_one_sentence(await wrong("announce", "--withdraw"), "nothing is announced")
    assert_one_sentence(await wrong("close", "nowhere", "--why", "x"), "there is no table")
    assert_one_sentence(await wrong("ban", "Nobody", "--why", "x"), "no name that somebody")
    assert_one_sentence(await wrong("lift", "203.0.113.7"), "is not banned")
    assert_one_sentence(await wrong("drain", 99), "")
    assert json.loads(await told_by(database_url, "log", "--json")) == []


def test_no_table_has_an_id_that_a_command_would_take_for_an_option(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = iter(["-2b8H7Hl4AzQKGti", "-", "2b8H7Hl4AzQKGti-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "2b8H7Hl4AzQKGti-"
