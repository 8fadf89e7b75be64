"""Hints: what the game's adviser, a strong bot, would do in a seat's place."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final
from weakref import proxy

from dicehall.bots.registry import adviser_of
from dicehall.hall.log import note_error
from dicehall.hall.ports import NoDecision
from dicehall.table import commands
from dicehall.table.bot_decisions import hint_seed
from dicehall.table.refusals import Refusal
from dicehall.table.viewer_messages import message

if TYPE_CHECKING:
    from dicehall.hall.connection import Connection
    from dicehall.hall.room import Room
    from dicehall.table.messages import HintWanted

MOST_AT_ONCE: Final = 4
"""How many hints of one connection may be in progress."""


class Hints:
    """The hints that one connection has requested, each in its own task.

    Somebody who asks for a hint and then decides without it does not have to wait for the bot.
    """

    def __init__(self, connection: Connection) -> None:
        # Weak, so that a connection that is dropped is freed at once, without a search for cycles.
        self._connection: Connection = proxy(connection)
        self._tasks: set[asyncio.Task[None]] = set()

    def take(self, room: Room, asked: HintWanted) -> None:
        """Start a request, or refuse it."""
        if self._connection.watches:
            raise Refusal("not_your_seat")
        if len(self._tasks) >= MOST_AT_ONCE:
            raise Refusal("too_fast")
        self._connection.visitor.count_hint(room, self._connection.viewer)
        task = asyncio.create_task(self._answer(room, asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, room: Room, asked: HintWanted) -> None:
        seat = self._connection.viewer
        try:
            text = await _hint(room, seat, asked)
            # The question may have been answered in the meantime; then nobody wants the hint any more.
            await room.do(lambda table, now: commands.take_hint(table, seat, asked.turn, now))
            self._connection.tell(text)
        except Refusal as refusal:
            self._connection.refused(asked.id, refusal)
        except Exception as error:
            note_error("hint_failed", error, table=room.table.id, viewer=seat)
            self._connection.refused(asked.id, Refusal("server_error"))

    def stop(self) -> None:
        """Cancel all requests."""
        for task in self._tasks:
            task.cancel()


async def _hint(room: Room, seat: int, asked: HintWanted) -> str:
    """Return the message with a hint for a seat's question of this turn."""
    table = room.table
    commands.check_hint(table, seat, asked.turn)
    bot = adviser_of(table.game.name)
    seed = hint_seed(table, seat, asked.turn)
    try:
        decision = await room.ports.think.decide(table, seat, bot, seed, advice=True)
    except NoDecision:
        raise Refusal("no_hint") from None
    return message(
        "hint",
        id=asked.id,
        turn=asked.turn,
        option=decision.option,
        by=bot,
        advice=decision.advice,
    )
