"""Pins the newest fitting versions of all packages used, with their hashes, in requirements.lock.

One lock file serves every system and every Python from 3.11 on. It names no place to download
from: that is a setting of each machine's own pip.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Write the lock file anew, and return the exit code."""
    # Only needed here, so it is no part of what it pins.
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv"]
    compile_lock = [
        *(sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--upgrade"),
        *("--universal", "--python-version", "3.11", "--extra", "dev"),
        *("--generate-hashes", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
        *("--custom-compile-command", "make lock"),
        *("--output-file", "requirements.lock", "pyproject.toml"),
    ]
    for command in (pip, compile_lock):
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code != 0:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
