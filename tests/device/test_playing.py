"""A game on a device: the same messages as a server's, and bots that think in the same process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from pydantic import TypeAdapter
from tests.device.door import SEED, DictShelf, Page, asked, seated
from tests.short_games import SHORT

from dicehall.command.verify import command as verify
from dicehall.device import DeviceHall
from dicehall.server.live.protocol import from_server
from dicehall.server.routes.table_models import PhraseList, ReplayShown, TableList
from dicehall.table.views import TableNow


@pytest.mark.parametrize("game", SHORT)
async def test_a_finished_games_record_verifies(game: str, tmp_path: Path) -> None:
    hall = await DeviceHall.open(DictShelf(), pace_s=0)
    table, (token,) = await seated(hall, game)
    page = Page(hall, table, token)
    assert (await page.ask("start"))["type"] == "stored"
    await page.play_on()
    _, record = await hall.request("GET", f"tables/{table}/record", "", "", "en")
    file = tmp_path / "record.json"
    file.write_text(record, "utf-8")
    commitment = page.heard[0]["table"]["commitment"]
    noted = ["--commitment", commitment, "--seed", SEED]
    verified = CliRunner().invoke(verify, [str(file), *noted], standalone_mode=False)
    assert verified.return_value == 0
    assert "the same" in verified.output


@pytest.mark.parametrize("game", SHORT)
async def test_what_a_page_is_told_has_the_form_of_a_servers_messages(game: str) -> None:
    hall = await DeviceHall.open(DictShelf(), pace_s=0)
    table, (token,) = await seated(hall, game)
    page = Page(hall, table, token)
    await page.ask("start")
    await page.until(lambda: page.now.get("question"))
    await page.ask("hint", turn=page.now["question"]["turn"])
    await page.ask("ping")
    await page.answer()
    assert len(page.heard) > 5
    for message in page.heard:
        from_server.validate_python(message)
    for path, model in (
        (f"tables/{table}", TableNow),
        (f"tables/{table}/replay", ReplayShown),
        ("phrases", PhraseList),
    ):
        status, told = await asked(hall, "GET", path)
        assert status == 200
        TypeAdapter(model).validate_python(told)
    _, told = await asked(hall, "GET", "tables")
    assert told["tables"][0].pop("result") is None
    TableList.model_validate(told)


async def begun(hall: DeviceHall, game: str = "novodice", **wanted: Any) -> tuple[str, list[Page]]:
    """Return a table at which the game has begun, and a connection for everybody around the device."""
    table, tokens = await seated(hall, game, **wanted)
    pages = [Page(hall, table, token) for token in tokens]
    assert (await pages[0].ask("start"))["type"] == "stored"
    return table, pages


async def test_bots_rest_while_nobody_looks_on() -> None:
    hall = await DeviceHall.open(DictShelf(), pace_s=0)
    table, (token,) = await seated(hall, bots=("greedy",), people=("Mira",))
    await asked(hall, "POST", f"tables/{table}/start", token=token)
    before = (await asked(hall, "GET", f"tables/{table}/entries"))[1]
    await asyncio.sleep(0.01)
    assert (await asked(hall, "GET", f"tables/{table}/entries"))[1] == before


async def test_the_same_people_play_again() -> None:
    hall = await DeviceHall.open(DictShelf(), pace_s=0)
    table, (page,) = await begun(hall, "cubitos")
    await page.play_on()
    _, tokens = await asked(hall, "GET", f"tables/{table}/tokens")
    token = tokens["tokens"]["0"]
    status, again = await asked(hall, "POST", f"tables/{table}/rematch", token=token)
    assert status == 201
    assert again["rematch_of"] == table
    _, told = await asked(hall, "GET", f"tables/{again['id']}/tokens")
    assert told == {"tokens": {}, "kept": {"0": token}}
    sit = {"kept": token, "seed": SEED}
    assert (await asked(hall, "POST", f"tables/{again['id']}/seats", sit))[0] == 201


async def test_maps_and_sets_of_ones_own_are_checked() -> None:
    hall = await DeviceHall.open(DictShelf())
    _, content = await asked(hall, "GET", "content/cubitos")
    cards = next(iter(content["races"].values()))["cards"]
    status, told = await asked(hall, "POST", "content/cubitos/set", {"cards": cards})
    assert (status, set(told)) == (200, {"warnings", "good_pairs", "bad_pairs", "own_cards"})
    drawn = next(iter(content["tracks"].values()))["map"]
    status, plan = await asked(hall, "POST", "content/cubitos/plan", {"map": drawn})
    assert (status, bool(plan["cells"])) == (200, True)
    status, refused = await asked(hall, "POST", "content/cubitos/plan", {"map": "?"})
    assert (status, refused["code"]) == (422, "bad_options")
    assert refused["arguments"]["reason"]


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "people/me", "not_found"),
        ("GET", "tables/device-none", "no_such_table"),
        ("GET", "content/chess", "no_such_game"),
        ("POST", "tables/device-none/start", "no_such_table"),
    ],
)
async def test_what_is_not_there_is_refused(method: str, path: str, code: str) -> None:
    hall = await DeviceHall.open(DictShelf())
    status, told = await asked(hall, method, path)
    assert (status, told["code"]) == (404, code)


async def test_a_report_on_a_game_that_is_not_over_is_refused() -> None:
    hall = await DeviceHall.open(DictShelf(), pace_s=0)
    table, _ = await begun(hall, "cubitos")
    lines: list[str] = []
    status, _ = await hall.lines("GET", f"tables/{table}/report", "", "", "en", lines.append)
    assert (status, lines) == (409, [])


async def test_around_one_device_hints_are_off_for_two_people_unless_the_host_allows_them() -> None:
    for people, hints, given in (
        (("Mira",), False, True),
        (("Mira", "Oleh"), False, False),
        (("Mira", "Oleh"), True, True),
    ):
        hall = await DeviceHall.open(DictShelf(), pace_s=0)
        table, tokens = await seated(hall, people=people, hints=hints)
        pages = [Page(hall, table, token) for token in tokens]
        await pages[0].ask("start")
        for page in pages:
            await page.until(lambda page=page: page.status() == "running")  # type: ignore[misc]
        while not any(page.now.get("question") for page in pages):
            await pages[0].ask("ping")
        asked_one = next(page for page in pages if page.now.get("question"))
        reply = await asked_one.ask("hint", turn=asked_one.now["question"]["turn"])
        assert reply["type"] == ("hint" if given else "refused")
        if given:
            _, log = await asked(hall, "GET", f"tables/{table}/entries")
            assert "hinted" in [entry["kind"] for entry in log["entries"]]
        else:
            assert reply["code"] == "no_hints_here"
