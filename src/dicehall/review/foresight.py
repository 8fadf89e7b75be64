"""Foresight: what a position is worth to a player, also to one who waits for dice or for the others.

An adviser weighs questions. Where a player is not asked anything just now, the game is tried on dice of its
own until the player is asked, and what the adviser says then is taken on average.
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
    """Somebody who weighs the options of a question."""

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return every option once, with what it is worth."""


def result_of(game: AnyGame, state: State, seat: int) -> float:
    """Return what a finished game is worth: one for the winner, shared when several win."""
    winners = game.winners(state)
    return 1 / len(winners) if seat in winners else 0.0


class Foresight:
    """Looks ahead with the eyes of an adviser; the same seed and the same questions see the same."""

    def __init__(self, game: AnyGame, adviser: Adviser, seed: str, waiting: int) -> None:
        self._game = game
        self._adviser = adviser
        self._waiting = waiting
        """How often the game is tried where a player waits."""
        self._dice = SeededDice(f"foresight/{seed}")
        self._rolled = 0
        """How often dice of its own were rolled: no two rolls are the same one."""

    def weigh(self, state: State, question: Question) -> list[Weighed]:
        """Return what the adviser thinks of a question; one who thinks nothing is refused."""
        weighed = self._adviser.weigh(view_of(self._game, question.seat, state), question)
        if not weighed:
            raise BadOptions("a bot that does not weigh its options cannot judge a game.")
        return weighed

    def worth(self, state: State, seat: int) -> float:
        """Return a seat's chance to win: what its question is worth, or what waiting comes to."""
        ahead = state.copy()
        return self._worth(ahead, self._table(ahead), seat, self._waiting)

    def fallen(self, state: State, throw: Throw, cells: list[int]) -> float:
        """Return what the position is worth to who rolls once the dice have fallen like this."""
        return self._fallen(state, throw, cells, self._waiting)

    def expected(self, state: State, throw: Throw, tries: int) -> float:
        """Return what a throw that lies open is worth to who rolls, before it has fallen.

        Where it can fall in no more ways than it would be tried, all are gone through.
        """
        dice = self._game.dice
        if ways_apart(dice, throw.counts) <= tries:
            every = ways(dice, throw.counts)
            return sum(
                times / every * self.fallen(state, throw, cells)
                for cells, times in outcomes(dice, throw.counts)
            )
        # Once is enough for who then waits: the throws that are tried make up for it.
        return sum(self._fallen(state, throw, self._roll(throw), 1) for _ in range(tries)) / tries

    def _fallen(self, state: State, throw: Throw, cells: list[int], waiting: int) -> float:
        ahead = state.copy()
        table = self._table(ahead)
        self._land(table, throw.seat, cells)
        return self._worth(ahead, table, throw.seat, waiting)

    def _worth(self, state: State, table: Table, seat: int, waiting: int) -> float:
        if _known(state, table, seat):
            return self._told(state, table, seat)
        return sum(self._try(state, seat) for _ in range(waiting)) / waiting

    def _try(self, state: State, seat: int) -> float:
        """Let the game go on, once, until the seat is asked."""
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
        """Let all dice fall that are waited for, or else whoever is asked first do what is advised."""
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
    """Return in how many ways dice can fall when those of a kind are alike."""
    number = 1
    for kind, count in enumerate(counts):
        faces = len(set(dice.kinds[kind].sides))
        number *= comb(count + faces - 1, count)
    return number
