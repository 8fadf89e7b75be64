"""Set up what a verb of the Makefile needs, and only what is missing: a second run takes a moment.

    python3 -m scripts.bootstrap            to develop: all packages, the browser client, all compiled
    python3 -m scripts.bootstrap play       to play: no developers' packages, and no wait for the compiler
    python3 -m scripts.bootstrap terminal   the same without the browser client
    python3 -m scripts.bootstrap quick      for the quick tests: the rules and pytest, nothing is compiled
    python3 -m scripts.bootstrap lock       to develop, with the newest fitting versions of all packages

It needs nothing but Python 3.11 and its standard library: pip fetches uv, as the lock file pins it, and uv
does the rest.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said here, before an import that older ones lack
    sys.stderr.write(f"dicehall needs Python 3.11 or newer; this is {sys.version.split()[0]}.\n")
    sys.exit(2)

import contextlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from scripts.build_client import hash_of

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
HERE = ("--python", str(PYTHON))
LOCK = ROOT / "requirements.lock"
LOG = ENVIRONMENT / "bootstrap.log"
STAMPS = ENVIRONMENT / "bootstrap.json"
"""The finished steps, each with the hash of its inputs. A step is stamped when it is complete."""
PURPOSE = sys.argv[1] if len(sys.argv) > 1 else "develop"
PLAYING = PURPOSE in ("play", "terminal")
EXTRAS = {"play": "build", "terminal": "build", "quick": "quick"}
"""The extra of the package that is installed for a purpose; for all others, the developers' packages are."""


class Failed(Exception):
    """A step failed; the text is all that the user needs to know."""


def main() -> int:
    """Set up whatever is missing, and return the exit code."""
    try:
        with only_one_at_a_time():
            make_environment()
            if PURPOSE == "lock":
                renew_lock()
            with sources_being_compiled() as begin_to_compile:
                with client_being_built():
                    install_packages()
                    install_project()
                    if PURPOSE not in EXTRAS:
                        begin_to_compile()
                if PURPOSE not in ("terminal", "quick"):
                    pack_engine()
                if PLAYING:
                    begin_to_compile()
    except Failed as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted; the next run goes on from here.", file=sys.stderr)
        return 130
    return 0


# ------------------------------------------------------------------------ the steps


def make_environment() -> None:
    """Make the virtual environment, unless a complete one exists."""
    # The path is part of the stamp: an environment does not work after its folder was moved.
    if PYTHON.exists() and stamp("folder") == str(ROOT):
        return
    say("Setting up the virtual environment (first time, about a minute) ...")
    if not venv_is_there():
        install_venv()
    if ENVIRONMENT.exists():
        shutil.rmtree(ENVIRONMENT)
    ENVIRONMENT.mkdir()
    run([sys.executable, "-m", "venv", str(ENVIRONMENT)], "The virtual environment")
    set_stamp("folder", str(ROOT))


def install_packages() -> None:
    """Install what the purpose needs, if the lock file has changed since the last time."""
    wanted = hash_of([LOCK])
    extra = EXTRAS.get(PURPOSE)
    step = f"packages-{extra or 'dev'}"
    if wanted in (stamp("packages-dev"), stamp(step)):
        return
    say("Installing the packages that dicehall uses ...")
    get_uv()
    if extra is not None:
        # The lock file has the last word on versions and hashes here, too.
        chosen = ["pyproject.toml", "--extra", extra, "--constraints", str(LOCK)]
    else:
        chosen = [str(LOCK)]
    command = ["install", "--require-hashes", *HERE, "--requirements", *chosen]
    uv(command, "Installing the packages")
    set_stamp(step, wanted)


def get_uv() -> None:
    """Install uv as pinned in the lock file, with its hashes."""
    pinned = re.search(r"^uv==(?:.*\\\n)*.*\n", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    assert pinned is not None
    alone = ENVIRONMENT / "uv.txt"
    alone.write_text(pinned[0], encoding="utf-8")
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, "--require-hashes", "--requirement", str(alone)], "Installing uv")


def renew_lock() -> None:
    """Pin the newest compatible versions, with hashes, for every system and Python from 3.11 on."""
    say("Choosing the newest versions of the packages ...")
    get_uv()
    choices = [
        *("compile", "--upgrade", "--universal", "--python-version", "3.11", "--extra", "dev"),
        *("--generate-hashes", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
        *("--custom-compile-command", "make lock", "--output-file", str(LOCK), "pyproject.toml"),
    ]
    uv(choices, "Choosing the versions")


@contextlib.contextmanager
def client_being_built() -> Iterator[None]:
    """Build the browser client if it is outdated, at the same time as everything else.

    The rest works without it, so a failure is only reported.
    """
    if PURPOSE in ("terminal", "quick"):
        yield
        return
    command = [str(PYTHON), str(ROOT / "scripts/build_client.py")]
    building = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL)
    try:
        yield
        failed = building.wait() != 0
    finally:
        building.terminate()
        building.wait()
    if failed:
        say("Without the browser client, the terminal and the server work all the same.")


