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
from tests.server.workers.positions import positions, thought_of

from dicehall.bots.registry import make_bot
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import game_names
from dicehall.server.workers.pool import Workers, allowed_bots
from dicehall.server.workers.thoughts import BadThought, BotCrashed, TooManyWaiting

EVERY_BOT = [(game, bot) for game in game_names() for bot in allowed_bots(game)]


@pytest.mark.parametrize(("game", "bot"), EVERY_BOT)
async def test_a_bot_decides_as_it_would_here(game: str, bot: str) -> None:
    # To start a process takes longer than to decide.
    FORKING.set(True)
    async with Workers(1, 60) as workers:
        for match, question, thought in positions(game, 60, bot):
            decision = await workers.decide(thought)
            here = make_bot(bot, game, thought.seed)
            option = here.decide(match.view(question.seat), question)
            assert decision.option == match.text(question, option)
            assert decision.turn == question.turn
            assert match.find(question, decision.option) in question.options
        assert workers.counts.decisions == 60
        assert workers.counts.started == 1


async def test_the_seed_decides_what_chance_would() -> None:
    thought = thought_of("random")
    seeds = [str(number) for number in range(12)]
    async with Workers(2, 60) as workers, Workers(1, 60) as others:
        first, again = [
            [
                decision.option
                for decision in await asyncio.gather(
                    *(pool.decide(replace(thought, seed=seed)) for seed in seeds)
                )
            ]
            for pool in (workers, others)
        ]
    assert first == again
    assert len(set(first)) > 1


async def test_many_thoughts_at_once_are_all_decided_each_for_itself() -> None:
    thoughts, expected = [], []
    for game in game_names():
        for match, question, thought in positions(game, 100, "greedy"):
            here = make_bot("greedy", game, thought.seed)
            option = here.decide(match.view(question.seat), question)
            thoughts.append(thought)
            expected.append(match.text(question, option))
    assert len(set(expected)) > 20
    async with Workers(2, 60) as workers:
        decisions = await asyncio.gather(*(workers.decide(thought) for thought in thoughts))
        assert [decision.option for decision in decisions] == expected
        assert workers.counts.started == 2
        assert workers.counts.waiting == workers.counts.thinking == 0


async def test_who_asks_first_is_served_first() -> None:
    order: list[int] = []

    async def ask(number: int, workers: Workers) -> None:
        await workers.decide(thought_of("greedy"))
        order.append(number)

    async with Workers(1, 60) as workers:
        await asyncio.gather(*(ask(number, workers) for number in range(30)))
    assert order == list(range(30))


async def test_waiting_is_not_on_the_bots_time() -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        begin = monotonic()
        decisions = await asyncio.gather(*(workers.decide(thought_of("doze")) for _ in range(5)))
        # They thought one after the other, and all but the first had to wait.
        assert all(decision.seconds >= 0.2 for decision in decisions)
        assert sum(decision.seconds for decision in decisions) <= monotonic() - begin
        assert workers.counts.seconds == pytest.approx(sum(each.seconds for each in decisions))


async def test_one_thought_too_many_is_not_taken() -> None:
    async with Workers(1, 60, make=MAKE, most_waiting=2) as workers:
        taken = [asyncio.create_task(workers.decide(thought_of("doze"))) for _ in range(3)]
        await asyncio.sleep(0)
        assert (workers.counts.thinking, workers.counts.waiting) == (1, 2)
        with pytest.raises(TooManyWaiting):
            await workers.decide(thought_of("doze"))
        await asyncio.gather(*taken)
        await workers.decide(thought_of("greedy"))


@pytest.mark.parametrize("bot", ["tests.server.workers.nasty:Nasty", "os:_exit", "genius", ""])
async def test_only_bots_of_the_house_sit_at_online_tables(bot: str) -> None:
    async with Workers(1, 60) as workers:
        with pytest.raises(BadOptions, match="random, novice"):
            await workers.decide(thought_of(bot))
        assert workers.counts.started == 0


def test_a_game_that_is_not_there_has_no_bots() -> None:
    with pytest.raises(BadOptions, match="novodice, cubitos"):
        allowed_bots("chess")


