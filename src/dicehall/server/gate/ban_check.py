"""The check for bans: requests from addresses that operators have banned are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.server.gate.error_responses import answer_refusal
from dicehall.server.gate.request_rate import COUNTED, SAME_FOR_ALL, address_of
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from dicehall.server.hall.hall import Hall
    from dicehall.server.metrics import Metrics


class BanCheck:
    """Refuses whatever a banned address asks for, except for the page that shows the refusal.

    Live connections are refused after their hello, because browsers do not show a page why one was not made.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, unless its address is banned."""
        if scope["type"] == "http":
            path: str = scope["path"].removeprefix(scope.get("root_path", ""))
            hall: Hall = scope["app"].state.hall
            try:
                if path.startswith(COUNTED) and not path.startswith(SAME_FOR_ALL):
                    hall.orders.bans.check_address(address_of(scope))
            except Refusal as refusal:
                self.metrics.refusals.labels(refusal.code).inc()
                await answer_refusal(scope, receive, send, refusal)
                return
        await self.app(scope, receive, send)
