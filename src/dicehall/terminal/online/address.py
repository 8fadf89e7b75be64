"""The address of an online table, read from what people copy: a link, an address bar or a chat."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, unquote, urlsplit

from dicehall.locales import Catalogue
from dicehall.terminal.online.mistakes import CannotJoin

TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What ids and codes are made of."""
BEFORE: Final = ("t", "tables", "api/tables")
"""What may precede the table in a path."""
BEHIND: Final = ("live", "record", "entries", "seats")
"""What may follow it, if somebody copied the address of a part of the table."""
OPEN_SCHEMES: Final = {"http": "ws", "https": "wss"}
"""The schemes of a server, and those of its sockets."""
USUAL_SERVER: Final = "http://127.0.0.1:8420"
"""Where `dicehall serve` listens by default."""


@dataclass(frozen=True)
class Address:
    """A table at a server."""

    base: str
    """The server's address with its path prefix and without a trailing slash."""
    table: str

    def api(self, path: str) -> str:
        """Return the URL of a REST resource."""
        return f"{self.base}/api{path}"

    def at_table(self, table_id: str, path: str = "") -> str:
        """Return the URL of a resource of the table."""
        return self.api(f"/tables/{quote(table_id, safe='')}{path}")

    def live(self, table_id: str) -> str:
        """Return the URL of a table's socket."""
        scheme, _, rest = self.at_table(table_id, "/live").partition("://")
        return f"{OPEN_SCHEMES[scheme]}://{rest}"


def read_address(text: str, say: Catalogue, server: str = USUAL_SERVER) -> Address:
    """Return the table that is meant, or explain how to write one; a code alone means a table at `server`.

    The scheme may be left out: with a port it is then http, as on a home network; without a port it is https,
    as on the internet.
    """
    wrong = CannotJoin(say.text("terminal-online-wrong-address", address=text))
    if TABLE.fullmatch(text.strip()):
        return Address(read_server(server, say), text.strip())
    # A code may also follow the server, as in "dice.example.org BKKJ2X".
    base, path = _parts("/".join(re.split(r"\s+|/?#/?", text.strip())), wrong)
    if len(path) > 1 and path[-1] in BEHIND:
        path.pop()
    if not path or path[-1] in ("t", "tables", "api") or not TABLE.fullmatch(path[-1]):
        raise wrong
    prefix = path[:-1]
    for before in sorted((one.split("/") for one in BEFORE), key=len, reverse=True):
        if prefix[-len(before) :] == before:
            prefix = prefix[: -len(before)]
            break
    return Address(_under(base, prefix), path[-1])


def read_server(text: str, say: Catalogue) -> str:
    """Return the address of a server with its path prefix, or explain how to write one."""
    wrong = CannotJoin(say.text("terminal-online-wrong-server", address=text))
    return _under(*_parts(text.strip(), wrong))


def _parts(written: str, wrong: CannotJoin) -> tuple[str, list[str]]:
    """Return the server of an address, and the parts of the path after it."""
    if not written.isprintable():
        raise wrong
    if "://" not in written:
        port = re.search(r":(\d+)$", written.partition("/")[0])
        written = f"{'http' if port and port[1] != '443' else 'https'}://{written}"
    try:
        parts = urlsplit(written)
        host, port_number = parts.hostname, parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme not in OPEN_SCHEMES or not host or "@" in parts.netloc or parts.query:
        raise wrong
    named = f"[{host}]" if ":" in host else host
    base = f"{parts.scheme}://{named}" + (f":{port_number}" if port_number else "")
    return base, [unquote(part) for part in parts.path.split("/") if part]


def _under(base: str, prefix: list[str]) -> str:
    return "/".join([base, *(quote(part, safe="~") for part in prefix)])
