"""Whole games played by pressing nothing but what the hint marks: they are the champion's own games."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.web.browser import LONG, Hall, Visitor, in_a_browser
from tests.web.clicking import LONGEST_S
from tests.web.positions import NOWHERE
from tests.web.tables import newest_seat
from tests.web.test_playing import seated

from dicehall.bots.registry import adviser_of, make_bot
from dicehall.core.record import Replay, read_record
from dicehall.games.registry import new_game

pytestmark = in_a_browser

MOST_HINTS = None if LONG else 24
"""How many hints are followed before a program goes on with the champion's choices."""
SHORT: dict[str, dict[str, Any]] = {"cubitos": {"race": "2", "rounds": 4}, "novodice": {}}
HINTED = ".bar .choices [data-hinted], .act [data-action][data-hinted]"
"""The button that does what the hint says; where there is none, a die or a card does it."""
ANY_HINTED = f"{HINTED}, .spot[data-hinted], .card [data-hinted]"
LOOK_MS = 50
"""How often a page is looked at while a bot thinks; otherwise every frame would be drawn for that."""
TOLD = ".bar .told, .act .told"
STATE = f"""() => {{
  const marked = [...document.querySelectorAll('[data-hinted]')].map((one) => one.dataset.option);
  const names = [...document.querySelectorAll('[data-option]')].map((one) => one.dataset.option);
  return {{
    over: !document.querySelector('.table, .novo'),
    turn: Number(document.querySelector('[data-turn]')?.dataset.turn ?? -1),
    presses: document.querySelectorAll('{ANY_HINTED}').length,
    marked,
    twice: names.filter((name, place) => names.indexOf(name) !== place),
    told: document.querySelector('{TOLD}')?.textContent.trim() ?? '',
    piled: document.querySelectorAll('.toast').length,
  }};
}}"""


async def next_turn(visitor: Visitor, turn: int) -> int | None:
    """Wait until the page asks a later question; return its turn, or None if the game is over."""
    await visitor.page.wait_for_function(
        f"(turn) => {{ const now = ({STATE})(); return now.over || now.turn > turn; }}",
        arg=turn,
        polling=LOOK_MS,
    )
    state = await visitor.page.evaluate(STATE)
    return None if state["over"] else int(state["turn"])


async def ask_for_a_hint(visitor: Visitor) -> str:
    """Ask for a hint and return what it says; nothing of an earlier one is left, and all names differ."""
    page = visitor.page
    before = await page.evaluate(STATE)
    assert not before["marked"], before
    assert not before["told"], before
    await page.get_by_role("button", name="Hint").click()
    await page.wait_for_function(f"() => ({STATE})().presses > 0", polling=LOOK_MS)
    state = await page.evaluate(STATE)
    assert not state["twice"], state
    # It is said where the question is, and nothing piles up over the table.
    assert not state["piled"], state
    told: str = state["told"]
    return told


async def follow_the_hint(visitor: Visitor) -> None:
    """Press what the hint marks, and see that it goes away."""
    page = visitor.page
    button = page.locator(HINTED)
    if await button.count() == 0:
        button = page.locator(ANY_HINTED).first
    await button.click()
    gone = "() => !document.querySelector('[data-hinted]')"
    await page.wait_for_function(gone, polling=LOOK_MS)


def assert_plain(words: str) -> None:
    """See that a hint is said as at a table: no names of options, nothing of another game."""
    assert words.count("%") in (1, 2), words
    assert not any(one in words for one in ("_", " by row", " in draw", "closer", "-1 ")), words


def champions_own(record: dict[str, Any]) -> int:
    """Replay a game: seat 0 chose what the champion would have; return how many decisions it made."""
    game = new_game(record["game"], record["options"])
    replay = Replay(game, read_record(json.dumps(record)))
    champion = make_bot(adviser_of(game.name), game.name, "champion")
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


async def play_on(open_hall: Hall, visitor: Visitor, game: str) -> None:
    """Let a program play the visitor's game to its end as the champion does, while nobody looks on."""
    table, token = await newest_seat(visitor)
    await visitor.go(NOWHERE)
    client = await open_hall.place.connect(table, token)
    champion = make_bot(adviser_of(game), game, "champion")
    while client.table["status"] == "running":
        if client.question is None:
            await client.receive()
            continue
        match = open_hall.place.hall.rooms[table].table.match
        assert match is not None
        question = match.question(0)
        assert question is not None
        option = champion.decide(match.view(0), question)
        assert (await client.answer(match.text(question, option)))["type"] == "stored"


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("novodice", "desktop"),
        *([("cubitos", size) for size in ("phone", "desktop")] if LONG else []),
        *([("novodice", "phone")] if LONG else []),
    ],
)
async def test_a_game_played_by_hints_alone_is_the_champion_s_own(
    open_hall: Hall, game: str, size: str
) -> None:
    visitor = await seated(open_hall, size, "en", game, "bot:greedy", options=SHORT[game])
    await visitor.page.wait_for_selector(".bar h2, .act h1")
    table = visitor.page.url.rpartition("/")[2]
    said: list[str] = []
    turn = -1
    async with asyncio.timeout(LONGEST_S):
        while (asked := await next_turn(visitor, turn)) is not None:
            if len(said) == MOST_HINTS:
                await play_on(open_hall, visitor, game)
                break
            turn = asked
            said.append(await ask_for_a_hint(visitor))
            await follow_the_hint(visitor)
    shown = await open_hall.place.get(f"/tables/{table}")
    record = await open_hall.place.get(f"/tables/{shown['id']}/record")
    assert champions_own(record) >= len(said) > 10
    for words in said:
        assert_plain(words)
