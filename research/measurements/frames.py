"""Measure what the browser does in each frame while twenty dice roll and slide on a phone.

python -m research.measurements.frames            prints the longest frames and what they consist of

The script starts its own server with a table that has twenty dice in the roll zone. Chromium, at the size
of a phone, pushes and is traced until all dice have come to rest. The processor time of the page's thread is
counted, not the time on the clock, so that other programs on the machine do not matter; a phone that is four
times slower takes four times as long.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
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
LASTS_MS: Final = 3200
"""The dice come in, tumble, settle one after the other, and slide."""
CATEGORIES: Final = ["-*", "devtools.timeline", "toplevel", "cc", "v8.execute"]
KINDS: Final = {
    **dict.fromkeys(("FunctionCall", "EvaluateScript", "TimerFire", "EventDispatch"), "script"),
    **dict.fromkeys(("FireAnimationFrame", "RunMicrotasks", "v8.callFunction"), "script"),
    **dict.fromkeys(("MinorGC", "MajorGC"), "memory"),
    **{"UpdateLayoutTree": "style", "Layout": "layout"},
    **dict.fromkeys(("PrePaint", "Paint", "Layerize", "Commit"), "paint"),
}
"""What the browser's own names for its work stand for."""
FRAME: Final = "ProxyMain::BeginMainFrame"


@dataclass
class Frame:
    """All that the page did from one frame to the next, in milliseconds."""

    at: float
    """When it was drawn, counted from the press."""
    parts: Counter[str] = field(default_factory=Counter)
    """How long it took, by kind of work."""

    @property
    def took(self) -> float:
        """Return how long all of it took."""
        return sum(self.parts.values())


async def trace() -> list[dict[str, Any]]:
    """Return the browser's trace of a push with twenty dice."""
    game = new_game("cubitos", {"players": 2, "race": "1"})
    with tempfile.TemporaryDirectory() as folder:
        async with hall(f"sqlite:///{Path(folder) / 'frames.db'}") as open_hall:
            visitor = await open_hall.visitor("phone", "en", speed="normal", motion=True)
            with beginning_at(game.position(POSITION), [HALF_HITS]):
                await seat_at(open_hall, visitor, game)
                push = visitor.page.locator(".bar .choices button").first
                await push.wait_for()
                await visitor.page.wait_for_timeout(1500)
                await open_hall.windows.browser.start_tracing(
                    page=visitor.page, categories=CATEGORIES
                )
                await push.tap()
                await visitor.page.wait_for_timeout(LASTS_MS)
                told = json.loads(await open_hall.windows.browser.stop_tracing())
                events: list[dict[str, Any]] = told["traceEvents"]
                return events


def frames_of(events: list[dict[str, Any]]) -> list[Frame]:
    """Return the frames after the press; what is done between two belongs to the second."""
    threads = Counter((one["pid"], one["tid"]) for one in events if one["name"] == FRAME)
    page = threads.most_common(1)[0][0]
    work = sorted(
        (one for one in events if (one["pid"], one["tid"]) == page and one["ph"] == "X"),
        key=lambda one: (one["ts"], -one["dur"]),
    )
    pressed = next(
        one["ts"]
        for one in work
        if one["name"] == "EventDispatch" and one["args"]["data"]["type"] == "click"
    )
    ends = [one["ts"] + one["dur"] for one in work if one["name"] == FRAME]
    frames = {end: Frame((end - pressed) / 1000) for end in ends if end > pressed}
    open_work: list[tuple[dict[str, Any], str]] = []
    for one in work:
        while open_work and open_work[-1][0]["ts"] + open_work[-1][0]["dur"] <= one["ts"]:
            open_work.pop()
        kind = KINDS.get(one["name"], open_work[-1][1] if open_work else "other")
        end = next((end for end in frames if end > one["ts"]), None)
        if end is not None and one["ts"] > pressed:
            took = one.get("tdur", 0) / 1000
            frames[end].parts[kind] += took
            if open_work and open_work[-1][0]["ts"] > pressed:
                # What is done within something else is not counted twice.
                frames[end].parts[open_work[-1][1]] -= took
        open_work.append((one, kind))
    return list(frames.values())


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slower", type=int, default=SLOWER, help="how many times slower")
    parser.add_argument("--times", type=int, default=3, help="how often it is measured")
    parser.add_argument("--longest", type=int, default=8, help="how many frames are shown")
    given = parser.parse_args()
    for _ in range(given.times):
        frames = sorted(frames_of(asyncio.run(trace())), key=lambda one: -one.took)
        print(f"{len(frames)} frames; the longest, on a phone {given.slower} times slower:")
        for one in frames[: given.longest]:
            parts = ", ".join(
                f"{kind} {took * given.slower:.0f}" for kind, took in one.parts.most_common()
            )
            print(f"  {one.took * given.slower:4.0f} ms at {one.at:5.0f} ms: {parts}")


if __name__ == "__main__":
    main()
