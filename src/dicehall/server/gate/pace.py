"""The pace of requests: so many of each address, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dicehall.server.gate.answering import answer_refusal
from dicehall.server.limits import Buckets, address_key
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

FREE: Final = ("/healthz", "/metrics")
"""Paths for those who watch over the server, who must not be kept out when it is busy."""


def address_of(scope: Scope) -> str:
    """Return what a request's address is counted under."""
    client: Any = scope.get("client")
    return address_key(str(client[0])) if client else ""


class Pace:
    """Refuses addresses that ask too often."""

    def __init__(self, app: ASGIApp, requests: Buckets) -> None:
        self.app = app
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, unless its address has had its share."""
        if (
            scope["type"] == "http"
            and scope["path"].removeprefix(scope.get("root_path", "")) not in FREE
            and not self.requests.take(address_of(scope))
        ):
            await answer_refusal(scope, receive, send, Refusal("too_fast"))
            return
        await self.app(scope, receive, send)