def install_project() -> None:
    """Install the project in place; it is interpreted as long as nothing is compiled."""
    wanted = hash_of([ROOT / "pyproject.toml", ROOT / "setup.py"])
    if stamp("project") == wanted:
        return
    command = [
        *("install", *HERE, "--no-deps", "--no-build-isolation"),
        *("--reinstall-package", "dicehall", "--editable", str(ROOT)),
    ]
    uv(command, "Installing dicehall", DICEHALL_PURE="1")
    set_stamp("project", wanted)


@contextlib.contextmanager
def sources_being_compiled() -> Iterator[Callable[[], None]]:
    """Give what begins to compile the rules and the bots, at the same time as everything else.

    In the end the compiler is waited for; if it is only to play, it goes on in the background.
    """
    command = [str(PYTHON), "-m", "scripts.compile_sources", *(["--beside"] if PLAYING else [])]
    compiling: list[subprocess.Popen[bytes]] = []
    try:
        yield lambda: compiling.append(
            subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL)
        )
        failed = any(compiler.wait() != 0 for compiler in compiling)
    finally:
        for compiler in compiling:
            compiler.terminate()
            compiler.wait()
    if failed:
        raise Failed("dicehall could not be set up.")


def pack_engine() -> None:
    """Pack the engine for the page if it is outdated; if it is only to play, in the background.

    The rest works without it, so a failure is only reported.
    """
    command = [str(PYTHON), "-m", "scripts.pack_engine"]
    if PLAYING:
        nowhere = subprocess.DEVNULL
        subprocess.Popen(command, cwd=ROOT, stdin=nowhere, stdout=nowhere, stderr=nowhere)
    elif subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode != 0:
        say("Without the engine for the page, everything works but playing without a server.")


# ------------------------------------------------------------------------ a bare Debian


def venv_is_there() -> bool:
    """Return whether this Python can make a virtual environment with pip in it."""
    importlib.invalidate_caches()
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def install_venv() -> None:
    """Install what Debian leaves out of Python, if allowed."""
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: -1)() == 0:
        say("This Python has no venv module; installing the package python3-venv ...")
        for command in (["update"], ["install", "-y", "python3-venv"]):
            subprocess.run(
                ["apt-get", "-qq", *command],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                check=False,
            )
    if not venv_is_there():
        raise Failed(
            "This Python cannot make virtual environments. Install the missing part (on Debian and "
            "Ubuntu: sudo apt-get install python3-venv), then run this again."
        )


# ------------------------------------------------------------------------ stamps, log, lock


def stamp(name: str) -> str | None:
    """Return the hash with which a step was last finished."""
    stamps = read_stamps()
    return stamps.get(name)


def set_stamp(name: str, value: str | None) -> None:
    """Mark a step as finished, or, with None, as begun."""
    stamps = read_stamps()
    stamps.pop(name, None)
    if value is not None:
        stamps[name] = value
    # Write to another file and move it, so that the file is never incomplete.
    aside = STAMPS.with_suffix(".new")
    aside.write_text(json.dumps(stamps, indent=2), encoding="utf-8")
    aside.replace(STAMPS)


def read_stamps() -> dict[str, str]:
    """Return all stamps; an empty dictionary if there is no valid file."""
    try:
        stamps = json.loads(STAMPS.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamps if isinstance(stamps, dict) else {}


def uv(arguments: list[str], what: str, **settings: str) -> None:
    """Run one of uv's commands that replace pip's."""
    run([str(PROGRAMS / "uv"), "pip", *arguments], what, **settings_of_pip(), **settings)


def run(command: list[str], what: str, advice: str = "", **settings: str) -> None:
    """Run a command quietly, logging its output; show the end of it if the command fails."""
    # The build location must not depend on settings of the calling shell.
    surroundings = {**os.environ, **settings}
    surroundings.pop("PYTHONPATH", None)
    with LOG.open("a", encoding="utf-8") as log:
        before = log.tell()
        print(f"\n{time.strftime('%Y-%m-%d %H:%M:%S')} {' '.join(command)}", file=log, flush=True)
        code = subprocess.run(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            env=surroundings,
            check=False,
        ).returncode
    if code != 0:
        said = LOG.read_bytes()[before:].decode("utf-8", "replace").splitlines()
        print("\n".join(said[-30:]), file=sys.stderr)
        place = LOG.relative_to(ROOT)
        raise Failed(f"{what} did not work; all that was said is in {place}. {advice}".strip())


def settings_of_pip() -> dict[str, str]:
    """Return pip's download settings in uv's terms, because uv does not read pip's."""
    settings = {}
    for ours, theirs in (("UV_DEFAULT_INDEX", "index-url"), ("SSL_CERT_FILE", "cert")):
        command = [str(PYTHON), "-m", "pip", "config", "get", f"global.{theirs}"]
        told = os.environ.get(f"PIP_{theirs.upper().replace('-', '_')}") or (
            subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
        )
        if told and ours not in os.environ:
            settings[ours] = told
    return settings


@contextlib.contextmanager
def only_one_at_a_time() -> Iterator[None]:
    """Wait while another run of this script is at work in the same folder."""
    try:
        import fcntl
    except ImportError:
        yield  # no such lock on this system: the user must not start two runs at once
        return
    with (ROOT / ".bootstrap.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another run is setting up; waiting for it to finish ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def say(words: str) -> None:
    """Tell the user what is going on."""
    print(words, flush=True)


if __name__ == "__main__":
    sys.exit(main())
