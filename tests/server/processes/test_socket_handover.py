"""Live connections that came to the wrong process of a machine are handed over to the table's owner."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.app.client import Client, play
from tests.server.app.place import Place
from tests.server.processes.test_many import at, hall_of, lease_of, owners
from tests.server.reliability.apart import Apart
from tests.short_games import SHORT
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dicehall.server.gate.uvicorn_protocols import MOST_GIVEN, LiveProtocol
from dicehall.server.live.visitor import LiveVisitor
from dicehall.server.processes import socket_handover
from dicehall.server.processes.socket_handover import hand_over, name_of

HANDED = re.compile(r'^dicehall_elsewhere_total\{how="handed".*\} (\S+)$', re.M)


@pytest.fixture(autouse=True)
def _slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never relay only because this machine is busy."""
    monkeypatch.setattr(socket_handover, "HANDING_S", PATIENCE)


@pytest.fixture
def far_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no process find another on its own machine."""
    names = iter(range(1_000_000))
    monkeypatch.setattr(
        socket_handover, "name_of", lambda _: f"\0dicehall test {os.getpid()} {next(names)}"
    )


def elsewhere(place: Place) -> dict[str, float]:
    """Return how many live connections a server has handed over and relayed."""
    found = place.hall.services.metrics.elsewhere.collect()
    samples = [sample for metric in found for sample in metric.samples]
    return {one.labels["how"]: one.value for one in samples if one.name.endswith("_total")}


def live(place: Place) -> int:
    """Return how many live connections a server has."""
    return sum(isinstance(one, LiveProtocol) for one in place.server.server_state.connections)


async def broken(client: Client) -> None:
    """Wait until a connection breaks."""
    with suppress(ConnectionClosed):
        while True:
            await client.receive()


async def test_a_live_connection_to_the_wrong_process_is_served_by_the_owner_alone(
    postgresql_url: str,
) -> None:
    async with hall_of(postgresql_url, 3) as (one, two, three):
        table = await one.make("Ada", "Ben", options=SHORT["novodice"])
        ada = await at(two, table).connect(0)
        ben = await two.connect(table.code, table.tokens[1])
        watcher = await at(three, table).connect()
        assert [elsewhere(place) for place in (one, two, three)] == [
            {},
            {"handed": 2},
            {"handed": 1},
        ]
        assert [live(place) for place in (one, two, three)] == [3, 0, 0]
        await at(two, table).start()
        playing = asyncio.create_task(watcher.until(lambda it: it.table["status"] == "ended"))
        await play(ada, ben, choose=random.Random(1).choice)
        await playing
        assert ada.entries == ben.entries
        assert owners([one, two, three], table) == [one]


async def test_a_connection_that_is_handed_over_counts_at_the_owner_by_its_own_address(
    postgresql_url: str,
) -> None:
    limits = {"sockets_per_address": 2, "trusted_proxies": ["127.0.0.1"]}
    async with hall_of(postgresql_url, 2, **limits) as (one, two):
        table = await one.make("Ada", "Ben", "Cleo", game="cubitos")

        async def connected(host: str) -> Client:
            token = table.tokens[0]
            headers = {"X-Forwarded-For": host}
            client = await Client.connected(two.url(table.id), headers, token=token)
            two.clients.append(client)
            return client

        for _ in range(2):
            await connected("198.51.100.7")
        with pytest.raises(InvalidStatus) as refused:
            await connected("198.51.100.7")
        assert refused.value.response.status_code == 429
        await connected("198.51.100.8")
        listeners = one.hall.rooms[table.id].listeners
        told = {cast(LiveVisitor, listener.visitor).address for listener in listeners}
        assert told == {"198.51.100.7", "198.51.100.8"}
        assert elsewhere(two) == {"handed": 4}


async def test_a_full_owner_refuses_who_is_handed_over(postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 2) as (one, two):
        table = await one.make("Ada", "Ben")
        protocol: Any = one.server.config.http_protocol_class
        real = protocol.everybody.enter

        def enter(*given: Any) -> str:
            real(*given)
            return "too_many_connections"

        protocol.everybody.enter = enter
        with pytest.raises(InvalidStatus) as refused:
            await at(two, table).connect(0)
        assert refused.value.response.status_code == 429
        assert b"too_many_connections" in (refused.value.response.body or b"")
        assert elsewhere(two) == {"handed": 1}


async def test_who_does_not_know_the_secret_hands_nothing_over(postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 2) as (one, _):
        table = await one.make("Ada", "Ben")
        loop = asyncio.get_running_loop()
        for question in (f"{'0' * 64} {table.id}", table.id, "", " "):
            with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as there:
                there.setblocking(False)
                there.connect(name_of(lease_of(one).secret))
                there.send(question.encode())
                async with asyncio.timeout(PATIENCE):
                    assert await loop.sock_recv(there, 100) == b""
        assert live(one) == 0


async def test_nothing_is_handed_to_or_taken_from_another_user(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_of(postgresql_url, 2) as (one, two):
        table = await one.make("Ada", "Ben")
        asked = lease_of(one).secret, table.id, lambda _: pytest.fail("it was given away")
        somebody = os.geteuid() + 1
        with monkeypatch.context() as patch:
            patch.setattr(os, "geteuid", lambda: somebody)
            assert await hand_over(*asked) is False
            ada = await at(two, table).connect(0)
            assert (await ada.ask("say", text="by the relay"))["type"] == "stored"
        assert elsewhere(two) == {"relayed": 1}
        same = iter((True, False))
        with monkeypatch.context() as patch:
            # Only the receiver takes the other for a stranger.
            patch.setattr(socket_handover, "_same_user", lambda _: next(same))
            assert await hand_over(*asked) is False


async def test_a_process_that_does_not_own_the_table_takes_no_connection(
    postgresql_url: str,
) -> None:
    async with hall_of(postgresql_url, 2) as (one, two):
        table = await one.make("Ada", "Ben")

        def give(_: object) -> bool:
            pytest.fail("it was given away")

        assert await hand_over(lease_of(two).secret, table.id, give) is None
        one.hall.closing = True
        assert await hand_over(lease_of(one).secret, table.id, give) is None
        one.hall.closing = False
        assert await hand_over("of nobody", table.id, give) is False


async def test_a_table_that_moves_while_it_is_asked_for_is_found(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_of(postgresql_url, 3) as (one, two, three):
        table = await one.make("Ada", "Ben")
        real = socket_handover.hand_over

        async def later(secret: str, table_id: str, give: Any) -> bool | None:
            if table.id in one.hall.rooms:
                # It goes to the third one between the look at the database and the question.
                await one.hall.unload(one.hall.rooms[table.id])
                await three.hall.load(table.id)
            return await real(secret, table_id, give)

        monkeypatch.setattr(socket_handover, "hand_over", later)
        ada = await at(two, table).connect(0)
        assert (await ada.ask("say", text="found"))["type"] == "stored"
        assert owners([one, two, three], table) == [three]
        assert [elsewhere(place) for place in (one, two, three)] == [{}, {"handed": 1}, {}]


async def test_a_table_that_moves_while_a_connection_is_handed_over_is_found(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_of(postgresql_url, 3) as (one, two, three):
        table = await one.make("Ada", "Ben")
        real = one.server._adopt

        async def later(connection: socket.socket, request: bytes) -> None:
            await one.hall.unload(one.hall.rooms[table.id])
            await three.hall.load(table.id)
            await real(connection, request)

        lease_of(one).receiver.close()
        lease_of(one).receiver.begin(one.hall.has, later)
        ada = await at(two, table).connect(0)
        assert (await ada.ask("say", text="found"))["type"] == "stored"
        assert [live(place) for place in (one, two, three)] == [0, 0, 1]


@pytest.mark.usefixtures("far_apart")
async def test_between_machines_live_connections_are_relayed(postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 3) as places:
        table = await places[0].make("Ada", "Ben", options=SHORT["novodice"])
        ada = await at(places[1], table).connect(0)
        ben = await at(places[2], table).connect(1)
        await at(places[1], table).start()
        await play(ada, ben, choose=random.Random(1).choice)
        assert ada.entries == ben.entries
        assert [elsewhere(place) for place in places] == [{}, {"relayed": 1}, {"relayed": 1}]
        places[0].server.should_exit = True
        assert await ada.closed() == 1012
        again = await at(places[1], table).connect(0, version=ada.version)
        assert (await again.ask("say", text="still here"))["type"] == "stored"


async def test_who_asks_for_no_table_of_the_hall_is_told_after_the_hello(
    postgresql_url: str,
) -> None:
    async with hall_of(postgresql_url, 2) as (_, two):
        client = await Client.connected(two.url("nowhere"))
        assert client.received[-1]["code"] == "no_such_table"
        assert await client.closed() == 4404


async def test_a_killed_owner_takes_nobody_with_it_whom_it_was_handed(
    postgresql_url: str, tmp_path: Path
) -> None:
    with (
        Apart(postgresql_url, tmp_path / "one") as one,
        Apart(postgresql_url, tmp_path / "two") as two,
    ):
        async with httpx.AsyncClient(base_url=two.address, timeout=PATIENCE, verify=False) as http:
            made = await http.post(
                f"{one.address}/api/tables",
                json={
                    "game": "novodice",
                    "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}],
                },
            )
            table, kept = made.json()["table"]["id"], made.json()["tokens"]["0"]
            wanted = {"seed": "00" * 16, "kept": kept}
            sat = await http.post(f"/api/tables/{table}/seats", json=wanted)
            token = sat.json()["token"]
            async with asyncio.timeout(PATIENCE):
                # Whoever comes before the two know each other, or while one is busy, may be relayed.
                ada = await Client.connected(two.url(table), token=token)
                while not HANDED.search((await http.get("/metrics")).text):
                    await ada.connection.close()
                    ada = await Client.connected(two.url(table), token=token)
                assert (await ada.ask("say", text="before"))["type"] == "stored"
                one.send(signal.SIGKILL)
                await broken(ada)
                again = await Client.connected(two.url(table), token=token, version=ada.version)
                assert (await again.ask("say", text="after"))["type"] == "stored"
                log = (await http.get(f"/api/tables/{table}/entries")).json()["entries"]
                assert [entry["kind"] for entry in log].count("said") == 2
                await again.connection.close()


class Written:
    """A transport of a connection of which only the request was read."""

    def __init__(self, unsent: int = 0, closing: bool = False) -> None:
        self.log: list[str] = []
        self._unsent = unsent
        self._closing = closing

    def get_write_buffer_size(self) -> int:
        return self._unsent

    def is_closing(self) -> bool:
        return self._closing

    def get_extra_info(self, _: str) -> Any:
        return self

    def fileno(self) -> int:
        return 7

    def __getattr__(self, name: str) -> Any:
        return lambda: self.log.append(name)


def given(transport: Written, request: bytes = b"GET", complete: bool = False) -> Any:
    """Return a connection whose request was read."""
    one: Any = LiveProtocol.__new__(LiveProtocol)
    one.transport, one._request, one.handshake_complete, one.close_sent = (
        transport,
        request,
        complete,
        False,
    )
    return one


def test_a_connection_that_cannot_be_sent_goes_on_here() -> None:
    def fail(descriptor: int, request: bytes) -> None:
        raise BrokenPipeError

    one = given(Written())
    assert not one.give_socket(fail)
    assert one.transport.log == ["pause_reading", "resume_reading"]
    assert not one.handshake_complete
    sent = []
    assert one.give_socket(lambda descriptor, request: sent.append((descriptor, request)))
    assert sent == [(7, b"GET")]
    assert one.transport.log[2:] == ["pause_reading", "abort"]
    assert one.handshake_complete
    assert one.close_sent


@pytest.mark.parametrize(
    "one",
    [
        given(Written(unsent=1)),
        given(Written(closing=True)),
        given(Written(), complete=True),
        given(Written(), b""),
        given(Written(), b"x" * (MOST_GIVEN + 1)),
    ],
    ids=["unsent", "closing", "answered", "more has arrived", "very long"],
)
def test_only_a_connection_of_which_nothing_but_the_request_is_known_is_given_away(
    one: Any,
) -> None:
    assert not one.give_socket(lambda *_: pytest.fail("it was given away"))
    assert one.transport.log == []
