"""The response to a request for another process's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response

from dicehall.server.gate.answering import refusal_response
from dicehall.server.gate.door import BODY
from dicehall.server.processes.relay import Relay, path_at
from dicehall.server.store.leases import Process
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from dicehall.server.hall.elsewhere import Elsewhere
    from dicehall.server.hall.hall import Hall


class RelayedResponse(Response):
    """The response to a request for a table that another process owns, as far as is known."""

    def __init__(self, app: ASGIApp, hall: Hall, relay: Relay, there: Elsewhere) -> None:
        super().__init__()
        self._app = app
        self._hall = hall
        self._relay = relay
        self._there = there

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the owner answer; if this process has become the owner in the meantime, answer here."""
        table_id = self._there.table_id
        try:
            async for owner in self._relay.owner(self._hall, self._there):
                if not isinstance(owner, Process):
                    await self._here(scope, receive, send, table_id)
                    return
                if await self._relay.request(scope, send, owner, table_id):
                    return
        except Refusal as refusal:
            await refusal_response(scope, refusal)(scope, receive, send)

    async def _here(self, scope: Scope, receive: Receive, send: Send, table_id: str) -> None:
        path = scope.get("root_path", "") + path_at(scope, table_id)
        whole: Message | None = {
            "type": "http.request",
            "body": scope.get(BODY, b""),
            "more_body": False,
        }

        async def once() -> Message:
            nonlocal whole
            first, whole = whole, None
            return await receive() if first is None else first

        await self._app({**scope, "path": path}, once, send)
