"""The size of a request's body: too large a body is refused before it is completely read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException

from dicehall.server.gate.answering import answer_refusal
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


class BodyLimit:
    """Refuses bodies above a size, whatever their headers claim; a few paths have a higher limit."""

    def __init__(self, app: ASGIApp, most: int, larger: Mapping[str, int] | None = None) -> None:
        self.app = app
        self.most = most
        self.larger = larger or {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on as long as its body is small enough."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        most = self.larger.get(path, self.most)
        told = dict(scope["headers"]).get(b"content-length", b"0")
        if not told.isdigit() or int(told[:12]) > most:
            await answer_refusal(scope, receive, send, Refusal("too_big", most=most))
            return
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            if message["type"] == "http.request":
                read += len(message.get("body", b""))
                if read > most:
                    # Of this type, because the reader of the body would take any other for a broken body.
                    raise HTTPException(413, str(most))
            return message

        await self.app(scope, counted, send)
