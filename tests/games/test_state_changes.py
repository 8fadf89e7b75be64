"""A state is changed by its game's table alone: no word, choice or card changes one by itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicehall.games.registry import game_names

GAMES = Path(__file__).parents[2] / "src/dicehall/games"
MAKING = ("state.py", "setup.py", "saving.py", "position.py")
"""The files that make a state, rather than change one in play."""


def fields_of(game: str) -> set[str]:
    """Return the names of everything that a state and its players hold."""
    tree = ast.parse((GAMES / game / "rules/state.py").read_text("utf-8"))
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }


def changes(source: str, fields: set[str]) -> Iterator[str]:
    """Yield every place where such a field, or an item of it, is set.

    What a file sets of itself is no state, and a task's position is its place in a program.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
            target = node.value if isinstance(node, ast.Subscript) else node
            if isinstance(target, ast.Attribute) and target.attr in fields:
                owner = target.value
                if not (isinstance(owner, ast.Name) and owner.id in ("self", "task")):
                    yield f"line {node.lineno}: {ast.unparse(node)}"


def is_of_the_table(source: str) -> bool:
    """Return whether a file holds the game's table, or a part of it."""
    return any(
        isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id.endswith("Table") for base in node.bases)
        for node in ast.parse(source).body
    )


@pytest.mark.parametrize("game", game_names())
def test_only_the_table_changes_a_state(game: str) -> None:
    fields = fields_of(game)
    tables = 0
    found = []
    for room in ("rules", "cards"):
        for path in sorted((GAMES / game / room).glob("*.py")):
            source = path.read_text("utf-8")
            if is_of_the_table(source):
                tables += 1
                assert list(changes(source, fields))
            elif path.name not in MAKING:
                found += [f"{path.name}, {place}" for place in changes(source, fields)]
    assert tables > 0
    assert found == []
