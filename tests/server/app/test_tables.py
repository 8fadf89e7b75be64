"""Making tables and sitting down at them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.app.place import Made, Place, running, seed


def nested(depth: int) -> Any:
    """Return lists within lists."""
    return [nested(depth - 1)] if depth else []


async def test_a_seat_is_taken_by_link_or_by_code_however_it_is_typed(database_url: str) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "open", "open")
        by_link = await place.post(
            f"/tables/{table.id}/seats", {"name": "Ben", "seed": seed(), "seat": 2}
        )
        assert (by_link["table"], by_link["seat"]) == (table.id, 2)
        by_code = await place.post(
            f"/tables/{table.code.lower()}/seats", {"name": "Cleo", "seed": seed()}
        )
        assert (by_code["table"], by_code["seat"]) == (table.id, 1)
        shown = await place.get(f"/tables/{table.code}")
        assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Cleo", "Ben"]


async def test_a_table_shows_whom_it_waits_for_and_when_something_last_happened(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben", game="cubitos")
        assert (await place.get(f"/tables/{table.id}"))["asked"] == []
        await table.start()
        shown = await place.get(f"/tables/{table.code}")
        assert shown["asked"] == [0, 1]
        [*_, last] = (await place.get(f"/tables/{table.id}/entries"))["entries"]
        assert shown["changed_at"] == last["at"]


async def test_a_token_is_told_to_its_seat_alone(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "open")
        await table.sit("Ben")
        assert len(set(table.tokens.values())) == 2
        watcher = await table.connect()
        shown = await place.http.get(f"/api/tables/{table.id}")
        entries = await place.http.get(f"/api/tables/{table.id}/entries")
        told = f"{shown.text}{entries.text}{watcher.received}"
        for token in table.tokens.values():
            assert len(token) >= 43
            assert token not in told
        assert "token" not in told


@pytest.mark.parametrize(
    ("wanted", "code", "status"),
    [
        ({"name": "ADA", "seed": "00" * 16}, "name_taken", 409),
        ({"name": "Ben", "seed": "00" * 16, "seat": 0}, "seat_taken", 409),
        ({"name": "Ben", "seed": "00" * 16, "seat": 9}, "no_such_seat", 422),
        ({"name": "Ben", "seed": "00" * 16, "seat": -1}, "bad_request", 422),
        ({"name": "Ben", "seed": "00"}, "bad_seed", 422),
        ({"name": "Ben"}, "bad_seed", 422),
        ({"seed": "00" * 16}, "bad_name", 422),
        ({"name": "\u202eneB", "seed": "00" * 16}, "bad_name", 422),
        ({"name": "B\0b", "seed": "00" * 16}, "bad_request", 422),
        ({"name": "x" * 25, "seed": "00" * 16}, "bad_name", 422),
        ({"name": "Ben", "seed": "00" * 16, "extra": 1}, "bad_request", 422),
        ({"bot": "greedy"}, "not_your_seat", 403),
    ],
)
async def test_a_seat_that_cannot_be_taken_is_refused_and_nothing_changes(
    sqlite_url: str, wanted: dict[str, Any], code: str, status: int
) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "open")
        before = await place.get(f"/tables/{table.id}/entries")
        refused = await place.post(f"/tables/{table.id}/seats", wanted, status=status)
        assert refused["code"] == code
        assert refused["text"]
        assert await place.get(f"/tables/{table.id}/entries") == before


@pytest.mark.parametrize(
    ("change", "code", "status"),
    [
        ({"game": "chess"}, "bad_options", 422),
        ({"options": {"players": 3}}, "bad_seats", 422),
        ({"options": {"nonsense": 1}}, "bad_options", 422),
        ({"options": {"components": {"a\0": 1}}}, "bad_request", 422),
        ({"options": {"components": {"trash": 1e999}}}, "bad_request", 422),
        ({"options": {"components": {"trash": nested(30)}}}, "bad_request", 422),
        ({"options": {"components": {"trash": nested(700)}}}, "bad_request", 422),
        ({"options": {"x" * 50_000: 1}}, "bad_options", 422),
        ({"options": {"players": 10**4000}}, "bad_request", 422),
        ({"seats": [{"kind": "bot", "bot": "os:system"}] * 2}, "unknown_bot", 422),
        ({"seats": [{"kind": "bot", "bot": "wizard"}] * 2}, "unknown_bot", 422),
        ({"seats": [{"kind": "open"}]}, "bad_options", 422),
        ({"seats": []}, "bad_request", 422),
        ({"seats": [{"kind": "open"}] * 17}, "bad_request", 422),
        ({"clock": {"kind": "move", "seconds": 0}}, "bad_request", 422),
        ({"clock": {"kind": "sundial"}}, "bad_request", 422),
        ({"stand_in": "os:system"}, "unknown_bot", 422),
        ({"title": "x" * 61}, "bad_text", 422),
        ({"public": "yes"}, "bad_request", 422),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    sqlite_url: str, change: dict[str, Any], code: str, status: int
) -> None:
    async with running(sqlite_url) as place:
        wanted = {"game": "novodice", "seats": [{"kind": "open"}] * 2, **change}
        answer = await place.http.post(
            "/api/tables",
            content=json.dumps(wanted),
            headers={"Content-Type": "application/json"},
        )
        assert len(answer.text) < 1000
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert place.hall.rooms == {}


async def test_only_public_tables_are_listed_while_something_happens_there(
    database_url: str,
) -> None:
    async with running(database_url) as place:
        hidden = await place.make("Ada", "open")
        table = await place.make("Ben", "open", public=True, title="Tuesday")
        listed = (await place.get("/tables"))["tables"]
        assert [one["id"] for one in listed] == [table.id]
        assert (listed[0]["title"], listed[0]["status"]) == ("Tuesday", "open")
        assert [seat["kind"] for seat in listed[0]["seats"]] == ["person", "open"]
        await table.sit("Cleo")
        listed = (await place.get("/tables"))["tables"]
        assert [seat["name"] for seat in listed[0]["seats"]] == ["Ben", "Cleo"]
        assert hidden.id not in str(listed)


async def test_the_list_tells_no_more_of_a_table_than_a_list_needs(database_url: str) -> None:
    drawn = "title: T\n" + f"// {'x' * 5000}\n" + "S 0 0 0 Fin\n"
    async with running(database_url) as place:
        options = {"tracks": [drawn], "laps": 2}
        table = await place.make("Ada", "open", game="cubitos", options=options, public=True)
        answer = await place.http.get("/api/tables")
        (listed,) = answer.json()["tables"]
        assert listed["id"] == table.id
        assert listed["options"]["laps"] == 2
        assert "tracks" not in listed["options"]
        assert len(answer.content) < 2000
        assert (await place.get(f"/tables/{table.id}"))["options"]["tracks"] == [drawn]


async def test_the_host_may_seat_bots_and_everybody_stand_up(database_url: str) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "open", "open")
        await table.sit("Ben")
        seats = f"/tables/{table.id}/seats"
        await place.ask("DELETE", f"{seats}/0", None, table.tokens[1], 403)
        await place.ask("DELETE", f"{seats}/0", None, "stolen", 403)
        await place.post(seats, {"bot": "random"}, table.tokens[0])
        refused = await place.post(
            f"/tables/{table.id}/seats", {"name": "Dora", "seed": seed()}, status=409
        )
        assert refused["code"] == "no_free_seat"
        evicts = await place.ask("DELETE", f"{seats}/2", None, table.tokens[1], 403)
        assert evicts["code"] == "not_host"
        await place.ask("DELETE", f"{seats}/2", None, table.tokens[0], 204)
        await place.ask("DELETE", f"{seats}/1", None, table.tokens[1], 204)
        await place.ask("DELETE", f"{seats}/1", None, table.tokens[1], 403)
        shown = await place.get(f"/tables/{table.id}")
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "open"]


async def test_nobody_evicts_the_maker_from_the_seat_that_is_kept_for_them(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as place:
        plans = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        made = await place.post("/tables", {"game": "novodice", "seats": plans})
        table = Made(place, made["table"]["id"], made["table"]["code"], {})
        await table.sit("Eve")
        seats = f"/tables/{table.id}/seats"
        for token, code in ((table.tokens[1], "not_host"), (None, "not_your_seat")):
            freed = await place.ask("DELETE", f"{seats}/0", None, token, 403)
            given = await place.post(seats, {"bot": "greedy", "seat": 0}, token, 403)
            assert freed["code"] == given["code"] == code
        assert await table.sit_kept(made["tokens"]["0"]) == 0


async def test_the_host_is_passed_on_and_everybody_is_told(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        ada, ben = await table.connect_all()
        assert ben.table["host"] == 0
        assert (await ben.ask("host", seat=1))["code"] == "not_host"
        assert (await ada.ask("host", seat=1))["type"] == "stored"
        assert (await ada.ask("host", seat=0))["code"] == "not_host"
        await ben.until(lambda it: it.table["host"] == 1)
        assert (ben.entries[-1]["kind"], ben.entries[-1]["seat"]) == ("hosts", 1)
        # Who is host and stands up leaves it to who stays.
        assert (await ben.ask("leave"))["type"] == "stored"
        await ada.until(lambda it: it.table["host"] == 0)


async def start_refused(place: Place, table_id: str, token: str | None, status: int) -> str:
    """Return the code with which a start is refused."""
    refused = await place.post(f"/tables/{table_id}/start", token=token, status=status)
    return str(refused["code"])


async def test_a_game_is_started_by_who_sits_there_once_all_seats_are_taken(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "open")
        assert await start_refused(place, table.id, table.tokens[0], 409) == "seats_open"
        await table.sit("Ben")
        assert await start_refused(place, table.id, None, 403) == "not_your_seat"
        assert await start_refused(place, table.id, "wrong", 403) == "bad_token"
        await table.start()
        assert await start_refused(place, table.id, table.tokens[0], 409) == "already_started"
        assert (await place.get(f"/tables/{table.id}"))["seeds"] is not None


async def test_a_table_of_bots_alone_is_started_and_watched_by_anybody(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("bot:random", "bot:greedy", game="cubitos", options={"rounds": 1})
        watcher = await table.connect()
        await table.start()
        await watcher.until(lambda it: it.table["status"] == "ended")


async def test_who_stood_up_acts_for_the_seat_no_longer(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "open")
        await table.sit("Ben")
        ben = await table.connect(1)
        assert (await ben.ask("leave"))["type"] == "stored"
        assert ben.you == -1
        await table.sit("Cleo", 1)
        await table.start()
        await ben.until(lambda it: it.table["status"] == "running")
        assert ben.question is None
        refused = await ben.ask("answer", turn=0, option="anything")
        assert refused["code"] == "not_your_seat"


@pytest.mark.parametrize("name", ["ABCDEF", "nosuchtable_id_0", "...", "a%00b", "x" * 65, "ü"])
async def test_a_table_that_is_not_there_is_not_found(database_url: str, name: str) -> None:
    async with running(database_url) as place:
        answer = await place.http.get(f"/api/tables/{name}")
        assert answer.status_code in (404, 422)
        assert answer.json()["code"] in ("no_such_table", "not_found", "bad_request")
