"""Compiling in place: nothing half made is ever used, and nothing is made twice."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
from scripts import compile_sources

LIBRARY = "dicehall_compiled__mypyc.so"
MODULE = "dicehall/core/dice.so"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project with one source and an outdated library; its compiler writes two libraries."""
    (tmp_path / "src/dicehall/core").mkdir(parents=True)
    (tmp_path / "src/dicehall/core/dice.py").write_text("")
    (tmp_path / "src/dicehall/core/gone.so").write_text("old")
    (tmp_path / "src" / LIBRARY).write_text("old")
    (tmp_path / "setup.py").write_text("")
    (tmp_path / "scripts").mkdir()
    for script in ("compiled_modules.py", "complete_c.py"):
        (tmp_path / "scripts" / script).write_text("")
    (tmp_path / "pyproject.toml").write_text(
        '[tool.dicehall.compiled]\nsources = ["src/dicehall/core/*.py"]\n'
    )
    (tmp_path / "build").mkdir()
    for name in ("SOURCES", "BUILT", "LOG", "STAMP", "NOTE"):
        place = getattr(compile_sources, name).relative_to(compile_sources.ROOT)
        monkeypatch.setattr(compile_sources, name, tmp_path / place)
    monkeypatch.setattr(compile_sources, "ROOT", tmp_path)
    monkeypatch.setattr("scripts.build_client.ROOT", tmp_path)
    monkeypatch.setattr("sys.argv", ["compile_sources"])
    monkeypatch.setenv("DICEHALL_PURE", "")
    return tmp_path


def compiler(monkeypatch: pytest.MonkeyPatch, project: Path, status: int = 0) -> list[bool]:
    """Put a compiler in place that makes two libraries; return whether the old ones were there, by run."""
    seen: list[bool] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[bytes]:
        seen.append(any((project / "src").rglob("*.so")))
        for name in (LIBRARY, MODULE):
            (project / "build/compiled" / name).parent.mkdir(parents=True, exist_ok=True)
            (project / "build/compiled" / name).write_text("new")
        return subprocess.CompletedProcess(command, status)

    monkeypatch.setattr("scripts.compile_sources.subprocess.run", run)
    return seen


def test_the_library_that_holds_the_code_comes_last(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = compiler(monkeypatch, project)
    moved: list[str] = []
    replace = Path.replace

    def watched(path: Path, target: Path) -> Path:
        moved.append(path.name)
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", watched)
    assert compile_sources.main() == 0
    assert seen == [False]
    assert moved == ["dice.so", LIBRARY]
    made = {path.name: path.read_text() for path in (project / "src").rglob("*.so")}
    assert made == {LIBRARY: "new", "dice.so": "new"}


def test_what_is_compiled_is_compiled_again_only_after_a_change(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = compiler(monkeypatch, project)
    assert [compile_sources.main(), compile_sources.main()] == [0, 0]
    assert len(seen) == 1
    (project / "src/dicehall/core/dice.py").write_text("# changed")
    assert compile_sources.main() == 0
    assert len(seen) == 2


def test_a_compiler_that_fails_leaves_an_interpreted_build(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler(monkeypatch, project, status=1)
    assert compile_sources.main() == 1
    assert not list((project / "src").rglob("*.so"))
    assert (project / "src/dicehall/interpreted.txt").read_text() == "not compiled yet\n"
    assert "DICEHALL_PURE=1" in capsys.readouterr().out
