"""The pages are tested on the server's own fixtures, and in a hall that many tests visit."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from tests.server.databases import sqlite_url
from tests.web.browser import Hall, hall

__all__ = ["sqlite_url"]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def open_hall(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    """Give one server and one browser to all tests of a file; each opens windows of its own."""
    place = tmp_path_factory.mktemp("hall")
    async with hall(f"sqlite:///{place / 'dicehall.db'}") as opened:
        yield opened
