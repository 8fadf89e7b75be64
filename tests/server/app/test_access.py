"""Who may see what of a private table: a stranger nothing, whoever has the link or a seat all they should."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute, APIWebSocketRoute
from tests.server.app.client import Client, play
from tests.server.app.place import Made, Place, running, seed

TITLE, CHAT = "Our secret evening", "the key is under the mat"
TOKENLESS: dict[str, Any] = {"name": "Eve", "seed": "00" * 16}
Statuses = tuple[int, int]
OPEN_TO_ALL: tuple[Any, Statuses, Statuses, Statuses] = (None, (200, 200), (200, 200), (200, 200))
EXPECTED: dict[tuple[str, str], tuple[Any, Statuses, Statuses, Statuses]] = {
    ("GET", ""): OPEN_TO_ALL,
    ("GET", "/record"): OPEN_TO_ALL,
    ("GET", "/replay"): OPEN_TO_ALL,
    ("GET", "/report"): (None, (409, 200), (409, 200), (409, 200)),
    ("GET", "/board"): OPEN_TO_ALL,
    ("GET", "/entries"): OPEN_TO_ALL,
    ("POST", "/seats"): (TOKENLESS, (409, 409), (409, 409), (409, 409)),
    ("DELETE", "/seats/{seat}"): (None, (409, 409), (409, 409), (403, 403)),
    ("POST", "/start"): (None, (409, 409), (409, 409), (403, 403)),
    ("POST", "/rematch"): (None, (403, 403), (409, 201), (403, 403)),
}
"""For each route of a table: what is sent, and the status while it runs and once it is over, of somebody who
has the link, of a seat, and of the person who owns that seat, without its token."""
SUBSCRIPTION = {"endpoint": "https://example.org/push", "p256dh": "x", "auth": "x"}
CREDENTIALS = {"name": "Ada", "passphrase": "correct horse"}
PEOPLE: dict[tuple[str, str], tuple[Any, int, int]] = {
    ("POST", ""): (CREDENTIALS, 409, 409),
    ("POST", "/session"): (CREDENTIALS, 201, 201),
    ("GET", "/me"): (None, 401, 200),
    ("PUT", "/me/passphrase"): ({"passphrase": "wrong", "new": "a newer one"}, 401, 403),
    ("POST", "/me/deletion"): ({"passphrase": "wrong"}, 401, 403),
    ("GET", "/me/calls"): (None, 401, 200),
    ("PUT", "/me/calls"): ({"language": "uk", "zone": "Europe/Kyiv"}, 401, 200),
    ("POST", "/me/calls/mail"): ({"address": "ada@example.org"}, 401, 404),
    ("POST", "/me/calls/hook"): ({"url": "https://example.org/calls"}, 401, 404),
    ("POST", "/me/calls/push"): (SUBSCRIPTION, 401, 404),
    ("DELETE", "/me/calls/ways/{way}"): (None, 401, 404),
    ("DELETE", "/session/others"): (None, 401, 204),
    ("DELETE", "/session"): (None, 401, 204),
}
"""For each route of people: what is sent, and the status of strangers and seats, and of the owner of the
name. Changing and deleting it needs the passphrase too."""
TABLE = "/api/tables/{table_id}"


def flat(app: FastAPI) -> Iterator[Any]:
    """Yield every route of an application, those of its routers too."""
    waiting: list[Any] = list(app.routes)
    while waiting:
        route = waiting.pop()
        inner = getattr(route, "original_router", None) or getattr(route, "router", None)
        if inner is None:
            yield route
        else:
            waiting += inner.routes


async def everything(place: Place, token: str | None = None) -> str:
    """Return all that can be read without naming a table."""
    known = {"game": "cubitos", "name": "Ada", "path": "x.js", "code": "ABCDEF", "key": "unknown"}
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    paths = [
        route.path.replace("{path:path}", "{path}").format(**known)
        for route in flat(place.app)
        if isinstance(route, APIRoute)
        and "GET" in (route.methods or ())
        and TABLE not in route.path
    ]
    assert {"/api/tables", "/api/games", "/api/players/Ada", "/metrics"} <= set(paths)
    paths += ["/api/games?player=Ada", "/api/games?game=cubitos&limit=100"]
    answers = [await place.http.get(path, headers=headers) for path in paths]
    return "\n".join(f"{answer.headers} {answer.text}" for answer in answers)


async def walk(place: Place, table: Made, owner: str, over: bool) -> None:
    """Try every route of a table as a stranger, with the link, with a seat's token, and as its owner."""
    other = await place.make("Eve", "open")
    routes = [route for route in flat(place.app) if TABLE in getattr(route, "path", "")]
    found = {
        (method, route.path.removeprefix(TABLE))
        for route in routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }
    assert found == EXPECTED.keys()
    for (method, path), (body, link, seat, own) in EXPECTED.items():
        rest = path.format(seat=0)
        for name in ("QQQQQQ", "x" * 16):
            told = await place.ask(method, f"/tables/{name}{rest}", body, None, 404)
            assert told["code"] == "no_such_table"
        for name in (table.id, table.code):
            where = f"/tables/{name}{rest}"
            await place.ask(method, where, body, None, link[over])
            await place.ask(method, where, body, table.tokens[0], seat[over])
        await place.ask(method, f"/tables/{table.id}{rest}", body, owner, own[over])
    # A seat elsewhere is no seat here.
    for method, path in (("GET", "/entries"), ("POST", "/rematch")):
        told = await place.ask(method, f"/tables/{table.id}{path}", None, other.tokens[0], 403)
        assert told["code"] == "bad_token"
    sockets = [route.path for route in routes if isinstance(route, APIWebSocketRoute)]
    assert sockets == [f"{TABLE}/live"]
    assert await (await Client.connected(place.url("x" * 16))).closed() == 4404
    assert await (await Client.connected(place.url(table.id), token="x")).closed() == 4403
    for token, you in ((None, -1), (table.tokens[0], 0)):
        client = await place.connect(table.code, token)
        assert client.you == you
        await client.close()


