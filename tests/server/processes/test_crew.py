"""`dicehall serve --processes`: one command, one port, several processes, looked after."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
from tests.command.door import assert_one_sentence, dicehall
from tests.patience import PATIENCE
from tests.server.app.client import Client
from tests.server.reliability.apart import Apart, Door


def children(process: int) -> set[int]:
    """Return the processes that a process has started and that have not ended."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text()
    return {int(one) for one in found.split()}


async def processes(door: Door) -> set[str]:
    """Return the numbers of the processes that tell of themselves in the metrics."""
    told = (await door.http.get("/metrics")).text.splitlines()
    return {
        line.split('process="')[1].split('"')[0]
        for line in told
        if line.startswith("dicehall_sockets{")
    }


async def until_new(server: Apart, before: set[int]) -> None:
    """Wait until a server has two processes, of which these are none."""
    async with asyncio.timeout(PATIENCE * 3):
        while len(now := children(server.process_id)) != 2 or now & before:
            await asyncio.sleep(0.05)


@pytest.fixture
def crew(postgresql_url: str, tmp_path: Path) -> Apart:
    """Give a server of two processes, not started yet."""
    return Apart(postgresql_url, tmp_path / "log", processes=2)


async def test_two_processes_serve_one_hall_on_one_port_and_end_together(crew: Apart) -> None:
    await asyncio.to_thread(crew.start)
    members = children(crew.process_id)
    assert len(members) == 2
    try:
        async with Door(crew.address) as door:
            async with asyncio.timeout(PATIENCE):
                while len(await processes(door)) < 2:
                    await asyncio.sleep(0.1)
            made = await door.make("Ada", "Ben", game="novodice")
            token = made["tokens"]["0"]
            url = crew.url(made["table"]["id"])
            clients = [await Client.connected(url, token=token) for _ in range(6)]
            assert (await clients[0].ask("say", text="everybody?"))["type"] == "stored"
            for client in clients:
                await client.until(lambda it: "said" in it.kinds())
            assert await asyncio.to_thread(crew.stop) == 0
            for client in clients:
                assert await client.closed() == 1012
    finally:
        crew.kill()
    assert not [one for one in members if Path(f"/proc/{one}").exists()]


async def test_a_process_that_is_killed_is_replaced_and_its_table_goes_on(crew: Apart) -> None:
    with crew:
        members = children(crew.process_id)
        async with Door(crew.address) as door:
            made = await door.make("Ada", "Ben", game="novodice")
            url, token = crew.url(made["table"]["id"]), made["tokens"]["0"]
            for member in sorted(members):
                os.kill(member, signal.SIGKILL)
                client = await Client.connected(url, token=token)
                assert (await client.ask("say", text=f"after {member}"))["type"] == "stored"
                await client.close()
                await until_other(crew, member)
            log = await door.entries(made["table"]["id"], token)
            said = [entry["body"]["text"] for entry in log if entry["kind"] == "said"]
            assert said == [f"after {member}" for member in sorted(members)]
        assert await asyncio.to_thread(crew.stop) == 0


async def until_other(crew: Apart, member: int) -> None:
    """Wait until another process serves in the place of one."""
    async with asyncio.timeout(PATIENCE * 3), Door(crew.address) as door:
        while member in (now := children(crew.process_id)) or len(now) < 2:
            await asyncio.sleep(0.05)
        while len(await processes(door)) < 2:
            await asyncio.sleep(0.1)


async def test_on_sighup_all_processes_are_renewed_one_after_another(crew: Apart) -> None:
    with crew:
        before = children(crew.process_id)
        crew.send(signal.SIGHUP)
        async with Door(crew.address) as door:
            await until_new(crew, before)
            made = await door.make("Ada", "Ben", game="novodice")
            assert made["table"]["status"] == "open"
        assert await asyncio.to_thread(crew.stop) == 0


def test_several_processes_on_sqlite_are_refused(empty_sqlite_url: str) -> None:
    told = dicehall("serve", "--processes", 2, "--port", 0, "--database", empty_sqlite_url)
    assert_one_sentence(told, "belongs to one process", "PostgreSQL")
