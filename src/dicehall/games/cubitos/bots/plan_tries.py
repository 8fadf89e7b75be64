"""A champion with time to think: it tries its best plans out if they are close.

A plan is an option and all that follows in the player's own round before dice fall. While dice may still
fall, the champion weighs the outcomes of the next roll. Plans are tried out once the player's dice have
fallen, and the question is what to do with what they brought.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from dicehall.bots.advice import Weighed, best_of
from dicehall.bots.bot import Bot
from dicehall.core.engine import choose, settle, settle_throw
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.core.sources import DiceSource, SeededDice
from dicehall.games.cubitos.bots.adviser import CubitosAdviser
from dicehall.games.cubitos.bots.greedy import GreedyCubitos
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.table import CubitosTable

TRIED_OUT: Final = (
    *("buy_moves", "move", "step", "reward", "nearby_reward"),
    *("gain", "lose", "give", "buy"),
)
"""The questions, by name, whose plans are tried out: what to spend on, where to go, what to take."""
TRIED: Final = 4
"""How many options are tried out: the best by the adviser's judgement."""
CLOSE: Final = 0.08
"""Options that are worth less than the best by more than this are not tried."""
ROUNDS: Final = 1
"""How many rounds are played on after the present one before the position is weighed."""
TRUST: Final = 10.0
"""The network's judgement of a plan counts as much as this many tries."""
BLOCK: Final = 8
"""So many tries of each plan are made before plans are compared, and then always a quarter more."""
SURE: Final = 2.5
"""A plan is given up when it is worse than the best by this many standard errors of the difference,"""
CLOSE_ENOUGH: Final = 0.0015
"""or when that error is so small that it does not matter which of them is chosen."""
CERTAIN: Final = 0.999
"""A player with at least this chance to win need not try anything out."""


@final
class Tried:
    """A plan, and how it did."""

    __slots__ = ("option", "state", "total", "tries", "values")

    def __init__(self, option: int, state: CubitosState, worth: float, trust: float) -> None:
        self.option: Final = option
        """The option that it begins with."""
        self.state: Final = state
        """The position at its end."""
        self.total: float = trust * worth
        self.tries: float = trust
        self.values: list[float] = []
        """What each try came to."""

    def add(self, value: float) -> None:
        """Count a try."""
        self.values.append(value)
        self.total += value
        self.tries += 1.0

    def mean(self) -> float:
        """Return the chance to win, from judgement and tries together."""
        return self.total / self.tries


