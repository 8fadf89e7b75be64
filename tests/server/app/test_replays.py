"""Replays: every step with its position, checked; and whatever is no record is refused."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from typing import Any

import pytest
from tests.laws.playing import record_random_game
from tests.server.app.client import play
from tests.server.app.place import Place, running

from dicehall.core.game import AnyGame
from dicehall.core.record import Record
from dicehall.games import registry
from dicehall.games.cubitos.box_models import CoursePlan
from dicehall.games.registry import kit_of, new_game
from dicehall.server import limits, services
from dicehall.table.game_record import game_record
from dicehall.table.refusals import Refusal
from dicehall.table.replays import MOST_BYTES, MOST_STEPS, replay_of
from dicehall.table.state import LiveTable

MAP_WITH_TOO_MANY_SHORTCUTS = f"title: T\nS{' 0>a$1' * 5} 0 0<a Fin\n"


def short_race() -> Record:
    return record_random_game(new_game("cubitos", {"race": "1", "players": 2, "rounds": 2}), "r")


async def post(place: Place, body: str | bytes) -> Any:
    answer = await place.http.post("/api/replay", content=body)
    return answer.status_code, answer.json()


def code_of(body: str) -> str:
    with pytest.raises(Refusal) as refused:
        replay_of(body)
    return refused.value.code


async def test_a_record_is_replayed_step_by_step(sqlite_url: str) -> None:
    record = short_race()
    async with running(sqlite_url) as place:
        status, told = await post(place, record.text())
    assert status == 200
    assert len(told["frames"]) == len(record.steps) + 1
    assert [frame["step"] for frame in told["frames"]] == list(range(len(record.steps) + 1))
    first, *rest = told["frames"]
    assert first["seat"] is first["asked"] is first["given"] is None
    assert first["view"]["round"] == 0
    for frame, step in zip(rest, record.steps, strict=True):
        assert (frame["seat"], frame["asked"], frame["given"]) == (
            step.seat,
            step.asked,
            step.given,
        )
    assert sum(len(frame["events"]) for frame in rest) > len(rest) / 4
    assert rest[-1]["scores"] == told["scores"] == list(record.scores)
    assert rest[-1]["view"]["over"] is told["over"] is True
    assert told["winners"] == rest[-1]["view"]["winners"]
    assert told["seats"] == ["random", "random"]
    assert told["fairness"] == {
        "result": "not_fair_dice",
        "seeded": True,
        "entered": False,
        "commitment": None,
    }
    assert told["board"]["boards"][0]["name"] == "nothing_goes_right"
    assert told["goal"] > max(told["scores"])


async def test_a_table_is_replayed_and_its_dice_are_checked_from_the_end_on(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        early = await place.get(f"/tables/{table.id}/replay", status=409)
        assert early["code"] == "not_running"
        ada, ben = await table.connect_all()
        await table.start()
        while ada.question is None and ben.question is None:
            await ada.receive()
            await ben.quiet()
        running_ = await place.get(f"/tables/{table.id}/replay")
        assert running_["fairness"]["result"] == "not_yet"
        assert not running_["over"]
        await play(ada, ben)
        ended = await place.get(f"/tables/{table.code}/replay")
        assert ended["fairness"] == {
            "result": "checked",
            "seeded": False,
            "entered": False,
            "commitment": ada.table["commitment"],
        }
        assert ended["over"]
        assert ended["scores"] == ada.entries[-1]["body"]["scores"]
        assert ended["seats"] == ["Ada", "Ben"]
        assert ended["board"] is None
        assert ended["goal"] is None
        plain = await place.http.get(
            f"/api/tables/{table.id}/replay", headers={"Accept-Encoding": "identity"}
        )
        assert "content-encoding" not in plain.headers
        assert plain.json() == ended
        # The record of a game that is over is refused once its secret is taken out.
        record = (await place.http.get(f"/api/tables/{table.id}/record")).json()
        del record["dice"]["secret"]
        status, told = await post(place, json.dumps(record))
        assert (status, told["code"]) == (422, "record_differs")


async def test_a_record_that_does_not_add_up_is_refused_with_the_first_difference(
    sqlite_url: str,
) -> None:
    saved = json.loads(short_race().text())
    saved["steps"][7]["check"] = "00000000"
    async with running(sqlite_url) as place:
        status, told = await post(place, json.dumps(saved))
        assert (status, told["code"]) == (422, "record_differs")
        assert "step 8 of" in told["text"]
        for body in (
            "",
            "{}",
            "[1]",
            "null",
            "not json",
            '{"dicehall":1}',
            b"\xff\xfe",
            "[" * 9000,
        ):
            status, told = await post(place, body)
            assert (status, told["code"]) == (422, "bad_record"), body


def changed(**fields: Any) -> str:
    return json.dumps({**json.loads(short_race().text()), **fields})


def test_what_is_no_record_of_a_game_is_refused() -> None:
    deep: Any = 1
    for _ in range(900):
        deep = {"a": deep}
    for body in (
        changed(game="chess"),
        changed(rules=99),
        changed(seats=["one"]),
        changed(options={"players": 99}),
        changed(options={"players": 2, "components": deep}),
        changed(options={"players": 2, "race": {"a": 1}}),
        changed(options={"players": 2, "tracks": ["title: x\n0 0"]}),
        changed(dice={"source": "fair"}),
        changed(steps=[{"seat": 0}]),
        changed(steps=5),
    ):
        assert code_of(body) == "bad_record", body
    assert code_of(changed(over=False)) == "record_differs"
    assert code_of(changed(scores=[1, 2])) == "record_differs"
    step = {"seat": 63, "number": -1, "asked": "x", "given": "y", "check": ""}
    assert code_of(changed(steps=[step])) == "record_differs"
    assert code_of(changed(steps=[step] * (MOST_STEPS + 1))) == "record_too_long"


async def test_the_size_of_a_record_is_limited_and_larger_than_that_of_other_requests(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as place:
        status, told = await post(place, " " * (MOST_BYTES + 1))
        assert (status, told["code"]) == (413, "too_big")
        assert "2097152" in told["text"].replace(",", "")

        async def parts() -> Any:
            for _ in range(40):
                yield b" " * 65536

        answer = await place.http.post("/api/replay", content=parts())
        assert (answer.status_code, answer.json()["code"]) == (413, "too_big")
        status, told = await post(place, " " * 100_000)
        assert (status, told["code"]) == (422, "bad_record")
        answer = await place.http.post("/api/tables", content=b" " * 100_000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_big")


async def test_an_address_may_replay_only_so_often(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REPLAYS", (1e-6, 3))
    async with running(sqlite_url) as place:
        codes = [(await post(place, "{}"))[1]["code"] for _ in range(4)]
        assert codes == ["bad_record"] * 3 + ["too_fast"]


async def test_what_takes_more_than_its_budget_is_ended_and_refused(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        place.hall.services.chores.budget_s = 0.0
        status, told = await post(place, short_race().text())
        assert (status, told["code"]) == (422, "too_much_work")
        drawn = {"map": "title: x"}
        refused = await place.post("/content/cubitos/plan", drawn, status=422)
        assert refused["code"] == "too_much_work"
        assert place.hall.services.limits.replays_at_once.total() == 0
        # The next one has a fresh process and its own budget.
        place.hall.services.chores.budget_s = 60.0
        assert (await post(place, short_race().text()))[0] == 200
        refused = await place.post("/content/cubitos/plan", drawn, status=422)
        assert refused["code"] == "bad_options"


async def test_while_too_many_wait_others_are_told_to_come_back(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "MOST_CHORES", 0)
    async with running(sqlite_url) as place:
        status, told = await post(place, short_race().text())
        assert (status, told["code"]) == (503, "too_busy")


async def test_a_map_of_one_s_own_has_the_same_limits_at_every_door(sqlite_url: str) -> None:
    drawn = MAP_WITH_TOO_MANY_SHORTCUTS
    options = {"players": 2, "tracks": [drawn]}
    # Nothing else is wrong with it.
    new_game("cubitos", options)
    why = "4 shortcuts and jet packs at most"
    async with running(sqlite_url) as place:
        seats = [{"kind": "open"}, {"kind": "open"}]
        body = {"game": "cubitos", "options": options, "seats": seats}
        for refused in (
            await place.post("/tables", body, status=422),
            await place.post("/content/cubitos/plan", {"map": drawn}, status=422),
            (await post(place, changed(options=options)))[1],
        ):
            assert why in refused["text"]


async def test_a_table_s_board_is_drawn(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        race = await place.make("Ada", "open", game="cubitos", options={"race": "grand_finale"})
        board = await place.get(f"/tables/{race.code}/board")
        assert board["game"] == "cubitos"
        CoursePlan.model_validate(board)
        assert board["legs"] == [0, 1, 1, 1]
        assert board["raced"] == len(board["boards"]) == 2
        assert board["boards"][0]["cells"]
        content = await place.get("/content/cubitos")
        plan = content["tracks"]["testing_the_waters"]
        assert plan.pop("map").startswith("//")
        assert plan == board["boards"][1]
        assert content["cards"]["muggles"]["moments"] == ["now", "run"]
        dice = await place.make("Ada", "open")
        assert (await place.get(f"/tables/{dice.id}/board", status=409))["code"] == "no_board"


async def test_records_and_boards_are_written_once_however_often_they_are_asked_for(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    kit = kit_of("cubitos")
    assert kit.pages is not None
    plan = kit.pages.board
    assert plan is not None

    def counted_record(table: LiveTable) -> Record:
        written.append("record")
        return game_record(table)

    def counted_plan(game: AnyGame) -> Any:
        written.append("plan")
        return plan(game)

    monkeypatch.setattr("dicehall.hall.room.game_record", counted_record)
    pages = replace(kit.pages, board=counted_plan)
    monkeypatch.setitem(registry._kits, "cubitos", replace(kit, pages=pages))
    drawn = f"title: Drawn at {secrets.token_hex(8)}\nS 0 0 0 Fin\n"
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben", game="cubitos", options={"tracks": [drawn]})
        ada = await table.connect(0)
        await table.start()
        await ada.until(lambda it: it.question is not None)
        for _ in range(3):
            await place.get(f"/tables/{table.id}/record")
            await place.get(f"/tables/{table.id}/board")
        assert sorted(written) == ["plan", "record"]
        assert (await ada.answer())["type"] == "stored"
        await place.get(f"/tables/{table.id}/record")
        assert written.count("record") == 2
