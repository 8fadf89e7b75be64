"""Compile the rules and the bots in place, if a file that they are made from has changed.

With --beside, the compiler works in the background, for the next start. Incomplete results are never used:
everything is built in a folder of its own, and the library that holds the code is moved last.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from scripts.build_client import hash_of
from scripts.compiled_modules import read_by_compiler

ROOT = Path(__file__).resolve().parent.parent
MADE_BY = ("pyproject.toml", "setup.py", "scripts/compiled_modules.py", "scripts/complete_c.py")
"""What says how the libraries are made."""
SOURCES = ROOT / "src"
BUILT = ROOT / "build/compiled"
LOG = ROOT / "build/compile.log"
STAMP = ROOT / "build/compiled-from.txt"
"""What the libraries beside the sources were made from, as a hash, and how."""
NOTE = SOURCES / "dicehall/interpreted.txt"
"""Why the project is interpreted, if it is; `dicehall.build` reads it."""


def main() -> int:
    """Compile what is outdated, and return the exit code."""
    if os.environ.get("DICEHALL_PURE", "0") not in ("", "0"):
        return 0
    LOG.parent.mkdir(exist_ok=True)
    if "--beside" in sys.argv and shutil.which("cc") and not up_to_date():
        return begin_beside()
    with only_one_at_a_time() as alone:
        if not alone:
            say("The compiler is at work in the background; waiting for it to finish ...")
    with only_one_at_a_time(wait=True):
        return 0 if up_to_date() else compile_all()


def up_to_date() -> bool:
    """Return whether the libraries exist and were made from the current files."""
    if not STAMP.exists() or STAMP.read_text(encoding="utf-8") != wanted():
        return False
    # The sources may be unchanged and still have new times, for example after a change of branch.
    for library in libraries("*"):
        os.utime(library)
    return True


def wanted() -> str:
    """Return what the libraries are to be made from and how: a hash and some words."""
    # Without a C compiler no libraries are made; once there is one, they are.
    how = (
        f"for {sys.implementation.cache_tag}, optimized {os.environ.get('DICEHALL_OPTIMIZE', '3')}"
    )
    by = "by cc" if shutil.which("cc") else "by none"
    made_by = [ROOT / name for name in MADE_BY]
    return f"{hash_of([*made_by, *read_by_compiler(ROOT)])} {how} {by}\n"


def begin_beside() -> int:
    """Start the compiler in the background, unless it is at work already."""
    say("dicehall runs interpreted for now, and is being compiled beside for the next start.")
    with only_one_at_a_time() as alone:
        if not alone:
            return 0
        remove_outdated()
    subprocess.Popen(
        ["nice", "-n", "19", sys.executable, "-m", "scripts.compile_sources"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C ends the game, and not this
    )
    return 0


def compile_all() -> int:
    """Compile everything, and put it beside the sources."""
    say("Compiling dicehall (about a minute) ...")
    remove_outdated()
    making, started = wanted(), time.time()
    shutil.rmtree(BUILT, ignore_errors=True)
    with LOG.open("w", encoding="utf-8") as log:
        command = [sys.executable, "setup.py", "build_ext", "--build-lib", str(BUILT)]
        code = subprocess.run(command, cwd=ROOT, stdout=log, stderr=log, check=False).returncode
    if code != 0:
        print("\n".join(LOG.read_text("utf-8", "replace").splitlines()[-30:]), file=sys.stderr)
        place = LOG.relative_to(ROOT)
        say(f"\nCompiling dicehall did not work; all that was said is in {place}.")
        say("With DICEHALL_PURE=1 set, it goes without compiling.")
        return 1
    NOTE.unlink(missing_ok=True)
    made = [path for path in BUILT.rglob("*") if path.is_file()]
    for path in sorted(made, key=lambda path: path.parent == BUILT):
        # A source saved while the compiler ran is newer than what was made from it.
        os.utime(path, (started, started))
        path.replace(SOURCES / path.relative_to(BUILT))
    if NOTE.exists():
        say(f"dicehall is interpreted, and slower for it: {NOTE.read_text().strip()}.")
    STAMP.write_text(making, encoding="utf-8")
    return 0


def remove_outdated() -> None:
    """Remove everything that was compiled, even from deleted sources: Python would still load it."""
    STAMP.unlink(missing_ok=True)
    NOTE.write_text("not compiled yet\n", encoding="utf-8")
    for library in [*libraries("*"), *libraries("dicehall/**/*")]:
        library.unlink()


def libraries(pattern: str) -> list[Path]:
    """Return the compiled modules under a pattern."""
    return [path for path in SOURCES.glob(pattern) if path.suffix in (".so", ".pyd")]


@contextlib.contextmanager
def only_one_at_a_time(wait: bool = False) -> Iterator[bool]:
    """Try to hold the compiler's lock, and yield whether it is held; with `wait`, wait for it."""
    try:
        import fcntl
    except ImportError:
        yield True  # no such lock on this system: two runs at once are then the person's to avoid
        return
    with (ROOT / "build/compile.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True


def say(words: str) -> None:
    """Tell the person what is going on."""
    print(words, flush=True)


if __name__ == "__main__":
    sys.exit(main())
