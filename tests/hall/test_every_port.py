"""One suite over every set of ports: a table in use does the same in memory, on servers and on devices.

`tests/web/test_hall_in_page.py` runs it in the page's Python, on the browser's own database.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from tests.hall import suite
from tests.hall.halls import InMemory, ServerHall, opened
from tests.hall.on_shelf import OnShelf
from tests.server.databases import empty_sqlite_url, migrated, postgresql_url, sqlite_url
from tests.server.postgres import cluster

__all__ = ["cluster", "empty_sqlite_url", "migrated", "postgresql_url", "sqlite_url"]


@pytest.fixture(params=["memory", "device", "sqlite", "postgresql"])
async def hall(
    request: pytest.FixtureRequest,
) -> AsyncIterator[InMemory | ServerHall | OnShelf]:
    """Give a hall on each set of ports; that on PostgreSQL is left out where there is none."""
    ports: str = request.param
    on_server = ports in ("sqlite", "postgresql")
    url = request.getfixturevalue(f"{ports}_url") if on_server else None
    made = await opened(ports, url)
    yield made
    await made.close()


@pytest.mark.parametrize("case", suite.CASES, ids=lambda case: case.__name__)
async def test(case: Callable[[suite.Hall], Awaitable[None]], hall: suite.Hall) -> None:
    await case(hall)
