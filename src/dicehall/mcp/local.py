"""A place at a table of this process: a connection to a hall in memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any

from dicehall.core.events import Event
from dicehall.core.match import Match
from dicehall.core.mistakes import BadAnswer, BadOptions, Mistake
from dicehall.core.question import Question
from dicehall.core.record import Record
from dicehall.hall.local import LocalConnection
from dicehall.hall.requests import SeatRequest, sit
from dicehall.mcp.place import ModelPlace
from dicehall.mcp.wording import TableWords
from dicehall.table.game_record import game_record
from dicehall.table.keys import TOKEN_BYTES
from dicehall.table.languages import refusal_text
from dicehall.table.refusals import Refusal
from dicehall.terminal.online.local_game import LocalGame

if TYPE_CHECKING:
    from dicehall.hall.memory import MemoryHall
    from dicehall.hall.room import Room

PATIENCE_S = 60.0
"""Seconds for which an answer waits until the bots have answered, too."""


def part_of(seed: str, what: str) -> bytes:
    """Return what follows from the seed of a table: its secret, its id, or the seed of a seat."""
    return sha256(f"dicehall mcp/{what}/{seed}".encode()).digest()


async def take_seat(
    hall: MemoryHall, code: str, name: str, seat: int | None, seed: str
) -> LocalPlace:
    """Take a seat, the first free one if none is named; the last to sit down starts the game."""
    room = await hall.find(code)
    seats = room.table.seats
    free = [number for number, one in enumerate(seats) if one.kind == "open"]
    if not free:
        raise BadOptions(f"No seat is free at table {code}.")
    if seat is not None and seat not in free:
        listed = ", ".join(str(number + 1) for number in free)
        raise BadOptions(f"Seat {seat + 1} is not free; free is {listed}.")
    if name in [one.name for one in seats]:
        raise BadOptions(f"Somebody at this table is called {name} already; choose another name.")
    token, chosen = token_urlsafe(TOKEN_BYTES), free[0] if seat is None else seat
    own = part_of(seed, f"seat {chosen}").hex()
    try:
        await sit(room, SeatRequest(token, chosen, name, None, own), None)
    except Refusal as refusal:
        raise BadOptions(refusal_text("en", refusal)) from None
    place = LocalPlace(hall, code, room, chosen, token)
    if len(free) == 1:
        await place.start()
    return place


class LocalPlace(ModelPlace):
    """A seat at such a table."""

    def __init__(self, hall: MemoryHall, code: str, room: Room, seat: int, token: str) -> None:
        self.code: str = code
        """How others find the table."""
        self.seat = seat
        self._room = room
        self._game = LocalGame(room.table.game, seat)
        self._events: list[Event] = []
        self._replies: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._asked = 0
        self._changed = asyncio.Event()
        self._line = LocalConnection(lambda: hall.find(code), self._hear, lambda _: None)
        self._line.receive(json.dumps({"type": "hello", "token": token, "version": 0}))

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] in ("snapshot", "update"):
            for entry in self._game.take(message["entries"]):
                self._events += entry.events
        elif (reply := self._replies.pop(message.get("id") or "", None)) is not None:
            reply.set_result(message)
        self._changed.set()

    async def _ask(self, kind: str, **fields: Any) -> None:
        """Ask the table for something, or say why it is refused."""
        self._asked += 1
        name = f"m{self._asked}"
        reply = self._replies[name] = asyncio.get_running_loop().create_future()
        self._line.receive(json.dumps({"type": kind, "id": name, **fields}))
        answer = await reply
        if answer["type"] == "refused":
            refusal = Refusal(answer["code"], **answer["arguments"])
            raise BadAnswer(refusal_text("en", refusal))

    async def start(self) -> None:
        """Start the game, and wait until somebody is asked who is no bot."""
        await self._ask("start")
        await self._until(self._people_are_asked, PATIENCE_S)

    # ----------------------------------------------------------------------------- how it stands

    @property
    def match(self) -> Match | None:
        """The game; None while seats are free."""
        return self._game.match

    def _names(self) -> list[str]:
        return [seat.name for seat in self._room.table.seats]

    def wording(self) -> TableWords:
        """Return the words of this table."""
        return TableWords(self._room.table.game, [name or "a free seat" for name in self._names()])

    def waits_for(self) -> str:
        """Return whom the table waits for."""
        if self.match is None:
            free = self._names().count("")
            return (
                f"The game has not begun: {free} of {len(self._names())} seats "
                f"{'is' if free == 1 else 'are'} free. Others join with table code {self.code}."
            )
        asked = [self._names()[one.seat] for one in self.match.questions()]
        return f"You are not asked anything now; the table waits for {', '.join(asked)}."

    def news(self) -> Sequence[Event]:
        """Return what happened since the last call."""
        events, self._events = self._events, []
        return events

    def record(self) -> Record:
        """Return the record; once the game is over, with the secret of its dice."""
        return game_record(self._room.table)

    # --------------------------------------------------------------------------- what can be done

    async def give(self, question: Question, choices: list[str]) -> None:
        """Answer, all or nothing; then the bots go on."""
        assert self.match is not None
        if len(choices) == 1:
            option = self.match.text(question, self.match.find(question, choices[0]))
            await self._ask("answer", turn=question.turn, option=option)
        else:
            try:
                await self._ask("answer_set", turn=question.turn, options=choices)
            except Mistake:
                raise BadAnswer(
                    "these choices do not make up an answer to this question."
                ) from None
        await self._until(self._people_are_asked, PATIENCE_S)

    async def wait(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over."""
        await self._until(lambda: self._over() or self.question() is not None, seconds)

    def _over(self) -> bool:
        return self.match is not None and self.match.over()

    def _people_are_asked(self) -> bool:
        """Return whether the table waits for nobody but people."""
        table = self._room.table
        asked = table.asked_seats()
        bots = [seat for seat in asked if table.plays_by_bot(seat) is not None]
        return self._over() or (bool(asked) and not bots)

    async def _until(self, holds: Callable[[], bool], seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                while not holds():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            return

    async def leave(self) -> None:
        """Leave: before the start the seat is free again, afterwards a bot plays on."""
        if self._room.table.status in ("open", "running"):
            await self._ask("leave")
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._line.close()
