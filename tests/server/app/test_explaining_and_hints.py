"""Questions come explained and hints are given, out of the way of everybody else."""

from __future__ import annotations

import asyncio
import json
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.patience import PATIENCE
from tests.server.app.client import Client, play
from tests.server.app.place import running

from dicehall.bots.registry import adviser_of
from dicehall.core.match import Match
from dicehall.games.explain import question_of
from dicehall.games.registry import new_game
from dicehall.hall.hints import MOST_AT_ONCE
from dicehall.server import limits
from dicehall.server.live import explaining
from dicehall.server.live.explaining import Explainer
from dicehall.server.workers.bot_requests import ChoreFailed

SLOW = "tests.server.app.odd_bots:sleep"


async def asked_and_other(ada: Client, ben: Client) -> tuple[Client, Client]:
    await ada.until(lambda it: it.table["status"] == "running")
    await ben.until(lambda it: it.table["status"] == "running")
    return (ada, ben) if ada.question else (ben, ada)


@pytest.mark.parametrize("apart", [True, False])
async def test_a_question_is_explained_to_its_seat_alone_if_it_wants_that(
    sqlite_url: str, apart: bool
) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben", game="cubitos", options={"race": "1"})
        ada = await table.connect(0, explain=True, apart=apart)
        ben = await table.connect(1)
        await table.start()
        for turn in range(2):
            await ada.until(lambda it, turn=turn: explained(it) and it.shown["turn"] == turn)  # type: ignore[misc]
            live = place.hall.rooms[table.id].table.match
            assert live is not None
            question = live.question(0)
            assert question is not None
            assert ada.shown == json.loads(json.dumps(question_of(live, question, True)))
            # Whoever comes back is told the same at once, and another connection what it wants.
            again = await table.connect(0, explain=True, apart=apart)
            assert again.shown == ada.shown
            bare = await table.connect(0)
            assert bare.shown == json.loads(json.dumps(question_of(live, question, False)))
            await ada.answer()
        await ben.until(lambda it: it.shown is not None)
        assert not explained(ben)
        kinds = {message["type"] for message in ada.received}
        assert ("explained" in kinds) == apart


def explained(client: Client) -> bool:
    """Return whether a client has a question that is explained."""
    return client.shown is not None and client.shown["about"] is not None


