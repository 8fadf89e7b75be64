"""A verb of the command line, which refuses surplus arguments in a sentence of our own."""

from __future__ import annotations

import click

from dicehall.command.sentences import usage
from dicehall.core.mistakes import BadOptions


class Verb(click.Command):
    """One verb."""

    def parse_args(self, context: click.Context, arguments: list[str]) -> list[str]:
        """Read the arguments; any left over are a mistake."""
        context.allow_extra_args = True
        try:
            rest = super().parse_args(context, arguments)
        except click.UsageError as error:
            # The parser does not always say which verb it means.
            error.ctx = error.ctx or context
            raise
        if rest and not context.resilient_parsing:
            raise BadOptions(
                f"'{' '.join(rest)}' is more than {context.info_name} takes; {usage(context)}"
            )
        return rest
