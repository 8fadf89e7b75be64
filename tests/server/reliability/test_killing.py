"""Kill -9 in the middle of running tables: whatever was acknowledged or shown is there, and all goes on."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path

from tests.conftest import profile
from tests.patience import PATIENCE
from tests.server.reliability.apart import Apart, Door
from tests.server.reliability.players import Game, new_table, until

TABLES, KILLS = (50, 20) if profile == "long" else (10, 3)
"""How many tables run, and how often the server is killed."""


async def move_on(games: list[Game], patience: float = PATIENCE) -> None:
    """Wait until every table has gone on from where it is, or is over."""
    before = {game.id: game.length() for game in games}
    await until(
        lambda: all(game.over() or game.length() > before[game.id] for game in games),
        games,
        patience,
    )


async def send_home(games: list[Game]) -> None:
    """Let nobody play any more."""
    tasks = [task for game in games for task in game.tasks]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_after_kill_9_every_acknowledged_answer_is_there_and_every_table_goes_on(
    database_url: str, tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    server = Apart(database_url, tmp_path / "log")
    starts = [await asyncio.to_thread(server.start)]
    made = 0
    running: list[Game] = []
    ended: list[Game] = []
    began = time.monotonic()
    alive: list[int] = []
    try:
        async with Door(server.address) as door:
            for _ in range(KILLS):
                while len(running) < TABLES:
                    running.append(await new_table(server, door, made, str(seed)))
                    made += 1
                await move_on(running)
                await asyncio.sleep(chance.random() * 0.5)
                alive.append(sum(not game.over() for game in running))
                server.kill()
                starts.append(await asyncio.to_thread(server.start))
                # Checked while the players come back and go on, as it is for anybody who asks then.
                for game in running:
                    await game.check(door)
                ended += [game for game in running if game.over()]
                running = [game for game in running if not game.over()]
            # A last time everybody goes on; the tables are checked once they stand still.
            await move_on(running)
            await send_home(running)
            for game in ended + running:
                await game.check(door)
            players = [one for game in ended + running for one in game.players.values()]
            answers = sum(len(player.stored) for player in players)
            breaks = sum(player.breaks for player in players)
        assert await asyncio.to_thread(server.stop) == 0
    finally:
        server.kill()
        await send_home(running + ended)
    events = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
    troubles = {"table_broken", "not_stored", "overtaken", "not_read", "message_failed"}
    assert not troubles & set(events)
    assert not [event for event in events if event.endswith("_failed")]
    print(
        f"{TABLES} tables, {KILLS} kills with {min(alive)} to {max(alive)} games under way: {made} games, "
        f"{len(ended)} of them over, {answers} answers acknowledged, {breaks} reconnections, "
        f"starts of {min(starts):.1f} to {max(starts):.1f} s, {time.monotonic() - began:.0f} s in all"
    )
    assert min(alive) > TABLES // 4
    assert answers > TABLES * KILLS
    assert breaks > TABLES
