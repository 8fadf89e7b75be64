"""Among people there is no button for hints unless the host allowed them, and then everybody sees it."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.web.browser import Hall, in_a_browser
from tests.web.tables import a_table

pytestmark = in_a_browser


@pytest.mark.parametrize("hints", [False, True])
async def test_the_button_is_there_only_where_hints_are_given(open_hall: Hall, hints: bool) -> None:
    table = await a_table(open_hall, "Mira", "Oleh", hints=hints)
    visitor = await open_hall.visitor()
    await visitor.sits_at(table)
    await visitor.go(f"#/t/{table.code}")
    await visitor.page.wait_for_selector(".table .bar h2")
    button = visitor.page.get_by_role("button", name="Hint")
    await expect(button).to_have_count(int(hints))


async def test_the_host_allows_hints_when_making_a_table_and_guests_see_it(
    open_hall: Hall,
) -> None:
    table = await open_hall.place.make("Mira", "open", hints=True)
    visitor = await open_hall.visitor("phone")
    await visitor.go(f"#/t/{table.code}")
    await expect(visitor.page.locator(".room .hints")).to_contain_text("not rated")
