"""The pages are tested on the server's own fixtures."""

from __future__ import annotations

from tests.server.databases import sqlite_url

__all__ = ["sqlite_url"]
