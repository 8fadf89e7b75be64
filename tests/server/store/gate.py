"""A gate that holds the writer up, so that a test decides what waits together."""

from __future__ import annotations

import asyncio
import threading

from sqlalchemy import Connection
from tests.patience import PATIENCE

from dicehall.server.store.store import Store


class Gate:
    """Holds the writer up inside a batch, so that works pile up behind it."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.open = threading.Event()

    def __call__(self, _: Connection) -> None:
        self.reached.set()
        assert self.open.wait(PATIENCE)


async def held(store: Store) -> tuple[Gate, asyncio.Task[None]]:
    """Hold the writer up."""
    gate = Gate()
    task = asyncio.create_task(store.write(gate))
    await asyncio.to_thread(gate.reached.wait, PATIENCE)
    return gate, task
