"""Count every request and log it in one line, so that no failure goes unnoticed."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from dicehall.server.gate.error_responses import code_response
from dicehall.server.logs import note, note_error

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from dicehall.server.metrics import Metrics

TABLE: Final = "dicehall.table"
"""The key in a request's scope for the id of its table, once it is known."""


class RequestLog:
    """Counts and logs requests; internal errors are logged with a traceback and reported as a single code."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Exception as error:
            note_error("request_failed", error, route=_route(scope), method=scope["method"])
            if status == 0:
                await code_response(scope, 500, "server_error")(scope, receive, noted)
        route = _route(scope)
        self.metrics.requests.labels(route, _method(scope), str(status)).inc()
        note(
            "request",
            method=_method(scope),
            # The pattern, not the path itself: a client may have put anything into it.
            route=route,
            table=scope.get(TABLE, ""),
            status=status,
            ms=round((perf_counter() - began) * 1000, 1),
        )


def _route(scope: Scope) -> str:
    return str(getattr(scope.get("route"), "path", "") or "(none)")


def _method(scope: Scope) -> str:
    """Return the method; each invented one would otherwise add another time series."""
    known = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
    return scope["method"] if scope["method"] in known else "(other)"
