"""Enter throws nothing away: at no question does one press too many settle what is still to be chosen."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import WebSocket, expect
from tests.web.browser import Hall, Visitor, in_a_browser
from tests.web.looking import calm
from tests.web.positions import Position, beginning_at, positions, seat_at

from dicehall.core.match import Match
from dicehall.core.question import Answer
from dicehall.games.registry import new_game

pytestmark = in_a_browser

HEADING = {"cubitos": ".table .bar h2", "novodice": ".novo .act h1"}
GIFTS = ("credits", "fans", "any die", "die up to")
"""How an option begins that takes a reward which costs nothing."""


def listen(visitor: Visitor) -> list[str]:
    """Return a list in which the answers gather that a visitor's page sends."""
    answers: list[str] = []

    def hear(frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] == "answer":
            answers.append(told["option"])

    def open_socket(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    visitor.page.on("websocket", open_socket)
    return answers


def only_gift(position: Position) -> list[str]:
    """Return the one reward that can be taken, if it is a gift."""
    rewards = [text for text in position.options if text != "none"]
    return rewards if len(rewards) == 1 and rewards[0].startswith(GIFTS) else []


@pytest.mark.parametrize("game", ["cubitos", "novodice"])
async def test_enter_answers_no_question_at_which_nothing_was_chosen(
    open_hall: Hall, game: str
) -> None:
    visitor = await open_hall.visitor("desktop")
    answers = listen(visitor)
    for name, position in positions(game).items():
        with beginning_at(position.state):
            await seat_at(open_hall, visitor, position.game, position.seat)
            await visitor.page.wait_for_selector(HEADING[game])
            await calm(visitor)
            for key in ("Enter", *((" ",) if game == "novodice" else ())):
                await visitor.page.keyboard.press(key)
                await calm(visitor)
            assert answers == only_gift(position), name
            answers.clear()


async def test_enter_takes_a_gift_and_says_so(open_hall: Hall) -> None:
    game = new_game("cubitos", {"race": "1", "players": 2})
    runner = {"space": "A2", "move": 1}
    match = Match(game, state=game.position({"next": "move", "players": {"1": runner}}))
    (question,) = match.questions()
    (there,) = (one for one in question.options if match.text(question, one) == "A3")
    match.play(Answer(question.seat, question.turn, there))
    visitor = await open_hall.visitor("desktop")
    answers = listen(visitor)
    with beginning_at(match.state):
        await seat_at(open_hall, visitor, game, 0)
        gift = visitor.page.locator(".bar .choices .option")
        await expect(gift.locator("kbd")).to_have_text("Enter")
        await visitor.page.keyboard.press("Enter")
        await expect(gift).to_have_count(0)
    assert answers == ["credits 3"]


async def test_a_key_does_not_press_once_more_what_was_pressed_with_a_pointer(
    open_hall: Hall,
) -> None:
    position = positions("cubitos")["push"]
    visitor = await open_hall.visitor("desktop", confirmPush=True)
    answers = listen(visitor)
    game = position.game
    state = game.position(
        {
            "next": "push",
            "acting": [1],
            "players": {
                "1": {"roll": "light", "active": "light-money1 light-money1 dark-move"},
                "2": {"roll": "light light"},
            },
        }
    )
    with beginning_at(state):
        await seat_at(open_hall, visitor, game, 0)
        choices = visitor.page.locator(".bar .choices")
        await choices.get_by_role("button", name="Push").click()
        await choices.get_by_role("button", name="Push anyway?").wait_for()
        await visitor.page.keyboard.press("Enter")
        await calm(visitor)
    assert answers == []
