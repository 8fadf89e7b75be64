"""Tables that begin in a position of the tests' choice, with dice that fall as they are told to."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unittest.mock import patch

from tests.web.browser import Hall, Visitor

from dicehall.core.dice import Throw
from dicehall.core.fair import FairDice
from dicehall.core.game import AnyGame, State
from dicehall.core.match import Match, Step
from dicehall.core.question import Choice
from dicehall.games.registry import new_game
from dicehall.scenarios.facts import Unmet
from dicehall.scenarios.read import read_paths
from dicehall.scenarios.steps import take_step
from dicehall.table.play import Floor, Play

SCENARIOS = Path(__file__).parents[1] / "scenarios"
MOST_OPTIONS = 14
NAMES = ("Mira", "Otto", "Juno", "Zoé")
"""Who sits there; everybody is a person, so that nobody answers of their own accord."""


NOWHERE = "#/nowhere"
"""A page on which there is little to draw; from here a table is looked at anew."""


@dataclass(frozen=True)
class Position:
    """A position in which somebody is asked something."""

    game: AnyGame
    state: State
    seat: int
    options: tuple[str, ...]


def names_of_choices(package: str) -> set[str]:
    """Return all that a game can ask: the names of the choices that its programs hold."""
    # Objects that were frozen, so that the collector skips them, are not among those it knows.
    gc.unfreeze()
    # Asked by their type: what a dead reference stands for cannot be asked what it is.
    choices = [one for one in gc.get_objects() if issubclass(type(one), Choice)]
    gc.freeze()
    return {one.name() for one in choices if type(one).__module__.startswith(package)}


@cache
def _game(name: str, options: str) -> AnyGame:
    """Return the game of these options; many scenarios share one."""
    return new_game(name, json.loads(options))


@cache
def positions(game: str) -> dict[str, Position]:
    """Return for each choice that the scenarios of a game come to the position with the most options.

    Those with more than anybody would look through are left out.
    """
    found: dict[str, Position] = {}
    for case in read_paths([SCENARIOS / game]):
        if case.impossible is not None:
            continue
        made = _game(game, json.dumps(case.options))
        match = Match(made, state=made.position(case.position), listen=False)
        _note(match, found)
        for step in case.steps:
            if step.verb in ("dice", "answer"):
                try:
                    take_step(match, step)
                except Unmet:
                    # A scenario being mended is no concern of the page.
                    break
                _note(match, found)
    return found


def _note(match: Match, found: dict[str, Position]) -> None:
    for question in match.questions():
        name = question.choice.name()
        best = len(found[name].options) if name in found else 0
        if name not in found or best < len(question.options) <= MOST_OPTIONS:
            options = tuple(match.text(question, option) for option in question.options)
            found[name] = Position(match.game, match.state.copy(), question.seat, options)


@contextmanager
def beginning_at(state: State, rolls: Sequence[str] = ()) -> Iterator[list[str]]:
    """Let every table that is started begin in this position; `rolls` is what falls first, in order.

    What is answered there is kept in the list. A game that is played on to its end is found out: it is not
    one of fair dice.
    """
    left = list(rolls)
    answered: list[str] = []
    # Tables of other tests may still be played at by their bots.
    begun: list[AnyGame] = []
    fair, take = Play.roll_fair, Play.answer

    def begin(game: AnyGame, at: float) -> Play:
        own = new_game(game.name, game.options())
        begun.append(own)
        match = Match(own, None, state.copy())
        floors = [Floor(0, match.state.copy())] * game.seats
        play = Play(match, floors, [{} for _ in range(game.seats)])
        play.ask(at)
        return play

    def has_begun(play: Play) -> bool:
        return any(play.match.game is game for game in begun)

    def roll(play: Play, source: FairDice, throw: Throw, link: str, at: float) -> Step:
        if not left or not has_begun(play):
            return fair(play, source, throw, link, at)
        return play.land(throw.seat, throw.number, left.pop(0), at)

    def answer(play: Play, seat: int, turn: int, given: str, at: float) -> Step:
        step = take(play, seat, turn, given, at)
        if has_begun(play):
            answered.append(given)
        return step

    with (
        patch("dicehall.table.commands.opening.start", begin),
        patch.object(Play, "roll_fair", roll),
        patch.object(Play, "answer", answer),
    ):
        yield answered
    assert not left, f"these did not fall: {left}"


async def seat_at(
    open_hall: Hall, visitor: Visitor, game: AnyGame, seat: int = 0, **wanted: object
) -> None:
    """Start a table of people and let a visitor sit there; what it begins with is `beginning_at`'s affair."""
    options = {key: value for key, value in game.options().items() if key != "players"}
    names = NAMES[: game.seats]
    table = await open_hall.place.make(*names, game=game.name, options=options, **wanted)
    await table.start()
    await visitor.go(NOWHERE)
    kept = {
        **{"table": table.id, "code": table.code, "game": game.name, "seat": seat, "at": 0},
        **{"token": table.tokens[seat], "seed": table.seeds[seat], "name": NAMES[seat]},
    }
    await visitor.page.evaluate(
        "seat => localStorage.setItem('dicehall.seats', JSON.stringify([seat]))", kept
    )
    await visitor.go(f"#/t/{table.code}")
