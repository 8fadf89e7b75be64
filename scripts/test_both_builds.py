"""Run all tests: on the compiled build, on the interpreted one, beside OpenSpiel and TorchRL, of the page.

It fails if any of them fails. All arguments go to pytest; with arguments, the last two of the four are left
out. It must be run with the Python of the project's virtual environment.

All others run beside the first, whose tests often wait for a browser, a server or a clock; what they print is
shown when the first is done.

With DICEHALL_TEST_CONFIRM=1, as `.ci/run` sets it, up to three tests of a run that fail are run once more,
one after another with nothing beside them. If they pass then, the run passes and names them: each is a fault
of that test, to be mended, but no reason to refuse a change.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

import pytest
from scripts import install_chromium, install_nginx, install_postgres
from scripts.research_environment import PYTHON as RESEARCH_PYTHON
from scripts.research_environment import TESTS as RESEARCH_TESTS
from scripts.research_environment import set_up

from dicehall.build import describe

ONCE = (
    *("tests/any_game", "tests/attack", "tests/command", "tests/examples", "tests/game_folders"),
    *(
        "tests/arena/test_folder.py",
        "tests/arena/test_simulate.py",
        "tests/arena/test_tournament.py",
    ),
    *("tests/arena/test_value_luck.py", "tests/arena/test_writing_a_bot.py"),
    *("tests/bots/test_foreign_bots.py", "tests/bots/test_programs.py"),
    "tests/games/test_every_question.py",
    *("tests/games/cubitos/board", "tests/games/cubitos/study", "tests/games/novodice/board"),
    *("tests/games/cubitos/explain", "tests/games/novodice/explain", "tests/review"),
    *("tests/datasets", "tests/device", "tests/learning", "tests/mcp", "tests/page_engine"),
    "tests/games/cubitos/cards/test_law_11_card_names.py",
    *(
        "tests/locales",
        "tests/mutation",
        "tests/parallel",
        "tests/reports",
        "tests/research",
        "tests/scripts",
        "tests/server",
    ),
    *("tests/table", "tests/terminal", "tests/web"),
    *("tests/test_deploy.py", "tests/test_docs.py", "tests/test_language.py"),
    *("tests/test_door.py", "tests/test_security_page.py"),
    *(
        f"tests/statistics/test_{name}.py"
        for name in ("chi_square", "faces", "field", "intervals", "power", "ratings", "tally")
    ),
    # These choose the build of each Python that they start, or only read files.
    *("tests/laws/test_7_builds.py", "tests/laws/test_11_names.py"),
    "tests/test_build.py::test_sdist_and_wheel_are_built_without_network_and_without_node",
    # As both builds play the same games, a bot is as strong on either.
    "tests/bots/test_own_bots.py::test_greedy_beats_random_in_four_of_five_games_from_both_seats",
)
"""Slow tests of code that is never compiled, or that say the same of either build.

They run on one build, the compiled one if there is one.
"""

LOG = Path("build/tests-beside.log")
"""What is printed by the runs beside the first."""
PAGE_LOG = Path("build/tests-page.log")
"""What the page's own tests print."""
MOST_CONFIRMED = 3
"""If more tests fail than these, it is not by chance."""
CORES = os.cpu_count() or 2
STORED_BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}
"""Hundreds of processes are started: without stored bytecode, each would compile all that it imports."""


