"""A client at a table, which holds every message to the published schema, and games among several."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tests.patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dicehall.server.live.protocol import from_server


class Client:
    """A client that holds every message to the published schema, and its versions to be gapless."""

    def __init__(self, connection: ClientConnection, version: int | None) -> None:
        self.connection = connection
        self.version = version
        self.entries: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.question: dict[str, Any] | None = None
        """What is asked, with options in text form alone."""
        self.shown: dict[str, Any] | None = None
        """What is asked, as it was sent."""
        self.you = -1
        self.presence: dict[str, Any] = {}
        self.goodbye: dict[str, Any] | None = None
        self.received: list[dict[str, Any]] = []
        self._asked = 0

    @staticmethod
    async def connected(url: str, headers: dict[str, str] | None = None, **hello: Any) -> Client:
        """Connect and say hello; return once the first message is there."""
        connection = await connect(url, additional_headers=headers, compression=None)
        client = Client(connection, hello.get("version"))
        await client.send(**{"type": "hello", **hello})
        await client.receive()
        return client

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.connection.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """Return the next message, after checking it."""
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.recv()
        message: dict[str, Any] = json.loads(text)
        from_server.validate_json(text)
        self._take(message)
        self.received.append(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("snapshot", "update"):
            if kind == "update":
                assert self.version is not None
                assert message["version"] - len(message["entries"]) == self.version
            else:
                self.you = message["you"]
                self.entries = []
            self.version = message["version"]
            self.entries += message["entries"]
            assert [entry["number"] for entry in message["entries"]] == list(
                range(message["version"] - len(message["entries"]) + 1, message["version"] + 1)
            )
            self.table = message["table"] or self.table
            self.view = message["view"]
            self.shown = message["question"]
            self.question = None
            if self.shown is not None:
                texts = [option["text"] for option in self.shown["options"]]
                self.question = {**self.shown, "options": texts}
        elif kind == "explained":
            if self.shown is not None and self.shown["turn"] == message["question"]["turn"]:
                self.shown = message["question"]
        elif kind == "presence":
            self.presence = message
        elif kind == "goodbye":
            self.goodbye = message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return the reply to it."""
        self._asked += 1
        name = f"m{self._asked}"
        await self.send(type=kind, id=name, **fields)
        while True:
            message = await self.receive()
            if message.get("id") == name:
                return message

    async def answer(self, option: str | None = None) -> dict[str, Any]:
        """Answer the question with an option, the first if none is named."""
        while self.question is None:
            await self.receive()
        question = self.question
        return await self.ask(
            "answer", turn=question["turn"], option=option or question["options"][0]
        )

    async def until(self, holds: Callable[[Client], Any]) -> None:
        """Receive until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not holds(self):
                await self.receive()

    async def quiet(self) -> None:
        """Receive what is on its way: everything that was sent before a pong."""
        await self.ask("ping")

    async def closed(self) -> int:
        """Receive until the connection is closed, and return the code it was closed with."""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionClosed):
                while True:
                    await self.receive()
        code = self.connection.close_code
        assert code is not None
        return code

    def kinds(self) -> list[str]:
        """Return the kinds of the entries seen so far."""
        return [entry["kind"] for entry in self.entries]

    async def close(self) -> None:
        """Hang up."""
        await self.connection.close()


async def play(*clients: Client, choose: Callable[[list[str]], str] = lambda them: them[0]) -> None:
    """Let clients answer whatever they are asked until the game is over."""

    async def one(client: Client) -> None:
        while client.table["status"] in ("open", "running"):
            if client.question is None:
                await client.receive()
            else:
                reply = await client.answer(choose(client.question["options"]))
                assert reply["type"] == "stored", reply

    await asyncio.gather(*(one(client) for client in clients))
