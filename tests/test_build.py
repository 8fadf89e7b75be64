"""The build: which one runs, why, and that it is all of one kind."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from scripts.compiled_modules import compiled_modules, settings

import dicehall
from dicehall._choose_build import sources_are_newer
from dicehall.build import Build, describe

PACKAGE = Path(dicehall.__file__).parent
LIBRARY = PACKAGE.parent / f"dicehall_compiled__mypyc{EXTENSION_SUFFIXES[0]}"
compiled_only = pytest.mark.skipif(
    not LIBRARY.exists() or sources_are_newer(str(PACKAGE), str(LIBRARY)),
    reason="nothing is compiled from the sources as they are now",
)

QUESTION = """
import json, sys
import dicehall
light = sorted(sys.modules)
from dicehall.build import describe
import dicehall.core.dice, dicehall.core.engine
build = describe()
print(json.dumps({
    "compiled": build.compiled,
    "reason": build.reason,
    "files": [dicehall.core.dice.__file__, dicehall.core.engine.__file__],
    "light": light,
}))
"""


def ask(source: Path = PACKAGE.parent, pure: str = "") -> dict[str, Any]:
    """Ask a new Python which build it runs."""
    surroundings = {**os.environ, "PYTHONPATH": str(source), "DICEHALL_PURE": pure}
    done = subprocess.run(
        [sys.executable, "-c", QUESTION],
        env=surroundings,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return the source folder of a copy of this checkout that a test may change."""
    (tmp_path / "pyproject.toml").touch()
    source = tmp_path / "src"
    shutil.copytree(
        PACKAGE,
        source / "dicehall",
        ignore=shutil.ignore_patterns("__pycache__", "client", "interpreted.txt"),
    )
    if LIBRARY.exists():
        shutil.copy2(LIBRARY, source)
        os.utime(source / LIBRARY.name)
    return source


def test_the_version_is_that_of_the_installed_package() -> None:
    assert describe().version == dicehall.__version__ == version("dicehall")


def test_these_tests_run_on_the_build_that_was_asked_for() -> None:
    if os.environ.get("DICEHALL_PURE", "0") not in ("", "0"):
        assert describe() == Build(dicehall.__version__, False, "interpreted: DICEHALL_PURE is set")
    assert describe().compiled == (describe().reason == "compiled")


def test_the_description_tells_what_is_really_loaded() -> None:
    spec = importlib.util.find_spec("dicehall.core.engine")
    assert spec is not None
    assert spec.origin is not None
    assert spec.origin.endswith(".py") != describe().compiled


@compiled_only
def test_compiled_modules_are_used_where_there_are_any(checkout: Path) -> None:
    answer = ask(checkout)
    assert answer["reason"] == "compiled"
    assert all(file.endswith(EXTENSION_SUFFIXES[0]) for file in answer["files"])


@pytest.mark.parametrize("nothing", ["", "0"])
@compiled_only
def test_an_empty_pure_or_zero_asks_for_nothing(checkout: Path, nothing: str) -> None:
    assert ask(checkout, pure=nothing)["compiled"]


def test_pure_makes_all_modules_interpreted(checkout: Path) -> None:
    answer = ask(checkout, pure="1")
    assert not answer["compiled"]
    assert answer["reason"] == "interpreted: DICEHALL_PURE is set"
    assert all(file.endswith(".py") for file in answer["files"])


@compiled_only
def test_one_changed_source_makes_all_modules_interpreted(checkout: Path) -> None:
    after = (checkout / LIBRARY.name).stat().st_mtime + 1
    os.utime(checkout / "dicehall/core/engine.py", (after, after))
    answer = ask(checkout)
    assert answer["reason"] == "interpreted: sources are newer than the compiled modules"
    assert all(file.endswith(".py") for file in answer["files"])


@compiled_only
def test_a_removed_source_makes_all_modules_interpreted(checkout: Path) -> None:
    (checkout / f"dicehall/core/gone{EXTENSION_SUFFIXES[0]}").touch()
    assert ask(checkout)["reason"] == "interpreted: sources are newer than the compiled modules"


@compiled_only
def test_a_changed_source_that_is_never_compiled_changes_nothing(checkout: Path) -> None:
    after = (checkout / LIBRARY.name).stat().st_mtime + 1
    os.utime(checkout / "dicehall/build.py", (after, after))
    assert ask(checkout)["compiled"]


@compiled_only
def test_times_of_files_say_nothing_outside_a_checkout(checkout: Path) -> None:
    (checkout.parent / "pyproject.toml").unlink()
    after = (checkout / LIBRARY.name).stat().st_mtime + 1
    os.utime(checkout / "dicehall/core/engine.py", (after, after))
    assert ask(checkout)["compiled"]


def test_an_interpreted_build_repeats_the_reason_that_setup_left(checkout: Path) -> None:
    (checkout / LIBRARY.name).unlink(missing_ok=True)
    assert ask(checkout)["reason"] == "interpreted: not compiled for this Python"
    (checkout / "dicehall/interpreted.txt").write_text("built without a C compiler\n")
    answer = ask(checkout)
    assert answer["reason"] == "interpreted: built without a C compiler"
    assert all(file.endswith(".py") for file in answer["files"])


def test_importing_the_package_imports_nothing_heavy(checkout: Path) -> None:
    light = ask(checkout, pure="1")["light"]
    assert not {"typing", "dataclasses", "importlib.metadata", "pathlib", "rich"} & set(light)


@compiled_only
def test_everything_meant_to_be_compiled_is() -> None:
    root = PACKAGE.parent.parent
    if not (root / "pyproject.toml").exists():
        pytest.skip("not a checkout")
    meant = compiled_modules(root)
    assert meant
    for pattern in settings(root)["sources"]:
        for source in root.glob(pattern):
            compiled = source.with_suffix(EXTENSION_SUFFIXES[0]).exists()
            assert compiled == (source in meant), source


def test_sdist_and_wheel_are_built_without_network_and_without_node(tmp_path: Path) -> None:
    root, copy = Path(__file__).parent.parent, tmp_path / "copy"
    unpacked = shutil.ignore_patterns("__pycache__", "client", "*.egg-info", "*.so", "*.pyd")
    for folder in ("scripts", "src"):
        shutil.copytree(root / folder, copy / folder, ignore=unpacked)
    for file in ("LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py"):
        shutil.copy(root / file, copy)
    done = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path / "packed")],
        cwd=copy,
        env={"PATH": str(tmp_path), "PIP_NO_INDEX": "1", "DICEHALL_PURE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    assert "dicehall will be without a part of its page: " in done.stdout
    assert sorted(path.suffix for path in (tmp_path / "packed").iterdir()) == [".gz", ".whl"]
