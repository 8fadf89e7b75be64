"""A server of the tests' own, in this process and on a free port, and the tables that are made there."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import httpx
from fastapi import FastAPI
from tests.patience import PATIENCE
from tests.server.app.client import Client
from tests.server.databases import migrated_file
from tests.server.forking import forking_context

from dicehall.server.app import make_app
from dicehall.server.hall.hall import Hall
from dicehall.server.settings import Settings
from dicehall.server.web_server import HallServer, server_of
from dicehall.server.workers.pool import OWN_BOTS

NO_CLIENT = Path(__file__).parent / "no client"
"""Where no browser client was built, whatever lies in the package."""
UNLIMITED = {
    "bot_budget_s": 60.0,
    "chore_budget_s": 60.0,
    "request_s": 600.0,
    "hello_s": 600.0,
    "requests_per_s": 10_000.0,
    "requests_burst": 10_000,
    "messages_per_s": 10_000.0,
    "messages_burst": 10_000,
    "tables_per_hour": 10_000,
    "tables_open": 10_000,
    "sockets_per_address": 1_000,
    "chat_per_minute": 10_000,
    "changes_per_minute": 10_000,
    "connections_per_address": 1_000,
}
"""Limits that no test runs into unless it means to."""
CONNECTIONS = 6
"""How many connections a browser has to one server."""


def seed() -> str:
    """Return a seed, as every client draws its own."""
    return secrets.token_hex(16)


class Closable(Protocol):
    """Something that is closed with the server."""

    async def close(self) -> None:
        """Hang up."""


@dataclass
class Place:
    """A running server."""

    app: FastAPI
    server: HallServer
    port: int
    http: httpx.AsyncClient
    prefix: str = ""
    clients: list[Closable] = field(default_factory=list)

    @property
    def hall(self) -> Hall:
        """Return the server's hall."""
        hall: Hall = self.app.state.hall
        return hall

    async def post(
        self, path: str, body: Any = None, token: str | None = None, status: int = 201
    ) -> Any:
        """Send something, and return the answer once it has this status."""
        return await self.ask("POST", path, body, token, status)

    async def get(self, path: str, token: str | None = None, status: int = 200) -> Any:
        """Ask for something, and return the answer once it has this status."""
        return await self.ask("GET", path, None, token, status)

    async def ask(self, method: str, path: str, body: Any, token: str | None, status: int) -> Any:
        """Send a request, and return what it is answered with."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = await self.http.request(method, f"/api{path}", json=body, headers=headers)
        assert answer.status_code == status, (answer.status_code, answer.text)
        if answer.headers.get("content-type") != "application/json" or not answer.content:
            return None
        return answer.json()

    async def ask_refused(self, method: str, path: str, body: Any = None) -> str:
        """Send a request that is refused, and return the code of that."""
        answer = await self.http.request(method, f"/api{path}", json=body)
        assert answer.is_client_error, (answer.status_code, answer.text)
        return str(answer.json()["code"])

    async def make(self, *seats: str, game: str = "novodice", **wanted: Any) -> Made:
        """Make a table whose seats are people's names, ``open``, or ``bot:`` and the name of one."""
        plans: list[dict[str, Any]] = []
        for seat in seats:
            if seat == "open":
                plans.append({"kind": "open"})
            elif seat.startswith("bot:"):
                plans.append({"kind": "bot", "bot": seat.removeprefix("bot:")})
            else:
                plans.append({"kind": "me", "name": seat})
        made = await self.post("/tables", {"game": game, "seats": plans, **wanted})
        table = Made(self, made["table"]["id"], made["table"]["code"], {})
        for token in made["tokens"].values():
            await table.sit_kept(token)
        return table

    def url(self, table_id: str) -> str:
        """Return where a table's socket is."""
        return f"ws://127.0.0.1:{self.port}{self.prefix}/api/tables/{table_id}/live"

    async def connect(self, table_id: str, token: str | None = None, **hello: Any) -> Client:
        """Connect to a table and say hello."""
        client = await Client.connected(self.url(table_id), token=token, **hello)
        self.clients.append(client)
        return client


