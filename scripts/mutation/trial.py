"""A trial of one mutant: the tests of the rules, with the changed module in place of the real one.

It ends with the first test that fails, and leaves its process behind with all that was imported.
"""

from __future__ import annotations

import ast
import os
import resource
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, FrameType, ModuleType

import pytest
from scripts.mutation.places import PACKAGE, Place, places

QUIETLY = ("-n", "0", "-x", "-q", "--tb=no", "-p", "no:cacheprovider")
"""How pytest is run: until the first test fails, and without leaving anything behind."""
ENDLESS_S = 15.0
"""How many seconds of computing a test may need; the longest needs five."""
MEMORY = 4 << 30
"""How many bytes a mutant may use."""
EXAMPLES = 3
"""How many random examples a test tries: what only the twentieth would notice needs a case of its own."""
SURVIVED = "nothing"
"""What noticed a mutant that passed all tests."""


class Mutant(SourceFileLoader):
    """Loads a module with one change."""

    def __init__(self, name: str, place: Place) -> None:
        super().__init__(name, str(PACKAGE / place.file))
        self._place = place

    def get_code(self, fullname: str) -> CodeType:
        """Return the changed code, which is never stored."""
        file, key = self._place.file, self._place.key
        source = (PACKAGE / file).read_text(encoding="utf-8")
        tree = ast.parse(source)
        (place,) = (one for one in places(file, source, tree) if one.key == key)
        place.apply()
        return compile(tree, self.path, "exec", dont_inherit=True)


class Finder(MetaPathFinder):
    """Finds the one module that is changed; leaves all others to Python."""

    def __init__(self, place: Place) -> None:
        name = "dicehall." + place.file.removesuffix(".py").replace("/", ".")
        self._loader = Mutant(name.removesuffix(".__init__"), place)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to import the changed module."""
        if fullname != self._loader.name:
            return None
        return spec_from_file_location(fullname, self._loader.path, loader=self._loader)


class Watch:
    """Notes which test notices something, and lets none take too long."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._now = "collecting"
        self.noticed_by = SURVIVED

    def pytest_configure(self) -> None:
        """Look for no simpler example than the first that fails, and store none."""
        from hypothesis import Phase, settings

        settings.register_profile(
            "mutation",
            settings(),
            max_examples=EXAMPLES,
            phases=[Phase.explicit, Phase.generate],
            database=None,
        )
        settings.load_profile("mutation")
        signal.signal(signal.SIGVTALRM, self._stop)
        self.pytest_runtest_logstart("collecting")

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Begin to measure anew."""
        self._now = nodeid
        signal.setitimer(signal.ITIMER_VIRTUAL, ENDLESS_S)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails."""
        if report.failed and self.noticed_by == SURVIVED:
            self.noticed_by = report.nodeid

    def _stop(self, signum: int, frame: FrameType | None) -> None:
        """End this process at once: something goes on for ever."""
        self._tell(f"{self._now} (took too long)")
        os._exit(1)

    def pytest_unconfigure(self) -> None:
        """Measure no more."""
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)

    def end(self, code: int) -> None:
        """Note what pytest said: a module may also be so broken that no test could begin."""
        if code != pytest.ExitCode.OK and self.noticed_by == SURVIVED:
            self.noticed_by = self._now


def run_tests(place: Place | None, rounds: list[list[str]], tell: Callable[[str], None]) -> None:
    """Run rounds of tests on a mutant, until a test notices it."""
    # Chooses the build, and would find all modules first.
    import dicehall  # noqa: F401

    if place is not None:
        sys.meta_path.insert(0, Finder(place))
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for tests in rounds:
        watch = Watch(tell)
        watch.end(pytest.main([*QUIETLY, *tests], plugins=[watch]))
        if watch.noticed_by != SURVIVED:
            break
    tell(watch.noticed_by)
