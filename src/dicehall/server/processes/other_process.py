"""Another process of the hall: requests for its tables are passed on to it, and its answers back.

A request is sent on as it came, and a live connection is passed through message by message. Both go to the
owner's own address, with the secret that it has put into the database, and the address of the client, so that
the owner counts and limits clients as if they had connected to it directly.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from dicehall.server.gate.body_limits import BODY
from dicehall.server.gate.internal_requests import CLIENT, MISDIRECTED, SECRET
from dicehall.server.gate.uvicorn_protocols import WRITE_TEXT, WriteText
from dicehall.server.processes import socket_handover
from dicehall.table.messages import REFUSED, RESTARTING
from dicehall.table.refusals import Refusal
from dicehall.table.viewer_messages import message

if TYPE_CHECKING:
    from starlette.types import Message, Scope, Send
    from starlette.websockets import WebSocket

    from dicehall.server.gate.uvicorn_protocols import GiveSocket
    from dicehall.server.processes.lease import Lease
    from dicehall.server.store.leases import Process
    from dicehall.table.views import TableNow

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


class Links:
    """What is shared by everything that is passed on to other processes."""

    def __init__(self, lease: Lease) -> None:
        # Imported here, because a hall of one process does not need it.
        import httpx

        self._lease = lease
        self._ends: dict[int, asyncio.Event] = {}
        self.closing: asyncio.Event = asyncio.Event()
        """Set when this process stops."""
        self.sockets: int = 0
        """How many live connections are passed through here."""
        self.broken: tuple[type[Exception], ...] = (httpx.HTTPError, _Gone)
        """What is raised if a process did not answer."""
        self.unreached: tuple[type[Exception], ...] = (httpx.ConnectError, httpx.ConnectTimeout)
        """What is raised if it was not even asked."""
        self.http = httpx.AsyncClient(
            timeout=httpx.Timeout(None, connect=CONNECT_S),
            # Less than the five seconds after which the other process hangs up.
            limits=httpx.Limits(max_connections=None, keepalive_expiry=2.0),
            verify=False,
            trust_env=False,
        )
        """The client of all requests."""

    def cut(self, gone: set[int]) -> None:
        """Stop waiting for processes that are gone."""
        for number in gone:
            event = self._ends.pop(number, None)
            if event is not None:
                event.set()

    async def while_there(self, number: int, work: Awaitable[T]) -> T:
        """Await something from another process, unless that process ends first."""
        doing = asyncio.ensure_future(work)
        event = self._ends.setdefault(number, asyncio.Event())
        if number not in self._lease.others:
            event.set()
        ending = asyncio.create_task(event.wait())
        closing = asyncio.create_task(self.closing.wait())
        try:
            await asyncio.wait([doing, ending, closing], return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise _Gone
            return doing.result()
        finally:
            for task in (doing, ending, closing):
                task.cancel()
            await asyncio.gather(doing, ending, closing, return_exceptions=True)


class OtherProcess:
    """Another process of the hall, which may own a table.

    What it is asked about a table is None if it does not own the table, or is gone.
    """

    def __init__(self, process: Process, links: Links) -> None:
        self.number: int = process.id
        """Its number."""
        self._process = process
        self._links = links

    def _headers(self, client: str) -> dict[str, str]:
        return {SECRET.decode(): self._process.secret, CLIENT.decode(): client}

    # ------------------------------------------------------------------------------------- requests

    async def metrics(self) -> bytes:
        """Return its metrics; nothing if it does not answer in time."""
        with suppress(*self._links.broken, TimeoutError):
            url = f"http://{self._process.address}/metrics"
            async with asyncio.timeout(CONNECT_S):
                return (await self._links.http.get(url, headers=self._headers(""))).content
        return b""

    async def table(self, table_id: str, client: str) -> TableNow | None:
        """Return a table without its position."""
        url = f"http://{self._process.address}/api/tables/{table_id}"
        with suppress(*self._links.broken):
            asking = self._links.http.get(url, headers=self._headers(client))
            answer = await self._links.while_there(self.number, asking)
            if answer.status_code == 200:
                found: TableNow = answer.json()
                return found
        return None

    async def answer(self, scope: Scope, send: Send, table_id: str) -> bool | None:
        """Pass a request on, and the response back; return True if there was one."""
        url = f"http://{self._process.address}{path_at(scope, table_id)}"
        if scope["query_string"]:
            url += f"?{scope['query_string'].decode('latin-1')}"
        headers = [
            (name.decode(), value.decode("latin-1"))
            for name, value in scope["headers"]
            if name in PASSED
        ]
        headers += self._headers(_client(scope)).items()
        http = self._links.http
        asked = http.build_request(
            scope["method"], url, headers=headers, content=scope.get(BODY, b"")
        )
        # A request that changes nothing can be repeated, whatever became of the first try.
        again = scope["method"] in ("GET", "HEAD")
        try:
            answer = await self._links.while_there(self.number, http.send(asked, stream=True))
        except self._links.unreached:
            return None
        except self._links.broken:
            if again:
                return None
            raise Refusal("shutting_down") from None
        try:
            if answer.status_code == MISDIRECTED:
                return None
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

    async def take_socket(self, table_id: str, give: GiveSocket) -> bool | None:
        """Give a live connection to it, and return True; False means that it must be passed through."""
        with suppress(_Gone):
            handing = socket_handover.hand_over(self._process.secret, table_id, give)
            return await self._links.while_there(self.number, handing)
        return None

    async def serve_socket(self, client: WebSocket, table_id: str, hello: str) -> int | None:
        """Pass a live connection through until it ends; return the code to close it with.

        If that is None, the client has heard nothing yet.
        """
        code = None
        with suppress(InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError, _Gone):
            async with (
                self._counted(),
                connect(
                    f"ws://{self._process.address}/api/tables/{table_id}/live",
                    additional_headers=self._headers(_client(client.scope)),
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
                    first = await self._links.while_there(self.number, owner.recv())
                except ConnectionClosed:
                    code = owner.close_code
                    return None if code in NOT_HERE else code
                code = await self._pass_through(client, owner, str(first))
        return code

    @asynccontextmanager
    async def _counted(self) -> AsyncIterator[None]:
        self._links.sockets += 1
        try:
            yield
        finally:
            self._links.sockets -= 1

    async def _pass_through(self, client: WebSocket, owner: ClientConnection, first: str) -> int:
        passing = [
            asyncio.create_task(_from_owner(client, owner, first)),
            asyncio.create_task(_from_client(client, owner)),
        ]
        both: Coroutine[Any, Any, Any] = asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
        ended = False
        try:
            await self._links.while_there(self.number, both)
            ended = passing[0].done()
        except _Gone:
            pass
        finally:
            for task in passing:
                task.cancel()
            await asyncio.gather(*passing, return_exceptions=True)
        code = owner.close_code if ended else None
        if code is None or code in ABNORMAL:
            with suppress(WebSocketDisconnect, RuntimeError):
                await client.send_text(message("goodbye", reconnect_after=SOON_S))
            return RESTARTING
        return code


async def _from_owner(client: WebSocket, owner: ClientConnection, first: str) -> None:
    write: WriteText | None = client.scope.get("extensions", {}).get(WRITE_TEXT)
    with suppress(WebSocketDisconnect, RuntimeError):
        await client.send_text(first)
        async for text in owner:
            if write is None or not write(str(text)):
                await client.send_text(str(text))


async def _from_client(client: WebSocket, owner: ClientConnection) -> None:
    with suppress(ConnectionClosed, RuntimeError):
        while (received := await client.receive())["type"] != "websocket.disconnect":
            said = received.get("text")
            await owner.send(received["bytes"] if said is None else said)


def _client(scope: Scope) -> str:
    client: Any = scope.get("client")
    return str(client[0]) if client else ""
