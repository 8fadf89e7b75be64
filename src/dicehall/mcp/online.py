"""A place at a table of a dicehall server, by the client that the terminal uses."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from dicehall.core.events import Event
from dicehall.core.match import Match
from dicehall.core.mistakes import BadAnswer, Mistake
from dicehall.core.question import Question
from dicehall.core.record import Record
from dicehall.mcp.place import ModelPlace
from dicehall.mcp.wording import TableWords
from dicehall.terminal.online.client import ANEW, TableClient
from dicehall.terminal.online.connection import Reply
from dicehall.terminal.online.dice_check import record_at

PATIENCE_S = 30.0
"""Seconds within which an answer that is stored must arrive back here."""


class OnlinePlace(ModelPlace):
    """A seat at a server's table."""

    def __init__(self, client: TableClient, starts: bool) -> None:
        self.client: TableClient = client
        self.seat = client.you
        self._starts = starts
        """Whether we made the table, and so start the game once all seats are taken."""
        self._news: list[Event] = []
        self._changed = asyncio.Condition()
        self._tasks = [asyncio.create_task(client.run()), asyncio.create_task(self._listen())]

    async def _listen(self) -> None:
        """Take in what happens at the table."""
        while True:
            for one in await self.client.news():
                if one.kind == ANEW:
                    self._news.clear()
                self._news += one.events
            async with self._changed:
                self._changed.notify_all()
            if self._starts and self.client.can_start() and self.client.connection.is_open:
                self._starts = False
                await self.client.start()

    @property
    def match(self) -> Match | None:
        """The game; None before it begins."""
        return self.client.match

    def wording(self) -> TableWords:
        """Return the words of this table."""
        return TableWords(
            self.client.local_game.game, [name or "a free seat" for name in self.client.names()]
        )

    def waits_for(self) -> str:
        """Return whom or what the table waits for."""
        client = self.client
        where = f"{client.rest.address.base}/t/{client.table['code']}"
        if client.status == "closed":
            return "The table was closed."
        if client.match is None:
            return f"The game has not begun. Others join at {where}."
        asked = [client.names()[one.seat] for one in client.match.questions()]
        return f"You are not asked anything now; the table waits for {', '.join(asked) or 'dice'}."

    def question(self) -> Question | None:
        """Return what the seat is asked."""
        return super().question() if self.client.status == "running" else None

    def news(self) -> Sequence[Event]:
        """Return what happened since the last call."""
        news, self._news = self._news, []
        return news

    async def give(self, question: Question, choices: list[str]) -> None:
        """Answer; what is not offered is refused here, and not even sent."""
        match = self.match
        assert match is not None
        if len(choices) == 1:
            reply = await self.client.answer(match.find(question, choices[0]))
        else:
            reply = await self.client.answer_set(choices)
        _check(reply)

        def taken() -> bool:
            now = None if self.match is None else self.match.question(self.seat)
            return now is None or now.turn != question.turn

        await self._until(taken, PATIENCE_S)

    async def wait(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over."""
        await self._until(
            lambda: self.question() is not None or self.client.status in ("ended", "closed"),
            seconds,
        )

    async def _until(self, holds: object, seconds: float) -> None:
        assert callable(holds)
        try:
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait_for(lambda: holds() or self._trouble() is not None)
        except TimeoutError:
            return
        trouble = self._trouble()
        if trouble is not None:
            raise Mistake(trouble)

    def _trouble(self) -> str | None:
        """Return why this table cannot be played on, if it cannot."""
        if self.client.trouble is not None:
            return f"The server breaks the rules of its game: {self.client.trouble}."
        refused = self.client.connection.refused
        return None if refused is None else refused.text or f"The server refuses: {refused.code}."

    def record(self) -> Record:
        """Return the record, with the secret of its dice if that is known."""
        return record_at(self.client.local_game, self.client.table["id"], self.client.names())

    async def leave(self) -> None:
        """Leave; in a running game, a bot of the server plays on."""
        await self.client.leave()
        self.close()

    def close(self) -> None:
        """Hang up without leaving the seat."""
        for task in self._tasks:
            task.cancel()


def _check(reply: Reply) -> None:
    if not reply.stored:
        raise BadAnswer(reply.text or f"the server refused it ({reply.code}).")
