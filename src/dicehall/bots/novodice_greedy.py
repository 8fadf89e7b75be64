"""A greedy player of NovoDice: takes what looks best now, with some hope for sets to come.

Points are counted in hundredths. Hope is a rule of thumb, not a calculation; it only has to rank
choices well and quickly.
"""

from __future__ import annotations

from typing import Final

from dicehall.bots.bot import Bot
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.core.task import NOTHING
from dicehall.novodice.choices import STOP, Keep, Placing, claim_parts, keep_option, placing_parts
from dicehall.novodice.components import FACES, LION, Components
from dicehall.novodice.game import NovoDice
from dicehall.novodice.rows import faces_in, lions_in
from dicehall.novodice.state import BAYS, SLOT_SPACES, SLOTS, SPACES, NovoState
from dicehall.novodice.table import FREE_CHOICE, LIONS
from dicehall.novodice.worth import worth

MOST_LIONS: Final = SLOTS * SLOT_SPACES
"""As many lions as fit into the slots."""
IMPOSSIBLE: Final = -1_000_000
"""What a tile is worth that fits nowhere or is sold out."""
LONGER_ROW: Final = (0, 34, 20)
"""The hope, in percent, that a row of this length grows to the next."""
EXTRA_DIE: Final = (250, 130, 0)
"""What the black die is worth that a lion brings into the next roll, by slot."""
DIE_GIVEN_UP: Final = (60, 30, 0)
"""What a die is worth that is rolled again rather than kept, by slot."""
SPACE: Final = 150
"""What a free space is worth."""
DIFFERENT: Final = (0, 20, 45, 75, 40, 0)
"""The hope for a set of different symbols, in percent of what it would add, by symbols there."""
DIFFERENT_START: Final = (0, 120, 260, 450, 350, 0)
"""The hope for the tiles that such a set would still take in."""
EQUAL: Final = (0, 8, 40, 45, 60, 0)
"""The hope for a set of equal symbols, in percent of their worth, by tiles there."""


