"""`dicehall odds`: the chances of a position of a game."""

from __future__ import annotations

from collections.abc import Callable

import click

from dicehall.command.arguments import check_game
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import game_names, kit_of


class Games(click.Group):
    """The games whose odds are known, each a command that is imported on use."""

    def list_commands(self, context: click.Context) -> list[str]:
        """Return the games."""
        return [name for name in game_names() if _odds_of(name) is not None]

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """Return the odds of one game."""
        odds = _odds_of(name)
        return None if odds is None else odds()

    def parse_args(self, context: click.Context, arguments: list[str]) -> list[str]:
        """Ask for a game if none is named."""
        if not arguments:
            raise BadOptions(
                f"odds needs a game; there is {', '.join(self.list_commands(context))}."
            )
        return super().parse_args(context, arguments)

    def resolve_command(
        self, context: click.Context, arguments: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Refuse unknown games."""
        if _odds_of(check_game(arguments[0])) is None:
            raise BadOptions(
                f"the odds of {arguments[0]} are not known; "
                f"there are those of {', '.join(self.list_commands(context))}."
            )
        return super().resolve_command(context, arguments)


def _odds_of(game: str) -> Callable[[], click.Command] | None:
    own = kit_of(game).command
    return own.odds if own else None


@click.command(cls=Games)
def command() -> None:
    """Show the chances of a position of GAME."""
