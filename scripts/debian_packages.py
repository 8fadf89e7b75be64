"""Install what tests need from Debian."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable


def install(
    package: str, title: str, is_there: Callable[[], bool] | None = None, **environment: str
) -> str | None:
    """Install a package if it is missing; return what prevents it, if anything.

    It counts as installed if `is_there` says so; by default, if there is a program of its name.
    """

    def there() -> bool:
        return shutil.which(package) is not None if is_there is None else is_there()

    if there():
        return None
    apt = shutil.which("apt-get")
    if apt is None:
        return f"{title} is not installed, and there is no apt-get to install it with"
    if os.geteuid() != 0:
        return f"{title} is not installed, and only root may install it (apt-get install {package})"
    print(f"Installing {title} for the tests.", flush=True)
    get = [apt, "install", "--yes", "--no-install-recommends", "--quiet", package]
    if not _run(get, environment):
        # The package lists may be missing or old.
        _run([apt, "update", "--quiet"], environment)
        _run(get, environment)
    return None if there() else f"apt-get could not install {title}"


def _run(command: list[str], environment: dict[str, str]) -> bool:
    done = subprocess.run(
        command,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive", **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        timeout=600,
        check=False,
    )
    return done.returncode == 0
