"""What a finished game says of itself: its dice, its record, its report and everybody's chances."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import Page, expect
from tests.web.browser import Hall, in_a_browser
from tests.web.tables import an_ended_race

pytestmark = in_a_browser


async def test_a_record_dropped_on_the_page_is_played_step_by_step(open_hall: Hall) -> None:
    table = await an_ended_race(open_hall, "Mira", "bot:greedy")
    record = await open_hall.place.get(f"/tables/{table.id}/record")
    visitor = await open_hall.visitor()
    page = visitor.page
    await visitor.go("#/replay")
    await page.wait_for_selector(".drop")
    drop = """([text, name]) => {
      const moved = new DataTransfer();
      moved.items.add(new File([text], name));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: moved, cancelable: true, bubbles: true }));
    }"""
    await page.evaluate(drop, ["not a record", "holiday.txt"])
    await page.wait_for_selector("[role=alert]:has-text('holiday.txt')")
    record["steps"][1]["given"] = "dance"
    await page.evaluate(drop, [json.dumps(record), "forged.json"])
    await page.wait_for_selector("[role=alert]:has-text('dance')")
    true = await open_hall.place.get(f"/tables/{table.id}/record")
    await page.evaluate(drop, [json.dumps(true), "race.json"])
    slider = page.get_by_role("slider")
    await slider.wait_for()
    steps = len(true["steps"])
    assert await slider.get_attribute("max") == str(steps)
    await page.get_by_role("button", name="One step forward").click()
    await expect(slider).to_have_value("1")
    await slider.fill(str(steps))
    await page.wait_for_selector("text=The end")
    await page.keyboard.press("Home")
    await page.get_by_role("button", name="Forward one round or turn").click()
    await page.wait_for_selector(".now:has-text('Round 1')")
    await visitor.shot("replay-of-a-file")


async def test_the_dice_are_checked_against_what_was_promised(open_hall: Hall) -> None:
    table = await an_ended_race(open_hall, "Mira", "bot:greedy")
    visitor = await open_hall.visitor()
    page = visitor.page
    await visitor.sits_at(table)
    await visitor.go(f"t/{table.code}")
    await page.wait_for_selector("text=Checked: all dice are right")
    await page.wait_for_selector("text=The same as this browser noted when you sat down.")
    await page.wait_for_selector("text=yours")
    # Whoever noted another commitment is told.
    await page.locator("summary:has-text('Compare')").click()
    await page.get_by_label("The commitment shown before the game").fill("0" * 64)
    await page.get_by_role("button", name="Check again").click()
    await page.wait_for_selector("text=These dice are not right")


REPORT_MS = 170_000
"""How long a report may take where nothing is compiled and the machine is busy."""


async def accounts_of(page: Page) -> list[list[str]]:
    """Return the figures of the table that says what decided the game, row by row."""
    found: list[list[str]] = await page.evaluate(
        "() => [...document.querySelectorAll('.report tbody tr:has(.figure)')]"
        ".map((row) => [...row.querySelectorAll('.figure')].map((one) => one.textContent.trim()))"
    )
    return found


def number(figure: str) -> int:
    return 0 if figure == "±0" else int(figure.replace("−", "-").rstrip("% "))


async def test_a_finished_game_opens_its_report_and_every_figure_adds_up(open_hall: Hall) -> None:
    table = await an_ended_race(open_hall, "Mira", "bot:greedy")
    visitor = await open_hall.visitor()
    page = visitor.page
    await visitor.sits_at(table)
    await visitor.go(f"t/{table.code}")
    await page.wait_for_selector(".report tr.result", timeout=REPORT_MS)
    rows = await accounts_of(page)
    assert len(rows) == 7
    for *parts, end in zip(*rows, strict=True):
        assert sum(map(number, parts)) == number(end)
    for everybody in (rows[0], rows[-1]):
        assert sum(map(number, everybody)) == 100
    heading = await page.locator("main h1").inner_text()
    assert heading.startswith("You ")
    await page.wait_for_selector("header .note:has-text('In points: dice')")
    await visitor.shot("report-after-the-game")
    # A mistake is a press away from its moment, before it and after it.
    await page.get_by_role("radio", name="Everybody").click()
    await page.locator(
        "section:has(h2:has-text('would have been better')) .moments a"
    ).first.click()
    await page.wait_for_selector(".thinking .options .played", timeout=REPORT_MS)
    place = int(await page.get_by_role("slider").input_value())
    await page.get_by_role("button", name="One step forward").click()
    await page.wait_for_selector(".just:has-text('The champion:')")
    await expect(page.get_by_role("slider")).to_have_value(str(place + 1))
    assert await page.locator("text=Waiting for").count() == 0


async def test_everybody_s_chances_add_up_at_every_moment_of_a_replay(open_hall: Hall) -> None:
    table = await an_ended_race(open_hall, "Mira", "bot:greedy")
    record = await open_hall.place.get(f"/tables/{table.id}/record")
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    await visitor.go("#/replay")
    await page.locator("input[type=file]").set_input_files(
        {
            "name": "race.json",
            "mimeType": "application/json",
            "buffer": json.dumps(record).encode(),
        }
    )
    await page.get_by_role("radio", name="Report").click()
    await page.wait_for_selector(".report tr.result", timeout=REPORT_MS)
    assert await visitor.wider_than_window() == 0
    await visitor.shot("report-on-a-file-phone")
    await page.get_by_role("radio", name="Replay").click()
    await page.get_by_role("button", name="This moment").click()
    slider = page.get_by_role("slider")
    for step in range(len(record["steps"]) + 1):
        await slider.fill(str(step))
        told = await page.locator("[data-chances]").get_attribute("data-chances")
        assert sum(json.loads(told or "")) == pytest.approx(1, abs=0.001)
        if step < len(record["steps"]) and record["steps"][step]["asked"] != "roll":
            # Every question has its options with a chance each, and says which was played.
            await expect(page.locator(".thinking .options .played")).to_have_count(1)
            await expect(page.locator(".thinking .options .best")).to_have_count(1)


async def test_a_replay_is_seen_by_the_eyes_of_who_played_there_until_others_are_chosen(
    open_hall: Hall,
) -> None:
    table = await an_ended_race(open_hall, "bot:greedy", "Mira")
    visitor = await open_hall.visitor()
    page = visitor.page
    await visitor.sits_at(table, 1)
    await visitor.go(f"#/replay/{table.id}")
    near, strip = page.locator(".me h3"), page.locator(".strip")
    await near.wait_for()
    await expect(near).to_have_text("Mira")
    await page.keyboard.press("1")
    await expect(near).to_have_text("clever")
    await expect(strip).to_contain_text("Mira")
    await page.get_by_label("Through whose eyes").select_option(label="Mira")
    await expect(near).to_have_text("Mira")
    await expect(strip).to_contain_text("clever")
