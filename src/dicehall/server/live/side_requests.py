"""Asides: what a seat may ask about its own question while the game goes on. Nothing at the table changes.

They are answered when they are ready, each in a task of its own: who asks for a hint and then decides without
it does not wait for the bot.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from dicehall.server.limits import Bucket
from dicehall.server.live.hints import hint
from dicehall.server.logs import note_error
from dicehall.table.messages import HintWanted
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.server.hall.room import Room
    from dicehall.server.live.listeners import Listener

MOST_AT_ONCE: Final = 4
"""Asides of one connection that may be under way."""
HINTS_PER_MINUTE: Final = 12
"""Hints for a connection; a bot's time is everybody's."""


class Asides:
    """What one connection has asked aside."""

    def __init__(
        self, room: Room, listener: Listener, refused: Callable[[str | None, Refusal], str]
    ) -> None:
        self._room = room
        self._listener = listener
        self._refused = refused
        self._tasks: set[asyncio.Task[None]] = set()
        now = asyncio.get_running_loop().time()
        self._hints = Bucket(HINTS_PER_MINUTE / 60, HINTS_PER_MINUTE, now)

    def take(self, asked: HintWanted) -> None:
        """Begin to answer, or refuse."""
        if self._listener.watches:
            raise Refusal("not_your_seat")
        if len(self._tasks) >= MOST_AT_ONCE:
            raise Refusal("too_fast")
        if not self._hints.take(asyncio.get_running_loop().time()):
            raise Refusal("too_many_hints", most=HINTS_PER_MINUTE)
        task = asyncio.create_task(self._answer(asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, asked: HintWanted) -> None:
        room, seat = self._room, self._listener.viewer
        try:
            text = await hint(room.house, room.table, seat, asked.turn, asked.id)
        except Refusal as refusal:
            text = self._refused(asked.id, refusal)
        except Exception as error:
            note_error("aside_failed", error, table=room.table.id, viewer=seat)
            text = self._refused(asked.id, Refusal("server_error"))
        self._listener.tell(text)

    async def stop(self) -> None:
        """Answer nothing more."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
