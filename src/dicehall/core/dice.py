"""Dice as multisets: kinds of dice, what they show, and every outcome of a throw and its weight."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from dicehall.core.mistakes import BadDice

BYTE_VALUES: Final = 256
"""How many values a byte has."""
UNFAIR: Final = -1
"""In place of a face: this byte is skipped, because it would favour the first sides."""


class Die:
    """One kind of die."""

    __slots__ = ("faces", "name", "sides")

    def __init__(self, name: str, faces: tuple[str, ...], sides: tuple[int, ...]) -> None:
        self.name: str = name
        """Its name in texts, such as ``A``."""
        self.faces: tuple[str, ...] = faces
        """The different faces it may show."""
        self.sides: tuple[int, ...] = sides
        """For each side, the index of its face; a face printed twice appears twice."""


class Lot(Die):
    """A die with one side for every seat: it draws who begins."""

    __slots__ = ()

    def __init__(self, seats: int) -> None:
        names = tuple([str(seat + 1) for seat in range(seats)])
        super().__init__("first", names, tuple(range(seats)))


class FacedDie(NamedTuple):
    """A die that shows a face."""

    text: str
    """How records write it, such as ``A-lion``."""
    die: str
    """The name of its kind."""
    face: str
    """What it shows."""
    seat: int | None
    """The seat that begins, if it is a lot."""


class Dice:
    """All kinds of dice of a game, with one number, a *cell*, for each face of each kind.

    What dice show is a list of cells in rising order. Two dice of a kind with the same face up are
    interchangeable, so equal outcomes are equal lists.
    """

    __slots__ = ("cell_kind", "cell_names", "faces_of_bytes", "first_cell", "kinds", "most_faces")

    def __init__(self, kinds: tuple[Die, ...]) -> None:
        self.kinds: tuple[Die, ...] = kinds
        """The kinds, in the order in which counts of dice are listed."""
        self.first_cell: list[i64] = []
        """For each kind, the cell of its first face; its other faces follow."""
        self.cell_kind: list[int] = []
        """For each cell, the kind of die it belongs to."""
        self.cell_names: list[str] = []
        """For each cell, its text form, such as ``A-lion``."""
        self.faces_of_bytes: list[list[i64]] = [faces_of_bytes(kind.sides) for kind in kinds]
        """For each kind, the face that each random byte makes it show."""
        self.most_faces: i64 = max([len(kind.faces) for kind in kinds], default=0)
        """The most faces that a kind has."""
        for number, kind in enumerate(kinds):
            first = len(self.cell_kind)
            self.first_cell.append(first)
            for face in kind.faces:
                self.cell_kind.append(number)
                self.cell_names.append(f"{kind.name}-{face}")

    def faced(self, cell: int) -> FacedDie:
        """Return the die that a cell stands for, with what it shows."""
        die = self.kinds[self.cell_kind[cell]]
        face: int = cell - self.first_cell[self.cell_kind[cell]]
        seat = face if isinstance(die, Lot) else None
        return FacedDie(self.cell_names[cell], die.name, die.faces[face], seat)

    def text(self, cells: list[int]) -> str:
        """Return the text form of what dice show, such as ``A-lion A-lion B-gear``."""
        return " ".join([self.cell_names[cell] for cell in cells]) if cells else "nothing"

    def parse(self, text: str) -> list[int]:
        """Read the text form, in any order; no dice are ``nothing`` or an empty text."""
        names = [] if text.strip() == "nothing" else text.split()
        return sorted([self.cell(name) for name in names])

    def cell(self, name: str) -> int:
        """Return the cell of a text such as ``A-lion``; refuse faces the die does not have."""
        for kind, die in enumerate(self.kinds):
            letter, _, face = name.partition("-")
            if letter != die.name:
                continue
            for side in die.sides:
                if die.faces[side] == face:
                    return self.first_cell[kind] + side
            faces = ", ".join([die.faces[side] for side in sorted(set(die.sides))])
            raise BadDice(f"{name} is no side of die {die.name}; it has {faces}.")
        known = ", ".join([die.name for die in self.kinds])
        raise BadDice(
            f"{name} is no die; dice are written as in A-lion, and their letters are {known}."
        )

    def counts(self, cells: list[int]) -> list[int]:
        """Return how many dice of each kind these are."""
        counts = [0] * len(self.kinds)
        for cell in cells:
            counts[self.cell_kind[cell]] += 1
        return counts

    def hand_text(self, counts: list[int]) -> str:
        """Return the text form of dice in the hand, such as ``A A B``."""
        return " ".join([die.name for die, count in zip(self.kinds, counts) for _ in range(count)])


def faces_of_bytes(sides: tuple[int, ...]) -> list[i64]:
    """Return the face that each byte makes a die with these sides show, each side equally likely."""
    if not sides:
        return []
    fair = BYTE_VALUES - BYTE_VALUES % len(sides)
    return [sides[byte % len(sides)] if byte < fair else UNFAIR for byte in range(BYTE_VALUES)]


@mypyc_attr(acyclic=True, free_list_len=1)
class Throw:
    """A question to the dice: which dice are rolled, by whom, and which of that seat's rolls it is."""

    __slots__ = ("counts", "number", "seat")

    def __init__(self, seat: int, number: int, counts: list[int]) -> None:
        self.seat: int = seat
        """Who rolls; -1 is the table itself."""
        self.number: int = number
        """How many rolls this seat made before; with the seat, it identifies the roll in the game."""
        self.counts: list[int] = counts
        """How many dice of each kind."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes the throw again."""
        return Throw, (self.seat, self.number, list(self.counts))

    def __repr__(self) -> str:
        """Return all of it."""
        return f"Throw(seat={self.seat}, number={self.number}, counts={self.counts})"


