from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest
import uvloop
from tests.server.forking import FORKING
from tests.server.workers.nasty import MAKE
from tests.server.workers.positions import positions, request_of

from dicehall.bots.registry import make_bot
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import game_names
from dicehall.server.workers.bot_requests import BadDecisionRequest, BotCrashed, TooManyWaiting
from dicehall.server.workers.pool import Workers, allowed_bots

EVERY_BOT = [(game, bot) for game in game_names() for bot in allowed_bots(game)]


@pytest.mark.parametrize(("game", "bot"), EVERY_BOT)
async def test_a_bot_decides_as_it_would_here(game: str, bot: str) -> None:
    # To start a process takes longer than to decide.
    FORKING.set(True)
    async with Workers(1, 60) as workers:
        for match, question, request in positions(game, 60, bot):
            decision = await workers.decide(request)
            here = make_bot(bot, game, request.seed)
            option = here.decide(match.view(question.seat), question)
            assert decision.option == match.text(question, option)
            assert decision.turn == question.turn
            assert match.find(question, decision.option) in question.options
        assert workers.counts.decisions == 60
        assert workers.counts.started == 1


async def test_the_seed_decides_what_chance_would() -> None:
    request = request_of("random")
    seeds = [str(number) for number in range(12)]
    async with Workers(2, 60) as workers, Workers(1, 60) as others:
        first, again = [
            [
                decision.option
                for decision in await asyncio.gather(
                    *(pool.decide(replace(request, seed=seed)) for seed in seeds)
                )
            ]
            for pool in (workers, others)
        ]
    assert first == again
    assert len(set(first)) > 1


async def test_many_thoughts_at_once_are_all_decided_each_for_itself() -> None:
    requests, expected = [], []
    for game in game_names():
        for match, question, request in positions(game, 100, "greedy"):
            here = make_bot("greedy", game, request.seed)
            option = here.decide(match.view(question.seat), question)
            requests.append(request)
            expected.append(match.text(question, option))
    assert len(set(expected)) > 20
    async with Workers(2, 60) as workers:
        decisions = await asyncio.gather(*(workers.decide(request) for request in requests))
        assert [decision.option for decision in decisions] == expected
        assert workers.counts.started == 2
        assert workers.counts.waiting == workers.counts.thinking == 0


async def test_who_asks_first_is_served_first() -> None:
    order: list[int] = []

    async def ask(number: int, workers: Workers) -> None:
        await workers.decide(request_of("greedy"))
        order.append(number)

    async with Workers(1, 60) as workers:
        await asyncio.gather(*(ask(number, workers) for number in range(30)))
    assert order == list(range(30))


async def test_waiting_is_not_on_the_bots_time() -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        begin = monotonic()
        decisions = await asyncio.gather(*(workers.decide(request_of("doze")) for _ in range(5)))
        # They think one after the other, and all but the first had to wait.
        assert all(decision.seconds >= 0.2 for decision in decisions)
        assert sum(decision.seconds for decision in decisions) <= monotonic() - begin
        assert workers.counts.seconds == pytest.approx(sum(each.seconds for each in decisions))


async def test_one_thought_too_many_is_not_taken() -> None:
    async with Workers(1, 60, make=MAKE, most_waiting=2) as workers:
        taken = [asyncio.create_task(workers.decide(request_of("doze"))) for _ in range(3)]
        await asyncio.sleep(0)
        assert (workers.counts.thinking, workers.counts.waiting) == (1, 2)
        with pytest.raises(TooManyWaiting):
            await workers.decide(request_of("doze"))
        await asyncio.gather(*taken)
        await workers.decide(request_of("greedy"))


@pytest.mark.parametrize("bot", ["tests.server.workers.nasty:Nasty", "os:_exit", "genius", ""])
async def test_only_bots_of_the_house_sit_at_online_tables(bot: str) -> None:
    async with Workers(1, 60) as workers:
        with pytest.raises(BadOptions, match="random, novice"):
            await workers.decide(request_of(bot))
        assert workers.counts.started == 0


def test_a_game_that_is_not_there_has_no_bots() -> None:
    with pytest.raises(BadOptions, match="novodice, cubitos"):
        allowed_bots("chess")


