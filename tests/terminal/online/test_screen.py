"""An online table on the screen, played by keys: waiting, playing, talking, leaving, the end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.app.place import Place, running, seed
from tests.terminal.online.guest import joined
from textual.events import Key
from textual.pilot import Pilot

from dicehall.core.record import Replay, read_record
from dicehall.games.registry import new_game
from dicehall.locales import Catalogue
from dicehall.terminal.online.address import Address, read_address, read_server
from dicehall.terminal.online.app import OnlineApp
from dicehall.terminal.online.dialogs import ChatDialog, OnlineLeaveDialog, OnlineResultDialog
from dicehall.terminal.online.game_loop import OnlineScreen
from dicehall.terminal.online.joining import join
from dicehall.terminal.online.mistakes import CannotJoin
from dicehall.terminal.online.new_table import make_table
from dicehall.terminal.online.rest import Rest
from dicehall.terminal.online.seat_file import SeatFile
from dicehall.terminal.online.waiting import WaitingScreen
from dicehall.terminal.screens import Page

SMALL, LARGE = (80, 24), (140, 45)
RACE: dict[str, Any] = {"game": "cubitos", "options": {"race": "1", "rounds": 1}}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'dicehall.db'}"


def shown(app: OnlineApp) -> str:
    """Return all that stands on the screen, line by line."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def until(pilot: Pilot[None], holds: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)
    await pilot.pause()


@asynccontextmanager
async def sitting(
    place: Place, table: str, folder: Path, size: tuple[int, int] = SMALL, **given: Any
) -> AsyncIterator[tuple[OnlineApp, Pilot[None]]]:
    """Sit at a table with a screen, until the end of the block."""
    client = await joined(place, table, folder, **given)
    app = OnlineApp(client, client.rest.say)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: client.connection.is_open)
        yield app, pilot


def page(app: OnlineApp) -> OnlineScreen:
    found = app._page
    assert isinstance(found, OnlineScreen)
    return found


def asked(app: OnlineApp) -> bool:
    return page(app)._situation[:1] == ("asked",) and page(app)._sent is None


KEYS = {"keep": ("1", "enter")}


async def play_by_keys(app: OnlineApp, steps: int = 10_000) -> None:
    """Answer by keys until the game is over, or so many times."""
    for _ in range(steps):
        async with asyncio.timeout(PATIENCE):
            while not asked(app):
                if app.client.status == "ended":
                    return
                await asyncio.sleep(0.002)
        match = app.client.match
        assert match is not None
        question = match.question(app.client.you)
        assert question is not None
        turn = question.turn
        for key in KEYS.get(question.choice.name(), ("1",)):
            app.post_message(Key(key, key if len(key) == 1 else None))
        async with asyncio.timeout(PATIENCE):
            while app.client.match is not None and (
                app.client.match.state.flow.turns[app.client.you] == turn
            ):
                await asyncio.sleep(0.002)


