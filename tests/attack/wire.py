"""The attackers' side of the wire: requests byte by byte and sockets, from as many addresses as one likes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

from tests.attack.verdict import Verdict
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

PROXY: Final = "127.0.0.1"
"""The proxy that the server trusts: what it says in X-Forwarded-For is the client's address."""
REPLY_S: Final = 4.0
"""How long an attacker waits for a reply; many requests are such that none can come."""
LONGEST_REPLY: Final = 1 << 24


@dataclass(frozen=True)
class Address:
    """Where an attacker comes from: an address of this machine, or one that the proxy vouches for."""

    source: str
    forwarded: str | None = None

    @staticmethod
    def numbered(number: int) -> Address:
        """Return one of many addresses; every second one comes by the proxy."""
        high, low = divmod(number // 2, 250)
        if number % 2:
            return Address(PROXY, f"198.51.{100 + high % 100}.{low + 1}")
        return Address(f"127.66.{high % 250}.{low + 1}")

    def headers(self) -> dict[str, str]:
        """Return the headers that the proxy adds."""
        return {} if self.forwarded is None else {"X-Forwarded-For": self.forwarded}


@dataclass(frozen=True)
class Reply:
    """What came back: a status, or 0 where the connection was closed without one."""

    status: int
    body: bytes = b""

    def json(self) -> Any:
        """Return the body as a value; None if it is not JSON."""
        with suppress(ValueError):
            return json.loads(self.body)
        return None


class Wire:
    """Connections to the server under attack; every reply is shown to the verdict."""

    def __init__(self, port: int, verdict: Verdict) -> None:
        self.port = port
        self.verdict = verdict

    @asynccontextmanager
    async def line(
        self, address: Address
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """Give a bare connection, which is torn down at the end, whatever was on its way."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(address.source, 0)
        )
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def send(self, address: Address, sent: bytes, what: str) -> Reply:
        """Send bytes, and return the reply to the first request in them."""
        told = b""
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(REPLY_S), self.line(address) as (reader, writer):
                writer.write(sent)
                # Nothing is waited for: who refuses a long body may not read it.
                told = await reader.read(LONGEST_REPLY)
                while piece := await reader.read(LONGEST_REPLY):
                    told += piece
        reply = reply_of(told)
        self.verdict.reply(what, reply.status, reply.body)
        return reply

    async def request(
        self,
        address: Address,
        method: str,
        path: str,
        headers: Mapping[str, str] | None = None,
        body: bytes | None = None,
        chunked: bool = False,
    ) -> Reply:
        """Send a request, and return its reply."""
        given = {"Host": f"127.0.0.1:{self.port}", "Connection": "close", **address.headers()}
        if body is not None:
            size = (
                {"Transfer-Encoding": "chunked"} if chunked else {"Content-Length": str(len(body))}
            )
            given |= size
        given |= headers or {}
        head = f"{method} {path} HTTP/1.1\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in given.items())
        sent = head.encode("utf-8", "surrogateescape") + b"\r\n"
        if body is not None:
            sent += in_chunks(body) if chunked else body
        return await self.send(address, sent, f"{method} {path[:200]} {(body or b'')[:300]!r}")

    async def ask(
        self, address: Address, method: str, path: str, body: Any = None, token: str | None = None
    ) -> Any:
        """Send a request that makes sense, and return what it is answered with, or None."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        sent = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            sent = json.dumps(body).encode()
        reply = await self.request(address, method, f"/api{path}", headers, sent)
        return reply.json() if reply.status < 400 else None

    @asynccontextmanager
    async def socket(self, address: Address, table: str) -> AsyncIterator[ClientConnection | None]:
        """Give a table's socket, or None where the server will have none."""
        try:
            connection = await connect(
                f"ws://127.0.0.1:{self.port}/api/tables/{table}/live",
                additional_headers=address.headers(),
                local_addr=(address.source, 0),
                compression=None,
                max_size=None,
                open_timeout=10,
                close_timeout=1,
                proxy=None,
            )
        except InvalidHandshake as refused:
            response = getattr(refused, "response", None)
            if response is not None:
                self.verdict.reply(f"socket {table}", response.status_code, response.body or b"")
            yield None
            return
        except (OSError, TimeoutError, EOFError, InvalidMessage, WebSocketException, ValueError):
            yield None
            return
        try:
            yield connection
        finally:
            connection.transport.abort()


def in_chunks(body: bytes) -> bytes:
    """Return a body as chunks."""
    pieces = [body[start : start + 1000] for start in range(0, len(body), 1000)]
    return b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces) + b"0\r\n\r\n"


def reply_of(told: bytes) -> Reply:
    """Return the first reply in what was received."""
    head, _, body = told.partition(b"\r\n\r\n")
    status = head[9:12]
    return Reply(int(status) if status.isdigit() else 0, body)
