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
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))
build_client: Any = import_module("scripts.build_client")
compiled_modules: Any = import_module("scripts.compiled_modules")
complete_c: Any = import_module("scripts.complete_c")
pack_engine: Any = import_module("scripts.pack_engine")
"""Imported by name, because `scripts` is beside this file and not part of the package."""
NOTE = Path("dicehall", "interpreted.txt")
"""Where an interpreted build says why it is one; `dicehall.build` reads it."""

INLINED = ("int_ops.c", "float_ops.c", "list_ops.c", "dict_ops.c", "str_ops.c")
"""The files of mypyc's runtime with small functions that compiled code calls everywhere."""

COMPILING_COMMANDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}
"""A build also asks setup.py for names and versions, several times; that needs no compiler."""


def sources() -> list[str]:
    """Return the paths of the modules to compile, from the root."""
    modules: list[Path] = compiled_modules.compiled_modules(ROOT)
    return [path.relative_to(ROOT).as_posix() for path in modules]


def c_compiler_works() -> bool:
    """Return whether a file that needs Python's headers can be compiled."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        extension = Extension("probe", [str(probe)])
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


def extensions_of_modules() -> list[Extension]:
    """Translate the modules to C, all for one library, so that calls between them stay direct."""
    from mypyc.build import mypycify

    # How thoroughly the C compiler works: with 3, bots decide 5 % faster than with 2.
    thoroughly = os.environ.get("DICEHALL_OPTIMIZE", "3")
    extensions: list[Any] = mypycify(
        # What is compiled uses no library, so none is read. Modules beside it that do need not be free of
        # mistakes then; only what is compiled must be.
        ["--follow-imports=silent", "--no-site-packages", *sources()],
        opt_level=thoroughly,
        debug_level="0",
        multi_file=True,
        include_runtime_files=True,
        group_name="dicehall_compiled",
    )
    # The first holds all the code; the others, one for each module, only point into it.
    library = extensions[0]
    library.sources = in_units(library.sources, Path(library.include_dirs[0]))
    # All extensions share one list. A warning of a compiler newer than mypyc must not stop the build.
    flags = [flag for flag in library.extra_compile_args if flag != "-Werror"]
    for extension in extensions:
        extension.extra_compile_args = flags
    if sys.platform.startswith("linux"):
        # Nobody replaces a function of the library from outside, so the compiler may inline them all.
        more = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
        library.extra_compile_args = [*flags, *more]
    return extensions


def in_units(sources: list[str], runtime: Path) -> list[str]:
    """Join the C files of the modules into a few units, as pyproject.toml divides them; return their paths.

    Within a unit any function can be inlined into any other, and all units are compiled at the same time. The
    last file holds what all modules share, mypyc's runtime included; it goes with the first unit.
    """
    *modules, shared = (Path(source) for source in sources)
    for module in modules:
        spare_import(module)
        complete_c.complete(module, ROOT / "src/dicehall" / f"{name_of(module)}.py")
    # What else the shared file brings along, a unit without it must be told of.
    told = re.findall(r"#include <(\w+/\w+_api)\.c>", shared.read_text(encoding="utf-8"))
    paths = []
    for number, members in enumerate(units(modules)):
        path = shared.with_name(f"unit_{number}.c")
        names = [member.name for member in members]
        if number == 0:
            lines = included(shared.name, *names)
        else:
            headers = [shared.with_suffix(".h").name, *(f"{name}.h" for name in told)]
            own = [f"#define {name} {name}_{number}\n" for name in functions_to_inline(runtime)]
            lines = [*own, *included(*headers, *INLINED, *names)]
        path.write_text("".join(lines), encoding="utf-8")
        paths.append(str(path))
    return paths


def included(*names: str) -> list[str]:
    """Return the lines of C that include files."""
    return [f'#include "{name}"\n' for name in names]


def functions_to_inline(runtime: Path) -> list[str]:
    """Return the functions of mypyc's runtime of which every unit has a copy, under a name of its own."""
    code = "".join((runtime / name).read_text(encoding="utf-8") for name in INLINED)
    return re.findall(r"^(?!static)\w[\w *]*?\b(_?CPy\w+)\(", code, flags=re.MULTILINE)


def units(modules: list[Path]) -> list[list[Path]]:
    """Divide the C files of modules into units; what no unit of pyproject.toml names is the last one."""
    divided = compiled_modules.settings(ROOT)["units"]
    found: list[list[Path]] = [[] for _ in range(len(divided) + 1)]
    for module in modules:
        fitting = [any(fnmatch(name_of(module), pattern) for pattern in unit) for unit in divided]
        found[[*fitting, True].index(True)].append(module)
    return found


def name_of(module: Path) -> str:
    """Return which module of the package a C file was made from, such as ``core/match``."""
    return module.stem.removeprefix("__native_dicehall___").replace("___", "/")


def spare_import(module: Path) -> None:
    """Do not optimize the C code that runs only once, on import of a module: a third of all lines."""
    marked = re.sub(
        r"^char CPyDef_\w+_____top_level__\(void\) \{",
        r"__attribute__((cold, optimize(0))) \g<0>",
        module.read_text(encoding="utf-8"),
        flags=re.MULTILINE,
    )
    module.write_text(marked, encoding="utf-8")


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
    """Compiles the units of a library at the same time, and writes the note if nothing is compiled."""

    def run(self) -> None:
        """Build as always, then write or remove the note."""
        super().run()
        if not self.inplace:
            note_in(Path(self.build_lib))

    def build_extension(self, ext: Extension) -> None:
        """Build as always, but compile the files of an extension beside each other."""
        compiler: Any = self.compiler

        def compiled(source: Any) -> str:
            found: list[str] = compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
                depends=ext.depends,
            )
            return found[0]

        with ThreadPoolExecutor(os.cpu_count()) as threads:
            ext.extra_objects = list(threads.map(compiled, ext.sources))
        ext.sources = []
        super().build_extension(ext)


setup(
    ext_modules=extensions_of_modules() if compiling and reason is None else [],
    cmdclass={"build_py": BuildPython, "build_ext": BuildLibraries},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
