"""The chances of a turn, over multisets: every position after a slot is filled, and what the dice do next.

After slot 1 a position is the faces in it and the dice left. After slot 2 it is the rows so far, the
lions and the dice left: a symbol in slot 2 that goes on no row is as good as none, and only rows that
reach slot 2 can grow. After slot 3 all that counts are rows and lions. Positions are numbered as they
are met and worked out when they are first wanted; nothing here depends on what tiles are worth.
"""

from __future__ import annotations

from typing import Final

from dicehall.core.dice import outcomes, ways
from dicehall.games.novodice.odds.claims import Claims, rows_key
from dicehall.games.novodice.rules.components import FACES, LION, A, B, Components, X
from dicehall.games.novodice.rules.state import SLOT_SPACES, SLOTS

KEPT_BASE: Final = SLOT_SPACES + 1
"""Counts of dice in one slot are written in this base."""
DICE_BASE: Final = 32
"""Counts of loose dice are written in this base."""
KINDS: Final = 3
"""Kinds of dice."""


class Fan:
    """What may come of a roll: outcomes with their chances, and the positions each can be led to."""

    def __init__(self) -> None:
        self.chances: Final[list[float]] = []
        """The chance of each outcome."""
        self.ends: Final[list[int]] = []
        """For each outcome where its positions end in the list of all of them."""
        self.positions: Final[list[int]] = []
        """The positions that can be chosen from, outcome after outcome."""


