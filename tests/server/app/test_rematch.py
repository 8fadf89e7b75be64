"""Playing again with the same people."""

from __future__ import annotations

from tests.server.app.client import play
from tests.server.app.place import running, seed


async def test_everybody_who_asks_gets_their_old_seat_at_one_new_table(database_url: str) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "Ben", "bot:greedy", game="cubitos", options={"rounds": 1})
        rematch = f"/tables/{table.id}/rematch"
        early = await place.post(rematch, None, table.tokens[0], status=409)
        assert early["code"] == "not_over"
        ada, ben = await table.connect_all()
        await table.start()
        await play(ada, ben)
        stranger = await place.post(rematch, status=403)
        assert stranger["code"] == "bad_token"
        made = await place.post(rematch, None, table.tokens[1])
        assert (await place.post(rematch, None, table.tokens[0]))["id"] == made["id"]
        seats = f"/tables/{made['id']}/seats"
        second = await place.post(seats, {"seed": seed(), "kept": table.tokens[1]})
        await ada.until(lambda it: it.kinds()[-1] == "rematch")
        assert ada.table["rematch"] == second["table"] == made["id"]
        # The seat of who has not come yet is kept for them.
        stolen = {"name": "Eve", "seed": seed(), "seat": 0}
        taken = await place.post(seats, stolen, status=409)
        assert taken["code"] == "seat_kept"
        guessed = await place.post(seats, {**stolen, "kept": "guessed"}, status=409)
        assert guessed["code"] == "seat_kept"
        first = await place.post(seats, {"seed": seed(), "kept": table.tokens[0]})
        assert (first["table"], first["seat"], second["seat"]) == (second["table"], 0, 1)
        assert not {first["token"], second["token"]} & set(table.tokens.values())
        again = await place.get(f"/tables/{first['table']}")
        assert again["rematch_of"] == table.id
        assert [seat["name"] for seat in again["seats"]] == ["Ada", "Ben", "greedy"]
        old = await place.get(f"/tables/{table.id}")
        assert again["commitment"] != old["commitment"]
        await place.post(f"/tables/{first['table']}/start", token=first["token"], status=200)


async def test_a_rematch_counts_among_the_tables_of_an_address(sqlite_url: str) -> None:
    async with running(sqlite_url, tables_per_hour=2) as place:
        table = await place.make("Ada", "bot:random", game="cubitos", options={"rounds": 1})
        other = await place.make("Ada", "Ben")
        ada = await table.connect(0)
        await table.start()
        await play(ada)
        path = f"/tables/{table.id}/rematch"
        refused = await place.post(path, None, table.tokens[0], status=429)
        assert refused["code"] == "too_many_tables"
        assert len(place.hall.rooms) == 2
        assert other.id in place.hall.rooms
