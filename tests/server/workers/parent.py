"""A program that uses two worker processes, of which one thinks without end and the other waits."""

from __future__ import annotations

import asyncio
import sys

import uvloop
from tests.server.workers.nasty import MAKE
from tests.server.workers.positions import request_of

from dicehall.server.workers.bot_requests import BotCrashed
from dicehall.server.workers.pool import Workers


async def process_of(workers: Workers) -> str:
    """Return the number of the process that is asked next."""
    try:
        await workers.decide(request_of("tell_process"))
    except BotCrashed as crash:
        return crash.reason.removeprefix("ValueError: ")
    raise AssertionError("it did not tell")


async def use_two_processes() -> None:
    """Print the numbers of the process that waits and of the one that thinks, and wait."""
    async with Workers(2, 60, make=MAKE) as workers:
        await asyncio.gather(*(workers.decide(request_of("doze")) for _ in range(2)))
        first = await process_of(workers)
        # One of two is kept busy, so the other is asked.
        busy = asyncio.create_task(workers.decide(request_of("doze")))
        await asyncio.sleep(0)
        second = await process_of(workers)
        await busy
        # It does not come to its end, and nobody is asked.
        endless = workers.decide(request_of("sleep", budget_s=0.5))
        thinking = asyncio.gather(endless, return_exceptions=True)
        await asyncio.sleep(0.05)
        print(first, second, flush=True)
        await asyncio.sleep(600)
        await thinking


def main() -> None:
    """Run it on the event loop that is named."""
    try:
        (uvloop.run if sys.argv[1] == "uvloop" else asyncio.run)(use_two_processes())
    except KeyboardInterrupt:
        print("stopped", flush=True)
