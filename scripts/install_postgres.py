"""Installs Debian's PostgreSQL for the tests, where that can be done without asking anybody.

Only its programs are wanted: the tests start a private cluster of their own. So the system is told to
make and start none, before the package is installed. Where PostgreSQL cannot be had this says so, and
the tests that need it are skipped; that is no failure.
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
    """Install PostgreSQL if it is missing and can be had; return 0 either way."""
    why = install()
    if why is not None:
        print(f"The server will not be tested on PostgreSQL: {why}.", flush=True)
    return 0


def installed() -> bool:
    """Return whether there is a PostgreSQL of which a cluster can be made."""
    return any(BINARIES.glob("*/bin/initdb")) or shutil.which("initdb") is not None


def install() -> str | None:
    """Install PostgreSQL if it is missing, and return what stands in the way."""
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
        # The lists of packages may be missing or old.
        run([apt, "update", "--quiet"])
        run(get)
    return None if installed() else "apt-get could not install it"


def run(command: list[str]) -> bool:
    """Run a command that asks nothing, and return whether it went well."""
    done = subprocess.run(
        command,
        # The second keeps the file above as it is.
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive", "UCF_FORCE_CONFFOLD": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        timeout=600,
        check=False,
    )
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
