"""The pages are tested in one hall, which all tests of a process visit; each opens windows of its own."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Generator, Iterator
from contextlib import AsyncExitStack, contextmanager

import pytest
import pytest_asyncio
from tests.web.browser import CLIENT, Hall, hall
from tests.web.engine import Host, hosted

from dicehall.command import dicehall
from dicehall.server import limits

FREELY = (1_000.0, 10_000)
"""Per second in the long run, and at once."""
FAILED = pytest.StashKey[bool]()
"""Whether a test failed."""
LIMITED = ("REPLAYS", "REPORTS", "PLANS", "GUESSES", "PASSPHRASES")
"""What is limited for an address, from which here all visitors of all tests come."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let all tests that visit the hall run on its event loop."""
    for item in items:
        if "open_hall" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def whole_hall(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    """Give one server and one browser to all tests of this process: to start them takes its time."""
    place = tmp_path_factory.mktemp("hall")
    async with AsyncExitStack() as until_the_end:
        with pytest.MonkeyPatch.context() as free:
            free.setattr(limits, "HINTS_PER_MINUTE", 10_000)
            free.setattr(limits, "REPLAYS_AT_ONCE", 1_000)
            for name in LIMITED:
                free.setattr(limits, name, FREELY)
            database = f"sqlite:///{place / 'dicehall.db'}"
            opened = await until_the_end.enter_async_context(hall(database))
        yield opened


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note whether a test failed, for `open_hall`."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest_asyncio.fixture(loop_scope="session")
async def open_hall(whole_hall: Hall, request: pytest.FixtureRequest) -> AsyncIterator[Hall]:
    """Give the hall to a test, and close its windows afterwards: a page that is open takes time, too."""
    mine = Hall(whole_hall.place, whole_hall.windows)
    yield mine
    if request.node.stash.get(FAILED, False):
        for visitor in mine.visitors:
            print(await visitor.tell())
    while mine.place.clients:
        await mine.place.clients.pop().close()
    await mine.close_windows()


@pytest.fixture(scope="session", autouse=True)
def memory(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Say where the processes of this run leave the memory of an engine for each other."""
    mine = tmp_path_factory.getbasetemp()
    run = mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine
    Host.memory = run / "memory-of-the-engine"


@pytest.fixture(scope="session")
def whole_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Write the page as a static site, under a path, and host it: windows keep what they cached of it."""
    folder = tmp_path_factory.mktemp("site")
    dicehall.main(["site", "--out", str(folder / "some/where")], standalone_mode=False)
    with hosted(folder) as host:
        host.address += "some/where/"
        yield host


@pytest.fixture
def site(whole_site: Host, whole_hall: Hall) -> Iterator[Host]:
    """Give that site to a test."""
    with lent(whole_site, whole_hall) as host:
        yield host


@pytest.fixture(scope="session")
def whole_host() -> Iterator[Host]:
    """Serve the built client without a server behind it."""
    with hosted(CLIENT) as host:
        yield host


@pytest.fixture
def host(whole_host: Host, whole_hall: Hall) -> Iterator[Host]:
    """Give that host to a test."""
    with lent(whole_host, whole_hall) as host:
        yield host


@contextmanager
def lent(host: Host, hall: Hall) -> Iterator[Host]:
    """Give a host that nobody has asked for anything yet, and put it right again afterwards."""
    if host.address not in hall.windows.engines:
        hall.windows.engines.append(host.address)
    host.put_right()
    yield host
    host.put_right()
