"""Racing by keys alone: whole races, the prompt before a roll, the cards, real dice, odd windows."""

from __future__ import annotations

import pytest
from tests.games.cubitos.board.runner import (
    doing,
    play_app,
    step_until,
    table,
    take_a_step,
    until_asked,
    until_other,
)
from tests.terminal.screen import screen_text

from dicehall.core.match import Match
from dicehall.core.record import Replay
from dicehall.terminal.replay import ReplayApp, lines
from dicehall.terminal.screens import Page, ResultDialog

SMALL, LARGE = (80, 24), (140, 45)


@pytest.mark.parametrize(("size", "language"), [(SMALL, "en"), (LARGE, "uk")])
async def test_a_whole_race_is_run_by_keys_alone(size: tuple[int, int], language: str) -> None:
    app = play_app(language=language, rounds=6)
    done: set[str] = set()
    async with app.run_test(size=size) as pilot:
        while "over" not in done:
            # Painting takes far longer than playing, so it is done every few steps.
            with app.batch_update():
                for _ in range(12):
                    if "over" not in done:
                        done.add(await take_a_step(app))
            await pilot.pause()
        assert done >= {"roll", "push", "draw", "move", "buy_moves", "buy", "over"}
        await pilot.pause()
        assert isinstance(app.screen, ResultDialog)
        shown = screen_text(app)
        for seat, score in enumerate(app.match.game.scores(app.match.state)):
            assert app.table.players[seat].name in shown
            assert f" {score} " in shown
        await pilot.press("q")
    assert not app.is_running
    Replay(app.match.game, app.record()).finish()
    told = list(lines(app.match.game, app.record(), language))
    assert len(told) > 50


async def test_before_a_roll_the_dice_wait_and_the_risk_is_told() -> None:
    app = play_app()
    async with app.run_test(size=SMALL) as pilot:
        await step_until(pilot, app, "roll")
        shown = screen_text(app)
        assert "Roll 9 dice." in shown
        assert "You cannot bust yet." in shown
        assert "space or enter: roll" in shown
        await step_until(pilot, app, "push")
        while not app.match.state.players[0].at_risk:  # type: ignore[attr-defined]
            await pilot.press("1")
            while await until_asked(app) != "push":
                await take_a_step(app)
            await pilot.pause()
        assert "% bust, at stake: " in screen_text(app)
        await pilot.press("1")
        assert await until_asked(app) == "roll"
        await pilot.pause()
        assert "Bust: " in screen_text(app)
        steps = len(app.match.steps)
        for key in ("x", "5", "tab", "up", "backspace"):
            await pilot.press(key)
        assert len(app.match.steps) == steps


async def test_c_opens_the_cards_and_the_option_keys_leave_it_out() -> None:
    app = play_app()
    async with app.run_test(size=SMALL) as pilot:
        await step_until(pilot, app, "push")
        steps = len(app.match.steps)
        await pilot.press("c")
        assert isinstance(app.screen, Page)
        assert "Mr. Soldier" in screen_text(app)
        await pilot.press("c")
        assert doing(app) == "push"
        await pilot.press("question_mark")
        assert "The game in short" in screen_text(app)
        await pilot.press("escape")
        assert len(app.match.steps) == steps


async def test_a_long_option_goes_on_in_the_next_line() -> None:
    app = play_app(1, race="2")
    state = app.match.game.position(
        {"next": "run", "players": {"1": {"active": "brown-symbol! white-move red-blank"}}}
    )
    app.table.match = Match(app.match.game, state=state)
    async with app.run_test(size=SMALL) as pilot:
        assert await until_asked(app) == "run"
        await pilot.pause()
        shown = screen_text(app)
        words = " ".join(shown.split())
        assert "Captain Bark (brown symbol): 1 fan, but without credits, if a white and a" in words
        assert "red die are active 2 No more abilities" in words
        await pilot.press("2")
        assert app.match.steps[-1].given == "ready"


async def test_a_key_pressed_twice_never_answers_the_next_question() -> None:
    app = play_app()
    async with app.run_test(size=SMALL) as pilot:
        await step_until(pilot, app, "buy")
        bar, last = table(app).bar, len(table(app).bar.choices.offers) - 1
        steps = len(app.match.steps)
        option = bar.choices.offers[last].option
        offers = bar.choices.offers
        bar.post_message(bar.Chosen(option, offers))
        await until_other(app, steps)
        await until_asked(app)
        steps = len(app.match.steps)
        bar.post_message(bar.Chosen(option, offers))
        await pilot.pause()
        assert len(app.match.steps) == steps


