"""The choices of a NovoDice player: which dice to keep, which tile to claim, where to place it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from mypy_extensions import i64

from dicehall.core.mistakes import BadDice
from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, Task
from dicehall.games.novodice.rules.components import DICE_CELLS
from dicehall.games.novodice.rules.rows import one_bit_each, pays
from dicehall.games.novodice.rules.state import BAYS, SLOT_SPACES, SPACES
from dicehall.games.novodice.rules.table import FREE_CHOICE, LIONS, NUMBER_OF_WAYS, ROW, WAYS, novo

DIE_BASE: Final = DICE_CELLS + 1
"""A kept die is encoded as its cell + 1 in this base, so 0 means no die."""
KEEPS: Final[list[object]] = list(range(DIE_BASE**SLOT_SPACES))
"""All options as objects, created once: lists of options share them instead of creating new ones."""
KEEPS_OF_ROLL: Final[dict[int, list[int]]] = {}
"""The options of rolls seen before, by the roll as one number; not to be changed."""
ROLLS_REMEMBERED: Final = 8192
MOST_REMEMBERED: Final = 14
"""How many rolls are remembered at most, and the most dice of such a roll: they must fit into one number."""


@dataclass(frozen=True)
class Keep(Choice):
    """Which dice go into the slot: up to three of those rolled, distinguished by kind and face."""

    def name(self) -> str:
        """Return the choice's name."""
        return "keep"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return every set of up to three dice, the empty one first."""
        rolled = novo(table).state.rolled
        if len(rolled) > MOST_REMEMBERED:
            return keeps_of(rolled)
        roll = roll_number(rolled)
        known = KEEPS_OF_ROLL.get(roll)
        if known is None:
            if len(KEEPS_OF_ROLL) == ROLLS_REMEMBERED:
                KEEPS_OF_ROLL.clear()
            known = KEEPS_OF_ROLL[roll] = keeps_of(rolled)
        return known

    def text(self, table: Table, option: int) -> str:
        """Return the dice kept, such as ``A-lion X-gear``, or ``nothing``."""
        return novo(table).dice.text(kept_cells(option))

    def find(self, table: Table, options: list[int], text: str) -> int | None:
        """Return the option with these dice, written in any order."""
        try:
            cells = novo(table).dice.parse(text)
        except BadDice:
            return None
        option = keep_option(cells)
        return option if len(cells) <= SLOT_SPACES and option in options else None


def roll_number(cells: list[i64]) -> i64:
    """Return what dice show as one number."""
    roll: i64 = 0
    for cell in cells:
        roll = roll * DIE_BASE + cell + 1
    return roll


def keeps_of(rolled: list[i64]) -> list[int]:
    """Return every set of up to three of these dice, the empty one first."""
    number: i64 = len(rolled)
    options: list[object] = [0]
    first: i64 = NOTHING
    second: i64 = NOTHING
    third: i64 = NOTHING
    i: i64
    j: i64
    k: i64
    # Of equal dice, always take the first ones, so that no set is listed twice.
    for i in range(number):
        die = rolled[i]
        if die == first:
            continue
        first = die
        one = first + 1
        options.append(KEEPS[one])
        second = NOTHING
        for j in range(i + 1, number):
            die = rolled[j]
            if die == second:
                continue
            second = die
            two = one + DIE_BASE * (second + 1)
            options.append(KEEPS[two])
            third = NOTHING
            for k in range(j + 1, number):
                die = rolled[k]
                if die != third:
                    third = die
                    options.append(KEEPS[two + DIE_BASE * DIE_BASE * (third + 1)])
    return cast("list[int]", options)


def keep_option(cells: list[int]) -> int:
    """Return the option of keeping these dice, listed by rising cell."""
    option = 0
    for cell in reversed(cells):
        option = option * DIE_BASE + cell + 1
    return option


def kept_cells(option: i64) -> list[i64]:
    """Return the cells of the dice an option keeps."""
    cells: list[i64] = []
    while option > 0:
        cells.append(option % DIE_BASE - 1)
        option //= DIE_BASE
    return cells


STOP: Final = 0
"""The option to claim no more."""


@dataclass(frozen=True)
class Claim(Choice):
    """Which tile to claim and what pays for it, or, after the first claim, whether to stop."""

    def name(self) -> str:
        """Return the choice's name."""
        return "claim"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return an option for every claim; `STOP` first, if something was claimed already."""
        seen = novo(table)
        state = seen.state
        box = seen.box
        options: list[int] = []
        if state.hand:
            options.append(STOP)
        rows = one_bit_each(state.rows)
        tile: i64
        for tile in range(box.trash):
            if state.warehouse[tile] == 0:
                continue
            option = 1 + tile * NUMBER_OF_WAYS
            if rows and pays(box, rows, tile):
                options.append(option + ROW)
            if state.lions >= box.lions[tile]:
                options.append(option + LIONS)
            if state.free_claims > 0:
                options.append(option + FREE_CHOICE)
        return options

    def text(self, table: Table, option: int) -> str:
        """Return the claim, such as ``slimer by row``, or ``stop``."""
        if option == STOP:
            return "stop"
        tile, how = claim_parts(option)
        return f"{novo(table).box.tiles[tile].id} by {WAYS[how]}"


def claim_parts(option: i64) -> tuple[i64, i64]:
    """Return the tile and the way of a claim."""
    return (option - 1) // NUMBER_OF_WAYS, (option - 1) % NUMBER_OF_WAYS


@dataclass(frozen=True)
class Placing(Choice):
    """Where a claimed tile goes.

    If the whole hand fits, its tiles are asked for one by one in the order of their kinds, because no other
    order gives more. With a surplus, the player also chooses which tiles fill the free spaces, and then,
    for each remaining tile, which placed tile it replaces, if any.
    """

    def name(self) -> str:
        """Return the choice's name."""
        return "place"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return every way to place, exchange or drop one tile of the hand."""
        seen = novo(table)
        state = seen.state
        kinds: i64 = len(seen.box.tiles)
        bay: i64
        first_bay = state.active * BAYS
        free = state.free_spaces(state.active)
        surplus = len(state.hand) > free
        options: list[int] = []
        before: i64 = -1
        for tile in state.hand:
            if tile == before:
                continue
            before = tile
            start = tile * ways_out(kinds)
            if free > 0:
                for bay in range(BAYS):
                    if len(state.bays[first_bay + bay]) < SPACES:
                        options.append(start + bay)
                if surplus:
                    continue
            else:
                for bay in range(BAYS):
                    last: i64 = -1
                    for old in state.bays[first_bay + bay]:
                        if old not in (tile, last):
                            options.append(start + BAYS + bay * kinds + old)
                        last = old
                options.append(start + ways_out(kinds) - 1)
            return options
        return options

    def text(self, table: Table, option: int) -> str:
        """Return ``spike to bay 2``, ``spike for trash in bay 2`` or ``drop spike``."""
        tiles = novo(table).box.tiles
        tile, bay, old = placing_parts(option, len(tiles))
        name = tiles[tile].id
        if bay < 0:
            return f"drop {name}"
        if old < 0:
            return f"{name} to bay {bay + 1}"
        return f"{name} for {tiles[old].id} in bay {bay + 1}"


def ways_out(kinds: i64) -> i64:
    """Return how many ways a tile can leave the hand: into a bay, in exchange for a tile, or dropped."""
    return BAYS + BAYS * kinds + 1


def placing_parts(option: i64, kinds: i64) -> tuple[i64, i64, i64]:
    """Return the tile, its bay (-1 if dropped) and the tile it replaces (-1 if none)."""
    width = ways_out(kinds)
    tile, action = option // width, option % width
    if action < BAYS:
        return tile, action, -1
    if action == width - 1:
        return tile, -1, -1
    return tile, (action - BAYS) // kinds, (action - BAYS) % kinds
