"""Foresight: what a position is worth to a player, even one who waits for dice or for the others.

An adviser evaluates questions. If a player is not asked anything now, the game is played on with other
dice until the player is asked, and the adviser's judgement is averaged over several such trials.
"""

from __future__ import annotations

from math import comb
from typing import Protocol

from dicehall.bots.advice import Weighed, best_of
from dicehall.core.dice import Dice, Throw, outcomes, ways
from dicehall.core.engine import choose, settle, settle_throw
from dicehall.core.game import AnyGame, State, View, view_of
from dicehall.core.mistakes import BadOptions
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.core.table import Table


class Adviser(Protocol):
    """Evaluates the options of a question."""

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return every option once, with its worth."""


def result_of(game: AnyGame, state: State, seat: int) -> float:
    """Return what a finished game is worth: 1 for the winner, shared if several win."""
    winners = game.winners(state)
    return 1 / len(winners) if seat in winners else 0.0


class Foresight:
    """Looks ahead with an adviser's judgement; the same seed and questions give the same results."""

    def __init__(self, game: AnyGame, adviser: Adviser, seed: str, waiting: int) -> None:
        self._game = game
        self._adviser = adviser
        self._waiting = waiting
        """How many times the game is played on where a player waits."""
        self._dice = SeededDice(f"foresight/{seed}")
        self._rolled = 0
        """How many trial rolls were made: no two are the same."""

    def weigh(self, state: State, question: Question) -> list[Weighed]:
        """Return the adviser's judgement of a question; refuse an adviser that has none."""
        weighed = self._adviser.weigh(view_of(self._game, question.seat, state), question)
        if not weighed:
            raise BadOptions("a bot that does not weigh its options cannot judge a game.")
        return weighed

    def worth(self, state: State, seat: int) -> float:
        """Return a seat's chance to win: from its question, or by playing on until it has one."""
        ahead = state.copy()
        return self._worth(ahead, self._table(ahead), seat, self._waiting)

    def fallen(self, state: State, throw: Throw, cells: list[int]) -> float:
        """Return what the position is worth to the roller after the dice have fallen like this."""
        return self._fallen(state, throw, cells, self._waiting)

    def expected(self, state: State, throw: Throw, tries: int) -> float:
        """Return what an open throw is worth to the roller before it falls.

        If it can fall in no more ways than it would be tried, all of them are enumerated.
        """
        dice = self._game.dice
        if ways_apart(dice, throw.counts) <= tries:
            every = ways(dice, throw.counts)
            return sum(
                times / every * self.fallen(state, throw, cells)
                for cells, times in outcomes(dice, throw.counts)
            )
        # One trial is enough for a player who then waits: many throws are tried anyway.
        return sum(self._fallen(state, throw, self._roll(throw), 1) for _ in range(tries)) / tries

    def landed(self, state: State, throw: Throw, cells: list[int]) -> tuple[State, Table]:
        """Return a position, and its table, in which the dice of an open throw have fallen like this."""
        ahead = state.copy()
        table = self._table(ahead)
        self._land(table, throw.seat, cells)
        return ahead, table

    def _fallen(self, state: State, throw: Throw, cells: list[int], waiting: int) -> float:
        return self._worth(*self.landed(state, throw, cells), throw.seat, waiting)

    def _worth(self, state: State, table: Table, seat: int, waiting: int) -> float:
        if _known(state, table, seat):
            return self._told(state, table, seat)
        return sum(self._try(state, seat) for _ in range(waiting)) / waiting

    def _try(self, state: State, seat: int) -> float:
        """Play the game on, once, until the seat is asked."""
        ahead = state.copy()
        table = self._table(ahead)
        while not _known(ahead, table, seat):
            self._go_on(ahead, table)
        return self._told(ahead, table, seat)

    def _told(self, state: State, table: Table, seat: int) -> float:
        question = table.questions[seat + 1]
        if question is None:
            return result_of(self._game, state, seat)
        return best_of(self.weigh(state, question)).worth

    def _go_on(self, state: State, table: Table) -> None:
        """Let all open dice fall; if there are none, let the first seat asked follow the advice."""
        throws = [throw for throw in table.throws if throw is not None]
        for throw in throws:
            self._land(table, throw.seat, self._roll(throw))
        if not throws:
            asked = next(question for question in table.questions if question is not None)
            choose(table, asked, best_of(self.weigh(state, asked)).option)

    def _table(self, state: State) -> Table:
        table = self._game.table(state)
        settle(table)
        return table

    def _roll(self, throw: Throw) -> list[int]:
        self._rolled += 1
        return self._dice.roll(self._game.dice, Throw(throw.seat, self._rolled, throw.counts))

    def _land(self, table: Table, seat: int, cells: list[int]) -> None:
        throw = table.throws[seat + 1]
        assert throw is not None
        settle_throw(table, throw, cells)


def _known(state: State, table: Table, seat: int) -> bool:
    return table.questions[seat + 1] is not None or state.flow.over()


def ways_apart(dice: Dice, counts: list[int]) -> int:
    """Return in how many ways dice can fall if dice of a kind are interchangeable."""
    number = 1
    for kind, count in enumerate(counts):
        faces = len(set(dice.kinds[kind].sides))
        number *= comb(count + faces - 1, count)
    return number