async def test_pointing_at_a_space_shows_the_way_there() -> None:
    app = play_app()
    async with app.run_test(size=SMALL) as pilot:
        await step_until(pilot, app, "move")
        await pilot.press("down")
        assert "[ ]" in screen_text(app)


@pytest.mark.parametrize("bots", [1, 3])
async def test_the_question_stays_where_it_is_and_every_window_works(bots: int) -> None:
    app = play_app(bots)
    async with app.run_test(size=SMALL) as pilot:
        rows = set()
        for asked in ("roll", "push", "buy", "draw"):
            await step_until(pilot, app, asked)
            rows.add(table(app).query_one("#question").region)
            await take_a_step(app)
        assert len(rows) == 1
        await step_until(pilot, app, "roll")
        for size in (LARGE, (120, 24), (120, 38), (80, 50), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            shown = screen_text(app)
            assert "‹●›" in shown or "●" in shown
            assert "Mira: " in shown
            assert ("Rollosaurus" in shown) == (size in (LARGE, (120, 38)))
            assert "space or enter: roll" in shown


async def test_real_dice_are_entered() -> None:
    app = play_app(1, entered=True)
    async with app.run_test(size=SMALL) as pilot:
        assert await until_asked(app) == "first"
        await pilot.press("2")
        assert await until_asked(app) == "enter"
        await pilot.pause()
        shown = screen_text(app)
        assert "in this order: 7 × light gray, 2 × dark gray" in shown
        await pilot.press(*"0000001", "enter")
        assert "You typed 7 dice" in screen_text(app)
        await pilot.press(*"0m", "enter")
        assert app.match.steps[-1].given.endswith("light-money1 dark-blank dark-move")
    assert app.record().origin == {"source": "entered"}


async def test_a_record_is_looked_at_again() -> None:
    app = play_app(1)
    async with app.run_test(size=SMALL) as pilot:
        await step_until(pilot, app, "buy")
    replay = ReplayApp(app.match.game, app.record(), "de")
    async with replay.run_test(size=LARGE) as pilot:
        await pilot.press("right", "right", "right", "end")
        await pilot.pause()
        strips = replay.screen._compositor.render_strips()
        shown = "\n".join(strip.text for strip in strips)
        assert "Runde " in shown
        assert "Rollosaurus" in shown


async def test_a_small_window_numbers_the_columns_and_says_where_the_map_is_cut() -> None:
    app = play_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await step_until(pilot, app, "push")
        shown = screen_text(app).split("\n")
        # Two other players above it; the start is in the middle of the track.
        head, *rows = [line[:44].rstrip() for line in shown[3:13]]
        # The rows of this track are slanted, so the numbers are those of the runner's row.
        assert head.startswith(" G↑←")
        assert head.endswith("→")
        runner = rows["CDEFGHIJK".index("G")].index("●")
        assert head[runner - 1 : runner + 1].strip() == "9"
        assert [row[1] for row in rows] == list("CDEFGHIJK")
        assert all(row[2] == " " for row in rows)
        assert "m map" in shown[-1]
        await pilot.press("m")
        page = screen_text(app).split("\n")
        assert sum(line[2:4].strip() in "ABCDEFGHIJK" and line[2] != " " for line in page) >= 11
        assert any("  1   2   3 " in line and " 16  17 " in line for line in page)
        await pilot.press("m")
        assert "Push or pass?" in screen_text(app)


async def test_a_large_window_shows_the_whole_map_without_a_sign_that_it_is_cut() -> None:
    app = play_app()
    async with app.run_test(size=(140, 45)) as pilot:
        await step_until(pilot, app, "push")
        shown = screen_text(app).split("\n")
        head = next(line for line in shown if "  1   2   3 " in line)
        assert not set("↑↓←→") & set(head)


@pytest.mark.parametrize("language", ["en", "de", "uk"])
async def test_every_key_of_the_last_line_fits_80_columns(language: str) -> None:
    app = play_app(language=language)
    async with app.run_test(size=(80, 24)) as pilot:
        await step_until(pilot, app, "push")
        assert "…" not in screen_text(app).split("\n")[-1]
