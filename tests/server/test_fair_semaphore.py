"""Where many wait for few places, everybody has their turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.patience import PATIENCE

from dicehall.server.fair_semaphore import FairSemaphore


@asynccontextmanager
async def turn(turns: FairSemaphore, key: str) -> AsyncIterator[None]:
    """Have a place until the end of the block."""
    await turns.enter(key)
    try:
        yield
    finally:
        turns.leave()


async def test_who_asks_for_much_keeps_only_themselves_waiting() -> None:
    turns, served = FairSemaphore(1), list[str]()

    async def ask(key: str) -> None:
        async with turn(turns, key):
            served.append(key)
            await asyncio.sleep(0)

    async with asyncio.TaskGroup() as everybody:
        for key in ("Mallory",) * 5 + ("Ada", "Ben") + ("Eve",) * 3:
            everybody.create_task(ask(key))
    assert served[:5] == ["Mallory", "Mallory", "Ada", "Ben", "Eve"]
    assert served[5:] == ["Mallory", "Eve", "Mallory", "Eve", "Mallory"]


async def test_no_place_is_lost_with_who_gives_up_waiting() -> None:
    turns = FairSemaphore(2)
    inside = [asyncio.create_task(_stay(turns, str(number))) for number in range(6)]
    await asyncio.sleep(0)
    # Two are inside and four wait; of these one gives up at once, and one as soon as its turn comes.
    inside[2].cancel()
    inside[0].cancel()
    await asyncio.sleep(0)
    inside[3].cancel()
    inside[1].cancel()
    await asyncio.wait(inside[:4])
    for task in inside[4:]:
        task.cancel()
    await asyncio.wait(inside)
    async with asyncio.timeout(PATIENCE), turn(turns, "a"), turn(turns, "b"):
        pass


async def _stay(turns: FairSemaphore, key: str) -> None:
    async with turn(turns, key):
        await asyncio.sleep(3600)
