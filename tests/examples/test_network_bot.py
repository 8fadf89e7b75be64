"""The example of a network bot plays as it stands, in a process of its own."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.app.client import play
from tests.server.app.place import Place, running

from dicehall.table.messages import RESTARTING

BOT = Path(__file__).parents[2] / "examples" / "network_bot.py"


@asynccontextmanager
async def started(place: Place, code: str, *name: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Start the bot; it does not outlive the block."""
    link = f"http://127.0.0.1:{place.port}{place.prefix}/t/{code}"
    bot = await asyncio.create_subprocess_exec(
        # Nothing of dicehall is needed, so nothing of it is to be found.
        *(sys.executable, "-P", str(BOT), link, *name),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        cwd="/",
    )
    try:
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.communicate()


async def done(bot: asyncio.subprocess.Process) -> tuple[str, str]:
    async with asyncio.timeout(3 * PATIENCE):
        out, err = await bot.communicate()
    assert bot.returncode == 0, err.decode()
    return out.decode(), err.decode()


async def seated(place: Place, table: str, name: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            seats = (await place.get(f"/tables/{table}"))["seats"]
            if name in [seat["name"] for seat in seats]:
                return
            await asyncio.sleep(0.02)


def test_it_is_sixty_lines_and_imports_nothing_of_ours() -> None:
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) <= 60
    imported = [line for line in text.splitlines() if line.startswith(("import ", "from "))]
    assert not [line for line in imported if "dicehall" in line]


@pytest.mark.parametrize(
    "wanted",
    [{"game": "novodice"}, {"game": "cubitos", "options": {"race": "1", "rounds": 2}}],
)
async def test_it_plays_a_game_to_its_end(tmp_path: Path, wanted: dict[str, object]) -> None:
    async with running(f"sqlite:///{tmp_path / 'd.db'}", prefix="/dice") as place:
        table = await place.make("Ada", "open", **wanted)  # type: ignore[arg-type]
        async with started(place, table.code, "Robo") as bot:
            await seated(place, table.id, "Robo")
            assert bot.stdout is not None
            async with asyncio.timeout(PATIENCE):
                said = (await bot.stdout.readline()).decode()
            assert said == f"{table.code}: waiting on seat 1 for the game to start\n"
            ada = await table.connect(0)
            await table.start()
            await play(ada)
            out, err = await done(bot)
            assert "'winners'" in out
            assert err == ""
            answers = [one for one in ada.entries if one["kind"] == "answered" and one["seat"] == 1]
            assert answers
            # It has an idea of its own: what it keeps or buys is not always the first that is offered.
            assert {one["body"]["given"] for one in answers} - {"nothing", "push", "none"}


async def test_it_comes_back_after_a_break(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'd.db'}") as place:
        table = await place.make("Ada", "open", game="cubitos", options={"race": "1", "rounds": 2})
        async with started(place, table.code) as bot:
            await seated(place, table.id, "network bot")
            ada = await table.connect(0)
            await ada.until(lambda it: it.presence.get("seats") == [0, 1])
            # Its connection is cut from the server's side, and it makes another.
            listeners = place.hall.rooms[table.id].listeners
            (cut,) = [one for one in listeners if one.viewer == 1]
            cut.hang_up(RESTARTING)
            async with asyncio.timeout(PATIENCE):
                while cut in listeners or not [one for one in listeners if one.viewer == 1]:
                    await asyncio.sleep(0.02)
            await table.start()
            await play(ada)
            _, err = await done(bot)
            assert "the connection broke" in err
