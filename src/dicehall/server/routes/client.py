"""The browser client's files, and the short links that lead to it."""

from __future__ import annotations

import re
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import RedirectResponse, Response

from dicehall.server.client_files import ASSETS, ENGINE, ClientFiles
from dicehall.table.refusals import Refusal

router = APIRouter(include_in_schema=False)

READING: Final = ["GET", "HEAD"]
"""The methods for requesting files."""
CODE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What a table's code or id looks like."""


@router.api_route("/t/{code}", methods=READING, response_model=None)
async def table_link(code: Annotated[str, Path(max_length=64)], request: Request) -> Response:
    """Redirect to a table; the page reads it from the fragment of the URL, which browsers never send."""
    if CODE.fullmatch(code) is None:
        raise Refusal("no_such_table")
    prefix = str(request.scope.get("root_path", ""))
    return RedirectResponse(f"{prefix}/#/t/{code}", 302)


@router.api_route(f"/{ASSETS}/{{path:path}}", methods=READING, response_model=None)
async def asset(path: str, request: Request) -> Response:
    """Send one of the client's files whose name changes with what is in it."""
    return await client_of(request).file(f"{ASSETS}/{path}", request.scope)


@router.api_route(f"/{ENGINE}/{{name}}", methods=READING, response_model=None)
async def engine_file(name: str, request: Request) -> Response:
    """Send one of the files of the engine that runs in the page."""
    return await client_of(request).file(f"{ENGINE}/{name}", request.scope)


@router.api_route("/{name}", methods=READING, response_model=None)
async def file(name: str, request: Request) -> Response:
    """Send one of the client's other files, such as its manifest."""
    return await client_of(request).file(name, request.scope)


def client_of(request: Request) -> ClientFiles:
    """Return the client's files."""
    client: ClientFiles = request.app.state.client
    return client
