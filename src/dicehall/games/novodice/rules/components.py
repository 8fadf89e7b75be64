"""The contents of the box: tiles and dice, read from a content file that an owner can override."""

from __future__ import annotations

from copy import deepcopy
from typing import Final, final

from mypy_extensions import i64

from dicehall.core.content import (
    content_of,
    lay_over,
    read_number,
    read_numbers,
    read_part,
    read_texts,
    unknown_figure,
)
from dicehall.core.dice import Dice, Die, Lot
from dicehall.core.mistakes import BadContent
from dicehall.games.novodice.rules.state import SLOTS

LION: Final = 0
"""The face of the lion; the six cargo symbols are faces 1 to 6."""
FACES: Final = 7
"""The number of faces a NovoDice die can show."""
ROW_BASE: Final = SLOTS + 1
"""A row in the machine is one number, its symbol * ROW_BASE + its length."""
DICE_CELLS: Final = 3 * FACES
"""The cells of the nine dice; the cells of the die that draws the first player follow."""
A: Final = 0
B: Final = 1
X: Final = 2
"""The kinds of dice: two white ones, the black one, and the draw for the first player."""
DIE_NAMES: Final = ("A", "B", "X")
"""The letters of the kinds."""


def kind_of(cell: int) -> int:
    """Return the kind of die a cell belongs to."""
    return cell // FACES


def face_of(cell: int) -> int:
    """Return the face a cell shows."""
    return cell % FACES


class Tile:
    """One kind of cargo tile; the last kind is trash, with no symbol and no worth."""

    __slots__ = ("count", "house", "id", "lions", "symbol", "value")

    def __init__(
        self, id: str, symbol: int, count: int, value: int, lions: int, house: tuple[str, ...]
    ) -> None:
        self.id: str = id
        self.symbol: int = symbol
        """The face it requires and counts as; 0 for trash."""
        self.count: int = count
        """How long a row must be to claim it."""
        self.value: int = value
        """Its worth outside any combination."""
        self.lions: int = lions
        """How many lions claim it."""
        self.house: tuple[str, ...] = house
        """Which of its figures this project chose."""


def rows_paying_for(tile: Tile) -> int:
    """Return the rows that pay for a tile, one bit each: those of its symbol that are long enough."""
    long_enough = range(tile.count, ROW_BASE)
    return sum([1 << tile.symbol * ROW_BASE + length for length in long_enough])


