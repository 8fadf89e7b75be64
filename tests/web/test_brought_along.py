"""What people bring along is played in the browser as well: a game of another package, cards of their own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.web.browser import Hall, in_a_browser
from tests.web.clicking import play
from tests.web.test_playing import seated

pytestmark = in_a_browser

EXAMPLES = Path(__file__).parents[2] / "examples"


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
