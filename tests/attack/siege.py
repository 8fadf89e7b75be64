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
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from tests.attack.deck import ADDRESSES, Attacker, Deck
from tests.attack.innocent import DEADLINE_S, KINDS, Innocent
from tests.attack.knowledge import ROOT, gather
from tests.attack.routes import WAYS
from tests.attack.shapes import Loot
from tests.attack.verdict import Verdict
from tests.attack.wire import PROXY, Address, Wire
from tests.patience import PATIENCE
from tests.server.reliability.apart import Apart

ATTACKERS: Final = 6
"""How many attack at the same time."""
FILES: Final = 400
"""How many files and connections the server may have open."""
MESSAGES: Final = ROOT / "docs" / "messages.json"
"""The published schema of all messages."""
LOOKS: Final = 20
"""How often the lobby is looked at before and after."""
USUAL: Final = 10.0
"""How many times slower than before the lobby may be afterwards, at its quickest."""
OUT_OF_THE_WAY_S: Final = PATIENCE
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


@dataclass
class Measurements:
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


class Siege:
    """One attack on one server, from beginning to end."""

    def __init__(self, folder: Path, seed: str, seconds: float, ways: int = len(WAYS)) -> None:
        self.seed = seed
        """By which all choices can be made again."""
        self._ways = ways
        """In how many wrong ways each route is asked at least."""
        self.verdict = Verdict()
        self.measured = Measurements()
        self.loot = Loot()
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

    def over(self) -> bool:
        """Return whether the time is up."""
        return perf_counter() > self._until

    async def run(self) -> None:
        """Attack, and look at everything afterwards."""
        with self.server:
            chance = random.Random(self.seed)
            self.document = await self.wire.ask(Address(PROXY), "GET", "/openapi.json")
            self.deck = Deck(self.document, self.messages, self.wire, self.loot)
            await gather(self.wire, Address(PROXY, "198.51.99.1"), self.loot, chance)
            innocent = Innocent(self.server, self.verdict, self.loot, self.seed)
            async with innocent.door() as door:
                looks = [await innocent.look(door) for _ in range(LOOKS)]
            self.measured.before_s = median(looks)
            self.measured.memory_before = self._memory()
            await self._besiege(innocent, chance)
            self.measured.during_s = innocent.seconds[LOOKS:]
            await self._recover(innocent)
            self.measured.memory_after = self._memory()
            assert await asyncio.to_thread(self.server.stop) == 0
        self.measured.database = self._database.stat().st_size
        self.verdict.log(self.server.log)
        self._judge()

    def _judge(self) -> None:
        """Compare what was used up with what `docs/security.md` promises."""
        counts, measured = self.verdict.counts, self.measured
        grown = measured.memory_after - measured.memory_before
        if grown > MOST_MEMORY:
            self.verdict.wrong("memory", f"{grown >> 20} MiB more than before")
        rows = self._rows()
        allowed = FIRST_BYTES + rows["tables"] * TABLE_BYTES + rows["entries"] * ENTRY_BYTES
        if measured.database > allowed:
            self.verdict.wrong("database", f"{measured.database} bytes, {rows}")
        hours = measured.seconds / 3600
        most = ADDRESSES * TABLES_PER_HOUR * (1 + hours) + counts["innocent tables"]
        if rows["tables"] > most:
            self.verdict.wrong("limits", f"{rows['tables']} tables, where {most:.0f} are the most")
        most = CHAT_PER_MINUTE * (1 + 60 * hours)
        for address, heard in self.deck.heard.items():
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
        cards = self.deck.cards(chance, self._ways)
        chance.shuffle(cards)
        attackers = [
            Attacker(self.deck, f"{self.seed}/{number}", cards[number::ATTACKERS])
            for number in range(ATTACKERS)
        ]
        peaceful = [innocent.play(kind) for kind in range(len(KINDS))]
        peaceful += [innocent.visit(), innocent.keep_a_name()]
        tasks = [asyncio.create_task(innocent.at_peace(one)) for one in peaceful]
        async with asyncio.TaskGroup() as war:
            for attacker in attackers:
                war.create_task(attacker.attack(self.over))
        self.deck.let_go()
        self.measured.seconds = perf_counter() - began
        innocent.stop.set()
        _, waiting = await asyncio.wait(tasks, timeout=OUT_OF_THE_WAY_S)
        for task in waiting:
            self.verdict.wrong("innocent", "did not come to the end of a game")
            task.cancel()

    async def _recover(self, innocent: Innocent) -> None:
        """Look at the lobby until it is as quick as it was, which it must soon be."""
        self.measured.after_s = DEADLINE_S
        async with innocent.door() as door, asyncio.timeout(OUT_OF_THE_WAY_S):
            while self.measured.after_s > USUAL * self.measured.before_s:
                self.measured.after_s = min([await innocent.look(door) for _ in range(LOOKS)])

    def _memory(self) -> int:
        """Return how much memory the server takes; 0 where nobody can tell."""
        with suppress(OSError):
            status = Path(f"/proc/{self.server.process_id}/status").read_text()
            (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
            return int(line.split()[1]) * 1024
        return 0


def told(siege: Siege) -> str:
    """Return the figures of a siege, for people."""
    measured, counts = siege.measured, siege.verdict.counts
    during = sorted(measured.during_s) or [0.0]
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
        f"lobby: {measured.before_s * 1000:.0f} ms before, under attack {median(during) * 1000:.0f} ms "
        f"and at most {during[-1] * 1000:.0f} ms, {measured.after_s * 1000:.0f} ms afterwards",
        f"memory: {measured.memory_before >> 20} MiB before, {measured.memory_after >> 20} MiB afterwards; "
        f"database {measured.database / 1e6:.1f} MB",
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
