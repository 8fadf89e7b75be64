"""What a table in use does, whatever it stands on: each case is a sentence, and runs over every set of ports.

It runs in the page's Python, too, so it imports the package and the standard library alone.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Protocol

from dicehall.core.record import Replay, read_record
from dicehall.hall.local import LocalConnection
from dicehall.hall.ports import BotAnswer, ChangeNotStored, NoDecision, TableMoved
from dicehall.hall.room import Room
from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.refusals import Refusal
from dicehall.table.seats import hash_token
from dicehall.table.state import LiveTable

PATIENCE = 240.0
"""Seconds until something hangs."""
SHORT: dict[str, dict[str, Any]] = {
    "novodice": {"components": {"trash": 1, "tiles_per_kind": {"2": 0}}},
    "cubitos": {"race": "1", "rounds": 2},
}
"""Options of games with few decisions."""
SEED = "0123456789abcdef" * 2


class Hall(Protocol):
    """A hall on some ports."""

    async def make(self, wanted: Any) -> Room:
        """Make a table."""

    async def find(self, table_id: str) -> Room:
        """Return a table in use."""

    async def again(self) -> Hall:
        """Return another hall on what is stored here, as after a restart."""


class Client:
    """A client of a table, and what it was told."""

    def __init__(self, hall: Hall, table: str, token: str | None, **hello: Any) -> None:
        self.heard: list[dict[str, Any]] = []
        self.entries: list[dict[str, Any]] = []
        self.version: int | None = hello.get("version")
        self.table: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.code: int | None = None
        self._news = asyncio.Event()
        self._number = 0
        self._line = LocalConnection(lambda: hall.find(table), self._hear, self._end)
        self.say({"type": "hello", "token": token, **hello})

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("snapshot", "update"):
            if message["type"] == "snapshot":
                self.entries = []
            else:
                assert message["version"] - len(message["entries"]) == self.version
            self.version = message["version"]
            self.entries += message["entries"]
            self.table = message["table"] or self.table
            self.question = message["question"]
        elif message["type"] == "explained":
            assert self.question is not None
            assert message["question"]["turn"] == self.question["turn"]
            self.question = message["question"]
        self._news.set()

    def _end(self, code: int) -> None:
        self.code = code
        self._news.set()

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._line.receive(json.dumps(message))

    def close(self) -> None:
        """Leave."""
        self._line.close()

    async def until(self, holds: Callable[[], Any]) -> Any:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not (found := holds()):
                self._news.clear()
                await self._news.wait()
        return found

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and return the reply."""
        self._number += 1
        name = f"m{self._number}"
        self.say({"type": kind, "id": name, **fields})
        reply: dict[str, Any] = await self.until(
            lambda: next((one for one in self.heard if one.get("id") == name), None)
        )
        return reply

    async def asked(self) -> dict[str, Any]:
        """Wait until this client is asked something, and return the question."""
        question: dict[str, Any] = await self.until(lambda: self.question)
        return question

    async def answer(self) -> dict[str, Any]:
        """Answer with the first option."""
        question = await self.asked()
        option = question["options"][0]["text"]
        return await self.ask("answer", turn=question["turn"], option=option)

    async def play_on(self) -> None:
        """Answer whatever is asked until the game is over."""
        while True:
            await self.until(lambda: self.question or self.table.get("status") == "ended")
            if self.table["status"] == "ended":
                return
            assert (await self.answer())["type"] == "stored"

    def kinds(self) -> list[str]:
        """Return the kinds of the entries so far."""
        return [entry["kind"] for entry in self.entries]


async def seated(
    hall: Hall, people: int = 2, bots: tuple[str, ...] = (), game: str = "cubitos", **more: Any
) -> tuple[Room, list[str]]:
    """Return a table at which people and bots sit, and the people's tokens."""
    seats: list[dict[str, Any]] = [{"kind": "open"}] * people
    seats = [*seats, *({"kind": "bot", "bot": bot} for bot in bots)]
    room = await hall.make({"game": game, "options": SHORT[game], "seats": seats, **more})
    tokens = [f"token {seat} of {room.table.id}" for seat in range(people)]
    for seat, token in enumerate(tokens):
        await room.do(_sits(seat, token))
    return room, tokens


def _sits(seat: int, token: str) -> Callable[[LiveTable, float], Change]:
    name = ("Mira", "Jo", "Oleh")[seat]
    return lambda table, now: commands.sit(table, seat, name, SEED, hash_token(token), now)


@asynccontextmanager
async def begun(hall: Hall, **wanted: Any) -> AsyncIterator[tuple[Room, list[Client], list[str]]]:
    """Give a table whose game has begun, its people's connections and their tokens."""
    hello = wanted.pop("hello", {})
    room, tokens = await seated(hall, **wanted)
    clients = [Client(hall, room.table.id, token, **hello) for token in tokens]
    assert (await clients[0].ask("start"))["type"] == "stored"
    try:
        yield room, clients, tokens
    finally:
        for client in clients:
            client.close()


