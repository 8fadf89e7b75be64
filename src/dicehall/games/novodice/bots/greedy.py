"""A greedy player of NovoDice: takes what looks best now, with some hope for future sets.

Points are counted in hundredths.
"""

from __future__ import annotations

from typing import Final

from dicehall.bots.bot import Bot
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.core.task import NOTHING
from dicehall.games.novodice.bots.bay_estimates import (
    IMPOSSIBLE,
    BayEstimates,
    bay_estimates_of,
    changed_key,
)
from dicehall.games.novodice.bots.tile_gains import TileGains
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.odds.tile_sets import set_key
from dicehall.games.novodice.rules.choices import (
    DIE_BASE,
    STOP,
    Keep,
    Placing,
    claim_parts,
    placing_parts,
)
from dicehall.games.novodice.rules.components import FACES, LION, Components
from dicehall.games.novodice.rules.lions import MOST_LIONS, lions_in
from dicehall.games.novodice.rules.state import BAYS, SLOT_SPACES, SLOTS, NovoState
from dicehall.games.novodice.rules.table import FREE_CHOICE, LIONS

UNKNOWN: Final = -1
"""Marks a value that has not been computed; a value that happens to equal it is computed again."""
PERCENT: Final = 100
"""Hopes are given in percent."""
LONGER_ROW: Final = (0, 34, 20)
"""The hope, in percent, that a row of this length grows by one."""
LIONS_AHEAD: Final = (4, 3)
"""As many lions more are hoped for before the last slot, by slot."""
SPENT_ROW_PART: Final = 2
"""Using up a row costs what its best tile adds, divided by this: it might have been used for nothing else."""
EXTRA_DIE: Final = (250, 130, 0)
"""What the black die that a lion adds to the next roll is worth, by slot."""
DIE_GIVEN_UP: Final = (60, 30, 0)
"""What it is worth to roll a die again rather than keep it, by slot."""


