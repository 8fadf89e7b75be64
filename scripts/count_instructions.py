"""Count the instructions of a fixed set of games, and fail if there are over 5 % more than noted before.

Instructions, unlike seconds, are nearly the same in every run. They depend on the compiler, its options and
the Python, so the figures in `instructions.json` beside this file are only compared with counts by the same
tools. With --write, the new figures are noted; do that in the commit that is meant to change them.
"""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from scripts.debian_packages import install

from dicehall.build import describe

ROOT = Path(__file__).resolve().parent.parent
EXPECTED = Path(__file__).parent / "instructions.json"
"""The instructions of each set of games, and of the functions that take most of them."""
GAMES: Final = (
    ("cubitos", "random", 4),
    ("cubitos", "greedy", 12),
    ("cubitos", "champion", 1),
    ("novodice", "random", 30),
)
"""What is played: the game, the bot of all players, how many games."""
COUNTED: Final = "CPyPy_playout___play_out*"
"""The compiled function within which instructions are counted: `dicehall.arena.playout.play_out`."""
TOLERANCE: Final = 0.05
"""How much more than noted is still accepted."""
NOTED: Final = 60
"""How many functions are noted: those with the most instructions."""
NAMED: Final = 12
"""How many of the functions that grew are printed."""


def main() -> int:
    """Count and compare, or note; return 1 if there are too many instructions."""
    why = why_not()
    if why is not None:
        print(f"Instructions are not counted: {why}.", flush=True)
        return 0
    counted = {f"{game}, {bot}": count(game, bot, games) for game, bot, games in GAMES}
    if "--write" in sys.argv:
        expected = {"tools": tools(), "games": counted}
        EXPECTED.write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")
        return 0
    expected = json.loads(EXPECTED.read_text(encoding="utf-8"))
    for name, now in counted.items():
        print(f"{name}: {now['instructions']:,} instructions in {now['decisions']:,} decisions")
    if expected["tools"] != tools():
        print(f"They are not compared: noted with {expected['tools']}, counted with {tools()}.")
        return 0
    too_many = [name for name, now in counted.items() if grew(name, expected["games"][name], now)]
    return 1 if too_many else 0


def why_not() -> str | None:
    """Return what prevents counting, if anything; install valgrind if possible."""
    if not describe().compiled:
        return "dicehall is interpreted here"
    return install("valgrind", "valgrind")


def tools() -> str:
    """Return what the number of instructions depends on besides the sources."""
    compiler = subprocess.run(
        ["cc", "-dumpfullversion"], capture_output=True, text=True, check=False
    )
    optimized = os.environ.get("DICEHALL_OPTIMIZE", "3")
    return (
        f"Python {platform.python_version()}, {platform.machine()}, cc {compiler.stdout.strip()}, "
        f"DICEHALL_OPTIMIZE={optimized}"
    )


def count(game: str, bot: str, games: int) -> dict[str, Any]:
    """Play games under valgrind; return their decisions and their instructions, in all and by function."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "callgrind.out")
        done = subprocess.run(
            [
                *("valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"),
                f"--toggle-collect={COUNTED}",
                *(sys.executable, "-m", "scripts.play_fixed_games", game, bot, str(games)),
            ],
            cwd=ROOT,
            # Without it, sets of strings are in another order in every run.
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
        functions = instructions_of(out.read_text(encoding="utf-8", errors="replace"))
    most = sorted(functions, key=lambda name: -functions[name])[:NOTED]
    return {
        "decisions": json.loads(done.stdout)["decisions"],
        "instructions": sum(functions.values()),
        "functions": {name: functions[name] for name in most},
    }


def instructions_of(profile: str) -> dict[str, int]:
    """Return the instructions of each function itself, without those it calls, from callgrind's file."""
    names: dict[str, str] = {}
    functions: dict[str, int] = {}
    function = ""
    called = False
    for line in profile.splitlines():
        if line.startswith("fn="):
            number, _, name = line[3:].partition(" ")
            function = names.setdefault(number, plain(name))
        elif line.startswith("cfn="):
            number, _, name = line[4:].partition(" ")
            names.setdefault(number, plain(name))
        elif line.startswith("calls="):
            # The line that follows has the instructions of what is called.
            called = True
        elif line[:1] in "+-*0123456789" and line:
            if not called:
                functions[function] = functions.get(function, 0) + int(line.split()[1])
            called = False
    return functions


def plain(name: str) -> str:
    """Return the name of a function without what compilers and callgrind add to it."""
    return re.sub(r"\.(lto_priv|part|constprop|isra|cold).*|'\d+$", "", name).removeprefix(
        "CPyDef_"
    )


def grew(name: str, noted: dict[str, Any], now: dict[str, Any]) -> bool:
    """Return whether a set of games takes too many more instructions; print in which functions."""
    if noted["decisions"] != now["decisions"]:
        print(f"{name}: other games are played than when the figures were noted; write them anew.")
        return True
    ratio = now["instructions"] / noted["instructions"]
    print(f"{name}: {ratio:.3f} times as many as noted")
    if ratio <= 1 + TOLERANCE:
        return False
    print(f"{name}: that is more than {1 + TOLERANCE}. These functions grew:")
    more = {
        function: number - noted["functions"].get(function, 0)
        for function, number in now["functions"].items()
    }
    for function in sorted(more, key=lambda one: -more[one])[:NAMED]:
        if more[function] > 0:
            print(f"  {more[function]:+14,}  {function}")
    return True


if __name__ == "__main__":
    sys.exit(main())
