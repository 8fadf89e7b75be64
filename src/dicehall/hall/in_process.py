"""Ports within one process: bots that think here, explanations made here, and a log in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

from dicehall.bots.registry import make_bot
from dicehall.core.match import Match
from dicehall.hall.log import note_error
from dicehall.hall.ports import BotAnswer, ChangeNotStored, NoDecision, TableMoved
from dicehall.table.bot_decisions import Advice, decided
from dicehall.table.restore import restore_table
from dicehall.table.viewer_messages import explained

if TYPE_CHECKING:
    from dicehall.table.changes import Change
    from dicehall.table.play import Play
    from dicehall.table.state import LiveTable

T = TypeVar("T")


class Run(Protocol):
    """Runs work that may take a while, in a thread or at once."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]:
        """Return its result."""


async def at_once(work: Callable[[], T]) -> T:
    """Do the work here, after what has arrived in the meantime; for where there are no threads."""
    await asyncio.sleep(0)
    return work()


class ThinkHere:
    """Bots of this process."""

    def __init__(self, run: Run) -> None:
        self._run = run

    async def decide(
        self, table: LiveTable, seat: int, bot: str, seed: str, *, advice: bool
    ) -> BotAnswer:
        """Let the bot decide on a copy of the position."""
        assert table.match is not None
        game = table.game
        match = Match(game, state=table.match.state.copy(), listen=False)

        def think() -> tuple[str, Advice | None]:
            question = match.question(seat)
            assert question is not None
            return decided(match, question, make_bot(bot, game.name, seed), advice)

        try:
            return BotAnswer(*await self._run(think))
        except Exception as error:
            note_error("bot_failure", error, table=table.id, seat=seat, bot=bot)
            raise NoDecision("crashed") from None


class ExplainHere:
    """Explanations of this process."""

    def __init__(self, run: Run) -> None:
        self._run = run

    async def explain(self, play: Play, seat: int) -> str | None:
        """Explain a seat's question on a copy of the position."""
        game, state = play.match.game, play.match.state.copy()
        return await self._run(lambda: explained(game, state, seat))


class MemoryLog:
    """The log of one table, gone with the process."""

    def __init__(self, table: LiveTable) -> None:
        self._id, self._secret = table.id, table.secret
        self._entries = list(table.entries)

    def restored(self) -> LiveTable:
        """Return the table from its log."""
        return restore_table(self._id, self._secret, self._entries)

    async def append(self, table: LiveTable, change: Change) -> None:
        """Store a change, unless somebody else has gone on with the table."""
        if change.entries[0].number != len(self._entries):
            raise ChangeNotStored("not_stored")
        self._entries += change.entries

    async def newer(self, table: LiveTable) -> LiveTable | None:
        """Return the table from its log, unless it is the same."""
        return None if len(self._entries) == len(table.entries) else self.restored()

    def moved(self, table_id: str) -> TableMoved:
        """Return the refusal of a table that was forgotten."""
        return TableMoved("no_such_table")
