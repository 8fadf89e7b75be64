"""A race track: its spaces, what they hold, and which of them touch."""

from __future__ import annotations

from typing import Final

from dicehall.core.mistakes import BadContent

CREDITS: Final = 0
FANS: Final = 1
LOSE_DICE: Final = 2
ANY_DIE: Final = 3
DIE_UP_TO: Final = 4
"""The kinds of reward: gain credits, gain fans, lose dice, gain any die, gain a die up to a cost."""
REWARD_NAMES: Final = ("credits", "fans", "lose dice", "any die", "die up to")
"""The names of the kinds in figures."""
REWARD: Final = 100
"""A reward is its kind * 100 + its amount."""

NO_EFFECT: Final = 0
JET_PACK: Final = 1
MONEY_SHORTCUT: Final = 2
MOVE_SHORTCUT: Final = 3
"""The kinds of effect: nothing; the moves left are doubled; a jump paid with money, or with moves."""

NOWHERE: Final = -1
"""No space: the target of a space without a shortcut; a space that cannot be reached."""
WALL: Final = -1
OUTSIDE: Final = -2
BLOCK: Final = -3
"""Cells of the drawing that are not spaces: a wall, nothing at all, the block that is start and finish."""

ROW_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Rows are named by letters, from the top."""


class Track:
    """A track, never changed once it is read. Spaces are numbered as they are read; then start and finish.

    The lists are by space. `maps` reads and checks tracks; only it should make them.
    """

    def __init__(
        self,
        name: str,
        title: str,
        source: str,
        cells: list[list[int]],
        zone: list[int],
        water: list[bool],
        rewards: list[tuple[tuple[int, int], ...]],
        effect: list[int],
        price: list[int],
        target: list[int],
        label: list[str],
        mark: list[str],
        neighbours: list[list[int]],
    ) -> None:
        self.name: str = name
        """Its name in options and records."""
        self.title: str = title
        self.source: str = source
        """`public` if it follows a printed board, `house` if it is this project's, `own` for any other."""
        self.cells: list[list[int]] = cells
        """The drawing: row by row a space, the start, the finish, `WALL`, `OUTSIDE` or `BLOCK`."""
        widest = max(len(row) for row in cells)
        self.indent: list[int] = [widest - len(row) for row in cells]
        """How far each row is moved to the right, in half cells."""
        self.size: int = len(zone)
        """How many spaces there are, start and finish included."""
        self.start: int = self.size - 2
        self.finish: int = self.size - 1
        self.row: list[int] = [NOWHERE] * self.size
        """The row of each space, from 0; `NOWHERE` for start and finish, which may fill several cells."""
        self.column: list[int] = [NOWHERE] * self.size
        """The place in its row of each space, from 0."""
        for row, line in enumerate(cells):
            for column, cell in enumerate(line):
                if 0 <= cell < self.start:
                    self.row[cell] = row
                    self.column[cell] = column
        self.zone: list[int] = zone
        """How many red lines lie between the start and each space."""
        self.red_lines: int = zone[self.finish]
        self.water: list[bool] = water
        self.rewards: list[tuple[tuple[int, int], ...]] = rewards
        """The rewards of each space: kind and amount. The amount is a cost for `DIE_UP_TO`."""
        self.effect: list[int] = effect
        self.price: list[int] = price
        """What its shortcut costs, in money or moves."""
        self.target: list[int] = target
        """Where its shortcut leads."""
        self.label: list[str] = label
        """The letter of its shortcut."""
        self.mark: list[str] = mark
        """The letter by which shortcuts find this space."""
        self.neighbours: list[list[int]] = neighbours
        """Where one step leads, water included. Nothing leads into the start or out of the finish."""
        self.distance_beyond_start: list[int] = self.ways_from(self.start, True)
        """The length of the shortest way from the start, over water too, without effects."""

    def lines_to_finish(self, space: int) -> int:
        """Return how many red lines lie ahead of a space."""
        return self.red_lines - self.zone[space]

    def ways_from(self, space: int, wet: bool) -> list[int]:
        """Return the fewest steps from a space to every other; `NOWHERE` if no way leads there."""
        steps = [NOWHERE] * self.size
        steps[space] = 0
        ahead = [space]
        for here in ahead:
            for there in self.neighbours[here]:
                if steps[there] == NOWHERE and (wet or not self.water[there]):
                    steps[there] = steps[here] + 1
                    ahead.append(there)
        return steps

    def saved_by_shortcut(self, space: int) -> int:
        """Return how many moves a shortcut saves a runner who stands on it; `NOWHERE` if there is no dry way.

        A jet pack saves none, nor does a shortcut that costs as much as walking.
        """
        if self.target[space] == NOWHERE:
            return 0
        walk = self.ways_from(space, False)[self.target[space]]
        if walk == NOWHERE:
            return NOWHERE
        price = self.price[space] if self.effect[space] == MOVE_SHORTCUT else 0
        return max(0, walk - price)

    def within(self, space: int, steps: int, over_ends: bool = True) -> list[int]:
        """Return the other spaces up to this many steps away, in rising order, but not start and finish.

        Steps may go over water, but not through walls. The big start and the big finish count as a space
        each, and no step leads across the line between them (ruling 15). Unless `over_ends`, as it was
        before, a way may begin in the start or the finish, but not lead through them.
        """
        reached = [False] * self.size
        reached[space] = True
        if not over_ends:
            reached[self.start] = reached[self.finish] = True
        edge = [space]
        found: list[int] = []
        for _ in range(steps):
            ahead: list[int] = []
            for here in edge:
                for there in self._touching(here):
                    if not reached[there]:
                        reached[there] = True
                        ahead.append(there)
            found += [there for there in ahead if there < self.start]
            edge = ahead
        found.sort()
        return found

    def _touching(self, space: int) -> list[int]:
        """Return the spaces beside a space; start and finish count from either side."""
        if space == self.finish:
            return [there for there in range(self.start) if self.finish in self.neighbours[there]]
        if space in self.neighbours[self.start]:
            return [*self.neighbours[space], self.start]
        return self.neighbours[space]

    def text(self, space: int) -> str:
        """Return the name of a space: row letter and place in the row, such as ``C7``."""
        if space == self.start:
            return "start"
        if space == self.finish:
            return "finish"
        return f"{ROW_LETTERS[self.row[space]]}{self.column[space] + 1}"

    def parse(self, text: str) -> int:
        """Return the space with this name."""
        if text == "start":
            return self.start
        if text == "finish":
            return self.finish
        row = ROW_LETTERS.find(text[:1])
        number = text[1:]
        if text and 0 <= row < len(self.cells) and number.isascii() and number.isdecimal():
            column = int(number) - 1
            if 0 <= column < len(self.cells[row]) and 0 <= self.cells[row][column] < self.start:
                return self.cells[row][column]
        last = ROW_LETTERS[len(self.cells) - 1]
        raise BadContent(
            f"{self.title} has no space '{text}'; a space is start, finish, "
            f"or a row from A to {last} with a place in it, such as {self.text(0)}."
        )
