"""Requests to addresses that strangers chose, which must not reach inside the operator's own network.

Only https is spoken, and only with public addresses: the name is looked up here, every address it has must be
public, and the connection goes to the very address that was checked. No redirect is followed, and nothing of
the response but its status is read. An operator may allow everything, for a hall in a network of its own.
"""

from __future__ import annotations

import http.client
import socket
import ssl
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from threading import Timer
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import SplitResult, urlsplit

from dicehall.server.store.call_messages import Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dicehall.server.calls.letter import Seal

DEADLINE_S: Final = 10.0
"""How many seconds a request may take in all."""
LONGEST: Final = 1000
"""The most characters in a URL."""
LOWEST_PORT: Final = 1024
"""The lowest port besides that of https to which requests are sent."""
TRY_AGAIN: Final = (408, 425, 429)
"""Refusals that are only for now, besides those of a server that cannot do it."""
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""The IPv6 addresses that stand for IPv4 addresses."""

Address = tuple[str, int]
"""An address and a port."""


class Unusable(ValueError):
    """No request may be sent there."""


class Poster:
    """Sends requests; `anywhere` also without encryption and to addresses that are not public."""

    def __init__(self, anywhere: bool = False, deadline: float = DEADLINE_S) -> None:
        self._anywhere = anywhere
        self._deadline = deadline

    def check(self, url: str) -> SplitResult:
        """Return the parts of a URL, or raise `Unusable`; where its name leads is not looked up yet."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Unusable from None
        plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
        if not plain or not parts.hostname or parts.username is not None or parts.fragment:
            raise Unusable
        if self._anywhere:
            if parts.scheme not in ("http", "https"):
                raise Unusable
            return parts
        if parts.scheme != "https" or not (port in (None, 443) or port >= LOWEST_PORT):
            raise Unusable
        try:
            address = ip_address(parts.hostname)
        except ValueError:
            return parts
        if not is_public(address):
            raise Unusable
        return parts

    def post(
        self,
        url: str,
        body: bytes,
        headers: Mapping[str, str],
        seal: Seal,
        gone: tuple[int, ...] = (410,),
    ) -> Outcome:
        """Send a body, and return what became of it; `gone` are the statuses that are for ever."""
        try:
            parts = self.check(url)
            connection = _Pinned(parts, self._addresses(parts), self._deadline)
        except Unusable:
            return Outcome.FAILED
        except OSError:
            return Outcome.LATER
        if not seal():
            return Outcome.DROPPED
        # Socket timeouts begin anew with every byte; this one does not.
        timer = Timer(self._deadline, connection.cut)
        timer.daemon = True
        timer.start()
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, body, dict(headers))
            status = connection.getresponse().status
            return Outcome.GONE if status in gone else outcome_of(status)
        except (OSError, http.client.HTTPException, ValueError):
            return Outcome.LATER
        finally:
            timer.cancel()
            connection.close()

    def _addresses(self, parts: SplitResult) -> list[Address]:
        """Return the addresses of a host; raise `Unusable` if any of them is not public."""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        addresses = [(str(one[4][0]), port) for one in found]
        if not self._anywhere and not all(is_public(ip_address(host)) for host, _ in addresses):
            raise Unusable
        return addresses


def outcome_of(status: int) -> Outcome:
    """Return what the status of a response means."""
    if 200 <= status < 300:
        return Outcome.SENT
    return Outcome.LATER if status >= 500 or status in TRY_AGAIN else Outcome.FAILED


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Return whether an address is one of the public internet, also if it stands for another one."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address.teredo is not None:
            inner = address.teredo[1]
        if inner is None and address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(inner)
    return address.is_global and not address.is_multicast


class _Pinned(http.client.HTTPConnection):
    """A connection to one of the addresses that were checked, whatever the name leads to by now."""

    def __init__(self, parts: SplitResult, addresses: list[Address], timeout: float) -> None:
        self.default_port = 443 if parts.scheme == "https" else 80
        super().__init__(str(parts.hostname), parts.port, timeout=timeout)
        self._addresses = addresses
        self._encrypted = parts.scheme == "https"
        self._raw: socket.socket | None = None
        self._over = False

    def connect(self) -> None:
        """Connect to the first address that answers."""
        wrong: OSError = OSError("no address")
        for address in self._addresses:
            if self._over:
                raise wrong
            try:
                self._raw = socket.create_connection(address, self.timeout)
                break
            except OSError as error:
                wrong = error
        else:
            raise wrong
        sock: Any = self._raw
        if self._encrypted:
            sock = ssl.create_default_context().wrap_socket(sock, server_hostname=self.host)
        self.sock = sock

    def cut(self) -> None:
        """Break off from another thread, whatever it waits for."""
        self._over = True
        if self._raw is not None:
            with suppress(OSError):
                self._raw.shutdown(socket.SHUT_RDWR)
