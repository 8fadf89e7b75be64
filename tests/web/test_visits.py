"""What people do around the games, by clicking: join, watch, undo, play again, sign in, build a set."""

from __future__ import annotations

import pytest
from playwright.async_api import Route, expect
from research.measurements.first_load import MOST_KB, visit
from tests.server.app.client import play
from tests.web.browser import Hall, in_a_browser
from tests.web.positions import NOWHERE
from tests.web.tables import a_table, an_ended_race, newest_seat, seats_of

from dicehall.locales import Catalogue

pytestmark = in_a_browser


@pytest.mark.parametrize("language", ["en", "de", "uk"])
async def test_the_first_visit_of_the_lobby_loads_less_than_200_kilobytes(
    open_hall: Hall, language: str
) -> None:
    took = await visit(
        open_hall.windows.browser, f"http://127.0.0.1:{open_hall.place.port}/", language
    )
    print(f"{took.kilobytes:.1f} kB in {took.requests} requests")
    assert took.kilobytes < MOST_KB


async def test_somebody_joins_by_code_and_sits_down(open_hall: Hall) -> None:
    table = await open_hall.place.make("open", "bot:greedy")
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    await visitor.go()
    # Codes are read out: capitals and blanks do no harm.
    await page.get_by_placeholder("Code or link").fill(f" {table.code.upper()} ")
    await page.get_by_role("button", name="Go", exact=True).click()
    await page.get_by_label("Your name").fill("Mira")
    await page.get_by_role("button", name="Sit here").click()
    await page.get_by_role("button", name="Start the game").click()
    await page.wait_for_selector(".novo .act")
    assert (await seats_of(table))[0]["name"] == "Mira"


async def test_a_public_table_is_found_and_watched(open_hall: Hall) -> None:
    table = await a_table(open_hall, "Oleh", "bot:greedy", public=True, title="Come and see")
    visitor = await open_hall.visitor()
    page = visitor.page
    await visitor.go()
    await page.get_by_role("link", name="Come and see").click()
    await page.wait_for_selector("text=You are watching")
    assert page.url.endswith(table.code)
    # Who watches is asked nothing and can press nothing of the game.
    assert await page.locator(".bar .choices button:not([disabled])").count() == 0
    await expect(page.get_by_role("button", name="Undo")).to_have_count(0)


async def test_a_step_is_taken_back(open_hall: Hall) -> None:
    table = await a_table(open_hall, "Mira", "Oleh")
    visitor = await open_hall.visitor()
    await visitor.sits_at(table)
    page = visitor.page
    await visitor.go(f"t/{table.code}")
    undo = page.get_by_role("button", name="Undo")
    passing = page.locator(".bar .choices").get_by_role("button", name="Pass")
    await passing.wait_for()
    # Nothing has been done yet but a roll, and rolls are never taken back.
    await expect(undo).to_be_disabled()
    await passing.click()
    await expect(passing).to_have_count(0)
    await undo.click()
    await passing.wait_for()
    await page.get_by_role("button", name="Log", exact=True).click()
    await page.wait_for_selector("text=You take back a decision.")


async def test_the_same_people_play_again(open_hall: Hall) -> None:
    table = await an_ended_race(open_hall, "Mira", "open")
    mira, oleh = await open_hall.visitor(), await open_hall.visitor("phone")
    await mira.sits_at(table, 0, "Mira")
    await oleh.sits_at(table, 1, "Oleh")
    for visitor in (mira, oleh):
        await visitor.go(f"t/{table.code}")
        await visitor.page.wait_for_selector("main h1")
    await mira.page.get_by_role("button", name="Play again").click()
    await mira.page.wait_for_selector("text=The table is ready")
    await oleh.page.get_by_role("button", name="Join the rematch").click()
    await mira.page.get_by_role("button", name="Start the game").click()
    for visitor in (mira, oleh):
        await visitor.page.wait_for_selector(".table .bar h2")
    assert mira.page.url == oleh.page.url != f"t/{table.code}"


