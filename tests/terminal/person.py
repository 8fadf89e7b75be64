"""A person at the keyboard, for tests: presses keys, and looks only at what the screen shows."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.short_games import SHORT
from textual.events import Key
from textual.pilot import Pilot
from textual.screen import Screen

from dicehall.bots.random import RandomBot
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.question import Answer
from dicehall.core.record import Record, record_of
from dicehall.core.sources import DiceSource, SeededDice
from dicehall.games.novodice.board.tray import DiceTray
from dicehall.games.novodice.game import NovoDice
from dicehall.games.registry import new_game
from dicehall.terminal.game_loop import PlayScreen
from dicehall.terminal.play import PlayApp
from dicehall.terminal.player import ScreenPlayer
from dicehall.terminal.screens import ResultDialog

KEYS = {
    "roll": ("space",),
    "keep": ("1", "enter"),
    "claim": ("1",),
    "place": ("1",),
    "first": ("1",),
}
"""What is pressed when nothing depends on it."""


def play_app(
    players: list[ScreenPlayer] | None = None,
    source: DiceSource | None = None,
    entered: bool = False,
    language: str = "en",
    path: Path | None = None,
    short: bool = False,
) -> PlayApp:
    """Return a table with a person and a bot, if nothing else is said; a short game is soon over."""
    players = (
        [ScreenPlayer("Mira", None), ScreenPlayer("Otto", RandomBot("Otto"))]
        if players is None
        else players
    )
    dice = None if entered else source or SeededDice("7")
    options = {"players": len(players), **(SHORT["novodice"] if short else {})}
    return PlayApp(new_game("novodice", options), players, dice, language, 0, path)


def on_top(app: PlayApp, kind: type[Screen[Any]]) -> bool:
    """Return whether the page on top is of this kind."""
    return isinstance(app.screen, kind)


def table(app: PlayApp) -> PlayScreen:
    """Return the table, whatever lies over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, PlayScreen))


def tray(app: PlayApp) -> DiceTray:
    """Return the tray."""
    found = app.board.tray()
    assert isinstance(found, DiceTray)
    return found


async def until(pilot: Pilot[None], app: PlayApp, asked: str) -> None:
    """Wait until the person is asked: roll, keep, claim, place, enter, over, or just something."""
    for _ in range(3000):
        if asked in doing(app):
            await pilot.pause()
            return
        await asyncio.sleep(0.002)
    raise AssertionError(f"waited for {asked}, but the table is at {doing(app)}")


def doing(app: PlayApp) -> list[str]:
    """Return what the person can do now."""
    if isinstance(app.screen, ResultDialog):
        return ["over"]
    mode = table(app).bar.mode()
    if mode == "tray" and tray(app).mine:
        return ["roll" if tray(app).throw is not None else "keep", "something"]
    if mode == "choices":
        questions = app.match.questions()
        return [questions[0].choice.name() if questions else "first", "something"]
    return ["enter", "something"] if mode == "entry" else []


async def take_a_step(app: PlayApp) -> str:
    """Do whatever is asked for with as few keys as it takes; return what it was.

    Keys are pressed as fast as the table takes them: waiting for the screen after each, as the pilot
    does, would make whole games take minutes.
    """
    await until_asked(app)
    now = doing(app)[0]
    steps = len(app.match.steps)
    for key in KEYS.get(now, ()):
        app.post_message(Key(key, " " if key == "space" else key if len(key) == 1 else None))
    if now in KEYS:
        for _ in range(3000):
            if len(app.match.steps) > steps:
                break
            await asyncio.sleep(0.002)
    return now


async def step_until(pilot: Pilot[None], app: PlayApp, asked: str) -> None:
    """Take steps until the person is asked this, with the screen painted only then."""
    with app.batch_update():
        for _ in range(100):
            await until_asked(app)
            if asked in doing(app):
                break
            await take_a_step(app)
    assert asked in doing(app), f"was never asked to {asked}"
    await pilot.pause()


async def until_asked(app: PlayApp) -> None:
    """Wait until the person is asked anything."""
    for _ in range(3000):
        if doing(app):
            return
        await asyncio.sleep(0.002)
    raise AssertionError("nobody was asked anything")


def played_record(seed: str = "x", players: int = 2) -> tuple[AnyGame, Record]:
    """Return the record of a game among random bots."""
    source = SeededDice(seed)
    game = NovoDice(players)
    match = Match(game, source)
    bot = RandomBot(seed)
    while not match.over():
        question = match.questions()[0]
        match.play(Answer(question.seat, question.turn, bot.decide(None, question)))
    names = ("Ana", "Bo", "Cy", "Di")[:players]
    return game, record_of(match, names, source.origin())
