"""A server in a process of its own, as people run it: it can be killed, and started again where it was.

It is forked from a process that has imported everything, which takes a tenth of the time of starting Python,
and so are its workers.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import time
from pathlib import Path
from typing import Any

import httpx
from tests.patience import PATIENCE
from tests.server.app.place import UNLIMITED, seed
from tests.server.forking import ForkedProgram


class Apart:
    """A `dicehall serve` on one port and one database, however often it is started."""

    def __init__(
        self,
        database: str,
        log: Path,
        usual: bool = False,
        files: int | None = None,
        quiet: bool = False,
        **settings: Any,
    ) -> None:
        self.log = log
        """Where it writes its log, across all its lives."""
        self.up = False
        """Whether it takes requests, as far as is known here."""
        self._database = database
        self._files = files
        self._options = ("--log-json", "--quiet") if quiet else ("--log-json",)
        limits = {} if usual else UNLIMITED
        self._settings = {"bot_pace_s": 0, **limits, **settings}
        self._process: ForkedProgram | None = None
        with socket.socket() as probe:
            # The same port each time, so that clients find it again.
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])

    @property
    def address(self) -> str:
        """Return where it is found."""
        return f"http://127.0.0.1:{self.port}{self._settings.get('prefix', '')}"

    def url(self, table_id: str) -> str:
        """Return where a table's socket is."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/live"

    def start(self) -> float:
        """Start it, and return after how many seconds it took requests."""
        began = time.monotonic()
        given = {f"DICEHALL_{name.upper()}": str(value) for name, value in self._settings.items()}
        with self.log.open("a") as log:
            self._process = ForkedProgram(
                *("dicehall.command:main", "serve", "--port", str(self.port), *self._options),
                # By the environment: a database's URL is nothing for the list of processes.
                environment={**os.environ, **given, "DICEHALL_DATABASE": self._database},
                errors=log.fileno(),
                files=self._files,
                forks_workers=True,
            )
        line = self._process.stdout.readline()
        assert re.fullmatch(rf"dicehall is at {self.address}\n", line), self.log.read_text()[-2000:]
        self.up = True
        return time.monotonic() - began

    @property
    def process_id(self) -> int:
        """Return the number of its process."""
        assert self._process is not None
        return self._process.pid

    def send(self, what: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(what)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it as Ctrl-C does, and return its exit status."""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        self.up = False
        if process is None:
            return 0
        process.send_signal(how)
        return process.wait(60)

    def __enter__(self) -> Apart:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


class Door:
    """Requests to a server that is somewhere else, each with the status it must have."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False)
        """The client behind it."""

    async def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None, status: int = 200
    ) -> Any:
        """Send a request, and return what it is answered with."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = await self.http.request(method, f"/api{path}", json=body, headers=headers)
        assert answer.status_code == status, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def make(self, *seats: str, game: str, **wanted: Any) -> dict[str, Any]:
        """Make a table; seats are people's names, ``open``, or ``bot:`` and the name of one."""
        plans: list[dict[str, Any]] = []
        for seat in seats:
            if seat == "open":
                plans.append({"kind": "open"})
            elif seat.startswith("bot:"):
                plans.append({"kind": "bot", "bot": seat.removeprefix("bot:")})
            else:
                plans.append({"kind": "me", "name": seat})
        body = {"game": game, "seats": plans, **wanted}
        made: dict[str, Any] = await self.ask("POST", "/tables", body, status=201)
        path = f"/tables/{made['table']['id']}/seats"
        for number, token in made["tokens"].items():
            sat = await self.ask("POST", path, {"seed": seed(), "kept": token}, status=201)
            made["tokens"][number] = sat["token"]
        return made

    async def entries(self, table_id: str, token: str | None = None) -> list[dict[str, Any]]:
        """Return a table's whole log, page by page."""
        found: list[dict[str, Any]] = []
        while True:
            page = await self.ask(
                "GET", f"/tables/{table_id}/entries?after={len(found)}", None, token
            )
            found += page["entries"]
            if len(found) >= page["version"]:
                return found

    async def __aenter__(self) -> Door:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()
