"""Chat and quick phrases, and who hears them."""

from __future__ import annotations

import pytest
from tests.server.app.client import play
from tests.server.app.place import running, seed
from tests.short_games import SHORT

from dicehall.hall import room


async def test_everybody_hears_what_a_seat_says(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        ada, ben = await table.connect_all()
        watcher = await table.connect()
        assert (await ada.ask("say", text="  <b>Hello</b>   all  "))["type"] == "stored"
        assert (await ada.ask("phrase", phrase="well_done"))["type"] == "stored"
        for client in (ada, ben, watcher):
            await client.until(lambda it: it.kinds()[-2:] == ["said", "phrase"])
            assert client.entries[-2]["body"] == {
                "name": "Ada",
                "claimed": None,
                "text": "<b>Hello</b> all",
            }
            assert client.entries[-1]["body"] == {"phrase": "well_done"}


async def test_players_do_not_hear_watchers_before_the_end(database_url: str) -> None:
    async with running(database_url) as place:
        tokens = {}
        for name in ("Wanda", "Wim"):
            signed = await place.post("/people", {"name": name, "passphrase": "correct horse"})
            tokens[name] = signed["token"]
        table = await place.make("Ada", "bot:random", game="cubitos", options={"rounds": 1})
        ada = await table.connect(0)
        watcher = await table.connect(person=tokens["Wanda"])
        other = await table.connect(person=tokens["Wim"])
        await table.start()
        # Whoever comes without saying who they are may be a player: they hear what players hear.
        stranger = await table.connect(name="Eve")
        assert (await stranger.ask("say", text="and I?"))["code"] == "watchers_only"
        assert (await watcher.ask("say", text="push now, Ada"))["type"] == "stored"
        await other.until(lambda it: it.kinds()[-1] == "said")
        assert other.entries[-1]["seat"] == -1
        await play(ada)
        await watcher.until(lambda it: it.table["status"] == "ended")
        assert (await watcher.ask("say", text="well played"))["type"] == "stored"
        for client in (ada, stranger):
            await client.until(lambda it: it.kinds()[-1] == "said")
            assert "push now" not in str(client.received)
            assert (watcher.version or 0) == (client.version or 0) + 1
        assert ada.entries[-1]["body"] == {
            "name": "Wanda",
            "claimed": "Wanda",
            "text": "well played",
        }
        # The same for who asks over REST.
        where = f"/tables/{table.id}/entries"
        for token in (table.tokens[0], None):
            shown = await place.get(where, token)
            assert "push now" not in str(shown)
            assert shown["version"] == ada.version
        assert "push now" in str(await place.get(where, tokens["Wanda"]))
        assert (await place.get(where, "nobody's", status=403))["code"] == "bad_token"


async def test_who_plays_hears_no_watchers_under_their_own_name_either(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        tokens = {}
        for name in ("Ada", "Wanda"):
            signed = await place.post("/people", {"name": name, "passphrase": "correct horse"})
            tokens[name] = signed["token"]
        table = await place.make("open", "bot:random")
        sat = await place.post(
            f"/tables/{table.id}/seats", {"name": "Ada", "seed": seed()}, tokens["Ada"]
        )
        table.tokens[0] = sat["token"]
        await table.start()
        wanda = await table.connect(person=tokens["Wanda"])
        assert (await wanda.ask("say", text="keep the lion"))["type"] == "stored"
        ada = await table.connect(person=tokens["Ada"])
        shown = await place.get(f"/tables/{table.id}/entries", tokens["Ada"])
        assert "keep the lion" not in str([ada.received, shown])


async def test_before_the_start_everybody_hears_everybody(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "open")
        ada = await table.connect(0)
        guest = await table.connect(name="Gus")
        assert (await guest.ask("say", text="may I sit down?"))["type"] == "stored"
        await ada.until(lambda it: it.kinds()[-1] == "said")
        assert ada.entries[-1]["body"]["name"] == "Gus"


async def test_what_cannot_be_said_is_refused(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        ada = await table.connect(0)
        watcher = await table.connect(name="Ada")
        for reply, code in (
            (await ada.ask("say", text="x" * 301), "bad_message"),
            (await ada.ask("say", text=" \t "), "bad_text"),
            (await ada.ask("say", text="a\u0000b"), "bad_message"),
            (await ada.ask("phrase", phrase="abracadabra"), "unknown_phrase"),
            (await watcher.ask("phrase", phrase="wow"), "not_your_seat"),
            (await watcher.ask("say", text="I am Ada"), "name_taken"),
        ):
            assert reply["code"] == code
        assert ada.version == 3


async def test_chat_has_its_own_pace(sqlite_url: str) -> None:
    async with running(sqlite_url, chat_per_minute=3) as place:
        table = await place.make("Ada", "Ben")
        ada = await table.connect(0)
        replies = [await ada.ask("say", text="hey") for _ in range(4)]
        assert [reply["type"] for reply in replies] == ["stored"] * 3 + ["refused"]
        assert replies[-1]["code"] == "too_fast"
        assert (await ada.ask("ping"))["type"] == "pong"


async def test_a_watcher_who_reconnects_cannot_say_more(sqlite_url: str) -> None:
    async with running(sqlite_url, chat_per_minute=3) as place:
        table = await place.make("Ada", "Ben")
        replies = []
        for number in range(5):
            watcher = await table.connect(name=f"Wanda {number}")
            replies.append(await watcher.ask("say", text="hey"))
            await watcher.close()
        assert [reply["type"] for reply in replies] == ["stored"] * 3 + ["refused"] * 2
        # Whoever sits there, at the same address, may still speak; also only so often.
        replies = [await (await table.connect(0)).ask("phrase", phrase="wow") for _ in range(4)]
        assert [reply["type"] for reply in replies] == ["stored"] * 3 + ["refused"]


async def test_a_log_that_is_long_takes_only_what_the_game_needs(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "bot:random", options=SHORT["novodice"])
        ada = await table.connect(0)
        await table.start()
        assert (await ada.ask("say", text="hello"))["type"] == "stored"
        monkeypatch.setattr(room, "LONGEST_LOG", 3)
        assert (await ada.ask("say", text="hello"))["code"] == "log_full"
        assert (await ada.ask("phrase", phrase="wow"))["code"] == "log_full"
        await play(ada)
        assert ada.table["status"] == "ended"


async def test_phrases_are_read_in_the_language_asked_for(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        for wanted, said in (("de-CH,en;q=0.5", "Gut gemacht!"), ("fr", "Well done!")):
            answer = await place.http.get("/api/phrases", headers={"Accept-Language": wanted})
            assert answer.json()["phrases"]["well_done"] == said
