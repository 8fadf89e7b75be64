"""A verb of the command line, which refuses surplus arguments in a sentence of our own."""

from __future__ import annotations

import click

from dicehall.command.sentences import usage
from dicehall.core.mistakes import BadOptions


class SpeakingCommand(click.Command):
    """A command whose parser always says which verb a mistake belongs to."""

    def parse_args(self, context: click.Context, arguments: list[str]) -> list[str]:
        """Read the arguments."""
        try:
            return super().parse_args(context, arguments)
        except click.UsageError as error:
            error.ctx = error.ctx or context
            raise


class Verb(SpeakingCommand):
    """One verb."""

    def parse_args(self, context: click.Context, arguments: list[str]) -> list[str]:
        """Read the arguments; any left over are a mistake."""
        context.allow_extra_args = True
        rest = super().parse_args(context, arguments)
        if rest and not context.resilient_parsing:
            raise BadOptions(
                f"'{' '.join(rest)}' is more than {context.info_name} takes; {usage(context)}"
            )
        return rest
