"""Real dice at an online table, in a terminal: asked for, typed, refused, and picked up by others."""

from __future__ import annotations

from pathlib import Path

from tests.server.app.place import running
from tests.terminal.online.test_screen import page, shown, sitting, until

from dicehall.core.dice import outcomes


async def test_dice_are_typed_for_anybody_and_follow_what_others_put_right(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'dicehall.db'}") as place:
        table = await place.make("Ada", "open", dice="entered")
        async with sitting(place, table.code, tmp_path, name="Ben") as (app, pilot):
            ada = await table.connect(0)
            await table.start()
            await until(pilot, lambda: app.client.match is not None)
            await until(pilot, lambda: page(app)._situation == ("rolling", -1, 0))
            await pilot.press("1")
            await until(pilot, lambda: page(app)._situation == ("rolling", 0, 0))
            # Somebody else notices that Ben begins.
            assert (await ada.ask("pick_up", seat=-1, number=0))["type"] == "stored"
            await until(pilot, lambda: page(app)._situation == ("rolling", -1, 0))
            assert "entered wrong" in shown(app)
            await pilot.press("2")
            await until(pilot, lambda: page(app)._situation == ("rolling", 1, 0))
            screen = page(app)
            throw = screen.match.throws()[0]
            dice = screen.match.game.dice
            screen.bar.entry.value = "A-lion"
            await pilot.press("enter")
            await until(pilot, lambda: "A A" in shown(app))
            assert screen.match.throws(), "one die is not all dice"
            screen.bar.entry.value = dice.text(outcomes(dice, throw.counts)[0][0])
            await pilot.press("enter")
            await until(pilot, lambda: page(app)._situation[0] == "asked")
            await ada.until(lambda it: it.kinds()[-1] == "rolled")
            assert ada.entries[-1]["body"]["by"] == 1
