"""Watching requests: each is counted and logged in one line, and none ends in silence."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from dicehall.server.gate.answering import code_response
from dicehall.server.logs import note, note_error

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from dicehall.server.metrics import Metrics

TABLE: Final = "dicehall.table"
"""Where the scope of a request holds the id of its table, once there is one."""


class Watching:
    """Counts and logs requests; what goes wrong inside is logged with its trace and told as one code."""

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
            # The pattern, not what was sent: a client may have put anything into its path.
            route=route,
            table=scope.get(TABLE, ""),
            status=status,
            ms=round((perf_counter() - began) * 1000, 1),
        )


def _route(scope: Scope) -> str:
    return str(getattr(scope.get("route"), "path", "") or "(none)")


def _method(scope: Scope) -> str:
    """Return the method; a made-up one would be one more line of figures for each."""
    known = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
    return scope["method"] if scope["method"] in known else "(other)"
