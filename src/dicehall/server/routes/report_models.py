"""The parts of a report on a finished game, as they are sent."""

from __future__ import annotations

from pydantic import Field

from dicehall.server.response_models import QuestionShown, Shown
from dicehall.table.messages import Seat
from dicehall.table.views import DieShown


class RollJudged(Shown):
    """A roll, and what it did to the roller's chance to win."""

    step: int
    seat: Seat
    round: int
    dice: list[DieShown] = Field(description="What fell, die by die.")
    before: float = Field(description="The chance to win expected before it.")
    after: float
    luck: float = Field(description="How much better the dice fell than expected.")


class DecisionJudged(Shown):
    """A decision, and what the champion thinks of its options."""

    step: int
    seat: Seat
    round: int
    asked: str
    question: QuestionShown = Field(description="As it stood; of many options the best ones.")
    offered: int = Field(description="How many options there were.")
    chosen: str = Field(description="The text of the option.")
    worth: float = Field(description="The chance to win with the chosen option.")
    best: str = Field(description="The text of the best option.")
    best_worth: float
    loss: float = Field(description="The gap to the best option.")
    reasons: dict[str, float] = Field(description="Figures of the chosen option, by name.")
    best_reasons: dict[str, float]
    worths: dict[str, float] = Field(description="By option: the chance to win with it.")


class StopJudged(Shown):
    """A push that went wrong, and what stopping before it would have been worth."""

    step: int
    seat: Seat
    round: int
    bust: float | None = Field(description="The chance of a bust, if known.")
    stopping: float
    pushing: float
    after: float = Field(description="The chance to win that remained.")


class MomentJudged(Shown):
    """Everybody's chance to win at one moment; together they are 1."""

    step: int = Field(description="How many steps had been taken.")
    chances: list[float]


class AccountShown(Shown):
    """What made up a player's result: start + dice + others - mistakes = result."""

    start: float = Field(description="The chance to win before the first roll.")
    dice: float = Field(description="What the player's own dice brought.")
    others: float = Field(description="What the others did and rolled, and what was not foreseen.")
    others_dice: float = Field(description="The part of it that the dice of the others brought.")
    others_choices: float = Field(description="The part of it that the others gave away.")
    mistakes: float = Field(description="What was given away.")
    result: float = Field(description="1 for the winner, shared if several win.")
    decisions: int
    rolls: int


class ReportPart(Shown):
    """What was found in a game since the part before. A report is a line of JSON for each part."""

    step: int = Field(description="How many steps have been judged.")
    steps: int = Field(description="How many there are.")
    hints: list[int] = Field(description="By seat: at how many questions a hint was taken.")
    decisions: list[DecisionJudged]
    rolls: list[RollJudged]
    stops: list[StopJudged]
    rounds: list[int] = Field(description="The steps with which rounds began.")
    moments: list[MomentJudged]
    accounts: list[AccountShown] = Field(description="By seat; only in the last part.")
    turns: list[int] = Field(description="The steps that changed most; only in the last part.")
