"""The page of the card study's figures says what was measured."""

from __future__ import annotations

import json

from research.cubitos import balance_page


def test_the_page_is_up_to_date() -> None:
    saved = json.loads(balance_page.MEASURED.read_text(encoding="utf-8"))
    assert balance_page.PAGE.read_text(encoding="utf-8") == balance_page.page(saved), (
        "run: python -m research.cubitos.balance_page"
    )
