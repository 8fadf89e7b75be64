"""`dicehall serve`: online tables."""

from __future__ import annotations

from typing import Any

import click

from dicehall.command.arguments import language_option
from dicehall.command.kinds import Text
from dicehall.command.verb import Verb


@click.command(cls=Verb)
@click.option("--host", type=Text(), help="The address to listen at; 0.0.0.0 lets others in.")
@click.option("--port", type=Text(), help="The port to listen at; 0 takes any that is free.")
@click.option(
    "--database",
    type=Text(),
    help="The database's URL, sqlite:///FILE or postgresql://...; a file of your own otherwise.",
)
@click.option("--prefix", type=Text(), help="The path under which a proxy serves us, as in /dice.")
@click.option(
    "--trusted-proxies",
    type=Text(),
    help="Addresses of proxies that are believed, by comma, as in 127.0.0.1.",
)
@click.option(
    "--origins", type=Text(), help="Other sites whose pages may connect, by comma; none otherwise."
)
@click.option("--workers", "bot_workers", type=Text(), help="Processes in which bots think.")
@click.option("--pace", "bot_pace_s", type=Text(), help="Seconds between two moves of a bot.")
@click.option("--log-json", is_flag=True, default=None, help="Log as JSON, one object a line.")
@click.option("--quiet", is_flag=True, help="Log warnings and errors alone.")
@language_option
def command(quiet: bool, **given: Any) -> None:
    """Serve tables online until Ctrl-C; every figure can also be set by DICEHALL_... variables."""
    import os

    from dicehall.server.settings import from_environment

    settings = from_environment(os.environ, **given)

    from dicehall.server.serving import serve

    serve(settings, lambda address: click.echo(f"dicehall is at {address}"), quiet)
