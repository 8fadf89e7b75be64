"""The ledger of a game: every player's chance to win, and who or what changed it.

The chances of all players at one moment add up to 1 (see `chances`). A player's own roll changes them by
the chance after the roll minus the chance expected before it. A decision lowers the player's own by the gap
to the best option. What one player gains or loses in this way, the others lose or gain; in their
accounts it stands under the dice or the choices of the others. If the adviser later judges a position
differently from what it had foreseen, nobody caused that, and it is counted separately. So for every
player:

    chance before the first roll + dice + others - mistakes = 1 for the winner, 0 for the others
    others = others' dice + others' choices + not foreseen

exactly, whatever the adviser believes; its quality decides only what is called a mistake.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dicehall.core.dice import FacedDie
from dicehall.core.record import Record


@dataclass(frozen=True)
class RollNote:
    """One roll of a player, and its luck."""

    step: int
    seat: int
    round: int
    dice: tuple[FacedDie, ...]
    """What fell, die by die."""
    before: float
    """The chance to win expected before it."""
    after: float
    """The chance to win after the dice had fallen."""

    @property
    def luck(self) -> float:
        """Return how much better the dice fell than expected."""
        return self.after - self.before

    def save(self) -> dict[str, Any]:
        """Return the roll in a form JSON can represent."""
        return {**vars(self), "dice": [die._asdict() for die in self.dice], "luck": self.luck}


@dataclass(frozen=True)
class Swing:
    """How much of a player's chance in a round the adviser had not foreseen."""

    seat: int
    round: int
    change: float


@dataclass(frozen=True)
class DecisionNote:
    """A decision, and what the adviser would have done."""

    step: int
    seat: int
    round: int
    asked: str
    chosen: str
    worth: float
    """The chance to win with the chosen option."""
    best: str
    best_worth: float
    """The chance to win with the best option."""
    reasons: dict[str, float]
    best_reasons: dict[str, float]
    worths: dict[str, float]
    said: str = ""
    """The question in words."""

    @property
    def loss(self) -> float:
        """Return the gap to the best option."""
        return self.best_worth - self.worth


@dataclass(frozen=True)
class Stop:
    """A push that went wrong: what stopping before it would have been worth."""

    step: int
    seat: int
    round: int
    bust: float | None
    """The chance of a bust, if known."""
    stopping: float
    """The chance to win after stopping."""
    pushing: float
    """The chance to win expected of the push."""
    after: float
    """The chance to win that remained."""


@dataclass
class Account:
    """One player's side of the ledger."""

    start: float = 0.0
    """The chance before the first roll."""
    dice: float = 0.0
    """What the player's own dice brought."""
    others: float = 0.0
    """What the others brought by choosing and rolling, and what was not foreseen."""
    others_dice: float = 0.0
    """The part of it that the dice of the others brought."""
    others_choices: float = 0.0
    """The part of it that the others gave away by their choices."""
    mistakes: float = 0.0
    """What was given away."""
    result: float = 0.0
    """1 for the winner, shared if several win."""
    decisions: int = 0
    rolls: int = 0

    @property
    def unforeseen(self) -> float:
        """Return the part of `others` that is nobody's doing: the adviser changed its judgement."""
        return self.others - self.others_dice - self.others_choices


@dataclass
class Ledger:
    """The complete account of a game."""

    record: Record
    decisions: list[DecisionNote] = field(default_factory=list)
    rolls: list[RollNote] = field(default_factory=list)
    swings: list[Swing] = field(default_factory=list)
    """What the adviser had not foreseen, round by round."""
    accounts: list[Account] = field(default_factory=list)
    stops: list[Stop] = field(default_factory=list)
    """Every push that ended in a bust, compared with stopping."""
    chances: list[list[tuple[int, float]]] = field(default_factory=list)
    """For every seat, the chance to win before and after every step, and at the end."""
    rounds: list[int] = field(default_factory=list)
    """The step with which each round began."""

    def turning_points(self, number: int = 5) -> list[RollNote | Swing | DecisionNote]:
        """Return the largest changes, largest first."""
        points: list[RollNote | Swing | DecisionNote] = [*self.rolls, *self.swings, *self.decisions]
        return sorted(points, key=_weight, reverse=True)[:number]

    def save(self) -> dict[str, Any]:
        """Return the ledger in a form JSON can represent."""
        return {
            "game": self.record.game,
            "seats": list(self.record.seats),
            "scores": list(self.record.scores),
            "rounds": self.rounds,
            "accounts": [rounded(vars(account)) for account in self.accounts],
            "chances": rounded(self.chances),
            "rolls": [rounded(roll.save()) for roll in self.rolls],
            "swings": [rounded(vars(swing)) for swing in self.swings],
            "stops": [rounded(vars(stop)) for stop in self.stops],
            "decisions": [
                {**rounded(vars(one)), "loss": round(one.loss, 4)} for one in self.decisions
            ],
        }


def _weight(point: RollNote | Swing | DecisionNote) -> float:
    if isinstance(point, RollNote):
        return abs(point.luck)
    return abs(point.change) if isinstance(point, Swing) else point.loss


def rounded(saved: Any) -> Any:
    """Return the same with rounded figures."""
    if isinstance(saved, float):
        return round(saved, 4)
    if isinstance(saved, dict):
        return {key: rounded(value) for key, value in saved.items()}
    if isinstance(saved, (list, tuple)):
        return [rounded(value) for value in saved]
    return saved
