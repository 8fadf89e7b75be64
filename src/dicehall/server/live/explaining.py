"""Explain questions outside the event loop: in a thread, one at a time, so that nobody else waits."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from dicehall.server.logs import note_error
from dicehall.table.explaining import explained

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dicehall.table.play import Play

MOST_WAITING: Final = 100
"""How many questions may wait; beyond that, players get theirs unexplained rather than late."""


class Explainer:
    """Explains questions one after another."""

    def __init__(self) -> None:
        self.waiting: int = 0
        """How many wait or are being explained."""
        self._one_at_a_time = asyncio.Semaphore(1)

    async def explain(self, play: Play, seats: Iterable[int]) -> dict[int, str]:
        """Return the questions of some seats in a play, explained; unexplainable ones are left out."""
        return {
            seat: text
            for seat in seats
            if play.match.question(seat) is not None
            and (text := await self._explain(play, seat)) is not None
        }

    async def _explain(self, play: Play, seat: int) -> str | None:
        if self.waiting >= MOST_WAITING:
            return None
        self.waiting += 1
        state = play.match.state.copy()
        try:
            async with self._one_at_a_time:
                return await asyncio.to_thread(explained, play.match.game, state, seat)
        except Exception as error:
            note_error("not_explained", error, seat=seat)
            return None
        finally:
            self.waiting -= 1
