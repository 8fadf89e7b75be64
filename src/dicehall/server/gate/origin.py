"""The origin check: a page of another site must not open a socket on behalf of its visitor."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.datastructures import Headers


def origin_allowed(headers: Headers, allowed: Iterable[str]) -> bool:
    """Return whether a socket may be opened: from the same site, an allowed one, or not from a browser.

    Only browsers send an origin, and they always do; programs cannot be tricked into visiting a page. Host
    and port are compared but not the scheme, which is unknown behind a proxy that terminates TLS.
    """
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host.lower() == headers.get("host", "").lower()
