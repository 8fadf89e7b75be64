"""What every request passes: prefix and proxies, headers, origins, sizes, limits, languages."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from tests.server.app.client import Client
from tests.server.app.place import running, seed
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from dicehall.table import commands


async def test_under_a_prefix_everything_is_found_whether_the_proxy_keeps_it_or_not(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url, prefix="/dice") as place:
        table = await place.make("Ada", "Ben")
        client = await table.connect(0)
        assert client.version == 3
        page = (await place.http.get("/")).text
        assert 'href="/dice/api"' in page
        assert 'href="/dice/pages/style.css"' in page
        document = (await place.http.get("/api/openapi.json")).json()
        assert document["servers"] == [{"url": "/dice"}]
        for path in (f"/api/tables/{table.id}", "/healthz", "/api", "/pages/style.css"):
            bare = await place.http.get(f"http://127.0.0.1:{place.port}{path}")
            assert bare.status_code == 200, path
        stripped = f"ws://127.0.0.1:{place.port}/api/tables/{table.id}/live"
        watcher = await Client.connected(stripped)
        assert watcher.version == 3
        await watcher.close()


async def test_a_proxy_is_believed_only_if_it_is_trusted(sqlite_url: str) -> None:
    told = {
        "X-Forwarded-Prefix": "/games/dice",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "play.example.org",
        "X-Forwarded-For": "203.0.113.9",
    }
    async with running(
        sqlite_url, trusted_proxies=("127.0.0.1/32",), requests_per_s=0.1, requests_burst=3
    ) as place:
        page = await place.http.get("/", headers=told)
        assert "https://play.example.org/games/dice/tables/CODE" in page.text
        assert 'href="/games/dice/api"' in page.text
        for _ in range(3):
            assert (await place.http.get("/api/tables", headers=told)).status_code == 200
        assert (await place.http.get("/api/tables", headers=told)).status_code == 429
        other = told | {"X-Forwarded-For": "203.0.113.9, 203.0.113.10"}
        assert (await place.http.get("/api/tables", headers=other)).status_code == 200
    async with running(sqlite_url) as place:
        page = await place.http.get("/", headers=told)
        assert f"http://127.0.0.1:{place.port}/tables/CODE" in page.text
        assert "/games/dice" not in page.text


async def test_a_prefix_that_is_no_path_is_not_believed(sqlite_url: str) -> None:
    async with running(sqlite_url, trusted_proxies=("127.0.0.1/32",)) as place:
        told = {"X-Forwarded-Prefix": '/"><script>alert(1)</script>'}
        page = await place.http.get("/", headers=told)
        assert page.status_code == 200
        assert "<script>" not in page.text


async def test_every_response_has_the_security_headers(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        for path in ("/", "/api", "/api/tables", "/nothing", "/healthz", "/pages/style.css"):
            headers = (await place.http.get(path)).headers
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cache-control"]
            assert "server" not in headers


async def test_pages_of_other_sites_may_not_use_the_api(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        evil = {"Origin": "https://evil.example"}
        answer = await place.http.get("/api/tables", headers=evil)
        assert "access-control-allow-origin" not in answer.headers
        before = await place.http.options(
            "/api/tables", headers={**evil, "Access-Control-Request-Method": "POST"}
        )
        assert before.status_code == 405
        assert "access-control-allow-origin" not in before.headers


async def test_pages_of_allowed_origins_may_ask_and_others_may_not(sqlite_url: str) -> None:
    wishes = {
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type",
    }
    async with running(sqlite_url, origins=("https://friends.example",)) as place:
        for origin, allowed in (("https://friends.example", True), ("https://a.example", False)):
            asked = await place.http.options("/api/tables", headers={"Origin": origin, **wishes})
            told = await place.http.get("/api/content", headers={"Origin": origin})
            for answer in (asked, told):
                found = answer.headers.get("access-control-allow-origin")
                assert found == (origin if allowed else None)
    async with running(sqlite_url) as place:
        told = await place.http.get("/api/content", headers={"Origin": "https://a.example"})
        assert "access-control-allow-origin" not in told.headers


async def test_a_socket_is_opened_from_the_same_origin_or_one_that_is_allowed(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url, origins=("https://friends.example",)) as place:
        table = await place.make("Ada", "Ben")
        here = f"http://127.0.0.1:{place.port}"
        for origin in (here, "https://friends.example"):
            client = await Client.connected(place.url(table.id), headers={"Origin": origin})
            assert client.version == 3
            await client.close()
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""):
            with pytest.raises(InvalidStatus) as refused:
                await connect(place.url(table.id), additional_headers={"Origin": origin})
            assert refused.value.response.status_code == 403
            assert b"forbidden_origin" in (refused.value.response.body or b"")


async def test_a_body_that_is_too_large_is_refused_whatever_it_says_of_itself(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as place:
        large = b'{"game": "' + b"x" * 70_000 + b'"}'
        answer = await place.http.post("/api/tables", content=large)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_big")

        async def pieces() -> AsyncIterator[bytes]:
            for start in range(0, len(large), 10_000):
                yield large[start : start + 10_000]

        answer = await place.http.post("/api/tables", content=pieces())
        assert (answer.status_code, answer.json()["code"]) == (413, "too_big")


async def test_what_is_not_there_is_told_with_a_code_and_a_sentence(database_url: str) -> None:
    async with running(database_url) as place:
        for method, path, status, code in (
            ("GET", "/nothing", 404, "not_found"),
            ("GET", "/api/", 404, "not_found"),
            ("GET", "/api/nothing", 404, "not_found"),
            ("GET", "/api/tables/x/y/z", 404, "not_found"),
            ("PUT", "/api/tables", 405, "method_not_allowed"),
            ("DELETE", "/healthz", 405, "method_not_allowed"),
            ("GET", "/api/games?limit=0", 422, "bad_request"),
            ("GET", "/api/games?limit=x", 422, "bad_request"),
            ("GET", "/api/games?game=%00", 422, "bad_request"),
            ("GET", "/api/players/a%00b", 422, "bad_request"),
            ("GET", "/api/content/chess", 404, "no_such_game"),
            ("POST", "/api/tables", 422, "bad_request"),
            ("DELETE", "/api/tables/x/seats/1", 404, "no_such_table"),
        ):
            answer = await place.http.request(method, path)
            told = (answer.status_code, answer.json()["code"])
            assert told == (status, code), (method, path)
            assert answer.json()["text"], (method, path)


async def test_a_body_that_is_no_json_is_refused(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        for body in (
            *(b"{", b"[" * 20_000, b"\xff\xfe", b"9" * 5000),
            *(b'{"game": NaN}', b'{"a": "\\ud800"}'),
        ):
            answer = await place.http.post(
                "/api/tables", content=body, headers={"Content-Type": "application/json"}
            )
            told = (answer.status_code, answer.json()["code"])
            assert told == (422, "bad_request"), body[:20]


async def test_errors_are_said_in_the_language_asked_for(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        for wanted, language, text in (
            ("de", "de", "Unter dieser Adresse gibt es nichts."),
            ("uk-UA,uk;q=0.9,en;q=0.8", "uk", "За цією адресою нічого немає."),
            ("en;q=0.1,de;q=0.2", "de", "Unter dieser Adresse gibt es nichts."),
            ("fr, *;q=0.1", "en", "There is nothing at this address."),
            ("de;q=zero, uk;q=0", "en", "There is nothing at this address."),
        ):
            answer = await place.http.get("/nothing", headers={"Accept-Language": wanted})
            assert answer.json()["text"] == text, wanted
            assert answer.headers["content-language"] == language, wanted


async def test_the_server_speaks_its_own_language_to_who_wishes_for_none(sqlite_url: str) -> None:
    async with running(sqlite_url, language="de") as place:
        assert (await place.http.get("/nothing")).json()["text"].startswith("Unter")


async def test_requests_tables_and_sockets_of_an_address_are_limited(sqlite_url: str) -> None:
    async with running(
        sqlite_url, tables_open=2, tables_per_hour=3, sockets_per_address=2
    ) as place:
        wanted = {"game": "novodice", "seats": [{"kind": "open"}, {"kind": "open"}]}
        first = await place.make("Ada", "Ben")
        await place.post("/tables", wanted)
        refused = await place.post("/tables", wanted, status=429)
        assert refused["code"] == "too_many_tables"
        room = place.hall.rooms[first.id]
        await room.do(lambda table, now: commands.close(table, now))
        await place.post("/tables", wanted)
        await place.post("/tables", wanted, status=429)
        clients = [await first.connect(), await first.connect()]
        with pytest.raises(InvalidStatus) as too_many:
            await connect(place.url(first.id))
        assert too_many.value.response.status_code == 429
        await clients[0].close()
        await first.connect()


async def test_messages_count_even_if_they_are_refused_and_whoever_reconnects(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url, messages_per_s=0.1, messages_burst=4) as place:
        table = await place.make("Ada", "Ben")
        codes = []
        for _ in range(3):
            watcher = await table.connect()
            for text in ("nonsense", "{}"):
                await watcher.connection.send(text)
                await watcher.until(lambda it: it.received[-1]["type"] == "refused")
                codes.append(watcher.received.pop()["code"])
            await watcher.close()
        assert codes == ["bad_message"] * 4 + ["too_fast"] * 2
        # Who sits at the same address has not spent anything.
        assert (await (await table.connect(0)).ask("ping"))["type"] == "pong"


async def test_seats_cannot_be_taken_and_left_for_ever(sqlite_url: str) -> None:
    async with running(sqlite_url, changes_per_minute=3) as place:
        table = await place.make("open", "open")
        path = f"/tables/{table.id}/seats"
        answers = []
        for _ in range(3):
            sat = await place.http.post(f"/api{path}", json={"name": "Ada", "seed": seed()})
            answers.append(sat.status_code)
            token = sat.json()["token"]
            await place.ask("DELETE", f"{path}/0", None, token, 204)
        late = await place.post(path, {"name": "Ada", "seed": seed()}, status=429)
        assert (answers, late["code"]) == ([201] * 3, "too_fast")


async def test_who_tries_many_passphrases_is_stopped(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        codes = [
            (await place.http.post("/api/people/session", json={"name": "A", "passphrase": "x"}))
            .json()
            .get("code")
            for _ in range(11)
        ]
        assert codes == ["wrong_passphrase"] * 10 + ["too_fast"]


async def test_who_asks_too_often_is_refused_but_the_watch_is_not(sqlite_url: str) -> None:
    async with running(sqlite_url, requests_per_s=0.1, requests_burst=2) as place:
        answers = [await place.http.get("/api/tables") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[-1].json()["code"] == "too_fast"
        assert answers[-1].headers["retry-after"] == "1"
        assert (await place.http.get("/healthz")).status_code == 200
        assert (await place.http.get("/metrics")).status_code == 200
        assert (await place.http.post("/api/content")).status_code == 429
        assert (
            await place.http.post("/api/content/cubitos/plan", json={"map": "x"})
        ).status_code == 429


async def test_what_goes_wrong_inside_is_told_as_such_and_changes_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "open")
        ada = await table.connect(0)

        def fall(*_: object, **__: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("dicehall.table.commands.sit", fall)
        monkeypatch.setattr("dicehall.table.commands.say", fall)
        refused = await place.post(
            f"/tables/{table.id}/seats", {"name": "Ben", "seed": seed()}, status=500
        )
        assert refused["code"] == "server_error"
        assert (await ada.ask("say", text="hello"))["code"] == "server_error"
        monkeypatch.undo()
        await table.sit("Ben")
        await ada.until(lambda it: it.version == 3)
