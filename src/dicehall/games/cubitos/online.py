"""What web pages show of a race: its boards, its goal, and custom maps and sets."""

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
"""The most shortcuts and jet packs on a course with custom maps."""


def course_plan(game: AnyGame) -> dict[str, Any]:
    """Return the boards of a race, on which each leg is run, and the cards that somebody brought."""
    assert isinstance(game, Cubitos)
    return {**course_of(game.course), "own_cards": own_cards_of(game)}


def goal(game: AnyGame) -> int:
    """Return the score of a runner who has just reached the finish."""
    assert isinstance(game, Cubitos)
    return game.to_finish[game.course.start]


def check_own_maps(game: AnyGame) -> None:
    """Refuse a custom map on which the search for moves may take long: strangers share a server."""
    assert isinstance(game, Cubitos)
    brought = any("\n" in track for track in game.track_names)
    if brought and len(game.course.effect_kind) > MOST_EFFECTS:
        raise BadOptions(
            f"a course with a map of your own has {MOST_EFFECTS} shortcuts and jet packs "
            "at most online."
        )


def plan_of_map(map: str) -> dict[str, object]:
    """Return how a map is drawn; refuse a map with which no table could be made."""
    # The game accepts a map as text with line breaks; a text without them is the name of a track.
    game = from_options({"players": 2, "tracks": [f"{map.strip()}\n"]})
    check_own_maps(game)
    return plan_of(game.course.tracks[0])


def set_told(cards: list[str], own: str = "") -> dict[str, object]:
    """Return the warnings about a set of cards, which of them do better or worse together, and own cards."""
    # Refuse a set with which no table could be made; the track does not matter.
    options = {"players": 2, "cards": cards, "tracks": [TRACK_NAMES[0]], "laps": 1}
    game = from_options({**options, "own_cards": own})
    both = [pair for pair in measured().pairs if set(pair.cards) <= set(cards)]
    return {
        "warnings": [warning.kind for warning in warnings_for(cards, components())],
        "good_pairs": [list(pair.cards) for pair in both if pair.synergy > 0],
        "bad_pairs": [list(pair.cards) for pair in reversed(both) if pair.synergy < 0],
        "own_cards": own_cards_of(game),
    }
