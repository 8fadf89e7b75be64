"""The clients of `load`: as light as possible, as they share the machine with what they measure."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from base64 import b64encode
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, cast

NOT_ASKED = b'"question":null}'
QUESTION = b'"question":{'
STORED = b'{"type":"stored"'
REFUSED = b'{"type":"refused"'
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
"""Kinds of frames."""
CHARACTERS = 200
"""How many characters of a refusal are kept for display."""


@dataclass
class Load:
    """A measurement under way."""

    chance: random.Random
    latencies: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    behind: int = 0
    """Answers not sent because the previous one was not acknowledged yet."""
    nobody_asked: int = 0
    """Seconds in which a table asked nobody anything, for example because the game was over."""
    received: int = 0
    received_bytes: int = 0
    stopped: bool = False


def frame(kind: int, payload: bytes) -> bytes:
    """Return a client's frame, masked with zeros, which costs nothing."""
    length = len(payload)
    if length < 126:
        head = bytes((0x80 | kind, 0x80 | length))
    else:
        head = bytes((0x80 | kind, 0x80 | 126)) + length.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


class Client(asyncio.Protocol):
    """One live connection: knows what its seat is asked, and when its answer was sent."""

    def __init__(self, table: Table, path: str, token: str) -> None:
        self.table = table
        self.question: dict[str, Any] | None = None
        self.sent_at = 0.0
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._path = path
        self._token = token
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the upgrade to the live protocol."""
        # The transports of uvloop are no subclasses of it.
        self._transport = transport = cast("asyncio.Transport", transport)
        key = b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: dicehall\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Note a broken connection; there must be none in a measurement."""
        if not self.table.load.stopped:
            self.table.load.errors["connection lost"] += 1
        if not self.welcomed.done():
            self.welcomed.set_exception(ConnectionError("no welcome"))

    def data_received(self, data: bytes) -> None:
        """Split the data into frames."""
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                self.table.load.errors[bytes(buffer[:CHARACTERS]).decode("latin-1")] += 1
                self.close()
                return
            del buffer[: end + 4]
            self._open = True
            hello = {"type": "hello", "token": self._token}
            self._write(TEXT, json.dumps(hello).encode())
        at = 0
        while len(buffer) - at >= 2:
            length = buffer[at + 1] & 0x7F
            start = at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                if len(buffer) < start + wide:
                    break
                length = int.from_bytes(buffer[start : start + wide], "big")
                start += wide
            if len(buffer) < start + length:
                break
            self._take(buffer[at] & 0x0F, bytes(buffer[start : start + length]))
            at = start + length
        del buffer[:at]

    def _take(self, kind: int, payload: bytes) -> None:
        load = self.table.load
        load.received += 1
        load.received_bytes += len(payload)
        if kind == TEXT:
            if payload.startswith((b'{"type":"u', b'{"type":"sn')):
                self._look(payload)
                if not self.welcomed.done():
                    self.welcomed.set_result(None)
            elif payload.startswith(STORED):
                load.latencies.append(time.perf_counter() - self.sent_at)
                self.sent_at = 0.0
            elif payload.startswith(REFUSED):
                load.errors[payload[:CHARACTERS].decode()] += 1
                self.sent_at = 0.0
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            load.errors[f"closed with {int.from_bytes(payload[:2], 'big')}"] += 1

    def _look(self, payload: bytes) -> None:
        """Find what this seat is asked; the question is the last thing in a message."""
        if payload.endswith(NOT_ASKED):
            self.question = None
        else:
            at = payload.rfind(QUESTION)
            self.question = json.loads(payload[at + len(QUESTION) - 1 : -1])

    def answer(self, chance: random.Random) -> None:
        """Answer the question with a random option."""
        question, self.question = self.question, None
        assert question is not None
        given = {
            "type": "answer",
            "id": "a",
            "turn": question["turn"],
            "option": chance.choice(question["options"])["text"],
        }
        text = json.dumps(given).encode()
        self.sent_at = time.perf_counter()
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        if self._transport is not None:
            self._transport.write(frame(kind, payload))

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


class Table:
    """A table and its players."""

    def __init__(self, load: Load, table_id: str) -> None:
        self.load = load
        self.id = table_id
        self.clients: list[Client] = []

    def tick(self) -> None:
        """Let one of the seats that are asked answer."""
        if any(client.sent_at for client in self.clients):
            # The last answer is still pending, so this table is behind.
            self.load.behind += 1
            return
        asked = [client for client in self.clients if client.question is not None]
        if not asked:
            self.load.nobody_asked += 1
            return
        self.load.sent += 1
        self.load.chance.choice(asked).answer(self.load.chance)
