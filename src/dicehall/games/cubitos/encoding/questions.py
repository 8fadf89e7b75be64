"""Find the number of the kind of question that a choice asks."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.core.question import Choice
from dicehall.games.cubitos.cards.abilities import AbilityToUse
from dicehall.games.cubitos.cards.choosing_dice import DieToTake
from dicehall.games.cubitos.cards.offer_words import OneOf, YesOrNo
from dicehall.games.cubitos.cards.sword_words import WithFewestSwords
from dicehall.games.cubitos.cards.tray_words import FaceChoice, TrayChoice
from dicehall.games.cubitos.encoding.layout import (
    POOLS,
    Q_BORROW,
    Q_BUY,
    Q_BUY_MOVES,
    Q_DRAW,
    Q_EITHER,
    Q_FACE,
    Q_GAIN,
    Q_GIVE_TO,
    Q_MOVE,
    Q_NEARBY,
    Q_POOLS,
    Q_PUSH,
    Q_REWARD,
    Q_STEP,
    Q_TAKES,
    Q_UNCOUNTED,
    Q_YES_OR_NO,
    TAKES,
)
from dicehall.games.cubitos.rules.draw import DrawDie, UncountedDie
from dicehall.games.cubitos.rules.moving import MovesToBuy, NextSpace, WhereToEnd
from dicehall.games.cubitos.rules.rewards import NearbyReward, RewardToTake
from dicehall.games.cubitos.rules.roll_phase import PushOrPass
from dicehall.games.cubitos.rules.run_phase import DieToBuy


def question_of(choice: Choice) -> i64:
    """Return the kind of question, as `layout` numbers them."""
    if isinstance(choice, PushOrPass):
        return Q_PUSH
    if isinstance(choice, AbilityToUse):
        return _named(choice.what, POOLS, Q_POOLS)
    if isinstance(choice, DieToTake):
        return _named(choice.what, TAKES, Q_TAKES)
    if isinstance(choice, DrawDie):
        return Q_DRAW
    if isinstance(choice, WhereToEnd):
        return Q_MOVE
    if isinstance(choice, MovesToBuy):
        return Q_BUY_MOVES
    if isinstance(choice, DieToBuy):
        return Q_BUY
    if isinstance(choice, RewardToTake):
        return Q_REWARD
    return _rarer(choice)


def _rarer(choice: Choice) -> i64:
    if isinstance(choice, TrayChoice):
        return Q_GAIN if choice.what == "gain" else Q_BORROW
    if isinstance(choice, FaceChoice):
        return Q_FACE
    if isinstance(choice, YesOrNo):
        return Q_YES_OR_NO
    if isinstance(choice, OneOf):
        return Q_EITHER
    if isinstance(choice, NextSpace):
        return Q_STEP
    if isinstance(choice, NearbyReward):
        return Q_NEARBY
    if isinstance(choice, UncountedDie):
        return Q_UNCOUNTED
    if isinstance(choice, WithFewestSwords):
        return Q_GIVE_TO
    raise TypeError(f"there is no number for the question {choice.name()}")


def _named(what: str, names: tuple[str, ...], first: i64) -> i64:
    number = first
    for name in names:
        if name == what:
            return number
        number += 1
    raise TypeError(f"there is no number for the question {what}")
