"""Everything can be read: nothing lies over what must be pressed, and what is small explains itself."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import expect
from tests.web.browser import LONG, Hall, Visitor, in_a_browser
from tests.web.looking import calm
from tests.web.positions import Position, beginning_at, positions, seat_at
from tests.web.test_first_race import unexplained

from dicehall.server.live.explaining import Explainer

pytestmark = in_a_browser

RACES = (*(str(number) for number in range(1, 8)), "grand_finale")
CARD = ".card .does"
WHOLE = """() => [...document.querySelectorAll('.card:not(.opens) .text')]
  .filter((box) => box.scrollHeight > box.clientHeight + 1).map((box) => box.textContent)"""
"""The cards whose text is cut although they do not open."""
THROUGH = """() => [...document.querySelectorAll('.card .text')]
  .filter((box) => box.querySelector('.does').getBoundingClientRect().bottom
    > box.getBoundingClientRect().bottom + 1).map((box) => box.textContent)"""
"""The cards that are cut through a line of their text."""
BEYOND = """() => {
  const edge = document.querySelector('.field').getBoundingClientRect();
  return [...document.querySelectorAll('.legend li')].filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < edge.left - 1 || right > edge.right + 1 || one.scrollWidth > one.clientWidth + 1;
  }).map((one) => one.textContent.trim());
}"""
"""What of a legend does not fit beside the track."""
APART = """(phone) => {
  const drawer = document.querySelector('.drawer').getBoundingClientRect();
  // On a phone the spaces of a track stand in a list as well.
  const over = phone ? "[data-option]:not([data-option^='space:'])" : '';
  const must = [...document.querySelectorAll(`${over ? `main ${over}` : 'main'}, main .bar, main .act`)];
  return must.every((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const beside = left >= drawer.right - 1 || right <= drawer.left + 1;
    return beside || top >= drawer.bottom - 1 || bottom <= drawer.top + 1;
  });
}"""
"""Whether log and chat lie over nothing that must be pressed; the whole table counts where there is room."""
WHERE = """() => {
  const edge = (found) => document.querySelector(found).getBoundingClientRect();
  const [drawer, table] = [edge('.drawer'), edge('main')];
  if (document.querySelector('.drawer.over')) return 'over';
  if (drawer.left >= table.right - 1 && drawer.bottom === table.bottom) return 'right';
  return drawer.top >= table.bottom - 1 && drawer.width === innerWidth ? 'below' : 'elsewhere';
}"""
"""Where log and chat are, seen from the table."""
PLACES = {"phone": "over", "upright": "below", "lying": "right", "desktop": "right"}
CORNERS = """() => {
  const boxes = [...document.querySelectorAll('.corners > *')].map((one) => one.getBoundingClientRect());
  const apart = (one, box) => one.right < box.left + 3 || one.left > box.right - 3
    || one.bottom < box.top + 3 || one.top > box.bottom - 3;
  return [...document.querySelectorAll('.track .t')].filter(
    (one) => boxes.some((box) => !apart(one.getBoundingClientRect(), box))
  ).map((one) => one.getAttribute('aria-label') ?? one.textContent.trim());
}"""
"""The spaces of the track under its title, its legend and the gray dice."""


async def at(open_hall: Hall, visitor: Visitor, position: Position) -> None:
    """Seat a visitor in a position and wait for the question."""
    await seat_at(open_hall, visitor, position.game, position.seat)
    await visitor.page.wait_for_selector(".bar h2, .act h1")
    await calm(visitor)


@pytest.mark.parametrize("size", ["phone", "upright", "lying", "desktop"])
async def test_log_and_chat_never_lie_over_what_is_asked(open_hall: Hall, size: str) -> None:
    visitor = await open_hall.visitor(size)
    page = visitor.page
    for game, name in (("cubitos", "push"), ("cubitos", "move"), ("novodice", "keep")):
        position = positions(game)[name]
        with beginning_at(position.state):
            await at(open_hall, visitor, position)
            await expect(page.get_by_role("button", name="Help")).to_be_visible()
            await page.get_by_role("button", name="Chat", exact=True).click()
            for drawer in ("Log", "Chat"):
                await page.locator(".drawer").get_by_role("tab", name=drawer).click()
                await page.wait_for_function(APART, arg=size == "phone")
                assert await page.evaluate(WHERE) == PLACES[size]
            await page.keyboard.press("Escape")


async def wide_sizes(visitor: Visitor) -> AsyncIterator[str]:
    """Give the sizes at which a table has room, each when the page has it."""
    for size in ("desktop", "tablet", "upright"):
        await visitor.resize(size)
        await calm(visitor)
        yield size


async def test_what_lies_in_the_corners_of_a_track_covers_no_space(open_hall: Hall) -> None:
    visitor = await open_hall.visitor("desktop")
    for name in ("push", "run"):
        position = positions("cubitos")[name]
        with beginning_at(position.state):
            await at(open_hall, visitor, position)
            async for size in wide_sizes(visitor):
                assert await visitor.page.evaluate(CORNERS) == [], (name, size)


async def test_spaces_carry_the_names_that_texts_call_them_by(open_hall: Hall) -> None:
    position = positions("cubitos")["move"]
    visitor = await open_hall.visitor("desktop")
    with beginning_at(position.state):
        await at(open_hall, visitor, position)
        named = await visitor.page.locator(".track text").all_text_contents()
    assert {option for option in position.options if option[1:].isdigit()} <= set(named)


TRAYS = """() => [...document.querySelectorAll('.board > *')].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""
"""Where the parts of my board are."""


