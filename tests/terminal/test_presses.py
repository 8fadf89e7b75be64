"""One press too many does nothing that was not meant, and a key without a meaning gets an answer."""

from __future__ import annotations

from math import inf

import pytest
from tests.games.cubitos.board import runner
from tests.terminal.person import doing, on_top, play_app, step_until, table, take_a_step, until
from tests.terminal.screen import screen_text
from tests.terminal.test_advice import LikesTheLast

from dicehall.terminal.game_loop import PlayScreen
from dicehall.terminal.presses import SETTLING
from dicehall.terminal.screens import LeaveDialog, Page, ResultDialog

SMALL = (80, 24)


async def test_no_key_that_rolls_accepts_advice() -> None:
    app = play_app()
    app.table.adviser = LikesTheLast()
    async with app.run_test(size=SMALL) as pilot:
        await step_until(pilot, app, "claim")
        for _ in range(500):
            if "★" in screen_text(app):
                break
            await pilot.pause(0.01)
        assert "★" in screen_text(app)
        steps = len(app.match.steps)
        await pilot.press("space", "enter", "space", "enter")
        assert len(app.match.steps) == steps


async def test_a_press_that_comes_too_soon_answers_nothing_and_says_so() -> None:
    app = play_app()
    assert SETTLING > 0
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        app.settling = inf
        steps = len(app.match.steps)
        await pilot.press("space")
        assert len(app.match.steps) == steps
        assert "press again" in screen_text(app)
        app.settling = -inf
        await pilot.press("space")
        assert doing(app)[0] == "keep"


async def test_closing_a_page_twice_does_not_roll() -> None:
    app = play_app()
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        steps = len(app.match.steps)
        asked_at = table(app).asked_at()
        await pilot.press("question_mark")
        assert on_top(app, Page)
        await pilot.press("space")
        assert on_top(app, PlayScreen)
        seen_again = table(app).asked_at()
        assert asked_at is not None
        assert seen_again is not None
        assert seen_again > asked_at
        app.settling = inf
        await pilot.press("space")
        assert len(app.match.steps) == steps


async def test_ctrl_c_asks_however_soon_it_comes_and_leaves_if_pressed_again() -> None:
    app = play_app()
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        app.settling = inf
        await pilot.press("ctrl+c")
        assert on_top(app, LeaveDialog)
        await pilot.press("n", "ctrl+c")
        assert on_top(app, LeaveDialog)
        await pilot.press("ctrl+c")
    assert not app.is_running


async def test_the_key_that_rolls_leaves_neither_the_table_nor_the_result() -> None:
    app = play_app()
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        await pilot.press("q", "enter", "space")
        assert on_top(app, LeaveDialog)
        await pilot.press("n")
        done = ""
        with app.batch_update():
            while done != "over":
                done = await take_a_step(app)
        await pilot.pause()
        assert on_top(app, ResultDialog)
        for key in ("enter", "enter", "space", "enter"):
            await pilot.press(key)
            assert app.is_running
        await pilot.press("q")
    assert not app.is_running


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "“x” does nothing here."),
        ("de", "„x“ bewirkt hier nichts."),
        ("uk", "«x» тут нічого не робить."),
    ],
)
async def test_a_key_without_a_meaning_gets_an_answer_on_every_page(
    language: str, said: str
) -> None:
    app = play_app(language=language)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        await pilot.press("x")
        assert said in screen_text(app)
        await pilot.press("space")
        assert said not in screen_text(app)
        for opening in ("question_mark", "l", "q"):
            await pilot.press(opening, "x")
            assert said in screen_text(app)
            await pilot.press("escape")


async def test_enter_in_a_list_says_that_nothing_is_highlighted_yet() -> None:
    app = runner.play_app()
    async with app.run_test(size=SMALL) as pilot:
        await runner.step_until(pilot, app, "push")
        await pilot.press("enter")
        assert "“enter” does nothing here." in screen_text(app)
        await pilot.press("9")
        assert "“9” does nothing here." in screen_text(app)
