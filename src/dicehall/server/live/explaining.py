"""Explain questions in a worker process, one at a time, so that nobody else waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dicehall.hall.ports import TooMuchWork
from dicehall.server.logs import note_error
from dicehall.server.workers import bot_requests
from dicehall.server.workers.bot_requests import TooManyWaiting, WorkersClosed
from dicehall.server.workers.pool import Workers

if TYPE_CHECKING:
    from dicehall.table.play import Play

MOST_WAITING: Final = 100
"""How many questions may wait; beyond that, players get theirs unexplained rather than late."""


class Explainer:
    """Explains questions one after another, in a process of its own, because bots may think for long."""

    def __init__(self, budget_s: float) -> None:
        self.workers: Workers = Workers(1, budget_s, most_waiting=MOST_WAITING, chores=True)
        """The process, started with the first question."""

    async def explain(self, play: Play, seat: int) -> str | None:
        """Return a seat's question in a play, explained; None if it cannot be explained now.

        `TooMuchWork` means that this game takes too long to explain.
        """
        if play.match.question(seat) is None:
            return None
        game = play.match.game
        try:
            explained = await self.workers.do(
                "explain",
                game=game.name,
                options=game.options(),
                rules=game.rules,
                state=game.save(play.match.state),
                seat=seat,
            )
            return explained.decode()
        except (TooManyWaiting, WorkersClosed):
            return None
        except bot_requests.ChoreFailed as mistake:
            raise TooMuchWork(str(mistake)) from None
        except Exception as error:
            note_error("not_explained", error, seat=seat)
            return None
