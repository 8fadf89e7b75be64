"""Everybody together: scripted clients, a terminal and a network bot finish a race and a game of NovoDice.

Meanwhile one of them leaves and comes back, another one's connection breaks, and the server is killed.
"""

from __future__ import annotations

import asyncio
import random
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

from tests.command.door import dicehall_apart
from tests.patience import PATIENCE
from tests.server.app.place import seed
from tests.server.reliability.apart import Apart, Door
from tests.server.reliability.players import Player

from dicehall.locales import Catalogue
from dicehall.terminal.online.address import read_address
from dicehall.terminal.online.client import TableClient
from dicehall.terminal.online.joining import join
from dicehall.terminal.online.own_chain import chain_of
from dicehall.terminal.online.rest import Rest
from dicehall.terminal.online.seat_file import SeatFile

BOT = Path(__file__).parents[3] / "examples" / "network_bot.py"


class Leaver(Player):
    """Plays a while, leaves, lets the stand-in answer once, and takes the seat back."""

    def wants(self) -> dict[str, Any] | None:
        """Return what to send next."""
        kinds = [entry["kind"] for entry in self.entries if entry["seat"] == self.you]
        if len(self.stored) < 4 or "returned" in kinds:
            return super().wants()
        if "left" not in kinds:
            return {"type": "leave"}
        stood_in = any(entry["body"].get("by") == "stand_in" for entry in self.entries)
        return {"type": "return"} if stood_in else None


class Terminal:
    """The terminal's client at a table, without its screen."""

    def __init__(self, address: str, folder: Path, chance: random.Random) -> None:
        say = Catalogue("en")
        self._rest = Rest(read_address(address, say), say)
        self._seats = SeatFile(folder / "seats.json", say)
        self._chance = chance
        self.client: TableClient | None = None

    async def join(self) -> None:
        """Take a seat."""
        joined = await asyncio.to_thread(join, self._rest, self._seats, None, "Terry")
        assert joined.kept is not None
        self.client = TableClient(self._rest, self._seats, joined, first_wait_s=0.2)

    async def play(self) -> None:
        """Answer until the game is over; every message is held to the rules by the client itself."""
        client = self.client
        assert client is not None
        staying = asyncio.create_task(client.run())
        try:
            while client.status not in ("ended", "closed"):
                await client.news()
                assert client.trouble is None, client.trouble
                match = client.match
                question = None if match is None else match.question(client.you)
                if question is not None and client.status == "running":
                    reply = await client.answer(self._chance.choice(list(question.options)))
                    assert reply.stored, reply
        finally:
            staying.cancel()
            await asyncio.gather(staying, return_exceptions=True)


class Round:
    """A table with all four at it."""

    def __init__(self, server: Apart, door: Door, folder: Path, name: str) -> None:
        self.server = server
        self.door = door
        self.chance = random.Random(name)
        self.name = name
        self.folder = folder
        folder.mkdir()

    async def sit(self, game: str, options: dict[str, Any]) -> None:
        """Make the table, and let everybody take a seat."""
        made = await self.door.make("Ada", *["open"] * 3, game=game, options=options)
        self.id, code = made["table"]["id"], made["table"]["code"]
        self.tokens = {0: made["tokens"]["0"]}
        wanted = {"name": "Ben", "seed": seed()}
        sat = await self.door.ask("POST", f"/tables/{self.id}/seats", wanted, status=201)
        self.tokens[sat["seat"]] = sat["token"]
        link = f"{self.server.address}/t/{code}"
        self.terminal = Terminal(link, self.folder, self.chance)
        await self.terminal.join()
        self.bot: Process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(BOT), link, "Robby"), stdout=PIPE, stderr=PIPE
        )
        while (await self.table())["seats"][3]["kind"] == "open":
            assert self.bot.returncode is None, await self.bot.communicate()
            await asyncio.sleep(0.05)
        self.ada = Leaver(self.server, self.id, self.tokens[0], f"{self.name}/0")
        self.ada.you = 0
        self.ben = Player(self.server, self.id, self.tokens[1], f"{self.name}/1")

    async def table(self) -> Any:
        """Return how the table stands."""
        return await self.door.ask("GET", f"/tables/{self.id}")

    async def play(self) -> None:
        """Start, and play to the end; Ben's connection breaks on the way."""
        await self.door.ask("POST", f"/tables/{self.id}/start", None, self.tokens[1])
        try:
            async with asyncio.TaskGroup() as playing:
                for one in (self.ada, self.ben, self.terminal):
                    playing.create_task(one.play())
                while len(self.ben.stored) < 2:
                    await asyncio.sleep(0.01)
                self.ben.break_off()
            self.told, self.troubles = await self.bot.communicate()
        finally:
            if self.bot.returncode is None:
                self.bot.kill()
                await self.bot.wait()

    async def check(self) -> None:
        """Hold the table to what everybody was shown, and its record to the rules and the dice."""
        log = await self.door.entries(self.id)
        assert log[-1]["kind"] == "ended"
        assert self.ada.entries == log
        assert self.ben.entries == log
        assert self.ben.breaks >= 1
        assert self.bot.returncode == 0, self.troubles
        assert self.told.splitlines()[-1].startswith(b"over: ")
        kinds = [entry["kind"] for entry in log]
        assert (kinds.count("left"), kinds.count("returned")) == (1, 1)
        away = log[kinds.index("left") : kinds.index("returned")]
        assert "stand_in" in [entry["body"].get("by") for entry in away if entry["seat"] == 0]
        back = log[kinds.index("returned") :]
        answered = {
            (entry["seat"], entry["body"]["by"]) for entry in back if entry["kind"] == "answered"
        }
        assert answered == {(seat, "player") for seat in range(4)}
        await asyncio.to_thread(self.verify, (await self.record()))

    async def record(self) -> Path:
        """Download the record."""
        answer = await self.door.http.get(f"/api/tables/{self.id}/record")
        assert answer.status_code == 200
        file = self.folder / "record.json"
        file.write_bytes(answer.content)
        return file

    def verify(self, file: Path) -> None:
        """Check the record as anybody would who noted commitment and seed at the table."""
        client = self.terminal.client
        assert client is not None
        assert client.kept is not None
        chain = chain_of(client.kept, client.local_game.anchors)
        assert chain is not None
        noted = ("--commitment", client.kept.commitment, "--seed", chain.seed)
        told = dicehall_apart("verify", file, *noted)
        assert (told.status, told.err) == (0, "")
        assert "every roll follows from the secret, the seeds and the links" in told.out


async def test_all_kinds_of_clients_finish_a_race_and_a_game_through_breaks_and_a_kill(
    database_url: str, tmp_path: Path, seed: int
) -> None:
    with Apart(database_url, tmp_path / "log") as server:
        async with Door(server.address) as door, asyncio.timeout(PATIENCE):
            race = Round(server, door, tmp_path / "race", f"{seed}/race")
            game = Round(server, door, tmp_path / "game", f"{seed}/game")
            await race.sit("cubitos", {"rounds": 8})
            await game.sit("novodice", {})
            async with asyncio.TaskGroup() as playing:
                for one in (race, game):
                    playing.create_task(one.play())
                while min(one.ben.breaks for one in (race, game)) == 0:
                    await asyncio.sleep(0.01)
                server.kill()
                await asyncio.to_thread(server.start)
            for one in (race, game):
                await one.check()
        assert await asyncio.to_thread(server.stop) == 0
