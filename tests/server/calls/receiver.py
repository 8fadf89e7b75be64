"""A web server of the tests' own: it takes what web hooks and push services are sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Received:
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """A web server on a free port."""

    port: int = 0
    requests: list[Received] = field(default_factory=list)
    status: str = "201 Created"
    """What it replies, with headers, if there are any."""
    silent: bool = False
    """Whether it sends one byte after another and never comes to an end."""

    def url(self, path: str = "/calls") -> str:
        """Return an address of it."""
        return f"http://127.0.0.1:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one request."""
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            pairs = (line.partition(": ") for line in head[1:] if line)
            headers = {name.lower(): value for name, _, value in pairs}
            body = await reader.readexactly(int(headers["content-length"]))
            self.requests.append(Received(head[0].split()[1], headers, body))
            while self.silent:
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.01)
            writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except ConnectionError:
            return
        finally:
            writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    """Run a web server until the end of the block."""
    one = Receiver()
    server = await asyncio.start_server(one.serve, "127.0.0.1", 0)
    one.port = server.sockets[0].getsockname()[1]
    try:
        yield one
    finally:
        server.close()
