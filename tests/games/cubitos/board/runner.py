"""A person at the keyboard of a Cubitos table, and every question the scenarios ask, for tests."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from textual.events import Key
from textual.pilot import Pilot

from dicehall.bots.registry import make_bot
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.core.sources import DiceSource, SeededDice
from dicehall.games.cubitos.board.board import CubitosBoard
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.locales import Catalogue
from dicehall.scenarios.facts import Unmet
from dicehall.scenarios.read import read_paths
from dicehall.scenarios.steps import take_step
from dicehall.terminal.game_loop import PlayScreen
from dicehall.terminal.play import PlayApp
from dicehall.terminal.player import ScreenPlayer
from dicehall.terminal.screens import ResultDialog
from dicehall.terminal.tray import RollTray

SCENARIOS = Path(__file__).parents[3] / "scenarios" / "cubitos"
NAMES = ("Mira", "Otto", "Juno", "Zoé")


def play_app(
    bots: int = 2,
    source: DiceSource | None = None,
    entered: bool = False,
    language: str = "en",
    **options: Any,
) -> PlayApp:
    """Return a table of race 1 with a person and greedy bots, if nothing else is said."""
    players = [ScreenPlayer("Mira", None)]
    players += [
        ScreenPlayer(f"Bot {n}", make_bot("greedy", "cubitos", f"{n}")) for n in range(bots)
    ]
    game = from_options({"players": bots + 1, **options})
    dice = None if entered else source or SeededDice("7")
    return PlayApp(game, players, dice, language, 0, None)


def table(app: PlayApp) -> PlayScreen:
    """Return the table, whatever lies over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, PlayScreen))


def doing(app: PlayApp) -> str:
    """Return what the person is asked now: roll, enter, over, or a question's name; nothing else yet."""
    if isinstance(app.screen, ResultDialog):
        return "over"
    mode, tray = table(app).bar.mode(), app.board.tray()
    assert isinstance(tray, RollTray)
    if mode == "tray":
        return "roll" if tray.mine else ""
    waits = table(app)._answered
    if mode == "choices" and waits is not None and not waits.done():
        question = app.match.question(0)
        return question.choice.name() if question is not None else "first"
    return "enter" if mode == "entry" else ""


async def until_asked(app: PlayApp) -> str:
    """Wait until the person is asked anything; return what."""
    for _ in range(5000):
        if doing(app):
            return doing(app)
        await asyncio.sleep(0.002)
    raise AssertionError("nobody was asked anything")


def key_for(app: PlayApp, asked: str) -> str:
    """Return the key of a simple way to race: push till three dice are active, spend what there is."""
    if asked == "roll":
        return "space"
    if asked == "push":
        state = app.match.state
        assert isinstance(state, CubitosState)
        return "2" if len(state.players[0].active) >= 3 and state.players[0].at_risk else "1"
    if asked == "buy_moves":
        return str(min(len(table(app).bar.choices.offers), 9))
    return "1"


async def take_a_step(app: PlayApp) -> str:
    """Do whatever is asked for by one key; return what it was."""
    asked = await until_asked(app)
    if asked in ("over", "enter"):
        return asked
    steps = len(app.match.steps)
    key = key_for(app, asked)
    if asked == "push" and len(table(app).bar.choices.offers) == 1:
        key = "1"
    app.post_message(Key(key, " " if key == "space" else key))
    for _ in range(5000):
        if len(app.match.steps) > steps:
            return asked
        await asyncio.sleep(0.002)
    raise AssertionError(f"the key {key} answered nothing at {asked}")


async def until_other(app: PlayApp, steps: int) -> None:
    """Wait until more than so many steps were taken."""
    for _ in range(5000):
        if len(app.match.steps) > steps:
            return
        await asyncio.sleep(0.002)
    raise AssertionError("no step was taken")


async def step_until(pilot: Pilot[None], app: PlayApp, wanted: str) -> None:
    """Take steps until the person is asked this, with the screen painted only then."""
    with app.batch_update():
        for _ in range(300):
            if await until_asked(app) == wanted:
                break
            await take_a_step(app)
    assert doing(app) == wanted, f"was never asked to {wanted}"
    await pilot.pause()


@dataclass(frozen=True)
class Sample:
    """A question as it stood in a scenario."""

    game: Cubitos
    state: CubitosState
    question: Question


@cache
def _game(options: str) -> Cubitos:
    """Return the game of these options; many scenarios share one."""
    return from_options(json.loads(options))


@cache
def samples() -> tuple[Sample, ...]:
    """Return questions of the scenarios: every kind, and every ability that is ever offered."""
    found: list[Sample] = []
    seen: set[str] = set()
    for case in read_paths([SCENARIOS]):
        if case.impossible is not None:
            continue
        game = _game(json.dumps(case.options))
        match = Match(game, state=game.position(case.position), listen=False)
        _note(match, found, seen)
        for step in case.steps:
            if step.verb in ("dice", "answer"):
                try:
                    take_step(match, step)
                except Unmet:
                    # A scenario being mended is no concern of the screen.
                    break
                _note(match, found, seen)
    return tuple(found)


def _note(match: Match, found: list[Sample], seen: set[str]) -> None:
    game = match.game
    assert isinstance(game, Cubitos)
    for question in match.questions():
        name = question.choice.name()
        texts = {name}
        if name in ("now", "on_push", "would_bust", "run", "after_move"):
            cards = " ".join(card.id for card in game.cards)
            texts |= {f"{name} {match.text(question, one)} {cards}" for one in question.options}
        elif name == "either":
            texts = {match.text(question, question.options[0])}
        if not texts <= seen:
            seen |= texts
            state = match.state.copy()
            assert isinstance(state, CubitosState)
            found.append(Sample(game, state, question))


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language, read once."""
    return Catalogue(language)


def board(game: Cubitos, language: str = "en") -> CubitosBoard:
    """Return the board of a game."""
    return CubitosBoard(game, NAMES[: game.seats], catalogue(language))


def board_at(
    position: dict[str, Any], language: str = "en", near: int = 0, **options: Any
) -> CubitosBoard:
    """Return a board that shows a position of race 1, if nothing else is said."""
    game = from_options(options)
    shown = board(game, language)
    shown.show(Match(game, state=game.position(position)), near)
    return shown
