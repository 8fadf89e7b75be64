"""The measurement under load works; how fast it all is, a busy machine cannot say."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]


def measured(database_url: str, folder: Path, *options: str) -> dict[str, Any]:
    """Return the figures of a small measurement in which nothing went wrong."""
    measured = folder / "measured.json"
    done = subprocess.run(
        [
            *(
                sys.executable,
                "-m",
                "research.measurements.load",
                "--tables",
                "4",
                "--seconds",
                "2",
            ),
            *("--warm-up", "1", "--database", database_url, "--json", str(measured), *options),
        ],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert measured.exists(), done.stderr
    found: dict[str, Any] = json.loads(measured.read_text())
    assert found["errors"] == {}, done.stderr
    assert found["sent"] == found["acknowledged"] > 0
    # Four clients hear of every answer, and one that it is stored.
    assert found["messages_per_s"] * found["seconds"] > 4 * found["sent"]
    assert "the server's log" not in done.stderr
    return found


def test_a_small_load_is_measured_without_an_error(database_url: str, tmp_path: Path) -> None:
    assert measured(database_url, tmp_path)["tables_of_processes"] == [4]


def test_the_load_of_two_processes_is_measured(postgresql_url: str, tmp_path: Path) -> None:
    found = measured(postgresql_url, tmp_path, "--processes", "2")
    assert len(found["tables_of_processes"]) == 2
    assert sum(found["tables_of_processes"]) == 4
