"""`dicehall mcp`: the games for language models."""

from __future__ import annotations

import click

from dicehall.command.kinds import Text, WholeNumber
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadOptions


@click.command(cls=Verb)
@click.option("--http", is_flag=True, help="Listen for streamable HTTP instead of standard input.")
@click.option(
    "--host", type=Text(), default="127.0.0.1", show_default=True, help="With --http: the address."
)
@click.option(
    "--port",
    type=WholeNumber(1, 65535),
    default=8421,
    show_default=True,
    help="With --http: the port.",
)
@click.option(
    "--server",
    type=Text(),
    envvar="DICEHALL_SERVER",
    help="The dicehall server of tables that are named by their code alone; "
    "http://127.0.0.1:8420 otherwise, or what DICEHALL_SERVER says.",
)
def command(http: bool, host: str, port: int, server: str | None) -> None:
    """Serve the games to language models by the Model Context Protocol, until the input ends or Ctrl-C."""
    try:
        import mcp  # noqa: F401
    except ImportError:
        raise BadOptions(
            "mcp needs the package mcp; install it as in: pip install 'dicehall[mcp]'."
        ) from None
    from dicehall.mcp.hall import ModelHall
    from dicehall.mcp.server import server_of
    from dicehall.terminal.online.address import USUAL_SERVER

    serving = server_of(ModelHall(server or USUAL_SERVER))
    if http:
        click.echo(f"dicehall is at http://{host}:{port}/mcp", err=True)
        serving.run("streamable-http", host=host, port=port)
    else:
        serving.run("stdio")
