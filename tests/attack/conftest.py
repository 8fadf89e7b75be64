"""What the attackers borrow from the tests of the server."""

from __future__ import annotations

from tests.server.databases import empty_sqlite_url, sqlite_url

__all__ = ["empty_sqlite_url", "sqlite_url"]
