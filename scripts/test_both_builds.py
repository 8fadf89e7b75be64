"""Run pytest on the compiled build, on the interpreted one, and with OpenSpiel and TorchRL.

It fails if any of them fails. All arguments go to pytest; with arguments, the last of the three is left
out. It must be run with the Python of the project's virtual environment.

With DICEHALL_TEST_CONFIRM=1, as `.ci/run` sets it, up to three tests that fail are run once more, one after
another with nothing beside them. If they pass then, the run passes and names them: each is a fault of that
test, to be mended, but no reason to refuse a change.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from scripts import install_chromium, install_postgres
from scripts.research_environment import PYTHON as RESEARCH_PYTHON
from scripts.research_environment import TESTS as RESEARCH_TESTS
from scripts.research_environment import set_up

from dicehall.build import describe

ONCE = (
    *("tests/any_game", "tests/attack", "tests/command", "tests/examples", "tests/game_folders"),
    *("tests/arena/test_folder.py", "tests/arena/test_tournament.py"),
    *("tests/arena/test_value_luck.py", "tests/arena/test_writing_a_bot.py"),
    *("tests/bots/test_foreign_bots.py", "tests/bots/test_programs.py"),
    "tests/games/test_every_question.py",
    *("tests/games/cubitos/board", "tests/games/cubitos/study", "tests/games/novodice/board"),
    *("tests/games/cubitos/explain", "tests/games/novodice/explain", "tests/review"),
    *("tests/device", "tests/learning", "tests/page_engine"),
    "tests/games/cubitos/cards/test_law_11_card_names.py",
    *("tests/locales", "tests/parallel", "tests/reports", "tests/scripts", "tests/server"),
    *("tests/table", "tests/terminal", "tests/web"),
    *("tests/test_docs.py", "tests/test_language.py", "tests/test_security_page.py"),
)
"""Slow tests of code that is never compiled: run on one build, the compiled one if there is one."""

LAST_FAILED = Path(".pytest_cache/v/cache/lastfailed")
"""Where pytest keeps the names of the tests that failed."""
MOST_CONFIRMED = 3
"""If more tests fail than these, it is not by chance."""


def main() -> int:
    """Run the tests on every available build, and return the exit code."""
    # Packages the tests need from Debian; if they may not be installed, tests say so and are skipped.
    install_postgres.main()
    install_chromium.main()
    # It takes a while the first time, so it is done beside the tests.
    research = None
    if not sys.argv[1:]:
        command = [sys.executable, "-m", "scripts.research_environment"]
        research = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    build = describe()
    if build.compiled:
        spared = [f"--ignore={path}" for path in ONCE]
        results = {
            "compiled build": run_pytest(""),
            "interpreted build": run_pytest("1", *spared),
        }
        closing = []
    else:
        results = {"interpreted build": run_pytest("1")}
        closing = [f"The compiled build was not tested; this one is {build.reason}."]
    if research is not None:
        research.wait()
        codes, missing = run_research()
        results |= codes
        closing += missing
    for name, code in results.items():
        closing.append(f"{name}: {'passed' if code == 0 else f'FAILED (pytest said {code})'}")
    print("\n" + "\n".join(closing), flush=True)
    return max(results.values())


def run_pytest(pure: str, *more: str) -> int:
    """Run pytest once in a separate process, because the build is chosen when the package is imported."""
    name = "interpreted" if pure else "compiled"
    print(f"\n---- the {name} build ----", flush=True)
    # One more than there are cores, because many tests wait; the long ones come last and are shared out.
    workers = ["-n", str((os.cpu_count() or 2) + 1), "--dist", "worksteal"]
    command = [sys.executable, "-m", "pytest", *workers, *more, *sys.argv[1:]]
    # Hundreds of processes are started; without stored bytecode, each would compile what it imports.
    environment = {**os.environ, "DICEHALL_PURE": pure, "PYTHONDONTWRITEBYTECODE": ""}
    code = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, check=False
    ).returncode
    if code == pytest.ExitCode.TESTS_FAILED and os.environ.get("DICEHALL_TEST_CONFIRM") == "1":
        code = confirm(name, environment)
    # A signal counts as a failure too; its code is negative.
    return abs(code)


def confirm(name: str, environment: dict[str, str]) -> int:
    """Run the tests that have just failed once more, alone, and say which passed; return pytest's code."""
    failed = json.loads(LAST_FAILED.read_text(encoding="utf-8"))
    if len(failed) > MOST_CONFIRMED:
        return pytest.ExitCode.TESTS_FAILED
    print(f"\n---- what failed on the {name} build, once more and alone ----", flush=True)
    command = [sys.executable, "-m", "pytest", "--last-failed", "-p", "no:xdist"]
    code = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, check=False
    ).returncode
    if code == 0:
        print("\nFailed by chance, and to be mended:\n" + "\n".join(failed), flush=True)
    return code


def run_research() -> tuple[dict[str, int], list[str]]:
    """Run the tests that need large packages, in an environment of their own; also return what it lacks."""
    missing = set_up()["missing"]
    folders = [folder for package, folder in RESEARCH_TESTS.items() if package not in missing]
    if not folders:
        return {}, list(missing.values())
    print("\n---- beside OpenSpiel and TorchRL ----", flush=True)
    command = [
        str(RESEARCH_PYTHON),
        "-m",
        "pytest",
        "-n",
        "2",
        *folders,
        "tests/research/test_page.py",
    ]
    code = subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode
    return {"beside OpenSpiel and TorchRL": abs(code)}, list(missing.values())


if __name__ == "__main__":
    sys.exit(main())
