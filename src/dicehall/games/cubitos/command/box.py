"""What is in the box of Cubitos, as tables."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from dicehall.command.components import HOUSE_FIGURE
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.rules.components import Components, components
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, FACE_NAMES, KIND_NAMES, OWN_KINDS


def print_box(console: Console, override: dict[str, Any] | None) -> None:
    """Print cards, dice, fan track and races."""
    box = components(override)
    own = override or {}
    console.print(_cards(box, own))
    console.print(_dice(box))
    console.print(_fans(box, own))
    console.print(_races(box))
    console.print(
        f"Supply: {box.per_colour} dice of each colour, {box.light} light and {box.dark} dark gray; "
        f"each player begins with {box.start_light} light and {box.start_dark} dark ones "
        f"and draws up to {box.base_draw}."
    )
    console.print(HOUSE_FIGURE)


def _cards(box: Components, own: dict[str, Any]) -> Table:
    """Return one row per colour; a cost set by the user is no longer a house figure."""
    table = Table("colour", "cards", title="Ability cards and what their dice cost")
    owned = own.get("cards", {})
    for colour, name in enumerate(COLOUR_NAMES):
        cards = [
            f"{card.id} {box.costs[card.id]}{'' if card.id in owned else '°'}"
            for card in ALL_CARDS
            if card.colour == colour
        ]
        table.add_row(name, ", ".join(cards))
    return table


def _dice(box: Components) -> Table:
    table = Table("die", "sides", title="Dice")
    for kind in range(OWN_KINDS):
        table.add_row(KIND_NAMES[kind], ", ".join(FACE_NAMES[side] for side in box.sides[kind]))
    return table


def _fans(box: Components, own: dict[str, Any]) -> Table:
    table = Table("space", title="Fan track")
    mark = "" if "fans" in own else "°"
    for space in range(len(box.fan_credits)):
        table.add_column(str(space + 1), justify="right")
    table.add_row("credits", *[f"{credits}{mark}" for credits in box.fan_credits])
    table.add_row("hand tokens", *[f"{hands}{mark}" for hands in box.fan_hands])
    return table


def _races(box: Components) -> Table:
    table = Table("race", "tracks", "laps", "cards", title="Races")
    for name, race in box.races.items():
        table.add_row(name, ", ".join(race["tracks"]), str(race["laps"]), ", ".join(race["cards"]))
    return table
