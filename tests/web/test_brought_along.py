"""What people bring along is played in the browser as well: a game of another package, cards of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.houses.packages import registered
from tests.web.browser import hall, in_a_browser
from tests.web.clicking import play
from tests.web.test_playing import seated

from dicehall.games import registry

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
    sqlite_url: str, size: str, language: str
) -> None:
    async with hall(sqlite_url) as open_hall:
        visitor = await seated(
            open_hall, size, language, "pig", "bot:random", options={"target": 10}
        )
        page = visitor.page
        await page.wait_for_selector(".plain .options button, main h1")
        await visitor.shot(f"pig-{size}-{language}")
        assert await visitor.wider_than_window() <= 0
        # Whoever always holds when that can be done gets there in the end.
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
    sqlite_url: str, language: str, name: str, does: str
) -> None:
    async with hall(sqlite_url) as open_hall:
        cards = (EXAMPLES / "own_cards.toml").read_text("utf-8")
        options = {"race": "1", "rounds": 2, "own_cards": cards}
        visitor = await seated(
            open_hall, "desktop", language, "cubitos", "bot:champion", options=options
        )
        await visitor.page.wait_for_selector(".table .bar h2")
        card = visitor.page.locator(".card", has_text=name)
        await card.wait_for()
        assert does in await card.inner_text()
        await visitor.shot(f"own-cards-{language}")
        assert await play(visitor, "cubitos", until=6) == 6


async def test_a_file_of_cards_is_chosen_in_the_lobby(sqlite_url: str) -> None:
    async with hall(sqlite_url) as open_hall:
        visitor = await open_hall.visitor("desktop", "en")
        await visitor.go()
        chooser = visitor.page.locator("input[type=file][accept^='.toml']")
        await chooser.set_input_files(EXAMPLES / "own_cards.toml")
        await visitor.page.locator("text=Without own_cards.toml").wait_for()
        await visitor.page.locator("button:has-text('Play now')").click()
        await visitor.page.wait_for_selector(".table .bar h2")
        await visitor.page.locator(".card", has_text="Bargain Hound").wait_for()
