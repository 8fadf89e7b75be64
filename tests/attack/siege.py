"""A siege: a server as people run it, innocents who play on it, and attackers who know its source.

For minutes rather than seconds: python -m tests.attack.siege --minutes 10
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from tests.attack.innocent import DEADLINE_S, KINDS, Innocent
from tests.attack.knowledge import ROOT, gather
from tests.attack.lines import WAYS as WAYS_TO_HOLD
from tests.attack.lines import Lines
from tests.attack.routes import WAYS, Operation, Routes, operations_of
from tests.attack.shapes import Loot
from tests.attack.sockets import Sockets, messages_of
from tests.attack.verdict import Verdict
from tests.attack.wire import PROXY, Address, Wire
from tests.server.app.place import seed
from tests.server.reliability.apart import Apart

ATTACKERS: Final = 6
"""How many attack at the same time."""
ADDRESSES: Final = 16
"""From how many addresses they come."""
FILES: Final = 400
"""How many files and connections the server may have open."""
MOST_HELD: Final = 500
"""How many connections they hold without using them: more than the server can."""
FLOOD: Final = 120
"""How many of these one attacker opens at once."""
MESSAGES: Final = ROOT / "docs" / "messages.json"
"""The published schema of all messages."""
LOOKS: Final = 20
"""How often the lobby is looked at before and after."""
USUAL: Final = 10.0
"""How many times slower than before the lobby may be afterwards, at its quickest."""
OUT_OF_THE_WAY_S: Final = 90.0
"""Within how many seconds after the attack all innocent games must be over."""

MOST_MEMORY: Final = 300 << 20
"""How many bytes more than before the server may hold afterwards; documented, like those below."""
FIRST_BYTES: Final = 2_000_000
TABLE_BYTES: Final = 200_000
ENTRY_BYTES: Final = 10_000
"""How many bytes of the database a server, a table and an entry may take up."""
TABLES_PER_HOUR: Final = 30
CHAT_PER_MINUTE: Final = 20
"""What an address may make, and its watchers may say, by default; as much again at once."""

Card = Callable[["Attacker"], Coroutine[Any, Any, None]]
"""One attack, whoever carries it out."""


@dataclass
class Figures:
    """What a siege was like."""

    seconds: float = 0.0
    """How long it lasted."""

    before_s: float = 0.0
    """The median of looking at the lobby, before."""
    during_s: list[float] = field(default_factory=list)
    """All that it took meanwhile."""
    after_s: float = 0.0
    """The shortest time it took afterwards."""
    memory_before: int = 0
    memory_after: int = 0
    """The server's own memory in bytes."""
    database: int = 0
    """The bytes of the database, when the server has stopped."""


class Attacker:
    """Somebody with a guest's rights, several addresses, and a deck of attacks dealt by the seed."""

    def __init__(self, siege: Siege, number: int, deck: list[Card]) -> None:
        self.siege = siege
        self.chance = random.Random(f"{siege.seed}/{number}")
        self.routes = Routes(siege.document, siege.wire, siege.loot, self.chance)
        self.sockets = Sockets(siege.messages, siege.wire, siege.loot, self.chance)
        self.lines = Lines(siege.wire, self.chance)
        self._deck = deck

    def address(self) -> Address:
        """Return one of the addresses."""
        return Address.numbered(self.chance.randrange(ADDRESSES))

    async def attack(self) -> None:
        """Play the deck once, and on until the time is up."""
        while True:
            for card in self._deck:
                await card(self)
            self.chance.shuffle(self._deck)
            if self.siege.over():
                return

    def table(self) -> tuple[str, str | None]:
        """Return a table to attack and a token to do it with: one's own, or others'."""
        chance, siege = self.chance, self.siege
        if siege.own and chance.random() < 0.6:
            return chance.choice(siege.own)
        table = str(siege.loot.pick("table_id", chance) or "x")
        return table, siege.loot.pick("token", chance) if chance.random() < 0.4 else None


