"""The client of an online table: what it knows of the table, and what it can do there. It has no screen."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from dicehall.core.match import Match
from dicehall.terminal.online.connection import FIRST_WAIT_S, Connection, Message, Reply
from dicehall.terminal.online.joining import Joined
from dicehall.terminal.online.local_game import WATCHER, Happened, LocalGame
from dicehall.terminal.online.mistakes import NoAnswer, OutOfStep, Refused
from dicehall.terminal.online.rest import Rest
from dicehall.terminal.online.seat_file import KeptSeat, SeatFile

AT_ONCE: Final = 40
"""So many entries are taken before others get their turn: a long log must not hold up the screen."""
ANEW: Final = "anew"
"""A kind that is no entry: all that was told is told again from the beginning."""


class TableClient:
    """One connection to an online table, of a player or of somebody who watches."""

    def __init__(
        self, rest: Rest, seats: SeatFile, joined: Joined, first_wait_s: float = FIRST_WAIT_S
    ) -> None:
        self.rest: Rest = rest
        """The server."""
        self.kept: KeptSeat | None = joined.kept
        """Our seat; None to watch."""
        self.name: str = joined.name
        """What others read beside our chat lines, if we watch."""
        self.phrases: dict[str, str] = joined.phrases
        """The quick phrases by id."""
        self.table: dict[str, Any] = joined.table
        """The table, as the server showed it last."""
        self.local_game: LocalGame = LocalGame(joined.game, self._you())
        """The game, followed."""
        self.present: tuple[int, ...] = ()
        """The seats that are connected."""
        self.watchers: int = 0
        """How many watch."""
        self.trouble: OutOfStep | None = None
        """Where the server left the rules, if it did; nothing is taken from it after that."""
        self.connection: Connection = Connection(
            rest.address.live(self.table["id"]),
            self._hello,
            self._receive,
            self._stir,
            first_wait_s,
        )
        """The way there."""
        self._seats = seats
        self._news: list[Happened] = []
        self._stirred = asyncio.Event()

    # ----------------------------------------------------------------------------- what is known

    def _you(self) -> int:
        return WATCHER if self.kept is None else self.kept.seat

    @property
    def you(self) -> int:
        """Our seat, or `WATCHER`."""
        return self.local_game.you

    @property
    def match(self) -> Match | None:
        """The game, from the start on."""
        return self.local_game.match

    @property
    def status(self) -> str:
        """How the table stands: ``open``, ``running``, ``ended`` or ``closed``."""
        return str(self.table["status"])

    def names(self) -> tuple[str, ...]:
        """Return who sits where; an open seat has no name."""
        return tuple(str(seat["name"]) for seat in self.table["seats"])

    def away(self, seat: int) -> bool:
        """Return whether a bot plays for a person."""
        return bool(self.table["seats"][seat]["away"])

    def absent(self) -> list[int]:
        """Return the seats of people who are not connected."""
        return [
            seat["seat"]
            for seat in self.table["seats"]
            if seat["kind"] == "person" and seat["seat"] not in self.present
        ]

    def bots(self) -> list[int]:
        """Return the seats of bots."""
        return [seat["seat"] for seat in self.table["seats"] if seat["kind"] == "bot"]

    def can_start(self) -> bool:
        """Return whether we may start the game now."""
        filled = all(seat["kind"] != "open" for seat in self.table["seats"])
        return self.status == "open" and filled and self.you != WATCHER

    # -------------------------------------------------------------------------- what is received

    async def run(self) -> None:
        """Stay at the table."""
        await self.connection.run()

    async def news(self) -> list[Happened]:
        """Return what happened since this was last asked; wait until something has changed at all."""
        await self._stirred.wait()
        self._stirred.clear()
        news, self._news = self._news, []
        return news

    def _stir(self) -> None:
        self._stirred.set()

    def _hello(self) -> Message:
        hello: Message = {
            "type": "hello",
            "version": self.local_game.version,
            "language": self.rest.say.language,
        }
        if self.kept is not None:
            hello["token"] = self.kept.token
        elif self.name:
            hello["name"] = self.name
        return hello

    async def _receive(self, message: Message) -> None:
        if self.trouble is not None:
            return
        try:
            await self._take(message)
        except OutOfStep as trouble:
            self.trouble = trouble
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            # No message of the protocol has this form.
            self.trouble = OutOfStep(self.local_game.version, str(error))
        except (NoAnswer, Refused):
            # What was missed could not be had; the next hello asks for it again.
            await self.connection.break_off()
        self._stir()

    async def _take(self, message: Message) -> None:
        kind = message["type"]
        if kind == "presence":
            self.present = tuple(message["seats"])
            self.watchers = int(message["watchers"])
        elif kind == "snapshot":
            await self._take_snapshot(message)
        elif kind == "update":
            await self._take_entries(message["entries"])
            self._take_table(message)

    def _take_table(self, message: Message) -> None:
        """Take over what has no number, once the entries it belongs to are taken."""
        if message.get("table") is not None:
            self.table = message["table"]
        if self.table["commitment"] != self.local_game.commitment:
            raise OutOfStep(self.local_game.version, "the commitment was changed")
        self.local_game.compare(message)

    async def _take_snapshot(self, message: Message) -> None:
        """Take a snapshot: it comes where somebody stood up, or too much was missed to be sent at once."""
        if message["you"] != self.you or message["version"] < self.local_game.version:
            if message["you"] == WATCHER and self.kept is not None:
                await asyncio.to_thread(self._seats.forget, self.kept)
                self.kept = None
            self.local_game = LocalGame(self.local_game.game, message["you"])
            self._news = [Happened(ANEW, -1, {})]
        token = None if self.kept is None else self.kept.token
        while self.local_game.version < message["version"]:
            path = f"/entries?after={self.local_game.version}"
            url = self.rest.address.at_table(self.table["id"], path)
            found = (await asyncio.to_thread(self.rest.get, url, token))["entries"]
            entries = [one for one in found if one["number"] <= message["version"]]
            if not entries:
                raise OutOfStep(self.local_game.version, "entries are missing")
            await self._take_entries(entries)
        self._take_table(message)

    async def _take_entries(self, entries: list[dict[str, Any]]) -> None:
        for start in range(0, len(entries), AT_ONCE):
            if start:
                await asyncio.sleep(0)
            self._news += self.local_game.take(entries[start : start + AT_ONCE])

    # ------------------------------------------------------------------------------ what is done

    async def answer(self, option: int) -> Reply:
        """Answer our question with one of its options."""
        match = self.match
        question = None if match is None or self.you == WATCHER else match.question(self.you)
        if match is None or question is None:
            return Reply(False, "not_asked")
        return await self.connection.ask(
            "answer", turn=question.turn, option=match.text(question, option)
        )

    async def undo(self) -> Reply:
        """Take our last answer back."""
        match = self.match
        if match is None or self.you == WATCHER or match.state.flow.turns[self.you] == 0:
            return Reply(False, "cannot_undo")
        return await self.connection.ask("undo", turn=match.state.flow.turns[self.you] - 1)

    async def say(self, text: str) -> Reply:
        """Say something; what is a quick phrase is read by everybody in their own language."""
        for phrase, words in self.phrases.items():
            if words.casefold() == text.strip().casefold() and self.you != WATCHER:
                return await self.connection.ask("phrase", phrase=phrase)
        return await self.connection.ask("say", text=text)

    async def start(self) -> Reply:
        """Start the game."""
        return await self.connection.ask("start")

    async def leave(self) -> Reply:
        """Leave: before the start the seat is free again, after it a bot plays on."""
        return await self.connection.ask("leave")

    async def come_back(self) -> Reply:
        """Take the seat back from the bot."""
        return await self.connection.ask("return")