class TurnOdds:
    """The positions of a turn in one box, and the dice between them."""

    def __init__(self, box: Components) -> None:
        self.box: Final = box
        """Tiles and dice."""
        self.claims: Final = Claims(box)
        """What results can claim; they are numbered there."""
        self.face_chance: Final[list[list[float]]] = []
        """For each kind of die the chance of each face."""
        for die in box.dies:
            self.face_chance.append(
                [die.sides.count(face) / len(die.sides) for face in range(FACES)]
            )
        self._first_of: dict[int, int] = {}
        self._first_faces: list[list[int]] = []
        self._first_loose: list[list[int]] = []
        self._fans: list[Fan | None] = []
        self._start: Fan | None = None
        self._second_of: dict[int, int] = {}
        self.second_shape: Final[list[int]] = []
        """For each position after slot 2 the number of its rows and lions; see `shape_results`."""
        self.second_spread: Final[list[list[float]]] = []
        """For each position after slot 2 the chance of every useful outcome of the last roll."""
        self._shape_of: dict[int, int] = {}
        self.shape_results: Final[list[list[int]]] = []
        """For each shape: by useful dice kept in slot 3 the result; -1 where they are more than three."""
        self.shape_sizes: Final[list[list[int]]] = []
        """How many lions, and dice of each growing symbol, can be of use, each plus one."""
        self._shape_open: list[list[int]] = []
        self._spread_of: dict[int, list[float]] = {}

    # -------------------------------------------------------------------- before and after slot 1

    def start(self) -> Fan:
        """Return what the first roll brings, and the positions it can be led to."""
        if self._start is None:
            self._start = self._first_roll()
        return self._start

    def _first_roll(self) -> Fan:
        fan = Fan()
        counts = [self.box.die_numbers[A], self.box.die_numbers[B], 0, 0]
        dice = self.box.dice(2)
        total = ways(dice, counts)
        for cells, times in outcomes(dice, counts):
            reached: dict[int, bool] = {}
            for kept in kept_sets(cells):
                reached[self.after_first(counts, kept)] = True
            fan.chances.append(times / total)
            fan.positions.extend(reached)
            fan.ends.append(len(fan.positions))
        return fan

    def after_first(self, loose: list[int], kept: list[int]) -> int:
        """Return the position after keeping these of the loose dice in slot 1."""
        faces = [0] * FACES
        left = list(loose)
        for cell in kept:
            faces[cell % FACES] += 1
            left[cell // FACES] -= 1
        left[X] += min(faces[LION], self.box.die_numbers[X])
        return self.first(faces, left)

    def first(self, faces: list[int], loose: list[int]) -> int:
        """Return the number of a position after slot 1: the faces in it, and the dice to be rolled."""
        key = (loose[A] * DICE_BASE + loose[B]) * DICE_BASE + loose[X]
        for face in range(FACES):
            key = key * KEPT_BASE + faces[face]
        found = self._first_of.get(key, -1)
        if found < 0:
            found = len(self._fans)
            self._first_of[key] = found
            self._first_faces.append(list(faces))
            self._first_loose.append(loose[:KINDS])
            self._fans.append(None)
        return found

    def fan(self, first: int) -> Fan:
        """Return what the second roll brings after a position, and the positions it can be led to."""
        fan = self._fans[first]
        if fan is None:
            fan = self._second_roll(self._first_faces[first], self._first_loose[first])
            self._fans[first] = fan
        return fan

    def _second_roll(self, faces: list[int], loose: list[int]) -> Fan:
        useful = [LION]
        most = [SLOT_SPACES]
        for symbol in range(1, FACES):
            if faces[symbol]:
                useful.append(symbol)
                most.append(faces[symbol])
        by_kind: list[list[tuple[list[int], float]]] = []
        for kind in range(KINDS):
            by_kind.append(_useful_rolls(self.face_chance[kind], loose[kind], useful, most))
        fan = Fan()
        reached: dict[int, int] = {}
        for of_a, chance_a in by_kind[A]:
            for of_b, chance_b in by_kind[B]:
                for of_x, chance_x in by_kind[X]:
                    for keeping in _keepings([of_a, of_b, of_x], most):
                        position = reached.get(keeping, -1)
                        if position < 0:
                            position = self._keep_second(faces, loose, useful, keeping)
                            reached[keeping] = position
                        fan.positions.append(position)
                    fan.chances.append(chance_a * chance_b * chance_x)
                    fan.ends.append(len(fan.positions))
        return fan

    def _keep_second(
        self, faces: list[int], loose: list[int], useful: list[int], keeping: int
    ) -> int:
        """Return the position after slot 2, from what is kept by face and by kind; see `_keepings`."""
        left = list(loose)
        for kind in range(KINDS):
            left[kind] -= keeping % KEPT_BASE
            keeping //= KEPT_BASE
        second = [0] * FACES
        for face in useful:
            second[face] = keeping % KEPT_BASE
            keeping //= KEPT_BASE
        # So far only the lions of slot 1 brought black dice, and no black die has lain in slot 1.
        left[X] += min(second[LION], self.box.die_numbers[X] - loose[X])
        return self.second(two_slot_rows(faces, second), faces[LION] + second[LION], left)

    # -------------------------------------------------------------------- after slot 2

    def after_second(self, slot: list[int], loose: list[int], kept: list[int]) -> int:
        """Return the position after keeping these of the loose dice in slot 2."""
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
        """Return the number of a position after slot 2: rows of length 1 and 2, lions, dice to be rolled."""
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
        # Symbols whose rows reach slot 2, and how many such rows each has.
        growing: list[int] = []
        number: list[int] = []
        dead: list[int] = []
        for row in rows:
            symbol = row // (SLOTS + 1)
            if row % (SLOTS + 1) < 2:
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
                        grown.append(growing[place] * (SLOTS + 1) + length)
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
        """Return the chance of each count of lions and growing symbols, as far as they are of use."""
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
                spread = _one_die_more(spread, self.face_chance[kind], faces, sizes)
        self._spread_of[key] = spread
        return spread


def _one_die_more(
    spread: list[float], face_chance: list[float], faces: list[int], sizes: list[int]
) -> list[float]:
    """Return the chances of counts after one die more; a count stops at the most that is of use."""
    other = 1.0
    for face in faces:
        other -= face_chance[face]
    more = [0.0] * len(spread)
    for at in range(len(spread)):
        chance = spread[at]
        if chance == 0.0:
            continue
        more[at] += chance * other
        step = 1
        for place in range(len(faces) - 1, -1, -1):
            full = at // step % sizes[place] == sizes[place] - 1
            more[at if full else at + step] += chance * face_chance[faces[place]]
            step *= sizes[place]
    return more


def _useful_rolls(
    face_chance: list[float], dice: int, useful: list[int], most: list[int]
) -> list[tuple[list[int], float]]:
    """Return how many of each useful face equal dice may show, as far as they can be kept."""
    found: dict[int, float] = {0: 1.0}
    other = 1.0
    for face in useful:
        other -= face_chance[face]
    for _ in range(dice):
        more: dict[int, float] = {}
        for key, chance in found.items():
            more[key] = more.get(key, 0.0) + chance * other
            step = 1
            for place in range(len(useful)):
                if face_chance[useful[place]] > 0.0:
                    full = key // step % KEPT_BASE == most[place]
                    longer = key if full else key + step
                    more[longer] = more.get(longer, 0.0) + chance * face_chance[useful[place]]
                step *= KEPT_BASE
        found = more
    rolls: list[tuple[list[int], float]] = []
    for key, chance in found.items():
        # A die all of whose faces are useful leaves a rounding error for the others.
        if chance > 1e-15:
            counts: list[int] = []
            for _ in useful:
                counts.append(key % KEPT_BASE)
                key //= KEPT_BASE
            rolls.append((counts, chance))
    return rolls


def _keepings(shown: list[list[int]], most: list[int]) -> list[int]:
    """Return the ways to keep useful dice: digits of dice kept by kind, then by useful face.

    `shown` says for each kind of die how many show each useful face.
    """
    ways_to_keep: dict[int, bool] = {0: True}
    face_step = KEPT_BASE**KINDS
    for place in range(len(most)):
        kind_step = 1
        for kind in range(KINDS):
            there = shown[kind][place]
            if there:
                more: dict[int, bool] = {}
                for keeping in ways_to_keep:
                    by_kind = keeping % KEPT_BASE**KINDS
                    kept = (
                        by_kind % KEPT_BASE
                        + by_kind // KEPT_BASE % KEPT_BASE
                        + by_kind // (KEPT_BASE * KEPT_BASE)
                    )
                    of_face = keeping // face_step % KEPT_BASE
                    number = min(there, SLOT_SPACES - kept, most[place] - of_face)
                    for taken in range(number + 1):
                        more[keeping + taken * (kind_step + face_step)] = True
                ways_to_keep = more
            kind_step *= KEPT_BASE
        face_step *= KEPT_BASE
    return list(ways_to_keep)


def two_slot_rows(first: list[int], second: list[int]) -> list[int]:
    """Return the rows of two slots, from how often each face stands in them, in rising order."""
    rows: list[int] = []
    for symbol in range(1, FACES):
        one = first[symbol]
        two = min(one, second[symbol])
        for row in range(one):
            rows.append(symbol * (SLOTS + 1) + (1 if row < one - two else 2))
    return rows


def kept_sets(cells: list[int]) -> list[list[int]]:
    """Return every set of up to three of these dice once, the empty one first."""
    found: list[list[int]] = [[]]
    begin = 0
    for _ in range(SLOT_SPACES):
        end = len(found)
        for at in range(begin, end):
            taken = found[at]
            # The dice are in rising order, and so are those taken: go on behind the last of them.
            left = list(cells)
            for cell in taken:
                left.remove(cell)
            before = -1
            for cell in left:
                if cell != before and (not taken or cell >= taken[-1]):
                    found.append([*taken, cell])
                before = cell
        begin = end
    return found