class GreedyNovoDice(Bot):
    """Keeps the dice that pay best by themselves, claims the best tile, places it where it adds most."""

    def __init__(self) -> None:
        self._bays: list[list[int]] = []
        self._warehouse: list[int] = []
        self._gains: list[int] = []
        """What each kind of tile would add now."""
        self._by_row: list[int] = []
        """What a row would add; see `row_worth`."""
        self._by_lions: list[int] = []
        """What lions would add; see `lions_worth`."""

    def decide(self, view: View | None, question: Question) -> int:
        """Return the option that looks best."""
        assert view is not None
        game = view.game
        state = view.state
        assert isinstance(game, NovoDice)
        assert isinstance(state, NovoState)
        choice = question.choice
        if isinstance(choice, Placing):
            return self._place(game.box, state, question.options)
        self._appraise(game.box, state)
        if isinstance(choice, Keep):
            return self._keep(game.box, state)
        return self._claim(game.box, state, question.options)

    def _appraise(self, box: Components, state: NovoState) -> None:
        """Work out what tiles, rows and lions would add, unless nothing has changed since."""
        first = state.active * BAYS
        bays = state.bays[first : first + BAYS]
        if self._bays == bays and self._warehouse == state.warehouse:
            return
        self._bays = bays
        self._warehouse = state.warehouse
        before = [outlook(box, bay) for bay in bays]
        gains: list[int] = []
        for tile in range(len(box.tiles)):
            in_stock = state.warehouse[tile] > 0
            gains.append(best_gain(box, bays, before, tile) if in_stock else IMPOSSIBLE)
        self._gains = gains
        self._by_row = row_worth(box, gains)
        self._by_lions = lions_worth(box, gains)

    def _keep(self, box: Components, state: NovoState) -> int:
        """Keep up to three dice, the best first, as long as each is worth more than rolling it again."""
        slot = state.roll - 1
        by_row = self._by_row
        by_lions = self._by_lions
        open_rows = _open_rows(state, slot)
        lions = lions_in(state.slots)
        left = list(state.rolled)
        kept: list[int] = []
        while len(kept) < SLOT_SPACES:
            best = DIE_GIVEN_UP[slot]
            best_cell = NOTHING
            best_sides = 0
            for cell in left:
                face = cell % FACES
                if face == LION:
                    points = _lion_points(by_lions, lions, slot) + EXTRA_DIE[slot]
                elif open_rows[face] > 0:
                    points = _row_points(by_row, face, slot)
                else:
                    continue
                # Of equal faces keep the die that shows it most rarely: the others are rolled again.
                sides = box.dies[cell // FACES].sides.count(face)
                if points > best or (
                    points == best and best_cell != NOTHING and sides < best_sides
                ):
                    best = points
                    best_cell = cell
                    best_sides = sides
            if best_cell == NOTHING:
                break
            kept.append(best_cell)
            left.remove(best_cell)
            face = best_cell % FACES
            if face == LION:
                lions += 1
            else:
                open_rows[face] -= 1
        kept.sort()
        return keep_option(kept)

    def _claim(self, box: Components, state: NovoState, options: list[int]) -> int:
        """Claim the tile that leaves most in sum, with what is left of the rows and lions."""
        gains = self._gains
        by_row = self._by_row
        by_lions = self._by_lions
        best = IMPOSSIBLE
        choice = options[0]
        for option in options:
            if option == STOP:
                points = 0
            else:
                tile, how = claim_parts(option)
                points = gains[tile]
                if how == LIONS:
                    points += by_lions[state.lions - box.lions[tile]] - by_lions[state.lions]
                elif how == FREE_CHOICE:
                    points += (state.free_claims - 1) * max(gains) - by_lions[state.lions]
                else:
                    points -= by_row[box.symbol[tile] * (SLOTS + 1) + box.count[tile]] // 2
            if points > best:
                best = points
                choice = option
        return choice

    def _place(self, box: Components, state: NovoState, options: list[int]) -> int:
        """Put the tile where the bays are then worth most; at the end without hope for more."""
        first = state.active * BAYS
        last = len(state.hand) >= state.free_spaces(state.active) or state.closing != NOTHING
        best = IMPOSSIBLE
        choice = options[0]
        for option in options:
            tile, bay, old = placing_parts(option, len(box.tiles))
            points = 0
            if bay >= 0:
                before = state.bays[first + bay]
                after = [*before, tile]
                if old >= 0:
                    after.remove(old)
                if last:
                    points = 100 * (worth(box, after) - worth(box, before))
                else:
                    points = outlook(box, after) - outlook(box, before)
            if points > best:
                best = points
                choice = option
        return choice


def _open_rows(state: NovoState, slot: int) -> list[int]:
    """Return for each symbol how many dice would start or go on a row in this slot."""
    if slot == 0:
        return [SLOT_SPACES] * FACES
    rows = faces_in(state.slots[0])
    if slot == 2:
        second = faces_in(state.slots[1])
        for face in range(FACES):
            rows[face] = min(rows[face], second[face])
    return rows


def _row_points(by_row: list[int], symbol: int, slot: int) -> int:
    """Return what a row is worth more when it reaches this slot, with hope for the slots after it."""
    at = symbol * (SLOTS + 1) + slot
    points = max(by_row[at + 1], 0) - (max(by_row[at], 0) if slot > 0 else 0)
    if slot + 1 < SLOTS:
        longer = max(by_row[at + 2], 0) - max(by_row[at + 1], 0)
        points += longer * LONGER_ROW[slot + 1] // 100
    return points


def _lion_points(by_lions: list[int], lions: int, slot: int) -> int:
    """Return what one more lion is worth, with hope for further ones in the slots after this."""
    if slot == SLOTS - 1:
        return by_lions[min(lions + 1, MOST_LIONS)] - by_lions[lions]
    ahead = 4 if slot == 0 else 3
    reach = min(lions + ahead, MOST_LIONS)
    return (by_lions[reach] - by_lions[lions]) // ahead


def row_worth(box: Components, gains: list[int]) -> list[int]:
    """Return at symbol * 4 + length what the best tile adds that such a row claims."""
    worth_of = [0] * (FACES * (SLOTS + 1))
    for tile in range(box.trash):
        start = box.symbol[tile] * (SLOTS + 1)
        for length in range(box.count[tile], SLOTS + 1):
            if gains[tile] > worth_of[start + length]:
                worth_of[start + length] = gains[tile]
    return worth_of


def lions_worth(box: Components, gains: list[int]) -> list[int]:
    """Return for each number of lions what the best tiles add that they claim."""
    worth_of = [0] * (MOST_LIONS + 1)
    best = 0
    for tile in range(box.trash):
        best = max(best, gains[tile])
    for lions in range(2, MOST_LIONS + 1):
        most = worth_of[lions - 1]
        for tile in range(box.trash):
            left = lions - box.lions[tile]
            if left >= 0:
                most = max(most, gains[tile] + worth_of[left])
        if lions == 8:
            most = max(most, 2 * best)
        elif lions == 9:
            most = max(most, 3 * best)
        worth_of[lions] = most
    return worth_of


def best_gain(box: Components, bays: list[list[int]], before: list[int], tile: int) -> int:
    """Return what a tile adds in the bay where it adds most; before is the outlook of each bay."""
    best = IMPOSSIBLE
    for bay in range(BAYS):
        tiles = bays[bay]
        # Of bays that hold the same, such as empty ones, one is enough.
        if len(tiles) < SPACES and (bay == 0 or tiles != bays[bay - 1]):
            best = max(best, outlook(box, [*tiles, tile]) - before[bay])
    return best


def outlook(box: Components, bay: list[int]) -> int:
    """Return what a bay is worth, with hope for the sets it may still become."""
    free = SPACES - len(bay)
    points = 100 * worth(box, bay) + SPACE * free
    if free == 0:
        return points
    number = [0] * FACES
    total = [0] * FACES
    best = [0] * FACES
    for tile in bay:
        symbol = box.symbol[tile]
        number[symbol] += 1
        total[symbol] += box.value[tile]
        best[symbol] = max(best[symbol], box.value[tile])
    symbols = 0
    best_sum = 0
    equal = 0
    for symbol in range(1, FACES):
        if number[symbol]:
            symbols += 1
            best_sum += best[symbol]
            if number[symbol] + free >= 3:
                equal = max(equal, total[symbol] * EQUAL[number[symbol]])
    different = 0
    if symbols + free >= 4:
        different = best_sum * DIFFERENT[symbols] + DIFFERENT_START[symbols]
    return points + max(equal, different)
