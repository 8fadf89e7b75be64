"""What every question of Cubitos has."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from dicehall.games.models import QuestionDetails, wire_model

Phase = TypeAliasType("Phase", Literal["draw", "roll", "run", "move", "buy"])
"""The phases of a round."""
Then = Literal["choice", "dice"] | None
"""What follows if an option does not show the whole effect: another choice, a throw of dice, or nothing."""


@wire_model
class CubitosQuestionDetails(QuestionDetails):
    """What every question of Cubitos has."""

    phase: Phase
    """The phase of the round it belongs to."""


@wire_model
class About(TypedDict):
    """What concerns any question as a whole."""

    by: str | None
    """The card whose ability asks; null if the race itself asks."""
