"""Write what an option of NovoDice means as numbers, in the order of `layout`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.encoding import clear
from dicehall.core.question import Question
from dicehall.games.novodice.encoding.bay_worths import BayWorths
from dicehall.games.novodice.encoding.layout import (
    ALIKE,
    BAY_ALIKE,
    BAY_FILLED,
    BAY_SYMBOLS,
    COUNT,
    DROPPED,
    GAIN,
    GAIN_BY_LIONS,
    GAIN_LAST,
    GAIN_NEXT,
    GAIN_NOW,
    GROWING,
    KEPT,
    KEPT_BLACK,
    KEPT_LIONS,
    KEPT_SYMBOLS,
    LEFT,
    LION_PRICE,
    LIONS_AFTER,
    LOOSE_AFTER,
    OPTION_SIZE,
    PLACE_GAIN,
    Q_CLAIM,
    Q_KEEP,
    Q_PLACE,
    REPLACED_VALUE,
    REPLACES,
    ROW_LENGTH,
    ROW_USED,
    STOPS,
    VALUE,
    WAY,
)
from dicehall.games.novodice.encoding.observation import (
    FIFTH,
    FIFTIETH,
    NINTH,
    THIRD,
    question_of,
)
from dicehall.games.novodice.rules.choices import STOP, claim_parts, kept_cells, placing_parts
from dicehall.games.novodice.rules.components import FACES, LION, ROW_BASE, Components, X
from dicehall.games.novodice.rules.lions import lions_in
from dicehall.games.novodice.rules.rows import longest_rows, paying_row
from dicehall.games.novodice.rules.state import BAYS, SLOTS, SPACES, NovoState
from dicehall.games.novodice.rules.table import ROW
from dicehall.games.novodice.rules.worth import worth

TWENTIETH: Final = 0.05
SEVENTH: Final = 1 / 7


class OptionWriter:
    """Writes the options of one game."""

    def __init__(self, box: Components, worths: BayWorths) -> None:
        self.box: Components = box
        self.worths: BayWorths = worths
        self.gains: list[i64] = [0] * len(box.tiles)
        """By tile: the most points it would add to a bay of the player asked; 0 if none is left."""

    def write(
        self,
        state: NovoState,
        question: Question,
        options: vec[i64],
        count: i64,
        first: i64,
        into: vec[float],
        at: i64,
    ) -> None:
        """Write the listed options, one after the other."""
        asked = question_of(question)
        if asked != Q_PLACE:
            self._find_gains(state, question.seat)
        number: i64
        for number in range(count):
            here = at + number * OPTION_SIZE
            clear(into, here, here + OPTION_SIZE)
            into[here + asked] = 1.0
            option = options[first + number]
            if asked == Q_KEEP:
                self._keep(state, option, into, here)
            elif asked == Q_CLAIM:
                self._claim(state, question.seat, option, into, here)
            else:
                self._place(state, question.seat, option, into, here)

    def _find_gains(self, state: NovoState, seat: i64) -> None:
        tile: i64
        bay: i64
        gains = self.gains
        for tile in range(len(gains)):
            gains[tile] = 0
        for bay in range(BAYS):
            adds = self.worths.gains(state.bays[seat * BAYS + bay])
            for tile in range(len(gains)):
                if state.warehouse[tile] > 0 and adds[tile] > gains[tile]:
                    gains[tile] = adds[tile]

    def _keep(self, state: NovoState, option: i64, into: vec[float], at: i64) -> None:
        cells = kept_cells(option)
        slot = state.roll - 1
        slots: list[list[i64]] = [list(state.slots[0]), list(state.slots[1]), list(state.slots[2])]
        slots[slot] = cells
        dice: i64 = len(cells)
        into[at + KEPT] = float(dice) * THIRD
        loose: i64 = len(state.rolled)
        loose -= dice
        spare = self._spare_dice(state)
        for cell in cells:
            face = cell % FACES
            if face == LION:
                into[at + KEPT_LIONS] += THIRD
                if slot < SLOTS - 1 and spare > 0:
                    spare -= 1
                    loose += 1
            else:
                into[at + KEPT_SYMBOLS + face - 1] += THIRD
            if cell >= X * FACES:
                into[at + KEPT_BLACK] += THIRD
        into[at + LOOSE_AFTER] = float(loose) * NINTH
        lions = lions_in(slots)
        into[at + LIONS_AFTER] = float(lions) * NINTH
        left = SLOTS - 1 - slot
        now: i64 = 0
        then: i64 = 0
        last: i64 = 0
        for row in longest_rows(slots):
            symbol = row // ROW_BASE
            length = row % ROW_BASE
            grows = length == slot + 1
            place = at + ROW_LENGTH + symbol - 1
            into[place] = max(into[place], float(length) * THIRD)
            if grows:
                into[at + GROWING + symbol - 1] += THIRD
            now = max(now, self._best_by_row(symbol, length))
            then = max(then, self._best_by_row(symbol, length + min(left, 1) if grows else length))
            last = max(last, self._best_by_row(symbol, length + left if grows else length))
        into[at + GAIN_NOW] = float(now) * FIFTIETH
        into[at + GAIN_NEXT] = float(then) * FIFTIETH
        into[at + GAIN_LAST] = float(last) * FIFTIETH
        into[at + GAIN_BY_LIONS] = float(self._best_by_lions(lions)) * FIFTIETH

    def _spare_dice(self, state: NovoState) -> i64:
        """Return how many black dice can still be added."""
        spare: i64 = self.box.die_numbers[X]
        spare -= state.loose[X]
        for slot in state.slots:
            for cell in slot:
                if cell >= X * FACES:
                    spare -= 1
        return spare

    def _best_by_row(self, symbol: i64, length: i64) -> i64:
        best: i64 = 0
        bit: i64 = 1
        bit <<= symbol * ROW_BASE + length
        tile: i64
        for tile in range(self.box.trash):
            if self.box.paying_rows[tile] & bit:
                best = max(best, self.gains[tile])
        return best

    def _best_by_lions(self, lions: i64) -> i64:
        best: i64 = 0
        tile: i64
        for tile in range(self.box.trash):
            if self.box.lions[tile] <= lions:
                best = max(best, self.gains[tile])
        return best

    def _tile(self, state: NovoState, seat: i64, tile: i64, into: vec[float], at: i64) -> None:
        """Write what is known of a tile."""
        into[at + VALUE] = float(self.box.value[tile]) * TWENTIETH
        into[at + LION_PRICE] = float(self.box.lions[tile]) * SEVENTH
        into[at + COUNT] = float(self.box.count[tile]) * THIRD
        into[at + LEFT] = float(state.warehouse[tile]) * FIFTH
        most: i64 = 0
        bay: i64
        for bay in range(BAYS):
            most = max(most, self._alike(state.bays[seat * BAYS + bay], tile))
        into[at + ALIKE] = float(most) * FIFTH

    def _alike(self, bay: list[i64], tile: i64) -> i64:
        """Return how many tiles of a bay show a tile's symbol."""
        alike: i64 = 0
        for other in bay:
            if self.box.symbol[other] == self.box.symbol[tile]:
                alike += 1
        return alike

    def _claim(self, state: NovoState, seat: i64, option: i64, into: vec[float], at: i64) -> None:
        if option == STOP:
            into[at + STOPS] = 1.0
            return
        tile, how = claim_parts(option)
        self._tile(state, seat, tile, into, at)
        into[at + GAIN] = float(self.gains[tile]) * FIFTIETH
        into[at + WAY + how] = 1.0
        if how == ROW:
            row = state.rows[paying_row(self.box, state.rows, tile)]
            into[at + ROW_USED] = float(row % ROW_BASE) * THIRD

    def _place(self, state: NovoState, seat: i64, option: i64, into: vec[float], at: i64) -> None:
        tile, bay, old = placing_parts(option, len(self.box.tiles))
        self._tile(state, seat, tile, into, at)
        if bay < 0:
            into[at + DROPPED] = 1.0
            return
        tiles = state.bays[seat * BAYS + bay]
        after = list(tiles)
        if old >= 0:
            after.remove(old)
            into[at + REPLACES] = 1.0
            into[at + REPLACED_VALUE] = float(self.box.value[old]) * TWENTIETH
        after.append(tile)
        points: i64 = worth(self.box, after)
        into[at + PLACE_GAIN] = float(points - self.worths.worth(tiles)) * FIFTIETH
        filled: i64 = len(tiles)
        into[at + BAY_FILLED] = float(filled) / SPACES
        into[at + BAY_ALIKE] = float(self._alike(tiles, tile)) * FIFTH
        shown: i64 = 0
        for other in after:
            bit: i64 = 1
            shown |= bit << self.box.symbol[other]
        into[at + BAY_SYMBOLS] = float((int(shown) >> 1).bit_count()) * FIFTH