async def test_a_name_is_claimed_and_its_games_follow_to_another_device(open_hall: Hall) -> None:
    first = await open_hall.visitor()
    page = first.page
    await first.go("#/person")
    await page.get_by_label("Your name").fill("Marta")
    await page.get_by_label("Passphrase").fill("four wet dogs run")
    await page.locator("form").get_by_role("button", name="Claim a name").click()
    await page.wait_for_selector("text=Hello, Marta!")
    await page.wait_for_selector("text=Play a game, and your figures will appear here.")
    await first.go("#/play/novodice")
    await page.get_by_role("button", name="Play now").click()
    await page.wait_for_selector(".novo .act")
    table = page.url
    # Whoever looks on has every step drawn.
    client = await open_hall.place.connect(*await newest_seat(first))
    await first.go(NOWHERE)
    await play(client)
    await page.goto(table)
    await page.wait_for_selector(".after h1")

    second = await open_hall.visitor("phone", "de")
    page = second.page
    await second.go("#/person")
    await page.get_by_role("radio", name="Anmelden").click()
    await page.get_by_label("Dein Name").fill("Marta")
    await page.get_by_label("Passphrase").fill("three dry cats sit")
    await page.locator("form").get_by_role("button", name="Anmelden").click()
    await page.wait_for_selector("[role=alert]")
    await page.get_by_label("Passphrase").fill("four wet dogs run")
    await page.locator("form").get_by_role("button", name="Anmelden").click()
    await page.wait_for_selector("h1:has-text('Marta')")
    await page.get_by_role("link", name="Meine Partien").click()
    await page.wait_for_selector("main h1:has-text('Marta')")
    await expect(page.locator("main > ul > li")).to_have_count(1)
    await page.locator("main > ul > li a").click()
    await page.wait_for_selector(".controls")


async def test_a_guest_finds_the_games_that_ended_in_this_browser(open_hall: Hall) -> None:
    race = await an_ended_race(open_hall, "Mira", "bot:greedy")
    visitor = await open_hall.visitor("phone", "de")
    page = visitor.page
    await visitor.go("#/history")
    # Nothing is listed, or games of others that anybody may see.
    own = page.get_by_role("heading", name="In diesem Browser gespielt")
    listed = page.locator("main > ul > li, main > .none")
    await listed.first.wait_for()
    await expect(own).to_have_count(0)
    await visitor.sits_at(race)
    await visitor.go(f"t/{race.code}")
    await page.wait_for_selector(".after h1")
    await visitor.go("#/history")
    await own.wait_for()
    row = page.locator("main > h2 + ul").first.locator("> li")
    await expect(row).to_contain_text("Mira")
    await row.get_by_role("link").click()
    await page.wait_for_selector(".after h1")


async def test_a_set_of_one_s_own_is_built_and_warned_of(open_hall: Hall) -> None:
    box = await open_hall.place.get("/content/cubitos")
    facts = box["cards"].items()
    helpful = [card for card, told in facts if told["loses_dice"] or told["draws_dice"]]
    words = Catalogue("en")
    dear: dict[str, str] = {}
    for card, about in sorted(box["cards"].items(), key=lambda card: int(card[1]["cost"])):
        if card not in helpful:
            dear[about["colour"]] = card
    visitor = await open_hall.visitor()
    page = visitor.page

    async def stricter(route: Route) -> None:
        # By the box's own costs green and brown are always cheap; an owner's figures may say otherwise.
        told = await (await route.fetch()).json()
        told["warnings"].append("few_cheap_cards")
        await route.fulfill(json=told)

    await page.route("**/api/content/cubitos/set", stricter)
    await visitor.go("#/play/cubitos")
    await page.get_by_role("tab", name="Own set").click()
    for colour, card in dear.items():
        row = page.get_by_role(
            "radiogroup", name=words.text(f"cubitos-colour-{colour}"), exact=True
        )
        await row.get_by_role("radio", name=words.text(f"cubitos-card-{card}")).click()
    await page.wait_for_selector("text=Few cheap cards")
    await page.wait_for_selector("text=No card loses or draws dice")
    # A search narrows what is to choose from, and a helpful card takes one warning away.
    name = words.text(f"cubitos-card-{helpful[0]}")
    await page.get_by_placeholder("Search the cards").fill(name.lower())
    await page.get_by_role("radio", name=name).click()
    await expect(page.locator("text=No card loses or draws dice")).to_have_count(0)
    dear[box["cards"][helpful[0]]["colour"]] = helpful[0]
    await page.get_by_role("button", name="Play now").click()
    await page.wait_for_selector(".table .bar h2")
    shown = await open_hall.place.get(f"/tables/{page.url.rpartition('/')[2]}")
    assert sorted(shown["options"]["cards"]) == sorted(dear.values())


