"""The questions of Cubitos as they travel, one model for each form in which they are put.

Every option has its text, its parts, and `told`, what is known of it where that is more than its parts.
`about` is what concerns the question as a whole. Both are null where a question is not explained.
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
    KeepQuestion,
    PushQuestion,
)
from dicehall.games.cubitos.explain.models.running import (
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
    KeepQuestion,
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