@final
class Components:
    """The complete box, checked and ready for play."""

    def __init__(self, given: dict[str, object], override: dict[str, object]) -> None:
        self.override: dict[str, object] = deepcopy(override)
        """What an owner's file changed; empty for the original box."""
        self.faces: tuple[str, ...] = ("lion", *read_texts(given, "symbols", "the components"))
        """The names of the faces, the lion first."""
        if len(set(self.faces)) != FACES or not all(face.isidentifier() for face in self.faces):
            raise BadContent(
                f"symbols must be six different names, not {', '.join(self.faces[1:])}."
            )
        self.tiles: tuple[Tile, ...] = self._read_tiles(given)
        """The kinds of tile, trash last."""
        self.trash: i64 = len(self.tiles) - 1
        """The index of trash among the kinds."""
        self.trash_tiles: int = read_number(given, "trash", 0, 1000, "the components")
        """How many trash tiles there are."""
        self.per_kind: dict[int, int] = read_numbers(given, "tiles_per_kind", 0, 1000)
        """How many of each cargo tile the warehouse holds, by number of players."""
        self.die_numbers, self.dies, self.house_dice = self._read_dice(given)
        self.symbol: list[i64] = [tile.symbol for tile in self.tiles]
        """For each kind of tile, its symbol; this list and the next ones save the rules a look-up."""
        self.count: list[i64] = [tile.count for tile in self.tiles]
        """For each kind of tile, the length of row it requires."""
        self.value: list[i64] = [tile.value for tile in self.tiles]
        """For each kind of tile, its worth."""
        self.lions: list[i64] = [tile.lions for tile in self.tiles]
        """For each kind of tile, the lions it costs."""
        self.paying_rows: list[i64] = [rows_paying_for(tile) for tile in self.tiles]
        """For each kind of tile, the rows that pay for it, one bit each."""

    def _read_tiles(self, given: dict[str, object]) -> tuple[Tile, ...]:
        lions_by_value = read_numbers(given, "lions_by_value", 1, 9)
        tiles: list[Tile] = []
        for id, figures in read_part(given, "tiles", "the components").items():
            where = f"tile {id}"
            if not isinstance(figures, dict):
                raise BadContent(f"{where} must be a table of symbol, count and value.")
            if not id.isidentifier() or id == "trash":
                raise BadContent(
                    f"{where}: a tile's name is made of letters, digits and _, and not trash."
                )
            symbol = figures.get("symbol")
            if symbol not in self.faces[1:]:
                raise BadContent(
                    f"{where} has the symbol {symbol}; the symbols are {', '.join(self.faces[1:])}."
                )
            value = read_number(figures, "value", 0, 1000, where)
            if "lions" not in figures and value not in lions_by_value:
                raise BadContent(
                    f"{where} is worth {value}, for which lions_by_value has no entry; "
                    "add one, or give the tile a figure lions of its own."
                )
            lions = lions_by_value.get(value, 0)
            if "lions" in figures:
                lions = read_number(figures, "lions", 1, 9, where)
            tiles.append(
                Tile(
                    id,
                    self.faces.index(symbol),
                    read_number(figures, "count", 1, 3, where),
                    value,
                    lions,
                    read_texts(figures, "house", where) if "house" in figures else (),
                )
            )
        if not tiles or len(tiles) > 40:
            raise BadContent("there must be 1 to 40 kinds of cargo tile.")
        tiles.append(Tile("trash", 0, 0, 0, 0, ()))
        return tuple(tiles)

    def _read_dice(
        self, given: dict[str, object]
    ) -> tuple[list[int], tuple[Die, ...], tuple[str, ...]]:
        numbers: list[int] = []
        kinds: list[Die] = []
        house: list[str] = []
        part = read_part(given, "dice", "the components")
        if sorted(part) != sorted(DIE_NAMES):
            raise BadContent(f"the dice are A, B and X, not {', '.join(sorted(part))}.")
        for name in DIE_NAMES:
            where = f"die {name}"
            figures = read_part(part, name, "dice")
            faces = read_texts(figures, "faces", where)
            if not 2 <= len(faces) <= 20:
                raise BadContent(f"{where} has {len(faces)} faces; it needs 2 to 20.")
            for face in faces:
                if face not in self.faces:
                    raise BadContent(
                        f"{where} has a face {face}; faces are {', '.join(self.faces)}."
                    )
            numbers.append(read_number(figures, "number", 0 if name == "X" else 1, 9, where))
            kinds.append(Die(name, self.faces, tuple(self.faces.index(face) for face in faces)))
            if figures.get("house"):
                house.append(name)
        if numbers[A] + numbers[B] > 9:
            raise BadContent("there may be 9 white dice at most.")
        return numbers, tuple(kinds), tuple(house)

    def dice(self, seats: int) -> Dice:
        """Return the dice for a number of players; one extra "die" draws who begins."""
        return Dice((*self.dies, Lot(seats)))

    def tile(self, id: str) -> int:
        """Return the kind of tile with this name."""
        for number, tile in enumerate(self.tiles):
            if tile.id == id:
                return number
        raise BadContent(
            f"there is no tile {id}; tiles are {', '.join(tile.id for tile in self.tiles)}."
        )


def components(override: dict[str, object] | None = None) -> Components:
    """Return the original components, or with an owner's figures applied."""
    return Components(figures(override), override or {})


def figures(override: dict[str, object] | None) -> dict[str, object]:
    """Return all figures as the content file has them, with an owner's laid over."""
    given = content_of("dicehall.games.novodice", "components.toml")
    lay_over(given, override or {}, _check_key)
    return given


def _check_key(given: dict[str, object], where: str, key: str) -> None:
    """Refuse what owners may not give; they may add tiles, and amounts by value or by kind."""
    addable = where in ("tiles", "lions_by_value", "tiles_per_kind") or (
        where.startswith("tiles.") and key == "lions"
    )
    if key not in given and not addable:
        raise unknown_figure(given, where, key)
