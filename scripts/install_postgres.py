"""Install Debian's PostgreSQL for the tests, if that is possible without asking anybody.

Only its programs are needed: the tests start their own private cluster. So the system is told not to make or
start one before the package is installed. If PostgreSQL is not available, this says so, and the tests that
need it are skipped; that is not a failure.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from scripts.debian_packages import install

BINARIES = Path("/usr/lib/postgresql")
"""Where Debian keeps them, by version."""

NO_CLUSTER = Path("/etc/postgresql-common/createcluster.conf")
"""Read by the package when it is installed."""


def main() -> int:
    """Install PostgreSQL if it is missing and available; return 0 either way."""
    if not installed() and os.geteuid() == 0 and not NO_CLUSTER.exists():
        NO_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
        NO_CLUSTER.write_text("create_main_cluster = false\n")
    # The variable keeps that file as it is.
    why = install("postgresql", "PostgreSQL", installed, UCF_FORCE_CONFFOLD="1")
    if why is not None:
        print(f"The server will not be tested on PostgreSQL: {why}.", flush=True)
    return 0


def installed() -> bool:
    """Return whether there is a PostgreSQL that can make a cluster."""
    return any(BINARIES.glob("*/bin/initdb")) or shutil.which("initdb") is not None


if __name__ == "__main__":
    sys.exit(main())
