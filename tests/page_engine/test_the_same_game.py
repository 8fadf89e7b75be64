"""The engine in the page plays the same games as the one here: record by record, and scenario by scenario.

Some games are played in the packed engine under Node; two hundred in Chromium's worker, by
`tests/web/test_engine.py`.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from scripts.build_client import WEB, find_node
from scripts.pack_engine import ENGINE, MANIFEST
from tests.page_engine.games import plans, record

from dicehall.scenarios.read import read_paths

HERE = Path(__file__).parent
SCENARIOS = HERE.parent / "scenarios"
EACH, CHAMPIONS = 5, 1
"""Games of each kind, and how many of them champions play."""
NODE = find_node()

pytestmark = pytest.mark.skipif(
    NODE is None or not (ENGINE / MANIFEST).exists() or not (WEB / "node_modules").exists(),
    reason="needs Node and the packed engine (scripts/pack_engine.py)",
)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Run `inside.py` in Pyodide under Node once for both tests, and give what it left in its room."""
    assert NODE is not None
    room = tmp_path_factory.mktemp("room")
    shutil.copyfile(HERE / "games.py", room / "games.py")
    shutil.copytree(SCENARIOS, room / "scenarios", ignore=shutil.ignore_patterns("*.py"))
    command = [*NODE.node, "python.mjs", ENGINE, HERE / "inside.py", room, EACH, CHAMPIONS]
    done = subprocess.run(
        list(map(str, command)), cwd=WEB, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    left: dict[str, Any] = json.loads((room / "results.json").read_text("utf-8"))
    return left


def test_games_have_the_same_records_byte_by_byte(results: dict[str, Any]) -> None:
    records = results["games"]
    all_plans = plans(EACH, CHAMPIONS)
    assert len(records) == len(all_plans) == 2 * EACH
    for plan, theirs in zip(all_plans, records, strict=True):
        print(plan.seed, plan.bots, plan.options)
        assert theirs == record(plan), plan


def test_all_scenarios_pass_in_the_page(results: dict[str, Any]) -> None:
    outcomes = results["scenarios"]
    assert len(outcomes) == len(read_paths([SCENARIOS]))
    assert [told for passed, *told in outcomes if not passed] == []
