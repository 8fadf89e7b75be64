"""Duplicates: the same dice at several tables, compared by those who have finished, and by nobody before."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest
from tests.server.app.client import Client, play
from tests.server.app.place import Made, Place, running

from dicehall.core.record import Replay, read_record
from dicehall.games.registry import new_game
from dicehall.server import limits

SHORT: dict[str, Any] = {"game": "cubitos", "options": {"rounds": 2}}
BOT = {"kind": "bot", "bot": "greedy"}
PLAYER = {"kind": "player"}
DAY = 86400.0


class Time:
    """A clock that tests move."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


async def made(place: Place, *seats: dict[str, Any], **wanted: Any) -> dict[str, Any]:
    """Make a duplicate for one player and a bot, or for these seats."""
    plan = {**SHORT, "seats": list(seats or (PLAYER, BOT)), **wanted}
    told: dict[str, Any] = await place.post("/duplicates", plan)
    return told


async def table_of(
    place: Place, code: str, name: str, person: str | None = None, device: str | None = None
) -> Made:
    """Open the link of a duplicate, and sit down at one's own table."""
    told = await place.post(f"/duplicates/{code}/tables", {"name": name}, person)
    table = Made(place, told["table"]["id"], told["table"]["code"], {})
    [(seat, kept)] = told["tokens"].items()
    wanted = {"seat": int(seat), "kept": kept, **({"device": device} if device else {})}
    sat = await place.post(f"/tables/{table.id}/seats", wanted, person)
    table.tokens[int(seat)] = sat["token"]
    return table


async def finish(table: Made, *more: Client) -> None:
    """Play a table to its end."""
    await table.start()
    clients = await table.connect_all()
    await play(*clients, *more)
    for client in clients:
        await client.close()


async def record_of(table: Made) -> dict[str, Any]:
    """Return the record of one's own table."""
    token = next(iter(table.tokens.values()))
    told: dict[str, Any] = await table.place.get(f"/tables/{table.id}/record", token)
    return told


def rolls(record: dict[str, Any]) -> dict[tuple[int, int], str]:
    """Return what fell, by seat and number of the roll."""
    return {
        (step["seat"], step["number"]): step["given"]
        for step in record["steps"]
        if step["asked"] == "roll"
    }


async def test_two_tables_of_a_duplicate_have_the_same_dice(database_url: str) -> None:
    async with running(database_url) as place:
        duplicate = await made(place)
        tables = [await table_of(place, duplicate["code"], name) for name in ("Ada", "Ben")]
        for table in tables:
            shown = await place.get(f"/tables/{table.id}")
            assert shown["duplicate"] == duplicate["code"]
            assert shown["commitment"] == duplicate["commitment"]
            assert shown["public"] is False
            await finish(table)
        one, other = [await record_of(table) for table in tables]
        # Both always take their first option, so they throw the same dice, which fall alike.
        assert rolls(one) == rolls(other) != {}
        assert one["options"] == other["options"]
        assert one["dice"] == other["dice"]
        assert one["dice"]["duplicate"] == one["dice"]["table"] == duplicate["code"]
        for told in (one, other):
            record = read_record(json.dumps(told))
            replay = Replay(new_game(record.game, record.options), record)
            replay.finish()
            assert replay.follows_from == f"the secret of duplicate {duplicate['code']}"
        # Another duplicate has other dice.
        another = await table_of(place, (await made(place))["code"], "Ada")
        await finish(another)
        assert rolls(await record_of(another)) != rolls(one)


async def test_a_table_of_a_duplicate_goes_on_after_a_restart(database_url: str) -> None:
    async with running(database_url) as place:
        duplicate = await made(place)
        table = await table_of(place, duplicate["code"], "Ada")
        await table.start()
        ada = await table.connect(0)
        await ada.answer()
        await ada.close()
    async with running(database_url) as again:
        table.place = again
        await play(await table.connect(0))
        told = await again.get(f"/duplicates/{duplicate['code']}", table.tokens[0])
        assert told["finished"] == 1
        assert len(told["results"]) == 1


