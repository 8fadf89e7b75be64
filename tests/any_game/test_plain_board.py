"""The plain board shows question, options, players and dice of any game, in windows of any size."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from tests.any_game.games import every_game, short_game
from tests.terminal.screen import screen_text
from textual.pilot import Pilot
from textual.widget import Widget

from dicehall.bots.random import RandomBot
from dicehall.core.sources import SeededDice
from dicehall.games import registry
from dicehall.games.registry import kit_of, new_game
from dicehall.locales import LANGUAGES
from dicehall.locales.game_words import GameWords
from dicehall.terminal.play import PlayApp
from dicehall.terminal.player import ScreenPlayer
from dicehall.terminal.question_bar import KEYS
from dicehall.terminal.screens import TooSmall

SMALLEST = (50, 14)
SIZES = [SMALLEST, (60, 20), (80, 24), (100, 30), (120, 24), (150, 40), (220, 70)]
NAMES = ("Mira", "Otto")


@pytest.fixture
def plain(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the game's own board away, if it has one."""
    monkeypatch.setitem(registry._kits, game, replace(kit_of(game), board=None))


def plain_table(game: str, language: str) -> PlayApp:
    """Return a table of a person and a bot."""
    players = [ScreenPlayer(NAMES[0], None), ScreenPlayer(NAMES[1], RandomBot("Otto"))]
    rules = new_game(game, short_game(game))
    return PlayApp(rules, players, SeededDice("7"), language, 0, None)


def seen_in(app: PlayApp, widget: Widget) -> str:
    """Return what the screen shows where a widget lies, with single spaces."""
    x, y, width, height = widget.region
    lines = screen_text(app).split("\n")[y : y + height]
    return " ".join(" ".join(lines[row][x : x + width] for row in range(len(lines))).split())


async def until_asked(pilot: Pilot[None], app: PlayApp) -> None:
    """Roll until there is a choice."""
    for _ in range(3000):
        if app.table.bar.mode() == "choices" and app.match.questions():
            await pilot.pause()
            return
        if app.table.bar.mode() == "tray":
            await pilot.press("space")
        await asyncio.sleep(0.002)
    raise AssertionError("nobody was asked anything")


@every_game
@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_question_options_and_players_are_in_sight_at_every_size(
    game: str, language: str
) -> None:
    app = plain_table(game, language)
    async with app.run_test(size=SIZES[0]) as pilot:
        await until_asked(pilot, app)
        question = app.match.questions()[0]
        board, last = app.board, len(question.options) - 1
        asked = " ".join(board.asked(question).split())
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            choices = app.table.bar.choices
            assert asked in seen_in(app, app.table.bar), (size, screen_text(app))
            shown, scrolls = seen_in(app, choices), choices.max_scroll_y > 0
            if scrolls:
                # Too many: they have all the rows that the facts and the question leave.
                assert choices.region.height >= size[1] // 2 - 5
                choices.scroll_end(animate=False)
                await pilot.pause()
                shown += seen_in(app, choices)
            for number, offer in enumerate(board.offers(question)):
                if number not in (0, last) and scrolls:
                    continue
                key = KEYS[number] if number < len(KEYS) else ""
                # A long option goes on in the next line, beside what it is worth.
                begins = " ".join(offer.text.split()[:2])
                assert f"{key} {begins}".strip() in shown, (size, screen_text(app))
            assert all(name in seen_in(app, board.panels()[0]) for name in NAMES)


@every_game
@pytest.mark.usefixtures("plain")
async def test_what_was_rolled_last_is_in_sight(game: str) -> None:
    app = plain_table(game, "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        rolls = [step for step in app.match.steps if step.asked == "roll"]
        dice, words = app.match.game.dice, GameWords(game, app.catalogue)
        facts = seen_in(app, app.board.panels()[0])
        for cell in dice.parse(rolls[-1].given):
            assert words.face(dice.faced(cell).face) in facts, screen_text(app)


@every_game
@pytest.mark.usefixtures("plain")
async def test_a_window_that_is_too_small_even_for_that_says_so(game: str) -> None:
    app = plain_table(game, "en")
    async with app.run_test(size=(49, 14)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)
        assert "50 × 14" in screen_text(app)
        await pilot.resize_terminal(*SMALLEST)
        await until_asked(pilot, app)
