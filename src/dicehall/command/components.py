"""`dicehall components`: what is in a game's box, and which of its figures this project chose itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.console import Console

from dicehall.command.arguments import check_game, check_writable, components_option, out_option
from dicehall.command.box_file import box_file
from dicehall.command.verb import Verb
from dicehall.core.content import HOUSE_MARK, read_figures
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import kit_of

HOUSE_FIGURE: Final = (
    f"{HOUSE_MARK} house figure: no readable source shows it. Override it with --components FILE."
)
"""The footnote for figures that are this project's choice."""


@click.command(cls=Verb)
@click.argument("game")
@components_option
@out_option("Write the box to a file that you can edit, and that --components reads.")
def command(game: str, components: Path | None, out: Path | None) -> None:
    """Show what is in the box of GAME; figures marked ° are this project's choice, not the rulebook's."""
    check_game(game)
    kit = kit_of(game)
    override = None if components is None else read_figures(components)
    if kit.box is None:
        if override is not None or out is not None:
            raise BadOptions(f"{kit.title} has no figures that could be changed.")
        click.echo(f"{kit.title} comes without a list of its components.")
        return
    if out is None:
        kit.box.show(Console(), override)
        return
    figures = kit.box.figures(override)
    check_writable(out)
    out.write_text(box_file(kit.title, game, *figures), "utf-8")
    click.echo(f"The box is in {out}; edit it, and play with --components {out}.")
