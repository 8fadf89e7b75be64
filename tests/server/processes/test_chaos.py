"""Chaos: servers of one hall are killed, paused, cut off and renewed, and their database is restarted.

Meanwhile people and bots play over all of them. Whatever anybody was shown or had acknowledged must be in the
records afterwards, once, and every table must have gone on. `make chaos` lets it go on for minutes.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from contextlib import suppress
from pathlib import Path
from time import monotonic

from tests.conftest import profile
from tests.server.postgres import Cluster
from tests.server.processes.fleet import Fleet, FleetDoor, InTrouble, Member
from tests.server.reliability.players import Game, new_table, until
from tests.server.reliability.test_killing import move_on, send_home

SECONDS = 60 * float(os.environ.get("DICEHALL_CHAOS_MINUTES") or 20 * (profile == "long"))
"""For how long trouble goes on; each kind of it comes once in any case."""
TABLES = 50 if SECONDS else 5
"""How many tables run."""
PATIENCE = 600.0
"""Seconds in which every table must have moved on after trouble."""
LONGER_THAN_A_LEASE = 3.0
"""Seconds after which a server has certainly lost its tables, if any other is well."""


class Trouble:
    """What happens to the servers, and is over at the end of each call."""

    def __init__(self, fleet: Fleet, cluster: Cluster, chance: random.Random) -> None:
        self._fleet = fleet
        self._cluster = cluster
        self._chance = chance
        self.kinds = [self.kill, self.pause, self.cut, self.renew, self.restart_database]
        """All kinds of trouble."""
        self.met: list[str] = []
        """What has happened."""

    async def meet(self, kind: int) -> None:
        """Let a kind of trouble happen to any server."""
        member = self._chance.choice(self._fleet.members)
        trouble = self.kinds[kind]
        self.met.append(f"{trouble.__name__} {self._fleet.members.index(member)}")
        await trouble(member)

    async def kill(self, member: Member) -> None:
        """Kill a server, and start it again after a while."""
        member.kill()
        await self._while()
        await asyncio.to_thread(member.start)

    async def pause(self, member: Member) -> None:
        """Let a server hang for longer than its lease."""
        member.pause()
        await self._while()
        member.resume()

    async def cut(self, member: Member) -> None:
        """Cut a server off from the database for longer than its lease."""
        member.wire.cut()
        await self._while()
        member.wire.mend()

    async def renew(self, member: Member) -> None:
        """Stop a server as its operator does, and start it again."""
        assert await asyncio.to_thread(member.stop) == 0
        await asyncio.to_thread(member.start)

    async def restart_database(self, _: Member) -> None:
        """Restart the database, or let it crash."""
        how = self._chance.choice([signal.SIGINT, signal.SIGQUIT])
        await asyncio.to_thread(self._cluster.stop, how)
        await asyncio.sleep(self._chance.random())
        await asyncio.to_thread(self._cluster.start)

    async def _while(self) -> None:
        await asyncio.sleep(LONGER_THAN_A_LEASE + self._chance.random())


async def test_whatever_becomes_of_the_servers_nothing_is_lost_and_every_table_goes_on(
    cluster: Cluster, postgresql_url: str, tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    games: list[Game] = []
    async with (
        Fleet(postgresql_url, tmp_path, 3, random.Random(f"{seed}/fleet")) as fleet,
        FleetDoor(fleet) as door,
    ):
        trouble = Trouble(fleet, cluster, chance)
        made = 0

        async def fill() -> None:
            nonlocal made
            # Once for each that is over: games may end as fast as new ones are made.
            for _ in range(TABLES - sum(not game.over() for game in games)):
                # A table that was not made as a whole is left to itself.
                with suppress(InTrouble):
                    games.append(await new_table(fleet, door, made, str(seed), patient=True))
                    made += 1

        try:
            await fill()
            until_when = monotonic() + SECONDS
            for kind in chance.sample(range(len(trouble.kinds)), len(trouble.kinds)):
                await trouble.meet(kind)
                await until(lambda: True, games, PATIENCE)
                await fill()
            while monotonic() < until_when:
                # Two at once, so that one takes over while it is in trouble itself.
                two = chance.choices(range(len(trouble.kinds)), k=2)
                if trouble.kinds.index(trouble.restart_database) in two:
                    two = two[:1]
                victims = chance.sample(fleet.members, len(two))
                trouble.met += [trouble.kinds[kind].__name__ for kind in two]
                await asyncio.gather(
                    *(trouble.kinds[kind](victim) for kind, victim in zip(two, victims))
                )
                await asyncio.sleep(chance.random() * 2)
                await until(lambda: True, games, PATIENCE)
                await fill()
            # Whoever comes late finds every table, and every table goes on.
            await move_on(games, PATIENCE)
            await send_home(games)
            for game in games:
                await game.check(door)
        finally:
            await send_home(games)
            print(", ".join(trouble.met))
        players = [one for game in games for one in game.players.values()]
        answers = sum(len(player.stored) for player in players)
        breaks = sum(player.breaks for player in players)
        print(f"{made} games, {answers} answers acknowledged, {breaks} reconnections")
        assert answers > TABLES
        for member in fleet.members:
            assert await asyncio.to_thread(member.stop) == 0
        logs = fleet.logs()
        assert "lease_lost" in logs
        assert "process_removed" in logs
        for wrong in ("table_broken", "message_failed", "request_failed", "bot_task_failed"):
            assert f'"{wrong}"' not in logs, [line for line in logs.splitlines() if wrong in line][
                :3
            ]
