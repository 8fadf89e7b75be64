"""`dicehall bench`: what is measured is told, for which build, and what is not."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from tests.command.door import dicehall

from dicehall.benchmarks.engine import WORKLOADS, measure, measure_arena_apart, measure_builds
from dicehall.build import describe

ARENA = {
    "courses": {
        "cubitos, 2 players": {
            "greedy_decisions_per_s": 1_300_000,
            "random_decisions_per_s": 2_000_000,
            "ratio": 0.65,
        }
    },
    "jobs": {
        "one_games_per_s": 100.0,
        "two_games_per_s": 190.0,
        "ratio": 1.9,
        "processor_ratio": 1.95,
    },
}
OTHER = {
    "version": "3.2.1",
    "random": {"player": "RandomPlayer", "decisions_per_s": 10_000, "games_per_s": 10.0},
    "greedy": {"player": "VictoryPointPlayer", "decisions_per_s": 1000, "games_per_s": 1.0},
}


def test_both_builds_are_measured_where_both_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The command takes no less than a tenth of a second, of which a tenth is enough here.
    monkeypatch.setattr(
        "dicehall.command.bench.measure_builds", lambda seconds: measure_builds(seconds / 10)
    )
    monkeypatch.setattr(
        "dicehall.command.bench.measure_arena_apart",
        lambda seconds: measure_arena_apart(seconds / 10),
    )
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
    arena = measured["arena"]
    assert len(arena["courses"]) == 4
    for rates in (*arena["courses"].values(), arena["jobs"]):
        assert all(rate > 0 for rate in rates.values())
    assert measured["catanatron"] is None
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
        "courses": {each.name: course for each in WORKLOADS},
        "copy_us": {"novodice": 20.0},
        "peak_memory_mb": 22.0,
    }
    quick = {**slow, "compiled": True, "build": "compiled", "copy_us": {"novodice": 2.0}}
    builds = [quick, slow] if compiled else [slow]
    monkeypatch.setattr("dicehall.command.bench.measure_builds", lambda seconds: iter(builds))
    monkeypatch.setattr("dicehall.command.bench.measure_arena_apart", lambda seconds: ARENA)
    monkeypatch.setattr("dicehall.command.bench.measure_catanatron", lambda seconds: OTHER)
    monkeypatch.setenv("COLUMNS", "80")
    told = dicehall("bench", "--catanatron")
    assert told.status == 0
    assert max(map(len, told.out.splitlines())) <= 80
    assert "medians of 5 runs, up to 25% apart." in told.out
    joined = " ".join(told.out.split())
    assert "cubitos, 2 players: decisions/s 1,300,000 2,000,000 0.65" in joined
    assert "Arena: 100 games/s with 1 job, 190 with 2: 1.90 times as many; by the" in joined
    assert "novodice, 4 random, to its RandomPlayer 123.5 9,876.5" in joined
    assert "cubitos, 4 greedy, to its VictoryPointPlayer 1,234.6 98,765.4" in joined
    if compiled:
        assert "compiled interpreted ratio" in joined
        assert "novodice: copy of a state, in µs 2.00 20.00 0.10" in joined
        assert "Only one build" not in told.out
    else:
        assert "interpreted ratio" not in joined
        assert "it is interpreted: sources are newer than the compiled modules." in joined


def test_where_catanatron_cannot_be_had_all_else_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(
        "dicehall.benchmarks.catanatron.PACKAGE", "no-package-of-this-name-anywhere"
    )
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setattr("dicehall.command.bench.measure_builds", lambda seconds: iter([]))
    monkeypatch.setattr("dicehall.command.bench.measure_arena_apart", lambda seconds: ARENA)
    monkeypatch.chdir(tmp_path)
    told = dicehall("bench", "--catanatron", "--json")
    assert told.status == 0
    assert json.loads(told.out)["arena"] == ARENA
    assert json.loads(told.out)["catanatron"] is None
    assert told.err.startswith("dicehall: catanatron cannot be compared: it cannot be installed")
    assert told.err.count("\n") == 1


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
    assert list(measured["courses"]) == [course.name for course in WORKLOADS]