# -------------------------------------------------------------------------------------- the cases


async def people_and_bots_play_to_the_end_and_the_record_verifies(hall: Hall) -> None:
    for game in SHORT:
        async with begun(hall, people=2, bots=("greedy",), game=game) as (room, clients, _):
            await asyncio.gather(*(client.play_on() for client in clients))
            record = read_record(room.record_text())
            assert (record.seats, record.over) == (("Mira", "Jo", "greedy"), True)
            Replay(room.table.game, record).finish()
            numbers = [entry["number"] for entry in clients[0].entries]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def a_client_hears_of_a_change_before_it_is_acknowledged(hall: Hall) -> None:
    async with begun(hall) as (_, (mira, *_), _):
        await mira.asked()
        before = len(mira.heard)
        await mira.answer()
        types = [one["type"] for one in mira.heard[before:] if one["type"] != "presence"]
        assert types[:2] == ["update", "stored"]


async def whoever_comes_back_gets_exactly_what_was_missed(hall: Hall) -> None:
    async with begun(hall) as (room, (mira, jo), tokens):
        await mira.asked()
        seen = mira.version or 0
        mira.close()
        await jo.answer()
        back = Client(hall, room.table.id, tokens[0], version=seen)
        await back.until(lambda: back.version == jo.version)
        assert back.heard[0]["type"] == "update"
        assert back.entries == [entry for entry in jo.entries if entry["number"] > seen]
        never = Client(hall, room.table.id, tokens[0], version=9999)
        await never.until(lambda: never.heard)
        assert never.heard[0]["type"] == "snapshot"


async def a_connection_begins_with_one_hello(hall: Hall) -> None:
    room, (token, *_) = await seated(hall)
    silent = Client(hall, room.table.id, token)
    silent.heard.clear()
    assert (await silent.ask("hello"))["code"] == "bad_message"
    assert (await silent.ask("dance"))["code"] == "bad_message"
    stranger = Client(hall, room.table.id, "nobody's token")
    assert await stranger.until(lambda: stranger.code) == 4403
    rude = Client(hall, room.table.id, token, type="ping", id="first")
    assert await rude.until(lambda: rude.code) == 4400


async def several_connections_may_hold_one_seat(hall: Hall) -> None:
    async with begun(hall) as (room, (mira, *_), (token, *_)):
        other = Client(hall, room.table.id, token)
        assert (await other.answer())["type"] == "stored"
        await mira.until(lambda: mira.version == other.version)
        assert mira.question == other.question
        other.close()


async def everybody_hears_who_is_connected(hall: Hall) -> None:
    async with begun(hall) as (_, (mira, jo), _):
        await mira.until(lambda: [0, 1] in [one.get("seats") for one in mira.heard])
        jo.close()
        mira.heard.clear()
        await mira.until(lambda: [0] in [one.get("seats") for one in mira.heard])


async def an_answer_is_taken_back(hall: Hall) -> None:
    async with begun(hall) as (_, (mira, *_), _):
        before = await mira.asked()
        turn = before["turn"]
        assert (await mira.ask("answer", turn=turn, option="pass"))["type"] == "stored"
        assert (await mira.ask("undo", turn=turn))["type"] == "stored"
        assert mira.question == before


async def an_answer_that_is_repeated_counts_once(hall: Hall) -> None:
    async with begun(hall) as (_, (mira, *_), _):
        question = await mira.asked()
        given = {"turn": question["turn"], "option": question["options"][0]["text"]}
        for _ in range(2):
            assert (await mira.ask("answer", **given))["type"] == "stored"
        answers = [one for one in mira.entries if one["kind"] == "answered"]
        assert len([one for one in answers if one["body"]["turn"] == question["turn"]]) == 1


async def explanations_follow_in_the_form_that_a_client_knows(hall: Hall) -> None:
    for apart in (True, False):
        hello = {"explain": True, "apart": apart}
        async with begun(hall, hello=hello) as (_, (mira, *_), _):
            for _ in range(2):
                await mira.until(lambda: mira.question and mira.question["about"])
                await mira.answer()
            assert ("explained" in [one["type"] for one in mira.heard]) == apart


async def a_hint_is_an_option_and_everybody_hears_that_it_was_taken(hall: Hall) -> None:
    async with begun(hall, hints=True) as (_, (mira, *_), _):
        question = await mira.asked()
        hint = await mira.ask("hint", turn=question["turn"])
        assert hint["option"] in [option["text"] for option in question["options"]]
        assert "hinted" in mira.kinds()
        assert (await mira.ask("hint", turn=99))["code"] == "stale_turn"


