"""What the attackers borrow from the tests of the server."""

from __future__ import annotations

from tests.server.databases import sqlite_url

__all__ = ["sqlite_url"]
