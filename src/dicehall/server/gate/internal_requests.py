"""Internal requests: those that another process of the hall passes on, on behalf of its clients."""

from __future__ import annotations

from hmac import compare_digest
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.types import ASGIApp, Receive, Scope, Send

    from dicehall.server.processes.lease import Lease
    from dicehall.table.refusals import Refusal

SECRET: Final = b"x-dicehall-secret"
"""The header with the secret of the process that is asked."""
CLIENT: Final = b"x-dicehall-client"
"""The header with the address of the client."""
INTERNAL: Final = "dicehall.internal"
"""The key in a scope that says that another process passed it on."""
MISDIRECTED: Final = 421
"""The status with which a process answers another that it does not own the table."""


def is_internal(scope: Mapping[str, Any]) -> bool:
    """Return whether another process of the hall passed a request on."""
    return INTERNAL in scope


def is_misdirected(scope: Mapping[str, Any], refusal: Refusal) -> bool:
    """Return whether another process of the hall asks, and has to look for the table elsewhere."""
    return is_internal(scope) and refusal.code == "shutting_down"


class InternalRequests:
    """Believes other processes of the hall, which identify themselves by a secret from the database."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, as from the client."""
        if scope["type"] in ("http", "websocket"):
            lease: Lease | None = getattr(scope["app"].state, "lease", None)
            sent = {name: value for name, value in scope["headers"] if name in (SECRET, CLIENT)}
            secret = sent.get(SECRET, b"")
            if lease is not None and compare_digest(secret, lease.secret.encode()):
                scope[INTERNAL] = True
                scope["client"] = (sent.get(CLIENT, b"").decode("latin-1")[:64], 0)
        await self.app(scope, receive, send)
