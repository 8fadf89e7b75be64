"""Players who come back: each remembers what it was shown and told, and holds the server to it."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

from tests.server.reliability.apart import Door
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from dicehall.core.record import Replay, read_record
from dicehall.games.registry import new_game

Broken = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
"""How a connection can break, or not come about."""
UNDO = 0.04
"""How often a player thinks better of it."""
MOST_TAKEN_BACK = 5
"""How often in all: a game must come to its end."""


AWAY = ("not_stored", "shutting_down", "too_busy")
"""The codes of refusals after which it can be tried again."""


class Servers(Protocol):
    """One server, or several of which any will do."""

    @property
    def up(self) -> bool:
        """Return whether anybody takes requests, as far as is known here."""

    def url(self, table_id: str) -> str:
        """Return where a table's socket is."""


class Player:
    """Somebody on a seat, or who watches: answers whatever is asked as soon as it is asked."""

    patient = False
    """Whether it takes it as it comes that the server cannot store anything for a while."""

    def __init__(
        self,
        server: Servers,
        table_id: str,
        token: str | None,
        seed: str,
        headers: dict[str, str] | None = None,
        thinking_s: float = 0.0,
    ) -> None:
        self.entries: list[dict[str, Any]] = []
        """All that it was ever shown of the log."""
        self.stored: list[tuple[str, int, str]] = []
        """What was acknowledged: ``answered`` or ``undone``, the turn, the option."""
        self.status = "open"
        """How the table stands."""
        self.breaks = 0
        """How often its connection broke."""
        self.you = -1
        """Its seat, as far as it matters to itself."""
        self._connection: ClientConnection | None = None
        self._server = server
        self._table = table_id
        self._token = token
        self._headers = headers
        self._thinking_s = thinking_s
        self._chance = random.Random(seed)
        self._question: dict[str, Any] | None = None
        self._asked = 0
        self._taken_back = 0
        self._pending: dict[str, Any] | None = None
        """What was sent and not replied to; it is sent again after a break."""

    def over(self) -> bool:
        """Return whether there is nothing more to play."""
        return self.status in ("ended", "closed")

    async def play(self) -> None:
        """Play until the game is over, coming back after every break."""
        while not self.over():
            with suppress(*Broken):
                async with connect(
                    self._server.url(self._table),
                    additional_headers=self._headers,
                    compression=None,
                    max_size=None,
                    proxy=None,
                ) as connection:
                    self._connection = connection
                    await self._play_on(connection)
                    return
            self.breaks += 1
            while not self._server.up:
                await asyncio.sleep(0.05)

    def break_off(self) -> None:
        """Let the connection break, as a train in a tunnel does."""
        assert self._connection is not None
        self._connection.transport.abort()

    async def _play_on(self, connection: ClientConnection) -> None:
        hello = {"type": "hello", "token": self._token, "version": len(self.entries)}
        await connection.send(json.dumps(hello))
        # Whoever says what they have seen gets exactly what they missed, not everything anew.
        first = json.loads(await connection.recv())
        if self.patient and first["type"] == "refused" and first["code"] in AWAY:
            await asyncio.sleep(0.2)
            raise ConnectionError
        assert first["type"] == "update", first
        self._take(first)
        if self._pending is not None:
            await connection.send(json.dumps(self._pending))
        while not (self.over() and self._pending is None):
            if self._pending is None and (wanted := self.wants()) is not None:
                self._asked += 1
                self._pending = {"id": f"m{self._asked}", **wanted}
                await asyncio.sleep(self._thinking_s)
                await connection.send(json.dumps(self._pending))
            told = json.loads(await connection.recv())
            if self.patient and told["type"] == "refused" and told["code"] in AWAY:
                # It has not happened, or is known when it is sent again.
                await asyncio.sleep(0.2)
                await connection.send(json.dumps(self._pending))
            else:
                self._take(told)

    def wants(self) -> dict[str, Any] | None:
        """Return what to send next: an answer as a rule, now and then the wish to take the last one back."""
        question = self._question
        if question is None:
            return None
        turn = question["turn"]
        if turn and self._taken_back < MOST_TAKEN_BACK and self._chance.random() < UNDO:
            self._taken_back += 1
            return {"type": "undo", "turn": turn - 1}
        option = self._chance.choice(question["options"])["text"]
        return {"type": "answer", "turn": turn, "option": option}

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            assert message["version"] - len(message["entries"]) == len(self.entries)
            numbers = [entry["number"] for entry in message["entries"]]
            assert numbers == list(range(len(self.entries) + 1, message["version"] + 1))
            self.entries += message["entries"]
            if message.get("table") is not None:
                self.status = message["table"]["status"]
            self._question = message["question"]
        elif kind in ("stored", "refused"):
            pending, self._pending = self._pending, None
            assert pending is not None
            assert message["id"] == pending["id"]
            if kind == "stored":
                done = {"answer": "answered", "undo": "undone"}.get(pending["type"])
                if done is not None:
                    self.stored.append((done, pending["turn"], pending.get("option", "")))
            else:
                # An undo may come too late. An answer was asked for, so it must be taken, also the
                # second time.
                assert (pending["type"], message["code"]) in (
                    ("undo", "cannot_undo"),
                    ("undo", "stale_turn"),
                ), (pending, message)