async def test_my_board_stays_as_it_is_from_question_to_question(open_hall: Hall) -> None:
    visitor = await open_hall.visitor("desktop")
    seen: dict[str, list[list[list[int]]]] = {}
    for name in ("draw", "push", "run"):
        position = positions("cubitos")[name]
        with beginning_at(position.state):
            await at(open_hall, visitor, position)
            async for size in wide_sizes(visitor):
                seen.setdefault(size, []).append(await visitor.page.evaluate(TRAYS))
    for size, (first, *others) in seen.items():
        assert len(first) == 5
        assert others == [first, first], size


async def test_the_odds_warn_of_a_bust_only_where_there_can_be_one(open_hall: Hall) -> None:
    visitor = await open_hall.visitor()
    for position, warnings in ((positions("cubitos")["push"], 0), (_risky(), 1)):
        with beginning_at(position.state):
            await at(open_hall, visitor, position)
            await expect(visitor.page.locator(".odds .bust")).to_have_count(warnings)


@pytest.mark.parametrize(
    ("race", "language"),
    [("grand_finale", "en"), ("5", "de"), ("4", "uk")]
    if not LONG
    else [(race, language) for race in RACES for language in ("en", "de", "uk")],
)
async def test_no_card_and_no_legend_is_cut(open_hall: Hall, race: str, language: str) -> None:
    visitor = await open_hall.visitor("desktop", language)
    table = await open_hall.place.make("Mira", "Oleh", game="cubitos", options={"race": race})
    await table.start()
    await visitor.sits_at(table)
    await visitor.go(f"t/{table.code}")
    await visitor.page.wait_for_selector(CARD)
    for size in ("desktop", "tablet", "upright"):
        await visitor.resize(size)
        await calm(visitor)
        for cut in (WHOLE, THROUGH, BEYOND):
            await visitor.page.wait_for_function(f"() => ({cut})().length === 0")
        # Where all fits beside the track, at most one card must open to be read.
        if size == "desktop":
            assert await visitor.page.locator(".card.opens").count() <= 1
        await visitor.shot(f"cards-{race}-{size}-{language}")


async def test_a_number_explains_itself_on_hover_and_on_focus(open_hall: Hall) -> None:
    position = positions("cubitos")["push"]
    visitor = await open_hall.visitor()
    page = visitor.page
    with beginning_at(position.state):
        await at(open_hall, visitor, position)
        chip = page.locator(".me [data-tip]").nth(2)
        await chip.hover()
        await expect(page.get_by_role("tooltip")).to_contain_text("credits")
        await page.mouse.move(5, 5)
        await expect(page.get_by_role("tooltip")).to_have_count(0)
        await page.locator(".strip").first.focus()
        await page.keyboard.press("Tab")
        await page.keyboard.press("Shift+Tab")
        await expect(page.get_by_role("tooltip")).to_contain_text("draw tokens")


async def test_with_a_new_question_a_phone_shows_its_cards_from_the_top(open_hall: Hall) -> None:
    position = positions("cubitos")["buy"]
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    with beginning_at(position.state):
        await at(open_hall, visitor, position)
        panel = page.locator(".panel.cards")
        await panel.evaluate("(panel) => panel.scrollTo({ top: panel.scrollHeight })")
        await page.wait_for_function("() => document.querySelector('.panel.cards').scrollTop > 50")
        turn = await page.locator("[data-turn]").get_attribute("data-turn")
        await page.locator(".card [data-option]").last.dispatch_event("click")
        await page.wait_for_function(
            "(turn) => (document.querySelector('[data-turn]')?.dataset.turn ?? turn) !== turn",
            arg=turn,
        )
        await page.wait_for_function("() => document.querySelector('.panel').scrollTop === 0")


async def test_a_long_press_explains_and_presses_nothing(open_hall: Hall) -> None:
    position = positions("cubitos")["push"]
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    with beginning_at(position.state) as answered:
        await at(open_hall, visitor, position)
        hint = page.get_by_role("button", name="Chat", exact=True)
        await hint.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
        await expect(page.get_by_role("tooltip")).to_have_text("Chat")
        await hint.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
        await hint.dispatch_event("click", {"bubbles": True})
        await expect(page.locator(".drawer")).to_have_count(0)
        assert answered == []


