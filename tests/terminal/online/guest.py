"""Somebody who joins a table of a server in this process, with or without a screen, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.server.app.place import Place

from dicehall.core.question import Question
from dicehall.locales import Catalogue
from dicehall.table.seats import WATCHER
from dicehall.terminal.online.address import read_address
from dicehall.terminal.online.client import TableClient
from dicehall.terminal.online.joining import join
from dicehall.terminal.online.local_game import TakenEntry
from dicehall.terminal.online.rest import Rest
from dicehall.terminal.online.seat_file import SeatFile


class Guest:
    """A client with all the news it has received so far."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.news: list[TakenEntry] = []

    async def until(self, holds: Callable[[], Any]) -> None:
        """Take the news until something holds."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if self.client._stirred.is_set():
                    self.news += await self.client.news()
                if holds():
                    return
                self.news += await self.client.news()

    async def answer(self) -> None:
        """Wait until we are asked, and answer."""
        await self.until(self.is_asked)
        question = self.question()
        assert question is not None
        reply = await self.client.answer(question.options[0])
        assert reply.stored, reply

    async def play(self, answers: int = 10_000) -> None:
        """Answer whatever we are asked, so many times or until the game is over."""
        for _ in range(answers):
            await self.until(lambda: self.is_asked() or self.client.status == "ended")
            if self.client.status == "ended":
                return
            await self.answer()

    def is_asked(self) -> bool:
        """Return whether there is something for us to answer."""
        return self.question() is not None

    def question(self) -> Question | None:
        """Return what we are asked."""
        client = self.client
        if client.match is None or client.you == WATCHER or client.status != "running":
            return None
        return client.match.question(client.you)

    def kinds(self) -> list[str]:
        """Return the kinds of all that happened."""
        return [happened.kind for happened in self.news]


def address_of(place: Place, table: str) -> str:
    """Return the link to a table."""
    return f"http://127.0.0.1:{place.port}{place.prefix}/t/{table}"


async def joined(
    place: Place,
    table: str,
    folder: Path,
    seat: int | None = None,
    name: str = "",
    language: str = "en",
) -> TableClient:
    """Join a table, as the command does before the screen changes."""
    say = Catalogue(language)
    rest = Rest(read_address(address_of(place, table), say), say)
    seats = SeatFile(folder / "seats.json", say)
    found = await asyncio.to_thread(join, rest, seats, seat, name)
    return TableClient(rest, seats, found, first_wait_s=0.02)


@asynccontextmanager
async def visiting(place: Place, table: str, folder: Path, **given: Any) -> AsyncIterator[Guest]:
    """Join a table and stay there until the end of the block."""
    guest = Guest(await joined(place, table, folder, **given))
    running = asyncio.create_task(guest.client.run())
    try:
        await guest.until(lambda: guest.client.connection.is_open or running.done())
        yield guest
        assert guest.client.trouble is None
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
