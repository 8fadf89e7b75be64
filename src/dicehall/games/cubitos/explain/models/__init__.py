"""The questions of Cubitos as they are sent, with one model for each form.

Every option has its text, its parts, and `told`: further details. `about` concerns the question
as a whole. Both are null if a question is not explained.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.cubitos.explain.models.dice import (
    BuyQuestion,
    DiceQuestion,
    FaceQuestion,
    TrayQuestion,
)
from dicehall.games.cubitos.explain.models.pushing import (
    AbilityQuestion,
    PushQuestion,
    StayQuestion,
)
from dicehall.games.cubitos.explain.models.run_phase import (
    EitherQuestion,
    MoveQuestion,
    MovesQuestion,
    RewardQuestion,
    SeatQuestion,
    SpaceQuestion,
    SwordsQuestion,
)

QUESTIONS: Final = (
    PushQuestion,
    AbilityQuestion,
    StayQuestion,
    DiceQuestion,
    TrayQuestion,
    BuyQuestion,
    FaceQuestion,
    SwordsQuestion,
    EitherQuestion,
    SeatQuestion,
    MovesQuestion,
    MoveQuestion,
    SpaceQuestion,
    RewardQuestion,
)
"""Every form of question."""
