"""People in the page: chains drawn once, the mark of claimed names, the host, and leaving for good."""

from __future__ import annotations

import json
from typing import Any

from playwright.async_api import Route, expect
from tests.server.app.client import play
from tests.server.app.place import seed
from tests.web.browser import Hall, in_a_browser
from tests.web.tables import an_ended_race

pytestmark = in_a_browser


async def test_a_server_that_pretends_to_fail_gets_the_same_anchor_again(open_hall: Hall) -> None:
    table = await open_hall.place.make("open", "open")
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    sent: list[str] = []
    failed = {"code": "not_stored", "text": "It could not be stored."}

    async def fail(route: Route) -> None:
        sent.append(json.loads(route.request.post_data or "{}")["anchor"])
        if len(sent) < 4:
            await route.fulfill(status=503, json=failed)
        else:
            await route.continue_()

    await page.route("**/api/tables/*/seats", fail)
    await visitor.go(f"t/{table.code}")
    await page.get_by_label("Your name").fill("Mira")
    sit = page.get_by_role("button", name="Sit here").first

    async def fails_to_sit() -> None:
        # The words of the last failure may still be there, so the answer is waited for, not the words.
        async with page.expect_response("**/api/tables/*/seats"):
            await sit.click()
        await expect(page.get_by_text("It could not be stored.").first).to_be_visible()
        await expect(sit).to_be_enabled()

    await fails_to_sit()
    await fails_to_sit()
    await page.reload()
    await page.get_by_label("Your name").fill("Mira")
    await fails_to_sit()
    await sit.click()
    await expect(page.get_by_text("(you)")).to_be_visible()
    assert len(sent) == 4
    assert len(set(sent)) == 1


async def test_a_claimed_name_is_marked_and_the_host_passes_the_table_on(open_hall: Hall) -> None:
    place = open_hall.place
    person = {"name": "Marked Otto", "passphrase": "correct horse"}
    token = (await place.post("/people", person))["token"]
    table = await open_hall.place.make("Mira", "open", "open")
    wanted: dict[str, Any] = {"name": "Marked Otto", "seed": seed(), "seat": 1}
    await place.post(f"/tables/{table.id}/seats", wanted, token)
    visitor = await open_hall.visitor("desktop")
    await visitor.sits_at(table)
    page = visitor.page
    await visitor.go(f"t/{table.code}")
    mark = page.get_by_role("img", name="Marked Otto has claimed this name")
    await expect(mark).to_have_count(1)
    await expect(page.get_by_text("host", exact=False).first).to_be_visible()
    await expect(page.get_by_label("Put a bot here")).to_be_visible()
    await page.get_by_role("button", name="Let Marked Otto be the host").click()
    await expect(page.get_by_label("Put a bot here")).to_have_count(0)
    assert (await place.get(f"/tables/{table.id}"))["host"] == 1


async def test_a_claimed_name_is_marked_in_lists_of_tables_and_games_and_among_the_results(
    open_hall: Hall,
) -> None:
    place = open_hall.place
    person = {"name": "Listed Lotte", "passphrase": "correct horse"}
    token = (await place.post("/people", person))["token"]
    table = await place.make("Mira", "open", game="cubitos", options={"rounds": 1}, public=True)
    wanted: dict[str, Any] = {"name": "Listed Lotte", "seed": seed(), "seat": 1}
    sat = await place.post(f"/tables/{table.id}/seats", wanted, token)
    visitor = await open_hall.visitor("desktop")
    page = visitor.page
    mark = page.get_by_role("img", name="Listed Lotte has claimed this name")
    await visitor.go()
    await mark.wait_for()
    await table.start()
    lotte = await place.connect(table.id, sat["token"])
    await play(await table.connect(0), lotte)
    await visitor.go("#/history")
    await mark.first.wait_for()
    # The game's own page: the podium, and what is said of each player below.
    await visitor.go(f"#/t/{table.code}")
    await page.locator(".podium").get_by_role("img", name="Listed Lotte has claimed").wait_for()


async def test_a_passphrase_is_changed_and_the_name_deleted_in_the_page(open_hall: Hall) -> None:
    place = open_hall.place
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    await visitor.go("#/person")
    await page.get_by_label("Your name").fill("Passing Pia")
    await page.get_by_label("Passphrase").fill("correct horse")
    await page.get_by_role("button", name="Claim a name").last.click()
    await page.get_by_text("Passphrase, devices, deleting the name").click()
    await page.get_by_label("Passphrase", exact=True).first.fill("correct horse")
    await page.get_by_label("New passphrase").fill("battery staple")
    await page.get_by_role("button", name="Change the passphrase").click()
    await expect(page.get_by_text("The passphrase is changed.")).to_be_visible()
    person = {"name": "Passing Pia", "passphrase": "battery staple"}
    there = (await place.post("/people/session", person))["token"]
    async with page.expect_response(lambda answer: answer.request.method == "DELETE"):
        await page.get_by_role("button", name="Sign out on all other devices").click()
    await expect(page.get_by_text("All other devices are signed out.").last).to_be_visible()
    await place.get("/people/me", there, status=401)
    await page.get_by_label("Passphrase", exact=True).last.fill("battery staple")
    await page.get_by_role("button", name="Delete the name").click()
    await expect(page.get_by_role("heading", name="Keep your name")).to_be_visible()
    assert (await place.post("/people", person, status=409))["code"] == "name_claimed"
    assert await visitor.wider_than_window() <= 0


async def test_a_name_claimed_later_has_the_games_of_this_device_as_curves_and_in_its_history(
    open_hall: Hall,
) -> None:
    # As a guest she had another name once.
    names = ("Late Lena", "Lenchen")
    tables = [await an_ended_race(open_hall, name, "bot:greedy") for name in names]
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    await visitor.go("#/person")
    kept = [
        {"table": table.id, "code": table.code, "game": "cubitos", "seat": 0, "at": 0}
        | {"token": table.tokens[0], "seed": table.seeds[0], "name": "Late Lena"}
        for table in tables
    ]
    await page.evaluate(
        "seats => localStorage.setItem('dicehall.seats', JSON.stringify(seats))", kept
    )
    await page.reload()
    await page.get_by_label("Your name").fill("Late Lena")
    await page.get_by_label("Passphrase").fill("four wet dogs run")
    await page.locator("form").get_by_role("button", name="Claim a name").click()
    await page.get_by_text("2 games that you played on this device are now yours.").wait_for()
    await page.get_by_role("heading", name="Share of games won the last 2 games").wait_for()
    await page.get_by_role("heading", name="Score of every game the last 2 games").wait_for()
    assert await visitor.wider_than_window() <= 0
    await page.get_by_role("link", name="My games").click()
    games = page.locator("main > ul > li")
    await expect(games).to_have_count(2)
    await page.get_by_role("radio", name="NovoDice").click()
    await expect(games).to_have_count(0)
    await page.get_by_role("radio", name="Cubitos").click()
    await expect(games).to_have_count(2)
    await page.get_by_label("Against").select_option(label="Against champion")
    await page.get_by_text("No games like that.").wait_for()
    await page.get_by_label("Against").select_option(label="Against clever")
    await expect(games).to_have_count(2)
    await page.get_by_label("What was played").select_option(label="Race 2")
    await page.get_by_text("No games like that.").wait_for()
