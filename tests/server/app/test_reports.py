"""Reports on finished games: told part by part, made once, and only of games that are over."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.laws.playing import record_random_game
from tests.server.app.client import play
from tests.server.app.place import Place, running

from dicehall.core.record import Record
from dicehall.games.registry import new_game
from dicehall.server.routes.report_models import ReportPart


def short_race() -> Record:
    return record_random_game(new_game("cubitos", {"race": "1", "players": 2, "rounds": 1}), "r")


async def report_on(place: Place, record: str) -> list[dict[str, Any]]:
    answer = await place.http.post("/api/report", content=record)
    return [json.loads(line) for line in answer.text.splitlines()]


async def test_the_report_on_a_finished_table_adds_up(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Mira", "bot:greedy", game="cubitos", options={"rounds": 1})
        await table.start()
        refused = await place.http.get(f"/api/tables/{table.id}/report")
        assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
        await play(*await table.connect_all())
        answer = await place.http.get(f"/api/tables/{table.id}/report")
        record = (await place.http.get(f"/api/tables/{table.id}/record")).text
        of_the_record = await report_on(place, record)
    parts = [ReportPart.model_validate_json(line) for line in answer.text.splitlines()]
    assert [part.step for part in parts] == list(range(parts[0].steps + 1))
    for part in parts:
        for moment in part.moments:
            assert sum(moment.chances) == pytest.approx(1, abs=0.001)
    accounts = parts[-1].accounts
    for seat, account in enumerate(accounts):
        rolls = [roll.luck for part in parts for roll in part.rolls if roll.seat == seat]
        losses = [one.loss for part in parts for one in part.decisions if one.seat == seat]
        assert sum(rolls) == pytest.approx(account.dice, abs=0.01)
        assert sum(losses) == pytest.approx(account.mistakes, abs=0.01)
        made_up = account.start + account.dice + account.others - account.mistakes
        assert made_up == pytest.approx(account.result, abs=0.001)
    assert sum(account.result for account in accounts) == pytest.approx(1)
    assert of_the_record == [part.model_dump() for part in parts]


async def test_a_report_is_made_once_for_all_who_ask(sqlite_url: str) -> None:
    text = short_race().text()
    async with running(sqlite_url) as place:
        first = await report_on(place, text)
        counts = place.app.state.hall.services.reports.workers.counts
        spent = counts.seconds
        assert spent > 0
        assert await report_on(place, text) == first
        assert counts.seconds == spent


async def test_what_is_no_finished_game_is_refused_in_one_sentence(sqlite_url: str) -> None:
    record = json.loads(short_race().text())
    forged = {**record, "steps": [{**record["steps"][0], "given": "dance"}, *record["steps"][1:]]}
    unfinished = {**record, "over": False, "steps": record["steps"][:2]}
    async with running(sqlite_url) as place:
        for body, code in (
            ("nothing of the kind", "bad_record"),
            (json.dumps(unfinished), "bad_record"),
        ):
            answer = await place.http.post("/api/report", content=body)
            assert (answer.status_code, answer.json()["code"]) == (422, code)
            assert answer.json()["text"]
        # What is wrong in its midst is found when the report has come there.
        *_, last = await report_on(place, json.dumps(forged))
        assert last["code"] in {"bad_record", "record_differs"}


async def test_a_report_that_takes_too_long_is_given_up(sqlite_url: str) -> None:
    async with running(sqlite_url, report_budget_s=0.05) as place:
        long = record_random_game(new_game("novodice", {"players": 4}), "long")
        answer = await place.http.post("/api/report", content=long.text())
        assert json.loads(answer.text.splitlines()[-1])["code"] == "too_much_work"
