"""Explaining a seat's own question: what each option means, worked out beside the event loop.

Most questions take a millisecond or two, a move with forty moves a hundred; so it is done in a thread, and
one question at a time, lest many who ask at once keep everybody else waiting.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from dicehall.core.match import Match
from dicehall.games.explain import details_of
from dicehall.server.live.publishing import message
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.core.game import AnyGame, State
    from dicehall.table.table import LiveTable

MOST_WAITING: Final = 100
"""Questions that may wait to be explained; more would be answered too late to be of use."""


class Explainer:
    """Explains questions, one after the other."""

    def __init__(self) -> None:
        self.waiting: int = 0
        """How many wait or are being explained."""
        self._one_at_a_time = asyncio.Semaphore(1)

    async def explain(self, table: LiveTable, seat: int, turn: int, name: str) -> str:
        """Return the details of a seat's question of this turn, as the message that tells them."""
        game, state = asked_at(table, seat, turn)
        return str(await self._apart(_told, game, state, seat, turn, name))

    async def option(self, table: LiveTable, seat: int, turn: int, option: str) -> Any:
        """Return what is known of one option of a seat's question of this turn; None if it is none."""
        game, state = asked_at(table, seat, turn)
        return await self._apart(_one, game, state, seat, option)

    async def _apart(self, work: Any, *arguments: Any) -> Any:
        if self.waiting >= MOST_WAITING:
            raise Refusal("too_busy")
        self.waiting += 1
        try:
            async with self._one_at_a_time:
                return await asyncio.to_thread(work, *arguments)
        finally:
            self.waiting -= 1


def asked_at(table: LiveTable, seat: int, turn: int) -> tuple[AnyGame, State]:
    """Return the game and a copy of the position in which a seat is asked this turn, or refuse."""
    if table.status != "running" or table.match is None:
        raise Refusal("not_running")
    question = table.match.question(seat)
    if question is None:
        raise Refusal("not_asked")
    if question.turn != turn:
        raise Refusal("stale_turn", turn=question.turn)
    return table.game, table.match.state.copy()


def _details(game: AnyGame, state: State, seat: int) -> dict[str, Any]:
    match = Match(game, state=state, listen=False)
    question = match.question(seat)
    assert question is not None
    return details_of(match, question)


def _told(game: AnyGame, state: State, seat: int, turn: int, name: str) -> str:
    return message("details", id=name, turn=turn, details=_details(game, state, seat))


def _one(game: AnyGame, state: State, seat: int, option: str) -> dict[str, Any] | None:
    for told in _details(game, state, seat)["options"]:
        if told["option"] == option:
            found: dict[str, Any] = told
            return found
    return None
