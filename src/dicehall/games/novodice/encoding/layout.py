"""The layout of an observation and of an option: where each number is, and what it means.

Sizes depend on the tiles in the box.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.novodice.rules.choices import DIE_BASE, ways_out
from dicehall.games.novodice.rules.components import DICE_CELLS, DIE_NAMES, FACES, Components
from dicehall.games.novodice.rules.state import BAYS, SLOT_SPACES, SLOTS
from dicehall.games.novodice.rules.table import NUMBER_OF_WAYS, WAYS

MOST_SEATS: Final = 4
SYMBOLS: Final = 6
QUESTIONS: Final = ("keep", "claim", "place")
Q_KEEP: Final = 0
Q_CLAIM: Final = 1
Q_PLACE: Final = 2

# ---- an option: where groups of numbers begin

KEPT: Final = 3
KEPT_LIONS: Final = 4
KEPT_SYMBOLS: Final = 5
KEPT_BLACK: Final = 11
LOOSE_AFTER: Final = 12
GROWING: Final = 13
ROW_LENGTH: Final = 19
LIONS_AFTER: Final = 25
GAIN_NOW: Final = 26
GAIN_NEXT: Final = 27
GAIN_LAST: Final = 28
GAIN_BY_LIONS: Final = 29
STOPS: Final = 30
VALUE: Final = 31
LION_PRICE: Final = 32
COUNT: Final = 33
GAIN: Final = 34
WAY: Final = 35
LEFT: Final = 38
ALIKE: Final = 39
ROW_USED: Final = 40
PLACE_GAIN: Final = 41
BAY_FILLED: Final = 42
BAY_ALIKE: Final = 43
BAY_SYMBOLS: Final = 44
DROPPED: Final = 45
REPLACES: Final = 46
REPLACED_VALUE: Final = 47
OPTION_SIZE: Final = 48

OPTION: Final = (
    *[f"asked: {question}" for question in QUESTIONS],
    *("dice kept, in threes", "lions kept, in threes"),
    *[f"kept dice that show symbol {symbol}, in threes" for symbol in range(1, FACES)],
    *("black dice kept, in threes", "dice to roll afterwards, in nines"),
    *[f"rows of symbol {symbol} that can grow, in threes" for symbol in range(1, FACES)],
    *[f"longest row of symbol {symbol}, in threes" for symbol in range(1, FACES)],
    "lions in the machine afterwards, in nines",
    "most points by a tile for which the rows would pay, in fifties",
    "most points by a tile for which the rows would pay if they grew once, in fifties",
    "most points by a tile for which the rows would pay if they grew to the end, in fifties",
    "most points by a tile for which the lions would pay, in fifties",
    *("claims no more", "worth of the tile, in twenties", "lions that claim it, in sevens"),
    *("length of row that claims it, in threes", "most points it adds in a bay, in fifties"),
    *[f"claimed by {way}" for way in WAYS],
    *("such tiles left, in fives", "most tiles of its symbol in an own bay, in fives"),
    "length of the row that is used up, in threes",
    *("points gained by this place, in fifties", "tiles in that bay, in fives"),
    *("tiles of its symbol in that bay, in fives", "different symbols in that bay, in fives"),
    *("drops the tile", "replaces a tile", "worth of the tile replaced, in twenties"),
)
"""What the features of an option mean."""


class EncodingLayout:
    """Where groups of numbers begin, for the tiles of one box."""

    def __init__(self, box: Components) -> None:
        tiles = len(box.tiles)
        self.tiles: i64 = tiles
        """How many kinds of tile there are, trash included."""
        names = [tile.id for tile in box.tiles]
        player = ["takes part", "has the turn", "filled all bays first", "points, in hundreds"]
        player += [f"points of bay {bay + 1}, in fifties" for bay in range(BAYS)]
        player += [f"free spaces in bay {bay + 1}, in fives" for bay in range(BAYS)]
        player += [f"in bay {bay + 1}: {name}, in fives" for bay in range(BAYS) for name in names]
        self.player: list[str] = player
        self.player_size: i64 = len(player)
        self.warehouse: i64 = MOST_SEATS * len(player)
        self.hand: i64 = self.warehouse + tiles
        self.turn: i64 = self.hand + tiles
        """Roll, lions in the machine, lions unspent, free claims, turns without a tile."""
        self.loose: i64 = self.turn + 5
        self.rolled: i64 = self.loose + len(DIE_NAMES)
        self.slots: i64 = self.rolled + DICE_CELLS
        self.rows: i64 = self.slots + SLOTS * DICE_CELLS
        self.asked: i64 = self.rows + SYMBOLS * SLOTS
        self.changing: i64 = self.asked + len(QUESTIONS)
        cells = [f"{die}-{face}" for die in DIE_NAMES for face in box.faces]
        table = [f"in the warehouse: {name}, in fives" for name in names]
        table += [f"claimed and not placed: {name}, in fives" for name in names]
        table += ["rolls made, in threes", "lions in the machine, in nines"]
        table += ["unspent lions, in nines", "free claims, in threes", "idle turns, in tens"]
        table += [f"dice to roll: {die}, in fives" for die in DIE_NAMES]
        table += [f"rolled: {cell}, in threes" for cell in cells]
        table += [f"slot {slot + 1}: {cell}, in threes" for slot in range(SLOTS) for cell in cells]
        table += [
            f"rows of {face} of length {length}, in threes"
            for face in box.faces[1:]
            for length in range(1, SLOTS + 1)
        ]
        table += [f"asked: {question}" for question in QUESTIONS]
        constants: list[str] = []
        for name in names:
            constants += [f"{name}: worth, in twenties", f"{name}: lions, in sevens"]
            constants += [f"{name}: length of row, in threes"]
            constants += [f"{name} shows {face}" for face in box.faces[1:]]
        constants += [f"chance to roll: {cell}" for cell in cells]
        constants += [f"number of dice: {die}, in fives" for die in DIE_NAMES]
        constants += ["2 players", "3 players", "4 players"]
        self.table: list[str] = table + constants
        """What the numbers behind the players mean."""
        self.claims: i64 = len(KEPT_DICE)
        """Where the actions begin that claim a tile,"""
        self.places: i64 = self.claims + 1 + (tiles - 1) * NUMBER_OF_WAYS
        """and those that place one."""
        self.actions: i64 = self.places + tiles * ways_out(tiles)

    def describe(self, index: int) -> str:
        """Return what a number of an observation means."""
        if index < self.warehouse:
            seat, place = divmod(index, int(self.player_size))
            who = "own" if seat == 0 else f"player {seat} seats on"
            return f"{who}: {self.player[place]}"
        return self.table[index - self.warehouse]


def _kept_dice() -> list[int]:
    """Return every set of up to three dice as an option of `Keep`, in rising order of its cells."""
    found = [0]
    for first in range(1, DIE_BASE):
        found.append(first)
        for second in range(first, DIE_BASE):
            found.append(first + DIE_BASE * second)
            for third in range(second, DIE_BASE):
                found.append(first + DIE_BASE * (second + DIE_BASE * third))
    return found


KEPT_DICE: Final = _kept_dice()
"""For each action that keeps dice, the option."""


def _action_of_kept() -> list[i64]:
    actions: list[i64] = [0] * DIE_BASE**SLOT_SPACES
    for action, option in enumerate(KEPT_DICE):
        actions[option] = action
    return actions


ACTION_OF_KEPT: Final[list[i64]] = _action_of_kept()
"""For each option that keeps dice, the action."""
