"""The contents of the NovoDice box, as tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Console
from rich.table import Table

from dicehall.command.components import HOUSE_FIGURE
from dicehall.core.content import HOUSE_MARK
from dicehall.games.novodice.rules.components import DIE_NAMES, Components, components, figures

ABOUT: Final = {
    "symbols": "The six cargo symbols: names of letters, digits and _. A lion is a face too.",
    "trash": "How many trash tiles there are.",
    "tiles_per_kind": "How many of each cargo tile there are, by the number of players.",
    "lions_by_value": "How many lions claim a tile, by its value; every value of a tile needs a line.",
    "tiles": "The cargo tiles, 1 to 40 kinds. Add a line for a kind of your own.",
    "tiles.*.symbol": "the symbol that a row must show to claim the tile, and that it counts as in a bay",
    "tiles.*.count": "how many of the symbol that row needs, 1 to 3",
    "tiles.*.value": "what the tile is worth by itself",
    "tiles.*.lions": "how many lions claim it, if not as lions_by_value has it",
    "dice": "The dice: A and B are the white ones, X the black extra dice.",
    "dice.*.number": "how many there are",
    "dice.*.faces": "what their sides show, 2 to 20 sides",
}
"""What the figures of the box mean, by their keys."""


def figures_of(override: dict[str, object] | None) -> tuple[dict[str, object], Mapping[str, str]]:
    """Return all figures of the box, and what their keys mean."""
    components(override)
    return figures(override), ABOUT


def print_box(console: Console, override: dict[str, object] | None) -> None:
    """Print the tiles and dice."""
    box = components(override)
    console.print(_tiles(box))
    console.print(_dice(box))
    players = ", ".join(f"{number} with {seats}" for seats, number in sorted(box.per_kind.items()))
    console.print(f"Of each cargo tile: {players} players. Trash: {box.trash_tiles} tiles.")
    console.print(HOUSE_FIGURE)


def _tiles(box: Components) -> Table:
    table = Table("tile", "symbol", "in a row", "lions", "worth", title="Cargo tiles")
    for tile in box.tiles[: box.trash]:

        def marked(text: object, figure: str, house: tuple[str, ...] = tile.house) -> str:
            return f"{text}{HOUSE_MARK}" if figure in house else str(text)

        table.add_row(
            marked(tile.id, "name"),
            marked(box.faces[tile.symbol], "symbol"),
            marked(tile.count, "count"),
            marked(tile.lions, "value"),
            marked(tile.value, "value"),
        )
    return table


def _dice(box: Components) -> Table:
    table = Table("die", "number", "sides", title="Dice")
    for kind, name in enumerate(DIE_NAMES):
        mark = HOUSE_MARK if name in box.house_dice else ""
        sides = ", ".join(box.faces[side] for side in box.dies[kind].sides)
        table.add_row(name, str(box.die_numbers[kind]), sides + mark)
    return table