class Siege:
    """One attack on one server, from beginning to end."""

    def __init__(self, folder: Path, seed: str, seconds: float, ways: int = len(WAYS)) -> None:
        self.seed = seed
        """By which all choices can be made again."""
        self._ways = ways
        """In how many wrong ways each route is asked at least."""
        self.verdict = Verdict()
        self.figures = Figures()
        self.loot = Loot()
        self.own: list[tuple[str, str | None]] = []
        """Tables of the attackers' own, each with the token of a seat."""
        self.heard: Counter[Address] = Counter()
        """How many lines of watchers of each address were stored."""
        self.document: dict[str, Any] = {}
        self.messages: dict[str, Any] = json.loads(MESSAGES.read_text("utf-8"))
        self._seconds = seconds
        self._until = 0.0
        self._database = folder / "dicehall.db"
        # Nothing but defaults: this is what a stranger meets.
        self.server = Apart(
            f"sqlite:///{self._database}",
            folder / "log",
            usual=True,
            files=FILES,
            trusted_proxies=PROXY,
        )
        self.wire = Wire(self.server.port, self.verdict)
        self._held: set[asyncio.Task[None]] = set()
        self._square: str | None = None

    def over(self) -> bool:
        """Return whether the time is up."""
        return perf_counter() > self._until

    async def run(self) -> None:
        """Attack, and look at everything afterwards."""
        with self.server:
            chance = random.Random(self.seed)
            self.document = await self.wire.ask(Address(PROXY), "GET", "/openapi.json")
            await gather(self.wire, Address(PROXY, "198.51.99.1"), self.loot, chance)
            innocent = Innocent(self.server, self.verdict, self.loot, self.seed)
            async with innocent.door() as door:
                looks = [await innocent.look(door) for _ in range(LOOKS)]
            self.figures.before_s = median(looks)
            self.figures.memory_before = self._memory()
            await self._besiege(innocent, chance)
            self.figures.during_s = innocent.seconds[LOOKS:]
            await self._recover(innocent)
            self.figures.memory_after = self._memory()
            assert await asyncio.to_thread(self.server.stop) == 0
        self.figures.database = self._database.stat().st_size
        self.verdict.log(self.server.log)
        self._judge()

    def _judge(self) -> None:
        """Compare what was used up with what `docs/security.md` promises."""
        counts, figures = self.verdict.counts, self.figures
        grown = figures.memory_after - figures.memory_before
        if grown > MOST_MEMORY:
            self.verdict.wrong("memory", f"{grown >> 20} MiB more than before")
        rows = self._rows()
        allowed = FIRST_BYTES + rows["tables"] * TABLE_BYTES + rows["entries"] * ENTRY_BYTES
        if figures.database > allowed:
            self.verdict.wrong("database", f"{figures.database} bytes, {rows}")
        hours = figures.seconds / 3600
        most = ADDRESSES * TABLES_PER_HOUR * (1 + hours) + counts["innocent tables"]
        if rows["tables"] > most:
            self.verdict.wrong("limits", f"{rows['tables']} tables, where {most:.0f} are the most")
        most = CHAT_PER_MINUTE * (1 + 60 * hours)
        for address, heard in self.heard.items():
            if heard > most:
                self.verdict.wrong(
                    "limits", f"{heard} lines of {address}, where {most:.0f} are most"
                )

    def _rows(self) -> dict[str, int]:
        """Return how many tables and entries were stored."""
        asked = {
            "tables": "SELECT count(*) FROM tables",
            "entries": "SELECT count(*) FROM entries",
        }
        with sqlite3.connect(self._database) as connection:
            found = {name: connection.execute(one).fetchone()[0] for name, one in asked.items()}
        connection.close()
        return found

    async def _besiege(self, innocent: Innocent, chance: random.Random) -> None:
        began = perf_counter()
        self._until = began + self._seconds
        cards = self._cards(chance)
        chance.shuffle(cards)
        attackers = [
            Attacker(self, number, cards[number::ATTACKERS]) for number in range(ATTACKERS)
        ]
        peaceful = [innocent.play(kind) for kind in range(len(KINDS))]
        peaceful += [innocent.visit(), innocent.keep_a_name()]
        tasks = [asyncio.create_task(innocent.at_peace(one)) for one in peaceful]
        async with asyncio.TaskGroup() as war:
            for attacker in attackers:
                war.create_task(attacker.attack())
        for task in list(self._held):
            task.cancel()
        self.figures.seconds = perf_counter() - began
        innocent.stop.set()
        _, waiting = await asyncio.wait(tasks, timeout=OUT_OF_THE_WAY_S)
        for task in waiting:
            self.verdict.wrong("innocent", "did not come to the end of a game")
            task.cancel()

    async def _recover(self, innocent: Innocent) -> None:
        """Look at the lobby until it is as quick as it was, which it must soon be."""
        self.figures.after_s = DEADLINE_S
        async with innocent.door() as door, asyncio.timeout(OUT_OF_THE_WAY_S):
            while self.figures.after_s > USUAL * self.figures.before_s:
                self.figures.after_s = min([await innocent.look(door) for _ in range(LOOKS)])

    def _cards(self, chance: random.Random) -> list[Card]:
        """Return every attack there is, or where few are wanted a few on everything."""
        thorough = self._ways == len(WAYS)
        cards: list[Card] = []
        for operation in operations_of(self.document):
            cards += [self._request(operation, way) for way in chance.sample(WAYS, self._ways)]
        for kind in messages_of(self.messages):
            cards += [self._misbehave(kind)] * (3 if thorough else 1)
        for way in WAYS_TO_HOLD:
            cards += [self._hold(way)] * (3 if thorough else 1)
        more = (
            [self._storm] * 2 + [self._camp] * 4 + [self._mill, self._shout] * 2 + [self._flood] * 5
        )
        return cards + more * (2 if thorough else 1)

    def _request(self, operation: Operation, way: str) -> Card:
        async def card(attacker: Attacker) -> None:
            self.verdict.counts[f"route {operation.name}"] += 1
            await attacker.routes.send(attacker.address(), operation, way)

        return card

    def _misbehave(self, kind: str) -> Card:
        async def card(attacker: Attacker) -> None:
            table, token = attacker.table()
            await attacker.sockets.misbehave(attacker.address(), table, token, kind)

        return card

    def _hold(self, way: str) -> Card:
        async def card(attacker: Attacker) -> None:
            self.verdict.counts[f"line {way}"] += 1
            self._hold_one(attacker, attacker.address(), way)

        return card

    def _hold_one(self, attacker: Attacker, address: Address, way: str) -> None:
        # A proxy waits for slow clients itself, so these come without one.
        if len(self._held) < MOST_HELD and address.forwarded is None:
            holding = attacker.lines.hold(address, way, attacker.table()[0])
            task = asyncio.create_task(holding)
            self._held.add(task)
            task.add_done_callback(self._held.discard)

    async def _shout(self, attacker: Attacker) -> None:
        """Say more than an address may, by coming back again and again."""
        self.verdict.counts["shout"] += 1
        # Always from the same few addresses: what others have said is no excuse.
        address = Address.numbered(attacker.chance.randrange(2))
        if self._square is None:
            # Where no game is played yet, every watcher may talk.
            wanted = {"game": "novodice", "seats": [{"kind": "open"}] * 2}
            made = await self.wire.ask(attacker.address(), "POST", "/tables", wanted)
            self._square = None if made is None else made["table"]["id"]
        if self._square is not None:
            self.heard[address] += await attacker.sockets.shout(address, self._square)

    async def _flood(self, attacker: Attacker) -> None:
        """Open very many connections at once, and let all of them wait."""
        self.verdict.counts["flood"] += 1
        address = Address.numbered(2 * attacker.chance.randrange(ADDRESSES // 2))
        way = attacker.chance.choice(("silent", "slow head", "slow body", "slow chunks"))
        for _ in range(FLOOD):
            self._hold_one(attacker, address, way)
        await asyncio.sleep(0)

    async def _storm(self, attacker: Attacker) -> None:
        self.verdict.counts["storm"] += 1
        table, token = attacker.table()
        await attacker.sockets.storm(attacker.address(), table, token)

    async def _camp(self, attacker: Attacker) -> None:
        """Make a table of one's own, sit down on all its seats, and begin."""
        self.verdict.counts["camp"] += 1
        address, chance = attacker.address(), attacker.chance
        game = chance.choice(("novodice", "cubitos"))
        plan = [{"kind": "me", "name": "Mallory"}, {"kind": "me", "name": "Eve"}]
        wanted = {"game": game, "seats": plan, "public": chance.random() < 0.5}
        if game == "cubitos":
            wanted["options"] = {"race": "3", "rounds": chance.choice((1, 3))}
        if chance.random() < 0.3:
            wanted["clock"] = {"kind": "move", "seconds": 2}
        made = await self.wire.ask(address, "POST", "/tables", wanted)
        if made is None:
            return
        table, tokens = made["table"]["id"], []
        for kept in made["tokens"].values():
            sat = {"seed": seed(), "kept": kept}
            seated = await self.wire.ask(address, "POST", f"/tables/{table}/seats", sat)
            if seated is not None:
                tokens.append(seated["token"])
        if tokens:
            await self.wire.ask(address, "POST", f"/tables/{table}/start", {}, tokens[0])
        self.loot.add("table_id", table)
        self.loot.add("token", *tokens)
        self.own += [(table, token) for token in tokens]
        del self.own[:-40]

    async def _mill(self, attacker: Attacker) -> None:
        """Let the strongest bots play among themselves, for as long as a game may be."""
        self.verdict.counts["mill"] += 1
        address = attacker.address()
        game = attacker.chance.choice(("novodice", "cubitos"))
        options = {"race": "7", "rounds": 1000} if game == "cubitos" else {}
        seats = [{"kind": "bot", "bot": "champion"}] * 4
        wanted = {"game": game, "seats": seats, "options": options}
        made = await self.wire.ask(address, "POST", "/tables", wanted)
        if made is not None:
            await self.wire.ask(address, "POST", f"/tables/{made['table']['id']}/start", {})

    def _memory(self) -> int:
        """Return how much memory the server takes; 0 where nobody can tell."""
        with suppress(OSError):
            status = Path(f"/proc/{self.server.process_id}/status").read_text()
            (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
            return int(line.split()[1]) * 1024
        return 0


def told(siege: Siege) -> str:
    """Return the figures of a siege, for people."""
    figures, counts = siege.figures, siege.verdict.counts
    during = sorted(figures.during_s) or [0.0]
    kinds = (
        "status",
        "socket",
        "storm",
        "camp",
        "mill",
        "shout",
        "flood",
        "line",
        "innocent",
        "log",
    )
    lines = [
        f"seed {siege.seed}",
        f"lobby: {figures.before_s * 1000:.0f} ms before, under attack {median(during) * 1000:.0f} ms "
        f"and at most {during[-1] * 1000:.0f} ms, {figures.after_s * 1000:.0f} ms afterwards",
        f"memory: {figures.memory_before >> 20} MiB before, {figures.memory_after >> 20} MiB afterwards; "
        f"database {figures.database / 1e6:.1f} MB",
        ", ".join(f"{name}: {counts[name]}" for name in sorted(counts) if name.startswith(kinds)),
        *siege.verdict.mistakes,
    ]
    return "\n".join(lines)


def main() -> int:
    """Besiege a server for some minutes, and say what came of it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=10.0)
    asked.add_argument("--seed", default=str(random.randrange(2**32)))
    given = asked.parse_args()
    # Connections that were closed while something was sent are no news here.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    print(f"seed {given.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        siege = Siege(Path(folder), given.seed, given.minutes * 60)
        try:
            asyncio.run(siege.run())
        finally:
            print(told(siege))
    return 1 if siege.verdict.mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
