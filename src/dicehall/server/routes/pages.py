"""The pages: front, API, and their style."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from dicehall.server.client_files import ClientFiles
from dicehall.server.document import document_of
from dicehall.server.gate.error_responses import language_of
from dicehall.server.live.protocol import live_schema
from dicehall.server.pages.api import api_page
from dicehall.server.pages.frame import style
from dicehall.server.pages.front import front_page
from dicehall.server.routes.dependencies import InHall

router = APIRouter(include_in_schema=False)


@router.api_route("/", methods=["GET", "HEAD"], response_model=None)
async def front(request: Request, hall: InHall) -> Response:
    """Show the browser client or, if it was not built, a page that says that the server runs."""
    client: ClientFiles = request.app.state.client
    if client.there():
        return await client.index(request.scope)
    language = language_of(request.scope)
    prefix = _prefix(request)
    base = f"{request.url.scheme}://{request.url.netloc}{prefix}"
    running = hall.count().get("running", 0)
    return HTMLResponse(
        front_page(language, base, prefix, running), headers={"Vary": "Accept-Language"}
    )


@router.get("/api", response_model=None)
async def api(request: Request) -> Response:
    """Show the API page."""
    prefix = _prefix(request)
    return HTMLResponse(api_page(document_of(request.app, prefix), live_schema(), prefix))


@router.get("/api/openapi.json", response_model=None)
async def openapi(request: Request) -> Response:
    """Show the OpenAPI document."""
    return JSONResponse(document_of(request.app, _prefix(request)))


@router.get("/pages/style.css", response_model=None)
async def page_style() -> Response:
    """Show the style of the pages."""
    return Response(style(), media_type="text/css", headers={"Cache-Control": "max-age=3600"})


def _prefix(request: Request) -> str:
    return str(request.scope.get("root_path", ""))
