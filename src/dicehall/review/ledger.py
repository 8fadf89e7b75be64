"""The ledger of a game: every player's chance to win, and who or what changed it.

Between two decisions of a player the chance swings: by the dice where the player has rolled meanwhile,
by the others where not. At a decision it falls by what a better option would have been worth more. So
for every player:

    chance at the first decision + dice + others - mistakes = 1 for the winner, 0 for the others

exactly, whatever the adviser believes; how well it believes decides only what is called a mistake.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from dicehall.bots.advice import Weighed
from dicehall.core.game import View
from dicehall.core.match import Match
from dicehall.core.mistakes import BadOptions, BadRecord
from dicehall.core.question import Question
from dicehall.core.record import Record, Replay
from dicehall.games import new_game

DICE: Final = "dice"
OTHERS: Final = "others"
PUSH: Final = "push"
PASS: Final = "pass"
BUST: Final = "Bust"
"""The event of a push that went wrong."""


class Words(Protocol):
    """Somebody who puts questions and options into words; called before the question is answered."""

    def asked(self, match: Match, question: Question) -> str:
        """Return the question in words."""

    def option(self, match: Match, question: Question, option: int) -> str:
        """Return an option in words."""


class PlainWords:
    """The words of records."""

    def asked(self, match: Match, question: Question) -> str:
        """Return the question's one word."""
        return question.choice.name()

    def option(self, match: Match, question: Question, option: int) -> str:
        """Return the option's text form."""
        return match.text(question, option)


