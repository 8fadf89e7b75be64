"""What is acknowledged is stored: tabs that are killed, full shelves, and two tabs at one table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.device.door import DictShelf, Page, asked, seated

from dicehall.device import DeviceHall


async def begun(shelf: DictShelf, **wanted: Any) -> tuple[DeviceHall, str, str, Page]:
    """Return a hall with a table at which the first question is asked."""
    hall = await DeviceHall.open(shelf, pace_s=0)
    table, (token,) = await seated(hall, **wanted)
    page = Page(hall, table, token)
    await page.ask("start")
    await page.until(lambda: page.now.get("question"))
    return hall, table, token, page


async def test_whoever_comes_back_goes_on_where_they_left_off() -> None:
    shelf = DictShelf()
    _, table, token, page = await begun(shelf)
    await page.answer()
    await page.until(lambda: page.now.get("question"))
    page.close()
    later = await DeviceHall.open(shelf, pace_s=0)
    assert [one["status"] for one in (await asked(later, "GET", "tables"))[1]["tables"]] == [
        "running"
    ]
    _, told = await asked(later, "GET", f"tables/{table}/tokens")
    assert told == {"tokens": {"0": token}, "kept": {}}
    again = Page(later, table, token)
    await again.until(lambda: again.now)
    assert again.now["view"] == page.now["view"]
    assert again.now["question"] == page.now["question"]


async def test_an_answer_is_there_if_the_tab_is_killed_before_it_could_say_so() -> None:
    shelf = DictShelf()
    _, table, token, page = await begun(shelf)
    question = page.now["question"]
    option = question["options"][0]["text"]
    stored = asyncio.Event()

    def killed() -> None:
        stored.set()
        page.close()
        shelf.trouble = "AbortError"

    shelf.after_write = killed
    page.say({"type": "answer", "id": "last", "turn": question["turn"], "option": option})
    await stored.wait()
    assert not any(one.get("id") == "last" for one in page.heard)
    shelf.after_write = shelf.trouble = None
    again = Page(await DeviceHall.open(shelf, pace_s=0), table, token)
    await again.until(lambda: again.now)
    reply = await again.ask("answer", turn=question["turn"], option=option)
    assert reply["type"] == "stored"
    answers = [
        entry
        for entry in again.now["entries"]
        if entry["kind"] == "answered" and entry["seat"] == 0
    ]
    assert len(answers) == 1


@pytest.mark.parametrize(
    ("trouble", "code"), [("QuotaExceededError", "storage_full"), ("UnknownError", "not_stored")]
)
async def test_what_cannot_be_stored_has_not_happened_and_can_be_tried_again(
    trouble: str, code: str
) -> None:
    shelf = DictShelf()
    hall, _, _, page = await begun(shelf)
    before = page.now
    shelf.trouble = trouble
    reply = await page.answer()
    assert (reply["type"], reply["code"]) == ("refused", code)
    assert page.now is before
    assert (await asked(hall, "POST", "tables", {"game": "novodice", "seats": []}))[0] == 422
    status, refused = await asked(
        hall,
        "POST",
        "tables",
        {"game": "novodice", "seats": [{"kind": "bot", "bot": "greedy"}] * 2},
    )
    assert (status >= 500, refused["code"]) == (True, code)
    shelf.trouble = None
    assert (await page.answer())["type"] == "stored"


async def test_the_tab_that_is_overtaken_says_so_and_goes_on_once_it_is_asked_to() -> None:
    shelf = DictShelf()
    first, table, token, page = await begun(shelf, people=("Mira",), bots=("greedy",))
    second = await DeviceHall.open(shelf, pace_s=0)
    other = Page(second, table, token)
    await other.until(lambda: other.now.get("question"))
    assert (await other.answer())["type"] == "stored"
    await other.until(lambda: other.now.get("question"))
    question = page.now["question"]
    option = question["options"][0]["text"]
    page.say({"type": "answer", "id": "late", "turn": question["turn"], "option": option})
    await page.until(lambda: page.code)
    assert page.code == 4409
    assert (page.heard[-1]["type"], page.heard[-1]["code"]) == ("refused", "other_tab")
    back = Page(first, table, token)
    await back.until(lambda: back.now)
    assert back.now["view"] == other.now["view"]
    assert (await back.answer())["type"] == "stored"


async def test_a_table_that_another_tab_has_made_is_found() -> None:
    shelf = DictShelf()
    first = await DeviceHall.open(shelf)
    second = await DeviceHall.open(shelf)
    table, _ = await seated(second)
    assert (await asked(first, "GET", f"tables/{table}"))[0] == 200


async def test_a_table_that_is_removed_is_gone_for_good() -> None:
    shelf = DictShelf()
    hall, table, _, page = await begun(shelf)
    assert await asked(hall, "DELETE", f"tables/{table}") == (204, None)
    await page.until(lambda: page.code)
    assert page.code == 4404
    assert (await asked(hall, "GET", "tables"))[1] == {"tables": []}
    assert (await asked(hall, "GET", f"tables/{table}"))[1]["code"] == "no_such_table"
    assert not shelf.heads
    assert not shelf.entries


@pytest.mark.parametrize("newer", ["format", "rules"])
async def test_a_table_of_a_newer_engine_is_left_alone(newer: str) -> None:
    shelf = DictShelf()
    _, table, _, page = await begun(shelf)
    page.close()
    if newer == "format":
        shelf.heads[table] = json.dumps({**json.loads(shelf.heads[table]), "format": 99})
    else:
        made = json.loads(shelf.entries[table, 0])
        made["body"]["rules"] = 99
        shelf.entries[table, 0] = json.dumps(made)
    kept = dict(shelf.entries)
    hall = await DeviceHall.open(shelf)
    assert (await asked(hall, "GET", f"tables/{table}"))[1]["code"] == "engine_too_old"
    assert shelf.entries == kept
