"""The suite of `tests/hall` in the page's own Python, on the browser's own database."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hall import on_shelf, suite
from tests.web.browser import Hall
from tests.web.engine import Host, inside, start_again, with_an_engine

pytestmark = [with_an_engine, pytest.mark.asyncio(loop_scope="module")]

RAN = """
import js

async def ran(name):
    await globals()[name](await OnShelf.opened(js.shelf))
"""


@pytest.mark.parametrize("half", [0, 1])
async def test_a_table_in_use_does_the_same_in_the_page(
    open_hall: Hall, host: Host, half: int
) -> None:
    page = (await open_hall.visitor()).page
    await page.goto(f"{host.address}blank.html")
    assert (await start_again(page, host))["kind"] == "ready"
    worker = inside(page)
    for file in (suite.__file__, on_shelf.__file__):
        source = Path(file).read_text("utf-8")
        await worker.evaluate("(source) => python.runPython(source)", source)
    await worker.evaluate("(source) => python.runPython(source)", RAN)
    for case in suite.CASES[half::2]:
        print(case.__name__)
        code = f"await ran({case.__name__!r})"
        await worker.evaluate("(code) => python.runPythonAsync(code)", code)
