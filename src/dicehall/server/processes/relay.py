"""The relay: requests for a table that another process owns are passed on to it, and its answers back.

A request is sent on as it came, and a live connection is passed through message by message. Both go to the
owner's own address, with the secret that it has put into the database, and the address of the client, so that
the owner counts and limits clients as if they had connected to it directly.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Coroutine
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar
from weakref import WeakValueDictionary

from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from dicehall.server.gate.door import BODY
from dicehall.server.gate.internal import CLIENT, MISDIRECTED, SECRET
from dicehall.server.gate.lines import LINE, Line
from dicehall.server.hall.elsewhere import Elsewhere
from dicehall.server.processes import handing
from dicehall.server.store.leases import Process
from dicehall.table.messages import REFUSED, RESTARTING
from dicehall.table.publishing import message
from dicehall.table.refusals import Refusal
from dicehall.table.views import as_it_stands

if TYPE_CHECKING:
    from starlette.types import Message, Scope, Send
    from starlette.websockets import WebSocket

    from dicehall.server.gate.giving import Give
    from dicehall.server.hall.hall import Hall
    from dicehall.server.hall.room import Room
    from dicehall.server.processes.lease import Lease

T = TypeVar("T")

AT_TABLE: Final = re.compile(r"/api/tables/[^/]+(/.*)?")
"""The paths of a table."""
PASSED: Final = (
    b"accept",
    b"accept-encoding",
    b"accept-language",
    b"authorization",
    b"content-type",
)
"""The headers of a request that are passed on."""
KEPT: Final = (b"connection", b"date", b"keep-alive", b"server", b"transfer-encoding")
"""The headers of a response that belong to one connection and are not passed on."""
PATIENCE_S: Final = 8.0
"""Seconds to wait for a table to find a new owner; a lease that runs out takes a quarter of that."""
FIRST_S: Final = 0.05
"""Seconds between the first two looks for the owner, if nobody wakes this process; then twice as many."""
AGAIN_S: Final = 0.8
"""Seconds between two later looks for the owner at most."""
CONNECT_S: Final = 2.0
"""Seconds for reaching the owner."""
NOT_HERE: Final = (REFUSED + MISDIRECTED, RESTARTING, 1001, 1006)
"""The codes with which a process closes a live connection that it cannot serve."""
ABNORMAL: Final = (1001, 1005, 1006)
"""The codes of connections that broke."""
SOON_S: Final = 0.1
"""Seconds after which clients of a process that is gone may come back."""


def path_at(scope: Scope, table_id: str) -> str:
    """Return the path of a request with the table's id in place of its code, if it is about a table."""
    path: str = scope["path"].removeprefix(scope.get("root_path", ""))
    if not table_id:
        return path
    found = AT_TABLE.fullmatch(path)
    return f"/api/tables/{table_id}{(found and found[1]) or ''}"


class _Gone(Exception):
    """The process that was asked is no longer there."""


