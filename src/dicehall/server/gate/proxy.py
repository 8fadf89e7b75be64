"""Behind a proxy: take the client's address and the path prefix from proxies that are trusted."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final

from dicehall.server.gate.error_responses import USUAL

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

PREFIX: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
"""What a path prefix may look like."""


class Trusted:
    """The proxies that are believed."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(one) for one in networks]

    def __contains__(self, host: str) -> bool:
        """Return whether the proxy at this address is one of them."""
        if not self._networks:
            return False
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)


class BehindProxy:
    """Sets the address, scheme and path prefix of a request.

    A proxy is believed only if its own address is trusted. It may pass on paths with or without the prefix;
    both work.
    """

    def __init__(
        self, app: ASGIApp, prefix: str = "", trusted: Iterable[str] = (), language: str = "en"
    ) -> None:
        self.app = app
        self.prefix = prefix
        self.trusted = Trusted(trusted)
        self.language = language

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on with the values that are believed."""
        if scope["type"] in ("http", "websocket"):
            scope = {**scope, USUAL: self.language}
            prefix = self.prefix
            if _host(scope) in self.trusted:
                prefix = self._believe(scope) or prefix
            path: str = scope["path"]
            if prefix and path != prefix and not path.startswith(f"{prefix}/"):
                scope["path"] = prefix + path
            scope["root_path"] = prefix
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope) -> str:
        """Adopt what a trusted proxy says; return the prefix it names, if any."""
        forwarded: dict[bytes, list[str]] = {}
        for name, value in scope["headers"]:
            if name.startswith(b"x-forwarded-"):
                forwarded.setdefault(name, []).append(value.decode("latin-1"))
        chain = [
            part.strip() for part in ",".join(forwarded.get(b"x-forwarded-for", [])).split(",")
        ]
        for host in reversed([part for part in chain if part]):
            # The client is the one before the last trusted proxy; anything further away could be forged.
            scope["client"] = (host[:64], 0)
            if host not in self.trusted:
                break
        scheme = (forwarded.get(b"x-forwarded-proto") or [""])[-1].strip().lower()
        if scheme in ("http", "https"):
            secure = scheme == "https"
            scope["scheme"] = (
                ("wss" if secure else "ws") if scope["type"] == "websocket" else scheme
            )
        host = (forwarded.get(b"x-forwarded-host") or [""])[-1].strip()
        if host:
            scope["headers"] = [
                (name, value) for name, value in scope["headers"] if name != b"host"
            ] + [(b"host", host.encode("latin-1"))]
        prefix = (forwarded.get(b"x-forwarded-prefix") or [""])[-1].strip().rstrip("/")
        return prefix if PREFIX.fullmatch(prefix) else ""


def _host(scope: Scope) -> str:
    client: Any = scope.get("client")
    return str(client[0]) if client else ""
