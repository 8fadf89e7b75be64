"""Every game is played in the terminal; one without a board of its own on a plain one."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from tests.any_game.games import every_game, short_game, written_record

from dicehall.bots.random import RandomBot
from dicehall.bots.registry import make_bot, usual_bot
from dicehall.core.dice import Throw
from dicehall.core.mistakes import BadDice
from dicehall.core.record import Replay, read_record
from dicehall.core.sources import SeededDice
from dicehall.games import registry
from dicehall.games.registry import kit_of, new_game
from dicehall.locales import LANGUAGES, Catalogue
from dicehall.terminal.plain_board import PlainBoard
from dicehall.terminal.play import PlayApp
from dicehall.terminal.player import ScreenPlayer
from dicehall.terminal.replay import ReplayApp, ReplayScreen, lines
from dicehall.terminal.screens import Page, ResultDialog


@every_game
async def test_bots_play_it_on_the_screen(game: str) -> None:
    players = [
        ScreenPlayer("Mira", make_bot(usual_bot(game), game, "Mira")),
        ScreenPlayer("Otto", RandomBot("Otto")),
    ]
    app = PlayApp(new_game(game, short_game(game)), players, SeededDice("7"), "en", 0, None)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(6000):
            if isinstance(app.screen, ResultDialog):
                break
            await asyncio.sleep(0.005)
        await pilot.pause()
        assert isinstance(app.screen, ResultDialog)
    Replay(new_game(game, short_game(game)), app.record()).finish()


@every_game
async def test_a_plain_board_serves_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By keys alone, with a page of help."""
    monkeypatch.setitem(registry._kits, game, replace(kit_of(game), board=None))
    players = [ScreenPlayer("Mira", None), ScreenPlayer("Otto", RandomBot("Otto"))]
    app = PlayApp(new_game(game, short_game(game)), players, SeededDice("7"), "en", 0, None)
    assert isinstance(app.board, PlainBoard)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        assert isinstance(app.screen, Page)
        await pilot.press("escape")
        for _ in range(40):
            answers = [step for step in app.match.steps if step.seat == 0 and step.asked != "roll"]
            if len(answers) < 3 and not app.match.over():
                await pilot.press("space", "1")
                await pilot.pause()
        assert answers
        assert app.match.over() or len(answers) >= 3


@every_game
def test_a_plain_board_reads_dice_as_they_are_typed(game: str) -> None:
    rules = new_game(game, short_game(game))
    board = PlainBoard(rules, ("Mira", "Otto"), Catalogue("en"))
    counts = [1] + [0] * (len(rules.dice.kinds) - 1)
    die = rules.dice.kinds[0]
    face = die.faces[die.sides[0]]
    throw = Throw(0, 0, counts)
    sentence, _ = board.asked_to_enter(throw)
    assert "Mira" in sentence
    assert board.read(throw, face) == board.read(throw, f"{die.name}-{face}")
    for wrong in ("", f"{face} {face}", "no-such-face"):
        with pytest.raises(BadDice):
            board.read(throw, wrong)


@every_game
async def test_its_record_is_stepped_through(game: str, tmp_path: Path) -> None:
    record = read_record(written_record(game, tmp_path).read_text("utf-8"))
    rules = new_game(game, record.options)
    for language in LANGUAGES:
        assert all(line.strip() for line in lines(rules, record, language))
    app = ReplayApp(rules, record, "en")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("right", "right", "end")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.number == len(record.steps)
