"""The learned value models that come with the package, by the level that uses them."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from dicehall.games.novodice.bots.growth_network import GrowthNetwork
from dicehall.games.novodice.bots.shape_model import MOST_TURNS, ShapeModel
from dicehall.games.novodice.bots.value import ValueModel

PLANNER: Final = "planner-1"
"""The champion before the network; it stays as a yardstick."""
_READ: Final[dict[str, ValueModel]] = {}
"""The value models that were read already, by level."""


def read_value_model(level: str) -> ValueModel:
    """Return the value model of a level."""
    known = _READ.get(level)
    if known is None:
        if level == "champion":
            known = GrowthNetwork(_read("network.json"))
        else:
            given = _read("shapes.json")
            horizon = MOST_TURNS if level == PLANNER else float(given["horizons"][level])
            known = ShapeModel(given, horizon)
        _READ[level] = known
    return known


def _read(name: str) -> dict[str, Any]:
    path = files("dicehall.games.novodice.bots").joinpath(name)
    given: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return given
