"""The option that names a database, and the database that is meant without it."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from dicehall.command.kinds import Text

if TYPE_CHECKING:
    from sqlalchemy.engine import URL


def database_option(about: str) -> Callable[..., Any]:
    """Return the option that names the database."""
    help_text = f"{about}; DICEHALL_DATABASE, or a file of your own, otherwise."
    return click.option("--database", type=Text(), help=help_text)


def url_of(given: str | None) -> URL:
    """Return the URL of the database: as given, else from the environment, else the user's own file."""
    from dicehall.server.settings import from_environment
    from dicehall.server.store.database import default_url, read_url

    settings = from_environment(os.environ, database=given)
    return read_url(settings.database or default_url())
