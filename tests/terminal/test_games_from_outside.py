"""Games of other packages are played to their end in the terminal, by keys alone and in their own words."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.game_folders.examples import TARGETS, installed, unreadable
from tests.terminal.screen import screen_text
from textual.pilot import Pilot

from dicehall.bots.random import RandomBot
from dicehall.core.record import Replay
from dicehall.core.sources import SeededDice
from dicehall.games.registry import new_game
from dicehall.locales import LANGUAGES
from dicehall.locales.game_words import GameWords
from dicehall.terminal.play import PlayApp
from dicehall.terminal.player import ScreenPlayer
from dicehall.terminal.screens import Page, ResultDialog

NAMES = ("Mira", "Otto")
OPTIONS = {"pig": {"push", "pass"}, "farkle": {"keep", "push", "pass"}}
"""The first words of all options there are, each of which is offered at some time."""
KEYS = ("1", "1", "2")
"""The keys of options, which are pressed as it comes."""


@pytest.fixture(autouse=True)
def brought(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the package of an example."""
    with installed(game, tmp_path, monkeypatch):
        yield


async def until_waiting(pilot: Pilot[None], app: PlayApp) -> str:
    """Wait for the person's roll or choice, or for the end; return which it is."""
    for _ in range(3000):
        if isinstance(app.screen, ResultDialog):
            return "over"
        throws, questions = app.match.throws(), app.match.questions()
        mode = app.table.bar.mode()
        if mode == "tray" and throws and throws[0].seat == 0:
            return "roll"
        if mode == "choices" and questions and questions[0].seat == 0:
            await pilot.pause()
            return "choose"
        await asyncio.sleep(0.002)
    raise AssertionError("nothing was asked")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TARGETS)
async def test_a_whole_game_is_played_by_keys_with_everything_in_its_own_words(
    game: str, language: str
) -> None:
    players = [ScreenPlayer(NAMES[0], None), ScreenPlayer(NAMES[1], RandomBot("Otto"))]
    rules = new_game(game, {"players": 2, "target": TARGETS[game]})
    app = PlayApp(rules, players, SeededDice("outside"), language, 0, None)
    words = GameWords(game, app.catalogue)
    seen: list[str] = []
    async with app.run_test(size=(80, 24)) as pilot:
        while (waiting := await until_waiting(pilot, app)) != "over":
            steps = len(app.match.steps)
            if waiting == "choose":
                question = app.match.questions()[0]
                shown = screen_text(app)
                assert words.title() in shown
                assert words.asked(question.asked) in shown, shown
                for option in question.options:
                    text = app.match.text(question, option)
                    seen.append(text.split()[0])
                    assert words.option(text) != text
                    assert words.option(text) in shown, shown
                assert not unreadable(shown, language), (unreadable(shown, language), shown)
            await pilot.press("space" if waiting == "roll" else KEYS[len(seen) % len(KEYS)])
            for _ in range(1000):
                if len(app.match.steps) > steps or app.match.over():
                    break
                await asyncio.sleep(0.002)
        await pilot.pause()
        assert all(name in screen_text(app) for name in NAMES)
        await pilot.press("b")
        assert words.event("TurnBegan", "Mira", {}) in [
            line.text for line in app.table.log_panel.written
        ]
        for line in app.table.log_panel.written:
            assert not unreadable(line.text, language), line.text
        await pilot.press("question_mark")
        assert isinstance(app.screen, Page)
        assert words.rules()[:30] in screen_text(app)
    assert set(seen) == OPTIONS[game]
    Replay(rules, app.record()).finish()
