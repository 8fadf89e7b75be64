"""`dicehall components`: what is in a game's box, and what of it is this project's own choice."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.console import Console

from dicehall.command.arguments import check_game, components_option
from dicehall.command.verb import Verb
from dicehall.core.content import read_figures
from dicehall.games.registry import kit_of

HOUSE_FIGURE: Final = (
    "° house figure: no readable source shows it. Override it with --components FILE."
)
"""The footnote for figures that are this project's choice."""


@click.command(cls=Verb)
@click.argument("game")
@components_option
def command(game: str, components: Path | None) -> None:
    """Show what is in the box of GAME; what is marked ° is this project's choice, not the rulebook's."""
    check_game(game)
    override = None if components is None else read_figures(components)
    kit_of(game).print_box(Console(), override)
