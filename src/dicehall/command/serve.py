"""`dicehall serve`: online tables."""

from __future__ import annotations

from typing import Any

import click

from dicehall.command.arguments import language_option
from dicehall.command.kinds import Text
from dicehall.command.verb import Verb


@click.command(cls=Verb)
@click.option("--host", type=Text(), help="The address to listen on; 0.0.0.0 lets others in.")
@click.option("--port", type=Text(), help="The port to listen on; 0 takes any free one.")
@click.option(
    "--database",
    type=Text(),
    help="The database's URL: sqlite:///FILE or postgresql://... (default: a file in your data folder).",
)
@click.option(
    "--prefix", type=Text(), help="The path under which a proxy serves us, such as /dice."
)
@click.option(
    "--trusted-proxies",
    type=Text(),
    help="Addresses of trusted proxies, separated by commas, such as 127.0.0.1.",
)
@click.option(
    "--origins", type=Text(), help="Other sites whose pages may connect, separated by commas."
)
@click.option(
    "--processes", type=Text(), help="How many processes serve the hall together, on PostgreSQL."
)
@click.option(
    "--internal-host",
    type=Text(),
    help="The address at which processes on other machines with the same database reach this one.",
)
@click.option("--workers", "bot_workers", type=Text(), help="How many processes bots think in.")
@click.option("--pace", "bot_pace_s", type=Text(), help="Seconds between two moves of a bot.")
@click.option("--log-json", is_flag=True, default=None, help="Log as JSON, one object per line.")
@click.option("--log-answers", is_flag=True, default=None, help="Also log every answer.")
@click.option("--quiet", is_flag=True, help="Log only warnings and errors.")
@language_option
def command(quiet: bool, **given: Any) -> None:
    """Serve tables online until Ctrl-C; every setting can also be given by a DICEHALL_... variable."""
    import os

    from dicehall.server.settings import from_environment

    settings = from_environment(os.environ, **given)

    from dicehall.server.web_server import serve

    serve(settings, lambda address: click.echo(f"dicehall is at {address}"), quiet)
