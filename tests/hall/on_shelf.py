"""A device's hall for the suite; in the page's Python, its shelf is the browser's database."""

from __future__ import annotations

from typing import Any

from dicehall.device import DeviceHall
from dicehall.device.shelf import Shelf
from dicehall.hall.room import Room


class OnShelf:
    """A device's hall."""

    def __init__(self, shelf: Shelf, hall: DeviceHall) -> None:
        self._shelf = shelf
        self._hall = hall

    @staticmethod
    async def opened(shelf: Shelf) -> OnShelf:
        """Return the hall on a shelf."""
        return OnShelf(shelf, await DeviceHall.open(shelf, pace_s=0))

    async def make(self, wanted: Any) -> Room:
        """Make a table."""
        return await self._hall.make(wanted)

    async def find(self, table_id: str) -> Room:
        """Return a table in use."""
        return await self._hall.find(table_id)

    async def again(self) -> OnShelf:
        """Return another hall on the same shelf."""
        return await OnShelf.opened(self._shelf)

    async def close(self) -> None:
        """Do nothing: bots rest when everybody has left."""
