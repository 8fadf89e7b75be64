"""Solve a turn exactly for a given worth of its results: best choices, averaged over every roll."""

from __future__ import annotations

from typing import Final

from dicehall.games.novodice.odds.objectives import UNKNOWN, WORST, Objective
from dicehall.games.novodice.odds.turn import RollOutcomes, TurnOdds
from dicehall.games.novodice.rules.components import Components
from dicehall.games.novodice.rules.lions import lions_in
from dicehall.games.novodice.rules.rows import faces_in, longest_rows


class Solver:
    """The worth of every position of a turn, and the best choices, for a given worth of the results.

    Everything is computed on demand. Of several best choices the first is taken.
    """

    def __init__(self, odds: TurnOdds, objective: Objective) -> None:
        self.odds: Final = odds
        self.objective: Final = objective
        self._results: list[float] = []
        self._firsts: list[float] = []
        self._seconds: list[float] = []
        self._shape_worths: list[list[float] | None] = []

    # -------------------------------------------------------------------- worths

    def result(self, result: int) -> float:
        """Return what a result is worth."""
        results = self._results
        while len(results) <= result:
            results.append(UNKNOWN)
        worth = results[result]
        if worth == UNKNOWN:
            worth = self.objective.of_result(self.odds.claims, result)
            results[result] = worth
        return worth

    def second(self, position: int) -> float:
        """Return what a position after slot 2 is worth."""
        seconds = self._seconds
        while len(seconds) <= position:
            seconds.append(UNKNOWN)
        worth = seconds[position]
        if worth == UNKNOWN:
            by_outcome = self._shape(self.odds.second_shape[position])
            spread = self.odds.second_spread[position]
            worth = 0.0
            for outcome in range(len(spread)):
                worth += spread[outcome] * by_outcome[outcome]
            seconds[position] = worth
        return worth

    def first(self, position: int) -> float:
        """Return what a position after slot 1 is worth."""
        firsts = self._firsts
        while len(firsts) <= position:
            firsts.append(UNKNOWN)
        worth = firsts[position]
        if worth == UNKNOWN:
            worth = self._mean_of_best(self.odds.second_roll(position), False)
            firsts[position] = worth
        return worth

    def start(self) -> float:
        """Return what the turn is worth before the first roll."""
        return self._mean_of_best(self.odds.first_roll(), True)

    def _mean_of_best(self, rolled: RollOutcomes, to_first: bool) -> float:
        """Return what a roll is worth on average if the best position is chosen after it."""
        worth = 0.0
        at = 0
        known = self._firsts if to_first else self._seconds
        for outcome in range(len(rolled.chances)):
            best = WORST
            while at < rolled.ends[outcome]:
                position = rolled.positions[at]
                choice = known[position] if position < len(known) else UNKNOWN
                if choice == UNKNOWN:
                    choice = self.first(position) if to_first else self.second(position)
                if choice > best:
                    best = choice
                at += 1
            worth += rolled.chances[outcome] * best
        return worth

    def _shape(self, shape: int) -> list[float]:
        """Return, by useful outcome of the last roll, the worth of the best dice to keep."""
        shapes = self._shape_worths
        while len(shapes) <= shape:
            shapes.append(None)
        known = shapes[shape]
        if known is not None:
            return known
        results = self.odds.shape_results[shape]
        best: list[float] = []
        for result in results:
            best.append(WORST if result < 0 else self.result(result))
        step = 1
        sizes = self.odds.shape_sizes[shape]
        for place in range(len(sizes) - 1, -1, -1):
            size = sizes[place]
            for at in range(len(best)):
                # A player who rolled more may keep fewer.
                kept = at // step % size
                if kept > 0 and best[at - step] > best[at]:
                    best[at] = best[at - step]
            step *= size
        shapes[shape] = best
        return best

    # -------------------------------------------------------------------- from a point of a turn

    def before_roll(self, slots: list[list[int]], filled: int, loose: list[int]) -> float:
        """Return what a turn is worth with these slots filled and these dice about to be rolled."""
        if filled == 0:
            return self.start()
        if filled == 1:
            return self.first(self._first_of(slots, loose))
        if filled == 2:
            return self.second(self._second_of(slots, loose))
        return self.result(self.odds.claims.result(longest_rows(slots), lions_in(slots)))

    def worth_of_keeping(
        self, slots: list[list[int]], filled: int, loose: list[int], kept: list[int]
    ) -> float:
        """Return what a turn is worth if these loose dice are put into the next slot."""
        if filled == 0:
            return self.first(self.odds.after_first(loose, kept))
        if filled == 1:
            return self.second(self.odds.after_second(slots[0], loose, kept))
        ended = [slots[0], slots[1], kept]
        return self.result(self.odds.claims.result(longest_rows(ended), lions_in(ended)))

    def _first_of(self, slots: list[list[int]], loose: list[int]) -> int:
        return self.odds.first(faces_in(slots[0]), loose)

    def _second_of(self, slots: list[list[int]], loose: list[int]) -> int:
        ended = [slots[0], slots[1], []]
        return self.odds.second(longest_rows(ended), lions_in(ended), loose)

    # -------------------------------------------------------------------- what comes of it

    def results_before_roll(
        self, slots: list[list[int]], filled: int, loose: list[int]
    ) -> dict[int, float]:
        """Return the chance of every result under best play at every roll to come."""
        found: dict[int, float] = {}
        if filled == 0:
            for position, chance in self._led_to(self.odds.first_roll(), True).items():
                self._add_results_of_first(found, position, chance)
        elif filled == 1:
            self._add_results_of_first(found, self._first_of(slots, loose), 1.0)
        elif filled == 2:
            self._add_results_of_second(found, self._second_of(slots, loose), 1.0)
        else:
            found[self.odds.claims.result(longest_rows(slots), lions_in(slots))] = 1.0
        return found

    def results_of_keeping(
        self, slots: list[list[int]], filled: int, loose: list[int], kept: list[int]
    ) -> dict[int, float]:
        """Return the chance of every result if these dice are kept now, with best play afterwards."""
        found: dict[int, float] = {}
        if filled == 0:
            self._add_results_of_first(found, self.odds.after_first(loose, kept), 1.0)
        elif filled == 1:
            position = self.odds.after_second(slots[0], loose, kept)
            self._add_results_of_second(found, position, 1.0)
        else:
            ended = [slots[0], slots[1], kept]
            found[self.odds.claims.result(longest_rows(ended), lions_in(ended))] = 1.0
        return found

    def _led_to(self, rolled: RollOutcomes, to_first: bool) -> dict[int, float]:
        """Return the chance of each position that the best choices after a roll lead to."""
        found: dict[int, float] = {}
        at = 0
        for outcome in range(len(rolled.chances)):
            best = WORST
            chosen = -1
            while at < rolled.ends[outcome]:
                position = rolled.positions[at]
                worth = self.first(position) if to_first else self.second(position)
                if worth > best:
                    best = worth
                    chosen = position
                at += 1
            found[chosen] = found.get(chosen, 0.0) + rolled.chances[outcome]
        return found

    def _add_results_of_first(self, found: dict[int, float], position: int, chance: float) -> None:
        for second, likely in self._led_to(self.odds.second_roll(position), False).items():
            self._add_results_of_second(found, second, chance * likely)

    def _add_results_of_second(self, found: dict[int, float], position: int, chance: float) -> None:
        shape = self.odds.second_shape[position]
        results = self.odds.shape_results[shape]
        by_outcome = self._shape(shape)
        spread = self.odds.second_spread[position]
        sizes = self.odds.shape_sizes[shape]
        for outcome in range(len(spread)):
            if spread[outcome] > 0.0:
                result = self._kept_of(results, by_outcome[outcome], sizes, outcome)
                found[result] = found.get(result, 0.0) + chance * spread[outcome]

    def _kept_of(self, results: list[int], worth: float, sizes: list[int], outcome: int) -> int:
        """Return the first result of this worth that an outcome of the last roll can lead to."""
        for at in range(outcome + 1):
            if results[at] >= 0 and self.result(results[at]) == worth:
                fits = True
                step = 1
                for place in range(len(sizes) - 1, -1, -1):
                    if at // step % sizes[place] > outcome // step % sizes[place]:
                        fits = False
                        break
                    step *= sizes[place]
                if fits:
                    return results[at]
        raise AssertionError("no choice has the worth of the best one")


_KNOWN: Final[dict[str, TurnOdds]] = {}
"""The odds of boxes seen so far; they are slow to compute, and many games share a box."""
_MOST_KNOWN: Final = 8


def odds_of(box: Components) -> TurnOdds:
    """Return the odds of a box, the same for all boxes with the same dice and tiles."""
    key = repr([box.die_numbers, [die.sides for die in box.dies]])
    key += repr([box.symbol, box.count, box.lions, box.value])
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        known = TurnOdds(box)
        _KNOWN[key] = known
    return known
