"""The compiled half of the build: core, games and bots become C extensions, made by mypyc.

Everything else about the package is in pyproject.toml. Without a C compiler, without mypyc, or with
DICEHALL_PURE=1, the same source is installed to be interpreted. A type error in a compiled module
stops the build: a mistake in the source must not lead to a slow build without anybody noticing.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))
build_client: Any = import_module("scripts.build_client")
pack_engine: Any = import_module("scripts.pack_engine")
"""Imported by name, because `scripts` is beside this file and not part of the package."""
NOTE = Path("dicehall", "interpreted.txt")
"""Where an interpreted build says why it is one; `dicehall.build` reads it."""

COMPILING_COMMANDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}
"""A build also asks setup.py for names and versions, several times; that needs no compiler."""


def sources() -> list[str]:
    """Return the modules to compile, as pyproject.toml lists them."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        compiled = tomllib.load(file)["tool"]["dicehall"]["compiled"]
    paths = {path for pattern in compiled["sources"] for path in ROOT.glob(pattern)}
    paths -= {ROOT / path for path in compiled["except"]}
    return sorted(path.relative_to(ROOT).as_posix() for path in paths if path.name != "__init__.py")


def c_compiler_works(*flags: str) -> bool:
    """Return whether a file that needs Python's headers can be compiled with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        both = list(flags)
        extension = Extension("probe", [str(probe)], extra_compile_args=both, extra_link_args=both)
        command = build_ext(Distribution({"name": "probe", "ext_modules": [extension]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception:  # each system and each setuptools has its own way to fail here
            return False
    return True


def why_interpreted() -> str | None:
    """Return why nothing can be compiled; usually None."""
    if os.environ.get("DICEHALL_PURE", "0") not in ("", "0"):
        return "built with DICEHALL_PURE set"
    if not sources():
        return "built from sources with nothing to compile"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "built without mypyc"
    if not c_compiler_works():
        return "built without a C compiler"
    return None


def compiled_modules() -> list[Extension]:
    """Translate the modules to C, all into one library, so that calls between them stay direct."""
    from mypyc.build import mypycify

    # How thoroughly the C compiler works: with 3, bots decide 5 % faster than with 2.
    thoroughly = os.environ.get("DICEHALL_OPTIMIZE", "3")
    extensions: list[Any] = mypycify(
        # Modules that are not compiled use libraries that need not be there yet, as when pip builds the
        # package apart; only what is compiled must be free of mistakes.
        ["--follow-imports=silent", *sources()],
        opt_level=thoroughly,
        debug_level="0",
        group_name="dicehall_compiled",
    )
    # The first holds all the code, in one C file, so that any function can be inlined into any other. If the
    # compiler can, the rest of the work on it is divided among the cores when it is linked.
    library = extensions[0]
    spare_imports(library)
    # All extensions share one list. A warning of a compiler newer than mypyc must not stop the build.
    flags = [flag for flag in library.extra_compile_args if flag != "-Werror"]
    for extension in extensions:
        extension.extra_compile_args = flags
    if sys.platform.startswith("linux"):
        # Nobody replaces a function of the library from outside, so the compiler may inline them all.
        more = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
        divided = f"-flto={os.cpu_count() or 1}"
        if c_compiler_works(divided):
            more.append(divided)
        library.extra_compile_args = [*flags, *more]
        library.extra_link_args = [*library.extra_link_args, *flags, *more]
    return extensions


def spare_imports(library: Extension) -> None:
    """Do not optimize the C code that runs only once, on import of a module: a third of all lines."""
    for source in library.sources:
        text = Path(source).read_text(encoding="utf-8")
        marked = re.sub(
            r"^char CPyDef_\w+_____top_level__\(void\) \{",
            r"__attribute__((cold, optimize(0))) \g<0>",
            text,
            flags=re.MULTILINE,
        )
        Path(source).write_text(marked, encoding="utf-8")


compiling = not COMPILING_COMMANDS.isdisjoint(sys.argv)
reason = why_interpreted() if compiling else None
if reason is not None:
    print(f"dicehall will be interpreted: {reason}.", flush=True)


def note_in(folder: Path) -> None:
    """Put the note into an interpreted build, and take an old one away."""
    note = folder / NOTE
    if reason is None:
        note.unlink(missing_ok=True)
    else:
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(f"{reason}\n", encoding="utf-8")


class BuildPython(build_py):
    """Also builds the browser client with its engine, and writes the note."""

    def run(self) -> None:
        """Build the browser client and its engine, then as always, then write or remove the note."""
        if not self.editable_mode:
            try:
                build_client.build()
                pack_engine.pack()
            except build_client.NotBuilt as why:
                print(f"dicehall will be without a part of its page: {why}", flush=True)
        super().run()
        note_in(Path("src" if self.editable_mode else self.build_lib))


class BuildLibraries(build_ext):
    """Writes the note also if only the compiled modules are built, and there are none."""

    def run(self) -> None:
        """Build as always, then write or remove the note."""
        super().run()
        if not self.inplace:
            note_in(Path(self.build_lib))


setup(
    ext_modules=compiled_modules() if compiling and reason is None else [],
    cmdclass={"build_py": BuildPython, "build_ext": BuildLibraries},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
