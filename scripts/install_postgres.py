"""Install Debian's PostgreSQL for the tests, if that is possible without asking anybody.

Only its programs are needed: the tests start their own private cluster. So the system is told not to make or
start one before the package is installed. If PostgreSQL is not available, this says so, and the tests that
need it are skipped; that is not a failure.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

BINARIES = Path("/usr/lib/postgresql")
"""Where Debian keeps them, by version."""

NO_CLUSTER = Path("/etc/postgresql-common/createcluster.conf")
"""Read by the package when it is installed."""


def main() -> int:
    """Install PostgreSQL if it is missing and available; return 0 either way."""
    why = install()
    if why is not None:
        print(f"The server will not be tested on PostgreSQL: {why}.", flush=True)
    return 0


def installed() -> bool:
    """Return whether there is a PostgreSQL that can make a cluster."""
    return any(BINARIES.glob("*/bin/initdb")) or shutil.which("initdb") is not None


def install() -> str | None:
    """Install PostgreSQL if it is missing; return what prevents it, if anything."""
    if installed():
        return None
    apt = shutil.which("apt-get")
    if apt is None:
        return "it is not installed, and there is no apt-get to install it with"
    if os.geteuid() != 0:
        return "it is not installed, and only root may install it (apt-get install postgresql)"
    print("Installing PostgreSQL for the tests.", flush=True)
    if not NO_CLUSTER.exists():
        NO_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
        NO_CLUSTER.write_text("create_main_cluster = false\n")
    get = [apt, "install", "--yes", "--no-install-recommends", "--quiet", "postgresql"]
    if not run(get):
        # The package lists may be missing or old.
        run([apt, "update", "--quiet"])
        run(get)
    return None if installed() else "apt-get could not install it"


def run(command: list[str]) -> bool:
    """Run a command without input, and return whether it succeeded."""
    done = subprocess.run(
        command,
        # The second option keeps the file above as it is.
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive", "UCF_FORCE_CONFFOLD": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        timeout=600,
        check=False,
    )
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
