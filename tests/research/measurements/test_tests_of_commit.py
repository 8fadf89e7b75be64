"""The tests of an earlier commit are found by their names."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from research.measurements.tests_of_commit import names_at


def git(*arguments: str) -> None:
    subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@b.c", *arguments], check=True)


def test_tests_that_came_later_were_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("tests").mkdir()
    git("init", "-q")
    for number in (1, 2):
        Path(f"tests/test_{number}.py").write_text(f"async def test_{number}() -> None: ...")
        git("add", "tests")
        git("commit", "-qm", f"Add test {number}")
    assert names_at("HEAD") == {"test_1", "test_2"}
    assert names_at("HEAD~1") == {"test_1"}


def test_what_is_no_commit_is_told_in_a_sentence() -> None:
    with pytest.raises(pytest.UsageError, match="it must name a commit"):
        names_at("no-such-commit")
