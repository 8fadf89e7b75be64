from __future__ import annotations

import asyncio
import os
import signal
from time import monotonic

import pytest
from tests.patience import PATIENCE
from tests.server.workers.nasty import MAKE
from tests.server.workers.positions import request_of

from dicehall.server.workers.bot_requests import BotCrashed, BotTooSlow, WorkersClosed
from dicehall.server.workers.pool import Workers

BUDGET_S = 0.3
"""What a slow bot is given; the others have all the time a busy machine may take."""


async def process_of(workers: Workers) -> int:
    """Return the number of the process that is asked next."""
    with pytest.raises(BotCrashed) as failure:
        await workers.decide(request_of("tell_process"))
    return int(failure.value.reason.removeprefix("ValueError: "))


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def gone(process: int) -> bool:
    """Return whether a process ends, however busy the machine is."""
    for _ in range(6000):
        if not runs(process):
            return True
        await asyncio.sleep(0.01)
    return False


@pytest.mark.parametrize("bot", ["sleep", "spin"])
async def test_a_bot_that_overruns_its_budget_is_killed_and_the_next_thought_is_thought(
    bot: str,
) -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        process = await process_of(workers)
        begin = monotonic()
        with pytest.raises(BotTooSlow) as failure:
            await workers.decide(request_of(bot, budget_s=BUDGET_S))
        assert monotonic() - begin >= BUDGET_S
        assert (failure.value.bot, failure.value.why) == (bot, "slow")
        assert (
            str(failure.value) == f"the bot {bot} made no decision: it took more than 0.3 seconds."
        )
        assert workers.counts.started == 2  # at once, not with the next request
        assert await gone(process)
        await workers.decide(request_of("greedy"))
        assert (workers.counts.slow, workers.counts.decisions) == (1, 1)
        assert workers.counts.started == 2


async def test_a_thought_may_have_a_budget_of_its_own() -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        await workers.decide(request_of("doze"))
        with pytest.raises(BotTooSlow):
            await workers.decide(request_of("doze", budget_s=0.05))


async def test_a_slow_bot_holds_up_nobody_who_has_another_process() -> None:
    async with Workers(2, 60, make=MAKE) as workers:
        await asyncio.gather(*(workers.decide(request_of("doze")) for _ in range(2)))
        slow = asyncio.create_task(workers.decide(request_of("sleep")))
        await asyncio.sleep(0)
        for _ in range(20):
            await workers.decide(request_of("greedy"))
        assert not slow.done()
        slow.cancel()
        with pytest.raises(asyncio.CancelledError):
            await slow
        assert workers.counts.started == 3


CRASHES = {
    "fail": "ValueError: I do not know",
    "fail_at_length": "ValueError: nonono",
    "leave": "SystemExit: 3",
    "leave_at_once": "its process ended with status 3",
    "fall": "its process was ended by SIGSEGV",
    "devour": "MemoryError",
    "nothing": "TypeError: 'str' object cannot be interpreted as an integer",
    "far_off": "it answered 123456789, which was not offered",
}


@pytest.mark.parametrize("bot", CRASHES)
async def test_a_bot_that_crashes_is_told_with_its_reason_and_harms_no_other_thought(
    bot: str,
) -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        before, crash, after = await asyncio.gather(
            workers.decide(request_of("greedy")),
            workers.decide(request_of(bot)),
            workers.decide(request_of("greedy")),
            return_exceptions=True,
        )
        assert isinstance(crash, BotCrashed)
        assert (crash.bot, crash.why) == (bot, "crashed")
        assert crash.reason.startswith(CRASHES[bot])
        assert len(crash.reason) <= 300
        assert not isinstance(before, BaseException)
        assert not isinstance(after, BaseException)
        assert before.option == after.option
        assert workers.counts.crashed == 1


async def test_a_process_that_dies_while_nobody_asks_it_is_nobodys_crash() -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        process = await process_of(workers)
        (idle,) = workers._idle
        os.kill(process, signal.SIGKILL)
        while idle.sound():  # until the event loop knew, too
            await asyncio.sleep(0.01)
        await workers.decide(request_of("greedy"))
        assert workers.counts.crashed == 1  # the one that killed its process
        assert workers.counts.started == 2


async def test_who_gives_up_ends_the_thinking() -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        process = await process_of(workers)
        for bot in ("sleep", "sleep"):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(workers.decide(request_of(bot)), 0.1)
        assert await gone(process)
        await workers.decide(request_of("greedy"))
        assert workers.counts.waiting == workers.counts.thinking == 0


async def test_who_gives_up_waiting_takes_no_process_away() -> None:
    async with Workers(1, 60, make=MAKE) as workers:
        first = asyncio.create_task(workers.decide(request_of("doze")))
        second = asyncio.create_task(workers.decide(request_of("sleep")))
        await asyncio.sleep(0)
        second.cancel()  # it waits for its turn
        await first
        late = Workers(1, 60, make=MAKE)
        starting = asyncio.create_task(late.decide(request_of("sleep")))
        await asyncio.sleep(0.01)
        starting.cancel()  # its process is being started
        await late.decide(request_of("greedy"))
        assert late.counts.started == 1
        await late.close()
        assert workers.counts.started == 1


async def test_closing_leaves_no_process_and_no_one_waiting() -> None:
    workers = Workers(2, 60, make=MAKE)
    processes = {await process_of(workers)}
    asked = [asyncio.create_task(workers.decide(request_of("sleep"))) for _ in range(2)]
    asked += [asyncio.create_task(workers.decide(request_of("greedy"))) for _ in range(5)]
    await asyncio.sleep(0.05)  # one thinks, one is being started, five wait
    await workers.close()
    assert not any(runs(process) for process in processes)
    results = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), PATIENCE)
    assert [type(result) for result in results] == [WorkersClosed] * 7
    with pytest.raises(WorkersClosed):
        await workers.decide(request_of("greedy"))
    workers.warm_up()
    await workers.close()
    assert workers.counts.started == 2


async def test_closing_at_once_leaves_no_process_either() -> None:
    workers = Workers(1, 60)
    workers.warm_up()
    await workers.close()
    asked = Workers(1, 60)
    waiting = asyncio.create_task(asked.decide(request_of("greedy")))
    await asyncio.sleep(0)
    await asked.close()
    with pytest.raises(WorkersClosed):
        await waiting
