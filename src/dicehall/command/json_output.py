"""Keep the standard output for JSON alone: what bots print while they play goes to standard error."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TextIO

import click

KEPT: Final = "dicehall.output"
"""The key under which a command's context keeps the standard output."""


def json_option(about: str = "Print one JSON object and nothing else.") -> Callable[..., Any]:
    """Return the option that asks for JSON."""
    return click.option("--json", "as_json", is_flag=True, callback=_keep_output, help=about)


def print_json(text: str) -> None:
    """Print the JSON that was asked for."""
    click.echo(text, file=click.get_current_context().meta[KEPT])


def _keep_output(context: click.Context, parameter: click.Parameter, wanted: bool) -> bool:
    """Keep the output for the JSON alone until the command ends."""
    if wanted:
        out = sys.stdout
        context.meta[KEPT] = _kept_apart(context, out)
        sys.stdout = sys.stderr
        context.call_on_close(lambda: setattr(sys, "stdout", out))
    return wanted


def _kept_apart(context: click.Context, out: TextIO | None) -> TextIO | None:
    """Return the standard output as a new file; what others write there now goes to standard error."""
    try:
        assert out is not None
        number = out.fileno()
        out.flush()
        kept = os.fdopen(os.dup(number), "w", encoding=out.encoding, errors=out.errors)
        os.dup2(sys.stderr.fileno(), number)
    except (AssertionError, AttributeError, OSError, ValueError):
        # It is not a file, so no other process writes there.
        return out

    def give_back() -> None:
        with suppress(OSError):
            os.dup2(kept.fileno(), number)
            kept.close()

    context.call_on_close(give_back)
    return kept
