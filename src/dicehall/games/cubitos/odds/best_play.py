"""The best chance of an aim, found by playing every choice and every fall of the dice through the rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from mypy_extensions import mypyc_attr

from dicehall.core.chances import CERTAIN, NEVER, UNKNOWN, Between
from dicehall.core.dice import Throw, outcomes, ways
from dicehall.core.engine import choose, settle_throw
from dicehall.core.question import Question
from dicehall.core.task import Flow, Task
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.table import CubitosTable

MOST_FALLS: Final = 200_000
"""Throws that can fall in more ways than this are not enumerated."""
DEEPEST: Final = 60
"""Choices and throws are followed this far; there are cards that can go round in circles."""


class Effort:
    """How many more answers and falls may be played."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left: int = left


def alone(state: CubitosState, seat: int, tasks: list[Task]) -> CubitosState:
    """Return a position in which only one player acts, and has these tasks to do, the last one first.

    The other players are those of the state, not copies: nothing that one player does alone changes them.
    """
    twin = CubitosState(Flow(len(state.players)))
    twin.players = list(state.players)
    twin.players[seat] = state.players[seat].copy()
    twin.trays = list(state.trays)
    twin.start_player = state.start_player
    twin.round = state.round
    twin.winner = state.winner
    lane = twin.flow.lanes[seat + 1]
    for task in tasks:
        lane.append(task)
    return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class BestPlay:
    """The best chance of an aim that a player who acts alone has, from any position on.

    When the effort is spent, what has not been looked at may come out either way: then the chance lies
    between two limits. The effort is shared out evenly, so that no single branch uses it up.
    """

    def __init__(self, game: Cubitos, seat: int, effort: Effort) -> None:
        self.game: Cubitos = game
        self.seat: int = seat
        self.effort: Effort = effort
        self._depth: int = 0
        self._known: dict[tuple[int, ...], Between] = {}
        self._open: dict[tuple[int, ...], int] = {}
        """The positions on the way here, each with its depth."""
        self._back_to: int = DEEPEST
        """The depth of the first position on the way to which a circle has led back since."""
        self._falls_of: dict[tuple[int, ...], list[tuple[list[int], int]]] = {}

    # ---- what an aim decides

    def decided(self, table: CubitosTable) -> Between | None:
        """Return the chance if nothing that is still to come matters; None if something does."""
        return None

    def ended(self, table: CubitosTable, spare: int) -> Between:
        """Return the chance when there is nothing left to do."""
        raise NotImplementedError

    def answers(self, table: CubitosTable, question: Question) -> list[int]:
        """Return the options worth trying, those that will probably do best first."""
        return question.options

    # ---- playing

    def of(self, table: CubitosTable, spare: int = 0) -> Between:
        """Return the chance from a settled table on; leave so much of the effort to others."""
        found = self.decided(table)
        if found is not None:
            return found
        throw = table.throws[self.seat + 1]
        question = table.questions[self.seat + 1]
        if throw is None and question is None:
            return self.ended(table, spare)
        key = self._key(table.state)
        known = self._known.get(key)
        if known is not None:
            return known
        if key in self._open:
            # A player who comes back here in circles has gained nothing that is known.
            self._back_to = min(self._back_to, self._open[key])
            return UNKNOWN
        if self.effort.left <= spare or self._depth == DEEPEST:
            return UNKNOWN
        depth, before = self._depth, self._back_to
        self._open[key] = depth
        self._depth = depth + 1
        self._back_to = DEEPEST
        if throw is not None:
            found = self.thrown(table, throw, spare)
        else:
            assert question is not None
            found = self._asked(table, question, spare)
        self._depth = depth
        del self._open[key]
        # What a circle leaves open here may be known to whoever comes another way.
        if self._back_to >= depth or found.exact():
            self._known[key] = found
            self._back_to = before
        else:
            self._back_to = min(self._back_to, before)
        return found

    def after(self, table: CubitosTable, question: Question, option: int) -> CubitosTable:
        """Return a copy of the table after an answer."""
        twin = self._twin(table.state)
        choose(twin, question, option)
        return twin

    def fallen(self, table: CubitosTable, throw: Throw, cells: list[int]) -> CubitosTable:
        """Return a copy of the table after dice have fallen."""
        twin = self._twin(table.state)
        twin.open_throws = 1
        settle_throw(twin, throw, cells)
        return twin

    def thrown(self, table: CubitosTable, throw: Throw, spare: int) -> Between:
        """Return the chance before a throw: the mean over all its falls."""
        if number_of_falls(self.game, throw.counts) > MOST_FALLS:
            return UNKNOWN
        falls = self.falls_of(throw.counts)
        least = Fraction(0)
        most = Fraction(0)
        for place, (cells, times) in enumerate(falls):
            kept = self.kept(spare, len(falls) - place)
            found = UNKNOWN
            if self.effort.left > kept:
                found = self.of(self.fallen(table, throw, cells), kept)
            least += times * found.least
            most += times * found.most
        total = ways(self.game.dice, throw.counts)
        return Between(least / total, most / total)

    def falls_of(self, counts: list[int]) -> list[tuple[list[int], int]]:
        """Return all falls of some dice, each with the number of ways it happens, the likeliest first."""
        key = tuple(counts)
        known = self._falls_of.get(key)
        if known is None:
            known = sorted(outcomes(self.game.dice, counts), key=lambda fall: -fall[1])
            self._falls_of[key] = known
        return known

    def _asked(self, table: CubitosTable, question: Question, spare: int) -> Between:
        best = NEVER
        options = self.answers(table, question)
        for place, option in enumerate(options):
            kept = self.kept(spare, len(options) - place)
            found = UNKNOWN
            if self.effort.left > kept:
                found = self.of(self.after(table, question, option), kept)
            best = best.or_better(found)
            if best.least == 1:
                return CERTAIN
        return best

    def kept(self, spare: int, branches: int) -> int:
        """Return how much effort the next of several branches must leave to the others."""
        left = self.effort.left - spare
        return self.effort.left if left <= 0 else self.effort.left - max(left // branches, 1)

    def _twin(self, state: CubitosState) -> CubitosTable:
        self.effort.left -= 1
        tasks = [task.copy() for task in state.flow.lanes[self.seat + 1].tasks()]
        return self.game.table(alone(state, self.seat, tasks))

    def _key(self, state: CubitosState) -> tuple[int, ...]:
        numbers = state.players[self.seat].numbers()
        numbers += state.trays
        for task in state.flow.lanes[self.seat + 1].tasks():
            numbers.append(id(task.program))
            numbers.append(task.position)
            numbers += task.picked
        return tuple(numbers)


def number_of_falls(game: Cubitos, counts: list[int]) -> int:
    """Return in how many different ways dice can fall, counting equal dice as one."""
    number = 1
    for kind, count in enumerate(counts):
        faces = len(set(game.dice.kinds[kind].sides))
        for more in range(1, faces):
            number = number * (count + more) // more
    return number
