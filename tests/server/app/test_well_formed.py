"""What comes in: what nobody could store or show is refused, and one bad table ends nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.app.place import Place, running, seed

from dicehall.games.cubitos.track.maps import map_text, mistakes_in
from dicehall.server.store.schema import ENTRIES, TABLES

MAP = map_text("nothing_goes_right")
HALF, NUL, ESCAPE = "\ud800", "a\0b", "a\x1bb"
LONG = "7" * 5000
"""A number that Python itself will not read."""
DEEP = json.loads("[" * 30 + "]" * 30)


def bodies() -> Iterator[tuple[str, Any]]:
    """Yield hostile bodies with the routes they are sent to."""
    seats = [{"kind": "open"}] * 2
    for text in (HALF, NUL, ESCAPE):
        drawn = MAP.replace("title:", f"author: {text}\ntitle:", 1)
        commented = f"// {text}\n{MAP}"
        for one in (drawn, commented):
            options = {"tracks": [one]}
            yield "/tables", {"game": "cubitos", "options": options, "seats": seats, "public": True}
            yield "/plan", {"map": one}
            yield "/replay", {"dicehall": 1, "game": "cubitos", "options": options}
        yield "/tables", {"game": "novodice", "seats": seats, "title": text}
        yield "/tables", {"game": "novodice", "seats": [{"kind": "me", "name": text}, seats[0]]}
        yield "/tables", {"game": "novodice", "seats": seats, text: 1}
        yield "/tables", {"game": "novodice", "seats": seats, "options": {text: 1}}
        yield "/people", {"name": "Ada", "passphrase": f"{text} correct horse"}
        yield "/replay", {"dicehall": 1, "game": text}
    for long in (int("9" * 4000), -(2**80), DEEP):
        yield "/tables", {"game": "novodice", "seats": seats, "options": {"players": long}}
        yield "/tables", {"game": "cubitos", "seats": seats, "options": {"rounds": long}}
        yield "/replay", {"dicehall": long}
        yield "/replay", {"dicehall": 1, "rules": long}
    longer = MAP.replace(" 0", f" {LONG}", 1)
    assert longer != MAP
    yield "/plan", {"map": longer}
    yield "/tables", {"game": "cubitos", "seats": seats, "options": {"tracks": [longer]}}


async def send(place: Place, path: str, body: str) -> tuple[int, dict[str, Any]]:
    """Send a body as it is, and return status and answer."""
    headers = {"Content-Type": "application/json"}
    answer = await place.http.post(f"/api{path}", content=body, headers=headers)
    return answer.status_code, answer.json()


async def test_text_and_numbers_that_nobody_could_show_are_refused_and_nothing_is_stored(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("REPLAYS", "PLANS", "PASSPHRASES"):
        monkeypatch.setattr(f"dicehall.server.limits.{limit}", (1000.0, 1000))
    async with running(sqlite_url) as place:
        sound = await place.make("Ada", "open", public=True)
        sent = [(path, json.dumps(body)) for path, body in bodies()]
        sent += [
            ("/tables", f'{{"game":"cubitos","seats":[],"options":{{"rounds":{LONG}}}}}'),
            ("/tables", '{"game":"cubitos","seats":[],"options":{"rounds":1e999}}'),
            ("/replay", f'{{"dicehall":{LONG}}}'),
            ("/plan", f'{{"map":{LONG}}}'),
            (f"/tables/{sound.id}/seats", json.dumps({"name": HALF, "seed": seed()})),
            (f"/tables/{sound.id}/seats", json.dumps({"name": "Ben", "seed": HALF})),
            (f"/tables/{sound.id}/seats", json.dumps({"kept": HALF, "seed": seed()})),
        ]
        for path, body in sent:
            status, told = await send(place, path, body)
            code = "bad_record" if path == "/replay" else "bad_request"
            assert (status, told["code"]) == (422, code), (path, body[:200], told)
            assert told["text"].endswith("."), told
            assert ".." not in told["text"]
        listed = (await place.get("/tables"))["tables"]
        assert [one["id"] for one in listed] == [sound.id]
    async with running(sqlite_url) as place:
        listed = (await place.get("/tables"))["tables"]
        assert [one["id"] for one in listed] == [sound.id]


@pytest.mark.parametrize("text", [HALF, NUL, ESCAPE, "7" * 300])
async def test_a_live_message_with_such_a_text_is_refused(sqlite_url: str, text: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        ada = await table.connect(0)
        for fields in (
            {"type": "say", "text": text},
            {"type": "phrase", "phrase": text},
            {"type": "answer", "turn": 0, "option": text},
            {"type": "say", "text": "hello", text: 1},
        ):
            await ada.connection.send(json.dumps({"id": "m", **fields}))
            reply = await ada.receive()
            while reply["type"] == "presence":
                reply = await ada.receive()
            assert (reply["type"], reply["code"]) == ("refused", "bad_message"), reply
            assert reply["text"].endswith(".")
        refused = await place.connect(table.id, name=text)
        assert refused.received[0]["code"] == "bad_message"
        assert [entry["kind"] for entry in ada.entries] == ["made", "sat", "sat"]


async def test_line_ends_of_all_systems_and_tabs_may_stand_in_a_map(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        drawn = MAP.replace("\n", "\r\n").replace("//", "//\t", 1)
        assert (await place.post("/content/cubitos/plan", {"map": drawn}, status=200))["cells"]


def test_a_map_with_an_endless_number_has_a_mistake_like_any_other() -> None:
    for drawn in (f"0c{LONG}", LONG, f"0>a${LONG}"):
        assert any("unknown" in mistake for mistake in mistakes_in(f"title: X\n\n{drawn} 0\n"))


async def poison(place: Place, table_id: str, how: str) -> None:
    """Spoil what the database has of a table."""
    half = json.dumps({"players": 2, "tracks": [f"// {HALF}\n{MAP}"]})
    seat = '{"kind":"open","name":"","bot":null,"away":false}'
    listing = {
        "half": f'{{"seats":[{seat},{seat}],"options":{half},"clock":{{"kind":"none"}}}}',
        "no json": "{",
        "deep": "[" * 100_000,
        "number": f'{{"clock":{LONG}}}',
        "other": '{"seats":[7],"clock":["none"]}',
        "list": "[]",
    }[how]

    def spoil(connection: Any) -> None:
        row = update(TABLES).where(TABLES.c.id == table_id)
        connection.execute(row.values(listing=listing, status="running"))
        entry = update(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.number == 0)
        made = json.loads(
            connection.execute(
                ENTRIES.select().where(ENTRIES.c.table_id == table_id, ENTRIES.c.number == 0)
            )
            .one()
            .body
        )
        body = json.dumps({**made, "options": json.loads(half)}) if how == "half" else listing
        connection.execute(entry.values(body=body))

    await place.hall.services.store.write(spoil)


@pytest.mark.parametrize("how", ["half", "no json", "deep", "number", "other", "list"])
async def test_one_bad_table_ends_no_list_no_sweep_and_no_start(
    database_url: str, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    now = time.time()
    async with running(database_url, clock=lambda: now) as place:
        options = {"tracks": [MAP]}
        bad = await place.make("open", "open", game="cubitos", options=options, public=True)
        sound = await place.make("Ada", "open", public=True)
        bots = await place.make("bot:random", "bot:random", public=True, game="cubitos")
        await poison(place, bad.id, how)
    async with running(database_url, clock=lambda: now, idle_close_s=3600.0) as place:
        for _ in range(3):
            listed = (await place.get("/tables"))["tables"]
            assert {one["id"] for one in listed} == {sound.id, bots.id}
            for name in (bad.id, bad.code):
                refused = await place.get(f"/tables/{name}", status=503)
                assert refused["code"] == "table_broken"
        told = [one for one in caplog.records if one.getMessage() == "table_broken"]
        assert len(told) == 1
        metrics = (await place.http.get("/metrics")).text
        assert 'dicehall_tables{status="broken"} 1.0' in metrics
        sound.place = place
        assert (await sound.connect(0)).table["status"] == "open"
        now += 3601.0
        await place.hall.upkeep.sweep()
        assert (await place.get(f"/tables/{bots.id}"))["status"] == "closed"