async def test_the_host_is_shown_and_passed_on_and_claimed_names_have_a_mark(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        person = {"name": "Otto", "passphrase": "correct horse"}
        token = (await place.post("/people", person))["token"]
        table = await place.make("open", "open", "open", **RACE)
        async with sitting(place, table.code, tmp_path, name="Mira") as (app, pilot):
            await until(pilot, lambda: "Mira  (you)  (host)" in shown(app))
            await place.post(
                f"/tables/{table.id}/seats", {"name": "Otto", "seed": seed(), "seat": 2}, token
            )
            await until(pilot, lambda: "Otto ✓  (not here right now)" in shown(app))
            assert "Otto ✓ sits down." in shown(app)
            await pilot.press("h")
            await until(pilot, lambda: "Otto ✓  (host)  (not here right now)" in shown(app))
            assert "Otto ✓ is the host now." in shown(app)
            assert "Mira ✓" not in shown(app)
            gus = {"name": "Gus", "seed": seed(), "seat": 1}
            sat = await place.post(f"/tables/{table.id}/seats", gus)
            await place.post(f"/tables/{table.id}/start", token=sat["token"], status=200)
            await until(pilot, lambda: isinstance(app.screen, OnlineScreen))
            await until(pilot, lambda: "Otto ✓" in shown(app))
            assert "Mira ✓" not in shown(app)
            assert "Gus ✓" not in shown(app)


async def test_a_game_is_waited_for_started_played_and_saved_by_keys(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with running(database) as place:
        table = await place.make("open", "open", "bot:greedy", **RACE)
        async with sitting(place, table.code, tmp_path, name="Mira") as (app, pilot):
            await until(pilot, lambda: "Mira  (you)" in shown(app))
            assert f"/t/{table.code}" in shown(app)
            assert "One seat is still free." in shown(app)
            assert "greedy  (a bot)" in shown(app)
            await pilot.press("s")
            assert isinstance(app.screen, WaitingScreen)
            await table.sit("Otto")
            await until(pilot, lambda: "Press s to start" in shown(app))
            assert "Otto  (not here right now)" in shown(app)
            otto = await table.connect(1)
            await until(pilot, lambda: "not here right now" not in shown(app))
            await pilot.press("s")
            await until(pilot, lambda: isinstance(app.screen, OnlineScreen))
            others = asyncio.create_task(_answer_all(otto))
            with app.batch_update():
                await play_by_keys(app)
            await others
            await until(pilot, lambda: isinstance(app.screen, OnlineResultDialog))
            words = " ".join(shown(app).replace("│", " ").split())
            assert "The dice were fair: all" in words
            assert "Mira" in words
            await pilot.press("s")
            await until(pilot, lambda: "The record is written to" in shown(app))
            file = tmp_path / f"cubitos-{table.id}.json"
            record = read_record(file.read_text("utf-8"))
            Replay(new_game(record.game, record.options), record).finish()
            assert json.loads(file.read_text()) == await place.get(f"/tables/{table.id}/record")
            await pilot.press("q")
        assert not app.is_running


async def _answer_all(client: Any) -> None:
    while client.table["status"] in ("open", "running"):
        if client.question is None:
            await client.receive()
        else:
            await client.answer(client.question["options"][-1])


async def test_dice_are_chosen_in_the_tray_of_novodice(database: str, tmp_path: Path) -> None:
    async with running(database) as place:
        table = await place.make("open", "bot:greedy")
        async with sitting(place, table.id, tmp_path, LARGE, language="de") as (app, pilot):
            await app.client.start()
            await until(pilot, lambda: isinstance(app.screen, OnlineScreen))
            with app.batch_update():
                await play_by_keys(app, 6)
            await until(pilot, lambda: asked(app))
            assert "Strg-Z" not in shown(app)
            assert "/ Chat" in shown(app)
            await pilot.press("question_mark")
            assert isinstance(app.screen, Page)
            assert "Strg-Z" in shown(app)


async def test_lines_are_written_and_read_while_a_choice_stays_open(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("open", "Ben")
        ben = await table.connect(1)
        async with sitting(place, table.id, tmp_path, LARGE) as (app, pilot):
            await pilot.press("/")
            assert isinstance(app.screen, ChatDialog)
            await pilot.press(*"Good l", "right", "enter")
            await ben.until(lambda it: it.kinds()[-1] == "phrase")
            await ben.ask("say", text="[b]Hi[/b] there")
            await until(pilot, lambda: "Ben: “[b]Hi[/b] there”" in shown(app))
            assert "Guest: “Good luck!”" in shown(app)
            await pilot.press("/")
            await app.client.start()
            await asyncio.sleep(0.1)
            # The line being written is not taken away by the start.
            assert isinstance(app.screen, ChatDialog)
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, OnlineScreen))
            while not asked(app):
                await ben.quiet()
                if ben.question is not None:
                    await ben.answer()
                await asyncio.sleep(0.01)
            await pilot.press("1")
            before = page(app).board.tray().picked  # type: ignore[attr-defined]
            assert before
            await ben.ask("say", text="Take your time")
            await until(pilot, lambda: "Take your time" in shown(app))
            assert page(app).board.tray().picked == before  # type: ignore[attr-defined]
            assert page(app).board.chosen  # type: ignore[attr-defined]


async def test_a_bot_plays_on_for_who_leaves_and_the_seat_is_taken_back(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("open", "Ben")
        ben = await table.connect(1)
        async with sitting(place, table.id, tmp_path) as (app, pilot):
            await app.client.start()
            await until(pilot, lambda: isinstance(app.screen, OnlineScreen))
            await pilot.press("q")
            assert isinstance(app.screen, OnlineLeaveDialog)
            assert "the same command brings you back" in shown(app)
            await pilot.press("b")
            await until(pilot, lambda: "A bot plays for you." in shown(app))
            assert "a bot plays for Guest" in shown(app)
            await pilot.press("1")
            await until(pilot, lambda: not app.client.away(0))
            assert "is back" in "".join(line.text for line in page(app).log_panel.written)
            await ben.close()
            await until(pilot, lambda: "not here: Ben" in shown(app))
            await pilot.press("q", "y")
        assert not app.is_running


async def test_a_break_is_told_in_the_top_line_and_mends_itself(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("open", "bot:random")
        async with sitting(place, table.id, tmp_path) as (app, pilot):
            await app.client.start()
            await until(pilot, lambda: isinstance(app.screen, OnlineScreen))
            connection = app.client.connection
            connection._first_wait_s = 30.0
            await connection.break_off()
            await until(pilot, lambda: "No connection; next try in" in shown(app))
            connection.hurry()
            await until(pilot, lambda: "No connection" not in shown(app))
            await play_by_keys(app, 2)


async def test_what_cannot_be_taken_back_is_told(database: str, tmp_path: Path) -> None:
    async with running(database) as place:
        table = await place.make("open", "bot:random")
        async with sitting(place, table.id, tmp_path) as (app, pilot):
            await app.client.start()
            await until(pilot, lambda: isinstance(app.screen, OnlineScreen))
            await play_by_keys(app, 1)
            await pilot.press("ctrl+z")
            # The dice were rolled at once; so the server refuses, and says why.
            await until(pilot, lambda: list(app._notifications))
            told = next(iter(app._notifications)).message
            assert told.startswith("It is too late to take this back")


async def test_a_server_that_leaves_the_rules_is_told_and_not_followed(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as place:
        table = await place.make("open", "bot:random")
        async with sitting(place, table.id, tmp_path, LARGE) as (app, pilot):
            await app.client.start()
            await until(pilot, lambda: isinstance(app.screen, OnlineScreen))
            await until(pilot, lambda: asked(app))
            room = place.hall.rooms[table.id]
            view = room.table.view
            # From now on the server shows what does not lie on the table.
            monkeypatch.setattr(room.table, "view", lambda: {**(view() or {}), "round": 99})
            await app.client.say("Well?")
            await until(pilot, lambda: "this table cannot be trusted" in shown(app))
            version = app.client.local_game.version
            watcher = await table.connect()
            await watcher.ask("say", text="ha")
            assert app.client.local_game.version == version


async def test_a_table_made_from_the_terminal_is_joined_by_its_code_alone(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        say = Catalogue("en")
        server = f"127.0.0.1:{place.port}{place.prefix}"
        home = Rest(Address(read_server(server, say), ""), say)
        options = {"players": 3, "race": "2"}
        made = await asyncio.to_thread(make_table, home, "cubitos", options, 3, ["random"])
        folders = [tmp_path / name for name in ("mira", "otto")]
        for folder, name in zip(folders, ("Mira", "Otto"), strict=True):
            address = read_address(made.table, say, server)
            seats = SeatFile(folder / "seats.json", say)
            found = await asyncio.to_thread(join, Rest(address, say), seats, None, name)
            assert found.kept is not None
        table = found.table
        assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
        assert (table["game"], table["options"]["race"]) == ("cubitos", "2")


async def test_a_table_that_cannot_be_made_is_told_in_one_sentence(database: str) -> None:
    async with running(database) as place:
        say = Catalogue("de")
        home = Rest(Address(f"http://127.0.0.1:{place.port}{place.prefix}", ""), say)
        with pytest.raises(CannotJoin) as told:
            await asyncio.to_thread(make_table, home, "novodice", {}, 3, ["no such bot"])
        assert "\n" not in str(told.value)
