"""Running the tests of the rules on many mutants, some at the same time, each in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO

import pytest
from scripts.mutation.places import ROOT, Place
from scripts.mutation.trial import QUIETLY, SURVIVED, run_tests

FIRST = ("tests/scenarios",)
"""The tests that notice most, and quickly."""
TESTS = (
    *FIRST,
    "tests/games/novodice/rules",
    "tests/games/cubitos/rules",
    "tests/games/cubitos/cards",
    "tests/games/cubitos/track",
    "tests/core",
    "tests/playthroughs",
    "tests/games/cubitos/odds",
    "tests/games/cubitos/encoding",
    "tests/games/cubitos/explain",
    "tests/games/novodice/odds",
    "tests/games/novodice/encoding",
    "tests/games/novodice/explain",
    "tests/games/novodice/test_show_and_save.py",
    "tests/command/test_older_rules.py",
    "tests/games/test_programs.py",
    "tests/games/test_every_encoding.py",
    "tests/games/test_every_question.py",
    "tests/games/test_state_changes.py",
    "tests/laws",
)
"""The tests of the rules and of what is said about them, the quickest first."""
OF_CORE = ("tests/table/test_chained_dice.py", "tests/table/test_dice_attacks.py", "tests/fair")
"""More tests of what all games are played by."""
NOT_RUN = (
    # These read files, or start the builds in processes of their own.
    "tests/laws/test_7_builds.py",
    "tests/laws/test_11_names.py",
    "tests/games/cubitos/cards/test_law_11_card_names.py",
    "tests/fair/test_spoilt_records.py::test_the_page_names_the_same_conditions",
    "tests/fair/test_spoilt_records.py::test_the_page_sees_as_much_as_all_who_do_not_know_the_rules",
)
OTHER_GAME = {"cubitos": "novodice", "novodice": "cubitos"}
OWN = ("scripts.mutation",)
"""What of the project stays imported."""
LONGEST_S = 1200
"""After how many seconds a process is ended that waits for something."""
PAUSE_S = 0.02
"""How long to wait until looking again which trials have ended."""


@dataclass(frozen=True)
class Result:
    """How the trial of a mutant ended."""

    place: Place | None
    noticed_by: str
    """The test that failed first; or that there was none."""
    seconds: float

    @property
    def survived(self) -> bool:
        """Return whether all tests passed."""
        return self.noticed_by == SURVIVED


def rounds_for(place: Place | None) -> list[list[str]]:
    """Return which tests to run one round after the other: first those that are likely to notice the mutant.

    Tests of another game than the mutant's never are.
    """
    tests, more = [*TESTS, *OF_CORE], [f"--deselect={path}" for path in NOT_RUN]
    first = [*FIRST]
    if place is not None:
        folder, _, _ = place.file.rpartition("/")
        first = [f"tests/{folder}", *FIRST]
        other = OTHER_GAME.get(place.file.split("/")[1])
        if other is not None:
            tests = [test for test in TESTS if not test.startswith(f"tests/games/{other}/")]
            more += ["-k", f"not {other}"]
    then = [test for test in tests if test not in first]
    return [[*first, *more], [*then, *more]]


class Trial:
    """A process that tries a mutant; without a place, it tries the code as it is."""

    def __init__(self, place: Place | None) -> None:
        self.place = place
        self.began = time.monotonic()
        self._out, into = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            self._try(place, into)
        os.close(into)

    def _try(self, place: Place | None, into: int) -> None:
        """Be the process."""
        try:
            os.setsid()
            nowhere = os.open(os.devnull, os.O_RDWR)
            for descriptor in range(3):
                os.dup2(nowhere, descriptor)

            def tell(noticed_by: str) -> None:
                os.write(into, json.dumps(noticed_by).encode())

            run_tests(place, rounds_for(place), tell)
        finally:
            os._exit(0)

    def result(self) -> Result | None:
        """Return how it ended, or None if it goes on."""
        seconds = time.monotonic() - self.began
        ended, _ = os.waitpid(self.pid, os.WNOHANG)
        if not ended:
            if seconds < LONGEST_S:
                return None
            self.stop()
            return Result(self.place, "(waited too long)", seconds)
        with os.fdopen(self._out, "rb") as pipe:
            said = pipe.read()
        noticed_by = json.loads(said) if said else "(broke off)"
        return Result(self.place, noticed_by, seconds)

    def stop(self) -> None:
        """End it, and all that it has started."""
        os.close(self._out)
        os.killpg(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)


def warm_up() -> None:
    """Import what the tests need of others, once for all trials; each imports the project itself."""
    os.chdir(ROOT)
    os.environ["DICEHALL_PURE"] = "1"
    os.environ["DICEHALL_TEST_PROFILE"] = "short"
    # The same mutant always meets the same random tests.
    os.environ.pop("DICEHALL_TEST_SEED", None)
    with redirect_stdout(StringIO()):
        pytest.main([*QUIETLY, "--collect-only", *TESTS, *OF_CORE])
    for name in list(sys.modules):
        if name.startswith(("dicehall", "tests", "scripts", "research")) and not name.startswith(
            OWN
        ):
            del sys.modules[name]


def run(places: list[Place], jobs: int) -> Iterator[Result]:
    """Try mutants, and give the results as they come; first of all that the tests pass without a change."""
    warm_up()
    waiting: list[Place | None] = [*reversed(places), None]
    trials: list[Trial] = []
    try:
        while waiting or trials:
            while waiting and len(trials) < jobs:
                trials.append(Trial(waiting.pop()))
            time.sleep(PAUSE_S)
            for trial in [*trials]:
                result = trial.result()
                if result is None:
                    continue
                trials.remove(trial)
                if result.place is not None:
                    yield result
                elif not result.survived:
                    raise SystemExit(f"without any change, {result.noticed_by} fails.")
    finally:
        for trial in trials:
            trial.stop()
