"""Hints: what the game's adviser, a strong bot, would do in a seat's place."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from dicehall.bots.registry import adviser_of
from dicehall.core.mistakes import BadOptions
from dicehall.server.limits import person_at
from dicehall.server.logs import note, note_error
from dicehall.server.workers.bot_requests import (
    BadDecisionRequest,
    BotFailed,
    DecisionRequest,
    TooManyWaiting,
    WorkersClosed,
)
from dicehall.table import commands
from dicehall.table.explaining import asked_at
from dicehall.table.publishing import message
from dicehall.table.refusals import Refusal
from dicehall.table.thinking import hint_seed

if TYPE_CHECKING:
    from dicehall.server.hall.room import Room
    from dicehall.server.live.listeners import Listener
    from dicehall.server.services import Services
    from dicehall.table.messages import HintWanted
    from dicehall.table.state import LiveTable

MOST_AT_ONCE: Final = 4
"""How many hints of one connection may be in progress."""


async def hint(services: Services, table: LiveTable, seat: int, turn: int, name: str) -> str:
    """Return the message with a hint for a seat's question of this turn."""
    commands.check_hint(table, seat, turn)
    game, state = asked_at(table, seat, turn)
    bot = adviser_of(game.name)
    thought = DecisionRequest(
        game=game.name,
        options=game.options(),
        state=game.save(state),
        seat=seat,
        bot=bot,
        seed=hint_seed(table, seat, turn),
        advice=True,
    )
    try:
        decision = await services.workers.decide(thought, services.limits.maker_of(table.id))
    except TooManyWaiting:
        raise Refusal("too_busy") from None
    except WorkersClosed:
        raise Refusal("shutting_down") from None
    except (BotFailed, BadDecisionRequest, BadOptions) as mistake:
        note("no_hint", table=table.id, seat=seat, bot=bot, why=str(mistake))
        raise Refusal("no_hint") from None
    services.metrics.bot_seconds.labels(bot).observe(decision.seconds)
    return message(
        "hint",
        id=name,
        turn=turn,
        option=decision.option,
        by=bot,
        advice=decision.advice,
    )


class Hints:
    """The hints that one connection has requested, each in its own task.

    Somebody who asks for a hint and then decides without it does not have to wait for the bot.
    """

    def __init__(
        self,
        room: Room,
        listener: Listener,
        address: str,
        refused: Callable[[str | None, Refusal], str],
    ) -> None:
        self._room = room
        self._listener = listener
        self._address = address
        self._refused = refused
        self._tasks: set[asyncio.Task[None]] = set()

    def take(self, asked: HintWanted) -> None:
        """Start a request, or refuse it."""
        if self._listener.watches:
            raise Refusal("not_your_seat")
        if len(self._tasks) >= MOST_AT_ONCE:
            raise Refusal("too_fast")
        person = person_at(self._room.table, self._listener.viewer)
        self._room.services.limits.hints.spend(self._address, person)
        task = asyncio.create_task(self._answer(asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, asked: HintWanted) -> None:
        room, seat = self._room, self._listener.viewer
        try:
            text = await hint(room.services, room.table, seat, asked.turn, asked.id)
            # The question may have been answered in the meantime; then nobody wants the hint any more.
            await room.do(lambda table, now: commands.take_hint(table, seat, asked.turn, now))
        except Refusal as refusal:
            text = self._refused(asked.id, refusal)
        except Exception as error:
            note_error("hint_failed", error, table=room.table.id, viewer=seat)
            text = self._refused(asked.id, Refusal("server_error"))
        self._listener.tell(text)

    async def stop(self) -> None:
        """Cancel all requests."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
