"""The ledger of a game: every player's chance to win, and who or what changed it.

A roll of the player's own changes it by the chance after it less the chance expected before it. A decision
lowers it by what a better option would have been worth more. All else is put down to the others: what they
did and rolled, and what the adviser could not see before. So for every player:

    chance before the first roll + dice + others - mistakes = 1 for the winner, 0 for the others

exactly, whatever the adviser believes; how well it believes decides only what is called a mistake.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dicehall.core.record import Record


@dataclass(frozen=True)
class Roll:
    """One roll of a player, and how lucky it was."""

    step: int
    seat: int
    round: int
    dice: tuple[str, ...]
    """What fell, die by die, as records write it."""
    before: float
    """The chance to win that was to be expected before it."""
    after: float
    """The chance to win once the dice had fallen."""

    @property
    def luck(self) -> float:
        """Return how much better the dice fell than was to be expected."""
        return self.after - self.before


@dataclass(frozen=True)
class Swing:
    """By how much a player's chance changed over a round through the others."""

    seat: int
    round: int
    change: float


@dataclass(frozen=True)
class Decision:
    """A decision, and what the adviser would have done."""

    step: int
    seat: int
    round: int
    asked: str
    chosen: str
    worth: float
    """The chance to win with what was chosen."""
    best: str
    best_worth: float
    """The chance to win with the best option."""
    reasons: dict[str, float]
    """Figures of what was chosen."""
    best_reasons: dict[str, float]
    """Figures of the best option."""
    worths: dict[str, float]
    """What every option was worth."""
    said: str = ""
    """The question in words."""

    @property
    def loss(self) -> float:
        """Return how much was given away."""
        return self.best_worth - self.worth


@dataclass(frozen=True)
class Stop:
    """A push that went wrong: what stopping before it would have been worth."""

    step: int
    seat: int
    round: int
    bust: float | None
    """How likely it was to go wrong, where that is known."""
    stopping: float
    """The chance to win after stopping."""
    pushing: float
    """The chance to win the push promised."""
    after: float
    """The chance to win that was left."""


@dataclass
class Account:
    """One player's side of the ledger."""

    start: float = 0.0
    """The chance before the first roll."""
    dice: float = 0.0
    """What the own dice brought."""
    others: float = 0.0
    """What the others brought, by playing and by rolling, and what was not seen before."""
    mistakes: float = 0.0
    """What was given away."""
    result: float = 0.0
    """One for the winner, shared when several win."""
    decisions: int = 0
    rolls: int = 0


@dataclass
class Ledger:
    """A game, accounted for."""

    record: Record
    decisions: list[Decision] = field(default_factory=list)
    rolls: list[Roll] = field(default_factory=list)
    swings: list[Swing] = field(default_factory=list)
    """What the others did to every player, round by round."""
    accounts: list[Account] = field(default_factory=list)
    stops: list[Stop] = field(default_factory=list)
    """What if I had stopped: every push that ended in a bust."""
    chances: list[list[tuple[int, float]]] = field(default_factory=list)
    """For every seat the chance to win before and after each of its rolls, and at the end, by step."""
    rounds: list[int] = field(default_factory=list)
    """The step with which each round began."""

    def turning_points(self, number: int = 5) -> list[Roll | Swing | Decision]:
        """Return what changed most, the largest first."""
        points: list[Roll | Swing | Decision] = [*self.rolls, *self.swings, *self.decisions]
        return sorted(points, key=_weight, reverse=True)[:number]

    def save(self) -> dict[str, Any]:
        """Return the ledger in a form that JSON can hold."""
        return {
            "game": self.record.game,
            "seats": list(self.record.seats),
            "scores": list(self.record.scores),
            "rounds": self.rounds,
            "accounts": [_rounded(vars(account)) for account in self.accounts],
            "chances": _rounded(self.chances),
            "rolls": [{**_rounded(vars(one)), "luck": round(one.luck, 4)} for one in self.rolls],
            "swings": [_rounded(vars(swing)) for swing in self.swings],
            "stops": [_rounded(vars(stop)) for stop in self.stops],
            "decisions": [
                {**_rounded(vars(one)), "loss": round(one.loss, 4)} for one in self.decisions
            ],
        }


def _weight(point: Roll | Swing | Decision) -> float:
    if isinstance(point, Roll):
        return abs(point.luck)
    return abs(point.change) if isinstance(point, Swing) else point.loss


def _rounded(saved: Any) -> Any:
    """Return the same with figures that are short enough to read."""
    if isinstance(saved, float):
        return round(saved, 4)
    if isinstance(saved, dict):
        return {key: _rounded(value) for key, value in saved.items()}
    if isinstance(saved, (list, tuple)):
        return [_rounded(value) for value in saved]
    return saved
