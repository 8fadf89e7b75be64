"""All who check the dice of records: the package, the command, the script, the page, and a stranger."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from scripts.build_client import WEB, find_node
from tests.command.door import dicehall
from tests.fair.independent_verifier import broken_condition
from tests.fair.records import Saved
from tests.patience import PATIENCE
from tests.scripts.fair_dice_script import run

from dicehall import read_record, verify
from dicehall.core.fair import sides_text
from dicehall.core.mistakes import BadRecord, Difference
from dicehall.games.registry import new_game

NODE = find_node()
Found = int | None
"""The condition that a record breaks; 0 if nothing can be said of it, None if all is right."""
Noted = dict[str, str]


@cache
def boxes() -> dict[str, str]:
    """Return the dice of every box as the page about fair dice lists them, without the lot."""
    return {
        game: sides_text(new_game(game, {"players": 2}).dice).rpartition(" ")[0]
        for game in ("novodice", "cubitos")
    }


def by_package(saved: Saved, noted: Noted) -> Found:
    """Ask `dicehall.verify`. What cannot be read breaks condition 1, unless it claims nothing of its dice."""
    try:
        record = read_record(json.dumps(saved))
        verify(record, **noted)
    except Difference as difference:
        return difference.condition
    except BadRecord as mistake:
        return 0 if "of the fair dice; this version" in str(mistake) else 1
    return None if record.origin["source"] == "fair" else 0


def by_command(files: list[Path], noted: Noted) -> list[Found]:
    """Ask `dicehall verify` about records that can be read, all at once."""
    options = [word for name, text in noted.items() for word in (f"--{name}", text)]
    lines = dicehall("verify", *files, *options).out.splitlines()
    found: list[Found] = []
    for file, line in zip(files, lines):
        assert line.startswith(f"{file}: ")
        broken = re.search(r"\(condition (\d+)\)\.$", line)
        assert (": differs at " in line) == bool(broken), line
        found.append(int(broken[1]) if broken else None)
    assert len(found) == len(files), lines
    return found


def by_script(file: Path, noted: Noted) -> Found:
    """Ask the script that stands alone."""
    told = run(file, *[word for name, text in noted.items() for word in (f"--{name}", text)])
    if told.returncode == 2:
        none = ("its dice are not fair dice", "this script knows", "no roll", "not revealed yet")
        return 0 if any(words in told.stderr for words in none) else 1
    broken = re.search(r"\(condition (\d+)\)\.$", told.stdout)
    assert (told.returncode == 1) == bool(broken), told
    return int(broken[1]) if broken else None


def by_page(asked: list[tuple[Saved, Noted]]) -> list[Found]:
    """Ask the page's own code, under Node, about all records at once."""
    assert NODE is not None
    sent = json.dumps([{"record": saved, "noted": noted} for saved, noted in asked])
    done = subprocess.run(
        [*NODE.node, "tests/fair/door.mjs"],
        cwd=WEB,
        input=sent,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    told: list[dict[str, Any]] = json.loads(done.stdout)
    assert len(told) == len(asked)
    return [None if one["verdict"] == "right" else one["condition"] or 0 for one in told]


def by_stranger(saved: Saved, noted: Noted) -> Found:
    """Ask the verifier that was written from the page about fair dice alone."""
    return broken_condition(saved, boxes(), **noted)
