"""Install Debian's nginx for the tests of `deploy/nginx.conf`, if that is possible without asking anybody.

If it is not available, this says so, and the tests that need it are skipped; that is not a failure.
"""

from __future__ import annotations

import shutil
import sys

from scripts.debian_packages import install


def main() -> int:
    """Install nginx if it is missing and available; return 0 either way."""
    why = install("nginx", "nginx", _is_there, RUNLEVEL="1")
    if why is not None:
        print(f"The proxy's settings will not be tested: {why}.", flush=True)
    return 0


def nginx() -> str | None:
    """Return where nginx is; Debian keeps it among the programs of the system."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def _is_there() -> bool:
    return nginx() is not None


if __name__ == "__main__":
    sys.exit(main())