class Adviser(Protocol):
    """Somebody who weighs the options of a question."""

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return every option once, with what it is worth."""


@dataclass(frozen=True)
class Swing:
    """How a player's chance changed between two decisions, by no decision of the player's own."""

    step: int
    """Before which step of the record; its length for the end."""
    seat: int
    by: str
    """Whether ``dice`` or ``others`` did it."""
    before: float
    after: float
    rolled: tuple[str, ...]
    """What the player has rolled meanwhile."""

    @property
    def change(self) -> float:
        """Return by how much the chance rose, or fell."""
        return self.after - self.before


@dataclass(frozen=True)
class Decision:
    """A decision, and what the adviser would have done."""

    step: int
    seat: int
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
    """The chance at the first decision."""
    dice: float = 0.0
    """What the own dice brought."""
    others: float = 0.0
    """What the others brought, by playing and by rolling."""
    mistakes: float = 0.0
    """What was given away."""
    result: float = 0.0
    """One for the winner, shared when several win."""
    decisions: int = 0


@dataclass
class Ledger:
    """A game, accounted for."""

    record: Record
    decisions: list[Decision] = field(default_factory=list)
    swings: list[Swing] = field(default_factory=list)
    accounts: list[Account] = field(default_factory=list)
    stops: list[Stop] = field(default_factory=list)
    """What if I had stopped: every push that ended in a bust."""
    chances: list[list[tuple[int, float]]] = field(default_factory=list)
    """For every seat the chance to win as it was known at each step."""

    def turning_points(self, number: int = 5) -> list[Swing | Decision]:
        """Return what changed most, the largest first."""
        points: list[Swing | Decision] = [*self.swings, *self.decisions]
        return sorted(points, key=_weight, reverse=True)[:number]

    def save(self) -> dict[str, Any]:
        """Return the ledger in a form that JSON can hold."""
        return {
            "game": self.record.game,
            "seats": list(self.record.seats),
            "scores": list(self.record.scores),
            "accounts": [_rounded(vars(account)) for account in self.accounts],
            "chances": [
                [[step, round(chance, 4)] for step, chance in seat] for seat in self.chances
            ],
            "stops": [_rounded(vars(stop)) for stop in self.stops],
            "swings": [_rounded(vars(swing)) for swing in self.swings],
            "decisions": [
                {**_rounded(vars(one)), "loss": round(one.loss, 4)} for one in self.decisions
            ],
        }


def _weight(point: Swing | Decision) -> float:
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


def keep_ledger(
    record: Record,
    adviser: Adviser,
    on_step: Callable[[int], None] = lambda step: None,
    words: Words | None = None,
) -> Ledger:
    """Replay a finished game and account for it; `on_step` is told how far it is."""
    if not record.over:
        raise BadRecord("this game is not over yet; a report needs one that was played to its end.")
    game = new_game(record.game, record.options)
    replay = Replay(game, record)
    seats = range(game.seats)
    ledger = Ledger(record, accounts=[Account() for _ in seats], chances=[[] for _ in seats])
    keeper = _Keeper(ledger, adviser, words or PlainWords())
    for number, step in enumerate(record.steps):
        on_step(number)
        if step.asked == "roll":
            keeper.rolled(step.seat, step.given)
        else:
            keeper.decided(replay, number)
        replay.step()
        for event in replay.match.events():
            if type(event).__name__ == BUST:
                keeper.bust(event.seat)
    replay.finish()
    winners = game.winners(replay.match.state)
    for seat in seats:
        keeper.ended(seat, len(record.steps), 1 / len(winners) if seat in winners else 0.0)
    return ledger


class _Keeper:
    """Writes the ledger while the game is replayed."""

    def __init__(self, ledger: Ledger, adviser: Adviser, words: Words) -> None:
        self._ledger = ledger
        self._words = words
        self._adviser = adviser
        seats = len(ledger.accounts)
        self._known: list[float | None] = [None] * seats
        """Every seat's chance after its last decision."""
        self._rolled: list[list[str]] = [[] for _ in range(seats)]
        """What every seat has rolled since."""
        self._pushed: list[Decision | None] = [None] * seats
        """Every seat's last push."""
        self._bust: list[bool] = [False] * seats
        """Whether it went wrong, and what is left is not known yet."""

    def rolled(self, seat: int, given: str) -> None:
        """Remember a roll; one of the table's own is nobody's."""
        if seat >= 0:
            self._rolled[seat].append(given)

    def bust(self, seat: int) -> None:
        """Remember that a push went wrong."""
        self._bust[seat] = self._pushed[seat] is not None

    def decided(self, replay: Replay, number: int) -> None:
        """Weigh a decision that is about to be taken."""
        match = replay.match
        step = replay.record.steps[number]
        question = match.question(step.seat) if 0 <= step.seat < match.game.seats else None
        if question is None:
            return  # the replay will say what is wrong
        weighed = self._adviser.weigh(match.view(step.seat), question)
        if not weighed:
            raise BadOptions("a bot that does not weigh its options cannot judge a game.")
        option = match.find(question, step.given)
        chosen = next(one for one in weighed if one.option == option)
        best = max(weighed, key=_worth)
        self._swing(step.seat, number, best.worth)
        decision = Decision(
            number,
            step.seat,
            step.asked,
            self._words.option(match, question, option),
            chosen.worth,
            self._words.option(match, question, best.option),
            best.worth,
            chosen.reasons,
            best.reasons,
            {match.text(question, one.option): one.worth for one in weighed},
            self._words.asked(match, question),
        )
        if step.given == PUSH:
            self._pushed[step.seat] = decision
        account = self._ledger.accounts[step.seat]
        account.decisions += 1
        account.mistakes += decision.loss
        self._ledger.decisions.append(decision)
        self._know(step.seat, number, chosen.worth)

    def ended(self, seat: int, number: int, result: float) -> None:
        """Close a player's account."""
        self._swing(seat, number, result)
        self._ledger.accounts[seat].result = result

    def _swing(self, seat: int, number: int, after: float) -> None:
        before = self._known[seat]
        account = self._ledger.accounts[seat]
        pushed = self._pushed[seat]
        if self._bust[seat] and pushed is not None and PASS in pushed.worths:
            bust = pushed.reasons.get("bust")
            stop = Stop(pushed.step, seat, bust, pushed.worths[PASS], pushed.worth, after)
            self._ledger.stops.append(stop)
        self._bust[seat] = False
        if before is None:
            account.start = after
        else:
            rolled = tuple(self._rolled[seat])
            swing = Swing(number, seat, DICE if rolled else OTHERS, before, after, rolled)
            self._ledger.swings.append(swing)
            if rolled:
                account.dice += swing.change
            else:
                account.others += swing.change
        self._rolled[seat].clear()
        self._know(seat, number, after)

    def _know(self, seat: int, number: int, chance: float) -> None:
        self._known[seat] = chance
        self._ledger.chances[seat].append((number, chance))


def _worth(weighed: Weighed) -> float:
    return weighed.worth
