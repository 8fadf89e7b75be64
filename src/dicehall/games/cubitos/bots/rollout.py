"""A bot that tries out its best options: it plays on from each of them, with simulated rivals and dice."""

from __future__ import annotations

from time import perf_counter
from typing import Final

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

TRIED: Final = 4
"""How many options are tried out: the best by the adviser's judgement."""
CLOSE: Final = 0.08
"""Options that are worth less than the best by more than this are not tried."""
ROUNDS: Final = 2
"""How many rounds are played on before the position is weighed."""
TRUST: Final = 12.0
"""The adviser's judgement counts as much as this many tries."""
MOST_TRIES: Final = 400
"""The most tries of an option; more would not change the choice."""


class RolloutCubitos(Bot):
    """Tries options out for a time, all with the same dice; greedy bots play on."""

    def __init__(self, adviser: CubitosAdviser, seed: str, milliseconds: int) -> None:
        self._adviser = adviser
        self._seed = seed
        self._seconds = milliseconds / 1000.0
        self._decisions = 0
        self._player = GreedyCubitos()

    def decide(self, view: View | None, question: Question) -> int:
        """Return the option that did best."""
        assert view is not None
        began = perf_counter()
        state = view.state
        assert isinstance(state, CubitosState)
        weighed = self._adviser.weigh(View(view.game, view.seat, state.copy()), question)
        tried = close_options(weighed)
        if len(tried) < 2:
            return best_of(weighed).option
        self._decisions += 1
        totals = [one.worth * TRUST for one in tried]
        tries = 0
        while tries < MOST_TRIES and perf_counter() - began < self._seconds:
            for place in range(len(tried)):
                totals[place] = totals[place] + self._try(
                    view, question, tried[place].option, tries
                )
            tries += 1
        best = 0
        for place in range(len(tried)):
            if totals[place] > totals[best]:
                best = place
        return tried[best].option

    def _try(self, view: View, question: Question, option: int, number: int) -> float:
        """Return the chance to win some rounds later, after an option and with dice of its own."""
        game = view.game
        state = view.state
        assert isinstance(game, Cubitos)
        assert isinstance(state, CubitosState)
        played = state.copy()
        table = game.table(played)
        settle(table)
        asked = table.questions[question.seat + 1]
        assert asked is not None
        choose(table, asked, option)
        source = SeededDice(f"{self._seed}/{self._decisions}/{number}")
        play_some_rounds(game, table, self._player, source, played.round + ROUNDS)
        if played.winner >= 0:
            winners = game.winners(played)
            return 1.0 / len(winners) if question.seat in winners else 0.0
        return self._adviser.chance(game, played, question.seat)


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
