"""The contents of the NovoDice box, as tables."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from dicehall.command.components import HOUSE_FIGURE
from dicehall.games.novodice.rules.components import DIE_NAMES, Components, components


def print_box(console: Console, override: dict[str, Any] | None) -> None:
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
            return f"{text}°" if figure in house else str(text)

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
        mark = "°" if name in box.house_dice else ""
        sides = ", ".join(box.faces[side] for side in box.dies[kind].sides)
        table.add_row(name, str(box.die_numbers[kind]), sides + mark)
    return table