async def test_a_thought_that_nobody_can_think_is_no_bots_fault() -> None:
    request = request_of("greedy")
    async with Workers(1, 60) as workers:
        others = [seat for seat in range(3) if seat != request.seat]
        for seat in (*others, -1, 7):
            with pytest.raises(BadDecisionRequest, match=f"seat {seat} is asked nothing"):
                await workers.decide(replace(request, seat=seat))
        with pytest.raises(BadDecisionRequest, match="no saved NovoDice position"):
            await workers.decide(replace(request, state={}))
        with pytest.raises(BadDecisionRequest, match="players"):
            await workers.decide(replace(request, options={"players": 9}))
        await workers.decide(request)
        assert workers.counts.crashed == 0
        assert workers.counts.started == 1


async def test_nothing_is_started_before_it_is_needed() -> None:
    workers = Workers(4, 60)
    assert workers.counts.started == 0
    workers.warm_up()
    workers.warm_up()
    assert workers.counts.started == 1
    await workers.decide(request_of("greedy"))
    await workers.decide(request_of("greedy"))
    assert workers.counts.started == 1
    await workers.close()


async def test_a_process_imports_the_rules_and_the_bots_and_nothing_of_the_server() -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        with pytest.raises(BotCrashed) as failure:
            await workers.decide(request_of("tell_modules"))
        assert failure.value.reason == "ValueError"


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells it so")
async def test_a_process_takes_little_memory() -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        for game in game_names():
            await workers.decide(request_of("greedy", game))
        with pytest.raises(BotCrashed) as failure:
            await workers.decide(request_of("tell_memory"))
        assert int(failure.value.reason.removeprefix("ValueError: ")) < 48 << 20


async def test_a_process_is_not_told_the_key_to_the_database(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DICEHALL_DATABASE", "postgresql://hall:secret@localhost/hall")
    async with Workers(1, 60, make=MAKE) as workers:
        with pytest.raises(BotCrashed, match="ValueError: none"):
            await workers.decide(request_of("tell_keys"))


async def test_what_a_bot_prints_or_reads_does_not_come_between(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        spoken = await workers.decide(request_of("shout"))
        again = await workers.decide(request_of("shout"))
        assert spoken.option == again.option != "nonsense"
    output = capfd.readouterr()
    assert output.out == ""
    assert output.err.count("a bot speaks") == 2


async def test_a_process_that_cannot_start_is_told_as_such(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async with Workers(1, 60, make="nowhere.to_be:found") as workers:
        for _ in range(2):
            with pytest.raises(BotCrashed, match="did not start: its process ended with status 1"):
                await workers.decide(request_of("greedy"))
    assert "nowhere" in capfd.readouterr().err


async def test_a_program_that_is_not_there_is_told_as_such(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Workers(1, 60) as workers:
        with monkeypatch.context() as changed:
            changed.setattr(sys, "executable", "/nowhere/python")
            with pytest.raises(BotCrashed, match="cannot be started: No such file"):
                await workers.decide(request_of("greedy"))
        await workers.decide(request_of("greedy"))


def test_it_is_the_same_on_the_faster_loop() -> None:
    async def play() -> None:
        async with Workers(2, 60, make=MAKE) as workers:
            asked = [workers.decide(request_of("greedy")) for _ in range(20)]
            asked.append(workers.decide(request_of("spin", budget_s=0.5)))
            asked += [workers.decide(request_of(bot)) for bot in ("fall", "fail")]
            results = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(result).__name__ for result in results] == [
                *["BotDecision"] * 20,
                *("BotTooSlow", "BotCrashed", "BotCrashed"),
            ]
            await workers.decide(request_of("greedy"))

    uvloop.run(play())


async def test_who_has_many_bots_think_keeps_nobody_elses_waiting() -> None:
    served: list[str] = []

    async def ask(payer: str) -> None:
        await workers.decide(request_of("greedy"), payer)
        served.append(payer)

    async with Workers(1, 60) as workers, asyncio.TaskGroup() as everybody:
        for payer in ("Mallory",) * 20 + ("Ada",):
            everybody.create_task(ask(payer))
    assert "Ada" in served[:3]
