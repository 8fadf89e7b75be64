"""Claimed names, and what is kept of finished games."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.app.client import play
from tests.server.app.place import Place, running, seed

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


@pytest.mark.parametrize("worn", ["ada", "Ada ", "A\u200dda", "Аdа", "Ada\u2800", "AdA"])
async def test_nobody_wears_a_claimed_name(sqlite_url: str, worn: str) -> None:
    async with running(sqlite_url) as place:
        token = await claim(place, "Ada")
        table = await place.make("Ben", "open", "open", "open")
        refused = await place.ask_refused(
            "POST", f"/tables/{table.id}/seats", {"name": worn, "seed": seed()}
        )
        assert refused in ("name_claimed", "bad_name")
        mine = {"game": "novodice", "seats": [{"kind": "me", "name": worn}, {"kind": "open"}]}
        assert await place.ask_refused("POST", "/tables", mine) in ("name_claimed", "bad_name")
        people = {"name": worn, "passphrase": SECRET}
        assert await place.ask_refused("POST", "/people", people) in ("name_claimed", "bad_name")
        # A bot is called by its own name instead: whoever made the table need not know of Ada.
        bots = [{"kind": "bot", "bot": "greedy", "name": worn}, {"kind": "open"}]
        made = await place.post("/tables", {"game": "novodice", "seats": bots})
        assert made["table"]["seats"][0]["name"] == "greedy"
        watcher = await table.connect(name=worn)
        said = await watcher.ask("say", text="I am Ada")
        assert said["code"] in ("name_claimed", "bad_name")
        # Ada herself sits under her name as she claimed it, whatever she types.
        sat = await place.post(f"/tables/{table.id}/seats", {"name": "Eve", "seed": seed()}, token)
        shown = (await place.get(f"/tables/{table.id}"))["seats"]
        assert [(seat["name"], seat["person"]) for seat in shown[: sat["seat"] + 1]] == [
            ("Ben", None),
            ("Ada", "Ada"),
        ]


async def test_a_name_claimed_while_a_seat_is_kept_for_it_is_not_worn_there(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as place:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        made = await place.post("/tables", {"game": "novodice", "seats": seats})
        await claim(place, "Ada")
        where = f"/tables/{made['table']['id']}/seats"
        kept = {"seed": seed(), "kept": made["tokens"]["0"]}
        assert (await place.post(where, kept, status=409))["code"] == "name_claimed"
        await place.post(where, {**kept, "name": "Bea"})


async def test_a_watcher_who_is_signed_in_talks_under_the_claimed_name(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        token = await claim(place, "Wanda")
        table = await place.make("Ben", "open")
        ben = await table.connect(0)
        watcher = await table.connect(name="Ben", person=token)
        assert (await watcher.ask("say", text="hello"))["type"] == "stored"
        body = {"name": "Wanda", "claimed": "Wanda", "text": "hello"}
        assert watcher.entries[-1]["body"] == body
        # What a device was signed out of it cannot say any more.
        await place.ask("DELETE", "/people/session", None, token, 204)
        assert (await watcher.ask("say", text="again"))["code"] == "name_taken"
        assert (await ben.ask("say", text="Wanda?"))["type"] == "stored"
        assert ben.entries[-1]["body"]["claimed"] is None


async def test_nobody_claims_the_name_of_a_bot(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        people = {"name": "Grееdy", "passphrase": SECRET}
        assert (await place.post("/people", people, status=409))["code"] == "name_claimed"


async def test_a_passphrase_is_changed_by_who_knows_it_and_other_devices_are_signed_out(
    database_url: str,
) -> None:
    async with running(database_url) as place:
        here = await claim(place, "Ada")
        there = (await place.post("/people/session", {"name": "Ada", "passphrase": SECRET}))[
            "token"
        ]
        new = "a newer and better one"
        wrong = {"passphrase": "not hers at all", "new": new}
        refused = await place.ask("PUT", "/people/me/passphrase", wrong, here, 403)
        assert refused["code"] == "wrong_passphrase"
        short = {"passphrase": SECRET, "new": "short"}
        refused = await place.ask("PUT", "/people/me/passphrase", short, here, 422)
        assert refused["code"] == "bad_passphrase"
        assert await place.get("/people/me", there) == {"name": "Ada"}
        right = {"passphrase": SECRET, "new": new}
        assert (await place.ask("PUT", "/people/me/passphrase", right, None, 401))["code"]
        await place.ask("PUT", "/people/me/passphrase", right, here, 204)
        await place.get("/people/me", here)
        assert (await place.get("/people/me", there, status=401))["code"] == "not_signed_in"
        await place.post("/people/session", {"name": "Ada", "passphrase": SECRET}, status=403)
        await place.post("/people/session", {"name": "Ada", "passphrase": new})


async def test_other_devices_are_signed_out_from_this_one(database_url: str) -> None:
    async with running(database_url) as place:
        here = await claim(place, "Ada")
        there = (await place.post("/people/session", {"name": "Ada", "passphrase": SECRET}))[
            "token"
        ]
        assert (await place.ask("DELETE", "/people/session/others", None, None, 401))["code"]
        await place.ask("DELETE", "/people/session/others", None, here, 204)
        await place.get("/people/me", here)
        await place.get("/people/me", there, status=401)


async def test_a_deleted_name_is_gone_for_good_and_nobody_takes_its_place(
    database_url: str,
) -> None:
    async with running(database_url) as place:
        token = await claim(place, "Ada")
        table = await place.make("Ben", "open")
        assert (await place.post("/people/me/deletion", {"passphrase": SECRET}, None, 401))["code"]
        wrong = await place.post("/people/me/deletion", {"passphrase": "wrong"}, token, 403)
        assert wrong["code"] == "wrong_passphrase"
        await place.post("/people/me/deletion", {"passphrase": SECRET}, token, 204)
        await place.get("/people/me", token, status=401)
        await place.post("/people/session", {"name": "Ada", "passphrase": SECRET}, status=403)
        assert (await place.get("/players/Ada", status=404))["code"] == "no_such_player"
        for body, path in (
            ({"name": "Ada", "passphrase": SECRET}, "/people"),
            ({"name": "Аda", "seed": seed()}, f"/tables/{table.id}/seats"),
        ):
            assert (await place.post(path, body, status=409))["code"] == "name_claimed"


async def test_finished_games_are_counted_for_people_and_bots_but_not_for_guests(
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
        assert [seat["claimed"] for seat in games[0]["seats"]] == ["Ada", None, None]
        assert (await place.get(f"/games?before={table_id}", token))["games"] == []
        player = await place.get("/players/Ada")
        assert player["statistics"]["cubitos"]["all"]["games"] == 1
        assert player["statistics"]["cubitos"]["against"].keys() == {"both"}
        bot = await place.get("/players/bot:random")
        assert bot["statistics"]["cubitos"]["all"]["games"] == 1
        # Against a bot and a guest, in a single round, nobody's rating moves.
        assert player["ratings"] == bot["ratings"] == {}
        assert (await place.get("/ratings/cubitos"))["ratings"] == []
        for path in ("/players/Gus", "/players/bot:wizard", "/games?player=Gus"):
            assert (await place.get(path, status=404))["code"] == "no_such_player"
        assert (await place.get("/ratings/chess", status=404))["code"] == "no_such_game"


async def test_a_name_claimed_later_takes_the_games_of_this_device_along(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Mimi", "bot:greedy", game="cubitos", options={"rounds": 1})
        await table.start()
        await play(*await table.connect_all())
        claimed = await place.http.post(
            "/api/people", json={"name": "Mira", "passphrase": "four wet dogs run"}
        )
        signed = {"Authorization": f"Bearer {claimed.json()['token']}"}
        seats = [
            {"table": table.id, "token": table.tokens[0]},
            {"table": table.id, "token": "somebody else's"},
            {"table": "nowhere", "token": table.tokens[0]},
        ]
        refused = await place.http.post("/api/games/mine", json={"seats": seats})
        assert refused.status_code == 401
        for games in (1, 0):
            answer = await place.http.post("/api/games/mine", json={"seats": seats}, headers=signed)
            assert answer.json() == {"games": games}
        listed = await place.http.get("/api/games?player=Mira", headers=signed)
        assert [one["table"] for one in listed.json()["games"]] == [table.id]
        # Whose seat it was is told, by whatever name it was played.
        mine, other = listed.json()["games"][0]["seats"]
        assert (mine["name"], mine["asked_for"], other["asked_for"]) == ("Mimi", True, False)
        everybody = await place.http.get("/api/games", headers=signed)
        assert [seat["asked_for"] for seat in everybody.json()["games"][0]["seats"]] == [False] * 2
        shown = await place.get("/players/Mira")
        assert shown["statistics"]["cubitos"]["all"]["games"] == 1


async def test_games_are_listed_by_rival_and_by_what_was_played(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        tables = {}
        for race, bot in (("1", "greedy"), ("2", "random")):
            options = {"race": race, "rounds": 1}
            table = await place.make(
                "Mira", f"bot:{bot}", game="cubitos", options=options, public=True
            )
            await table.start()
            await play(*await table.connect_all())
            tables[race] = table.id

        async def listed(wanted: str) -> list[str]:
            found = await place.get(f"/games?{wanted}")
            return [one["table"] for one in found["games"]]

        assert await listed("rival=bot:greedy") == [tables["1"]]
        assert await listed("option=race%3D2") == [tables["2"]]
        assert await listed("rival=bot:greedy&option=race%3D2") == []
