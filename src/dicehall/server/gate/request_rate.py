"""The rate of requests: a limited number per address, in a second and at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dicehall.server.gate.error_responses import answer_refusal
from dicehall.server.gate.internal_requests import is_internal
from dicehall.server.limits import Limits, address_key
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
    if is_internal(scope) and not address_of(scope):
        # Another process of the hall asks on its own behalf.
        return False
    reads = scope["method"] in ("GET", "HEAD")
    return path.startswith(COUNTED) and not (reads and path.startswith(SAME_FOR_ALL))


class _Place:
    """The place of one request among those in progress at its address.

    It is given back with the last byte of the response: a client may ask again at once, while a file that was
    sent is still being closed.
    """

    def __init__(self, address: str, limits: Limits) -> None:
        self._address = address
        self._places = limits.requests_at_once
        self._left = False

    def leave(self) -> None:
        """Give it back, if it has not been."""
        if not self._left:
            self._left = True
            self._places.leave(self._address)


class RequestRate:
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
        place = _Place(address, self.limits)

        async def send_and_leave(message: Message) -> None:
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                place.leave()

        try:
            await self.app(scope, receive, send_and_leave)
        finally:
            place.leave()
