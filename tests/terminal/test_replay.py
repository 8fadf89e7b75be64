"""Replaying: forward, back, by itself, and as plain lines."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from tests.patience import PATIENCE
from tests.terminal.person import played_record

from dicehall.core.mistakes import Mistake
from dicehall.core.record import Replay
from dicehall.locales import LANGUAGES
from dicehall.terminal.replay import ReplayApp, ReplayScreen, lines


def page(app: ReplayApp) -> ReplayScreen:
    found = app.screen
    assert isinstance(found, ReplayScreen)
    return found


def text(app: ReplayApp) -> str:
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
async def test_a_record_is_stepped_through_forward_and_back(size: tuple[int, int]) -> None:
    game, record = played_record()
    steps = len(record.steps)
    app = ReplayApp(game, record, "en")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert f"Step 0 of {steps}" in text(app)
        await pilot.press("right", "right", "right")
        assert f"Step 3 of {steps}" in text(app)
        replay = Replay(game, record)
        for _ in range(3):
            replay.step()
        assert app.board.match.state == replay.match.state
        first = text(app)
        await pilot.press("pagedown", "pagedown")
        assert f"Step 23 of {steps}" in text(app)
        await pilot.press("pageup", "pageup")
        assert text(app) == first
        await pilot.press("left", "left", "left", "left")
        assert f"Step 0 of {steps}" in text(app)
        await pilot.press("end", "right")
        assert f"Step {steps} of {steps}" in text(app)
        assert "The game is over." in text(app)
        assert list(record.scores) == game.scores(app.board.match.state)
        await pilot.press("left")
        assert f"Step {steps - 1} of {steps}" in text(app)
        await pilot.press("home", "x", "1", "enter")
        assert f"Step 0 of {steps}" in text(app)


async def test_space_lets_it_run_and_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    # No more beats than a screen can be painted.
    monkeypatch.setattr("dicehall.terminal.replay.BEAT", 0.05)
    game, record = played_record()
    app = ReplayApp(game, record, "en")
    async with app.run_test(size=(80, 24)) as pilot, asyncio.timeout(PATIENCE):
        await pilot.press("space")
        while page(app).number < 2:
            await pilot.pause(0.01)
        await pilot.press("space")
        number = page(app).number
        await pilot.pause(0.2)
        assert page(app).number == number
        page(app).go_to(len(record.steps) - 1)
        await pilot.press("space")
        while page(app).number < len(record.steps):
            await pilot.pause(0.01)
        await pilot.pause(0.2)
        assert page(app).number == len(record.steps)
        assert "▶" not in text(app).split("Step")[0][-3:]


async def test_help_tells_the_keys_of_a_replay_and_q_leaves() -> None:
    game, record = played_record()
    app = ReplayApp(game, record, "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        assert "one step forward, one back" in text(app)
        await pilot.press("escape", "q", "y")
    assert not app.is_running


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_in_plain_lines(language: str) -> None:
    game, record = played_record()
    told = list(lines(game, record, language))
    assert len(told) > len(record.steps)
    assert "Ana" in told[1] or "Bo" in told[1]
    assert str(record.scores[0]) in told[-1]


def test_a_record_that_does_not_replay_is_refused_before_the_screen_opens() -> None:
    game, record = played_record()
    broken = replace(record, steps=(*record.steps[:5], *record.steps[6:]))
    with pytest.raises(Mistake, match="step 6"):
        ReplayApp(game, broken, "en")
    with pytest.raises(Mistake):
        list(lines(game, broken, "en"))
