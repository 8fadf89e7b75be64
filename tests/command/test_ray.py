"""Many games on a Ray cluster: the same seeds, the same results, whoever plays."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path

import pytest
from tests.command.door import Told, assert_one_sentence, dicehall, dicehall_apart
from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(
    find_spec("ray") is None,
    reason="Ray is not installed; pip install 'dicehall[ray]' lets these tests run",
)

GIVEN = ("arena", "novodice", "--bots", "greedy,random", "--games", 24, "--seed", "ray", "--json")
FREE = 0
"""As a port: any that is free."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Start a cluster of this machine with two processors, as a person does; yield its address."""
    with tempfile.TemporaryDirectory(prefix="ray") as folder:
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block"),
                *("--num-cpus", "2", "--port", str(FREE), "--include-dashboard", "false"),
                *("--temp-dir", folder, "--disable-usage-stats"),
                # Nobody needs more machines here, or reads the logs.
                *("--no-monitor", "--include-log-monitor", "false"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            yield _address(process, Path(folder))
        finally:
            # All of them are of one group; asked to end all at once, they would wait for each other.
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _address(process: subprocess.Popen[bytes], folder: Path) -> str:
    """Wait until the cluster has said where it is."""
    file = folder / "ray_current_cluster"
    until = time.monotonic() + PATIENCE
    while not file.exists() or not file.read_text().strip():
        assert process.poll() is None, "Ray did not start"
        assert time.monotonic() < until, "Ray did not start in two minutes"
        time.sleep(0.2)
    return file.read_text().strip()


@pytest.fixture(scope="module")
def dicehall_there(cluster: str) -> Iterator[Callable[..., Told]]:
    """Give a function that runs a command on the cluster, always from the same process."""
    with get_context("spawn").Pool(1, _join_only_once) as process:
        yield lambda *given: process.apply_async(dicehall, (*given, "--ray", cluster)).get(PATIENCE)


def _join_only_once() -> None:
    """Let all commands of this process stay in the cluster, whose workers then serve them all."""
    import ray

    ray.init, ray.shutdown = cache(ray.init), lambda: None


def test_a_cluster_plays_the_same_games(
    dicehall_there: Callable[..., Told], tmp_path: Path
) -> None:
    there = dicehall_there(*GIVEN, "--out", tmp_path / "there")
    assert there.status == 0, there
    here = dicehall(*GIVEN, "--out", tmp_path / "here")
    assert json.loads(there.out)["results"] == json.loads(here.out)["results"]
    lines = [(tmp_path / where / "games.jsonl").read_bytes() for where in ("there", "here")]
    assert lines[0] == lines[1]


def test_a_cluster_studies_the_same_races(dicehall_there: Callable[..., Told]) -> None:
    given = ("study", "cubitos", "--bot", "random", "--players", 2, "--games", 6, "--json")
    there = dicehall_there(*given)
    assert there.status == 0, there
    assert json.loads(there.out) == json.loads(dicehall(*given).out)


def test_a_cluster_simulates_the_same_games(
    dicehall_there: Callable[..., Told], tmp_path: Path
) -> None:
    given = ("simulate", "novodice", "--bots", "greedy,random", "--games", 12, "--json")
    there = dicehall_there(*given, "--out", tmp_path / "there.jsonl")
    assert there.status == 0, there
    here = dicehall(*given, "--out", tmp_path / "here.jsonl")
    assert json.loads(there.out)["results"] == json.loads(here.out)["results"]
    assert (tmp_path / "there.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()


def test_a_cluster_makes_the_same_data_set(
    dicehall_there: Callable[..., Told], tmp_path: Path
) -> None:
    given = ("dataset", "novodice", "--bots", "random", "--adviser", "none", "--games", 4)
    there = dicehall_there(*given, "--out", tmp_path / "there")
    assert there.status == 0, there
    here = dicehall(*given, "--out", tmp_path / "here")
    assert here.status == 0, here
    held = [
        {
            file.relative_to(tmp_path / where): file.read_bytes()
            for file in (tmp_path / where).rglob("*")
            if file.is_file()
        }
        for where in ("there", "here")
    ]
    # Line by line, so that a difference is seen.
    card = Path("README.md")
    assert held[0][card].decode().splitlines() == held[1][card].decode().splitlines()
    assert held[0] == held[1]
    assert Path("data/games-00000000-00000003.parquet") in held[0]


def test_what_a_bot_does_wrong_there_is_told_here(cluster: str) -> None:
    """By the installed program, which joins the cluster and leaves it again."""
    told = dicehall_apart(
        *("arena", "novodice", "--bots", "there:Wrong,random", "--games", 2, "--ray", cluster),
        env={"PYTHONPATH": f"{_with_a_bot()}:{os.environ.get('PYTHONPATH', '')}"},
    )
    assert told.status == 0, told
    assert "there:Wrong forfeited 2 games (crashed 2)." in told.out


def _with_a_bot() -> str:
    folder = tempfile.mkdtemp(prefix="bots")
    Path(folder, "there.py").write_text(
        "class Wrong:\n"
        "    def __init__(self, seed):\n"
        "        pass\n"
        "    def decide(self, view, question):\n"
        "        raise ValueError('lost')\n"
    )
    return folder


def test_where_no_cluster_answers_it_is_told_in_a_sentence() -> None:
    told = dicehall_apart(*GIVEN, "--ray", "127.0.0.1:1")
    assert_one_sentence(
        told, "no Ray cluster answers at 127.0.0.1:1 (connection refused); start one with"
    )
