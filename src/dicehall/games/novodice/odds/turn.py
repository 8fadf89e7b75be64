"""The chances of a turn, over multisets: every position after a slot is filled, and the next roll.

After slot 1 a position consists of the faces in it and the dice left. After slot 2 it consists of the rows
so far, the lions and the dice left: a symbol in slot 2 that continues no row counts as nothing, and only
rows that reach slot 2 can grow. After slot 3 only rows and lions matter. Positions are numbered as they are
found and computed on demand; nothing here depends on what tiles are worth.
"""

from __future__ import annotations

from typing import Final

from dicehall.core.dice import outcomes, ways
from dicehall.games.novodice.odds.claims import Claims, rows_key
from dicehall.games.novodice.odds.useful_dice import (
    KEPT_BASE,
    KINDS,
    kept_sets,
    one_die_more,
    useful_rolls,
    ways_to_keep,
)
from dicehall.games.novodice.rules.components import FACES, LION, ROW_BASE, A, B, Components, X
from dicehall.games.novodice.rules.rows import row_length, row_symbol
from dicehall.games.novodice.rules.state import SLOT_SPACES, SLOTS

DICE_BASE: Final = 32
"""The base in which counts of loose dice are encoded."""


class RollOutcomes:
    """The outcomes of a roll with their chances, and the positions that each can lead to."""

    def __init__(self) -> None:
        self.chances: Final[list[float]] = []
        self.ends: Final[list[int]] = []
        """For each outcome, where its positions end in the list of all positions."""
        self.positions: Final[list[int]] = []
        """The positions to choose from, outcome by outcome."""


