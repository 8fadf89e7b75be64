"""Install Debian's Chromium for the browser tests, if that is possible without asking anybody.

If it is not available, this says so, and the tests that need it are skipped; that is not a failure.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys


def main() -> int:
    """Install Chromium if it is missing and available; return 0 either way."""
    why = install()
    if why is not None:
        print(f"The pages will not be tested in a browser: {why}.", flush=True)
    return 0


def install() -> str | None:
    """Install Chromium if it is missing; return what prevents it, if anything."""
    if shutil.which("chromium") is not None:
        return None
    apt = shutil.which("apt-get")
    if apt is None:
        return "Chromium is not installed, and there is no apt-get to install it with"
    if os.geteuid() != 0:
        return "Chromium is not installed, and only root may install it (apt-get install chromium)"
    print("Installing Chromium for the tests.", flush=True)
    get = [apt, "install", "--yes", "--no-install-recommends", "--quiet", "chromium"]
    if not run(get):
        # The package lists may be missing or old.
        run([apt, "update", "--quiet"])
        run(get)
    return None if shutil.which("chromium") else "apt-get could not install Chromium"


def run(command: list[str]) -> bool:
    """Run a command without input, and return whether it succeeded."""
    done = subprocess.run(
        command,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        timeout=600,
        check=False,
    )
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
