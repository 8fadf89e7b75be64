"""Which modules are compiled, and which the compiler reads besides."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.compiled_modules import compiled_modules, read_by_compiler


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a project whose `core` is compiled."""
    (tmp_path / "pyproject.toml").write_text(
        '[tool.dicehall.compiled]\nsources = ["src/dicehall/core/*.py"]\n'
    )
    modules = {
        "core/__init__.py": "",
        "core/dice.py": "from dicehall.core import record\nfrom dicehall.content import Box\n",
        "core/record.py": '"""Records."""\n\n# Not compiled: it is read once a game.\n',
        "content/__init__.py": "",
        "unread.py": "",
    }
    for name, text in modules.items():
        path = tmp_path / "src/dicehall" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def named(root: Path, paths: list[Path]) -> list[str]:
    """Return paths as texts, below the package."""
    return [path.relative_to(root / "src/dicehall").as_posix() for path in paths]


def test_a_module_is_compiled_unless_it_says_why_not(root: Path) -> None:
    assert named(root, compiled_modules(root)) == ["core/dice.py"]


def test_a_line_without_a_reason_does_not_count(root: Path) -> None:
    (root / "src/dicehall/core/record.py").write_text("# Not compiled:\n")
    assert named(root, compiled_modules(root)) == ["core/dice.py", "core/record.py"]


def test_the_compiler_reads_what_compiled_modules_import(root: Path) -> None:
    assert named(root, read_by_compiler(root)) == [
        "content/__init__.py",
        "core/__init__.py",
        "core/dice.py",
        "core/record.py",
    ]
