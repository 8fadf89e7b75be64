"""What is in the box of Cubitos, as tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from dicehall.command.components import HOUSE_FIGURE
from dicehall.core.content import HOUSE_MARK
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.rules.components import RaceBox, components, figures
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, FACE_NAMES, KIND_NAMES, OWN_KINDS
from dicehall.games.cubitos.rules.state import FAN_SPACES

ABOUT: Final = {
    "supply": "How many dice there are.",
    "supply.per_colour": "of each colour, in its tray",
    "supply.light": "light gray",
    "supply.dark": "dark gray",
    "supply.start_light": "light gray dice each player begins with",
    "supply.start_dark": "dark gray dice each player begins with",
    "supply.base_draw": "how many dice a player draws at the start of a round",
    "faces": "What the sides of the dice show: up to six faces each, the other sides are blank.\n"
    f"The faces are {', '.join(FACE_NAMES)}; gray and start dice have no symbol or power.",
    "faces.start": "the start die, of which there is one",
    "fans": "What the spaces of the fan track grant, the first space first.",
    "fans.credits": "credits",
    "fans.hands": "hand tokens",
    "races": "The races. Add a line for a race of your own.",
    "races.*.tracks": "its track, or two that are joined",
    "races.*.laps": "how many times the track is run, 1 or 2",
    "races.*.cards": "its eight cards, one of each colour; those below that name the race, if left out",
    "cards": "The ability cards. Cards of your own are written in a file for --own-cards.",
    "cards.*.cost": "what a die of this card costs",
}
"""What the figures of the box mean, by their keys."""


def figures_of(override: dict[str, object] | None) -> tuple[dict[str, object], Mapping[str, str]]:
    """Return all figures of the box, and what their keys mean."""
    components(override)
    return figures(override), ABOUT


def print_box(console: Console, override: dict[str, object] | None) -> None:
    """Print cards, dice, fan track and races."""
    box = components(override)
    own = override or {}
    console.print(_cards(box, own))
    console.print(_dice(box))
    console.print(_fans(box))
    console.print(_races(box))
    console.print(
        f"Supply: {box.per_colour} dice of each colour, {box.light} light and {box.dark} dark gray; "
        f"each player begins with {box.start_light} light and {box.start_dark} dark ones "
        f"and draws up to {box.base_draw}."
    )
    console.print(HOUSE_FIGURE)
    console.print(
        f"{HOUSE_MARK} Also our own choice: how ties for the most swords are broken, and the tracks whose "
        "source is house. The sides of the coloured and gray dice, and the track nothing_goes_right, "
        "follow public transcriptions."
    )


def _cards(box: RaceBox, own: dict[str, Any]) -> Table:
    """Return one row per colour; a cost set by the user is no longer a house figure."""
    table = Table("colour", "cards", title="Ability cards and what their dice cost")
    owned = own.get("cards", {})
    for colour, name in enumerate(COLOUR_NAMES):
        cards = [
            f"{card.id} {box.costs[card.id]}{'' if card.id in owned else HOUSE_MARK}"
            for card in ALL_CARDS
            if card.colour == colour
        ]
        table.add_row(name, ", ".join(cards))
    return table


def _dice(box: RaceBox) -> Table:
    table = Table("die", "sides", title="Dice")
    for kind in range(OWN_KINDS):
        table.add_row(KIND_NAMES[kind], ", ".join(FACE_NAMES[side] for side in box.sides[kind]))
    return table


def _fans(box: RaceBox) -> Table:
    table = Table("space", title="Fan track")
    for space in range(FAN_SPACES):
        table.add_column(str(space + 1), justify="right")
    for title, name, grants in (
        ("credits", "credits", box.fan_credits),
        ("hand tokens", "hands", box.fan_hands),
    ):
        # The rulebooks show the last space alone.
        marks = [HOUSE_MARK if name in box.house_fans else ""] * (FAN_SPACES - 1) + [""]
        table.add_row(title, *[f"{number}{mark}" for number, mark in zip(grants, marks)])
    return table


def _races(box: RaceBox) -> Table:
    table = Table("race", "tracks", "laps", "cards", title="Races")
    for name, race in box.races.items():
        table.add_row(name, ", ".join(race["tracks"]), str(race["laps"]), ", ".join(race["cards"]))
    return table
