"""A visit to an online table without a screen: joining, playing, breaks, coming back, watching."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.app.place import play, running
from tests.terminal.online.guest import Guest, joined, visiting

from dicehall.core.record import Replay, read_record
from dicehall.games.registry import new_game
from dicehall.server.serving import server_of
from dicehall.terminal.online.following import WATCHER
from dicehall.terminal.online.mistakes import CannotJoin
from dicehall.terminal.online.verdict import record_at, verdict
from dicehall.terminal.online.visit import ANEW

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
            visit = mira.visit
            assert visit.you == 0
            assert (await visit.start()).stored
            await mira.play()
            assert mira.kinds()[-1] == "ended"
            record = record_at(visit.following, table.id, visit.names())
            told = (await place.http.get(f"/api/tables/{table.id}/record")).text
            assert record == read_record(told)
            found = verdict(visit.following, record, visit.kept, visit.bots(), visit.rest.say)
            assert found.fair
            assert "all" in found.text


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
            assert (mira.visit.you, otto.visit.you) == (1, WATCHER)
            await table.start()
            await asyncio.gather(
                play(ada), mira.play(), otto.until(lambda: otto.visit.status == "ended")
            )
            assert otto.visit.match is not None
            assert mira.visit.match is not None
            assert otto.visit.match.steps == mira.visit.match.steps
            assert [h.events for h in otto.news] == [h.events for h in mira.news]


async def test_after_a_break_the_visit_goes_on_with_what_it_missed(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("open", "bot:random", **RACE)
        async with visiting(place, table.id, tmp_path) as mira:
            await mira.visit.start()
            for _ in range(4):
                await mira.play(3)
                before = mira.visit.following.version
                await mira.visit.connection.break_off()
                await mira.until(lambda: not mira.visit.connection.is_open)
                await mira.until(lambda: mira.visit.connection.is_open)
                assert mira.visit.following.version >= before
            await mira.play()
            numbers = len(mira.news)
            assert numbers == mira.visit.following.version


async def test_an_answer_that_the_break_swallowed_is_sent_again(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("open", "bot:random", **RACE)
        async with visiting(place, table.id, tmp_path) as mira:
            visit = mira.visit
            await visit.start()
            await mira.until(mira.is_asked)
            assert visit.match is not None
            question = visit.match.question(0)
            assert question is not None
            await visit.connection.break_off()
            reply = await asyncio.wait_for(visit.answer(question.options[0]), 10)
            assert reply.stored
            assert mira.visit.following.version > 0
            # What must not be done twice is rather not done.
            await visit.connection.break_off()
            await mira.until(lambda: not visit.connection.is_open)
            assert (await visit.say("Hello?")).code == "broken"


async def test_a_restart_of_the_server_is_survived_at_the_same_address(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dicehall.server.hall.hall.RECONNECT_AFTER", 0.2)
    async with running(database) as place:
        table = await place.make("open", "bot:random", **RACE)
        port = place.port
        visit = await joined(place, table.id, tmp_path)
        mira = Guest(visit)
        stays = asyncio.create_task(visit.run())
        await mira.until(lambda: visit.connection.is_open)
        await visit.start()
        await mira.play(5)
    await mira.until(lambda: not visit.connection.is_open)
    at_the_same = partial(server_of, port=port)
    monkeypatch.setattr(
        "tests.server.app.place.server_of",
        lambda app, **given: at_the_same(app, host=given["host"], loop=given["loop"]),
    )
    async with running(database) as place:
        await mira.until(lambda: visit.connection.is_open)
        await mira.play()
        assert visit.trouble is None
    stays.cancel()


async def test_the_same_terminal_comes_back_to_its_seat(database: str, tmp_path: Path) -> None:
    async with running(database) as place:
        table = await place.make("open", "open")
        async with visiting(place, table.id, tmp_path, name="Mira") as mira:
            kept = mira.visit.kept
        async with (
            visiting(place, table.id, tmp_path) as again,
            visiting(place, table.id, tmp_path / "other") as other,
        ):
            assert again.visit.kept == kept
            assert again.visit.names()[0] == "Mira"
            assert other.visit.you == 1


async def test_a_seat_left_is_played_by_a_bot_until_it_is_taken_back(
    database: str, tmp_path: Path
) -> None:
    async with running(database, bot_pace_s=0.02) as place:
        table = await place.make("open", "open")
        async with (
            visiting(place, table.id, tmp_path / "mira", name="Mira") as mira,
            visiting(place, table.id, tmp_path / "otto", name="Otto") as otto,
        ):
            await mira.visit.start()
            assert (await mira.visit.leave()).stored
            answering = asyncio.create_task(otto.play())
            await mira.until(lambda: any(h.body.get("by") == "stand_in" for h in mira.news))
            assert mira.visit.away(0)
            assert (await mira.visit.come_back()).stored
            await mira.until(lambda: not mira.visit.away(0))
            await mira.play()
            await answering
            assert {"left", "returned"} <= set(otto.kinds())


async def test_who_stands_up_before_the_start_watches_and_forgets_the_seat(
    database: str, tmp_path: Path
) -> None:
    async with running(database) as place:
        table = await place.make("Ada", "open")
        async with visiting(place, table.id, tmp_path) as mira:
            await mira.visit.leave()
            await mira.until(lambda: mira.visit.you == WATCHER)
            assert mira.visit.kept is None
            assert mira.kinds().count(ANEW) == 1
            assert mira.kinds()[-1] == "stood"
        async with visiting(place, table.id, tmp_path) as mira:
            assert mira.visit.you == 1


async def test_an_answer_is_taken_back(database: str, tmp_path: Path) -> None:
    async with running(database) as place:
        # Rounds enough that some answer is followed by no roll.
        table = await place.make(
            "open", "bot:random", game="cubitos", options={"race": "1", "rounds": 4}
        )
        async with visiting(place, table.id, tmp_path) as mira:
            visit = mira.visit
            await visit.start()
            undone = 0
            while undone < 2:
                await mira.until(mira.is_asked)
                question = mira.question()
                assert question is not None
                assert (await visit.answer(question.options[-1])).stored
                reply = await visit.undo()
                if not reply.stored:
                    assert reply.code == "cannot_undo"
                    continue
                undone += 1
                again = mira.question()
                assert again is not None
                assert (again.turn, again.choice.name()) == (question.turn, question.choice.name())
                assert (await visit.answer(again.options[-1])).stored
            await mira.play()
            assert mira.kinds().count("undone") == undone
            record = record_at(visit.following, table.id, visit.names())
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
            assert mira.visit.names()[0] == "Gast"
            phrase = mira.visit.phrases["good_luck"]
            assert (await mira.visit.say(phrase.upper())).stored
            assert (await mira.visit.say("Na dann!")).stored
            await otto.until(lambda: "said" in otto.kinds())
            assert otto.news[-2].body == {"phrase": "good_luck"}
            assert otto.visit.phrases["good_luck"] != phrase
            assert otto.news[-1].body == {"name": "Gast", "text": "Na dann!"}


async def test_who_is_there_is_known(database: str, tmp_path: Path) -> None:
    async with running(database) as place:
        table = await place.make("open", "Ben", "bot:greedy")
        async with visiting(place, table.id, tmp_path) as mira:
            await mira.until(lambda: mira.visit.present == (0,))
            assert mira.visit.absent() == [1]
            ben = await table.connect(1)
            watcher = await table.connect()
            await mira.until(lambda: mira.visit.watchers == 1)
            assert mira.visit.absent() == []
            await ben.close()
            await watcher.close()
            await mira.until(lambda: mira.visit.absent() == [1])


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
            assert watcher.visit.you == WATCHER
            assert (await watcher.visit.start()).code == "not_your_seat"
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
        visit = await joined(place, table.id, tmp_path)
        assert visit.kept is not None
        shown = await place.get(f"/tables/{table.id}")
        assert shown["seats"][1]["name"] == "Guest 2"


async def test_a_game_that_is_over_can_still_be_looked_at(database: str, tmp_path: Path) -> None:
    async with running(database) as place:
        table = await place.make("bot:random", "bot:random")
        await table.start()
        watcher = await table.connect()
        await watcher.until(lambda it: it.table["status"] == "ended")
        async with visiting(place, table.code.lower(), tmp_path) as late:
            visit = late.visit
            assert visit.status == "ended"
            record = record_at(visit.following, table.id, visit.names())
            Replay(new_game(record.game, record.options), record).finish()


async def test_who_missed_too_much_for_one_message_asks_for_the_rest(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dicehall.table.publishing.MOST_MISSED", 20)
    monkeypatch.setattr("dicehall.server.routes.tables.MOST_ENTRIES", 7)
    async with running(database) as place:
        table = await place.make("bot:random", "bot:random")
        await table.start()
        watcher = await table.connect()
        await watcher.until(lambda it: it.table["status"] == "ended")
        async with visiting(place, table.id, tmp_path) as late:
            assert late.visit.following.version == watcher.version
            assert len(late.news) == watcher.version