def check_fit(dice: Dice, throw: Throw, cells: list[int]) -> None:
    """Refuse faces that the thrown dice cannot show, or more or fewer than were thrown."""
    for cell in cells:
        if not 0 <= cell < len(dice.cell_kind):
            raise BadDice(f"there is no face {cell} on any die.")
        kind = dice.cell_kind[cell]
        if cell - dice.first_cell[kind] not in dice.kinds[kind].sides:
            raise BadDice(f"no side of die {dice.kinds[kind].name} shows {dice.cell_names[cell]}.")
    if dice.counts(cells) != throw.counts:
        raise BadDice(
            f"the throw is {dice.hand_text(throw.counts)}, but these are {dice.text(cells)}."
        )
    if cells != sorted(cells):
        raise BadDice("the faces of a throw are listed in rising order.")


def outcomes(dice: Dice, counts: list[int]) -> list[tuple[list[int], int]]:
    """Return every outcome of a throw once, with the number of ways in which it can happen.

    The ways of all outcomes add up to ``ways(dice, counts)``, so chances are exact fractions.
    """
    found: list[tuple[list[int], int]] = [([], 1)]
    for kind in range(len(counts)):
        of_kind = _one_kind(dice.kinds[kind], dice.first_cell[kind], counts[kind])
        found = [(cells + more, times * other) for cells, times in found for more, other in of_kind]
    return found


def ways(dice: Dice, counts: list[int]) -> int:
    """Return in how many ways a throw can fall if every die is distinguishable."""
    total = 1
    for kind in range(len(counts)):
        total *= len(dice.kinds[kind].sides) ** counts[kind]
    return total


def _one_kind(die: Die, first_cell: int, count: int) -> list[tuple[list[int], int]]:
    """Return the outcomes of several equal dice, adding die after die and merging equal outcomes."""
    joined: dict[tuple[int, ...], int] = {(): 1}
    for _ in range(count):
        longer: dict[tuple[int, ...], int] = {}
        for cells, times in joined.items():
            for side in die.sides:
                key = tuple(sorted((*cells, first_cell + side)))
                longer[key] = longer.get(key, 0) + times
        joined = longer
    return [(list(cells), times) for cells, times in joined.items()]
