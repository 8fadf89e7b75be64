"""Mistakes on the command line in our own sentences: what is wrong, and what would be right."""

from __future__ import annotations

import re

import click


def one_sentence(text: str) -> str:
    """Return a text on one line, without words that only scold.

    Python's own parsers say "Invalid statement" and the like, which mistakes quote after a colon.
    """
    line = " ".join(text.split())
    return re.sub(r"(?<=[(:])( ?)[Ii]nvalid (?=\S)", r"\1wrong ", line)


def sentence_of(error: click.ClickException) -> str:
    """Return what the command-line parser found wrong."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    if context is None:
        return error.format_message()
    verb = context.info_name
    if isinstance(error, click.NoSuchOption):
        if error.possibilities:
            right = f"did you mean {' or '.join(sorted(error.possibilities))}?"
        else:
            right = f"its options are {', '.join(_options(context))}."
        return f"{verb} has no option {error.option_name}; {right}"
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return f"{verb} needs {error.param.human_readable_name.rstrip('.')}; {usage(context)}"
    if isinstance(error, click.BadOptionUsage):
        return _bad_option(context, error)
    return error.format_message()


def _bad_option(context: click.Context, error: click.BadOptionUsage) -> str:
    name = error.option_name
    for parameter in context.command.get_params(context):
        if isinstance(parameter, click.Option) and name in parameter.opts:
            if parameter.is_flag:
                return f"{name} takes no value; write it alone."
            return f"{name} needs a value: {parameter.help}"
    return error.format_message()


def _options(context: click.Context) -> list[str]:
    return [
        parameter.opts[-1]
        for parameter in context.command.get_params(context)
        if isinstance(parameter, click.Option)
    ]


def usage(context: click.Context) -> str:
    """Return how a verb is used."""
    pieces = " ".join(context.command.collect_usage_pieces(context))
    line = f"it is used as: {context.command_path} {pieces}"
    return line if line.endswith("...") else f"{line}."
