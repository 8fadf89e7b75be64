"""What a bay of NovoDice will be worth in the end, as learned from games of the bots among themselves.

A bay has a shape: how many tiles of each symbol it holds, the most first, and its trash. For each shape
and number of turns still to come the expected worth is a sum of figures of the bay, each with a learned
weight. The figures speak of symbols and values, never of tiles by name, so they hold for any box.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Any, Final

from dicehall.core.task import NOTHING
from dicehall.games.novodice.rules.components import FACES, Components
from dicehall.games.novodice.rules.state import BAYS, SLOTS, SPACES
from dicehall.games.novodice.rules.worth import Tally, parts

FIGURES: Final = 10
"""How many figures are drawn from a bay."""
MOST_TURNS: Final = 9
"""More turns to come than this count as this many."""
MOST_FORETOLD: Final = 12
"""What all bays together reach is told apart by turns to come up to this many."""
MOST_PLAYERS: Final = 4
"""No more play."""
TRASH_DIGIT: Final = 100_000
"""In a shape's number the trash stands before the tiles of up to five symbols."""


class Bay:
    """What counts of a bay."""

    def __init__(self, shape: int, worth: float, figures: list[float]) -> None:
        self.shape: Final = shape
        """Tiles by symbol as decimal digits, the most first; the trash stands in front."""
        self.worth: Final = worth
        """What it is worth as it is."""
        self.figures: Final = figures
        """What its outlook is made of; empty for a full bay."""


class Shelves:
    """The cargo tiles of a box by symbol, the most valuable first: those easy to claim, and those hard."""

    def __init__(self, box: Components) -> None:
        self.box: Final = box
        """The tiles."""
        self.easy: Final[list[list[int]]] = []
        """For each symbol the tiles that a row of one or two claims."""
        self.hard: Final[list[list[int]]] = []
        """For each symbol the tiles that ask for a row through all slots."""
        for symbol in range(FACES):
            tiles = [tile for tile in range(box.trash) if box.symbol[tile] == symbol]
            tiles.sort(key=box.value.__getitem__, reverse=True)
            self.easy.append([tile for tile in tiles if box.count[tile] < SLOTS])
            self.hard.append([tile for tile in tiles if box.count[tile] >= SLOTS])


def look_at(shelves: Shelves, tiles: list[int], stock: list[int], others: int) -> Bay:
    """Return what counts of a bay, with what the warehouse holds and the spaces free in other bays."""
    box = shelves.box
    tally = Tally(box, tiles)
    plain, same, different = parts(tally)
    worth = float(plain + (same if same > different else different))
    free = SPACES - len(tiles)
    if free == 0:
        return Bay(0, worth, [])
    number, total, best = tally.number, tally.total, tally.best
    shape = 0
    main = 0
    best_sum = 0
    for size in range(SPACES, 0, -1):
        for symbol in range(1, FACES):
            if number[symbol] == size:
                shape = shape * 10 + size
                best_sum += best[symbol]
                if main == 0 or (number[main] == size and total[symbol] > total[main]):
                    main = symbol
    shape += number[0] * TRASH_DIGIT
    easy = _supply(box, shelves.easy[main], stock, free)
    hard = _supply(box, shelves.hard[main], stock, free)
    new_easy: list[int] = []
    new_hard: list[int] = []
    for symbol in range(1, FACES):
        if number[symbol] == 0:
            new_easy.append(_supply(box, shelves.easy[symbol], stock, 1))
            new_hard.append(_supply(box, shelves.hard[symbol], stock, 1))
            if main == 0:
                easy = max(easy, _supply(box, shelves.easy[symbol], stock, free))
                hard = max(hard, _supply(box, shelves.hard[symbol], stock, free))
    return Bay(
        shape,
        worth,
        [
            1.0,
            float(plain),
            float(best_sum),
            float(total[main]) if main else 0.0,
            float(easy),
            float(hard),
            float(_greatest(new_easy, free)),
            float(_greatest(new_hard, free)),
            float(others),
            worth,
        ],
    )


def _supply(box: Components, tiles: list[int], stock: list[int], number: int) -> int:
    """Return the values of so many tiles that are left, taken from the first on."""
    value = 0
    for tile in tiles:
        left = stock[tile]
        if left >= number:
            return value + number * box.value[tile]
        value += left * box.value[tile]
        number -= left
    return value


def _greatest(values: list[int], number: int) -> int:
    """Return the sum of the greatest few of some values."""
    if len(values) > number:
        values.sort()
    total = 0
    for at in range(max(0, len(values) - number), len(values)):
        total += values[at]
    return total


