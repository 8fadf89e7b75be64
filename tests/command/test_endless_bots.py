"""Bots that never answer: Ctrl-C stops a command all the same, and no process of theirs stays behind."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest
from tests.command.interrupting import Start, assert_group_is_empty, in_terminal, start
from tests.patience import PATIENCE

__all__ = ["start"]

ENDLESS_CLASS = """
import os, signal

class Endless:
    def __init__(self, seed):
        pass

    def decide(self, view, question):
        with open(f"asked-{os.getpid()}", "w"):
            pass
        while True:
            signal.pause()
"""
ENDLESS_PROGRAM = """#!/bin/sh
trap '' INT TERM
read -r hello
echo '{"type":"hello","protocol":1,"wants":[]}'
while read -r line; do
    case $line in
    *'"type":"game"'*) echo '{"type":"ready"}' ;;
    *) : > "asked-$$"; while :; do sleep 1000; done ;;
    esac
done
"""
NO_LIMIT = ("--decision-limit", "86400", "--game-limit", "86400")


def endless_bots(folder: Path) -> dict[str, str]:
    """Write two bots that never answer, and tell by a file that they were asked; return their names."""
    (folder / "endless.py").write_text(ENDLESS_CLASS)
    (folder / "endless.sh").write_text(ENDLESS_PROGRAM)
    (folder / "endless.sh").chmod(0o755)
    return {"class": "endless:Endless", "program": "exec:./endless.sh"}


def asked_bots(folder: Path) -> list[int]:
    """Return the processes of the bots that were asked; each leads a group of its own."""
    return [int(file.name.removeprefix("asked-")) for file in folder.glob("asked-*")]


def wait_for_asked_bots(folder: Path, number: int) -> None:
    """Wait until so many bots were asked."""
    until = time.monotonic() + PATIENCE
    while len(asked_bots(folder)) < number:
        assert time.monotonic() < until, "no bot was asked"
        time.sleep(0.05)


@pytest.mark.parametrize("kind", ["class", "program"])
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("verb", ["simulate", "arena"])
def test_ctrl_c_stops_games_with_a_bot_that_never_answers(
    start: Start, tmp_path: Path, verb: str, jobs: int, kind: str
) -> None:
    bots = ("--bots", f"{endless_bots(tmp_path)[kind]},random", "--games", "20")
    process = start(verb, "novodice", *bots, "--jobs", str(jobs), *NO_LIMIT, cwd=tmp_path)
    wait_for_asked_bots(tmp_path, jobs)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "0 of 20 games" in out
    assert err.endswith("dicehall: stopped after 0 of 20 games.\n")
    for group in (process.pid, *asked_bots(tmp_path)):
        assert_group_is_empty(group)


@pytest.mark.parametrize("kind", ["class", "program"])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_command_that_is_killed_takes_its_bots_along(
    start: Start, tmp_path: Path, jobs: int, kind: str
) -> None:
    bots = ("--bots", f"{endless_bots(tmp_path)[kind]},random")
    process = start("simulate", "novodice", *bots, "--jobs", str(jobs), *NO_LIMIT, cwd=tmp_path)
    wait_for_asked_bots(tmp_path, jobs)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=PATIENCE)
    for bot in asked_bots(tmp_path):
        assert_group_is_empty(bot)


@pytest.mark.parametrize("kind", ["class", "program"])
def test_ctrl_c_twice_leaves_a_game_in_a_terminal_whatever_a_bot_does(
    tmp_path: Path, kind: str
) -> None:
    bot = endless_bots(tmp_path)[kind]
    both = ("--players", "2", "--bots", f"{bot},{bot}")
    status, seen = in_terminal(
        ("play", "novodice", *both, "--language", "en", *NO_LIMIT),
        [lambda _: asked_bots(tmp_path), lambda seen: "Leave the table?" in seen],
        tmp_path,
    )
    assert status == 0, seen
    assert "Traceback" not in seen
    for asked in asked_bots(tmp_path):
        assert_group_is_empty(asked)
