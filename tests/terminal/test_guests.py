"""Playing against bots of one's own: one that fails or never answers spoils nobody's evening."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from tests.terminal.person import on_top, play_app, table, take_a_step, until
from tests.terminal.screen import screen_text

from dicehall.bots.guests.seat import GuestSeat
from dicehall.bots.guests.terms import Terms
from dicehall.terminal.player import ScreenPlayer
from dicehall.terminal.screens import LeaveDialog

BOTS = """
class Crashes:
    def __init__(self, seed):
        pass

    def decide(self, view, question):
        raise ValueError("I cannot play")

class Hangs(Crashes):
    def decide(self, view, question):
        open("thinking", "w").close()
        while True:
            pass
"""

ESCAPING = """
import os, sys, time

print('{"type":"hello","protocol":1,"wants":[]}', flush=True)
sys.stdin.readline()
print('{"type":"ready"}', flush=True)
child = os.fork()
if child == 0:
    os.setsid()
    time.sleep(86_400)
with open("written", "w") as file:
    file.write(str(child))
os.rename("written", "escaped")
time.sleep(86_400)
"""
"""A program whose child is in no group of ours, and keeps its output open."""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in a folder with bots of one's own."""
    monkeypatch.chdir(tmp_path)
    Path("bad_bots.py").write_text(BOTS)


def players(bot: GuestSeat) -> list[ScreenPlayer]:
    return [ScreenPlayer("Otto", bot), ScreenPlayer("Mira", None)]


async def test_a_bot_that_crashes_forfeits_with_a_sentence_and_another_plays_on() -> None:
    bot = GuestSeat("bad_bots:Crashes", "novodice", "1", Terms())
    app = play_app(players(bot))
    async with app.run_test(size=(140, 45)) as pilot:
        while bot.forfeit is None:
            await take_a_step(app)
        await until(pilot, app, "something")
        told = [line.text for line in table(app).log_panel.written if "forfeits" in line.text]
        assert told == [
            "Otto forfeits the game: the bot bad_bots:Crashes failed to decide: ValueError: "
            "I cannot play (bad_bots.py, line 7). From now on greedy plays in its place."
        ]
        assert "Traceback" not in screen_text(app)


async def test_a_game_with_a_bot_that_never_answers_can_be_left(tmp_path: Path) -> None:
    bot = GuestSeat("bad_bots:Hangs", "novodice", "1", Terms(decision=86_400))
    app = play_app([ScreenPlayer("Otto", bot), ScreenPlayer("Ada", bot)])
    async with app.run_test(size=(80, 24)) as pilot:
        while not (tmp_path / "thinking").exists():
            await pilot.pause(0.01)
        await pilot.press("q")
        assert on_top(app, LeaveDialog)
        await pilot.press("y")
    # Whoever comes here has not waited a day for the thread that asks the bot.
    assert not app.is_running
    assert bot.forfeit is None


async def test_nor_does_it_take_long_if_its_output_stays_open_when_it_is_ended(
    tmp_path: Path,
) -> None:
    Path("escaping.py").write_text(ESCAPING)
    name = f"exec:{sys.executable} escaping.py"
    bot = GuestSeat(name, "novodice", "1", Terms(decision=86_400, game=86_400))
    app = play_app([ScreenPlayer("Otto", bot), ScreenPlayer("Ada", bot)])
    async with app.run_test(size=(80, 24)) as pilot:
        while not (tmp_path / "escaped").exists():
            await pilot.pause(0.01)
        await pilot.press("ctrl+c", "ctrl+c")
    os.kill(int((tmp_path / "escaped").read_text()), signal.SIGKILL)
    assert not app.is_running
    assert bot.forfeit is None
