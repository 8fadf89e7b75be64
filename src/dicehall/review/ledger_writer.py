"""Write the ledger: replay a finished game and account for every step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Protocol

from dicehall.bots.advice import Weighed, best_of
from dicehall.core.match import Match, Step
from dicehall.core.mistakes import BadRecord
from dicehall.core.question import Question
from dicehall.core.record import Record, Replay
from dicehall.games.registry import new_game
from dicehall.review.chances import Chances
from dicehall.review.foresight import Adviser, Foresight, result_of
from dicehall.review.ledger import Account, DecisionNote, Ledger, RollNote, Stop, Swing
from dicehall.statistics.watch import watch_of

PUSH: Final = "push"
PASS: Final = "pass"
BUST: Final = "Bust"
"""The name of the event that a push has gone wrong."""
TRIES: Final = 60
"""The most outcomes of a roll that are tried to find what it was worth before it fell."""
WAITING: Final = 12
"""How many times the game is played on if a player has to wait, as after a bust."""


class Words(Protocol):
    """Puts questions and options into words; called before the question is answered."""

    def asked(self, match: Match, question: Question) -> str:
        """Return the question in words."""

    def option(self, match: Match, question: Question, option: int) -> str:
        """Return an option in words."""


class PlainWords:
    """The words used in records."""

    def asked(self, match: Match, question: Question) -> str:
        """Return the question's one word."""
        return question.choice.name()

    def option(self, match: Match, question: Question, option: int) -> str:
        """Return the option's text form."""
        return match.text(question, option)


def keep_ledger(
    record: Record,
    adviser: Adviser,
    on_step: Callable[[int], None] = lambda step: None,
    words: Words | None = None,
    tries: int = TRIES,
) -> Ledger:
    """Replay a finished game and return its ledger; `on_step` is called with the number of each step."""
    closed = None
    for step, ledger in growing_ledger(record, adviser, words, tries):
        if step < len(record.steps):
            on_step(step)
        closed = ledger
    assert closed is not None
    return closed


def growing_ledger(
    record: Record, adviser: Adviser, words: Words | None = None, tries: int = TRIES
) -> Iterator[tuple[int, Ledger]]:
    """Yield the number of every step with the ledger before it, and at the end the closed ledger."""
    if not record.over:
        raise BadRecord("this game is not over yet; a report needs one that was played to its end.")
    replay = Replay(new_game(record.game, record.options), record)
    keeper = _Keeper(replay, adviser, words or PlainWords(), tries)
    for number, step in enumerate(record.steps):
        yield number, keeper.so_far()
        keeper.take(number, step)
    replay.finish()
    yield len(record.steps), keeper.closed()


