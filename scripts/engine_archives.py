"""Run inside Pyodide: compile the standard library and the packages, and write them as archives.

It finds the sources in `/room/library` and `/room/site`, and leaves `python_stdlib.zip` and `dicehall.tar` in
`/room/made`. It takes only those modules of the library that Pyodide or the packages import, directly or not.
"""

import ast
import io
import marshal
import tarfile
import zipfile
from functools import cache
from importlib.util import MAGIC_NUMBER
from pathlib import Path

ROOM = Path("/room")
LIBRARY, SITE, MADE = ROOM / "library", ROOM / "site", ROOM / "made"
ALWAYS = {
    *("encodings.utf_8", "encodings.ascii", "encodings.latin_1", "encodings.idna"),
    *("encodings.aliases", "encodings.cp437", "encodings.utf_8_sig", "codecs", "io", "site", "os"),
    *("_pyodide", "pyodide", "random", "stringprep"),
}
"""What Python imports by itself, or by a name that appears in no import statement."""
NOT_NEEDED = """
_pyio _py_abc _pydatetime _pydecimal _pyrepl argparse asyncio.windows_events asyncio.windows_utils bdb cmd
code compression concurrent.futures.process concurrent.interpreters csv ctypes curses difflib doctest
ensurepip ftplib getopt getpass html http idlelib mimetypes multiprocessing optparse pdb pickletools
platform plistlib profile pstats py_compile pydoc pydoc_data readline rlcompleter smtplib socketserver
sqlite3 ssl statistics sysconfig tarfile test tkinter trace tty turtle unittest urllib.request venv
webbrowser wsgiref xml xmlrpc zoneinfo
"""
NEVER = set(NOT_NEEDED.split())
"""What others import but what is not needed here: modules for servers, consoles and debuggers, and Python
versions of what Pyodide has in C."""


def main() -> None:
    """Write both archives."""
    site = sorted(path for path in SITE.rglob("*") if path.is_file())
    wanted = reached([path for path in site if path.suffix == ".py"])
    with zipfile.ZipFile(MADE / "python_stdlib.zip", "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(wanted):
            name = path.relative_to(LIBRARY).as_posix()
            # The same time for all, so that the same sources give the same archive.
            archive.writestr(zipfile.ZipInfo(f"{name}c"), compiled(path, name))
    with tarfile.open(MADE / "dicehall.tar", "w", format=tarfile.USTAR_FORMAT) as archive:
        for path in site:
            name, content = path.relative_to(SITE).as_posix(), path.read_bytes()
            if path.suffix == ".py":
                name, content = f"{name}c", compiled(path, name)
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))


def reached(roots: list[Path]) -> set[Path]:
    """Return the files of the library that are imported by some files, or by one another."""
    found: set[Path] = set()
    waiting = [*roots, *(path for name in ALWAYS for path in files_of(name))]
    # Pyodide's own packages are there as a whole.
    waiting += [path for name in ("_pyodide", "pyodide") for path in (LIBRARY / name).rglob("*.py")]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        waiting += [file for name in imports_of(path) for file in files_of(name)]
    return {path for path in found if path.is_relative_to(LIBRARY)}


def imports_of(path: Path) -> set[str]:
    """Return the full names of what a file imports, anywhere in it."""
    names: set[str] = set()
    package: tuple[str, ...] = ()
    if path.is_relative_to(LIBRARY):
        package = path.relative_to(LIBRARY).parent.parts
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            names.add(base)
            names.update(f"{base}.{alias.name}" for alias in node.names)
    return {name for name in names if name and not left_out(name)}


@cache
def parsed(path: Path) -> ast.Module:
    """Return a file's syntax tree."""
    return ast.parse(path.read_bytes())


def left_out(name: str) -> bool:
    """Return whether a module, or a package around it, is never needed."""
    parts = name.split(".")
    return any(".".join(parts[:many]) in NEVER for many in range(1, len(parts) + 1))


def files_of(name: str) -> list[Path]:
    """Return the files of a module of the library, with those of the packages around it."""
    parts = name.split(".")
    found = []
    for many in range(1, len(parts) + 1):
        place = LIBRARY.joinpath(*parts[:many])
        found += [
            path for path in (place / "__init__.py", place.with_suffix(".py")) if path.exists()
        ]
    return found


def compiled(path: Path, name: str) -> bytes:
    """Return a file's bytecode, as Python reads it where there is no source; documentation is left out."""
    tree = parsed(path)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                # A body of documentation alone must not become empty.
                node.body[:1] = (
                    [ast.copy_location(ast.Pass(), first)] if len(node.body) == 1 else []
                )
    code = compile(tree, name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


main()
