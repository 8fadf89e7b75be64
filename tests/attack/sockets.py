"""Attacks on live connections: every message of the published schema, in wrong forms, orders and numbers."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from tests.attack.hostile import MEGABYTE, Hostile
from tests.attack.shapes import Loot, Shapes
from tests.attack.wire import Address, Wire
from tests.server.reliability.frames import FRAMES
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

MOST_SENT: Final = 25
"""How many messages an attacker sends on one connection."""

SHOUTS: Final = 8
LINES: Final = 5
"""On how many connections a watcher shouts how many lines, all in all twice as many as are heard."""


def messages_of(document: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """Return the schemas of all that clients send, by the type of the message."""
    shared = document["shared"]
    members: Mapping[str, str] = shared["from_client"]["discriminator"]["mapping"]
    return {kind: shared[place.rsplit("/", 1)[-1]] for kind, place in members.items()}


class Sockets:
    """Connects to tables and misbehaves."""

    def __init__(
        self, document: Mapping[str, Any], wire: Wire, loot: Loot, chance: random.Random
    ) -> None:
        self.messages = messages_of(document)
        """The schemas of all messages, by type."""
        self._wire = wire
        self._loot = loot
        self._chance = chance
        self._hostile = Hostile(chance)
        self._shapes = Shapes(document["shared"], loot, self._hostile)
        self._said: list[str] = []
        """What was sent before; old messages are sent again, on other connections and at other tables."""

    def message(self, kind: str, question: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Return a message that makes sense, as far as its schema and the question asked say."""
        made: dict[str, Any] = self._shapes.value(self.messages[kind])
        if question is not None and self._chance.random() < 0.8:
            texts = [option["text"] for option in question["options"]]
            turn = question["turn"] - (kind == "undo") + self._chance.choice((0, 0, 0, 0, -1, 1))
            fits = {
                "turn": max(0, turn),
                "option": self._chance.choice(texts),
                "options": self._chance.sample(texts, min(len(texts), self._chance.randint(1, 3))),
            }
            made |= {name: value for name, value in fits.items() if name in made}
        return made

    async def misbehave(self, address: Address, table: str, token: str | None, kind: str) -> None:
        """Say hello, send a message of this kind and others, and go, perhaps without a word."""
        chance = self._chance
        self._wire.verdict.counts[f"message {kind}"] += 1
        async with self._wire.socket(address, table) as connection:
            if connection is None:
                return
            asked: dict[str, Any] = {}
            reading = asyncio.create_task(self._read(connection, asked, f"{kind} at {table}"))
            # Bytes cannot be written any more on a connection that is being closed.
            with suppress(ConnectionClosed, OSError, RuntimeError):
                if chance.random() < 0.9:
                    version = chance.choice((None, None, 0, 1, 10**9))
                    hello = {"type": "hello", "token": token, "version": version}
                    hello["explain"] = chance.random() < 0.2
                    await connection.send(json.dumps(hello))
                kinds = [
                    kind,
                    *chance.choices(sorted(self.messages), k=chance.randrange(MOST_SENT)),
                ]
                for one in kinds:
                    await self._send(connection, one, asked.get("question"))
                    if chance.random() < 0.6:
                        await asyncio.sleep(0.02)
                if chance.random() < 0.2:
                    connection.transport.write(chance.choice(FRAMES))
                if chance.random() < 0.5:
                    await connection.close()
                else:
                    await asyncio.sleep(0.1)
            connection.transport.abort()
            await reading

    async def _send(
        self, connection: ClientConnection, kind: str, question: Mapping[str, Any] | None
    ) -> None:
        chance, way = self._chance, self._chance.random()
        sent: str | bytes
        if way < 0.5:
            sent = json.dumps(self.message(kind, question))
            self._said.append(sent)
            del self._said[:-200]
        elif way < 0.6 and self._said:
            sent = chance.choice(self._said)
        elif way < 0.63:
            sent = self._hostile.text()
        elif way < 0.65:
            sent = chance.choice(("x" * 8193, "x" * 65_000, "x" * 65_537, "x" * MEGABYTE))
        elif way < 0.68:
            sent = chance.randbytes(chance.choice((0, 1, 200)))
        else:
            written = self._hostile.written(self._hostile.spoil(self.message(kind, question)))
            try:
                sent = written.decode()
            except UnicodeDecodeError:
                # No text at all: only bytes can be sent as such.
                sent = written
        if isinstance(sent, str):
            sent = sent.encode("utf-8", "replace").decode()
        await connection.send(sent)

    async def _read(self, connection: ClientConnection, asked: dict[str, Any], what: str) -> None:
        """Look at all that comes, and keep the last question."""
        with suppress(ConnectionClosed, OSError):
            while True:
                told = self._wire.verdict.message(what, await connection.recv())
                if told["type"] in ("snapshot", "update"):
                    asked["question"] = told["question"]

    async def storm(self, address: Address, table: str, token: str | None) -> None:
        """Come and go, many times, never waiting to be welcomed."""
        for _ in range(self._chance.choice((5, 20, 60))):
            async with self._wire.socket(address, table) as connection:
                if connection is None:
                    continue
                with suppress(ConnectionClosed, OSError):
                    await connection.send(json.dumps({"type": "hello", "token": token}))
                    if self._chance.random() < 0.3:
                        said = {"type": "say", "id": "s", "text": "here again"}
                        await connection.send(json.dumps(said))
                        with suppress(TimeoutError):
                            async with asyncio.timeout(0.2):
                                self._wire.verdict.message("storm", await connection.recv())

    async def shout(self, address: Address, table: str) -> int:
        """Talk as a watcher, on one connection after another, and return how often it was heard."""
        heard = 0
        for number in range(SHOUTS):
            async with self._wire.socket(address, table) as connection:
                if connection is None:
                    continue
                with suppress(ConnectionClosed, OSError, TimeoutError):
                    await connection.send(json.dumps({"type": "hello"}))
                    for line in range(LINES):
                        said = {"type": "say", "id": "s", "text": f"{number} and {line}"}
                        await connection.send(json.dumps(said))
                    async with asyncio.timeout(5):
                        for _ in range(LINES):
                            while True:
                                told = self._wire.verdict.message("shout", await connection.recv())
                                if told["type"] in ("stored", "refused"):
                                    heard += told["type"] == "stored"
                                    break
        return heard