async def a_bot_that_fails_is_replaced_for_that_decision(hall: Hall) -> None:
    class Fails:
        """A bot that crashes once."""

        def __init__(self) -> None:
            self.failed = False

        async def decide(self, *given: Any, **more: Any) -> BotAnswer:
            """Crash the first time."""
            if self.failed:
                return await real.decide(*given, **more)
            self.failed = True
            raise NoDecision("crashed")

    room, (token,) = await seated(hall, people=1, bots=("greedy",))
    real = room.ports.think
    room.ports = replace(room.ports, think=Fails())
    mira = Client(hall, room.table.id, token)
    await mira.ask("start")
    await mira.until(lambda: "bot_failed" in mira.kinds())
    await mira.play_on()
    mira.close()


async def whoever_overruns_the_clock_is_played_for_and_may_return(hall: Hall) -> None:
    clock = {"kind": "move", "seconds": 1}
    async with begun(hall, clock=clock) as (_, (mira, *_), _):
        await mira.until(lambda: "left" in mira.kinds())
        await mira.until(lambda: "answered" in mira.kinds() or mira.table["status"] == "ended")
        (first, *_) = [one["body"] for one in mira.entries if one["kind"] == "answered"]
        assert first["by"] == "stand_in"


class FailingLog:
    """A log that stores nothing, or says so though it does, for one change."""

    def __init__(self, room: Room, stores: bool) -> None:
        self._room, self._real, self._stores = room, room.ports.log, stores
        self.newer, self.moved = self._real.newer, self._real.moved
        room.ports = replace(room.ports, log=self)

    async def append(self, table: LiveTable, change: Change) -> None:
        """Fail."""
        self._room.ports = replace(self._room.ports, log=self._real)
        if self._stores:
            await self._real.append(table, change)
        raise ChangeNotStored("not_stored")


async def what_is_not_stored_has_not_happened_and_can_be_tried_again(hall: Hall) -> None:
    async with begun(hall) as (room, (mira, *_), _):
        before = await mira.asked()
        seen = mira.version
        FailingLog(room, stores=False)
        assert (await mira.answer())["code"] == "not_stored"
        assert (mira.version, mira.question) == (seen, before)
        assert (await mira.answer())["type"] == "stored"


async def what_was_stored_after_all_is_not_stored_twice(hall: Hall) -> None:
    async with begun(hall) as (room, (mira, *_), _):
        question = await mira.asked()
        FailingLog(room, stores=True)
        given = {"turn": question["turn"], "option": question["options"][0]["text"]}
        assert (await mira.ask("answer", **given))["code"] == "not_stored"
        assert (await mira.ask("answer", **given))["type"] == "stored"
        assert mira.kinds().count("answered") == 1


async def after_a_restart_everything_is_as_it_was_and_the_game_goes_on(hall: Hall) -> None:
    async with begun(hall) as (room, (mira, jo), tokens):
        await mira.answer()
        await jo.until(lambda: jo.version == mira.version)
        question = jo.question
    later = await hall.again()
    back = Client(later, room.table.id, tokens[1], version=0)
    await back.until(lambda: back.version == jo.version)
    assert back.entries[-len(jo.entries) :] == jo.entries
    assert back.question == question
    if question is not None:
        assert (await back.answer())["type"] == "stored"
    back.close()


async def two_rooms_of_one_table_never_store_the_same_entry(hall: Hall) -> None:
    room, _ = await seated(hall)
    other = await (await hall.again()).find(room.table.id)

    def speak(table: LiveTable, now: float) -> Change:
        return commands.phrase(table, 0, "hello", now)

    stored = 0
    for one in (room, other, room):
        try:
            await one.do(speak)
            stored += 1
        except (ChangeNotStored, TableMoved, Refusal):
            continue
    last = await (await hall.again()).find(room.table.id)
    kinds = [entry.kind for entry in last.table.entries]
    assert kinds.count("phrase") == stored >= 1


CASES: list[Callable[[Hall], Awaitable[None]]] = [
    people_and_bots_play_to_the_end_and_the_record_verifies,
    a_client_hears_of_a_change_before_it_is_acknowledged,
    whoever_comes_back_gets_exactly_what_was_missed,
    a_connection_begins_with_one_hello,
    several_connections_may_hold_one_seat,
    everybody_hears_who_is_connected,
    an_answer_is_taken_back,
    an_answer_that_is_repeated_counts_once,
    explanations_follow_in_the_form_that_a_client_knows,
    a_hint_is_an_option_and_everybody_hears_that_it_was_taken,
    a_bot_that_fails_is_replaced_for_that_decision,
    whoever_overruns_the_clock_is_played_for_and_may_return,
    what_is_not_stored_has_not_happened_and_can_be_tried_again,
    what_was_stored_after_all_is_not_stored_twice,
    after_a_restart_everything_is_as_it_was_and_the_game_goes_on,
    two_rooms_of_one_table_never_store_the_same_entry,
]
"""All of them."""
