"""On a phone every option can be tapped: in reach, not covered, and as large as a finger."""

from __future__ import annotations

import asyncio

import pytest
from tests.web.browser import LONG, SIZES, Hall, Visitor, in_a_browser
from tests.web.clicking import LONGEST_S
from tests.web.test_hints import (
    SHORT,
    ask_for_a_hint,
    assert_plain,
    champions_own,
    follow_the_hint,
    next_turn,
)
from tests.web.test_playing import seated

from dicehall.core.match import Match
from dicehall.games.explain import wanted_set
from dicehall.games.novodice.rules.state import NovoState

pytestmark = in_a_browser

PHONES = ((360, 740), (390, 844), (430, 932))
FINGER = 44
TARGETS = """([finger]) => {
  const told = {};
  for (const one of document.querySelectorAll('[data-option]')) {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const faults = [];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) faults.push('off the screen');
    else if (!one.contains(hit)) faults.push(`under ${hit?.className?.baseVal ?? hit?.className}`);
    if (Math.min(width, height) < finger - 0.5) faults.push(`${width | 0}x${height | 0}`);
    told[one.dataset.option] = faults;
  }
  return told;
}"""
"""What stands for an option, by its name, and what is wrong with it as a target."""
SPACES = ("move", "step", "nearby_reward")
DECLINED = ("action:stay", "action:stop")
"""The button for the one option that does nothing."""


def missing(match: Match, names: set[str]) -> list[str]:
    """Return the options of seat 0 that nothing on the table stands for."""
    question = match.question(0)
    assert question is not None
    asked = question.choice.name()
    texts = [match.text(question, option) for option in question.options]
    wanted = wanted_set(match, question)
    if asked == "buy_moves":
        wanting = [] if "moves" in names else texts
    elif wanted is not None:
        dice = sum(name.startswith("die:") for name in names)
        wanting = texts if dice < len(set(wanted.pool)) else []
    elif asked in SPACES:
        wanting = [text for text in texts if f"end:{text}" not in names]
    elif asked == "keep":
        assert isinstance(match.state, NovoState)
        rolled = {f"die:{place}" for place in range(len(match.state.rolled))}
        wanting = [] if rolled <= names else texts
    elif asked == "claim":
        tiles = {text: text.partition(" by ")[0] for text in texts}
        wanting = [text for text in texts if f"tile:{tiles[text]}" not in names]
    elif asked == "place":
        # Another tile of the hand may have to be chosen first.
        places = [
            name for name in names if name.startswith(("bay:", "swap:")) or name == "action:drop"
        ]
        wanting = [] if places else texts
    else:
        wanting = [text for text in texts if f"option:{text}" not in names]
    return wanting[1:] if names & set(DECLINED) else wanting


async def faults(visitor: Visitor, match: Match) -> list[str]:
    """Return what cannot be tapped, or not easily."""
    found: dict[str, list[str]] = await visitor.page.evaluate(TARGETS, [FINGER])
    # The list beside the track holds the same spaces.
    wrong = [
        f"{name}: {', '.join(told)}"
        for name, told in found.items()
        if told and found.get(name.replace("space:", "end:"), told)
    ]
    return wrong + [f"nothing stands for {text}" for text in missing(match, set(found))]


@pytest.mark.parametrize("size", PHONES if LONG else PHONES[:1])
@pytest.mark.parametrize("game", ["cubitos", "novodice"] if LONG else ["cubitos"])
async def test_every_option_of_a_whole_game_can_be_tapped_on_a_phone(
    open_hall: Hall, game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SIZES, "this phone", size)
    wrong: dict[str, list[str]] = {}
    visitor = await seated(open_hall, "this phone", "en", game, "bot:greedy", options=SHORT[game])
    await visitor.page.wait_for_selector(".bar h2, .act h1")
    code = visitor.page.url.rpartition("/")[2]
    table = (await open_hall.place.get(f"/tables/{code}"))["id"]
    turn = -1
    async with asyncio.timeout(LONGEST_S):
        while (asked := await next_turn(visitor, turn)) is not None:
            turn = asked
            match = open_hall.place.hall.rooms[table].table.match
            assert match is not None
            question = match.question(0)
            assert question is not None
            assert question.turn == turn
            key = f"{question.choice.name()} {question.turn}"
            if found := await faults(visitor, match):
                wrong[key] = found
            assert_plain(await ask_for_a_hint(visitor))
            await follow_the_hint(visitor)
    assert not wrong, wrong
    # What was tapped is what the hint meant: nothing else has the same mark.
    assert champions_own(await open_hall.place.get(f"/tables/{table}/record")) > 10
