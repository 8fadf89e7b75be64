"""Measure how smoothly the browser shows twenty dice that roll and slide, on a slowed-down phone.

python -m scripts.measure_frames            prints the median and 95th percentile of the time between frames

The script starts its own server with a table that has twenty dice in the roll zone. Chromium, at the size
of a phone and with its processor slowed down four times, pushes, and every frame is timed from the press
until all dice have come to rest.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from tests.web.browser import hall
from tests.web.positions import beginning_at, seat_at

from dicehall.games.registry import new_game

SLOWER: Final = 4
"""How many times slower the phone is than this machine."""
POSITION: Final[dict[str, Any]] = {
    "next": "push",
    "acting": [1],
    "start_player": 2,
    "players": {
        "1": {"roll": " ".join(["light"] * 14 + ["dark"] * 6), "active": "light-money1 dark-move"},
        "2": {"draw": "light"},
    },
}
HALF_HITS: Final = " ".join(
    ["light-blank"] * 7 + ["light-money1"] * 7 + ["dark-blank"] * 3 + ["dark-move"] * 3
)
"""Ten of the dice stay, ten slide to the active zone."""
RECORD: Final = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const beat = (now) => { window.frames_seen.push(now - last); last = now; requestAnimationFrame(beat); };
  requestAnimationFrame(beat);
}"""
LASTS_MS: Final = 3200
"""The dice come in, tumble, settle one after the other, and slide."""


async def measure(slower: int) -> list[float]:
    """Return the milliseconds between the frames while the dice move."""
    game = new_game("cubitos", {"players": 2, "race": "1"})
    with tempfile.TemporaryDirectory() as folder:
        async with hall(f"sqlite:///{Path(folder) / 'frames.db'}") as open_hall:
            visitor = await open_hall.visitor("phone", "en", speed="normal")
            with beginning_at(game.position(POSITION), [HALF_HITS]):
                await seat_at(open_hall, visitor, game)
                push = visitor.page.locator(".bar .choices button").first
                await push.wait_for()
                await visitor.page.wait_for_timeout(1500)
                devtools = await visitor.context.new_cdp_session(visitor.page)
                await devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
                await visitor.page.evaluate(RECORD)
                await push.dispatch_event("click")
                await visitor.page.wait_for_timeout(LASTS_MS)
                frames: list[float] = await visitor.page.evaluate("() => window.frames_seen")
                return frames[1:]


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slower", type=int, default=SLOWER, help="how many times slower")
    parser.add_argument("--times", type=int, default=3, help="how often it is measured")
    given = parser.parse_args()
    frames: list[float] = []
    for _ in range(given.times):
        frames += asyncio.run(measure(given.slower))
    frames.sort()
    middle = median(frames)
    high = frames[int(len(frames) * 0.95)]
    late = sum(one > 2 * 1000 / 60 for one in frames)
    print(f"{len(frames)} frames, processor slowed down {given.slower} times")
    print(f"median {middle:.1f} ms, 95 % within {high:.1f} ms, worst {frames[-1]:.1f} ms")
    print(f"{len(frames) * 1000 / sum(frames):.0f} frames a second on average; {late} came late")


if __name__ == "__main__":
    main()