async def test_results_stand_side_by_side_for_those_who_have_finished(database_url: str) -> None:
    async with running(database_url) as place:
        duplicate = await made(place, title="Club evening")
        code, where = duplicate["code"], f"/duplicates/{duplicate['code']}"
        assert duplicate["results"] is None
        assert duplicate["secret"] is None
        ada = await table_of(place, code, "Ada", device="a" * 32)
        ben = await table_of(place, code, "Ben", device="b" * 32)
        await finish(ada)
        for token in (None, ben.tokens[0]):
            told = await place.get(where, token)
            assert (told["finished"], told["tables"]) == (1, 2)
            assert told["results"] is None
            assert told["secret"] is None
        await finish(ben)
        told = await place.get(where, ben.tokens[0])
        assert told["title"] == "Club evening"
        assert len(told["secret"]) == 64
        assert [table["table"] for table in told["results"]] == [ada.id, ben.id]
        first, second = told["results"]
        assert [seat["name"] for seat in first["seats"]] == ["Ada", "greedy"]
        assert [seat["yours"] for seat in first["seats"] + second["seats"]] == [False] * 2 + [
            True,
            False,
        ]
        # Both played alike on the same dice, so nothing is left but skill, of which there was as much.
        for table in told["results"]:
            scores = [seat["score"] for seat in table["seats"]]
            for seat in table["seats"]:
                assert seat["lead"] == scores[seat["seat"]] - scores[1 - seat["seat"]]
                assert (seat["others"], seat["against_field"]) == (1, 0)
                assert seat["counts"]
                assert not seat["again"]


EXPECTED = {
    ("GET", ""): (200, 200, 200),
    ("GET", "/record"): (403, 200, 200),
    ("GET", "/replay"): (403, 200, 200),
    ("GET", "/report"): (403, 200, 200),
    ("GET", "/board"): (403, 200, 200),
    ("GET", "/entries"): (403, 200, 403),
    ("POST", "/seats"): (403, 409, 401),
    ("DELETE", "/seats/0"): (403, 409, 403),
    ("POST", "/start"): (403, 409, 403),
    ("POST", "/rematch"): (403, 201, 403),
}
"""For each route of a table that is over: the status of somebody who has only the link, or has not finished,
of its own seat, and of somebody who has finished another table of the duplicate."""


async def test_nobody_sees_a_table_of_a_duplicate_before_they_have_finished_their_own(
    database_url: str,
) -> None:
    async with running(database_url) as place:
        code = (await made(place))["code"]
        ada, ben, cem = [await table_of(place, code, name) for name in ("Ada", "Ben", "Cem")]
        # Before the start there is nothing to see but the seats.
        watcher = await ada.connect()
        await finish(ada)
        assert await watcher.closed() == 1012
        await finish(ben)
        await cem.start()
        stranger = {"name": "Eve", "seed": "00" * 16}
        for (method, path), (link, seat, finished) in EXPECTED.items():
            body = stranger if path == "/seats" else None
            askers: Iterable[tuple[str | None, int]] = (
                (None, link),
                (cem.tokens[0], link),
                (ada.tokens[0], seat),
                (ben.tokens[0], finished),
            )
            for token, status in askers:
                told = await place.ask(method, f"/tables/{ada.id}{path}", body, token, status)
                if status == 403 and finished != 403:
                    assert told["code"] == "duplicate_unfinished"
        for token, secret in ((None, True), (cem.tokens[0], True), (ben.tokens[0], False)):
            told = await place.get(f"/tables/{ada.id}", token)
            assert (told["secret"] is None) is secret
        late = await Client.connected(place.url(cem.id))
        assert await late.closed() == 4403
        assert await (await Client.connected(place.url(ada.id))).closed() == 4403


