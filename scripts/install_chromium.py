"""Install Debian's Chromium for the browser tests, if that is possible without asking anybody.

If it is not available, this says so, and the tests that need it are skipped; that is not a failure.
"""

from __future__ import annotations

import shutil
import sys
from typing import Final

from scripts.debian_packages import install

WITHOUT_WINDOWS: Final = "chromium-headless-shell"
"""A page takes it about half the processor time that it takes `chromium --headless`."""
WITH_SETTINGS: Final = "chromium"
"""Reads a profile's settings, which the other does not."""


def chromium() -> str | None:
    """Return where Chromium is: the one without windows, if there is one."""
    return shutil.which(WITHOUT_WINDOWS) or shutil.which(WITH_SETTINGS)


def main() -> int:
    """Install Chromium if it is missing and available; return 0 either way."""
    for package, what in (
        (WITHOUT_WINDOWS, "The pages will not be tested in a browser"),
        (WITH_SETTINGS, "No page will be tested in a browser with settings of its own"),
    ):
        why = install(package, package.capitalize())
        if why is not None:
            print(f"{what}: {why}.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