class Outlook:
    """The learned weights, and what they say."""

    def __init__(self, given: dict[str, Any], horizon: float = MOST_TURNS) -> None:
        self.horizon: Final = horizon
        """How many turns it looks ahead; bays are weighed as if the game ended then."""
        self.rate: Final = float(given["tiles_a_turn"])
        """How many tiles a player gets in a turn, on average."""
        self.spread: Final = by_players(given["spread"])
        """By players and turns to come, how many points ahead make winning e times as likely as losing."""
        self.correction: Final = by_players(given["correction"])
        """By players and turns to come, how many points more a player reaches than the bays promise,"""
        self.start: Final[list[float]] = [0.0] * (MOST_PLAYERS + 1)
        """and the same by players alone, for somebody without a tile."""
        for players, points in given["start"].items():
            self.start[int(players)] = float(points)
        self._weights: Final[dict[int, list[float]]] = {}
        for shape, rows in given["shapes"].items():
            flat: list[float] = []
            for row in rows:
                for weight in row:
                    flat.append(float(weight))
            self._weights[int(shape)] = flat

    def of_bay(self, bay: Bay, turns: float) -> float:
        """Return what a bay is expected to be worth in the end, with so many own turns to come."""
        if turns <= 0.0 or not bay.figures:
            return bay.worth
        weights = self._weights.get(bay.shape)
        if weights is None:
            return bay.worth
        if turns > self.horizon:
            turns = self.horizon
        low = int(turns)
        if low >= MOST_TURNS:
            worth = self._at(weights, bay, MOST_TURNS)
        else:
            part = turns - low
            before = bay.worth if low == 0 else self._at(weights, bay, low)
            worth = before
            if part > 0.0:
                worth += part * (self._at(weights, bay, low + 1) - before)
        # A bay never loses worth.
        return worth if worth > bay.worth else bay.worth

    def _at(self, weights: list[float], bay: Bay, turns: int) -> float:
        start = (turns - 1) * FIGURES
        figures = bay.figures
        worth = 0.0
        for at in range(FIGURES):
            worth += weights[start + at] * figures[at]
        return worth

    def of_bays(
        self, shelves: Shelves, bays: list[list[int]], stock: list[int], turns: float
    ) -> float:
        """Return what the bays of a player are expected to be worth in the end."""
        free = free_in(bays)
        worth = 0.0
        for bay in bays:
            others = free - (SPACES - len(bay))
            worth += self.of_bay(look_at(shelves, bay, stock, others), turns)
        return worth

    def corrected(self, players: int, free: int, turns: float) -> float:
        """Return how many points more a player reaches, on average, than the outlook of the bays says.

        The bays are weighed one by one and alike for any number of players, and who always takes what
        looks best takes what looks too good; this makes up for it. `free` is how many spaces are free.
        """
        if turns <= 0.0:
            return 0.0
        if self.horizon < MOST_TURNS and turns > self.horizon:
            turns = self.horizon
        elif free == BAYS * SPACES:
            return self.start[players]
        return between(self.correction[players], turns)

    def chance(self, worths: list[float], seat: int, turns: float) -> float:
        """Return a seat's chance to win, from what everybody is expected to have in the end."""
        if turns <= 0.0:
            ties = 0
            for worth in worths:
                if worth > worths[seat]:
                    return 0.0
                if worth == worths[seat]:
                    ties += 1
            return 1.0 / ties
        scale = between(self.spread[len(worths)], turns)
        total = 0.0
        for worth in worths:
            ahead = (worth - worths[seat]) / scale
            total += exp(ahead if ahead < 50.0 else 50.0)
        return 1.0 / total


def by_players(given: dict[str, list[float]]) -> list[list[float]]:
    """Return figures by number of players, as the file of weights gives them."""
    found: list[list[float]] = [[] for _ in range(MOST_PLAYERS + 1)]
    for players, figures in given.items():
        found[int(players)] = [float(figure) for figure in figures]
    return found


def between(figures: list[float], turns: float) -> float:
    """Return the figure of a number of turns, on the line between those beside it."""
    last = len(figures) - 1
    if turns >= last:
        return figures[last]
    low = int(turns)
    return figures[low] + (turns - low) * (figures[low + 1] - figures[low])


def free_in(bays: list[list[int]]) -> int:
    """Return how many spaces are free in some bays."""
    free = 0
    for bay in bays:
        free += SPACES - len(bay)
    return free


def turns_to_come(free: list[int], closing: int, to_move: int, rate: float) -> list[float]:
    """Return how many turns each seat can expect, with so many spaces free and this seat to move."""
    seats = len(free)
    turns = [0.0] * seats
    if closing != NOTHING:
        seat = to_move
        while seat != closing:
            turns[seat] = 1.0
            seat = (seat + 1) % seats
        return turns
    # Times are counted in rounds; each seat's share of a round is its place in the order of play.
    closer = to_move
    end = 1_000_000.0
    for place in range(seats):
        seat = (to_move + place) % seats
        own = max(1.0, free[seat] / rate)
        time = own - 1.0 + (place + 1) / seats
        if time < end:
            end = time
            closer = seat
            turns[seat] = own
    for place in range(seats):
        seat = (to_move + place) % seats
        if seat != closer:
            # Half a turn for the part of a round, and the extra turn after the bays were filled.
            turns[seat] = max(1.0, end - (place + 1) / seats + 1.5)
    return turns


_READ: Final[dict[str, Outlook]] = {}
"""The outlooks of the package that were read already, by level."""


def read_outlook(level: str) -> Outlook:
    """Return the outlook that comes with the package, looking as far ahead as a level does."""
    known = _READ.get(level)
    if known is None:
        path = files("dicehall.games.novodice.bots").joinpath("weights.json")
        given = json.loads(path.read_text("utf-8"))
        known = Outlook(given, float(given["horizons"][level]))
        _READ[level] = known
    return known


def seat_bays(bays: list[list[int]], seat: int) -> list[list[int]]:
    """Return the bays of one seat."""
    return bays[seat * BAYS : seat * BAYS + BAYS]
