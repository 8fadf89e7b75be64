"""The client of an online table: what it knows about the table and can do there. It has no screen."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from dicehall.core.dice import Throw
from dicehall.core.match import Match
from dicehall.table.seats import WATCHER
from dicehall.terminal.online.connection import FIRST_WAIT_S, Message, Reply, ServerConnection
from dicehall.terminal.online.joining import Joined
from dicehall.terminal.online.local_game import LocalGame, TakenEntry
from dicehall.terminal.online.mistakes import NoAnswer, OutOfStep, ServerRefusal
from dicehall.terminal.online.names import marked
from dicehall.terminal.online.own_chain import OwnChain, chain_of
from dicehall.terminal.online.rest import Rest
from dicehall.terminal.online.seat_file import KeptSeat, SeatFile

AT_ONCE: Final = 40
"""How many entries are processed before others get a turn: a long log must not block the screen."""
ANEW: Final = "anew"
"""A kind that is not an entry: everything is reported again from the beginning."""
ANNOUNCEMENT: Final = "announcement"
"""A kind that is not an entry: what the server's operators tell everybody."""


class TableClient:
    """One connection to an online table, of a player or a watcher."""

    def __init__(
        self, rest: Rest, seats: SeatFile, joined: Joined, first_wait_s: float = FIRST_WAIT_S
    ) -> None:
        self.rest: Rest = rest
        self.kept: KeptSeat | None = joined.kept
        """Our seat; None for watching."""
        self.name: str = joined.name
        """The name beside our chat lines, if we watch."""
        self.phrases: dict[str, str] = joined.phrases
        self.table: dict[str, Any] = joined.table
        """The table, as the server last showed it."""
        self.local_game: LocalGame = LocalGame(joined.game, self._you())
        self.present: tuple[int, ...] = ()
        """The seats that are connected."""
        self.watchers: int = 0
        self.trouble: OutOfStep | None = None
        """Where the server broke the rules, if it did; after that, nothing from it is accepted."""
        self.closed: dict[str, Any] = {}
        """Why the table was closed, if it was: the body of that entry."""
        self.connection: ServerConnection = ServerConnection(
            rest.address.live(self.table["id"]),
            self._hello,
            self._receive,
            self._stir,
            first_wait_s,
        )
        self._chain: OwnChain | None = None
        self._opening: asyncio.Task[None] | None = None
        self._seats = seats
        self._announced: int | None = None
        self._news: list[TakenEntry] = []
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
        """The game; only after it has begun."""
        return self.local_game.match

    @property
    def status(self) -> str:
        """The table's status: ``open``, ``running``, ``ended`` or ``closed``."""
        return str(self.table["status"])

    def names(self) -> tuple[str, ...]:
        """Return the names by seat; an open seat has no name."""
        return tuple(str(seat["name"]) for seat in self.table["seats"])

    def shown_names(self) -> tuple[str, ...]:
        """Return the names by seat as they are shown, claimed ones with the mark."""
        return tuple(marked(seat["name"], seat["person"]) for seat in self.table["seats"])

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

    @property
    def host(self) -> int | None:
        """Return the seat of the host."""
        host: int | None = self.table.get("host")
        return host

    def can_start(self) -> bool:
        """Return whether we may start the game now."""
        filled = all(seat["kind"] != "open" for seat in self.table["seats"])
        return self.status == "open" and filled and self.you != WATCHER

    # -------------------------------------------------------------------------- what is received

    async def run(self) -> None:
        """Stay connected to the table."""
        await self.connection.run()

    async def news(self) -> list[TakenEntry]:
        """Return what has happened since the last call; wait until something has changed."""
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
        except (NoAnswer, ServerRefusal):
            # The missed entries could not be fetched; the next hello asks for them again.
            await self.connection.break_off()
        self._stir()

    async def _take(self, message: Message) -> None:
        kind = message["type"]
        if kind == "presence":
            self.present = tuple(message["seats"])
            self.watchers = int(message["watchers"])
        elif kind == ANNOUNCEMENT:
            self._take_announcement(message["announcement"])
        elif kind == "snapshot":
            await self._take_snapshot(message)
        elif kind == "update":
            await self._take_entries(message["entries"])
            self._take_table(message)

    def _take_announcement(self, announcement: dict[str, Any] | None) -> None:
        """Take an announcement; every new connection gets it again, but it is logged once."""
        if announcement is not None and announcement["id"] != self._announced:
            self._announced = announcement["id"]
            self._news.append(TakenEntry(ANNOUNCEMENT, WATCHER, announcement))

    def _take_table(self, message: Message) -> None:
        """Adopt the unnumbered parts once the entries they belong to are processed."""
        if message.get("table") is not None:
            self.table = message["table"]
        if self.table["commitment"] != self.local_game.commitment:
            raise OutOfStep(self.local_game.version, "the commitment was changed")
        self.local_game.compare(message)
        if self.table.get("sealed") and self.status == "open" and self._opening is None:
            self._opening = asyncio.create_task(self._open_seed())

    async def _open_seed(self) -> None:
        """Open our seed, if everybody else who sits here has committed to theirs."""
        anchors = self.local_game.anchors
        people = [seat["seat"] for seat in self.table["seats"] if seat["kind"] == "person"]
        if self.kept is None or any(anchors[seat] is None for seat in people):
            return
        if self.kept.commitment != self.local_game.commitment:
            return
        chain = self._own_chain()
        if chain is not None:
            await self.connection.ask("open", seed=chain.seed)

    def _own_chain(self) -> OwnChain | None:
        """Return our chain at this table, computed once."""
        if self._chain is None:
            self._chain = chain_of(self.kept, self.local_game.anchors)
        return self._chain

    def _link(self, turn: int) -> dict[str, str]:
        """Return what goes with our answer to a turn: the link for it, if we have a chain."""
        chain = self._own_chain()
        link = None if chain is None else chain.link(turn)
        return {} if link is None else {"link": link}

    async def _take_snapshot(self, message: Message) -> None:
        """Take a snapshot: it is sent if somebody stood up, or if too much was missed to be sent at once."""
        if message["you"] != self.you or message["version"] < self.local_game.version:
            if message["you"] == WATCHER and self.kept is not None:
                await asyncio.to_thread(self._seats.forget, self.kept)
                self.kept = None
            self.local_game = LocalGame(self.local_game.game, message["you"])
            self._news = [TakenEntry(ANEW, -1, {})]
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
            taken = self.local_game.take(entries[start : start + AT_ONCE])
            self._news += taken
            self.closed = next((one.body for one in taken if one.kind == "closed"), self.closed)

    # ------------------------------------------------------------------------------ what is done

    async def answer(self, option: int) -> Reply:
        """Answer our question with one of its options."""
        match = self.match
        question = None if match is None or self.you == WATCHER else match.question(self.you)
        if match is None or question is None:
            return Reply(False, "not_asked")
        turn = question.turn
        return await self.connection.ask(
            "answer", turn=turn, option=match.text(question, option), **self._link(turn)
        )

    async def answer_set(self, options: list[str]) -> Reply:
        """Answer our question with all pieces of a set at once."""
        match = self.match
        question = None if match is None or self.you == WATCHER else match.question(self.you)
        if question is None:
            return Reply(False, "not_asked")
        turn = question.turn
        return await self.connection.ask(
            "answer_set", turn=turn, options=options, **self._link(turn)
        )

    async def roll(self, throw: Throw, cells: list[int]) -> Reply:
        """Enter what real dice show."""
        dice = self.local_game.game.dice
        return await self.connection.ask(
            "roll",
            seat=throw.seat,
            number=throw.number,
            faces=[dice.cell_names[cell] for cell in cells],
        )

    async def undo(self) -> Reply:
        """Undo our last answer."""
        match = self.match
        if match is None or self.you == WATCHER or match.state.flow.turns[self.you] == 0:
            return Reply(False, "cannot_undo")
        return await self.connection.ask("undo", turn=match.state.flow.turns[self.you] - 1)

    async def say(self, text: str) -> Reply:
        """Say something; a quick phrase is read by everybody in their own language."""
        for phrase, words in self.phrases.items():
            if words.casefold() == text.strip().casefold() and self.you != WATCHER:
                return await self.connection.ask("phrase", phrase=phrase)
        return await self.connection.ask("say", text=text)

    async def start(self) -> Reply:
        """Start the game."""
        return await self.connection.ask("start")

    async def pass_host(self, seat: int) -> Reply:
        """Let somebody else be the host."""
        return await self.connection.ask("host", seat=seat)

    async def leave(self) -> Reply:
        """Leave: before the start the seat becomes free, afterwards a bot plays on."""
        return await self.connection.ask("leave")

    async def come_back(self) -> Reply:
        """Take the seat back from the bot."""
        return await self.connection.ask("return")
