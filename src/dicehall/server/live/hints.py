"""Hints: what the strongest bot would do in a seat's place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.core.mistakes import BadOptions
from dicehall.server.logs import note
from dicehall.server.workers.pool import (
    BadThought,
    BotFailed,
    Thought,
    TooManyWaiting,
    WorkersClosed,
    allowed_bots,
)
from dicehall.table.explaining import asked_at
from dicehall.table.publishing import message
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.server.hall.house import House
    from dicehall.table.table import LiveTable


async def hint(house: House, table: LiveTable, seat: int, turn: int, name: str) -> str:
    """Return a hint for a seat's question of this turn, as the message that tells it."""
    game, state = asked_at(table, seat, turn)
    bot = allowed_bots(game.name)[-1]
    thought = Thought(
        game=game.name,
        options=game.options(),
        state=game.save(state),
        seat=seat,
        bot=bot,
        seed=f"{table.id}/{seat}/{turn}/hint",
        advice=True,
    )
    try:
        decision = await house.workers.decide(thought)
    except TooManyWaiting:
        raise Refusal("too_busy") from None
    except WorkersClosed:
        raise Refusal("shutting_down") from None
    except (BotFailed, BadThought, BadOptions) as mistake:
        note("no_hint", table=table.id, seat=seat, bot=bot, why=str(mistake))
        raise Refusal("no_hint") from None
    house.metrics.bot_seconds.labels(bot).observe(decision.seconds)
    # It may have been answered meanwhile; then nobody wants the hint any more.
    asked_at(table, seat, turn)
    return message(
        "hint",
        id=name,
        turn=turn,
        option=decision.option,
        by=bot,
        advice=decision.advice,
    )
