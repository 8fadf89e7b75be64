"""Whole games played by pressing nothing but what the hint marks: they are the champion's own games."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.web.browser import Visitor, hall, in_a_browser
from tests.web.clicking import LONGEST_S
from tests.web.test_playing import seated

from dicehall.bots.registry import bots_of, make_bot
from dicehall.core.record import Replay, read_record
from dicehall.games.registry import new_game
from dicehall.server.limits import Bucket
from dicehall.server.live import hints

pytestmark = in_a_browser

SHORT: dict[str, dict[str, Any]] = {"cubitos": {"race": "2", "rounds": 4}, "novodice": {}}
HINTED = ".bar .choices [data-hinted], .act [data-deed][data-hinted]"
"""The button that does what the hint says; where there is none, a die or a card does it."""
ANY_HINTED = f"{HINTED}, .spot[data-hinted], .card [data-hinted]"
TOLD = ".bar .told, .act .told"
STATE = f"""() => {{
  const marked = [...document.querySelectorAll('[data-hinted]')].map((one) => one.dataset.option);
  const names = [...document.querySelectorAll('[data-option]')].map((one) => one.dataset.option);
  return {{
    over: !document.querySelector('.table, .novo'),
    asks: !!document.querySelector('header button[aria-label="Hint"]:not(:disabled)'),
    presses: document.querySelectorAll('{ANY_HINTED}').length,
    marked,
    twice: names.filter((name, place) => names.indexOf(name) !== place),
    told: document.querySelector('{TOLD}')?.textContent.trim() ?? '',
  }};
}}"""


async def follow_hints(visitor: Visitor) -> list[str]:
    """Play to the end by asking for a hint and pressing what it marks; return what the hints said."""
    page = visitor.page
    said: list[str] = []
    async with asyncio.timeout(LONGEST_S):
        while True:
            await page.wait_for_function(
                f"() => {{ const s = ({STATE})(); return s.over || s.asks; }}"
            )
            state = await page.evaluate(STATE)
            if state["over"]:
                return said
            # Nothing of an earlier hint is left.
            assert not state["marked"] and not state["told"], state
            await page.get_by_role("button", name="Hint").click()
            await page.wait_for_function(
                f"() => {{ const s = ({STATE})(); return s.presses > 0; }}"
            )
            state = await page.evaluate(STATE)
            assert not state["twice"], state
            assert state["told"].count("%") in (1, 2), state
            said.append(state["told"])
            button = page.locator(HINTED)
            if await button.count() == 0:
                button = page.locator(ANY_HINTED).first
            await button.click()
            await page.wait_for_function("() => !document.querySelector('[data-hinted]')")


def champions_own(record: dict[str, Any]) -> int:
    """Replay a game: seat 0 chose what the champion would have; return how many decisions it made."""
    game = new_game(record["game"], record["options"])
    replay = Replay(game, read_record(json.dumps(record)))
    champion = make_bot(bots_of(game.name)[-1], game.name, "champion")
    decided = 0
    for step in record["steps"]:
        question = replay.match.question(0)
        if step["seat"] == 0 and step["asked"] != "roll":
            assert question is not None
            option = champion.decide(replay.match.view(0), question)
            assert replay.match.text(question, option) == step["given"], step
            decided += 1
        replay.step()
    return decided


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("game", ["cubitos", "novodice"])
async def test_a_game_played_by_hints_alone_is_the_champion_s_own(
    sqlite_url: str, game: str, size: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "Bucket", lambda rate, most, now: Bucket(rate, 10_000, now))
    async with hall(sqlite_url) as open_hall:
        visitor = await seated(open_hall, size, "en", game, "bot:greedy", options=SHORT[game])
        await visitor.page.wait_for_selector(".bar h2, .act h1")
        table = visitor.page.url.rpartition("/")[2]
        said = await follow_hints(visitor)
        shown = await open_hall.place.get(f"/tables/{table}")
        record = await open_hall.place.get(f"/tables/{shown['id']}/record")
        assert champions_own(record) >= len(said) > 10
        # Said as at a table: no names of options, nothing of another game.
        for words in said:
            assert not any(one in words for one in ("_", " by row", " in draw", "closer", "-1 "))
