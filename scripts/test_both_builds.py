"""Run pytest on the compiled build and then on the interpreted one; fail if either fails.

All arguments go to pytest. It must be run with the Python of the project's virtual environment.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from dicehall.build import describe

ONCE = (
    *("tests/any_game", "tests/attack", "tests/command", "tests/examples", "tests/houses"),
    *("tests/games/cubitos/board", "tests/games/cubitos/study"),
    *(
        "tests/games/novodice/board",
        "tests/reports",
        "tests/scripts",
        "tests/server",
        "tests/table",
    ),
    *("tests/terminal", "tests/web"),
)
"""Slow tests of code that is never compiled: run on one build, the compiled one if there is one."""


def main() -> int:
    """Run the tests on every available build, and return the exit code."""
    # Packages the tests need from Debian; if they may not be installed, tests say so and are skipped.
    for script in ("install_postgres.py", "install_chromium.py"):
        subprocess.run([sys.executable, str(Path(__file__).parent / script)], check=False)
    build = describe()
    if build.compiled:
        spared = [f"--ignore={path}" for path in ONCE]
        results = {"compiled": run_pytest(""), "interpreted": run_pytest("1", *spared)}
        closing = []
    else:
        results = {"interpreted": run_pytest("1")}
        closing = [f"The compiled build was not tested; this one is {build.reason}."]
    for name, code in results.items():
        closing.append(f"{name} build: {'passed' if code == 0 else f'FAILED (pytest said {code})'}")
    print("\n" + "\n".join(closing), flush=True)
    return max(results.values())


def run_pytest(pure: str, *more: str) -> int:
    """Run pytest once in a separate process, because the build is chosen when the package is imported."""
    name = "interpreted" if pure else "compiled"
    print(f"\n---- the {name} build ----", flush=True)
    # One more than there are cores, because many tests wait; the long ones come last and are shared out.
    workers = ["-n", str((os.cpu_count() or 2) + 1), "--dist", "worksteal"]
    command = [sys.executable, "-m", "pytest", *workers, *more, *sys.argv[1:]]
    code = subprocess.run(
        command, env={**os.environ, "DICEHALL_PURE": pure}, stdin=subprocess.DEVNULL, check=False
    ).returncode
    # A signal counts as a failure too; its code is negative.
    return abs(code)


if __name__ == "__main__":
    sys.exit(main())