def main() -> int:
    """Run the tests on every available build, and return the exit code."""
    # Packages the tests need from Debian; if they may not be installed, tests say so and are skipped.
    install_postgres.main()
    install_chromium.main()
    install_nginx.main()
    LOG.parent.mkdir(exist_ok=True)
    research = page = None
    if not sys.argv[1:]:
        # It takes a while the first time, so it is done beside the tests.
        command = [sys.executable, "-m", "scripts.research_environment"]
        research = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        page = PageTests()
    store_bytecode()
    build = describe()
    # Two workers more than there are cores, because many tests wait.
    first = Run("compiled build" if build.compiled else "interpreted build", CORES + 2)
    runs, closing = [first], []
    if build.compiled:
        spared = [f"--{'deselect' if '::' in path else 'ignore'}={path}" for path in ONCE]
        runs.append(
            Run("interpreted build", max(1, CORES // 2), spared, Path("build/pytest-interpreted"))
        )
    else:
        closing.append(f"The compiled build was not tested; this one is {build.reason}.")
    with LOG.open("w+", encoding="utf-8") as log, ThreadPoolExecutor(1) as beside:

        def run_the_others() -> tuple[dict[str, int], list[str]]:
            of_the_page = {} if page is None else page.end(log)
            for run in runs[1:]:
                run.start(log)
            if research is None:
                return of_the_page, []
            research.wait()
            code, missing = run_research(log)
            return of_the_page | code, missing

        others = beside.submit(run_the_others)
        first.start(sys.stdout)
        results, missing = others.result()
        log.seek(0)
        print(log.read(), flush=True)
    for run in runs:
        run.confirm()
    results = {run.name: run.code for run in runs} | results
    closing += missing
    for name, code in results.items():
        closing.append(f"{name}: {'passed' if code == 0 else f'FAILED (pytest said {code})'}")
    print("\n" + "\n".join(closing), flush=True)
    return max(results.values())


class PageTests:
    """The page's own tests, which run under Node."""

    def __init__(self) -> None:
        self._out = PAGE_LOG.open("w+", encoding="utf-8")
        self._process = subprocess.Popen(
            [sys.executable, "scripts/build_client.py", "--run", "test"],
            stdin=subprocess.DEVNULL,
            stdout=self._out,
            stderr=subprocess.STDOUT,
        )

    def end(self, log: TextIO) -> dict[str, int]:
        """Wait until they are done, and tell what they said and how they ended."""
        code = abs(self._process.wait())
        self._out.seek(0)
        log.write(f"\n---- the page's own tests ----\n{self._out.read()}")
        log.flush()
        self._out.close()
        return {"the page's own tests": code}


def store_bytecode() -> None:
    """Collect the tests once, the first time: else every worker would compile all files for itself."""
    if not any(Path("tests/__pycache__").glob("*-pytest-*.pyc")):
        collect = [sys.executable, "-m", "pytest", "--collect-only", "-q"]
        subprocess.run(
            collect,
            env={**os.environ, **STORED_BYTECODE},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )


@dataclass
class Run:
    """A run of pytest on one build, in a separate process: the build is chosen when it is imported."""

    name: str
    workers: int
    more: list[str] = field(default_factory=list)
    cache: Path = Path(".pytest_cache")
    """Where pytest keeps the names of the tests that failed."""
    code: int = 0
    """What pytest said."""

    def start(self, out: TextIO) -> None:
        """Run all tests, those that take long among all workers."""
        workers = ["-n", str(self.workers), "--dist", "worksteal"]
        self._pytest(out, *workers, *self.more, *sys.argv[1:])

    def confirm(self) -> None:
        """Run the tests that have just failed once more, alone, if so few did, and say which passed."""
        wanted = os.environ.get("DICEHALL_TEST_CONFIRM") == "1"
        if not wanted or self.code != pytest.ExitCode.TESTS_FAILED:
            return
        failed = json.loads((self.cache / "v/cache/lastfailed").read_text(encoding="utf-8"))
        if len(failed) > MOST_CONFIRMED:
            return
        print(f"\n---- what failed on the {self.name}, once more and alone ----", flush=True)
        self._pytest(None, "--last-failed", "-p", "no:xdist")
        if self.code == 0:
            print("\nFailed by chance, and to be mended:\n" + "\n".join(failed), flush=True)

    def _pytest(self, out: TextIO | None, *arguments: str) -> None:
        if out is not None:
            print(f"\n---- the {self.name} ----", file=out, flush=True)
        pure = "1" if self.name.startswith("interpreted") else ""
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-o", f"cache_dir={self.cache}", *arguments],
            env={**os.environ, **STORED_BYTECODE, "DICEHALL_PURE": pure},
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            check=False,
        )
        # A signal counts as a failure too; its code is negative.
        self.code = abs(done.returncode)


def run_research(out: TextIO) -> tuple[dict[str, int], list[str]]:
    """Run the tests that need large packages, in an environment of their own; also return what it lacks."""
    missing = set_up()["missing"]
    folders = [folder for package, folder in RESEARCH_TESTS.items() if package not in missing]
    if not folders:
        return {}, list(missing.values())
    print("\n---- beside OpenSpiel and TorchRL ----", file=out, flush=True)
    command = [
        *(str(RESEARCH_PYTHON), "-m", "pytest", "-o", "cache_dir=build/research/pytest_cache"),
        # In this process alone: to import PyTorch takes longer than the tests.
        *("-n", "0", *folders, "tests/research/test_page.py"),
    ]
    done = subprocess.run(
        command,
        env={**os.environ, **STORED_BYTECODE},
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=out,
        check=False,
    )
    return {"beside OpenSpiel and TorchRL": abs(done.returncode)}, list(missing.values())


if __name__ == "__main__":
    sys.exit(main())