async def test_who_has_claimed_a_name_is_known_by_it_on_every_device(database_url: str) -> None:
    async with running(database_url) as place:
        signed = await place.post("/people", {"name": "Ada", "passphrase": "correct horse"})
        code = (await made(place))["code"]
        ada = await table_of(place, code, "whatever", person=signed["token"])
        ben = await table_of(place, code, "Ben")
        where = f"/duplicates/{code}"
        await finish(ben)
        assert (await place.get(where, signed["token"]))["results"] is None
        await finish(ada)
        told = await place.get(where, signed["token"])
        assert [table["seats"][0]["claimed"] for table in told["results"]] == [None, "Ada"]
        assert [table["seats"][0]["yours"] for table in told["results"]] == [False, True]
        # She may look at Ben's game now, and watch another one.
        await place.get(f"/tables/{ben.id}/record", signed["token"])
        cem = await table_of(place, code, "Cem")
        await cem.start()
        watching = await place.connect(cem.id, person=signed["token"])
        assert watching.you == -1
        # No list names any of it, not even hers, to others.
        for path in ("/tables", "/games", "/games?player=Ada"):
            assert code not in json.dumps(told := await place.get(path))
            assert not {*told.get("games", ()), *told.get("tables", ())}
        assert len((await place.get("/games", signed["token"]))["games"]) == 1
        assert (await place.get("/players/Ada"))["ratings"] == {}


async def test_only_the_first_try_counts(database_url: str) -> None:
    async with running(database_url) as place:
        code = (await made(place))["code"]
        ben = await table_of(place, code, "Ben", device="b" * 32)
        await finish(ben)
        abandoned, second = [await table_of(place, code, "Ada", device="a" * 32) for _ in range(2)]
        await abandoned.start()
        await finish(second)
        told = await place.get(f"/duplicates/{code}", second.tokens[0])
        bens, again = [table["seats"][0] for table in told["results"]]
        assert (bens["counts"], bens["again"], bens["others"]) == (True, False, 0)
        assert (again["counts"], again["again"], again["others"]) == (False, True, 1)
        assert bens["against_field"] is None
        assert again["against_field"] is not None
        # To go back to the first table, knowing all dice by now, is of no use either.
        await play(await abandoned.connect(0))
        told = await place.get(f"/duplicates/{code}", second.tokens[0])
        assert [table["seats"][0]["counts"] for table in told["results"]] == [True, False, False]
        assert told["results"][2]["seats"][0]["again"] is False


async def test_what_a_stand_in_played_does_not_count(database_url: str) -> None:
    async with running(database_url) as place:
        code = (await made(place))["code"]
        table = await table_of(place, code, "Ada")
        await table.start()
        ada = await table.connect(0)
        await ada.ask("leave")
        await ada.until(lambda client: client.table["status"] == "ended")
        told = await place.get(f"/duplicates/{code}", table.tokens[0])
        [ended] = told["results"]
        assert ended["seats"][0]["counts"] is False
        assert ended["seats"][1]["counts"] is True


async def test_friends_sit_down_at_one_table(database_url: str) -> None:
    async with running(database_url) as place:
        code = (await made(place, {"kind": "open"}, PLAYER, BOT))["code"]
        table = await table_of(place, code, "Ada")
        assert list(table.tokens) == [1]
        await place.post(
            f"/tables/{table.id}/seats", {"name": "Gus", "device": "short"}, status=422
        )
        sat = await place.post(f"/tables/{table.id}/seats", {"name": "Gus", "device": "g" * 32})
        table.tokens[sat["seat"]] = sat["token"]
        await finish(table)
        for token in table.tokens.values():
            told = await place.get(f"/duplicates/{code}", token)
            assert [seat["name"] for seat in told["results"][0]["seats"]] == [
                "Gus",
                "Ada",
                "greedy",
            ]


