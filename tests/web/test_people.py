"""People in the page: seeds drawn once, the mark of claimed names, the host, and leaving for good."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.async_api import Route, expect
from tests.server.app.place import seed
from tests.web.browser import Hall, in_a_browser

pytestmark = [in_a_browser, pytest.mark.asyncio(loop_scope="module")]


async def test_a_server_that_pretends_to_fail_gets_the_same_seed_again(open_hall: Hall) -> None:
    table = await open_hall.place.make("open", "open")
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    sent: list[str] = []
    failed = {"code": "not_stored", "text": "It could not be stored."}

    async def fail(route: Route) -> None:
        sent.append(json.loads(route.request.post_data or "{}")["seed"])
        if len(sent) < 4:
            await route.fulfill(status=503, json=failed)
        else:
            await route.continue_()

    await page.route("**/api/tables/*/seats", fail)
    await visitor.go(f"t/{table.code}")
    await page.get_by_label("Your name").fill("Mira")
    sit = page.get_by_role("button", name="Sit here").first
    for tries in (1, 2):
        await sit.click()
        await expect(page.get_by_text("It could not be stored.").first).to_be_visible()
        assert len(sent) == tries
        await expect(sit).to_be_enabled()
    await page.reload()
    await page.get_by_label("Your name").fill("Mira")
    await sit.click()
    await expect(page.get_by_text("It could not be stored.").first).to_be_visible()
    await expect(sit).to_be_enabled()
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