class Relay:
    """Passes on what other processes must answer."""

    def __init__(self, lease: Lease) -> None:
        # Imported here, because a hall of one process does not need it.
        import httpx

        self._lease = lease
        self._ends: dict[int, asyncio.Event] = {}
        self._changes: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        self._closing = asyncio.Event()
        self._sockets = 0
        self._broken: tuple[type[Exception], ...] = (httpx.HTTPError, _Gone)
        self._unreached: tuple[type[Exception], ...] = (httpx.ConnectError, httpx.ConnectTimeout)
        self._http = httpx.AsyncClient(
            timeout=httpx.Timeout(None, connect=CONNECT_S),
            # Less than the five seconds after which the other process hangs up.
            limits=httpx.Limits(max_connections=None, keepalive_expiry=2.0),
            verify=False,
            trust_env=False,
        )

    def processes_changed(self, gone: set[int]) -> None:
        """Stop waiting for processes that are gone, and look again for the owners of their tables."""
        for number in gone:
            event = self._ends.pop(number, None)
            if event is not None:
                event.set()
        self.owner_changed(None)

    def owner_changed(self, table_id: str | None) -> None:
        """Look again for the owner of a table, or of all tables that are waited for."""
        ids = list(self._changes) if table_id is None else [table_id]
        for one in ids:
            event = self._changes.get(one)
            if event is not None:
                event.set()

    def say_goodbye(self) -> None:
        """End all live connections that are passed through here."""
        self._closing.set()

    def busy(self) -> bool:
        """Return whether any live connection is passed through here."""
        return self._sockets > 0

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def owner(self, hall: Hall, there: Elsewhere) -> AsyncIterator[Room | Process]:
        """Yield again and again who may own a table: another process, or, for this one, the table's room.

        It ends with a refusal if nobody has it after a while.
        """
        until = monotonic() + PATIENCE_S
        wait = FIRST_S
        # All who wait for this table share it, and it is gone with the last of them.
        changed = self._changes.setdefault(there.table_id, asyncio.Event())
        while True:
            process = self._lease.others.get(there.owner or 0)
            if process is not None:
                yield process
            if monotonic() > until or hall.closing:
                raise Refusal("shutting_down")
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await changed.wait()
            changed.clear()
            wait = min(2 * wait, AGAIN_S)
            if not there.table_id:
                # A table that is yet to be made; any process that takes new ones will do.
                there = Elsewhere("", hall.successor())
                continue
            try:
                yield await hall.load(there.table_id)
                return
            except Elsewhere as again:
                there = again

    async def _while_there(self, process: Process, work: Awaitable[T]) -> T:
        """Await something from another process, unless that process ends first."""
        doing = asyncio.ensure_future(work)
        event = self._ends.setdefault(process.id, asyncio.Event())
        if process.id not in self._lease.others:
            event.set()
        ending = asyncio.create_task(event.wait())
        closing = asyncio.create_task(self._closing.wait())
        try:
            await asyncio.wait([doing, ending, closing], return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise _Gone
            return doing.result()
        finally:
            for task in (doing, ending, closing):
                task.cancel()
            await asyncio.gather(doing, ending, closing, return_exceptions=True)

    def _headers(self, process: Process, client: str) -> dict[str, str]:
        return {SECRET.decode(): process.secret, CLIENT.decode(): client}

    # ------------------------------------------------------------------------------------- requests

    async def metrics(self) -> dict[int, bytes]:
        """Return the metrics of all other processes that answer, by number."""

        async def of(process: Process) -> bytes:
            with suppress(*self._broken, TimeoutError):
                url, headers = f"http://{process.address}/metrics", self._headers(process, "")
                async with asyncio.timeout(CONNECT_S):
                    answer = await self._http.get(url, headers=headers)
                return answer.content
            return b""

        others = list(self._lease.others.values())
        found = await asyncio.gather(*map(of, others))
        return {process.id: told for process, told in zip(others, found) if told}

    async def summary(self, hall: Hall, there: Elsewhere, client: str) -> Any:
        """Return a table of another process without its position."""
        async for owner in self.owner(hall, there):
            if not isinstance(owner, Process):
                return as_it_stands(owner.table)
            url = f"http://{owner.address}/api/tables/{there.table_id}"
            with suppress(*self._broken):
                asking = self._http.get(url, headers=self._headers(owner, client))
                answer = await self._while_there(owner, asking)
                if answer.status_code == 200:
                    return answer.json()
        raise Refusal("shutting_down")

    async def request(self, scope: Scope, send: Send, process: Process, table_id: str) -> bool:
        """Pass a request on, and the response back; return whether there was one."""
        url = f"http://{process.address}{path_at(scope, table_id)}"
        if scope["query_string"]:
            url += f"?{scope['query_string'].decode('latin-1')}"
        headers = [
            (name.decode(), value.decode("latin-1"))
            for name, value in scope["headers"]
            if name in PASSED
        ]
        headers += self._headers(process, _client(scope)).items()
        asked = self._http.build_request(
            scope["method"], url, headers=headers, content=scope.get(BODY, b"")
        )
        # A request that changes nothing can be repeated, whatever became of the first try.
        again = scope["method"] in ("GET", "HEAD")
        try:
            answer = await self._while_there(process, self._http.send(asked, stream=True))
        except self._unreached:
            return False
        except self._broken:
            if again:
                return False
            raise Refusal("shutting_down") from None
        try:
            if answer.status_code == MISDIRECTED:
                return False
            kept = [(name.lower(), value) for name, value in answer.headers.raw]
            start: Message = {
                "type": "http.response.start",
                "status": answer.status_code,
                "headers": [(name, value) for name, value in kept if name not in KEPT],
            }
            await send(start)
            part: Message = {"type": "http.response.body", "more_body": True}
            async for body in answer.aiter_raw():
                await send({**part, "body": body})
            await send({**part, "body": b"", "more_body": False})
        finally:
            await answer.aclose()
        return True

    # --------------------------------------------------------------------------- live connections

    @asynccontextmanager
    async def _counted(self) -> AsyncIterator[None]:
        self._sockets += 1
        try:
            yield
        finally:
            self._sockets -= 1

    async def hand_over(self, process: Process, table_id: str, give: Give) -> bool | None:
        """Give a live connection to its table's owner, and return True.

        False means that it must be passed through; None that the process does not have the table.
        """
        try:
            return await self._while_there(
                process, handing.hand_over(process.secret, table_id, give)
            )
        except _Gone:
            return None

    async def socket(
        self, client: WebSocket, process: Process, table_id: str, hello: str
    ) -> int | None:
        """Pass a live connection through until it ends; return the code to close it with.

        None means that the process does not have the table, and that the client has heard nothing yet.
        """
        code = None
        with suppress(InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError, _Gone):
            async with (
                self._counted(),
                connect(
                    f"ws://{process.address}/api/tables/{table_id}/live",
                    additional_headers=self._headers(process, _client(client.scope)),
                    compression=None,
                    max_size=None,
                    max_queue=4,
                    open_timeout=CONNECT_S,
                    close_timeout=1.0,
                    proxy=None,
                ) as owner,
            ):
                try:
                    await owner.send(hello)
                    first = await self._while_there(process, owner.recv())
                except ConnectionClosed:
                    code = owner.close_code
                    return None if code in NOT_HERE else code
                code = await self._pass_through(client, owner, process, str(first))
        return code

    async def _pass_through(
        self, client: WebSocket, owner: ClientConnection, process: Process, first: str
    ) -> int:
        passing = [
            asyncio.create_task(_from_owner(client, owner, first)),
            asyncio.create_task(_from_client(client, owner)),
        ]
        both: Coroutine[Any, Any, Any] = asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
        told = False
        try:
            await self._while_there(process, both)
            told = passing[0].done()
        except _Gone:
            pass
        finally:
            for task in passing:
                task.cancel()
            await asyncio.gather(*passing, return_exceptions=True)
        code = owner.close_code if told else None
        if code is None or code in ABNORMAL:
            with suppress(WebSocketDisconnect, RuntimeError):
                await client.send_text(message("goodbye", reconnect_after=SOON_S))
            return RESTARTING
        return code


async def _from_owner(client: WebSocket, owner: ClientConnection, first: str) -> None:
    line: Line | None = client.scope.get("extensions", {}).get(LINE)
    with suppress(WebSocketDisconnect, RuntimeError):
        await client.send_text(first)
        async for text in owner:
            if line is None or not line(str(text)):
                await client.send_text(str(text))


async def _from_client(client: WebSocket, owner: ClientConnection) -> None:
    with suppress(ConnectionClosed, RuntimeError):
        while (received := await client.receive())["type"] != "websocket.disconnect":
            said = received.get("text")
            await owner.send(received["bytes"] if said is None else said)


def _client(scope: Scope) -> str:
    client: Any = scope.get("client")
    return str(client[0]) if client else ""
