"""Set up the environment in which the games are tested with OpenSpiel and TorchRL: ``build/research``.

Their packages are large, so they are not among those that every developer installs. The environment
shares all other packages with the project's own, and is made again only when a version named here
changes. If it cannot be made, one line says why.

PyTorch is wanted without CUDA, which would be some gigabytes more. On Linux the package index has it
with CUDA only, so pip must find a CPU build of this version elsewhere: say where with PIP_FIND_LINKS or
PIP_EXTRA_INDEX_URL. Without one, OpenSpiel is set up alone.
"""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build/research"
PYTHON = FOLDER / "bin/python"
STAMP = FOLDER / "packages.json"
"""What was installed, and what could not be, and why."""
# Connect four of PettingZoo, beside which the environments are measured, draws with pygame.
SEARCH = ("open_spiel==2.0.2", "pygame-ce==2.5.8")
TORCH = ("torch==2.13.0",)
LEARN = ("tensordict==0.14.3", "torchrl==0.14.1")
TESTS = {"open_spiel": "tests/research/spiel", "torchrl": "tests/research/torch"}
"""The folder of the tests that need each."""


def main() -> int:
    """Set up what is missing, and print what could not be set up."""
    for line in set_up()["missing"].values():
        print(line, flush=True)
    return 0


def set_up() -> dict[str, dict[str, str]]:
    """Return what the environment has and what it lacks, after setting up what it can have."""
    wanted = {"packages": " ".join((*SEARCH, *TORCH, *LEARN)), "for": sys.version}
    if STAMP.exists():
        there: dict[str, dict[str, str]] = json.loads(STAMP.read_text(encoding="utf-8"))
        # If something was missing, it may be available by now.
        if there["wanted"] == wanted and not there["missing"]:
            return there
    print("Setting up OpenSpiel and TorchRL in build/research ...", flush=True)
    missing: dict[str, str] = {}
    try:
        make_environment()
        install(*SEARCH)
    except subprocess.CalledProcessError as error:
        missing["open_spiel"] = f"OpenSpiel could not be set up: {last_line(error)}"
    try:
        check_torch()
        install(*TORCH, *LEARN)
    except subprocess.CalledProcessError as error:
        missing["torchrl"] = f"TorchRL could not be set up: {last_line(error)}"
    except LookupError as error:
        missing["torchrl"] = f"TorchRL was not set up: {error}"
    made = {"wanted": wanted, "missing": missing}
    STAMP.parent.mkdir(parents=True, exist_ok=True)
    STAMP.write_text(json.dumps(made), encoding="utf-8")
    return made


def make_environment() -> None:
    """Make an environment that sees the packages of this one, too."""
    run(sys.executable, "-m", "venv", "--without-pip", "--clear", str(FOLDER))
    packages = sysconfig.get_path("purelib", vars={"base": str(FOLDER)})
    shared = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n"
    Path(packages, "shared.pth").write_text(shared, encoding="utf-8")


def install(*packages: str) -> None:
    """Install packages with pip, which knows local files that uv does not look for."""
    run(*pip(), "install", "--quiet", "--no-compile", *packages)


def check_torch() -> None:
    """Refuse a PyTorch with CUDA."""
    report = run(*pip(), "install", "--quiet", "--dry-run", "--no-deps", "--report", "-", *TORCH)
    version = json.loads(report)["install"][0]["metadata"]["version"]
    if sys.platform == "linux" and not version.endswith("+cpu"):
        raise LookupError(
            f"pip finds {TORCH[0]} with CUDA only; name a place with a CPU build in PIP_FIND_LINKS."
        )


def pip() -> list[str]:
    """Return the call of pip for the environment."""
    alone = ["--disable-pip-version-check", "--no-input"]
    return [sys.executable, "-m", "pip", "--python", str(PYTHON), *alone]


def run(*command: str) -> str:
    """Run a command and return what it printed."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def last_line(error: subprocess.CalledProcessError) -> str:
    """Return the last thing that a command said."""
    lines = (error.stderr or error.stdout or "").strip().splitlines()
    return lines[-1] if lines else f"{error.cmd[0]} ended with {error.returncode}"


if __name__ == "__main__":
    sys.exit(main())