class TurnOdds:
    """The positions of a turn in one box, and the rolls between them."""

    def __init__(self, box: Components) -> None:
        self.box: Final = box
        self.claims: Final = Claims(box)
        """What results can claim; it also numbers them."""
        self.face_chance: Final[list[list[float]]] = []
        """For each kind of die, the chance of each face."""
        for die in box.dies:
            self.face_chance.append(
                [die.sides.count(face) / len(die.sides) for face in range(FACES)]
            )
        self._first_of: dict[int, int] = {}
        self._first_faces: list[list[int]] = []
        self._first_loose: list[list[int]] = []
        self._second_rolls: list[RollOutcomes | None] = []
        self._first_roll: RollOutcomes | None = None
        self._second_of: dict[int, int] = {}
        self.second_shape: Final[list[int]] = []
        """For each position after slot 2, the number of its rows and lions; see `shape_results`."""
        self.second_spread: Final[list[list[float]]] = []
        """For each position after slot 2, the chance of every useful outcome of the last roll."""
        self._shape_of: dict[int, int] = {}
        self.shape_results: Final[list[list[int]]] = []
        """For each shape, the result by useful dice kept in slot 3; -1 if they are more than three."""
        self.shape_sizes: Final[list[list[int]]] = []
        """How many lions, and dice of each growing symbol, can be useful, each plus one."""
        self._shape_open: list[list[int]] = []
        self._spread_of: dict[int, list[float]] = {}

    # -------------------------------------------------------------------- before and after slot 1

    def first_roll(self) -> RollOutcomes:
        """Return the outcomes of the first roll, and the positions they can lead to."""
        if self._first_roll is None:
            self._first_roll = self._work_out_first_roll()
        return self._first_roll

    def _work_out_first_roll(self) -> RollOutcomes:
        rolled = RollOutcomes()
        counts = [self.box.die_numbers[A], self.box.die_numbers[B], 0, 0]
        dice = self.box.dice(2)
        total = ways(dice, counts)
        for cells, times in outcomes(dice, counts):
            reached: dict[int, bool] = {}
            for kept in kept_sets(cells):
                reached[self.after_first(counts, kept)] = True
            rolled.chances.append(times / total)
            rolled.positions.extend(reached)
            rolled.ends.append(len(rolled.positions))
        return rolled

    def after_first(self, loose: list[int], kept: list[int]) -> int:
        """Return the position after keeping some of the loose dice in slot 1."""
        faces = [0] * FACES
        left = list(loose)
        for cell in kept:
            faces[cell % FACES] += 1
            left[cell // FACES] -= 1
        left[X] += min(faces[LION], self.box.die_numbers[X])
        return self.first(faces, left)

    def first(self, faces: list[int], loose: list[int]) -> int:
        """Return the number of a position after slot 1, given the faces in it and the dice to roll."""
        key = (loose[A] * DICE_BASE + loose[B]) * DICE_BASE + loose[X]
        for face in range(FACES):
            key = key * KEPT_BASE + faces[face]
        found = self._first_of.get(key, -1)
        if found < 0:
            found = len(self._second_rolls)
            self._first_of[key] = found
            self._first_faces.append(list(faces))
            self._first_loose.append(loose[:KINDS])
            self._second_rolls.append(None)
        return found

    def second_roll(self, first: int) -> RollOutcomes:
        """Return the outcomes of the second roll after a position, and the positions they can lead to."""
        rolled = self._second_rolls[first]
        if rolled is None:
            rolled = self._work_out_second_roll(self._first_faces[first], self._first_loose[first])
            self._second_rolls[first] = rolled
        return rolled

    def _work_out_second_roll(self, faces: list[int], loose: list[int]) -> RollOutcomes:
        useful = [LION]
        most = [SLOT_SPACES]
        for symbol in range(1, FACES):
            if faces[symbol]:
                useful.append(symbol)
                most.append(faces[symbol])
        by_kind: list[list[tuple[list[int], float]]] = []
        for kind in range(KINDS):
            by_kind.append(useful_rolls(self.face_chance[kind], loose[kind], useful, most))
        rolled = RollOutcomes()
        reached: dict[int, int] = {}
        for of_a, chance_a in by_kind[A]:
            for of_b, chance_b in by_kind[B]:
                for of_x, chance_x in by_kind[X]:
                    for way in ways_to_keep([of_a, of_b, of_x], most):
                        position = reached.get(way, -1)
                        if position < 0:
                            position = self._keep_second(faces, loose, useful, way)
                            reached[way] = position
                        rolled.positions.append(position)
                    rolled.chances.append(chance_a * chance_b * chance_x)
                    rolled.ends.append(len(rolled.positions))
        return rolled

    def _keep_second(self, faces: list[int], loose: list[int], useful: list[int], way: int) -> int:
        """Return the position after slot 2, from what is kept by face and by kind; see `ways_to_keep`."""
        left = list(loose)
        for kind in range(KINDS):
            left[kind] -= way % KEPT_BASE
            way //= KEPT_BASE
        second = [0] * FACES
        for face in useful:
            second[face] = way % KEPT_BASE
            way //= KEPT_BASE
        # So far only lions in slot 1 have added black dice, and no black die can be in slot 1.
        left[X] += min(second[LION], self.box.die_numbers[X] - loose[X])
        return self.second(two_slot_rows(faces, second), faces[LION] + second[LION], left)

    # -------------------------------------------------------------------- after slot 2

    def after_second(self, slot: list[int], loose: list[int], kept: list[int]) -> int:
        """Return the position after keeping some of the loose dice in slot 2."""
        first = [0] * FACES
        for cell in slot:
            first[cell % FACES] += 1
        second = [0] * FACES
        left = loose[:KINDS]
        for cell in kept:
            second[cell % FACES] += 1
            left[cell // FACES] -= 1
        left[X] += min(second[LION], self.box.die_numbers[X] - loose[X])
        return self.second(two_slot_rows(first, second), first[LION] + second[LION], left)

    def second(self, rows: list[int], lions: int, loose: list[int]) -> int:
        """Return the number of a position after slot 2: rows of length 1 and 2, lions, dice to roll."""
        shape = self._shape(rows, lions)
        key = ((shape * DICE_BASE + loose[A]) * DICE_BASE + loose[B]) * DICE_BASE + loose[X]
        found = self._second_of.get(key, -1)
        if found < 0:
            found = len(self.second_shape)
            self._second_of[key] = found
            self.second_shape.append(shape)
            self.second_spread.append(self._spread(shape, loose))
        return found

    def _shape(self, rows: list[int], lions: int) -> int:
        key = rows_key(rows) * DICE_BASE + lions
        shape = self._shape_of.get(key, -1)
        if shape >= 0:
            return shape
        # Symbols whose rows reach slot 2, with the number of such rows.
        growing: list[int] = []
        number: list[int] = []
        dead: list[int] = []
        for row in rows:
            symbol = row_symbol(row)
            if row_length(row) < 2:
                dead.append(row)
            elif growing and growing[-1] == symbol:
                number[-1] += 1
            else:
                growing.append(symbol)
                number.append(1)
        sizes = [SLOT_SPACES + 1] + [rows_of + 1 for rows_of in number]
        results: list[int] = []
        kept = [0] * len(sizes)
        while True:
            if sum(kept) > SLOT_SPACES:
                results.append(-1)
            else:
                grown = list(dead)
                for place in range(len(growing)):
                    for row in range(number[place]):
                        length = SLOTS if row < kept[place + 1] else 2
                        grown.append(growing[place] * ROW_BASE + length)
                grown.sort()
                results.append(self.claims.result(grown, lions + kept[0]))
            place = len(sizes) - 1
            while place >= 0 and kept[place] == sizes[place] - 1:
                kept[place] = 0
                place -= 1
            if place < 0:
                break
            kept[place] += 1
        shape = len(self.shape_results)
        self._shape_of[key] = shape
        self.shape_results.append(results)
        self.shape_sizes.append(sizes)
        self._shape_open.append(growing)
        return shape

    def _spread(self, shape: int, loose: list[int]) -> list[float]:
        """Return the chance of each count of lions and growing symbols, as far as they are useful."""
        growing = self._shape_open[shape]
        sizes = self.shape_sizes[shape]
        key = 0
        for place in range(len(growing)):
            key = (key * FACES + growing[place]) * KEPT_BASE + sizes[place + 1] - 1
        key = ((key * DICE_BASE + loose[A]) * DICE_BASE + loose[B]) * DICE_BASE + loose[X]
        known = self._spread_of.get(key)
        if known is not None:
            return known
        total = 1
        for size in sizes:
            total *= size
        spread = [0.0] * total
        spread[0] = 1.0
        faces = [LION, *growing]
        for kind in range(KINDS):
            for _ in range(loose[kind]):
                spread = one_die_more(spread, self.face_chance[kind], faces, sizes)
        self._spread_of[key] = spread
        return spread


def two_slot_rows(first: list[int], second: list[int]) -> list[int]:
    """Return the rows of two slots in rising order, given how often each face occurs in them."""
    rows: list[int] = []
    for symbol in range(1, FACES):
        one = first[symbol]
        two = min(one, second[symbol])
        for row in range(one):
            rows.append(symbol * ROW_BASE + (1 if row < one - two else 2))
    return rows
