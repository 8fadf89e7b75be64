"""Measure how soon the engine is ready in the page, and how long champions think there.

.venv/bin/python -m research.measurements.engine_start             # at full speed, and slowed down 4 times
.venv/bin/python -m research.measurements.engine_start --slower 1  # at full speed alone

The script starts the engine's worker in Chromium in three ways: with everything to be fetched from this
machine, from the cache but without the snapshot of an earlier start, and with both, as on every later visit.
DevTools can slow down only pages, so here the whole process of the page is stopped for three of every four
moments. The processor time of that process is printed as well, which says more on a busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import median
from threading import Event, Thread

from playwright.async_api import Browser, Page, async_playwright
from tests.web.browser import ARGUMENTS, CHROMIUM, CLIENT
from tests.web.engine import hosted, inside, start, stop

MOMENT_S = 0.01
"""How long the process runs at a time while it is slowed down."""
MOST_S = 6.0
"""The most seconds until the engine is ready from the cache, slowed down 4 times."""
MOST_MS = 300.0
"""The most milliseconds of 99 % of a champion's decisions, slowed down 4 times."""
FORGET = """async () => {
  const kept = await caches.open("engine-of-dicehall");
  for (const key of await kept.keys()) if (key.url.includes("/snapshot-")) await kept.delete(key);
}"""
KEPT = """async () => {
  const kept = await caches.open("engine-of-dicehall");
  while (!(await kept.keys()).some((key) => key.url.includes("/snapshot-")))
    await new Promise((done) => setTimeout(done, 50));
}"""
THINK = """
import json
from time import perf_counter
from dicehall.bots.registry import adviser_of, make_bot
from dicehall.core.match import Match
from dicehall.core.sources import SeededDice
from dicehall.games.registry import new_game

def think(game, seats, decisions):
    taken, number = [], 0
    while len(taken) < decisions:
        match = Match(new_game(game, {"players": seats}), SeededDice(f"think/{number}"))
        bots = [make_bot(adviser_of(game), game, f"{number}/{seat}") for seat in range(seats)]
        while not match.over() and len(taken) < decisions:
            question = match.questions()[0]
            view = match.view(question.seat)
            begin = perf_counter()
            option = bots[question.seat].decide(view, question)
            taken.append(perf_counter() - begin)
            match.answer(question, option)
        number += 1
    return json.dumps(taken)
"""


async def process_of(browser: Browser) -> int:
    """Return the process in which the page and its worker run: the busiest of the renderers."""
    devtools = await browser.new_browser_cdp_session()
    told = await devtools.send("SystemInfo.getProcessInfo")
    renderers = [one for one in told["processInfo"] if one["type"] == "renderer"]
    return int(max(renderers, key=lambda one: float(one["cpuTime"]))["id"])


def processor_s(process: int) -> float:
    """Return the processor time of a process so far."""
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def slowed(process: int, times: int) -> AsyncIterator[None]:
    """Let a process run for only one in this many moments."""
    ended = Event()

    def hold_back() -> None:
        while not ended.is_set():
            os.kill(process, signal.SIGSTOP)
            time.sleep(MOMENT_S * (times - 1))
            os.kill(process, signal.SIGCONT)
            time.sleep(MOMENT_S)

    thread = Thread(target=hold_back)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        ended.set()
        if times > 1:
            thread.join()


async def started(page: Page, process: int, slower: int) -> tuple[float, float]:
    """Start the engine, and return the seconds until it is ready, and those of the processor."""
    before = processor_s(process)
    async with slowed(process, slower):
        told = await start(page)
    assert told["kind"] == "ready", told
    return told["ms"] / 1000, processor_s(process) - before


async def measure(slower: int, times: int, decisions: int) -> bool:
    """Measure at one speed, print, and return whether the limits are kept."""
    good = True
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with hosted(CLIENT) as host:
            page = await (await browser.new_context(service_workers="block")).new_page()
            await page.goto(f"{host.address}blank.html")
            await page.evaluate("() => { const end = Date.now() + 200; while (Date.now() < end); }")
            process = await process_of(browser)
            print(f"slowed down {slower} times")
            taken = [await started(page, process, slower)]
            _tell("first start, fetched from this machine", taken)
            await page.evaluate(KEPT)
            taken = []
            for _ in range(times):
                await stop(page)
                await page.evaluate(FORGET)
                taken.append(await started(page, process, slower))
                await page.evaluate(KEPT)
            _tell("from the cache, nothing remembered", taken)
            taken = []
            for _ in range(times):
                await stop(page)
                taken.append(await started(page, process, slower))
            _tell("from the cache, remembered", taken)
            good = median(wall for wall, _ in taken) < MOST_S
            worker = inside(page)
            await worker.evaluate("(code) => python.runPython(code)", THINK)
            for game in json.loads(await worker.evaluate(GAMES)):
                async with slowed(process, slower):
                    asked = f"think({game!r}, 4, {decisions})"
                    told = await worker.evaluate("(code) => python.runPython(code)", asked)
                each = sorted(1000 * seconds for seconds in json.loads(told))
                high = each[int(len(each) * 0.99)]
                print(f"  champion of {game}: median {median(each):.1f} ms, 99 % {high:.0f} ms")
                good = good and high < MOST_MS
        await browser.close()
    return good


GAMES = (
    "() => python.runPython('import json; from dicehall.games.registry import game_names; "
    "json.dumps(game_names())')"
)


def _tell(what: str, taken: list[tuple[float, float]]) -> None:
    wall, processor = (median(one[index] for one in taken) for index in (0, 1))
    print(f"  {what}: {wall:.2f} s, {processor:.2f} s of processor time", flush=True)


def main() -> int:
    """Measure, print, and return whether the engine meets the limits."""
    parser = argparse.ArgumentParser(description="Measure the engine in the page.")
    parser.add_argument("--slower", type=int, nargs="*", default=[1, 4], help="how many times")
    parser.add_argument("--times", type=int, default=3, help="how often each start is measured")
    parser.add_argument("--decisions", type=int, default=300, help="of each champion")
    given = parser.parse_args()
    if CHROMIUM is None or not (CLIENT / "engine/manifest.json").exists():
        print("This needs chromium and the client with its engine (scripts/pack_engine.py).")
        return 2
    kept = [asyncio.run(measure(slower, given.times, given.decisions)) for slower in given.slower]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