async def test_a_risky_push_takes_two_presses_where_that_is_wished_for(open_hall: Hall) -> None:
    position = _risky()
    visitor = await open_hall.visitor(confirmPush=True)
    choices = visitor.page.locator(".bar .choices")
    with beginning_at(position.state) as answered:
        await at(open_hall, visitor, position)
        await choices.get_by_role("button", name="Push").click()
        await choices.get_by_role("button", name="Push anyway?").wait_for()
        assert answered == []
        await choices.get_by_role("button", name="Push anyway?").click()
        await expect(choices.get_by_role("button", name="Push anyway?")).to_have_count(0)
        assert answered == ["push"]


async def test_a_turn_ends_by_itself_where_a_bust_is_as_likely_as_wished(open_hall: Hall) -> None:
    position = _risky()
    visitor = await open_hall.visitor(autoPass="50")
    with beginning_at(position.state) as answered:
        await at(open_hall, visitor, position)
        passing = visitor.page.locator(".bar .choices").get_by_role("button", name="Pass")
        await expect(passing).to_have_count(0)
        assert answered == ["pass"]


def _risky() -> Position:
    """Return a position in which one gray die is left and three dice are active."""
    game = positions("cubitos")["push"].game
    state = game.position(
        {
            "next": "push",
            "acting": [1],
            "start_player": 2,
            "players": {
                "1": {"roll": "light", "active": "light-money1 light-money1 dark-move"},
                "2": {"roll": "light light"},
            },
        }
    )
    return Position(game, state, 0, ("push", "pass"))


async def test_a_lesson_is_taken_up_where_it_was_left(open_hall: Hall) -> None:
    visitor = await open_hall.visitor()
    page = visitor.page
    await visitor.go("#/lesson/cubitos/swords")
    await page.get_by_role("button", name="Next").click()
    tap = page.locator(".coach .tap")
    await expect(tap).to_have_text("Use the card.")
    await page.locator(".coach .skip").click()
    await page.wait_for_selector(".setup")
    await visitor.go("#/lesson/cubitos/swords")
    await expect(tap).to_have_text("Use the card.")
    await page.get_by_role("button", name="Show me").click()
    await page.wait_for_selector(".coach .start")
    await page.get_by_role("button", name="All lessons").click()
    await expect(page.get_by_role("link", name="Swords done")).to_have_count(1)


async def test_a_table_that_was_asked_for_too_fast_is_not_called_missing(open_hall: Hall) -> None:
    visitor = await open_hall.visitor()
    told = '{"code": "too_fast", "text": "That was too fast; wait a moment and try again."}'
    await visitor.page.route("**/api/tables/*", lambda route: route.fulfill(status=429, body=told))
    await visitor.go("t/ABCDEF")
    heading = visitor.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text("This table cannot be opened right now")


async def test_the_first_page_says_what_dicehall_is_and_helps(open_hall: Hall) -> None:
    for size in ("phone", "upright", "desktop"):
        visitor = await open_hall.visitor(size)
        page = visitor.page
        await visitor.go()
        await page.get_by_text("dicehall is a hall of dice games").wait_for()
        # On the map one sees where the race begins and ends.
        await expect(page.locator("main svg text", has_text="START").first).to_be_attached()
        for path in ("", "#/history", "#/person", "#/rules/novodice", "#/lesson/cubitos"):
            if path:
                await visitor.go(path)
            await page.get_by_role("button", name="Help").click()
            await page.get_by_role("dialog").get_by_role("link", name="Rules").first.wait_for()
            await page.keyboard.press("Escape")


async def test_who_wants_no_odds_sees_none(open_hall: Hall) -> None:
    visitor = await open_hall.visitor()
    page = visitor.page
    ring = page.locator(".bar .ring, .act .ring")
    for game, name in (("cubitos", "push"), ("novodice", "keep")):
        position = positions(game)[name]
        with beginning_at(position.state):
            await at(open_hall, visitor, position)
            await expect(ring.first).to_be_visible()
            await visitor.go("#/")
            await page.locator(".setup").get_by_role("switch", name="Show the odds").click()
            await at(open_hall, visitor, position)
            await expect(ring).to_have_count(0)
            await expect(page.locator(".odds")).to_have_count(0)
            await visitor.go("#/")
            await page.locator(".setup").get_by_role("switch", name="Show the odds").click()


async def test_of_a_push_whose_risk_was_not_told_nothing_is_said(
    open_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = await open_hall.visitor("desktop")
    position = positions("cubitos")["push"]
    notes = visitor.page.locator(".bar .choices small")
    with beginning_at(position.state):
        await at(open_hall, visitor, position)
        await expect(notes).to_have_count(4)
        monkeypatch.setattr(Explainer, "explain", unexplained)
        await at(open_hall, visitor, position)
        await expect(visitor.page.locator(".bar .choices button")).to_have_count(2)
        await expect(notes).to_have_count(0)