def answers_of(entries: list[dict[str, Any]], seat: int) -> list[tuple[str, int, str]]:
    """Return what a seat did by itself, in order: answers and what was taken back."""
    return [
        (entry["kind"], entry["body"]["turn"], entry["body"].get("given", ""))
        for entry in entries
        if entry["kind"] in ("answered", "undone")
        and entry["seat"] == seat
        and entry["body"].get("by", "player") == "player"
    ]


@dataclass
class Game:
    """A table and everybody who is at it."""

    id: str
    tokens: dict[int, str]
    players: dict[int, Player]
    """By seat; -1 watches."""
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def length(self) -> int:
        """Return how much of its log anybody has seen."""
        return max(len(player.entries) for player in self.players.values())

    def over(self) -> bool:
        """Return whether everybody has seen the end."""
        return all(player.over() for player in self.players.values())

    async def check(self, door: Door) -> None:
        """Hold the server's log and record to all that anybody was shown or had acknowledged."""
        # Noted before the log is asked for: the players may be playing on.
        noted = [
            (seat, list(player.entries), Counter(player.stored))
            for seat, player in self.players.items()
        ]
        log = await door.entries(self.id, next(iter(self.tokens.values()), None))
        for seat, seen, stored in noted:
            # All who sit there see the same under the same numbers, whatever watchers say meanwhile.
            for now, then in zip(log, seen, strict=False):
                assert now == then, f"table {self.id}: seat {seat} was shown something else"
            assert len(log) >= len(seen), f"table {self.id}: what seat {seat} was shown is gone"
            if seat >= 0:
                missing = stored - Counter(answers_of(log, seat))
                assert not missing, f"table {self.id}, seat {seat}: stored and gone: {missing}"
        stands: dict[tuple[int, int], int] = {}
        for entry in log:
            if entry["kind"] in ("answered", "undone"):
                which = (entry["seat"], entry["body"]["turn"])
                stands[which] = stands.get(which, 0) + (1 if entry["kind"] == "answered" else -1)
        assert set(stands.values()) <= {0, 1}, f"table {self.id}: an answer was stored twice"
        await self._compare_record(door, log)

    async def _compare_record(self, door: Door, log: list[dict[str, Any]]) -> None:
        # By the door, which asks again where a server is in trouble or hangs up on a connection that waited.
        found = await door.ask("GET", f"/tables/{self.id}/record")
        record = read_record(json.dumps(found))
        # Off the loop that plays: a replay takes its time.
        await asyncio.to_thread(Replay(new_game(record.game, record.options), record).finish)
        rolled = [(one.seat, one.number, one.given) for one in record.steps if one.asked == "roll"]
        logged = [
            (entry["seat"], entry["body"]["number"], entry["body"]["given"])
            for entry in log
            if entry["kind"] == "rolled"
        ]
        # The table may have gone on between the two requests.
        assert rolled[: len(logged)] == logged, f"table {self.id}: its record has other dice"
        if log[-1]["kind"] == "ended":
            assert record.over
            assert record.origin["secret"] == log[-1]["body"]["secret"]
            assert list(record.scores) == log[-1]["body"]["scores"]


KINDS: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("novodice", ("Ada", "Ben"), {}),
    ("cubitos", ("Ada", "Ben"), {"rounds": 15}),
    ("novodice", ("Ada", "bot:greedy"), {}),
    ("cubitos", ("Ada", "bot:random", "Ben"), {"rounds": 10}),
    ("novodice", ("bot:random", "bot:random"), {}),
]
"""The tables of a hall, in turn: people among themselves, with bots, and bots that are watched."""


async def new_table(
    server: Servers, door: Door, number: int, seed: str, patient: bool = False
) -> Game:
    """Make a table of the kind whose turn it is, start it, and let everybody play."""
    game, seats, options = KINDS[number % len(KINDS)]
    made = await door.make(*seats, game=game, options=options)
    table_id = made["table"]["id"]
    tokens = {int(seat): token for seat, token in made["tokens"].items()}
    viewers: dict[int, str | None] = dict(tokens) or {-1: None}
    players = {
        seat: Player(server, table_id, token, f"{seed}/{number}/{seat}")
        for seat, token in viewers.items()
    }
    for player in players.values():
        player.patient = patient
    await door.ask("POST", f"/tables/{table_id}/start", None, next(iter(tokens.values()), None))
    playing = Game(table_id, tokens, players)
    playing.tasks = [asyncio.create_task(player.play()) for player in players.values()]
    return playing


async def until(holds: Callable[[], bool], games: list[Game], patience: float) -> None:
    """Wait until something holds, and fail as soon as a player does."""
    async with asyncio.timeout(patience):
        while not holds():
            for game in games:
                for task in game.tasks:
                    if task.done() and task.exception() is not None:
                        await task
            await asyncio.sleep(0.02)
