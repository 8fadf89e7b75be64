"""What holds for all tests: how many random examples are tried, with which seed, on which build."""

from __future__ import annotations

import atexit
import gc
import logging
import os
import random
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain
from math import inf
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from tests.patience import PATIENCE

from dicehall.build import describe

PROFILES = {"quick": 3, "short": 20, "long": 600}
"""How many examples of each law are tried; DICEHALL_TEST_PROFILE in the environment chooses."""

SEED = "20261117"
"""What random tests begin with, so that they fail because of a change and never by chance. The long profile
draws another one each time, and so finds what this one does not."""

PAGES = "tests/web/"
"""Where the tests are that need a browser."""

LONG = (
    *("tests/attack/", "tests/command/test_bench.py", "tests/command/test_ray.py"),
    *("tests/game_folders/", "tests/server/app/test_document.py", "tests/server/processes/"),
    *("tests/server/reliability/", PAGES),
)
"""Where single tests take seconds."""

MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""
ROOM = 4 << 30
"""How many bytes must be free there."""

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGALRM)
"""Those that programs handle in ways of their own."""
MEANT: dict[signal.Signals, Any] = {}
"""What these signals mean before any test."""

LOGGERS = [logging.getLogger(f"uvicorn{part}") for part in ("", ".error", ".access", ".asgi")]
"""Those of the web server."""

profile = os.environ.get("DICEHALL_TEST_PROFILE") or "short"

for name, examples in PROFILES.items():
    settings.register_profile(
        name,
        # Not what Hypothesis would take by itself on a server: there it tries the same each time.
        parent=settings.get_profile("default"),
        derandomize=False,
        max_examples=examples,
        # A game takes as long as it takes; the build under test may be ten times slower.
        deadline=None,
        print_blob=True,
    )


def use_memory() -> None:
    """Keep temporary files in memory where there is room: databases are copied for every other test.

    By way of the environment, which the parallel workers and all programs share.
    """
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    may_run_programs = not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
    if may_run_programs and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Load the profile and choose a seed, before Hypothesis and the parallel workers start."""
    if profile not in PROFILES:
        raise pytest.UsageError(
            f"DICEHALL_TEST_PROFILE is '{profile}'; it may be {' or '.join(PROFILES)}."
        )
    settings.load_profile(profile)
    use_memory()
    # Nothing that is imported now becomes garbage; to look for it takes a sixth of the time of collecting.
    gc.disable()
    if hasattr(config, "workerinput"):
        # When all others have tidied up: to free every object by itself takes a second or two.
        atexit.register(os._exit, 0)
        os.register_at_fork(after_in_child=lambda: atexit.unregister(os._exit))
    # A shell lets what it starts in the background ignore Ctrl-C; what the tests start must not inherit that.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("--hypothesis-seed") is None:
        usual = str(random.randrange(2**32)) if profile == "long" else SEED
        # By way of the environment, which the workers share.
        config.option.hypothesis_seed = os.environ.setdefault("DICEHALL_TEST_SEED", usual)


def pytest_report_header(config: pytest.Config) -> str:
    """Say all that is needed to run the same again."""
    seed = config.getoption("--hypothesis-seed")
    return f"dicehall: {describe().reason}; profile {profile}; DICEHALL_TEST_SEED={seed}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deal the files out to the workers, those with long tests first, so as to wait for none at the end.

    Every worker begins with its share of the list, and takes from others when it is done with that. The tests
    of a file stay together, since they often share what takes long to set up. Those of the pages go to half
    of the workers: each of these starts a browser and a server, and opens windows of every kind.
    """
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    workers: int = getattr(config, "workerinput", {"workercount": 1})["workercount"]
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    of_pages = shares[: max(1, workers // 2)]
    for file in sorted(files.values(), key=lambda file: not file[0].nodeid.startswith(LONG)):
        whose = of_pages if file[0].nodeid.startswith(PAGES) else shares
        min(whose, key=len).extend(file)
    items[:] = chain.from_iterable(shares)


def pytest_collection_finish() -> None:
    """Note what signals mean before any test, and let the garbage collector run seldom.

    It skips what is imported: to look through that took a quarter of the time.
    """
    MEANT.update({one: signal.getsignal(one) for one in SIGNALS})
    gc.freeze()
    gc.set_threshold(7_000, 10, 10)
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """Let garbage not be looked for again where pytest has just found it."""
    gc.freeze()


@pytest.fixture
def seed(pytestconfig: pytest.Config) -> int:
    """Give the seed of all that a test draws, and print it."""
    number = int(pytestconfig.getoption("--hypothesis-seed"))
    print(f"DICEHALL_TEST_SEED={number}")
    return number


@pytest.fixture(autouse=True)
def signals_mean_the_same_after_a_test() -> Iterator[None]:
    """Take back what a test or its libraries made of signals: processes forked later must end at SIGTERM."""
    yield
    for one, meant in MEANT.items():
        if signal.getsignal(one) is not meant:
            signal.signal(one, meant)


@pytest.fixture(autouse=True)
def loggers_say_the_same_after_a_test() -> Iterator[None]:
    """Take back what a web server made of its loggers, which all tests of a process share."""
    before = [(logger, logger.level, logger.propagate, list(logger.handlers)) for logger in LOGGERS]
    yield
    for logger, level, propagate, handlers in before:
        if logger.level != level:
            logger.setLevel(level)
        logger.propagate, logger.handlers = propagate, handlers


@pytest.fixture(autouse=True)
def keys_are_pressed_as_fast_as_a_table_takes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no table wait until a person could have read its question."""
    if "dicehall.terminal.app" in sys.modules:
        monkeypatch.setattr("dicehall.terminal.app.SETTLING", -inf)


@pytest.fixture(autouse=True)
def the_terminal_shows_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is drawn not depend on the terminal that the tests run in."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.fixture(autouse=True)
def a_terminal_waits_for_a_slow_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a terminal wait for an answer as long as any test does."""
    if "dicehall.terminal.online.rest" in sys.modules:
        monkeypatch.setattr("dicehall.terminal.online.rest.PATIENCE_S", PATIENCE)