class _Keeper:
    """Writes the ledger while the game is replayed."""

    def __init__(self, replay: Replay, adviser: Adviser, words: Words, tries: int) -> None:
        self._replay = replay
        self._match = replay.match
        self._words = words
        self._tries = tries
        seats = self._match.game.seats
        self._foresight = Foresight(self._match.game, adviser, "report", min(tries, WAITING))
        self._ledger = Ledger(
            replay.record,
            accounts=[Account() for _ in range(seats)],
            chances=[[] for _ in range(seats)],
        )
        self._chances: Chances | None = None
        """Everybody's chance after what has been accounted for so far; None before a player acts."""
        self._swings: dict[tuple[int, int], float] = {}
        """By seat and round: how much the seat's chance changed as the adviser changed its judgement."""
        self._pushed: list[DecisionNote | None] = [None] * seats
        game = self._match.game
        self._watch = watch_of(game)
        self._round = 0
        """The current round, from 1; 0 before it is known who begins."""

    def take(self, number: int, step: Step) -> None:
        """Take one step of the replay, and record what it changed."""
        match = self._match
        self._count_rounds(number, step)
        if step.seat >= 0 and self._chances is None:
            self._begin()
        if step.asked == "roll":
            self._roll(number, step)
        else:
            self._decide(number, step)
            self._replay.step()
        for event in match.events():
            if type(event).__name__ == BUST:
                self._bust(event.seat, rolled=step.asked == "roll" and event.seat == step.seat)

    def _count_rounds(self, number: int, step: Step) -> None:
        """Before a step is taken, note the round that it belongs to, and whether one begins with it."""
        match = self._match
        for throw in match.throws():
            if step.asked == "roll" and throw.seat == step.seat:
                # A roll does not begin a round; the replay checks whether it is possible.
                self._watch.before_throw(match.state, throw, [])
        counted = self._watch.rounds(match.state)
        # If rounds are not counted, the whole game is one round.
        now = 1 if counted is None else counted
        if now > self._round:
            self._ledger.rounds.append(number)
        self._round = now

    def so_far(self) -> Ledger:
        """Return the ledger, which grows with every step."""
        return self._ledger

    def closed(self) -> Ledger:
        """Return the ledger, with every account closed."""
        match = self._match
        for seat, account in enumerate(self._ledger.accounts):
            account.result = result_of(match.game, match.state, seat)
        self._look(dict(enumerate(account.result for account in self._ledger.accounts)))
        self._note(len(self._ledger.record.steps))
        self._ledger.swings = [
            Swing(seat, round_, change) for (seat, round_), change in self._swings.items()
        ]
        return self._ledger

    def _begin(self) -> None:
        """Look at every seat before anybody has acted."""
        seats = range(self._match.game.seats)
        self._chances = Chances([self._foresight.worth(self._match.state, seat) for seat in seats])
        for account, chance in zip(self._ledger.accounts, self._chances.shares(), strict=True):
            account.start = chance

    def _roll(self, number: int, step: Step) -> None:
        match = self._match
        throw = next((one for one in match.throws() if one.seat == step.seat), None)
        if throw is None or step.seat < 0:
            # The table's own roll is nobody's luck; the replay refuses rolls that are not asked for.
            self._replay.step()
            return
        self._look({step.seat: self._foresight.expected(match.state, throw, self._tries)})
        before = self._told(step.seat)
        self._note(number)
        self._replay.step()
        after = self._foresight.worth(match.state, step.seat)
        for seat, change in enumerate(self._change(step.seat, after)):
            account = self._ledger.accounts[seat]
            if seat == step.seat:
                account.rolls += 1
                account.dice += change
            else:
                account.others += change
                account.others_dice += change
        dice = tuple(map(match.game.dice.faced, match.game.dice.parse(step.given)))
        roll = RollNote(number, step.seat, self._round, dice, before, self._told(step.seat))
        self._ledger.rolls.append(roll)
        self._note(number + 1)

    def _decide(self, number: int, step: Step) -> None:
        """Evaluate a decision that is about to be made."""
        match = self._match
        question = match.question(step.seat) if 0 <= step.seat < match.game.seats else None
        if question is None:
            return  # the replay will report what is wrong
        weighed = self._foresight.weigh(match.state, question)
        option = match.find(question, step.given)
        chosen = next(one for one in weighed if one.option == option)
        best = best_of(weighed)
        self._look({step.seat: best.worth})
        self._note(number)
        decision = self._decision(number, step, question, weighed, chosen, best)
        if step.given == PUSH:
            self._pushed[step.seat] = decision
        self._ledger.decisions.append(decision)
        for seat, change in enumerate(self._change(step.seat, chosen.worth)):
            account = self._ledger.accounts[seat]
            if seat == step.seat:
                account.decisions += 1
                account.mistakes -= change
            else:
                account.others += change
                account.others_choices += change
        self._note(number + 1)

    def _decision(
        self,
        number: int,
        step: Step,
        question: Question,
        weighed: list[Weighed],
        chosen: Weighed,
        best: Weighed,
    ) -> DecisionNote:
        match = self._match
        return DecisionNote(
            number,
            step.seat,
            self._round,
            step.asked,
            self._words.option(match, question, chosen.option),
            self._share(chosen.worth),
            self._words.option(match, question, best.option),
            self._share(best.worth),
            chosen.reasons,
            best.reasons,
            {match.text(question, one.option): self._share(one.worth) for one in weighed},
            self._words.asked(match, question),
        )

    def _bust(self, seat: int, rolled: bool) -> None:
        """Record what stopping would have been worth, if that was an option."""
        pushed = self._pushed[seat]
        self._pushed[seat] = None
        if pushed is None or PASS not in pushed.worths:
            return
        if not rolled:
            self._look({seat: self._foresight.worth(self._match.state, seat)})
        self._ledger.stops.append(
            Stop(
                pushed.step,
                seat,
                pushed.round,
                pushed.reasons.get("bust"),
                pushed.worths[PASS],
                pushed.worth,
                self._told(seat),
            )
        )

    def _look(self, views: dict[int, float]) -> None:
        """Replace the views of some seats by new ones; nobody caused the changes that follow from this."""
        chances = self._known()
        before = chances.shares()
        for seat, view in views.items():
            chances.look(seat, view)
        for seat, (was, now) in enumerate(zip(before, chances.shares(), strict=True)):
            self._ledger.accounts[seat].others += now - was
            place = seat, self._round
            self._swings[place] = self._swings.get(place, 0.0) + now - was

    def _change(self, seat: int, view: float) -> list[float]:
        """Change a seat's view by its own doing, and return how that changes everybody's chance."""
        chances = self._known()
        before = chances.shares()
        chances.change(seat, view)
        return [now - was for was, now in zip(before, chances.shares(), strict=True)]

    def _known(self) -> Chances:
        assert self._chances is not None
        return self._chances

    def _told(self, seat: int) -> float:
        return self._known().shares()[seat]

    def _share(self, view: float) -> float:
        return self._known().share(view)

    def _note(self, number: int) -> None:
        """Record everybody's chances, for the chart."""
        for noted, chance in zip(self._ledger.chances, self._known().shares(), strict=True):
            noted.append((number, chance))
