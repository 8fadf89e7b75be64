"""Run inside Pyodide: play games and check scenarios that lie in `/room`, and leave what came of it there."""

import json
import sys
from importlib import import_module
from pathlib import Path

ROOM = Path("/room")


def play_games(each: str, champions: str) -> list[str]:
    """Return the records of the games of `games.py`."""
    sys.path.insert(0, str(ROOM))
    games = import_module("games")
    return [games.record(plan) for plan in games.plans(int(each), int(champions))]


def check_scenarios() -> list[tuple[bool, str, str]]:
    """Return whether each scenario passed, what it says, and what was found."""
    from dicehall.scenarios.run import check_paths

    return [
        (one.passed, f"{one.path.name}, {one.case}, step {one.step}", one.found)
        for one in check_paths([ROOM / "scenarios"])
    ]


results = {"games": play_games(*sys.argv[1:]), "scenarios": check_scenarios()}
(ROOM / "results.json").write_text(json.dumps(results), encoding="utf-8")
