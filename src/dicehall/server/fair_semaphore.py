"""A semaphore that serves many waiting clients in turn; a client that asks for much delays only itself."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class FairSemaphore:
    """Places that are given out in turn by key, such as an address, however often each key asks."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Those who wait, by key; the key that comes first is the next to get a place."""

    async def enter(self, key: str) -> None:
        """Wait for a place."""
        if self._free:
            # While a place is free, nobody waits.
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """Give a place back; the next in turn gets it."""
        while self._waiting:
            key = next(iter(self._waiting))
            places = self._waiting[key]
            place = places.popleft()
            self._waiting.move_to_end(key)
            if not places:
                del self._waiting[key]
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
