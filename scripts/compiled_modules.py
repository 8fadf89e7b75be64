"""Which modules are compiled: all of some folders, except those that say in a line of their own why not.

`setup.py` compiles them, and `scripts/compile_sources.py` compiles them again after a change.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Any, Final

NOT_COMPILED: Final = re.compile(r"^# Not compiled: \S", re.MULTILINE)
"""The line of a module that stays interpreted, for example ``# Not compiled: it runs once a game.``"""


def settings(root: Path) -> dict[str, Any]:
    """Return what pyproject.toml says about compiling."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, Any] = project["tool"]["dicehall"]["compiled"]
    return found


def compiled_modules(root: Path) -> list[Path]:
    """Return the sources of all modules that are compiled; no `__init__.py` is."""
    paths = {path for pattern in settings(root)["sources"] for path in root.glob(pattern)}
    return sorted(path for path in paths if path.name != "__init__.py" and is_compiled(path))


def is_compiled(source: Path) -> bool:
    """Return whether a module of the compiled folders is compiled."""
    return not NOT_COMPILED.search(source.read_text(encoding="utf-8"))


def read_by_compiler(root: Path) -> list[Path]:
    """Return the modules that are compiled, and those they import, which the compiler reads."""
    compiled = compiled_modules(root)
    imported = {path for source in compiled for path in imports_of(source, root / "src")}
    return sorted(imported.union(compiled))


def imports_of(source: Path, folder: Path) -> set[Path]:
    """Return the sources in a folder that a module imports, also where only its types need them."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    modules = (folder.joinpath(*name.split(".")) for name in names)
    files = (one for path in modules for one in (path.with_suffix(".py"), path / "__init__.py"))
    return {file for file in files if file.exists()}
