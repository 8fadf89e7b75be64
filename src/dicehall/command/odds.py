"""`dicehall odds`: the chances of a position of a game."""

from __future__ import annotations

import click

from dicehall.command.arguments import check_game
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import game_names, kit_of


class Games(click.Group):
    """The games whose odds are known, each a command that is imported on use."""

    def list_commands(self, context: click.Context) -> list[str]:
        """Return the games."""
        return [name for name in game_names() if kit_of(name).odds_command() is not None]

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """Return the odds of one game."""
        return kit_of(name).odds_command()

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
        if kit_of(check_game(arguments[0])).odds_command() is None:
            raise BadOptions(
                f"the odds of {arguments[0]} are not known; "
                f"there are those of {', '.join(self.list_commands(context))}."
            )
        return super().resolve_command(context, arguments)


@click.command(cls=Games)
def command() -> None:
    """Show the chances of a position of GAME."""
