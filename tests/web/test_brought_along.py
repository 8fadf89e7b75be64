"""What people bring along is played in the browser as well: a game of another package, cards of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.game_folders.packages import registered
from tests.server.app.place import running
from tests.web.browser import CLIENT, Hall, Visitor, in_a_browser
from tests.web.clicking import play
from tests.web.test_playing import seated

from dicehall.games import registry
from dicehall.locales import Catalogue

pytestmark = in_a_browser

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the example's package, for this process and for those in which bots think."""
    for path in registered(EXAMPLES / "pig", tmp_path):
        monkeypatch.syspath_prepend(str(path))
        known = os.environ.get("PYTHONPATH", "")
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(path), known])))
    registry._brought.cache_clear()
    yield
    registry._kits.pop("pig", None)
    registry._brought.cache_clear()


@pytest.mark.usefixtures("pig")
@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "uk")])
async def test_a_game_from_outside_is_played_at_the_plain_table(
    open_hall: Hall, size: str, language: str, tmp_path: Path
) -> None:
    # On a server that knows the game from its start, as do the processes in which its bots think.
    async with running(f"sqlite:///{tmp_path / 'dicehall.db'}", client_folder=CLIENT) as place:
        there = open_hall.at(place)
        visitor = await asked_in_pig(there, size, language)
        hint = Catalogue(language).text("web-hint")
        await visitor.page.get_by_role("button", name=hint, exact=True).click()
        await expect(visitor.page.locator(".plain .told")).to_contain_text("%")
        await play_to_the_end(visitor, f"pig-{size}-{language}")


async def asked_in_pig(there: Hall, size: str, language: str) -> Visitor:
    """Return a visitor who is asked something: after a first roll of 1 a bot may have won before."""
    while True:
        visitor = await seated(there, size, language, "pig", "bot:random", options={"target": 10})
        await visitor.page.wait_for_selector(".plain .options button, .podium")
        if not await visitor.page.locator(".podium").count():
            return visitor


async def play_to_the_end(visitor: Visitor, name: str) -> None:
    """Hold whenever that can be done: whoever does gets there in the end."""
    page = visitor.page
    await page.wait_for_selector(".plain .options button, main h1")
    await visitor.shot(name)
    assert await visitor.wider_than_window() <= 0
    while not (await page.locator(".podium").count()):
        option = page.locator(".plain .options button:not(:disabled)").last
        await page.wait_for_selector(".plain .options button:not(:disabled), .podium")
        if await option.count():
            await option.click()
            await page.wait_for_timeout(50)


@pytest.mark.parametrize(
    ("language", "name", "does"),
    [
        ("en", "Night Owl", "active dice"),
        ("de", "Nachteule", "aktiven Würfel"),
        ("uk", "Нічна сова", "активні"),
    ],
)
async def test_cards_of_ones_own_are_on_the_table_with_sentences_from_their_words(
    open_hall: Hall, language: str, name: str, does: str
) -> None:
    cards = (EXAMPLES / "own_cards.toml").read_text("utf-8")
    options = {"race": "1", "own_cards": cards}
    visitor = await seated(
        open_hall, "desktop", language, "cubitos", "bot:champion", options=options
    )
    await visitor.page.wait_for_selector(".table .bar h2")
    card = visitor.page.locator(".card", has_text=name)
    await card.wait_for()
    assert does in await card.inner_text()
    await visitor.shot(f"own-cards-{language}")
    assert await play(visitor, "cubitos", until=6) == 6


async def test_a_file_of_cards_is_chosen_in_the_lobby(open_hall: Hall) -> None:
    visitor = await open_hall.visitor("desktop", "en")
    await visitor.go()
    chooser = visitor.page.locator("input[type=file][accept^='.toml']")
    wrong = (EXAMPLES / "own_cards.toml").read_bytes().replace(b"FreeRoll", b"FreeLunch")
    await chooser.set_input_files({"name": "a.toml", "mimeType": "text/plain", "buffer": wrong})
    await visitor.page.locator(".toast.wrong", has_text="FreeLunch").wait_for()
    await chooser.set_input_files(EXAMPLES / "own_cards.toml")
    await visitor.page.locator("text=Without own_cards.toml").wait_for()
    # The lobby shows them in the places of those they replace.
    cards = visitor.page.locator(".cards li")
    await expect(cards).to_have_count(8)
    await expect(cards.filter(has_text="Bargain Hound")).to_contain_text("2 money")
    await expect(cards.filter(has_text="Rich Dog")).to_have_count(0)
    await visitor.page.locator("button:has-text('Play now')").click()
    await visitor.page.wait_for_selector(".table .bar h2")
    await visitor.page.locator(".card", has_text="Bargain Hound").wait_for()
