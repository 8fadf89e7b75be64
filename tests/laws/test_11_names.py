"""Law 11: only a game's folder names the game; everybody else asks its kit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dicehall
from dicehall.games.registry import OWN, kit_of

PACKAGE = Path(dicehall.__file__).parent
READ = (".py", ".ftl", ".css", ".toml", ".html", ".txt")
"""The files people write; what is compiled or built from them says nothing of its own."""
REGISTRY = PACKAGE / "games" / "registry.py"


@pytest.mark.parametrize("game", OWN)
def test_nothing_outside_a_games_folder_names_it(game: str) -> None:
    names = re.compile("|".join(map(re.escape, (game, kit_of(game).title))), re.IGNORECASE)
    own, built = PACKAGE / "games" / game, PACKAGE / "server" / "client"
    found = []
    for file in PACKAGE.rglob("*"):
        if file.suffix not in READ or file.is_relative_to(own) or file.is_relative_to(built):
            continue
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            registered = file == REGISTRY and line == f'    "{game}",'
            if names.search(line) and not registered:
                found.append(f"{file.relative_to(PACKAGE)}, line {number}: {line.strip()}")
    assert not found, "\n".join(found)
