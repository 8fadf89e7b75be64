"""Sets up the project: a virtual environment, the pinned packages, and the project, compiled.

Every verb of the Makefile calls this first. It does only what is missing, so a second run takes a
moment. It needs nothing but Python 3.11 and its standard library: pip fetches uv, as the lock file
pins it, and uv does the rest. With --lock, it pins the newest fitting versions of all packages.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said here, before an import that older ones lack
    sys.stderr.write(f"dicehall needs Python 3.11 or newer; this is {sys.version.split()[0]}.\n")
    sys.exit(2)

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
HERE = ("--python", str(PYTHON))
LOCK = ROOT / "requirements.lock"
LOG = ENVIRONMENT / "bootstrap.log"
STAMPS = ENVIRONMENT / "bootstrap.json"
"""What is finished, each with the hash of what it was made from. A step is stamped at its end."""


class Failed(Exception):
    """A step did not work; the text is all that the person needs to know."""


def main() -> int:
    """Set up whatever is missing, and return the exit code."""
    try:
        with only_one_at_a_time():
            make_environment()
            install_packages()
            if "--lock" in sys.argv:
                renew_lock()
                install_packages()
            with client_being_built():
                install_project()
    except Failed as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted; the next run goes on from here.", file=sys.stderr)
        return 130
    return 0


# ------------------------------------------------------------------------ the four steps


def make_environment() -> None:
    """Make the virtual environment, unless a whole one is there."""
    # The path is part of it: an environment does not work after its folder was moved.
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
    """Install the packages of the lock file, when it is not the one installed last."""
    wanted = hash_of([LOCK])
    if stamp("packages") == wanted:
        return
    say("Installing the packages that dicehall uses ...")
    set_stamp("packages", None)
    set_stamp("project", None)  # uv removes whatever the lock file does not name, the project too
    get_uv()
    uv(["sync", "--require-hashes", *HERE, str(LOCK)], "Installing the packages")
    set_stamp("packages", wanted)


def get_uv() -> None:
    """Install uv as the lock file pins it, with its hashes."""
    pinned = re.search(r"^uv==(?:.*\\\n)*.*\n", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    assert pinned is not None
    alone = ENVIRONMENT / "uv.txt"
    alone.write_text(pinned[0], encoding="utf-8")
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, "--require-hashes", "--requirement", str(alone)], "Installing uv")


def renew_lock() -> None:
    """Pin the newest fitting versions, with hashes, for every system and every Python from 3.11 on."""
    say("Choosing the newest versions of the packages ...")
    choices = [
        *("compile", "--upgrade", "--universal", "--python-version", "3.11", "--extra", "dev"),
        *("--generate-hashes", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
        *("--custom-compile-command", "make lock", "--output-file", str(LOCK), "pyproject.toml"),
    ]
    uv(choices, "Choosing the versions")


@contextlib.contextmanager
def client_being_built() -> Iterator[None]:
    """Build the browser client where it is outdated, beside the compiler, which keeps one core busy.

    All else works without it, so a failure is only told.
    """
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
    """Compile the project and install it in place, when a compiled source has changed."""
    wanted = hash_of(build_inputs())
    if shutil.which("cc") is None:
        wanted += " without cc"  # so that it is built again, and compiled, once there is one
    if os.environ.get("DICEHALL_OPTIMIZE", "3") != "3":
        wanted += f" optimized {os.environ['DICEHALL_OPTIMIZE']}"
    interpreted = f"{wanted} interpreted"
    pure = os.environ.get("DICEHALL_PURE", "0") not in ("", "0")
    built = stamp("project")
    if built == wanted or (pure and built == interpreted):
        # The sources may be as they were and yet have new times, as after a change of branch.
        for library in libraries("src/*"):
            os.utime(library)
        return
    if pure:
        say("Installing dicehall, interpreted ...")
    else:
        say("Compiling dicehall (about a minute) ...")
    set_stamp("project", None)
    # Also those of sources that are gone: Python would still find and load them.
    for library in [*libraries("src/*"), *libraries("src/dicehall/**/*")]:
        library.unlink()
    started = time.time()
    uv(
        [
            *("install", *HERE, "--no-deps", "--no-build-isolation"),
            *("--reinstall-package", "dicehall", "--editable", str(ROOT)),
        ],
        "Building dicehall",
        advice="" if pure else "With DICEHALL_PURE=1 set, it goes without compiling.",
    )
    # A source that was saved while the compiler ran is newer than what was made from it.
    for library in libraries("src/*"):
        os.utime(library, (started, started))
    note = ROOT / "src/dicehall/interpreted.txt"
    if note.exists():
        say(f"dicehall is interpreted, and slower for it: {note.read_text().strip()}.")
    set_stamp("project", interpreted if pure else wanted)


def build_inputs() -> list[Path]:
    """Return every file that the compiled modules are made from."""
    project = ROOT / "pyproject.toml"
    compiled = tomllib.loads(project.read_text(encoding="utf-8"))["tool"]["dicehall"]["compiled"]
    patterns = [*compiled["sources"], *compiled["imported"]]
    sources = {path for pattern in patterns for path in ROOT.glob(pattern)}
    return [project, ROOT / "setup.py", *sorted(sources)]


def libraries(pattern: str) -> list[Path]:
    """Return the compiled modules under a pattern."""
    return [path for path in ROOT.glob(pattern) if path.suffix in (".so", ".pyd")]


# ------------------------------------------------------------------------ a bare Debian


def venv_is_there() -> bool:
    """Return whether this Python can make a virtual environment with pip in it."""
    importlib.invalidate_caches()
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def install_venv() -> None:
    """Install what Debian leaves out of Python, where we may."""
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
    """Return what a step was last finished with."""
    stamps = read_stamps()
    return stamps.get(name)


def set_stamp(name: str, value: str | None) -> None:
    """Note a step as finished, or, with nothing, as begun."""
    stamps = read_stamps()
    stamps.pop(name, None)
    if value is not None:
        stamps[name] = value
    # Written aside and moved, so that there is never half a file.
    aside = STAMPS.with_suffix(".new")
    aside.write_text(json.dumps(stamps, indent=2), encoding="utf-8")
    aside.replace(STAMPS)


def read_stamps() -> dict[str, str]:
    """Return all stamps; none, where there is no file or no sense in it."""
    try:
        stamps = json.loads(STAMPS.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamps if isinstance(stamps, dict) else {}


def hash_of(paths: list[Path]) -> str:
    """Return one hash of the names and contents of files."""
    digest = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def uv(arguments: list[str], what: str, advice: str = "") -> None:
    """Run one of uv's commands that replace pip's."""
    run([str(PROGRAMS / "uv"), "pip", *arguments], what, advice, settings_of_pip())


def run(
    command: list[str], what: str, advice: str = "", settings: dict[str, str] | None = None
) -> None:
    """Run a command quietly, its words going to the log; show the last of them when it fails."""
    with LOG.open("a", encoding="utf-8") as log:
        before = log.tell()
        print(f"\n{time.strftime('%Y-%m-%d %H:%M:%S')} {' '.join(command)}", file=log, flush=True)
        # The place of the build depends on no setting of the shell it was called from.
        surroundings = {**(settings or {}), **os.environ}
        surroundings.pop("PYTHONPATH", None)
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
    """Return where pip is told to download from, in the words of uv, which does not ask pip."""
    settings = {}
    for ours, theirs in (("UV_DEFAULT_INDEX", "index-url"), ("SSL_CERT_FILE", "cert")):
        command = [str(PYTHON), "-m", "pip", "config", "get", f"global.{theirs}"]
        told = os.environ.get(f"PIP_{theirs.upper().replace('-', '_')}") or (
            subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
        )
        if told:
            settings[ours] = told
    return settings


@contextlib.contextmanager
def only_one_at_a_time() -> Iterator[None]:
    """Wait while another run of this script is at work in the same folder."""
    try:
        import fcntl
    except ImportError:
        yield  # no such lock on this system: two runs at once are then the person's to avoid
        return
    with (ROOT / ".bootstrap.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another run is setting up; waiting for it to finish ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def say(words: str) -> None:
    """Tell the person what is going on."""
    print(words, flush=True)


if __name__ == "__main__":
    sys.exit(main())
