"""The application: puts routes, gate and hall together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.responses import Response

import dicehall
from dicehall.server.client_files import FOLDER, ClientFiles
from dicehall.server.document import methods_at
from dicehall.server.gate.ban_check import BanCheck
from dicehall.server.gate.body_limits import BodyLimits
from dicehall.server.gate.error_responses import refusal_response
from dicehall.server.gate.headers import SecurityHeaders
from dicehall.server.gate.internal_requests import (
    MISDIRECTED,
    InternalRequests,
    is_internal,
    is_misdirected,
)
from dicehall.server.gate.proxy import BehindProxy
from dicehall.server.gate.request_log import RequestLog
from dicehall.server.gate.request_rate import RequestRate
from dicehall.server.hall.hall import Hall
from dicehall.server.hall.table_owners import Elsewhere
from dicehall.server.limits import Limits
from dicehall.server.live import arriving
from dicehall.server.metrics import Metrics
from dicehall.server.processes.membership import join
from dicehall.server.processes.owner_calls import OwnersResponse
from dicehall.server.routes import (
    call_pages,
    calls,
    client,
    content,
    duplicates,
    fairness,
    health,
    history,
    pages,
    people,
    replay,
    reports,
    tables,
)
from dicehall.server.services import Services, steady_clock
from dicehall.server.settings import Settings
from dicehall.server.store.database import default_url
from dicehall.server.store.store import Store
from dicehall.server.workers.pool import OWN_BOTS, Workers
from dicehall.table.refusals import Refusal
from dicehall.table.replays import MOST_BYTES

MOST_BODY = 64 * 1024
"""The most bytes in a request's body; enough for a custom map."""
CODES = {404: "not_found", 405: "method_not_allowed"}
"""Codes for what the web framework itself refuses, by HTTP status."""
ABOUT = """Tables of dice games: make them, sit down, play, watch, and look at what was played.

A seat is identified by its token, which is returned once, when the seat is taken; it is sent as
`Authorization: Bearer`.
Everything live goes over a WebSocket at `/api/tables/{table_id}/live`; its messages are listed below.
Every error is an object with a stable `code` and a `text` in the language of `Accept-Language` (en, de, uk).
"""

ROUTES = (
    *(pages, health, tables, duplicates, people, calls, call_pages, history, fairness, content),
    *(replay, reports),
    arriving,
    # The client's files come last, because any name may be one of them.
    client,
)
"""All routes, in the order in which they are tried."""


@cache
def _document() -> dict[str, object]:
    """Return the OpenAPI document: the same for every application, and it takes a fifth of a second."""
    return get_openapi(
        title="dicehall",
        version=dicehall.__version__,
        description=ABOUT,
        routes=[route for part in ROUTES for route in part.router.routes],
    )


def _for_other_sites(settings: Settings) -> list[Middleware]:
    """Return the middleware that lets pages from the allowed origins send requests, as a static site does."""
    if not settings.origins:
        return []
    return [
        Middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=("GET", "POST", "PUT", "DELETE"),
            allow_headers=("Authorization", "Content-Type"),
            expose_headers=("Retry-After",),
        )
    ]


def make_app(
    settings: Settings,
    store: Store | None = None,
    *,
    bots: str = OWN_BOTS,
    clock: Callable[[], float] | None = None,
    client_folder: Path = FOLDER,
) -> FastAPI:
    """Return the application; without a store, it opens the one from the settings when it starts."""
    metrics = Metrics()
    limits = Limits(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        kept = store or Store.open(settings.database or default_url())
        workers = Workers(settings.bot_workers, settings.bot_budget_s, make=bots)
        services = Services(settings, kept, workers, limits, metrics, clock or steady_clock())
        hall = Hall(services)
        app.state.hall = hall
        app.state.limits = limits
        if kept.session is not None:
            services.lease = app.state.lease = await join(hall, kept.session)
        await hall.orders.look()
        hall.upkeep.begin()
        workers.warm_up()
        try:
            yield
        finally:
            await hall.close()
            await hall.services.close()

    app = FastAPI(
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        middleware=[
            Middleware(
                BehindProxy,
                prefix=settings.prefix,
                trusted=settings.trusted_proxies,
                language=settings.language,
            ),
            Middleware(InternalRequests),
            Middleware(SecurityHeaders),
            *_for_other_sites(settings),
            Middleware(RequestLog, metrics=metrics),
            Middleware(BanCheck, metrics=metrics),
            Middleware(RequestRate, limits=limits),
            Middleware(
                BodyLimits,
                most=MOST_BODY,
                larger={"/api/replay": MOST_BYTES, "/api/report": MOST_BYTES},
            ),
        ],
    )
    app.state.client = ClientFiles(client_folder)
    app.state.settings = settings
    app.state.document = _document
    for part in ROUTES:
        # As they are: `include_router` would work out every route anew for every application.
        app.router.routes += part.router.routes

    @app.exception_handler(Elsewhere)
    async def elsewhere(request: Request, there: Elsewhere) -> Response:
        hall: Hall = app.state.hall
        if hall.closing or is_internal(request.scope):
            return await refused(request, there)
        return OwnersResponse(app.router, hall, there)

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        if is_misdirected(request.scope, refusal):
            return Response(status_code=MISDIRECTED)
        metrics.refusals.labels(refusal.code).inc()
        return refusal_response(request.scope, refusal)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        return await refused(request, Refusal("bad_request", reason=_reason(error.errors())))

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        code = CODES.get(error.status_code, "bad_request")
        response = await refused(request, Refusal(code, reason=str(error.detail)))
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        # The framework names the methods of one route, though several may share their path.
        path = str(getattr(request.scope.get("route"), "path", ""))
        methods = methods_at(app, path) if error.status_code == 405 else None
        if methods is not None:
            response.headers["Allow"] = methods
        return response

    return app


def _reason(errors: Any) -> str:
    """Return the first thing that is wrong with a request, without repeating what was sent."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}"
