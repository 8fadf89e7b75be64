"""Duplicates in the browser: made by one visitor, played by two, and compared."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect
from tests.server.app.client import play as play_on
from tests.web.browser import Hall, Visitor, in_a_browser
from tests.web.clicking import play
from tests.web.looking import cut_off, too_small, violations
from tests.web.tables import an_ended_race, newest_seat

pytestmark = in_a_browser


async def finish(hall: Hall, visitor: Visitor) -> None:
    """Let a program play the visitor's newest seat to the end, as fast as it can."""
    await visitor.page.wait_for_selector(".table .bar h2")
    await play_on(await hall.place.connect(*await newest_seat(visitor)))


async def looks_right(visitor: Visitor) -> None:
    """See that a page fits its window, and can be read and pressed by everybody."""
    assert await visitor.wider_than_window() <= 0
    assert await cut_off(visitor) == []
    assert await violations(visitor) == []
    if visitor.page.viewport_size and visitor.page.viewport_size["width"] < 800:
        assert await too_small(visitor) == []


async def rows(page: Page) -> list[str]:
    """Return what the ranking says, line by line."""
    # Not just any heading: the page of the game has some as well, and may still be there.
    heading = page.get_by_role("heading", name=re.compile("Luck taken out|Ohne Glück gerechnet"))
    await heading.first.wait_for()
    return await page.locator("ol > li").all_inner_texts()


async def test_two_visitors_play_a_duplicate_and_compare(open_hall: Hall) -> None:
    before = await an_ended_race(open_hall, "Mira", "bot:greedy")
    mira, oleh = await open_hall.visitor(), await open_hall.visitor("phone", "de")
    await mira.sits_at(before)
    await mira.go(f"t/{before.code}")
    page = mira.page
    await page.get_by_role("button", name="Make a duplicate").click()
    await page.get_by_role("button", name="Play my table").wait_for()
    link = page.url
    assert "#/d/" in link
    await looks_right(mira)
    await mira.shot("duplicate-new")
    # Before anybody has played, there is nothing to compare.
    await expect(page.get_by_role("heading", name="Luck taken out")).to_have_count(0)
    await page.get_by_label("Your name").fill("Mira")
    await page.get_by_role("button", name="Play my table").click()
    await page.wait_for_selector(".table .bar h2")
    assert await play(mira, "cubitos") > 0
    await page.get_by_role("link", name="Compare with the others").click()
    [alone] = await rows(page)
    assert "Mira" in alone
    assert "nobody else in this seat yet" in alone

    page = oleh.page
    await page.goto(link)
    await page.get_by_label("Dein Name").fill("Oleh")
    await looks_right(oleh)
    await oleh.shot("duplicate-invited")
    await page.get_by_role("button", name="Meinen Tisch spielen").click()
    # Whoever leaves the table finds it again on the page of the duplicate, which tells nothing yet.
    await page.wait_for_selector(".table .bar h2")
    await page.goto(link)
    await page.get_by_role("link", name="Zurück zu meinem Tisch").wait_for()
    await expect(page.get_by_role("heading", name="Ohne Glück gerechnet")).to_have_count(0)
    await page.get_by_role("link", name="Zurück zu meinem Tisch").click()
    await finish(open_hall, oleh)
    await page.get_by_role("link", name="Mit den anderen vergleichen").click()
    told = await rows(page)
    assert len(told) == 2
    assert sorted(name for row in told for name in ("Mira", "Oleh") if name in row) == [
        "Mira",
        "Oleh",
    ]
    assert all("gegenüber den anderen auf diesem Platz" in row for row in told)
    await expect(page.get_by_role("table")).to_have_count(2)
    await looks_right(oleh)
    await oleh.shot("duplicate-results")
    # Now he may see how she played, and that her dice are those of the duplicate.
    await page.get_by_role("link", name="Wiederholung: Mira").click()
    await page.get_by_role("button", name="Faire Würfel").click()
    await page.wait_for_selector("text=Geprüft: Alle Würfel stimmen")
    await page.wait_for_selector("text=folgen aus dem Geheimnis des Duplikats")

    await mira.page.reload()
    assert len(await rows(mira.page)) == 2
    await looks_right(mira)
    await mira.shot("duplicate-compared")


@pytest.mark.parametrize(
    ("language", "switch", "make", "play_it"),
    [
        ("en", "Duplicate", "Make the duplicate", "Play my table"),
        ("de", "Duplikat", "Duplikat anlegen", "Meinen Tisch spielen"),
        ("uk", "Дуплікат", "Створити дуплікат", "Грати за своїм столом"),
    ],
)
async def test_a_duplicate_is_made_in_the_lobby_and_found_by_its_code(
    open_hall: Hall, language: str, switch: str, make: str, play_it: str
) -> None:
    visitor = await open_hall.visitor("phone", language)
    page = visitor.page
    await visitor.go("#/play/novodice")
    await page.get_by_role("switch", name=switch).click()
    assert await cut_off(visitor) == []
    await page.get_by_role("button", name=make).click()
    await page.get_by_role("button", name=play_it).wait_for()
    await looks_right(visitor)
    code = page.url.rsplit("/", 1)[-1]
    other = await open_hall.visitor("desktop", language)
    await other.go()
    await other.page.locator("form input").first.fill(f" {code.lower()} ")
    await other.page.locator("form button").first.click()
    await other.page.get_by_role("button", name=play_it).wait_for()


async def test_a_code_that_nobody_has_given_is_told_so(open_hall: Hall) -> None:
    visitor = await open_hall.visitor()
    await visitor.go("#/d/ABCDEFGH")
    await visitor.page.wait_for_selector("text=There is no such duplicate")
