"""What a socket may not be sent: everything is refused with a stable code, and no table changes."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from tests.patience import PATIENCE
from tests.server.app.client import Client
from tests.server.app.place import Made, Place, running
from websockets.asyncio.client import connect


async def two_at_a_table(place: Place) -> tuple[Made, Client, Client]:
    """Start a game of two, and return the table, who is asked, and the other one."""
    table = await place.make("Ada", "Ben")
    ada, ben = await table.connect_all()
    await table.start()
    for client in (ada, ben):
        await client.until(lambda it: it.table["status"] == "running")
    return (table, ada, ben) if ada.question else (table, ben, ada)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        '{"type":"answer"}',
        '{"type":"dance","id":"a"}',
        '{"type":"say","id":"a","text":7}',
        '{"type":"say","id":"","text":"x"}',
        '{"type":"say","id":"a","text":"\\ud800"}',
        '{"type":"answer","id":"a","turn":-1,"option":"x"}',
        '{"type":"answer","id":"a","turn":1e400,"option":"x"}',
        '{"type":"answer","id":"a","turn":0,"option":"x","seat":1}',
        '{"type":"answer","id":"a","turn":true,"option":"x"}',
        '{"type":"hello"}',
        '{"type":"ping","id":"' + "a" * 65 + '"}',
        "[" * 5000,
    ],
)
async def test_a_message_that_cannot_be_read_is_refused(sqlite_url: str, text: str) -> None:
    async with running(sqlite_url) as place:
        _, asked, _ = await two_at_a_table(place)
        before = asked.version
        await asked.connection.send(text)
        refused = await refusal(asked)
        assert (refused["type"], refused["code"]) == ("refused", "bad_message")
        assert refused["text"]
        assert (await asked.ask("ping"))["type"] == "pong"
        assert asked.version == before


async def refusal(client: Client) -> dict[str, Any]:
    """Return the next message that does not tell who is there, which may come at any time."""
    message = await client.receive()
    while message["type"] == "presence":
        message = await client.receive()
    return message


async def test_bytes_and_long_messages_are_refused(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        _, asked, _ = await two_at_a_table(place)
        await asked.quiet()
        await asked.connection.send(b'{"type":"ping","id":"a"}')
        assert (await refusal(asked))["code"] == "bad_message"
        await asked.connection.send(json.dumps({"type": "say", "id": "a", "text": "x" * 9000}))
        assert (await refusal(asked))["code"] == "too_big"
        await asked.connection.send("x" * 200_000)
        assert await asked.closed() == 1009


async def test_an_answer_out_of_turn_order_is_refused_and_a_repeated_one_is_acknowledged(
    database_url: str,
) -> None:
    async with running(database_url) as place:
        _, asked, other = await two_at_a_table(place)
        question = asked.question
        assert question is not None
        turn, option = question["turn"], question["options"][0]
        before = asked.version
        for client, given_turn, given_option, code in (
            (asked, turn + 1, option, "stale_turn"),
            (asked, 2**31 - 1, option, "stale_turn"),
            (asked, turn, "nothing of the kind", "not_offered"),
            (other, 0, option, "not_asked"),
        ):
            refused = await client.ask("answer", turn=given_turn, option=given_option)
            assert refused["code"] == code
        await asked.quiet()
        assert asked.version == before
        assert (await asked.ask("answer", turn=turn, option=option))["type"] == "stored"
        length = asked.version
        assert (await asked.ask("answer", turn=turn, option=option))["type"] == "stored"
        assert asked.version == length
        changed = await asked.ask("answer", turn=turn, option=question["options"][1])
        assert changed["code"] == "stale_turn"
        assert asked.version == length


async def test_who_watches_cannot_act_for_a_seat(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table, asked, _ = await two_at_a_table(place)
        watcher = await table.connect()
        assert asked.question is not None
        fields = {"turn": asked.question["turn"], "option": asked.question["options"][0]}
        for kind, more in (
            ("answer", fields),
            ("undo", {"turn": 0}),
            ("start", {}),
            ("leave", {}),
            ("return", {}),
        ):
            assert (await watcher.ask(kind, **more))["code"] == "not_your_seat"
        assert watcher.version == asked.version


@pytest.mark.parametrize(
    ("path", "hello", "code", "closed"),
    [
        ("{id}", {"type": "hello", "token": "stolen"}, "bad_token", 4403),
        ("{id}", {"type": "hello", "token": "é"}, "bad_token", 4403),
        ("{id}", {"type": "ping", "id": "a"}, "bad_message", 4400),
        ("{id}", {"type": "hello", "version": -1}, "bad_message", 4400),
        ("NOSUCH", {"type": "hello"}, "no_such_table", 4404),
        ("no-such-table-0000", {"type": "hello"}, "no_such_table", 4404),
    ],
)
async def test_a_hello_that_is_none_closes_the_connection(
    sqlite_url: str, path: str, hello: dict[str, Any], code: str, closed: int
) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        client = await Client.connected(place.url(path.format(id=table.id)), **hello)
        assert client.received[0]["code"] == code
        assert await client.closed() == closed


async def test_who_says_no_hello_is_hung_up_on(sqlite_url: str) -> None:
    async with running(sqlite_url, hello_s=0.1) as place:
        table = await place.make("Ada", "Ben")
        async with connect(place.url(table.id)) as connection:
            assert json.loads(await connection.recv())["code"] == "no_hello"
            await asyncio.wait_for(connection.wait_closed(), PATIENCE)
            assert connection.close_code == 4408


async def test_a_client_that_sends_nothing_but_nonsense_is_hung_up_on(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        client = await table.connect(0)
        for _ in range(20):
            await client.connection.send("nonsense")
        assert await client.closed() == 4400
        assert sum(message["type"] == "refused" for message in client.received) == 20


async def test_a_client_that_is_too_fast_is_told_and_then_hung_up_on(sqlite_url: str) -> None:
    async with running(sqlite_url, messages_per_s=1.0, messages_burst=5) as place:
        table = await place.make("Ada", "Ben")
        client = await table.connect(0)
        replies = [await client.ask("ping") for _ in range(6)]
        assert [reply["type"] for reply in replies] == ["pong"] * 5 + ["refused"]
        assert replies[-1]["code"] == "too_fast"
        for number in range(30):
            await client.send(type="ping", id=str(number))
        assert await client.closed() == 4429


async def test_refusals_are_said_in_the_language_of_the_hello(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        for language, said in (
            ("de-AT", "Du wirst"),
            ("uk", "За цим столом не йде"),
            ("xx", "No game is"),
        ):
            client = await table.connect(0, language=language)
            if language == "de-AT":
                continue
            refused = await client.ask("answer", turn=0, option="x")
            assert refused["code"] == "not_running"
            assert refused["text"].startswith(said)


JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text(max_size=20),
    lambda inner: (
        some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = some.fixed_dictionaries(
    {"type": some.sampled_from(["answer", "undo", "say", "phrase", "hello", "ping"]) | JSON},
    optional={
        "id": some.text(max_size=70) | JSON,
        "turn": some.integers(-2, 2**40) | JSON,
        "option": some.text(max_size=30) | JSON,
        "text": JSON,
        "phrase": some.text(max_size=20) | JSON,
        "seat": some.integers(-1, 3),
        "version": JSON,
        "token": JSON,
    },
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=some.lists(FIELDS.map(json.dumps) | some.text(max_size=60), max_size=15))
def test_no_message_changes_the_game_or_brings_the_server_down(
    sqlite_url: str, messages: list[str]
) -> None:
    async def send_all() -> None:
        async with running(sqlite_url) as place:
            table, asked, _ = await two_at_a_table(place)
            question = asked.question
            for message in messages:
                await asked.connection.send(message)
            await asked.quiet()
            codes = {one["code"] for one in asked.received if one["type"] == "refused"}
            assert "server_error" not in codes
            # Whatever was said, nobody has answered; an option that fits is too rare to be guessed.
            assert asked.question == question
            assert len(table.place.hall.rooms) == 1

    asyncio.run(send_all())