async def test_what_others_do_leaves_a_question_explained(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben", game="cubitos", options={"race": "1"})
        ada = await table.connect(0, explain=True)
        ben = await table.connect(1)
        await table.start()
        await ada.until(explained)
        before = ada.shown
        await ben.answer()
        await ada.quiet()
        assert ada.shown == before


@pytest.mark.parametrize("apart", [True, False])
async def test_nobody_waits_for_an_explanation(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, apart: bool
) -> None:
    async with running(sqlite_url) as place:
        real, may_explain = place.hall.services.explainer.explain, asyncio.Event()

        async def explain(play: Any, seat: int) -> str | None:
            await may_explain.wait()
            return await real(play, seat)

        monkeypatch.setattr(place.hall.services.explainer, "explain", explain)
        table = await place.make("Ada", "Ben", game="cubitos", options={"race": "1"})
        ada = await table.connect(0, explain=True, apart=apart)
        # Wherever the dice end Ada's turn, Ben goes on.
        ben = asyncio.create_task(play(await table.connect(1)))
        await table.start()
        for _ in range(2):
            await ada.until(lambda it: it.question is not None)
            assert not explained(ada)
            assert (await ada.answer())["type"] == "stored"
        # What it means is told of the question that is asked by then.
        await ada.until(lambda it: it.question is not None)
        may_explain.set()
        await ada.until(explained)
        assert ada.shown is not None
        assert ada.shown["turn"] == 2
        ben.cancel()


@pytest.mark.parametrize("error", [ValueError("no idea"), ChoreFailed("explain: too long.")])
async def test_a_question_that_cannot_be_explained_comes_all_the_same(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    asked_for: list[str] = []

    async def fail(chore: str, **_: Any) -> bytes:
        asked_for.append(chore)
        raise error

    async with running(sqlite_url) as place:
        monkeypatch.setattr(place.hall.services.explainer.workers, "do", fail)
        table = await place.make("Ada", "Ben")
        clients = [await table.connect(seat, explain=True) for seat in (0, 1)]
        await table.start()
        asked, _ = await asked_and_other(*clients)
        assert asked.shown is not None
        assert asked.shown["about"] is None
        assert (await asked.answer())["type"] == "stored"
        # At a table where it takes too long, it is not tried again.
        assert isinstance(error, ValueError) or asked_for == ["explain"]


async def test_hints_are_for_a_seat_s_own_question(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben", hints=True)
        ada = await table.connect(0)
        assert (await ada.ask("hint", turn=0))["code"] == "not_running"
        await table.start()
        asked, other = await asked_and_other(ada, await table.connect(1))
        assert (await other.ask("hint", turn=0))["code"] == "not_asked"
        watcher = await table.connect()
        assert (await watcher.ask("hint", turn=0))["code"] == "not_your_seat"
        assert asked.question is not None
        stale = await asked.ask("hint", turn=asked.question["turn"] + 1)
        assert stale["code"] == "stale_turn"


async def test_a_hint_is_the_adviser_s_choice(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben", game="cubitos", options={"race": "1"}, hints=True)
        await table.start()
        ada, _ = await table.connect_all()
        await ada.until(lambda it: it.question is not None)
        for _ in range(4):
            question = ada.question
            assert question is not None
            reply = await ada.ask("hint", turn=question["turn"])
            assert (reply["type"], reply["by"]) == ("hint", adviser_of("cubitos"))
            advice = reply["advice"]
            assert [one["option"] for one in advice["options"]] == question["options"]
            best = max(advice["options"], key=lambda one: float(one["worth"]))
            assert reply["option"] == best["option"] == advice["best"]["option"]
            assert advice["other"]["option"] in question["options"]
            assert advice["other"]["option"] != reply["option"]
            assert advice["other"]["chance"] <= advice["best"]["chance"]
            assert (await ada.answer(reply["option"]))["type"] == "stored"
            await ada.quiet()
            if ada.question is None:
                break


async def test_hints_are_limited_and_the_connection_stays(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # So few that none is won back while the test goes on.
    monkeypatch.setattr(limits, "HINTS_PER_MINUTE", 3)
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben", hints=True)
        await table.start()
        asked, _ = await asked_and_other(*await table.connect_all())
        question = asked.question
        assert question is not None
        replies = [await asked.ask("hint", turn=question["turn"]) for _ in range(5)]
        assert [reply["type"] for reply in replies] == ["hint"] * 3 + ["refused"] * 2
        assert {reply["code"] for reply in replies[3:]} == {"too_many_hints"}
        assert (await asked.answer())["type"] == "stored"


async def test_a_slow_hint_keeps_nobody_from_answering(sqlite_url: str) -> None:
    async with running(sqlite_url, bots=SLOW) as place:
        table = await place.make("Ada", "Ben", hints=True)
        await table.start()
        asked, _ = await asked_and_other(*await table.connect_all())
        question = asked.question
        assert question is not None
        await asked.send(type="hint", id="slow", turn=question["turn"])
        assert (await asked.answer())["type"] == "stored"
        assert not any(message.get("id") == "slow" for message in asked.received)


async def test_only_so_many_hints_are_under_way_at_once(sqlite_url: str) -> None:
    async with running(sqlite_url, bots=SLOW, bot_budget_s=0.5) as place:
        table = await place.make("Ada", "Ben", hints=True)
        await table.start()
        asked, _ = await asked_and_other(*await table.connect_all())
        question = asked.question
        assert question is not None
        for number in range(MOST_AT_ONCE + 2):
            await asked.send(type="hint", id=f"h{number}", turn=question["turn"])
        replies: dict[str, str] = {}
        while len(replies) < MOST_AT_ONCE + 2:
            message = await asked.receive()
            if message["type"] == "refused":
                replies[message["id"]] = message["code"]
        codes = [replies[f"h{number}"] for number in range(MOST_AT_ONCE + 2)]
        assert codes == ["no_hint"] * MOST_AT_ONCE + ["too_fast"] * 2


async def test_who_hangs_up_leaves_no_task_behind(sqlite_url: str) -> None:
    async with running(sqlite_url, bots=SLOW) as place:
        table = await place.make("Ada", "Ben", hints=True)
        await table.start()
        asked, _ = await asked_and_other(*await table.connect_all())
        question = asked.question
        assert question is not None
        await asked.send(type="hint", id="slow", turn=question["turn"])
        await asked.quiet()
        await asked.close()
        async with asyncio.timeout(PATIENCE):
            while any("Hints" in repr(task) for task in asyncio.all_tasks()):
                await asyncio.sleep(0.01)


async def longest_gap(explainer: Explainer, play: Any) -> tuple[float, float]:
    """Return for how long the loop stood still while a question was explained, and how long that took."""
    gaps: list[float] = []
    done = False

    async def watch() -> None:
        before = time.perf_counter()
        while not done:
            await asyncio.sleep(0.001)
            now = time.perf_counter()
            gaps.append(now - before)
            before = now

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.01)
    began = time.perf_counter()
    text = await explainer.explain(play, 0)
    took = time.perf_counter() - began
    done = True
    await watching
    assert len(text or "") > 20_000
    return max(gaps), took


async def test_explaining_the_largest_move_does_not_hold_up_the_event_loop() -> None:
    """Somebody with forty moves is told of hundreds of spaces; meanwhile the loop turns on."""
    game = new_game("cubitos", {"race": "3", "players": 2})
    player = {"move": 40, "water": 10, "money": 3}
    state = game.position({"next": "move", "acting": [1], "players": {"1": player}})
    match = Match(game, state=state, listen=False)
    assert len(match.questions()[0].options) > 100
    play = SimpleNamespace(match=match)
    explainer = Explainer(60.0)
    # The process has to start first.
    await explainer.explain(cast(Any, play), 0)
    # Something else may keep the machine busy, but not each time: done on the loop, the gap is all of it.
    tries = [await longest_gap(explainer, play) for _ in range(6)]
    assert min(gap / took for gap, took in tries) < 0.5, tries
    await explainer.workers.close()


async def test_with_too_many_questions_at_once_some_come_unexplained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = new_game("novodice", {"players": 2})
    state = game.position({"next": "keep 1", "rolled": "A-lion A-lion A-lion B-lion B-gear"})
    play: Any = SimpleNamespace(match=Match(game, state=state, listen=False))
    monkeypatch.setattr(explaining, "MOST_WAITING", 3)
    explainer = Explainer(60.0)
    told = await asyncio.gather(*[explainer.explain(play, 0) for _ in range(6)])
    # One is explained while three wait.
    assert [text is None for text in told].count(True) == 2
    await explainer.workers.close()
