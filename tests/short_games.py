"""Games that are soon over, for tests of everything around a game: a table, a screen, a report."""

from __future__ import annotations

from typing import Any, Final

SHORT: Final[dict[str, dict[str, Any]]] = {
    "novodice": {"components": {"trash": 2, "tiles_per_kind": {"2": 1, "3": 1, "4": 1}}},
    "cubitos": {"race": "1", "rounds": 2},
}
"""Options of each game, for any number of players. Not every kind of question need come up."""
