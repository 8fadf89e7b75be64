"""`dicehall components`: what is in a game's box, and what of it is this project's own choice."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from dicehall.command.arguments import check_box, check_game, components_option, game_options
from dicehall.command.verb import Verb
from dicehall.novodice.components import DIE_NAMES, Components
from dicehall.novodice.components import components as components_with


@click.command(cls=Verb)
@click.argument("game")
@components_option
def command(game: str, components: Path | None) -> None:
    """Show the tiles and dice of GAME; what is marked ° is this project's choice, not the rulebook's."""
    check_game(game)
    check_box(game)
    box = components_with(game_options(game, 2, components).get("components"))
    console = Console()
    console.print(_tiles(box))
    console.print(_dice(box))
    players = ", ".join(f"{number} with {seats}" for seats, number in sorted(box.per_kind.items()))
    console.print(f"Of each cargo tile: {players} players. Trash: {box.trash_tiles} tiles.")
    console.print(
        "° house figure: no readable source shows it. Override it with --components FILE."
    )


def _tiles(box: Components) -> Table:
    table = Table(title="Cargo tiles")
    for heading in ("tile", "symbol", "in a row", "lions", "worth"):
        table.add_column(heading)
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
    table = Table(title="Dice")
    for heading in ("die", "number", "sides"):
        table.add_column(heading)
    for kind, name in enumerate(DIE_NAMES):
        mark = "°" if name in box.house_dice else ""
        sides = ", ".join(box.faces[side] for side in box.dies[kind].sides)
        table.add_row(name, str(box.die_numbers[kind]), sides + mark)
    return table
