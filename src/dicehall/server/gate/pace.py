"""The pace of requests: a limited number per address, in a second and at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dicehall.server.gate.answering import answer_refusal
from dicehall.server.gate.internal import WITHIN
from dicehall.server.limits import Limits, address_key
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

COUNTED: Final = "/api/"
"""Only requests below this path are counted; not the page, its scripts and fonts, nor monitoring."""
SAME_FOR_ALL: Final = ("/api/content", "/api/phrases")
"""Prefixes of content that never changes while the server runs; it is not counted either."""


def address_of(scope: Scope) -> str:
    """Return the key under which a request's address is counted."""
    client: Any = scope.get("client")
    return address_key(str(client[0])) if client else ""


def counts(scope: Scope) -> bool:
    """Return whether a request is counted; many people behind one address may open the page at once."""
    path: str = scope["path"].removeprefix(scope.get("root_path", ""))
    if WITHIN in scope and not address_of(scope):
        # Another process of the hall asks on its own behalf.
        return False
    reads = scope["method"] in ("GET", "HEAD")
    return path.startswith(COUNTED) and not (reads and path.startswith(SAME_FOR_ALL))


class Pace:
    """Refuses addresses that send too many requests."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, unless its address has reached its limit."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        try:
            if counts(scope):
                self.limits.requests.spend(address)
            self.limits.requests_at_once.enter(address)
        except Refusal as refusal:
            await answer_refusal(scope, receive, send, refusal)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.limits.requests_at_once.leave(address)
