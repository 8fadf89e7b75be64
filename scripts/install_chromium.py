"""Install Debian's Chromium for the browser tests, if that is possible without asking anybody.

If it is not available, this says so, and the tests that need it are skipped; that is not a failure.
"""

from __future__ import annotations

import sys

from scripts.debian_packages import install


def main() -> int:
    """Install Chromium if it is missing and available; return 0 either way."""
    why = install("chromium", "Chromium")
    if why is not None:
        print(f"The pages will not be tested in a browser: {why}.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