class GreedyNovoDice(Bot):
    """Keeps the dice that pay best by themselves, claims the best tile, and places it where it adds most."""

    def __init__(self, counts_extra_dice: bool = True) -> None:
        self.only_looks = True
        self._extra_die = EXTRA_DIE if counts_extra_dice else (0, 0, 0)
        """What the player thinks the black die of a lion is worth, by slot."""
        self._box: Components | None = None
        self._gains: TileGains | None = None
        self._by_face: list[int] = [UNKNOWN] * FACES
        """While dice are kept: what a die with this face is worth."""
        self._open: list[int] = [0] * FACES
        """While dice are kept: how many more dice of this face are useful."""

    def decide(self, view: View | None, question: Question) -> int:
        """Return the option that looks best."""
        assert view is not None
        game = view.game
        state = view.state
        assert isinstance(game, NovoDice)
        assert isinstance(state, NovoState)
        gains = self._gains
        if gains is None or self._box is not game.box:
            gains = TileGains(bay_estimates_of(game.box))
            self._gains = gains
            self._box = game.box
        choice = question.choice
        if isinstance(choice, Placing):
            return self._place(gains.estimates, state, question.options)
        gains.update(state)
        if isinstance(choice, Keep):
            return self._keep(gains, state)
        return self._claim(gains, state, question.options)

    # -------------------------------------------------------------------- keeping dice

    def _keep(self, gains: TileGains, state: NovoState) -> int:
        """Keep up to three dice, the best first, while each is worth more than rolling it again."""
        slot = state.roll - 1
        given_up = DIE_GIVEN_UP[slot]
        sides = gains.estimates.sides
        by_face = self._by_face
        for face in range(FACES):
            by_face[face] = UNKNOWN
        lions = NOTHING
        # None of the others is ever kept: only the worth of a lion depends on what is kept.
        useful: list[int] = []
        for cell in state.rolled:
            face = cell % FACES
            points = by_face[face]
            if points == UNKNOWN:
                if face == LION:
                    lions = lions_in(state.slots)
                    points = self._lion_points(gains, lions, slot)
                else:
                    points = self._row_points(gains, state.slots, face, slot)
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
                # Of equal faces, keep the die on which it is rarest, because the others are rolled again.
                if points > best or (best_at >= 0 and sides[cell] < sides[useful[best_at]]):
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
                by_face[LION] = self._lion_points(gains, lions, slot)
            elif slot > 0:
                left = self._open[face] - 1
                self._open[face] = left
                if left == 0:
                    by_face[face] = IMPOSSIBLE
        option = 0
        for at in range(len(useful) - 1, -1, -1):
            if at in (one, two, three):
                option = option * DIE_BASE + useful[at] + 1
        return option

    def _lion_points(self, gains: TileGains, lions: int, slot: int) -> int:
        """Return what one more lion is worth, with hope for more in later slots."""
        if slot == SLOTS - 1:
            return gains.of_lions(min(lions + 1, MOST_LIONS)) - gains.of_lions(lions)
        ahead = LIONS_AHEAD[slot]
        reach = gains.of_lions(min(lions + ahead, MOST_LIONS))
        return (reach - gains.of_lions(lions)) // ahead + self._extra_die[slot]

    def _row_points(self, gains: TileGains, slots: list[list[int]], symbol: int, slot: int) -> int:
        """Return what a row gains when it reaches this slot, with hope for later slots.

        It also notes how many rows can reach the slot; if none can, the die is useless.
        """
        if slot == 0:
            one = gains.of_row(symbol, 1)
            return one + (gains.of_row(symbol, 2) - one) * LONGER_ROW[1] // PERCENT
        number = _count(slots[0], symbol)
        if slot == SLOTS - 1 and number > 0:
            number = min(number, _count(slots[1], symbol))
        if number == 0:
            return IMPOSSIBLE
        self._open[symbol] = number
        two = gains.of_row(symbol, 2)
        three = gains.of_row(symbol, SLOTS)
        if slot == SLOTS - 1:
            return three - two
        return two - gains.of_row(symbol, 1) + (three - two) * LONGER_ROW[2] // PERCENT

    # -------------------------------------------------------------------- claiming and placing

    def _claim(self, gains: TileGains, state: NovoState, options: list[int]) -> int:
        """Claim the tile that gives the greatest total with the remaining rows and lions."""
        box = gains.estimates.box
        by_tile = gains.by_tile
        lions = state.lions
        best = IMPOSSIBLE
        choice = options[0]
        for option in options:
            if option == STOP:
                points = 0
            else:
                tile, how = claim_parts(option)
                points = by_tile[tile]
                if how == LIONS:
                    left = lions - box.lions[tile]
                    points += gains.of_lions(left) - gains.of_lions(lions)
                elif how == FREE_CHOICE:
                    free = state.free_claims - 1
                    points += free * max(by_tile) - gains.of_lions(lions)
                else:
                    points -= gains.of_row(box.symbol[tile], box.count[tile]) // SPENT_ROW_PART
            if points > best:
                best = points
                choice = option
        return choice

    def _place(self, estimates: BayEstimates, state: NovoState, options: list[int]) -> int:
        """Put the tile where the bays are then worth most; in the last turn, without hope for more."""
        first = state.active * BAYS
        last = len(state.hand) >= state.free_spaces(state.active) or state.closing != NOTHING
        kinds = len(estimates.box.tiles)
        best = IMPOSSIBLE
        choice = options[0]
        for option in options:
            tile, bay, old = placing_parts(option, kinds)
            points = 0
            if bay >= 0:
                before = state.bays[first + bay]
                if last:
                    after = changed_key(before, tile, old)
                    points = estimates.worth(after) - estimates.worth(set_key(before))
                else:
                    # Nothing is exchanged before the end, because there is space for the tile.
                    points = estimates.gains(set_key(before))[tile]
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
