"""Playing by keys alone: whole games, odd keys, help, leaving, real dice, windows of all sizes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.person import (
    doing,
    on_top,
    play_app,
    step_until,
    table,
    take_a_step,
    tray,
    until,
)
from tests.terminal.screen import screen_text

from dicehall.bots.random import RandomBot
from dicehall.core.mistakes import BadOptions, BadRecord
from dicehall.core.record import Replay, read_record
from dicehall.core.sources import LoadedDice
from dicehall.games.novodice.game import NovoDice
from dicehall.terminal.game_loop import PlayScreen
from dicehall.terminal.play import PlayApp, write
from dicehall.terminal.player import ScreenPlayer
from dicehall.terminal.screens import LeaveDialog, Page, ResultDialog, TooSmall

SMALL, LARGE = (80, 24), (140, 45)


@pytest.mark.parametrize(("size", "bots"), [(SMALL, 3), (LARGE, 1)])
async def test_a_whole_game_is_played_by_keys_alone(size: tuple[int, int], bots: int) -> None:
    players = [ScreenPlayer("Mira", None)]
    players += [ScreenPlayer(f"Bot {n}", RandomBot(f"{n}")) for n in range(bots)]
    # In the short game of four, this person has nothing to claim with.
    app = play_app(players, short=bots == 1)
    done: set[str] = set()
    async with app.run_test(size=size) as pilot:
        while "over" not in done:
            # Painting takes far longer than playing, so it is done every few steps.
            with app.batch_update():
                for _ in range(8):
                    if "over" not in done:
                        done.add(await take_a_step(app))
            await pilot.pause()
        assert done >= {"roll", "keep", "claim", "place", "over"}
        await pilot.pause()
        assert on_top(app, ResultDialog)
        shown = screen_text(app)
        for seat, score in enumerate(app.match.game.scores(app.match.state)):
            assert players[seat].name in shown
            assert f" {score} " in shown
        await pilot.press("b")
        assert on_top(app, PlayScreen)
        await pilot.press("enter")
        assert on_top(app, ResultDialog)
        await pilot.press("q")
    assert not app.is_running
    Replay(app.match.game, app.record()).finish()


async def test_two_persons_share_a_keyboard_and_are_called_by_name() -> None:
    app = play_app([ScreenPlayer("Mira", None), ScreenPlayer("Otto", None)])
    async with app.run_test(size=SMALL) as pilot:
        seen = set()
        for _ in range(2):
            await step_until(pilot, app, "place")
            await take_a_step(app)
            await step_until(pilot, app, "roll")
            shown = screen_text(app)
            seen |= {name for name in ("Mira: Roll 1", "Otto: Roll 1") if name in shown}
        assert seen == {"Mira: Roll 1", "Otto: Roll 1"}


async def test_bots_alone_play_to_the_end() -> None:
    app = play_app(
        [ScreenPlayer("Ana", RandomBot("a")), ScreenPlayer("Bo", RandomBot("b"))], short=True
    )
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "over")


def loaded(*throws: str) -> LoadedDice:
    return LoadedDice(["first-1", *throws])


async def test_dice_are_chosen_one_by_one_and_the_chances_follow() -> None:
    app = play_app(source=loaded("A-lion A-suitcase A-suitcase B-suitcase B-gear"))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        # 1 - (5/6)^3 (5/6)^2 before the first roll.
        assert "a lion 60%" in screen_text(app)
        await pilot.press("space")
        await until(pilot, app, "keep")
        await pilot.press("1")
        shown = screen_text(app)
        assert "enter: put lion A into slot 1" in shown
        assert "Next roll: A A B B +X" in shown
        assert "another lion 60% (4651/7776)" in shown
        await pilot.press("2")
        shown = screen_text(app)
        assert "Next roll: A B B +X" in shown
        assert "another lion 52% (671/1296)" in shown
        # A shows a suitcase on 2 sides of 6, B on 1, X on none: 1 - 4/6 (5/6)^2.
        assert "suitcase row grows 54% (29/54)" in shown
        await pilot.press("2", "left", "space")
        assert "enter: put nothing" not in screen_text(app)
        assert tray(app).picked == []


async def test_a_slot_takes_three_dice_and_no_more() -> None:
    app = play_app(source=loaded("A-lion A-suitcase A-suitcase B-suitcase B-gear"))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        await pilot.press("enter", "1", "2", "3", "4")
        assert "Slot 1 holds 3 dice. Put one back first." in screen_text(app)
        await pilot.press("3", "4")
        assert "put lion A, suitcase A, suitcase B into slot 1" in screen_text(app)
        await pilot.press("backspace")
        assert "Press 1 to 5 to choose dice" in screen_text(app)


async def test_no_die_is_kept_only_on_purpose() -> None:
    app = play_app(source=loaded("A-lion A-suitcase A-suitcase B-suitcase B-gear"))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        await pilot.press("enter", "enter", "enter")
        assert "No die is chosen yet. Press 0" in screen_text(app)
        assert len(app.match.steps) == 2
        await pilot.press("0")
        assert app.match.steps[-1].given == "nothing"
        assert "Mira puts no die into slot 1." in screen_text(app)


async def test_tiles_show_what_pays_and_what_they_would_add() -> None:
    app = play_app(
        source=loaded(
            "A-lion A-suitcase A-cutlery B-pawn B-gear",
            "B-lion B-gear X-lion",
            "B-lion X-gear X-pawn",
        )
    )
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        await pilot.press("space", "1", "2", "3", "enter")
        await pilot.press("space", "1", "3", "enter")
        await pilot.press("space", "1")
        assert "Can claim: Slimer, Spike, Space Pack, Oxytonator" in screen_text(app)
        await pilot.press("enter")
        shown = screen_text(app)
        assert "Claim a tile: you have 1 row and 4 lions to pay with." in shown
        assert "1  Slimer (worth 0) with a row of 1 suitcase" in shown
        assert "2  Slimer (worth 0) for 2 lions, 2 left" in shown
        assert "bays +0 +0 +0" in shown
        await pilot.press("down", "down")
        assert "2 ▸Slimer" in screen_text(app)
        assert "1  Slimer" in screen_text(app)
        await pilot.press("enter")
        shown = screen_text(app)
        assert "Claim another tile, or stop: 1 row and 2 lions left." in shown
        assert "1  Claim no more" in shown


async def test_keys_that_mean_nothing_do_nothing() -> None:
    app = play_app()
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        before = app.match.state.check()
        for key in (
            "x",
            "5",
            "0",
            "tab",
            "f5",
            "backspace",
            "left",
            "delete",
            "ctrl+x",
            "home",
            "up",
        ):
            await pilot.press(key)
        assert app.match.state.check() == before
        assert doing(app)[0] == "roll"
        await pilot.press("space")
        steps = len(app.match.steps)
        for key in ("9", "z", "shift+tab", "up", "pageup", "pagedown", "escape"):
            await pilot.press(key)
        assert len(app.match.steps) == steps


async def test_the_mouse_rolls_and_chooses() -> None:
    app = play_app(source=loaded("A-lion A-suitcase A-suitcase B-suitcase B-gear"))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "roll")
        await pilot.click("#warehouse")
        await pilot.click("#tray", offset=(5, 1))
        assert doing(app)[0] == "keep"
        await pilot.click("#tray", offset=(10, 1))
        assert tray(app).picked == [1]
        await pilot.press("1")
        assert tray(app).picked == [1, 0]
        await pilot.click("#tray", offset=(5, 3))
        assert app.match.steps[-1].given == "A-lion A-suitcase"


async def test_help_tells_keys_rules_signs_and_house_figures() -> None:
    app = play_app()
    async with app.run_test(size=LARGE) as pilot:
        await until(pilot, app, "roll")
        await pilot.press("question_mark")
        assert on_top(app, Page)
        shown = screen_text(app)
        for words in ("Keys", "The game in short", "Signs and letters", "✺ L  lion"):
            assert words in shown
        await pilot.press("end")
        assert "° marks a worth" in screen_text(app)
        await pilot.press("escape")
        assert doing(app)[0] == "roll"
        await pilot.press("space")
        assert doing(app)[0] == "keep"


async def test_the_log_opens_whole_and_scrolls() -> None:
    app = play_app()
    async with app.run_test(size=SMALL) as pilot:
        with app.batch_update():
            for _ in range(20):
                await take_a_step(app)
        await until(pilot, app, "something")
        at = table(app).log_panel.scroll_y
        await pilot.press("pageup")
        assert table(app).log_panel.scroll_y < at
        await pilot.press("l", "home")
        assert "begins." in screen_text(app)
        await pilot.press("l")
        assert on_top(app, PlayScreen)


async def test_leaving_is_asked_and_the_record_of_half_a_game_replays(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    app = play_app(path=path)
    async with app.run_test(size=SMALL) as pilot:
        with app.batch_update():
            for _ in range(12):
                await take_a_step(app)
        await until(pilot, app, "something")
        await pilot.press("q")
        assert on_top(app, LeaveDialog)
        assert "The record is written to" in screen_text(app)
        await pilot.press("n")
        assert on_top(app, PlayScreen)
        await pilot.press("ctrl+c", "y")
    assert not app.is_running
    write(app.record(), path)
    record = read_record(path.read_text("utf-8"))
    assert not record.over
    assert record.seats == ("Mira", "Otto")
    replay = Replay(NovoDice(2), record)
    replay.finish()
    assert replay.match.state == app.match.state


def test_a_record_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be written"):
        write(play_app().record(), tmp_path / "no such folder" / "game.json")


def test_players_must_be_as_many_as_seats() -> None:
    with pytest.raises(BadOptions, match="2 seats"):
        PlayApp(NovoDice(2), [ScreenPlayer("Mira", None)], None, "en", 0, None)


async def test_real_dice_are_entered_and_what_does_not_fit_is_said() -> None:
    app = play_app(entered=True)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, app, "first")
        assert "Otto begins" in screen_text(app)
        await pilot.press("1")
        await until(pilot, app, "enter")
        assert "in this order: A A A B B" in screen_text(app)
        assert "a lion 60%" in screen_text(app)
        await pilot.press(*"lsx", "enter")
        assert "“x” is not a symbol." in screen_text(app)
        await pilot.press("backspace", "enter")
        assert "That is 2 dice; you rolled A A A B B." in screen_text(app)
        await pilot.press(*"pbg", "enter")
        assert "Die A has no pawn. Look again." in screen_text(app)
        await pilot.press("question_mark")
        assert on_top(app, Page)
        await pilot.press("escape")
        assert len(app.match.steps) == 1
        await pilot.press("backspace", "backspace", "backspace", *"spg", "enter")
        assert app.match.steps[-1].given == "A-lion A-suitcase A-suitcase B-pawn B-gear"
        await pilot.press("1", "enter")
        await until(pilot, app, "enter")
        await pilot.press(*"B-gear X-lion A-suitcase A-c B-pawn", "enter")
        assert app.match.steps[-1].given == "A-suitcase A-cutlery B-pawn B-gear X-lion"
    assert app.record().origin == {"source": "entered"}
    Replay(NovoDice(2), app.record()).finish()


@pytest.mark.parametrize("asked", ["roll", "keep", "claim", "place"])
async def test_the_window_may_change_at_any_moment(asked: str) -> None:
    app = play_app()
    async with app.run_test(size=SMALL) as pilot:
        await step_until(pilot, app, asked)
        question = screen_text(app).split("\n")
        for size in (LARGE, (120, 24), (80, 50), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert "Mira" in screen_text(app)
            assert "John Boy" in screen_text(app)
            assert "?" in screen_text(app).split("\n")[-1]
        assert screen_text(app).split("\n")[:17] == question[:17]
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert on_top(app, TooSmall)
        assert "too small" in screen_text(app)
        steps = len(app.match.steps)
        await pilot.press("space", "1", "enter")
        assert len(app.match.steps) == steps
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert on_top(app, PlayScreen)
        assert await take_a_step(app) == asked
        assert len(app.match.steps) > steps


async def test_the_question_stays_where_it_is_whatever_is_asked() -> None:
    app = play_app()
    async with app.run_test(size=SMALL) as pilot:
        places = set()
        for asked in ("roll", "keep", "claim", "place", "roll"):
            await step_until(pilot, app, asked)
            places.add((table(app).bar.region, table(app).query_one("#question").region))
            await take_a_step(app)
        assert len(places) == 1