async def test_a_thought_that_nobody_can_think_is_no_bots_fault() -> None:
    thought = thought_of("greedy")
    async with Workers(1, 60) as workers:
        others = [seat for seat in range(3) if seat != thought.seat]
        for seat in (*others, -1, 7):
            with pytest.raises(BadThought, match=f"seat {seat} is asked nothing"):
                await workers.decide(replace(thought, seat=seat))
        with pytest.raises(BadThought, match="no saved NovoDice position"):
            await workers.decide(replace(thought, state={}))
        with pytest.raises(BadThought, match="players"):
            await workers.decide(replace(thought, options={"players": 9}))
        await workers.decide(thought)
        assert workers.counts.crashed == 0
        assert workers.counts.started == 1


async def test_nothing_is_started_before_it_is_needed() -> None:
    workers = Workers(4, 60)
    assert workers.counts.started == 0
    workers.warm_up()
    workers.warm_up()
    assert workers.counts.started == 1
    await workers.decide(thought_of("greedy"))
    await workers.decide(thought_of("greedy"))
    assert workers.counts.started == 1
    await workers.close()


async def test_a_process_imports_the_rules_and_the_bots_and_nothing_of_the_server() -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        with pytest.raises(BotCrashed) as told:
            await workers.decide(thought_of("tell_modules"))
        assert told.value.reason == "ValueError"


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells it so")
async def test_a_process_takes_little_memory() -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        for game in game_names():
            await workers.decide(thought_of("greedy", game))
        with pytest.raises(BotCrashed) as told:
            await workers.decide(thought_of("tell_memory"))
        assert int(told.value.reason.removeprefix("ValueError: ")) < 48 << 20


async def test_a_process_is_not_told_the_key_to_the_database(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DICEHALL_DATABASE", "postgresql://hall:secret@localhost/hall")
    async with Workers(1, 60, make=MAKE) as workers:
        with pytest.raises(BotCrashed, match="ValueError: none"):
            await workers.decide(thought_of("tell_keys"))


async def test_what_a_bot_prints_or_reads_does_not_come_between(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        spoken = await workers.decide(thought_of("shout"))
        again = await workers.decide(thought_of("shout"))
        assert spoken.option == again.option != "nonsense"
    told = capfd.readouterr()
    assert told.out == ""
    assert told.err.count("a bot speaks") == 2


async def test_a_process_that_cannot_start_is_told_as_such(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async with Workers(1, 60, make="nowhere.to_be:found") as workers:
        for _ in range(2):
            with pytest.raises(BotCrashed, match="did not start: its process ended with status 1"):
                await workers.decide(thought_of("greedy"))
    assert "nowhere" in capfd.readouterr().err


async def test_a_program_that_is_not_there_is_told_as_such(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Workers(1, 60) as workers:
        with monkeypatch.context() as changed:
            changed.setattr(sys, "executable", "/nowhere/python")
            with pytest.raises(BotCrashed, match="cannot be started: No such file"):
                await workers.decide(thought_of("greedy"))
        await workers.decide(thought_of("greedy"))


def test_it_is_the_same_on_the_faster_loop() -> None:
    async def play() -> None:
        async with Workers(2, 60, make=MAKE) as workers:
            asked = [workers.decide(thought_of("greedy")) for _ in range(20)]
            asked.append(workers.decide(thought_of("spin", budget_s=0.5)))
            asked += [workers.decide(thought_of(bot)) for bot in ("fall", "fail")]
            results = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(result).__name__ for result in results] == [
                *["Decision"] * 20,
                *("BotTooSlow", "BotCrashed", "BotCrashed"),
            ]
            await workers.decide(thought_of("greedy"))

    uvloop.run(play())


async def test_who_has_many_bots_think_keeps_nobody_elses_waiting() -> None:
    served: list[str] = []

    async def ask(payer: str) -> None:
        await workers.decide(thought_of("greedy"), payer)
        served.append(payer)

    async with Workers(1, 60) as workers, asyncio.TaskGroup() as everybody:
        for payer in ("Mallory",) * 20 + ("Ada",):
            everybody.create_task(ask(payer))
    assert "Ada" in served[:3]
