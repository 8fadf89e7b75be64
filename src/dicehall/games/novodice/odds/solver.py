"""The turn solved exactly for a given worth of its results: every choice at its best, every roll averaged."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicehall.games.novodice.odds.claims import Claims
from dicehall.games.novodice.odds.turn import Fan, TurnOdds
from dicehall.games.novodice.rules.components import Components
from dicehall.games.novodice.rules.rows import faces_in, lions_in, longest_rows

UNKNOWN: Final = -1e300
"""Stands where a worth has not been worked out yet."""
WORST: Final = -1e200
"""Worse than anything that can happen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Worths:
    """What results of a turn are worth to somebody; it makes the policy of a turn."""

    def of_result(self, claims: Claims, result: int) -> float:
        """Return what a result is worth when the best is claimed with it."""
        raise NotImplementedError

    def claimed(self, claims: Claims, result: int) -> list[int]:
        """Return the tiles that are claimed then; none if trash is taken."""
        raise NotImplementedError


class TileWorths(Worths):
    """A worth for each kind of tile, added up over the tiles claimed."""

    def __init__(self, box: Components, worths: list[float], stock: list[int]) -> None:
        self.box: Final = box
        """The tiles."""
        self.worths: Final = worths
        """What each kind is worth, trash last."""
        self.stock: Final = stock
        """How many of each kind the warehouse holds."""

    def of_result(self, claims: Claims, result: int) -> float:
        """Return the sum over the best tiles that can be claimed."""
        total = 0.0
        tiles = self.claimed(claims, result)
        for tile in tiles:
            total += self.worths[tile]
        if not tiles and self.stock[self.box.trash] > 0:
            return self.worths[self.box.trash]
        return total

    def claimed(self, claims: Claims, result: int) -> list[int]:
        """Return the best tiles that can be claimed."""
        best = WORST
        found: list[int] = []
        for set in claims.of_result(result):
            tiles = claims.sets[set]
            if in_stock(tiles, self.stock):
                total = 0.0
                for tile in tiles:
                    total += self.worths[tile]
                if total > best:
                    best = total
                    found = tiles
        return found


class Aim(Worths):
    """One tile is wanted, and nothing else counts: a result is worth 1 if it can claim it, or 0."""

    def __init__(self, tile: int, stock: list[int]) -> None:
        self.tile: Final = tile
        """The tile."""
        self.stock: Final = stock
        """How many of each kind the warehouse holds."""

    def of_result(self, claims: Claims, result: int) -> float:
        """Return 1 if the tile can be claimed."""
        if self.stock[self.tile] > 0:
            for set in claims.of_result(result):
                if claims.sets[set] == [self.tile]:
                    return 1.0
        return 0.0

    def claimed(self, claims: Claims, result: int) -> list[int]:
        """Return the tile, if it can be claimed; otherwise the first that can, for one must be."""
        if self.of_result(claims, result) > 0.0:
            return [self.tile]
        for set in claims.of_result(result):
            if in_stock(claims.sets[set], self.stock):
                return claims.sets[set]
        return []


def in_stock(tiles: list[int], stock: list[int]) -> bool:
    """Return whether the warehouse holds all of these tiles, given in rising order."""
    number = 0
    before = -1
    for tile in tiles:
        number = number + 1 if tile == before else 1
        if stock[tile] < number:
            return False
        before = tile
    return True


class Solver:
    """The worth of every position of a turn, and the best choices, for some worth of the results.

    All is worked out when it is first asked for. Of several best choices the first is taken.
    """

    def __init__(self, odds: TurnOdds, worths: Worths) -> None:
        self.odds: Final = odds
        """The chances."""
        self.worths: Final = worths
        """What results are worth."""
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
            worth = self.worths.of_result(self.odds.claims, result)
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
            fan = self.odds.fan(position)
            worth = 0.0
            at = 0
            for outcome in range(len(fan.chances)):
                best = WORST
                while at < fan.ends[outcome]:
                    choice = self.second(fan.positions[at])
                    if choice > best:
                        best = choice
                    at += 1
                worth += fan.chances[outcome] * best
            firsts[position] = worth
        return worth

    def start(self) -> float:
        """Return what the turn is worth before the first roll."""
        fan = self.odds.start()
        worth = 0.0
        at = 0
        for outcome in range(len(fan.chances)):
            best = WORST
            while at < fan.ends[outcome]:
                choice = self.first(fan.positions[at])
                if choice > best:
                    best = choice
                at += 1
            worth += fan.chances[outcome] * best
        return worth

    def _shape(self, shape: int) -> list[float]:
        """Return by useful outcome of the last roll the worth of the best that can be kept of it."""
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
                # Who rolled more may keep less.
                if at // step % size > 0 and best[at - step] > best[at]:
                    best[at] = best[at - step]
            step *= size
        shapes[shape] = best
        return best

    # -------------------------------------------------------------------- from a point of a turn

    def before_roll(self, slots: list[list[int]], filled: int, loose: list[int]) -> float:
        """Return what a turn is worth with so many slots filled and these dice about to be rolled."""
        if filled == 0:
            return self.start()
        if filled == 1:
            return self.first(self._first_of(slots, loose))
        if filled == 2:
            return self.second(self._second_of(slots, loose))
        return self.result(self.odds.claims.result(longest_rows(slots), lions_in(slots)))

    def keeping(
        self, slots: list[list[int]], filled: int, loose: list[int], kept: list[int]
    ) -> float:
        """Return what a turn is worth when these of the loose dice are put into the next slot."""
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
        """Return the chance of every result, with the best choice at every roll to come."""
        found: dict[int, float] = {}
        if filled == 0:
            for position, chance in self._led_to(self.odds.start(), True).items():
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
        """Return the chance of every result when these dice are kept now, and the best ones later."""
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

    def _led_to(self, fan: Fan, to_first: bool) -> dict[int, float]:
        """Return the chance of each position that the best choices of a roll lead to."""
        found: dict[int, float] = {}
        at = 0
        for outcome in range(len(fan.chances)):
            best = WORST
            chosen = -1
            while at < fan.ends[outcome]:
                position = fan.positions[at]
                worth = self.first(position) if to_first else self.second(position)
                if worth > best:
                    best = worth
                    chosen = position
                at += 1
            found[chosen] = found.get(chosen, 0.0) + fan.chances[outcome]
        return found

    def _add_results_of_first(self, found: dict[int, float], position: int, chance: float) -> None:
        for second, likely in self._led_to(self.odds.fan(position), False).items():
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
        """Return the first result of this worth that an outcome of the last roll can be led to."""
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


def claimed_chances(solver: Solver, results: dict[int, float]) -> list[float]:
    """Return for each kind of tile how many of it are claimed on average, trash last."""
    box = solver.odds.box
    number = [0.0] * len(box.tiles)
    for result, chance in results.items():
        tiles = solver.worths.claimed(solver.odds.claims, result)
        for tile in tiles:
            number[tile] += chance
        if not tiles:
            number[box.trash] += chance
    return number


_KNOWN: Final[dict[str, TurnOdds]] = {}
"""The odds of boxes met so far; they take long to fill, and many games share a box."""
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