@dataclass
class Made:
    """A table that was made, with the tokens of its maker."""

    place: Place
    id: str
    code: str
    tokens: dict[int, str]
    seeds: dict[int, str] = field(default_factory=dict)

    async def start(self) -> None:
        """Start the game."""
        token = next(iter(self.tokens.values()), None)
        await self.place.post(f"/tables/{self.id}/start", token=token, status=200)

    async def sit(self, name: str, seat: int | None = None) -> int:
        """Let somebody else take a seat."""
        wanted = {"name": name, "seed": seed()} | ({} if seat is None else {"seat": seat})
        sat = await self.place.post(f"/tables/{self.id}/seats", wanted)
        self.tokens[sat["seat"]] = sat["token"]
        self.seeds[sat["seat"]] = str(wanted["seed"])
        return int(sat["seat"])

    async def sit_kept(self, kept: str, person: str | None = None) -> int:
        """Sit down on the seat that is kept for a token."""
        wanted = {"seed": seed(), "kept": kept}
        sat = await self.place.post(f"/tables/{self.id}/seats", wanted, person)
        self.tokens[sat["seat"]] = sat["token"]
        self.seeds[sat["seat"]] = wanted["seed"]
        return int(sat["seat"])

    async def connect(self, seat: int | None = None, **hello: Any) -> Client:
        """Connect as a seat, or to watch."""
        token = None if seat is None else self.tokens[seat]
        return await self.place.connect(self.id, token, **hello)

    async def connect_all(self) -> list[Client]:
        """Connect as every seat there is a token of."""
        return [await self.connect(seat) for seat in sorted(self.tokens)]


def visitor(address: str, headers: dict[str, str] | None = None) -> httpx.AsyncClient:
    """Return a client of a server that has as many connections at once as a browser."""
    return httpx.AsyncClient(
        # Never a connection that the server closes at this moment, having waited for five seconds.
        limits=httpx.Limits(max_connections=CONNECTIONS, keepalive_expiry=2.0),
        base_url=address,
        headers=headers,
        timeout=PATIENCE,
        # Nothing is encrypted here, and to read the world's certificates takes its time.
        verify=False,
    )


@asynccontextmanager
async def running(
    database: str,
    *,
    bots: str = OWN_BOTS,
    clock: Callable[[], float] | None = None,
    headers: dict[str, str] | None = None,
    client_folder: Path = NO_CLIENT,
    port: int = 0,
    **settings: Any,
) -> AsyncIterator[Place]:
    """Run a server until the end of the block, on a free port if none is named; it stops as at a signal.

    Its worker processes are forked, each when it is first needed, since most tests need none; and a file of
    SQLite that is not there is not migrated anew, but copied.
    """
    file = Path(database.removeprefix("sqlite:///"))
    if database.startswith("sqlite:///") and not file.exists():
        shutil.copy(migrated_file(), file)
    given = {"database": database, "bot_pace_s": 0.0, **UNLIMITED, **settings}
    app = make_app(Settings(**given), bots=bots, clock=clock, client_folder=client_folder)
    server = server_of(app, host="127.0.0.1", port=port, loop="asyncio")
    # It outlives tests, whose processes would inherit that signals are caught, and not end at SIGTERM.
    setattr(server, "capture_signals", nullcontext)  # noqa: B010
    task = asyncio.create_task(server.serve(), context=forking_context())
    try:
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                assert not task.done(), "it did not start"
                await asyncio.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        prefix = given.get("prefix", "")
        async with visitor(f"http://127.0.0.1:{port}{prefix}", headers) as http:
            place = Place(app, server, port, http, prefix)
            yield place
            for client in place.clients:
                await client.close()
    finally:
        server.should_exit = True
        await task
