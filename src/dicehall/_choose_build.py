"""Importing this module decides whether compiled or interpreted code is used; the package does so first.

The modules of the rules and the bots may exist twice: as source, and compiled from that source. Python
would mix the two freely, but a compiled module does not recognise an interpreted module's classes. So it
is all of one or all of the other, decided before any of them is imported.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

TYPE_CHECKING = False  # as in `typing`, but importing that takes longer than everything done here
if TYPE_CHECKING:
    from types import ModuleType

_LIBRARY = f"dicehall_compiled__mypyc{EXTENSION_SUFFIXES[0]}"
"""The single library with all compiled modules; those beside the sources only point into it."""


class _OnlySources:
    """Finds this package's modules as source files, whatever else is beside them."""

    def __init__(self) -> None:
        self.folders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.startswith("dicehall.") and isinstance(path, list):
            for folder in path:
                if folder not in self.folders:
                    self.folders[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))
                spec = self.folders[folder].find_spec(name)
                if spec is not None:
                    return spec
        return None

    def invalidate_caches(self) -> None:
        for finder in self.folders.values():
            finder.invalidate_caches()


def sources_are_newer(package: str, library: str) -> bool:
    """Return whether a compiled module's source was changed or removed after compilation."""
    built = os.stat(library).st_mtime_ns
    folders = [package]
    for folder in folders:
        names = {}
        with os.scandir(folder) as entries:
            for entry in entries:
                names[entry.name] = entry
                if entry.is_dir() and entry.name != "__pycache__":
                    folders.append(entry.path)
        for name in names:
            if name.endswith(EXTENSION_SUFFIXES[0]):
                source = names.get(name.removesuffix(EXTENSION_SUFFIXES[0]) + ".py")
                if source is None or source.stat().st_mtime_ns > built:
                    return True
    return False


def _why_interpreted() -> str | None:
    """Return why the compiled modules are not used, or None if they are.

    The reason is empty for a build without compiled modules; `dicehall.build` then finds out why.
    """
    if os.environ.get("DICEHALL_PURE", "0") not in ("", "0"):
        return "DICEHALL_PURE is set"
    package = os.path.dirname(os.path.abspath(__file__))
    above = os.path.dirname(package)
    library = os.path.join(above, _LIBRARY)
    if not os.path.exists(library):
        return ""
    # After installation, file times mean nothing; in a checkout, they reveal an edit.
    in_checkout = os.path.exists(os.path.join(os.path.dirname(above), "pyproject.toml"))
    if in_checkout and sources_are_newer(package, library):
        return "sources are newer than the compiled modules"
    return None


interpreted_because = _why_interpreted()
"""Why the compiled modules are not used, or None if they are."""

# In a page there is bytecode without sources, and nothing to choose from.
if interpreted_because is not None and __file__.endswith(".py"):
    sys.meta_path.insert(0, _OnlySources())