async def test_a_race_over_two_tracks_one_of_them_drawn_by_oneself(open_hall: Hall) -> None:
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    await visitor.go("#/play/cubitos")
    await page.get_by_role("radio", name="Two tracks joined").click()
    await page.get_by_label("Then").select_option("testing_the_waters")
    await expect(page.locator(".course .one")).to_have_count(2)
    files = page.locator(".course input[type=file]")
    await files.set_input_files(
        {"name": "a.txt", "mimeType": "text/plain", "buffer": b"title: A\n\nS 0 . 1 Fin"}
    )
    await page.wait_for_selector(".toast.wrong")
    drawn = "title: Round the Pond\n\n. 0 0 1 1 1\nS 0 0c2 1~ 1 1x1 Fin\nS 0 0~ 1~ 1 Fin\nS 0 0 1 1 1 Fin\n"
    await files.set_input_files(
        {"name": "b.txt", "mimeType": "text/plain", "buffer": drawn.encode()}
    )
    await page.get_by_role("img", name="Round the Pond").wait_for()
    await visitor.shot("lobby-own-map-phone-en")
    await page.get_by_role("button", name="Play now").click()
    await page.wait_for_selector(".table .bar h2")
    shown = await open_hall.place.get(f"/tables/{page.url.rpartition('/')[2]}")
    assert shown["options"]["tracks"] == [drawn, "testing_the_waters"]


async def test_the_language_is_switched_in_the_middle_of_a_game(open_hall: Hall) -> None:
    table = await a_table(open_hall, "Mira", "bot:greedy")
    visitor = await open_hall.visitor()
    await visitor.sits_at(table)
    page = visitor.page
    await visitor.go(f"t/{table.code}")
    choices = page.locator(".bar .choices")
    await choices.get_by_role("button", name="Push").wait_for()
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_role("radio", name="Українська").click()
    await page.get_by_role("heading", name="Налаштування").wait_for()
    await page.keyboard.press("Escape")
    push = Catalogue("uk").text("webcubitos-push")
    await choices.get_by_role("button", name=push).click()
    assert await page.locator("html").get_attribute("lang") == "uk"


LESSON = """async () => {
  const told = [];
  for (let turn = 0; turn < 400 && !document.querySelector('.coach .start'); turn += 1) {
    const text = document.querySelector('.coach .text').textContent;
    if (told.at(-1) !== text) told.push(text);
    [...document.querySelectorAll('.coach .buttons button:not([disabled])')].at(-1).click();
    await new Promise((done) => setTimeout(done, 20));
  }
  return told;
}"""
"""Goes through a lesson by the coach's own button, and returns what was said."""


@pytest.mark.parametrize("game", ["cubitos", "novodice"])
async def test_a_lesson_leads_to_its_end_in_every_language(open_hall: Hall, game: str) -> None:
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    said: set[str] = set()
    for code, language in (("de", "Deutsch"), ("uk", "Українська"), ("en", "English")):
        await visitor.go(f"#/lesson/{game}")
        await page.wait_for_selector(".coach")
        await page.locator(".top button[aria-expanded]").last.click()
        await page.get_by_role("radio", name=language).click()
        await page.keyboard.press("Escape")
        skip = Catalogue(code).text("webpages-lesson-skip")
        await page.wait_for_selector(f".coach .skip:has-text('{skip}')")
        told = await page.evaluate(LESSON)
        assert 10 <= len(told) + 1 <= 16, language
        assert not [text for text in told if "webpages" in text or text in said]
        said.update(told)
        await page.locator(".coach .start").click()
        await page.wait_for_selector(".setup")


async def test_who_plays_again_against_bots_is_asked_the_first_question_at_once(
    open_hall: Hall,
) -> None:
    table = await an_ended_race(open_hall, "Mira", "bot:greedy")
    visitor = await open_hall.visitor()
    page = visitor.page
    await visitor.sits_at(table)
    await visitor.go(f"t/{table.code}")
    await page.get_by_role("button", name="Change race or level").click()
    await page.get_by_label("What was played").select_option(label="Race 2")
    await page.get_by_label("Level of the bots").select_option("random")
    await page.get_by_role("button", name="Play", exact=True).click()
    await page.wait_for_selector(".table .bar .choices button")
    shown = await open_hall.place.get(f"/tables/{page.url.rpartition('/')[2]}")
    assert (shown["options"]["race"], shown["seats"][1]["bot"]) == ("2", "random")
    await visitor.go(f"t/{table.code}")
    await page.get_by_role("button", name="Play again").click()
    await page.wait_for_selector(".table .bar .choices button")
