"""What only one may know: tokens, seeds before the start, the dice's secret before the end, passphrases."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

from tests.server.app.client import Client, play
from tests.server.app.place import Made, Place, running, seed
from tests.server.reliability.apart import Apart, Door
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from dicehall.table.seats import hash_token

PASSPHRASE = "seven dice in a velvet bag"
WRONG = "eight dice in a velvet bag"


def everything(database: str) -> str:
    """Return all that is in an SQLite database, as text."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        told = "\n".join(connection.iterdump())
    connection.close()
    return told


async def test_in_a_whole_game_nobody_learns_another_s_secret(
    sqlite_url: str, tmp_path: Path
) -> None:
    seeds = [seed() for _ in range(3)]
    with Apart(sqlite_url, tmp_path / "log", bot_pace_s=0, log_answers="yes") as server:
        async with Door(server.address) as door:
            heard: list[str] = []
            """All that came over REST and is nobody's alone."""

            async def look(table_id: str, *tokens: str | None) -> None:
                for path in ("", "/entries", "/record", "/seats", "/nothing"):
                    for token in tokens:
                        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
                        url = f"/api/tables/{table_id}{path}"
                        heard.append((await door.http.get(url, headers=headers)).text)
                for path in ("/api/tables", "/api/games", "/metrics", "/healthz", "/api", "/"):
                    heard.append((await door.http.get(path)).text)

            credentials = {"name": "Ada", "passphrase": PASSPHRASE}
            signed = await door.ask("POST", "/people", credentials, status=201)
            wrong = {"name": "Ada", "passphrase": WRONG}
            heard.append(str(await door.ask("POST", "/people/session", wrong, status=403)))
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
            body = {
                "game": "cubitos",
                "options": {"rounds": 2},
                "public": True,
                "seats": [*seats, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
            }
            made = await door.ask("POST", "/tables", body, signed["token"], status=201)
            table_id = made["table"]["id"]
            heard.append(str(made["table"]))
            wanted = {"seed": seeds[0], "kept": made["tokens"]["0"]}
            sat = await door.ask(
                "POST", f"/tables/{table_id}/seats", wanted, signed["token"], status=201
            )
            tokens = [sat["token"]]
            for name, its in (("Ben", seeds[1]), ("Cleo", seeds[2])):
                wanted = {"name": name, "seed": its}
                sat = await door.ask("POST", f"/tables/{table_id}/seats", wanted, status=201)
                tokens.append(sat["token"])
            clients = [
                await Client.connected(server.url(table_id), token=token, version=0)
                for token in [*tokens, None]
            ]
            for client in clients:
                await client.quiet()
            await look(table_id, None, *tokens)
            before_start = "".join([*heard, *(str(one.received) for one in clients)])
            for its in seeds:
                assert its not in before_start
            # Nonsense that holds a secret is not repeated to anybody either.
            for held in (tokens[1], PASSPHRASE, seeds[1]):
                await clients[1].connection.send(f'{{"type":"say","id":"x","{held}":"{held}"}}')
                await clients[1].connection.send(held)
                heard.append((await door.http.get(f"/api/tables/{held[:60]}")).text)
            await door.ask("POST", f"/tables/{table_id}/start", None, tokens[1])
            players = clients[:3]
            for client in players[:2]:
                await client.until(lambda it: it.table["status"] == "running")
            assert (await players[0].ask("leave"))["type"] == "stored"
            await look(table_id, None, *tokens)
            not_over = "".join([*heard, *(str(one.received) for one in clients)])
            assert (await players[0].ask("return"))["type"] == "stored"
            await play(*players)
            for client in clients:
                await client.until(lambda it: it.table["status"] == "ended")
            await look(table_id, None, *tokens)
            secret = clients[0].table["secret"]
            assert len(secret) == 64
            assert secret not in not_over
            assert clients[0].table["seeds"][:3] == seeds
            told = "".join([*heard, *(str(one.received) for one in clients)])
            for client in clients:
                await client.close()
        assert await asyncio.to_thread(server.stop) == 0
    log = server.log.read_text()
    assert log.count('"event": "answer"') > 10
    kept = everything(sqlite_url)
    own = [*tokens, made["tokens"]["0"], signed["token"]]
    for hidden in own:
        assert hidden not in told
        assert hidden not in log
        assert hidden not in kept
        assert hash_token(hidden) in kept
        assert hash_token(hidden) not in told
        assert hash_token(hidden) not in log
    for hidden in (PASSPHRASE, WRONG):
        assert hidden not in told
        assert hidden not in log
        assert hidden not in kept
    for hidden in (*seeds, secret):
        assert hidden not in log


async def refusals(place: Place, table: Made, token: str) -> dict[str, Any]:
    """Return how everything is refused that needs a token of the table."""
    path = f"/tables/{table.id}"
    asked: dict[str, tuple[str, str, Any]] = {
        "start": ("POST", f"{path}/start", None),
        "stand": ("DELETE", f"{path}/seats/0", None),
        "bot": ("POST", f"{path}/seats", {"bot": "random"}),
        "rematch": ("POST", f"{path}/rematch", {"seed": seed()}),
        "entries": ("GET", f"{path}/entries", None),
    }
    headers = {"Authorization": f"Bearer {token}"}
    codes: dict[str, Any] = {}
    for name, (method, url, body) in asked.items():
        answer = await place.http.request(method, f"/api{url}", json=body, headers=headers)
        codes[name] = (answer.status_code, answer.json().get("code"))
    client = await place.connect(table.id, token)
    codes["hello"] = (await client.closed(), client.received[0]["code"])
    return codes


async def test_a_token_of_elsewhere_or_of_before_opens_nothing(database_url: str) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "open", "open")
        other = await place.make("Ada", "open")
        signed = await place.post("/people", {"name": "Zoe", "passphrase": PASSPHRASE})
        await table.sit("Ben", 1)
        old = table.tokens.pop(1)
        await place.ask("DELETE", f"/tables/{table.id}/seats/1", None, old, 204)
        await table.sit("Cleo", 1)
        before = await place.get(f"/tables/{table.id}/entries")
        foreign = [
            other.tokens[0],
            old,
            signed["token"],
            hash_token(table.tokens[0]),
            table.tokens[0][:-1],
            f"{table.tokens[0]}x",
            table.tokens[0].swapcase(),
            "null",
        ]
        for token in foreign:
            codes = await refusals(place, table, token)
            if token == signed["token"]:
                # Who is signed in may watch under their name, and nothing else.
                assert codes.pop("entries") == (200, None)
            assert set(codes.values()) == {(403, "bad_token"), (4403, "bad_token")}, codes
        assert await place.get(f"/tables/{table.id}/entries") == before


async def guess(place: Place, code: str) -> str:
    """Try a code at the live address, and return why it does not open anything."""
    try:
        async with connect(place.url(code), compression=None, proxy=None) as connection:
            await connection.send('{"type":"hello"}')
            return str(json.loads(await connection.recv())["code"])
    except InvalidStatus as refused:
        return str(json.loads(refused.response.body or b"")["code"])


async def test_codes_cannot_be_guessed_in_numbers_whichever_way_they_are_tried(
    sqlite_url: str,
) -> None:
    # So slow that nothing comes back while the test runs.
    async with running(sqlite_url, requests_per_s=0.1, requests_burst=20) as place:
        codes = []
        for number in range(12):
            codes.append((await place.http.get(f"/api/tables/GU{number:04}")).json()["code"])
        for number in range(12):
            codes.append(await guess(place, f"GA{number:04}"))
        codes.append((await place.http.get("/api/tables/GUESS0")).json()["code"])
    assert codes[:20] == ["no_such_table"] * 20
    assert set(codes[22:]) == {"too_fast"}