async def seated(place: Place, public: bool) -> tuple[Made, str]:
    """Return a running table of Ada, who has claimed her name, and of a guest; and Ada's own token."""
    owner = (await place.post("/people", {"name": "Ada", "passphrase": "correct horse"}))["token"]
    wanted = {
        "game": "cubitos",
        "options": {"rounds": 1},
        "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}],
        "title": TITLE,
        "public": public,
    }
    made = await place.post("/tables", wanted, owner)
    table = Made(place, made["table"]["id"], made["table"]["code"], {})
    await table.sit_kept(made["tokens"]["0"], owner)
    await table.sit("Gus")
    await table.start()
    return table, owner


async def test_a_private_table_is_there_for_its_link_and_its_seats_alone(database_url: str) -> None:
    async with running(database_url) as place:
        table, owner = await seated(place, public=False)
        ada, gus = await table.connect_all()
        await ada.ask("say", text=CHAT)
        hidden = [table.id, table.code, TITLE, CHAT]
        await walk(place, table, owner, over=False)
        seen = await everything(place)
        assert not [word for word in hidden if word in seen]
        await play(ada, gus)
        await walk(place, table, owner, over=True)
        again = await place.get(f"/tables/{(await place.get(f'/tables/{table.id}'))['rematch']}")
        hidden += [again["id"], again["code"]]
        for stranger in (None, await stranger_named(place, "Eve2")):
            seen = await everything(place, stranger)
            assert not [word for word in hidden if word in seen]
        # ... and for whoever played there and is signed in, it stands among the finished games.
        for path in ("/games", "/games?player=Ada", "/games?player=Ada&game=cubitos"):
            games = (await place.get(path, owner))["games"]
            assert [game["table"] for game in games] == [table.id]
        # A seat taken from the end of the last game is not to be had with the link alone.
        sat = await place.post(
            f"/tables/{again['id']}/seats", {"name": "Eve", "seed": seed()}, status=409
        )
        assert sat["code"] == "no_free_seat"


async def test_what_belongs_to_a_name_is_its_owner_s_alone(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table, owner = await seated(place, public=False)
        prefix = "/api/people"
        found = {
            (method, route.path.removeprefix(prefix).replace("{way_id}", "{way}"))
            for route in flat(place.app)
            if isinstance(route, APIRoute) and route.path.startswith(prefix)
            for method in route.methods or ()
        }
        assert found == PEOPLE.keys()
        # The token of a seat says nothing here; the owner comes last and signs out.
        for token in (table.tokens[0], owner):
            for (method, path), (body, strange, own) in PEOPLE.items():
                status = own if token == owner else strange
                await place.ask(method, f"/people{path.format(way=1)}", body, token, status)


async def stranger_named(place: Place, name: str) -> str:
    """Return the token of somebody who has claimed a name and never sat at the table."""
    signed = await place.post("/people", {"name": name, "passphrase": "correct horse"})
    return str(signed["token"])


@pytest.mark.parametrize("signed_in", [False, True])
async def test_a_public_table_is_listed_to_everybody_also_when_it_is_over(
    sqlite_url: str, signed_in: bool
) -> None:
    async with running(sqlite_url) as place:
        table, _ = await seated(place, public=True)
        token = await stranger_named(place, "Eve") if signed_in else None
        assert [one["id"] for one in (await place.get("/tables"))["tables"]] == [table.id]
        await play(*await table.connect_all())
        for path in ("/games", "/games?player=Ada"):
            games = (await place.get(path, token))["games"]
            assert [game["table"] for game in games] == [table.id]


async def test_no_private_table_is_found_by_trying_codes(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("open", "open")
        for number in range(40):
            await place.get(f"/tables/{number:06}", status=404)
        for code in ("000041", table.code):
            assert (await place.get(f"/tables/{code}", status=429))["code"] == "too_fast"
        # Whoever has found a table stays there: nobody guesses an id.
        await place.get(f"/tables/{table.id}")


async def test_who_has_a_code_may_use_it_as_often_as_they_like(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("open", "open")
        for _ in range(60):
            await place.get(f"/tables/{table.code}")
