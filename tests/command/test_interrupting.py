"""Ctrl-C: what was played is reported, at once, and no process stays behind."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.command.door import dicehall
from tests.command.interrupting import (
    Screen,
    Start,
    assert_group_is_empty,
    in_terminal,
    start,
)
from tests.patience import PATIENCE

__all__ = ["start"]

ENDLESS = ("simulate", "novodice", "--games", "10000000", "--seed", "7")
"""More games than a test can wait for."""


def wait_for_lines(file: Path, number: int) -> None:
    """Wait until so many records were written."""
    until = time.monotonic() + PATIENCE
    while not file.exists() or file.read_bytes().count(b"\n") < number:
        assert time.monotonic() < until, "nothing was played"
        time.sleep(0.05)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_what_was_played_and_leaves_nothing_behind(
    start: Start, jobs: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    process = start(*ENDLESS, "--jobs", jobs, "--json", "--out", str(file))
    wait_for_lines(file, 3)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert_group_is_empty(process.pid)
    assert process.returncode == 130
    report = json.loads(out)
    games = report["games"]
    assert games >= 3
    assert err == f"dicehall: stopped after {games:,} of 10,000,000 games.\n"
    # The file holds just these games, in whole lines.
    text = file.read_text()
    assert text.endswith("\n")
    assert len(text.splitlines()) == games
    assert [json.loads(line)["over"] for line in text.splitlines()] == [True] * games
    # And they are the first ones of the seed, as if no more had been wanted.
    again = dicehall("simulate", "novodice", "--games", games, "--seed", 7, "--json")
    assert json.loads(again.out)["results"] == report["results"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_study_that_is_stopped_tells_of_the_races_it_had(start: Start, jobs: str) -> None:
    given = ("study", "cubitos", "--bot", "greedy", "--players", "3", "--seed", "7", "--json")
    # Its bar tells when there are races to tell of.
    screen = Screen()
    process = start(*given, "--games", "10000000", "--jobs", jobs, stderr=screen.end)
    screen.wait_for("[1-9][0-9]*/10000000")
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=PATIENCE)
    told = screen.close()
    assert_group_is_empty(process.pid)
    assert process.returncode == 130
    result = json.loads(out)
    games = result["games"] + result["gift_games"] + result["level_games"]
    assert games > 0
    assert told.endswith(f"dicehall: stopped after {games:,} of 10,000,000 games.\r\n")
    assert json.loads(dicehall(*given, "--games", games).out) == result


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("pause", [0.3, 0.6])
def test_ctrl_c_is_taken_at_any_time_even_while_processes_start(
    start: Start, jobs: str, pause: float
) -> None:
    process = start(*ENDLESS, "--jobs", jobs)
    time.sleep(pause)
    os.killpg(process.pid, signal.SIGINT)
    # An impatient hand: the second one must not disturb the report of the first.
    time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert_group_is_empty(process.pid)
    if "dicehall: " in err:
        assert process.returncode == 130
        *before, last = err.strip().splitlines()
        assert "stopped" in last
        # Python itself tells of a Ctrl-C that came while it let go of the lock of a module.
        assert not before or "_get_module_lock" in before[0]
    else:
        # So early that Python itself was still starting.
        assert process.returncode in (-signal.SIGINT, 1)
        assert "dicehall/arena" not in err


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_command_that_is_killed_leaves_nothing_behind_either(
    start: Start, how: signal.Signals, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    process = start(*ENDLESS, "--jobs", "2", "--out", str(file))
    wait_for_lines(file, 1)
    process.send_signal(how)
    process.communicate(timeout=PATIENCE)
    assert_group_is_empty(process.pid)
    assert file.read_text().endswith("\n")


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    """Return the processes that play for a command."""
    if not Path("/proc").exists():
        pytest.skip("finding the workers needs /proc")
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [
        int(child)
        for child in children
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def test_ctrl_c_is_left_to_the_command_by_its_workers(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    process = start(*ENDLESS, "--jobs", "2", "--out", str(file))
    wait_for_lines(file, 1)
    workers = workers_of(process)
    assert len(workers) == 2
    for worker in workers:
        os.kill(worker, signal.SIGINT)
    wait_for_lines(file, file.read_bytes().count(b"\n") + 5)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err.startswith("dicehall: stopped after ")


def test_a_worker_that_is_killed_is_told(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    process = start(*ENDLESS, "--jobs", "2", "--out", str(file))
    wait_for_lines(file, 1)
    os.kill(workers_of(process)[0], signal.SIGKILL)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert err.startswith("dicehall: a process that played games has ended")
    assert err.count("\n") == 1
    assert_group_is_empty(process.pid)


def test_in_a_terminal_there_is_a_bar_and_ctrl_c_is_a_key(tmp_path: Path) -> None:
    status, seen = in_terminal(
        (*ENDLESS, "--jobs", "2"),
        [lambda seen: re.search(r"[1-9][0-9]*/10000000", seen)],
        tmp_path,
    )
    assert status == 130
    assert "playing" in seen
    assert re.search(r"novodice, 2 players, [0-9,]+ of 10,000,000 games, seed 7", seen)
    assert re.search(r"dicehall: stopped after [0-9,]+ of 10,000,000 games\.", seen)
    assert "Traceback" not in seen


def test_a_process_told_to_ignore_ctrl_c_ignores_it() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN);"
            "from dicehall.command.interruption import Interruption\n"
            "with Interruption() as interruption:\n"
            "    os.kill(os.getpid(), signal.SIGINT)\n"
            "    sys.exit(interruption.stopping)\n",
        ],
        check=False,
    )
    assert done.returncode == 0


def test_what_is_nearly_done_is_done_and_what_takes_long_is_broken_off() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import os, signal, time\n"
            "from dicehall.command.interruption import Interruption\n"
            "def stopped(seconds):\n"
            "    os.kill(os.getpid(), signal.SIGINT)\n"
            "    time.sleep(seconds)\n"
            "    return seconds\n"
            "for seconds in (0.1, 30):\n"
            "    with Interruption() as interruption:\n"
            "        print(interruption.unless_stopped(lambda: stopped(seconds)), interruption.stopping)\n"
            "    signal.signal(signal.SIGINT, signal.default_int_handler)\n",
        ],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout == "0.1 True\nNone True\n"
