"""The client of an online table without a screen: joining, playing, breaks, coming back, watching."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.app.client import play
from tests.server.app.place import Made, running
from tests.terminal.online.guest import Guest, joined, visiting

from dicehall.core.record import Replay, read_record
from dicehall.games.registry import new_game
from dicehall.server.web_server import server_of
from dicehall.table.seats import WATCHER
from dicehall.terminal.online.client import ANEW
from dicehall.terminal.online.dice_check import check_dice, record_at
from dicehall.terminal.online.mistakes import CannotJoin

RACE: dict[str, Any] = {"game": "cubitos", "options": {"race": "1", "rounds": 1}}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'dicehall.db'}"


async def test_a_whole_game_is_followed_and_its_dice_are_found_fair(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("open", "bot:greedy")
        async with visiting(place, table.code, tmp_path, name="Mira") as mira:
            client = mira.client
            assert client.you == 0
            assert (await client.start()).stored
            await mira.play()
            assert mira.kinds()[-1] == "ended"
            record = record_at(client.local_game, table.id, client.names())
            told = (await place.http.get(f"/api/tables/{table.id}/record")).text
            assert record == read_record(told)
            found = check_dice(
                client.local_game, record, client.kept, client.bots(), client.rest.say
            )
            assert found.fair
            assert "all" in found.text


async def test_a_friend_in_the_terminal_plays_a_duplicate_and_checks_its_dice(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        seats = [{"kind": "open"}, {"kind": "player"}]
        code = (await place.post("/duplicates", {**RACE, "seats": seats}))["code"]
        told = await place.post(f"/duplicates/{code}/tables", {"name": "Ada"})
        table = Made(place, told["table"]["id"], told["table"]["code"], {})
        await table.sit_kept(told["tokens"]["1"])
        async with visiting(place, table.code, tmp_path, name="Mira") as mira:
            assert mira.client.you == 0
            await table.start()
        # Others may not look at a game that goes on there; she comes back to her seat.
        with pytest.raises(CannotJoin):
            await joined(place, table.code, tmp_path / "stranger")
        async with visiting(place, table.code, tmp_path) as mira:
            client = mira.client
            ada = asyncio.create_task(play(await table.connect(1)))
            await mira.play()
            await ada
            record = record_at(client.local_game, table.id, client.names())
            assert record.origin["duplicate"] == code
            shown = await place.get(f"/tables/{table.id}/record", table.tokens[1])
            assert record == read_record(json.dumps(shown))
            found = check_dice(
                client.local_game, record, client.kept, client.bots(), client.rest.say
            )
            assert found.fair


async def test_a_race_in_which_all_act_at_once_is_followed_by_players_and_watchers(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("Ada", "open", "bot:greedy", **RACE)
        ada = await table.connect(0)
        async with (
            visiting(place, table.id, tmp_path / "mira") as mira,
            visiting(place, table.id, tmp_path / "otto") as otto,
        ):
            assert (mira.client.you, otto.client.you) == (1, WATCHER)
            await table.start()
            await asyncio.gather(
                play(ada), mira.play(), otto.until(lambda: otto.client.status == "ended")
            )
            assert otto.client.match is not None
            assert mira.client.match is not None
            assert otto.client.match.steps == mira.client.match.steps
            assert [h.events for h in otto.news] == [h.events for h in mira.news]


async def test_after_a_break_the_visit_goes_on_with_what_it_missed(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("open", "bot:random", **RACE)
        async with visiting(place, table.id, tmp_path) as mira:
            await mira.client.start()
            for _ in range(4):
                await mira.play(3)
                before = mira.client.local_game.version
                await mira.client.connection.break_off()
                await mira.until(lambda: not mira.client.connection.is_open)
                await mira.until(lambda: mira.client.connection.is_open)
                assert mira.client.local_game.version >= before
            await mira.play()
            numbers = len(mira.news)
            assert numbers == mira.client.local_game.version


async def test_an_answer_that_the_break_swallowed_is_sent_again(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("open", "bot:random", **RACE)
        async with visiting(place, table.id, tmp_path) as mira:
            client = mira.client
            await client.start()
            await mira.until(mira.is_asked)
            assert client.match is not None
            question = client.match.question(0)
            assert question is not None
            await client.connection.break_off()
            reply = await asyncio.wait_for(client.answer(question.options[0]), PATIENCE)
            assert reply.stored
            assert mira.client.local_game.version > 0
            # What must not be done twice is rather not done.
            await client.connection.break_off()
            await mira.until(lambda: not client.connection.is_open)
            assert (await client.say("Hello?")).code == "broken"


async def test_a_restart_of_the_server_is_survived_at_the_same_address(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dicehall.server.hall.hall.RECONNECT_AFTER", 0.2)
    async with running(database) as place:
        table = await place.make("open", "bot:random", **RACE)
        port = place.port
        client = await joined(place, table.id, tmp_path)
        mira = Guest(client)
        stays = asyncio.create_task(client.run())
        await mira.until(lambda: client.connection.is_open)
        await client.start()
        await mira.play(5)
    await mira.until(lambda: not client.connection.is_open)
    at_the_same = partial(server_of, port=port)
    monkeypatch.setattr(
        "tests.server.app.place.server_of",
        lambda app, **given: at_the_same(app, host=given["host"], loop=given["loop"]),
    )
    async with running(database) as place:
        await mira.until(lambda: client.connection.is_open)
        await mira.play()
        assert client.trouble is None
    stays.cancel()


async def test_the_same_terminal_comes_back_to_its_seat(database: str, tmp_path: Path) -> None:
    async with running(database) as place:
        table = await place.make("open", "open")
        async with visiting(place, table.id, tmp_path, name="Mira") as mira:
            kept = mira.client.kept
        async with (
            visiting(place, table.id, tmp_path) as again,
            visiting(place, table.id, tmp_path / "other") as other,
        ):
            assert again.client.kept == kept
            assert again.client.names()[0] == "Mira"
            assert other.client.you == 1


async def test_a_seat_left_is_played_by_a_bot_until_it_is_taken_back(
    database: str, tmp_path: Path
) -> None:
    async with running(database, bot_pace_s=0.02) as place:
        table = await place.make("open", "open")
        async with (
            visiting(place, table.id, tmp_path / "mira", name="Mira") as mira,
            visiting(place, table.id, tmp_path / "otto", name="Otto") as otto,
        ):
            await mira.client.start()
            assert (await mira.client.leave()).stored
            answering = asyncio.create_task(otto.play())
            await mira.until(lambda: any(h.body.get("by") == "stand_in" for h in mira.news))
            assert mira.client.away(0)
            assert (await mira.client.come_back()).stored
            await mira.until(lambda: not mira.client.away(0))
            await mira.play()
            await answering
            assert {"left", "returned"} <= set(otto.kinds())


async def test_who_stands_up_before_the_start_watches_and_forgets_the_seat(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("Ada", "open")
        async with visiting(place, table.id, tmp_path) as mira:
            await mira.client.leave()
            await mira.until(lambda: mira.client.you == WATCHER)
            assert mira.client.kept is None
            assert mira.kinds().count(ANEW) == 1
            assert mira.kinds()[-1] == "stood"
        async with visiting(place, table.id, tmp_path) as mira:
            assert mira.client.you == 1


async def test_an_answer_is_taken_back(database: str, tmp_path: Path) -> None:
    async with running(database) as place:
        # Rounds enough that two answers are followed by no roll, whatever the dice.
        table = await place.make(
            "open", "bot:random", game="cubitos", options={"race": "1", "rounds": 15}
        )
        async with visiting(place, table.id, tmp_path) as mira:
            client = mira.client
            await client.start()
            undone = 0
            while undone < 2:
                await mira.until(mira.is_asked)
                question = mira.question()
                assert question is not None
                assert (await client.answer(question.options[-1])).stored
                reply = await client.undo()
                if not reply.stored:
                    assert reply.code == "cannot_undo"
                    continue
                undone += 1
                again = mira.question()
                assert again is not None
                assert (again.turn, again.choice.name()) == (question.turn, question.choice.name())
                assert (await client.answer(again.options[-1])).stored
            await mira.play()
            assert mira.kinds().count("undone") == undone
            record = record_at(client.local_game, table.id, client.names())
            told = (await place.http.get(f"/api/tables/{table.id}/record")).text
            assert record == read_record(told)


async def test_talk_is_heard_and_phrases_are_read_in_ones_own_language(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("open", "open")
        async with (
            visiting(place, table.id, tmp_path / "mira", language="de") as mira,
            visiting(place, table.id, tmp_path / "otto", language="uk") as otto,
        ):
            assert mira.client.names()[0] == "Gast"
            phrase = mira.client.phrases["good_luck"]
            assert (await mira.client.say(phrase.upper())).stored
            assert (await mira.client.say("Na dann!")).stored
            await otto.until(lambda: "said" in otto.kinds())
            assert otto.news[-2].body == {"phrase": "good_luck"}
            assert otto.client.phrases["good_luck"] != phrase
            assert otto.news[-1].body == {"name": "Gast", "claimed": None, "text": "Na dann!"}


async def test_who_is_there_is_known(database: str, tmp_path: Path) -> None:
    async with running(database) as place:
        table = await place.make("open", "Ben", "bot:greedy")
        async with visiting(place, table.id, tmp_path) as mira:
            await mira.until(lambda: mira.client.present == (0,))
            assert mira.client.absent() == [1]
            ben = await table.connect(1)
            watcher = await table.connect()
            await mira.until(lambda: mira.client.watchers == 1)
            assert mira.client.absent() == []
            await ben.close()
            await watcher.close()
            await mira.until(lambda: mira.client.absent() == [1])


async def test_a_seat_that_is_taken_cannot_be_had_and_a_full_table_is_watched(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("Ada", "bot:greedy")
        with pytest.raises(CannotJoin, match="taken"):
            await joined(place, table.id, tmp_path, seat=0)
        with pytest.raises(CannotJoin, match="no such seat"):
            await joined(place, table.id, tmp_path, seat=7)
        async with visiting(place, table.id, tmp_path) as watcher:
            assert watcher.client.you == WATCHER
            assert (await watcher.client.start()).code == "not_your_seat"
        await table.start()
        with pytest.raises(CannotJoin, match="begun"):
            await joined(place, table.id, tmp_path, seat=1)


async def test_names_that_are_no_good_are_refused_in_ones_own_language(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("Guest", "open", "open")
        with pytest.raises(CannotJoin, match="1 to 24"):
            await joined(place, table.id, tmp_path, name="x" * 40)
        with pytest.raises(CannotJoin, match="heißt schon jemand so"):
            await joined(place, table.id, tmp_path, name="guest", language="de")
        client = await joined(place, table.id, tmp_path)
        assert client.kept is not None
        shown = await place.get(f"/tables/{table.id}")
        assert shown["seats"][1]["name"] == "Guest 2"


async def test_a_game_that_is_over_can_still_be_looked_at(database: str, tmp_path: Path) -> None:
    async with running(database) as place:
        table = await place.make("bot:random", "bot:random")
        await table.start()
        watcher = await table.connect()
        await watcher.until(lambda it: it.table["status"] == "ended")
        async with visiting(place, table.code.lower(), tmp_path) as late:
            client = late.client
            assert client.status == "ended"
            record = record_at(client.local_game, table.id, client.names())
            Replay(new_game(record.game, record.options), record).finish()


async def test_who_missed_too_much_for_one_message_asks_for_the_rest(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dicehall.table.viewer_messages.MOST_MISSED", 20)
    monkeypatch.setattr("dicehall.server.routes.tables.MOST_ENTRIES", 7)
    async with running(database) as place:
        table = await place.make("bot:random", "bot:random")
        await table.start()
        watcher = await table.connect()
        await watcher.until(lambda it: it.table["status"] == "ended")
        async with visiting(place, table.id, tmp_path) as late:
            assert late.client.local_game.version == watcher.version
            assert len(late.news) == watcher.version
