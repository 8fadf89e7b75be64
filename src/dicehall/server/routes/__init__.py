"""The REST routes, by subject."""

from __future__ import annotations

from typing import Final

from dicehall.server.routes.table_models import Error

ERRORS: Final[dict[int | str, dict[str, object]]] = {
    "4XX": {"model": Error, "description": "Refused; nothing has changed."},
    "5XX": {"model": Error, "description": "The server cannot just now; nothing has changed."},
    422: {"model": Error, "description": "What was given cannot be used; nothing has changed."},
}
"""The error responses of every route."""
