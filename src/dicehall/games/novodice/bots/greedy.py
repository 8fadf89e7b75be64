"""A greedy player of NovoDice: takes what looks best now, with some hope for sets to come.

It is quick: what it thinks of its bays it thinks once, until one of them changes or a kind of tile is
sold out. So it must look at the table anew each time, and go by numbers, for the table it is shown may
be the one that is played on. Points are counted in hundredths.
"""

from __future__ import annotations

from typing import Final

from dicehall.bots.bot import Bot
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.core.task import NOTHING
from dicehall.games.novodice.bots.hopes import (
    IMPOSSIBLE,
    MOST_LIONS,
    Hopes,
    bay_key,
    changed_key,
    hopes_of,
)
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.odds.claims import free_claims
from dicehall.games.novodice.rules.choices import (
    BASE,
    STOP,
    Keep,
    Placing,
    claim_parts,
    placing_parts,
)
from dicehall.games.novodice.rules.components import FACES, LION, Components
from dicehall.games.novodice.rules.rows import lions_in
from dicehall.games.novodice.rules.state import BAYS, SLOT_SPACES, SLOTS, NovoState
from dicehall.games.novodice.rules.table import FREE_CHOICE, LIONS

UNKNOWN: Final = -1
"""Stands for what was not worked out yet; what happens to be just this is worked out again."""
LONGER_ROW: Final = (0, 34, 20)
"""The hope, in percent, that a row of this length grows to the next."""
EXTRA_DIE: Final = (250, 130, 0)
"""What the black die is worth that a lion brings into the next roll, by slot."""
DIE_GIVEN_UP: Final = (60, 30, 0)
"""What a die is worth that is rolled again rather than kept, by slot."""


