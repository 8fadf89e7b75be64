"""Games of other packages are played in the browser from the lobby to the replay, in their own words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import expect
from tests.game_folders.examples import TARGETS, installed, unreadable
from tests.server.app.place import running
from tests.web.browser import CLIENT, Hall, Visitor, in_a_browser
from tests.web.test_playing import seated

from dicehall.bots.registry import bots_of
from dicehall.locales import Catalogue
from dicehall.locales.game_words import GameWords

pytestmark = in_a_browser

WINDOWS: Final = {"en": "desktop", "de": "tablet", "uk": "phone"}
"""The languages, and the window in which each is looked at."""


@pytest.fixture
def brought(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the package of an example."""
    with installed(game, tmp_path, monkeypatch):
        yield


async def readable(visitor: Visitor, language: str) -> str:
    """Return what the window shows, which is no name of a message and none in the rules."""
    shown = await visitor.page.inner_text("body")
    assert not unreadable(shown, language), (unreadable(shown, language), shown)
    return shown


async def asked(there: Hall, game: str, language: str) -> Visitor:
    """Return a visitor who is asked something: after a first unlucky roll a bot may have won before."""
    while True:
        options = {"target": TARGETS[game]}
        bot = f"bot:{bots_of(game)[-1]}"
        visitor = await seated(there, WINDOWS[language], language, game, bot, options=options)
        await visitor.page.wait_for_selector(".plain .options button, .podium")
        if not await visitor.page.locator(".podium").count():
            return visitor


async def play_to_the_end(visitor: Visitor, words: GameWords, language: str) -> None:
    """Take the first option of every question, which is in the game's words, until the game is over."""
    page = visitor.page
    questions = {words.asked(name) for name in ("push", "aside")} - {""}
    while True:
        await page.wait_for_selector(".plain .options button:not(:disabled), .podium")
        if await page.locator(".podium").count():
            return
        shown = await readable(visitor, language)
        assert any(question in shown for question in questions), shown
        option = page.locator(".plain .options button:not(:disabled)").first
        if await option.count():
            await option.click()
            await page.wait_for_timeout(50)


@pytest.mark.usefixtures("brought")
@pytest.mark.parametrize("language", WINDOWS)
@pytest.mark.parametrize("game", TARGETS)
async def test_a_game_from_outside_speaks_for_itself_from_the_lobby_to_the_replay(
    open_hall: Hall, game: str, language: str, tmp_path: Path
) -> None:
    say = Catalogue(language)
    words = GameWords(game, say)
    # On a server that knows the game from its start, as do the processes in which its bots think.
    async with running(f"sqlite:///{tmp_path / 'dicehall.db'}", client_folder=CLIENT) as place:
        there = open_hall.at(place)
        lobby = await there.visitor(WINDOWS[language], language)
        await lobby.go(f"#/play/{game}")
        await expect(lobby.page.locator("h1", has_text=words.title())).to_be_visible()
        shown = await readable(lobby, language)
        assert words.rules() in shown
        # The engine of a device has only the games of the page.
        assert say.text("web-place-here") not in shown
        for setting in ("target", "target-about"):
            assert words.find("setting", setting) in shown

        visitor = await asked(there, game, language)
        page = visitor.page
        await page.get_by_role("button", name=say.text("web-hint"), exact=True).click()
        await expect(page.locator(".plain .told")).to_contain_text("%")
        await visitor.shot(f"{game}-{language}")
        assert await visitor.wider_than_window() <= 0
        assert words.event("TurnBegan", "Mira", {}) in await readable(visitor, language)
        await play_to_the_end(visitor, words, language)
        # The report is whole when it says what made up the result.
        accounts = page.get_by_role("heading", name=say.text("webreport-accounts"))
        await expect(accounts).to_be_visible()
        assert words.title() in await readable(visitor, language)
        await visitor.shot(f"{game}-{language}-after")
        await page.locator("a[href^='#/replay/']").first.click()
        await page.wait_for_selector(".stage .plain")
        await readable(visitor, language)
        await visitor.shot(f"{game}-{language}-replay")
        await visitor.go("#/history")
        await expect(page.locator("main")).to_contain_text(words.title())
        await readable(visitor, language)
        assert not visitor.mistakes