async def test_a_duplicate_is_over_after_its_days_and_forgotten_long_after(
    database_url: str,
) -> None:
    time = Time()
    async with running(database_url, clock=time) as place:
        duplicate = await made(place, days=2)
        code, where = duplicate["code"], f"/duplicates/{duplicate['code']}"
        assert duplicate["until"] == time.now + 2 * DAY
        assert not duplicate["over"]
        early, late = [await table_of(place, code, name) for name in ("Ada", "Ben")]
        await finish(early)
        time.now += 2 * DAY + 1
        told = await place.post(f"{where}/tables", {"name": "Cem"}, status=409)
        assert told["code"] == "duplicate_over"
        # What is being played may go on, but does not count; and everybody with the link may look.
        await finish(late)
        told = await place.get(where)
        assert told["over"]
        assert [one["seats"][0]["counts"] for one in told["results"]] == [
            True,
            False,
        ]
        await place.get(f"/tables/{early.id}/record")
        time.now += 200 * DAY
        await place.hall.upkeep.forget_duplicates()
        assert (await place.get(where, status=404))["code"] == "no_such_duplicate"
        assert (await place.get(f"/tables/{early.id}/record"))["dice"]["duplicate"] == code


async def test_a_duplicate_has_only_so_many_tables(database_url: str) -> None:
    async with running(database_url, duplicate_tables=2) as place:
        duplicate = await made(place)
        where = f"/duplicates/{duplicate['code']}/tables"
        assert duplicate["most_tables"] == 2
        # A table that cannot be made is not counted.
        assert (await place.post(where, {"name": "\u202e"}, status=422))["code"] == "bad_name"
        for name in ("Ada", "Ben"):
            await place.post(where, {"name": name})
        assert (await place.post(where, {"name": "Cem"}, status=409))["code"] == "duplicate_full"


async def test_what_no_duplicate_can_be_made_from_is_refused(sqlite_url: str) -> None:
    refused: tuple[tuple[dict[str, Any], str], ...] = (
        ({"seats": [BOT, BOT]}, "one_plays_duplicate"),
        ({"seats": [PLAYER, PLAYER]}, "one_plays_duplicate"),
        ({"seats": [PLAYER]}, "bad_options"),
        ({"seats": [PLAYER, {"kind": "bot", "bot": "os.system"}]}, "unknown_bot"),
        ({"seats": [PLAYER, {"kind": "me", "name": "Ada"}]}, "bad_request"),
        ({"game": "chess"}, "bad_options"),
        ({"options": {"race": 99}}, "bad_options"),
        ({"days": 0}, "bad_request"),
        ({"days": 31}, "bad_request"),
        ({"stand_in": "nobody"}, "unknown_bot"),
        ({"clock": {"kind": "days", "days": 31}}, "bad_request"),
        ({"title": "\u202e"}, "bad_text"),
        ({"dice": "entered"}, "bad_request"),
        ({"public": True}, "bad_request"),
    )
    async with running(sqlite_url) as place:
        for wanted, code in refused:
            body = {**SHORT, "seats": [PLAYER, BOT], **wanted}
            assert await place.ask_refused("POST", "/duplicates", body) == code, wanted


async def test_duplicates_are_limited_as_tables_are_and_not_found_by_trying(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Four at once, and then one in years.
    monkeypatch.setattr(limits, "GUESSES", (1e-8, 4))
    async with running(sqlite_url, tables_per_hour=2) as place:
        code = (await made(place))["code"]
        await table_of(place, code, "Ada")
        for path, body in (
            ("/duplicates", {**SHORT, "seats": [PLAYER, BOT]}),
            (f"/duplicates/{code}/tables", {"name": "Ben"}),
        ):
            assert await place.ask_refused("POST", path, body) == "too_many_tables"
        for name in ("x", "\u00fc" * 8, "0" * 8, "A" * 64):
            assert (await place.get(f"/duplicates/{name}", status=404))[
                "code"
            ] == "no_such_duplicate"
        assert (await place.get(f"/duplicates/{code}", status=429))["code"] == "too_fast"


async def test_a_bot_makes_way_for_the_name_of_a_player(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        code = (await made(place, PLAYER, {**BOT, "name": "Ada"}))["code"]
        table = await table_of(place, code, "Ada")
        seats = (await place.get(f"/tables/{table.id}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", "greedy"]
