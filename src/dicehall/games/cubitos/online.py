"""What pages online show of a race: its boards, its goal, and the maps and sets that people bring."""

from __future__ import annotations

from typing import Any, Final

from dicehall.core.game import AnyGame
from dicehall.core.mistakes import BadOptions
from dicehall.games.cubitos.box import own_cards_of
from dicehall.games.cubitos.cards.sets import warnings_for
from dicehall.games.cubitos.explain.measured import measured
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.track.maps import TRACK_NAMES
from dicehall.games.cubitos.track.plan import course_of, plan_of

MOST_EFFECTS: Final = 4
"""Shortcuts and jet packs on a course with maps that people bring, at most."""


def course_plan(game: AnyGame) -> dict[str, Any]:
    """Return the boards of a race, on which each leg is run, and the cards that somebody brought."""
    assert isinstance(game, Cubitos)
    return {**course_of(game.course), "own_cards": own_cards_of(game)}


def goal(game: AnyGame) -> int:
    """Return the score of a runner who has just come to the finish."""
    assert isinstance(game, Cubitos)
    return game.to_finish[game.course.start]


def check_own_maps(game: AnyGame) -> None:
    """Refuse a map of one's own on which the search of a move may take long: strangers share a machine."""
    assert isinstance(game, Cubitos)
    brought = any("\n" in track for track in game.track_names)
    if brought and len(game.course.effect_kind) > MOST_EFFECTS:
        raise BadOptions(
            f"a course with a map of your own has {MOST_EFFECTS} shortcuts and jet packs "
            "at most online."
        )


def plan_of_map(drawn: str) -> dict[str, Any]:
    """Return how a map is drawn; one with which no table could be made is refused."""
    # A map is known by its lines.
    game = from_options({"players": 2, "tracks": [f"{drawn.strip()}\n"]})
    check_own_maps(game)
    return plan_of(game.course.tracks[0])


def set_told(cards: list[str]) -> dict[str, Any]:
    """Return what speaks against a set of cards, and which of them do better or worse together."""
    # Only a set with which a table could be made, on whatever track.
    from_options({"players": 2, "cards": cards, "tracks": [TRACK_NAMES[0]], "laps": 1})
    both = [pair for pair in measured().pairs if set(pair.cards) <= set(cards)]
    return {
        "warnings": [warning.kind for warning in warnings_for(cards, components())],
        "good_pairs": [list(pair.cards) for pair in both if pair.synergy > 0],
        "bad_pairs": [list(pair.cards) for pair in reversed(both) if pair.synergy < 0],
    }
