"""The games in examples/, as if their packages were installed, and what their players can read."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from tests.game_folders.packages import ROOT, registered

from dicehall.games import registry

TARGETS: Final = {"pig": 20, "farkle": 1500}
"""The games, and how many points soon win."""
IDS: Final = re.compile(r"\b(?:web|server|terminal|advice|pig|farkle)[a-z]*-[a-z_-]+")
"""Names of messages, which nobody should read."""
NAMES: Final = re.compile(r"\b(?:turn began|push\?|Choose: |told |winners|TurnBegan)")
"""Names in the rules of the games, as they are shown where no words are found."""
LATIN: Final = re.compile(r"\b(?=\w*[g-z])[A-Za-z]{2,}\b")
"""Any name in the rules, where all is in Ukrainian. Codes are in capitals, seeds in hexadecimal digits."""
MEANT: Final = {"Mira", "Otto", "Dicehall", "dicehall", "Cubitos", "NovoDice", "enter"}
"""What is written in Latin letters there, too: names and a key."""


@contextmanager
def installed(game: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the package of an example, for this process and for those in which bots think."""
    for path in registered(ROOT / "examples" / game, folder):
        monkeypatch.syspath_prepend(str(path))
        known = os.environ.get("PYTHONPATH", "")
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(path), known])))
    registry._brought.cache_clear()
    yield
    registry._kits.pop(game, None)
    registry._brought.cache_clear()


def unreadable(shown: str, language: str) -> set[str]:
    """Return the names of messages and of things in the rules that a text shows to its readers."""
    found = {*IDS.findall(shown), *NAMES.findall(shown)}
    return found | (set(LATIN.findall(shown)) - MEANT if language == "uk" else set())
