"""The bots of Cubitos by name: levels in words for people, and a champion with time to think."""

from __future__ import annotations

from typing import Any, Final

from dicehall.bots.bot import Bot
from dicehall.games.cubitos.bots.adviser import CubitosAdviser
from dicehall.games.cubitos.bots.greedy import GreedyCubitos
from dicehall.games.cubitos.bots.plan_tries import TrialCubitos
from dicehall.games.cubitos.bots.planner import PlannerCubitos
from dicehall.games.cubitos.bots.value import FIRST_DIE, read_weights

LEVELS: Final = ("novice", "apprentice", "skilled", "expert", "master", "champion")
"""The levels, from the weakest to the strongest."""
PLANNER: Final = "planner-1"
"""The first champion, with fitted weights. Not listed: it stays as it is, to compare others with it."""
MILLISECONDS: Final = 100
"""The time for a decision if none is given."""
FEW_FALLS: Final = 30
"""How many outcomes of a roll are weighed by bots that do not rely on them."""
TRIES_A_MILLISECOND: Final = 6
"""About how many times a plan of two players is tried out in a millisecond."""
MOST_MILLISECONDS: Final = 60_000
NOVICE_RISK: Final = 0.15
APPRENTICE_RISK: Final = 0.25
SKILLED_RISK: Final = 0.16
EXPERT_RISK: Final = 0.27
MASTER_RISK: Final = 0.33
"""A bot that does not weigh pushes pushes up to this chance of a bust."""


def cubitos_bot(name: str, seed: str, network: dict[str, Any] | None = None) -> Bot | None:
    """Return a new bot of this name, or None if there is none; it may judge by another network."""
    if name == "greedy":
        return GreedyCubitos()
    if name == "novice":
        return PlannerCubitos(CubitosAdviser(weights_by_cost(), FEW_FALLS, NOVICE_RISK))
    if name == "apprentice":
        return PlannerCubitos(CubitosAdviser(weights_by_cost(), FEW_FALLS, APPRENTICE_RISK))
    if name == "skilled":
        return PlannerCubitos(CubitosAdviser(None, FEW_FALLS, SKILLED_RISK))
    if name == "expert":
        return PlannerCubitos(CubitosAdviser(None, FEW_FALLS, EXPERT_RISK))
    if name == "master":
        return PlannerCubitos(CubitosAdviser(None, FEW_FALLS, MASTER_RISK, learned=True))
    if name == PLANNER:
        return PlannerCubitos(CubitosAdviser())
    if name == "champion":
        return PlannerCubitos(CubitosAdviser(learned=True, network=network))
    engine, _, time = name.partition(":")
    milliseconds = _milliseconds(time)
    if engine == "champion" and milliseconds > 0:
        tries = milliseconds * TRIES_A_MILLISECOND
        return TrialCubitos(CubitosAdviser(learned=True, network=network), seed, tries)
    return None


def _milliseconds(text: str) -> int:
    """Return the time in a text such as ``100ms`` or ``2s``; the default if empty, 0 if invalid."""
    if not text:
        return MILLISECONDS
    unit = 1 if text.endswith("ms") else 1000
    number = text.removesuffix("s").removesuffix("m")
    if text.endswith("s") and number.isascii() and number.isdecimal():
        return min(int(number) * unit, MOST_MILLISECONDS)
    return 0


def weights_by_cost() -> list[float]:
    """Return the weights of a player who judges dice by their cost alone, and gray ones as usual."""
    weights = read_weights()
    for number in range(FIRST_DIE + 4, len(weights)):
        weights[number] = 0.0
    return weights