class GreedyNovoDice(Bot):
    """Keeps the dice that pay best by themselves, claims the best tile, places it where it adds most."""

    def __init__(self) -> None:
        self.only_looks = True
        self._box: Components | None = None
        self._hopes: Hopes | None = None
        self._keys: list[int] = [NOTHING] * BAYS
        """The bays it has thought about, as numbers."""
        self._bay_gains: list[list[int]] = [[]] * BAYS
        """For each of these bays what each kind of tile would add to it."""
        self._stock: list[int] = []
        """What the warehouse held then."""
        self._gains: list[int] = []
        """What each kind of tile would add in the bay where it adds most."""
        self._by_lions: list[int] = []
        """By number of lions what the best tiles add that they claim, as far as it was asked for."""
        self._by_cost: list[int] = []
        """By number of lions what the best tile adds that costs just so many, likewise."""
        self._by_face: list[int] = [UNKNOWN] * FACES
        """While dice are kept: what a die is worth that shows this face."""
        self._open: list[int] = [0] * FACES
        """While dice are kept: how many more dice of this face can be of use."""

    def decide(self, view: View | None, question: Question) -> int:
        """Return the option that looks best."""
        assert view is not None
        game = view.game
        state = view.state
        assert isinstance(game, NovoDice)
        assert isinstance(state, NovoState)
        hopes = self._hopes
        if hopes is None or self._box is not game.box:
            hopes = hopes_of(game.box)
            self._hopes = hopes
            self._box = game.box
            self._keys = [NOTHING] * BAYS
        choice = question.choice
        if isinstance(choice, Placing):
            return self._place(hopes, state, question.options)
        self._appraise(hopes, state)
        if isinstance(choice, Keep):
            return self._keep(hopes, state)
        return self._claim(hopes, state, question.options)

    # -------------------------------------------------------------------- what things would add

    def _appraise(self, hopes: Hopes, state: NovoState) -> None:
        """Work out what each kind of tile would add, unless nothing has changed since."""
        keys = self._keys
        bay_gains = self._bay_gains
        changed = self._stock != state.warehouse
        first = state.active * BAYS
        for bay in range(BAYS):
            key = bay_key(state.bays[first + bay])
            if key != keys[bay]:
                keys[bay] = key
                bay_gains[bay] = hopes.gains(key)
                changed = True
        if changed:
            self._stock = list(state.warehouse)
            self._gains = best_gains(self._stock, bay_gains[0], bay_gains[1], bay_gains[2])
            self._by_lions = [0]
            self._by_cost = [0]

    def _of_lions(self, hopes: Hopes, lions: int) -> int:
        """Return what the best tiles add that so many lions claim."""
        by_lions = self._by_lions
        by_cost = self._by_cost
        while len(by_lions) <= lions:
            number = len(by_lions)
            by_cost.append(self._best_of(hopes.by_cost[number]))
            most = by_lions[number - 1]
            # One lion alone claims nothing.
            for cost in range(1, number + 1 if number > 1 else 1):
                points = by_cost[cost] + by_lions[number - cost]
                if points > most:
                    most = points
            free = free_claims(number)
            if free > 0:
                for tiles in hopes.by_cost:
                    most = max(most, free * self._best_of(tiles))
            by_lions.append(most)
        return by_lions[lions]

    def _best_of(self, tiles: list[int]) -> int:
        """Return what the best of some kinds of tile adds; at least nothing."""
        gains = self._gains
        best = 0
        for tile in tiles:
            gain = gains[tile]
            if gain > best:
                best = gain
        return best

    def _of_row(self, hopes: Hopes, symbol: int, length: int) -> int:
        """Return what the best tile adds that such a row claims."""
        best = 0
        gains = self._gains
        count = hopes.box.count
        for tile in hopes.by_symbol[symbol]:
            gain = gains[tile]
            if gain > best and count[tile] <= length:
                best = gain
        return best

    # -------------------------------------------------------------------- keeping dice

    def _keep(self, hopes: Hopes, state: NovoState) -> int:
        """Keep up to three dice, the best first, as long as each is worth more than rolling it again."""
        slot = state.roll - 1
        given_up = DIE_GIVEN_UP[slot]
        by_face = self._by_face
        for face in range(FACES):
            by_face[face] = UNKNOWN
        lions = NOTHING
        # Of the others none is ever kept: only what a lion is worth changes with what is kept.
        useful: list[int] = []
        for cell in state.rolled:
            face = cell % FACES
            points = by_face[face]
            if points == UNKNOWN:
                if face == LION:
                    lions = lions_in(state.slots)
                    points = self._lion_points(hopes, lions, slot)
                else:
                    points = self._row_points(hopes, state.slots, face, slot)
                by_face[face] = points
            if points > given_up or face == LION:
                useful.append(cell)
        one = two = three = NOTHING
        for _ in range(min(SLOT_SPACES, len(useful))):
            best = given_up
            best_at = NOTHING
            for at, cell in enumerate(useful):
                points = by_face[cell % FACES]
                if points < best or at in (one, two):
                    continue
                # Of equal faces keep the die that shows it most rarely: the others are rolled again.
                if points > best or (
                    best_at >= 0 and hopes.sides[cell] < hopes.sides[useful[best_at]]
                ):
                    best = points
                    best_at = at
            if best_at < 0:
                break
            three = two
            two = one
            one = best_at
            face = useful[best_at] % FACES
            if face == LION:
                lions += 1
                by_face[LION] = self._lion_points(hopes, lions, slot)
            elif slot > 0:
                left = self._open[face] - 1
                self._open[face] = left
                if left == 0:
                    by_face[face] = IMPOSSIBLE
        option = 0
        for at in range(len(useful) - 1, -1, -1):
            if at in (one, two, three):
                option = option * BASE + useful[at] + 1
        return option

    def _lion_points(self, hopes: Hopes, lions: int, slot: int) -> int:
        """Return what one more lion is worth, with hope for further ones in the slots after this."""
        if slot == SLOTS - 1:
            return self._of_lions(hopes, min(lions + 1, MOST_LIONS)) - self._of_lions(hopes, lions)
        ahead = 4 if slot == 0 else 3
        reach = self._of_lions(hopes, min(lions + ahead, MOST_LIONS))
        return (reach - self._of_lions(hopes, lions)) // ahead + EXTRA_DIE[slot]

    def _row_points(self, hopes: Hopes, slots: list[list[int]], symbol: int, slot: int) -> int:
        """Return what a row is worth more when it reaches this slot, with hope for the slots after it.

        It notes how many rows can reach the slot; where none can, the die is of no use.
        """
        if slot == 0:
            one = self._of_row(hopes, symbol, 1)
            return one + (self._of_row(hopes, symbol, 2) - one) * LONGER_ROW[1] // 100
        number = _count(slots[0], symbol)
        if slot == 2 and number > 0:
            number = min(number, _count(slots[1], symbol))
        if number == 0:
            return IMPOSSIBLE
        self._open[symbol] = number
        two = self._of_row(hopes, symbol, 2)
        three = self._of_row(hopes, symbol, SLOTS)
        if slot == 2:
            return three - two
        return two - self._of_row(hopes, symbol, 1) + (three - two) * LONGER_ROW[2] // 100

    # -------------------------------------------------------------------- claiming and placing

    def _claim(self, hopes: Hopes, state: NovoState, options: list[int]) -> int:
        """Claim the tile that leaves most in sum, with what is left of the rows and lions."""
        box = hopes.box
        gains = self._gains
        lions = state.lions
        best = IMPOSSIBLE
        choice = options[0]
        for option in options:
            if option == STOP:
                points = 0
            else:
                tile, how = claim_parts(option)
                points = gains[tile]
                if how == LIONS:
                    left = lions - box.lions[tile]
                    points += self._of_lions(hopes, left) - self._of_lions(hopes, lions)
                elif how == FREE_CHOICE:
                    free = state.free_claims - 1
                    points += free * max(gains) - self._of_lions(hopes, lions)
                else:
                    points -= self._of_row(hopes, box.symbol[tile], box.count[tile]) // 2
            if points > best:
                best = points
                choice = option
        return choice

    def _place(self, hopes: Hopes, state: NovoState, options: list[int]) -> int:
        """Put the tile where the bays are then worth most; at the end without hope for more."""
        first = state.active * BAYS
        last = len(state.hand) >= state.free_spaces(state.active) or state.closing != NOTHING
        kinds = len(hopes.box.tiles)
        best = IMPOSSIBLE
        choice = options[0]
        for option in options:
            tile, bay, old = placing_parts(option, kinds)
            points = 0
            if bay >= 0:
                before = state.bays[first + bay]
                if last:
                    after = changed_key(before, tile, old)
                    points = hopes.worth(after) - hopes.worth(bay_key(before))
                else:
                    # Nothing is exchanged before the end: there is space for the tile.
                    points = hopes.gains(bay_key(before))[tile]
            if points > best:
                best = points
                choice = option
        return choice


def _count(cells: list[int], face: int) -> int:
    """Return how often dice show a face."""
    number = 0
    for cell in cells:
        if cell % FACES == face:
            number += 1
    return number


def best_gains(
    warehouse: list[int], first: list[int], second: list[int], third: list[int]
) -> list[int]:
    """Return what each kind of tile adds in the bay where it adds most."""
    gains: list[int] = []
    # A plain zip compiles to one loop.
    for left, one, two, three in zip(warehouse, first, second, third):
        if left == 0:
            gains.append(IMPOSSIBLE)
        elif one >= two:
            gains.append(one if one >= three else three)
        else:
            gains.append(two if two >= three else three)
    return gains
