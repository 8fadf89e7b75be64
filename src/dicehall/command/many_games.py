"""The common part of the verbs that play many games: their options, and how they end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import click

from dicehall.command.arguments import Decorator
from dicehall.command.json_output import json_option
from dicehall.command.kinds import Text, WholeNumber
from dicehall.parallel.pool import PlaySome, Pool

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""

_SHARED: Final[tuple[Decorator, ...]] = (
    click.option(
        "--seed",
        type=Text(),
        help="Any text; decides all games. Otherwise 1, or new each time if a bot of your own plays.",
    ),
    click.option(
        "--jobs", type=WholeNumber(1, 256), default=1, show_default=True, help="How many processes."
    ),
    click.option(
        "--ray",
        type=Text(),
        help="The address of a Ray cluster to play on, or auto for the one on this machine.",
    ),
    json_option(),
)


def many_games(default: int, help_text: str) -> Decorator:
    """Return a decorator that adds the options for the number of games, the seed, and where to play."""
    games: Decorator = click.option(
        "--games",
        type=WholeNumber(1, 100_000_000),
        default=default,
        show_default=True,
        help=help_text,
    )

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        options: tuple[Decorator, ...] = (games, *_SHARED)
        for option in reversed(options):
            command = option(command)
        return command

    return add


def cluster_at(address: str | None) -> Callable[[PlaySome], Pool] | None:
    """Return a function that makes a pool on a Ray cluster; None if no address is given."""
    if address is None:
        return None
    from dicehall.parallel.ray_cluster import Cluster, check_ray

    check_ray()
    there = address

    def cluster(play: PlaySome) -> Pool:
        return Cluster(play, there)

    return cluster


def ended(games: int, wanted: int, more: str = "") -> int:
    """Return the exit status; if games are missing, say so first."""
    if games == wanted:
        return 0
    click.echo(f"dicehall: stopped after {games:,} of {wanted:,} games{more}.", err=True)
    return INTERRUPTED
