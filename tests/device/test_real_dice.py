"""Real dice around one device: whoever holds it taps what they show, for everybody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.device.door import DictShelf, Page, asked, seated
from tests.short_games import SHORT

from dicehall.command.verify import command as verify
from dicehall.core.stream import Stream
from dicehall.device import DeviceHall
from dicehall.server.live.protocol import from_server


async def enter(page: Page, chance: Stream) -> dict[str, Any]:
    """Roll the first throw that is due, and enter it."""
    throw = page.now["throws"][0]
    faces = [
        die["faces"][chance.below(len(die["faces"]))]["text"]
        for die in throw["dice"]
        for _ in range(die["count"])
    ]
    return await page.ask("roll", seat=throw["seat"], number=throw["number"], faces=faces)


@pytest.mark.parametrize("game", SHORT)
async def test_a_game_with_a_bot_whose_dice_are_entered(game: str, tmp_path: Path) -> None:
    hall = await DeviceHall.open(DictShelf(), pace_s=0)
    table, (token,) = await seated(hall, game, dice="entered")
    page = Page(hall, table, token)
    await page.ask("start")
    chance = Stream(f"real dice at {game}")
    while True:
        await page.until(
            lambda: page.status() == "ended" or page.now.get("question") or page.now.get("throws")
        )
        if page.status() == "ended":
            break
        reply = await (enter(page, chance) if page.now["throws"] else page.answer())
        assert reply["type"] == "stored", reply
    for message in page.heard:
        from_server.validate_python(message)
    _, record = await hall.request("GET", f"tables/{table}/record", "", "", "en")
    file = tmp_path / "record.json"
    file.write_text(record, "utf-8")
    verified = CliRunner().invoke(verify, [str(file)], standalone_mode=False)
    assert verified.return_value == 0
    assert "rolled by hand and entered" in verified.output
    _, replay = await asked(hall, "GET", f"tables/{table}/replay")
    assert replay["fairness"]["entered"]
    lines: list[str] = []
    told = await hall.lines("GET", f"tables/{table}/report", "", "", "en", lines.append)
    assert told == (200, "")


async def test_a_tab_that_was_closed_while_dice_were_due_asks_for_them_again() -> None:
    shelf = DictShelf()
    hall = await DeviceHall.open(shelf, pace_s=0)
    table, (token,) = await seated(hall, dice="entered")
    page = Page(hall, table, token)
    await page.ask("start")
    due = await page.until(lambda: page.now.get("throws"))
    page.close()
    again = await DeviceHall.open(shelf, pace_s=0)
    page = Page(again, table, token)
    assert await page.until(lambda: page.now.get("throws")) == due
    assert (await page.ask("roll", seat=-1, number=0, faces=["first-1"]))["type"] == "stored"
    assert (await page.ask("pick_up", seat=-1, number=0))["type"] == "stored"
    assert page.now["throws"] == due


async def test_the_dice_of_a_table_are_fair_unless_others_are_wanted() -> None:
    hall = await DeviceHall.open(DictShelf(), pace_s=0)
    table, _ = await seated(hall)
    assert (await asked(hall, "GET", f"tables/{table}"))[1]["dice"] == "fair"
