"""Attacks by bare connections: slow, silent, half closed, broken off, or never read from."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from tests.attack.wire import Address, Wire

HELD_S: Final = 8.0
"""How long a slow connection is kept up, unless the server ends it."""


class Lines:
    """Holds connections without using them."""

    def __init__(self, wire: Wire, chance: random.Random) -> None:
        self._wire = wire
        self._chance = chance

    async def hold(self, address: Address, way: str, table: str) -> None:
        """Hold a connection in this way for a while."""
        with suppress(OSError, TimeoutError, EOFError):
            async with asyncio.timeout(HELD_S):
                await WAYS[way](self, address, table)

    async def _drip(self, writer: asyncio.StreamWriter, sent: bytes) -> None:
        for byte in sent:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0.2)

    def _head(self, address: Address, line: str, *more: str) -> bytes:
        given = [f"{name}: {value}" for name, value in address.headers().items()]
        return "\r\n".join(
            [line, f"Host: 127.0.0.1:{self._wire.port}", *given, *more, "", ""]
        ).encode()

    async def _silent(self, address: Address, table: str) -> None:
        async with self._wire.line(address) as (reader, _):
            await reader.read()

    async def _slow_head(self, address: Address, table: str) -> None:
        async with self._wire.line(address) as (_, writer):
            await self._drip(writer, self._head(address, "GET /api/tables HTTP/1.1"))

    async def _slow_body(self, address: Address, table: str) -> None:
        async with self._wire.line(address) as (_, writer):
            size = self._chance.choice((5, 60_000))
            writer.write(
                self._head(address, "POST /api/tables HTTP/1.1", f"Content-Length: {size}")
            )
            await self._drip(writer, b"{" * 1000)

    async def _slow_chunks(self, address: Address, table: str) -> None:
        async with self._wire.line(address) as (_, writer):
            head = self._head(address, "POST /api/replay HTTP/1.1", "Transfer-Encoding: chunked")
            writer.write(head)
            await self._drip(writer, b"1\r\n{\r\n" * 1000)

    async def _half_closed(self, address: Address, table: str) -> None:
        async with self._wire.line(address) as (reader, writer):
            writer.write(
                self._head(address, "POST /api/tables HTTP/1.1", "Content-Length: 9") + b"{"
            )
            writer.write_eof()
            await reader.read()

    async def _broken_off(self, address: Address, table: str) -> None:
        async with self._wire.line(address) as (_, writer):
            line = self._chance.choice(
                (f"GET /api/tables/{table}/replay", "GET /api/content/cubitos")
            )
            writer.write(self._head(address, f"{line} HTTP/1.1"))
            await writer.drain()
            held: socket.socket = writer.get_extra_info("socket")
            # Closing now resets the connection while the server answers.
            held.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    async def _never_read(self, address: Address, table: str) -> None:
        async with self._wire.line(address) as (_, writer):
            held: socket.socket = writer.get_extra_info("socket")
            held.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            for _ in range(20):
                writer.write(self._head(address, "GET /api/content/cubitos HTTP/1.1"))
                await asyncio.sleep(HELD_S / 20)

    async def _no_hello(self, address: Address, table: str) -> None:
        async with self._wire.socket(address, table) as connection:
            if connection is not None:
                await connection.wait_closed()

    async def _deaf(self, address: Address, table: str) -> None:
        async with self._wire.socket(address, table) as connection:
            if connection is not None:
                await connection.send(json.dumps({"type": "hello", "version": 0}))
                connection.transport.pause_reading()
                await asyncio.sleep(HELD_S)


WAYS: Final[dict[str, Callable[[Lines, Address, str], Awaitable[None]]]] = {
    "silent": Lines._silent,
    "slow head": Lines._slow_head,
    "slow body": Lines._slow_body,
    "slow chunks": Lines._slow_chunks,
    "half closed": Lines._half_closed,
    "broken off": Lines._broken_off,
    "never read": Lines._never_read,
    "no hello": Lines._no_hello,
    "deaf": Lines._deaf,
}
"""The attacks, by name; each needs a table's id."""