class TrialCubitos(Bot):
    """Tries plans out a number of times, all with the same dice; greedy bots play on."""

    def __init__(
        self,
        adviser: CubitosAdviser,
        seed: str,
        tries: int,
        rounds: int = ROUNDS,
        trust: float = TRUST,
    ) -> None:
        self._adviser = adviser
        self._seed = seed
        self._tries = tries
        self._rounds = rounds
        self._trust = trust
        self._player = GreedyCubitos()

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return what the adviser thinks of each option."""
        return self._adviser.weigh(view, question)

    def decide(self, view: View | None, question: Question) -> int:
        """Return the option with which the best plan begins."""
        assert view is not None
        game = view.game
        state = view.state
        assert isinstance(game, Cubitos)
        assert isinstance(state, CubitosState)
        weighed = self._adviser.rank(view, question)
        best = best_of(weighed)
        if best.worth > CERTAIN or not worth_trying(game, state, question):
            return best.option
        plans = self._plans(game, state, question, close_options(weighed))
        if not plans:
            return best.option
        self._try_out(game, plans, question)
        return plans[0].option

    def _plans(
        self, game: Cubitos, state: CubitosState, question: Question, options: list[Weighed]
    ) -> list[Tried]:
        """Return the plans that begin with these options, the best first; none if dice would fall."""
        plans: list[Tried] = []
        for one in options:
            ahead = self._planned(game, state, question, one.option)
            if ahead is None:
                return []
            known = ahead.numbers()
            # Two options may be two ways to the same end, such as the order in which dice are bought.
            if all(other.state.numbers() != known for other in plans):
                worth = one.worth
                if not game.course.finished(ahead.players[question.seat].position):
                    # Two judgements of the same plan, from before and after it, err in different ways.
                    worth = (worth + self._chance(game, ahead, question.seat)) / 2.0
                plans.append(Tried(one.option, ahead, worth, self._trust))
        return best_first(plans)

    def _planned(
        self, game: Cubitos, state: CubitosState, question: Question, option: int
    ) -> CubitosState | None:
        """Return the position when the player's round is over; None if dice fall before that."""
        ahead = state.copy()
        table = game.table(ahead)
        settle(table)
        lane = question.seat + 1
        asked = table.questions[lane]
        began = ahead.round
        chosen = option
        while asked is not None:
            choose(table, asked, chosen)
            if ahead.round > began or ahead.winner >= 0:
                break
            if table.throws[lane] is not None:
                return None
            asked = table.questions[lane]
            if asked is not None:
                seen = View(game, question.seat, ahead.copy())
                chosen = best_of(self._adviser.rank(seen, asked)).option
        return ahead

    def _try_out(self, game: Cubitos, plans: list[Tried], question: Question) -> None:
        """Try plans out until one is the best, or the tries are used up; the best comes first."""
        left = self._tries * 2 // game.seats
        number = 0
        while len(plans) > 1 and left > 0:
            until = number + max(BLOCK, number // 4)
            left -= (until - number) * len(plans)
            while number < until:
                source = f"{self._seed}/{question.seat}/{question.turn}/{number}"
                for plan in plans:
                    self._try(game, plan, question.seat, SeededDice(source))
                number += 1
            best = best_first(plans)[0]
            plans[1:] = [plan for plan in plans[1:] if still_open(best, plan)]

    def _try(self, game: Cubitos, plan: Tried, seat: int, source: SeededDice) -> None:
        ahead = plan.state.copy()
        if ahead.winner < 0:
            table = game.table(ahead)
            settle(table)
            last = ahead.round + self._rounds
            if not ahead.players[seat].passed:
                # The next round has begun.
                last -= 1
            play_some_rounds(game, table, self._player, source, last)
        plan.add(self._chance(game, ahead, seat))

    def _chance(self, game: Cubitos, state: CubitosState, seat: int) -> float:
        """Return a player's chance to win in a position, or the share of a win."""
        if state.winner >= 0:
            winners = game.winners(state)
            return 1.0 / len(winners) if seat in winners else 0.0
        return self._adviser.chance(game, state, seat)


def worth_trying(game: Cubitos, state: CubitosState, question: Question) -> bool:
    """Return whether plans can be tried out: a player's dice have fallen, and there is a way still to go."""
    me = state.players[question.seat]
    if not me.passed or game.course.finished(me.position):
        return False
    return len(question.options) > 1 and question.choice.name() in TRIED_OUT


def still_open(best: Tried, other: Tried) -> bool:
    """Return whether more tries may show that another plan is better; both were tried with the same dice."""
    tries = len(best.values)
    gaps = [best.values[place] - other.values[place] for place in range(tries)]
    mean = sum_of(gaps) / tries
    error = sqrt(sum_of([(gap - mean) * (gap - mean) for gap in gaps])) / tries
    return error > CLOSE_ENOUGH and best.mean() - other.mean() < SURE * error


def sum_of(numbers: list[float]) -> float:
    """Return a sum, added up one by one: the sum of newer Pythons is a little more exact."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def best_first(plans: list[Tried]) -> list[Tried]:
    """Sort plans, the best first; of equal ones, the one that was first stays first."""
    plans.sort(key=lambda plan: -plan.mean())
    return plans


def close_options(weighed: list[Weighed]) -> list[Weighed]:
    """Return the options that are nearly as good as the best, that one first."""
    left = list(weighed)
    close: list[Weighed] = []
    while left and len(close) < TRIED:
        best = left[0]
        for one in left:
            if one.worth > best.worth:
                best = one
        if close and best.worth < close[0].worth - CLOSE:
            break
        close.append(best)
        left.remove(best)
    return close


def play_some_rounds(
    game: Cubitos, table: CubitosTable, bot: Bot, source: DiceSource, last: int
) -> None:
    """Play on until a round begins that is later than the last one, or the race ends."""
    state = table.state
    while state.round <= last:
        rolled = False
        for lane in range(len(table.throws)):
            throw = table.throws[lane]
            if throw is not None:
                settle_throw(table, throw, source.roll(game.dice, throw))
                rolled = True
        if rolled:
            continue
        question: Question | None = None
        for waiting in table.questions:
            if waiting is not None:
                question = waiting
                break
        if question is None:
            return
        seen = state if bot.only_looks else state.copy()
        choose(table, question, bot.decide(View(game, question.seat, seen), question))
