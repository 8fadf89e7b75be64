"""Pack the engine for the browser: Python itself, what it needs of its library, and the games.

    .venv/bin/python -m scripts.pack_engine           # if one of its inputs has changed
    .venv/bin/python -m scripts.pack_engine --check   # only say whether it is up to date

The result lies in the client's folder, in `engine/`: Pyodide's files from npm, the standard library without
what is never imported, and the package as one archive, all compiled, each with its packed forms beside it;
and `manifest.json`, which names every file with its sizes and its hash. Python's part of the work is done by
`engine_archives.py`, run by that same Pyodide under Node, because only it writes bytecode that it can read.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import shutil
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import TypedDict

from scripts import build_client
from scripts.build_client import CLIENT, ROOT, WEB, Node, NotBuilt, hash_of

ENGINE = CLIENT / "engine"
MANIFEST = "manifest.json"
STAMP = "built-from.txt"
PYODIDE = WEB / "node_modules/pyodide"
AS_THEY_ARE = ("pyodide.asm.wasm", "pyodide.asm.mjs")
"""Files of Pyodide that are not changed."""
PACKAGE = ROOT / "src/dicehall"
LEFT_OUT = (
    *("arena", "benchmarks", "command", "datasets", "learning"),
    *("mcp", "parallel", "reports", "server", "terminal"),
)
"""Folders of the package that no page needs."""
LEFT_OUT_OF_GAMES = (
    *("board", "study", "trials.py", "reports.py"),
    # Odds that only commands and programs ask for.
    *("odds.py", "study.py", "push.py", "reaching.py", "plain_runs.py"),
)
"""Folders and files of a game that no page needs."""
NOT_IMPORTED = ("interpreted.txt", "_door.py", "pickling.py", "memory.py")
"""Files of the package that nothing in a page reads: there, nothing is compiled."""
PACKAGES = ("annotated_types", "mypy_extensions")
"""Modules from PyPI that the page needs; each is one file."""
TYPING_EXTENSIONS = ROOT / "scripts/engine_typing_extensions.py"
"""What stands in for another one, from which that Python needs nothing."""


class File(TypedDict):
    """One file of the engine, as the manifest names it."""

    name: str
    size: int
    sha256: str
    br: int
    """How large it is packed with brotli."""
    gz: int
    """How large it is packed with gzip."""


class Manifest(TypedDict):
    """All that the page must fetch, and the version of it."""

    version: str
    files: list[File]


def pack(*, install_node: bool = False) -> bool:
    """Pack the engine unless it is up to date; return whether anything had to be done.

    If the sources of the page are missing, as in a package built elsewhere, whatever exists is up to date.
    """
    if not WEB.exists():
        return False
    wanted = wanted_stamp()
    if stamp() == wanted:
        return False
    node = build_client.the_node(install_node)
    build_client.install_packages(node)
    made = _made(node)
    (made / STAMP).write_text(f"{wanted}\n", encoding="utf-8")
    shutil.rmtree(ENGINE, ignore_errors=True)
    CLIENT.mkdir(parents=True, exist_ok=True)
    shutil.move(made, ENGINE)
    return True


def stamp() -> str | None:
    """Return the hash of what the engine was packed from, or None if there is none."""
    try:
        return (ENGINE / STAMP).read_text(encoding="utf-8").strip()
    except OSError:
        return None


def wanted_stamp() -> str:
    """Return the hash of everything the engine is packed from."""
    digest = hashlib.sha256()
    own = [
        *(Path(__file__).with_name(name) for name in ("pack_engine.py", "engine_archives.py")),
        *(WEB / name for name in ("package-lock.json", "python.mjs", "compress.mjs")),
    ]
    digest.update(hash_of(own).encode())
    for name, path in sorted(sources().items()):
        digest.update(name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources() -> dict[str, Path]:
    """Return every file of the archive of packages: its name there, and where it is here."""
    found = {}
    for path in PACKAGE.rglob("*"):
        inside = path.relative_to(PACKAGE)
        if path.suffix in (".py", ".toml", ".txt", ".ftl", ".json") and _in_the_page(inside):
            found[f"dicehall/{inside.as_posix()}"] = path
    found["typing_extensions.py"] = TYPING_EXTENSIONS
    return found | {f"{name}.py": _place_of(name) for name in PACKAGES}


def _in_the_page(inside: Path) -> bool:
    if inside.parts[0] in LEFT_OUT or inside.name in NOT_IMPORTED:
        return False
    return inside.parts[0] != "games" or not set(inside.parts) & set(LEFT_OUT_OF_GAMES)


def _place_of(module: str) -> Path:
    """Return the file of a module from PyPI, as it is installed for the Python that runs this."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise NotBuilt(f"The engine for the page needs the Python package {module}.")
    return Path(spec.origin)


def _made(node: Node) -> Path:
    """Lay out the files, let Pyodide make the archives, pack everything, and return the folder of it."""
    stage = ROOT / "build/engine"
    shutil.rmtree(stage, ignore_errors=True)
    for name, path in sources().items():
        target = stage / "site" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        library.extractall(stage / "library")
    made = stage / "made"
    made.mkdir()
    program = Path(__file__).with_name("engine_archives.py")
    archives = [*node.node, "python.mjs", str(PYODIDE), str(program), str(stage)]
    build_client.run(archives, node, "Compiling the engine for the page")
    for name in AS_THEY_ARE:
        shutil.copyfile(PYODIDE / name, made / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    bare = {"info": lock["info"], "packages": {}}
    (made / "pyodide-lock.json").write_text(json.dumps(bare), encoding="utf-8")
    names = sorted(path.name for path in made.iterdir())
    kept = ROOT / "build/engine-packed"
    build_client.run(
        [*node.node, "compress.mjs", str(kept), *(str(made / name) for name in names)],
        node,
        "Packing the engine for the page",
    )
    files = [_file(made / name) for name in names]
    manifest: Manifest = {"version": _version(files), "files": files}
    (made / MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    return made


def _file(path: Path) -> File:
    content = path.read_bytes()
    br, gz = (path.with_name(f"{path.name}.{form}").stat().st_size for form in ("br", "gz"))
    digest = hashlib.sha256(content).hexdigest()
    return {"name": path.name, "size": len(content), "sha256": digest, "br": br, "gz": gz}


def _version(files: list[File]) -> str:
    """Return the package's version and a few digits of all hashes."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        assert "version" in tomllib.load(file)["project"]["dynamic"]
    said = (PACKAGE / "__init__.py").read_text(encoding="utf-8").partition('__version__ = "')[2]
    every = hashlib.sha256("".join(file["sha256"] for file in files).encode()).hexdigest()
    return f"{said.partition(chr(34))[0]}+{every[:12]}"


def main() -> int:
    """Pack what is outdated, and return the exit code."""
    parser = argparse.ArgumentParser(
        description="Pack the engine for the browser, if it is outdated."
    )
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    given = parser.parse_args()
    try:
        current = stamp() == wanted_stamp()
        if given.check:
            print(f"The engine for the page is {'up to date' if current else 'outdated'}.")
            return 0 if current else 1
        if not current:
            print("Packing the engine for the page (about half a minute) ...", flush=True)
        pack(install_node=True)
    except NotBuilt as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
