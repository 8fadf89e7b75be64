"""`dicehall bench`: what is measured is told, for which build, and what is not."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from tests.command.door import dicehall

from dicehall.arena.bench import COURSES, measure
from dicehall.build import describe


def test_both_builds_are_measured_where_both_are_there(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    told = dicehall("bench", "--seconds", 0.1, "--json", "--out", file)
    assert told.status == 0
    measured = json.loads(told.out)
    assert json.loads(file.read_text()) == measured
    assert measured["machine"]["cores"] == os.cpu_count()
    builds = measured["builds"]
    assert [build["compiled"] for build in builds] in ([True, False], [False])
    if describe().compiled:
        assert len(builds) == 2
    for build in builds:
        assert all(copy > 0 for copy in build["copy_us"].values())
        # A Python with the rules in it: more than 5 MB, and no server's worth.
        assert 5 < build["peak_memory_mb"] < 500
        for course in build["courses"].values():
            assert course["games"] >= 5
            assert course["decisions_per_s"] > 20 * course["games_per_s"] > 0
            assert course["spread"] >= 0


@pytest.mark.parametrize("compiled", [False, True])
def test_the_table_fits_a_screen_and_says_what_was_not_measured(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = {"decisions_per_s": 1_234_567, "games_per_s": 98_765.4, "games": 9, "spread": 0.25}
    slow = {
        "compiled": False,
        "build": "interpreted: sources are newer than the compiled modules",
        "courses": {each.name: course for each in COURSES},
        "copy_us": {"novodice": 20.0},
        "peak_memory_mb": 22.0,
    }
    quick = {**slow, "compiled": True, "build": "compiled", "copy_us": {"novodice": 2.0}}
    builds = [quick, slow] if compiled else [slow]
    monkeypatch.setattr("dicehall.command.bench.measure_builds", lambda seconds: iter(builds))
    monkeypatch.setenv("COLUMNS", "80")
    told = dicehall("bench")
    assert told.status == 0
    assert max(map(len, told.out.splitlines())) <= 80
    assert "medians of 5 runs, up to 25% apart." in told.out
    joined = " ".join(told.out.split())
    if compiled:
        assert "compiled interpreted ratio" in joined
        assert "novodice: copy of a state, in µs 2.00 20.00 0.10" in joined
        assert "Only one build" not in told.out
    else:
        assert "ratio" not in told.out
        assert "it is interpreted: sources are newer than the compiled modules." in joined


def test_a_file_that_was_there_stays_until_there_is_something_to_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(seconds: float) -> None:
        raise KeyboardInterrupt

    file = tmp_path / "bench.json"
    file.write_text("old")
    monkeypatch.setattr("dicehall.command.bench.measure_builds", stopped)
    # Where somebody stops, the command leaves Ctrl-C ignored; here life goes on.
    monkeypatch.setattr("signal.signal", lambda number, handler: None)
    told = dicehall("bench", "--out", file)
    assert (told.status, told.err.strip()) == (130, "dicehall: stopped.")
    assert file.read_text() == "old"


def test_a_measurement_says_of_which_build_it_is() -> None:
    measured = measure(0.05)
    assert measured["compiled"] == describe().compiled
    assert measured["build"] == describe().reason
    assert list(measured["courses"]) == [course.name for course in COURSES]
