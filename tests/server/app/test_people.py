"""Claimed names, and what is kept of finished games."""

from __future__ import annotations

from typing import Any

from tests.server.app.place import Place, play, running, seed

SECRET = "correct horse battery"


async def claim(place: Place, name: str) -> str:
    """Claim a name, and return the token of this device."""
    signed = await place.post("/people", {"name": name, "passphrase": SECRET})
    return str(signed["token"])


async def test_a_name_is_claimed_once_and_known_on_every_device(database_url: str) -> None:
    async with running(database_url) as place:
        first = await claim(place, "Ada")
        again = await place.post("/people", {"name": "ADA", "passphrase": SECRET}, status=409)
        assert again["code"] == "name_claimed"
        wrong = await place.post(
            "/people/session", {"name": "Ada", "passphrase": "wrong wrong"}, status=403
        )
        nobody = await place.post(
            "/people/session", {"name": "Nobody", "passphrase": SECRET}, status=403
        )
        assert wrong["code"] == nobody["code"] == "wrong_passphrase"
        signed = await place.post("/people/session", {"name": "ada", "passphrase": SECRET})
        assert signed["name"] == "Ada"
        assert await place.get("/people/me", first) == {"name": "Ada"}
        await place.ask("DELETE", "/people/session", None, signed["token"], 204)
        gone = await place.get("/people/me", signed["token"], status=401)
        assert gone["code"] == "not_signed_in"
        assert await place.get("/people/me", first) == {"name": "Ada"}
        assert (await place.get("/people/me", status=401))["code"] == "not_signed_in"


async def test_short_passphrases_and_bad_names_are_refused(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        for body, code in (
            ({"name": "Ada", "passphrase": "short"}, "bad_passphrase"),
            ({"name": "Ada", "passphrase": "x" * 201}, "bad_passphrase"),
            ({"name": "\u2800", "passphrase": SECRET}, "bad_name"),
            ({"name": "Ada"}, "bad_request"),
        ):
            assert (await place.post("/people", body, status=422))["code"] == code


async def test_a_guest_cannot_use_a_claimed_name(database_url: str) -> None:
    async with running(database_url) as place:
        token = await claim(place, "Ada")
        table = await place.make("Ben", "open", "open")
        wanted = {"name": "ada", "seed": seed()}
        refused = await place.post(f"/tables/{table.id}/seats", wanted, status=409)
        assert refused["code"] == "name_claimed"
        stale = await place.post(f"/tables/{table.id}/seats", wanted, "stale", status=401)
        assert stale["code"] == "not_signed_in"
        sat = await place.post(f"/tables/{table.id}/seats", wanted, token)
        shown = await place.get(f"/tables/{table.id}")
        assert shown["seats"][sat["seat"]]["person"] == "Ada"
        twice = await place.post(
            f"/tables/{table.id}/seats", {"name": "Ada too", "seed": seed()}, token, status=409
        )
        assert twice["code"] == "already_seated"


async def test_finished_games_count_for_people_and_bots_but_not_for_guests(
    database_url: str,
) -> None:
    async with running(database_url) as place:
        token = await claim(place, "Ada")
        plans: list[dict[str, Any]] = [
            {"kind": "me", "name": "Ada"},
            {"kind": "open"},
            {"kind": "bot", "bot": "random"},
        ]
        made = await place.post(
            "/tables", {"game": "cubitos", "seats": plans, "options": {"rounds": 1}}, token
        )
        table_id = made["table"]["id"]
        kept = {"seed": seed(), "kept": made["tokens"]["0"]}
        own = await place.post(f"/tables/{table_id}/seats", kept, token)
        guest = await place.post(f"/tables/{table_id}/seats", {"name": "Gus", "seed": seed()})
        ada = await place.connect(table_id, own["token"])
        gus = await place.connect(table_id, guest["token"])
        await place.post(f"/tables/{table_id}/start", token=guest["token"], status=200)
        await play(ada, gus)
        games = (await place.get("/games?player=ADA&game=cubitos", token))["games"]
        assert [game["table"] for game in games] == [table_id]
        assert [seat["kind"] for seat in games[0]["seats"]] == ["person", "guest", "bot"]
        assert (await place.get(f"/games?before={table_id}", token))["games"] == []
        player = await place.get("/players/Ada")
        assert player["statistics"]["cubitos"]["all"]["games"] == 1
        assert player["statistics"]["cubitos"]["against"].keys() == {"both"}
        assert player["ratings"]["cubitos"]["games"] == 1
        ratings = (await place.get("/ratings/cubitos"))["ratings"]
        assert {(one["name"], one["bot"]) for one in ratings} == {("Ada", False), ("random", True)}
        bot = await place.get("/players/bot:random")
        assert bot["ratings"]["cubitos"]["bot"]
        for path in ("/players/Gus", "/players/bot:wizard", "/games?player=Gus"):
            assert (await place.get(path, status=404))["code"] == "no_such_player"
        assert (await place.get("/ratings/chess", status=404))["code"] == "no_such_game"
