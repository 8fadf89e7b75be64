"""Measures of luck for a tournament, by name."""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from typing import Any, Final

from dicehall.arena.luck import FaceLuck, Luck
from dicehall.arena.value_luck import TRIES, ValueLuck
from dicehall.bots.registry import adviser_of, make_bot
from dicehall.core.dice import Throw
from dicehall.core.game import AnyGame, State
from dicehall.core.mistakes import BadBot, BadOptions
from dicehall.games.registry import kit_of

FACES: Final = "faces"
"""What the faces are worth by themselves."""
VALUE: Final = "value"
"""What the adviser of the game thinks a roll is worth."""
TRIED: Final = re.compile(rf"{VALUE}-([1-9]\d{{0,2}})")
"""The same, with the number of other ways a roll is tried in: ``value-16``."""
NONE: Final = "none"


def check_luck(name: str) -> None:
    """Refuse an unknown measure of luck."""
    known = name in ("", FACES, VALUE) or TRIED.fullmatch(name) is not None
    if not known and ":" not in name:
        raise BadOptions(
            f"luck cannot be measured by '{name}'; there is {FACES}, {VALUE}, {VALUE}-16, {NONE}, "
            "or your own as module:Class."
        )


def make_luck(name: str, game: AnyGame) -> Luck | None:
    """Return what measures luck in a game, if anything; a user's own class is called with the game.

    A game that does not say what faces are worth has no luck of faces.
    """
    if not name:
        return None
    check_luck(name)
    if name == FACES:
        own = kit_of(game.name).arena
        return FaceLuck(game, own.face_worths(game)) if own and own.face_worths else None
    tried = TRIED.fullmatch(name)
    if name == VALUE or tried is not None:
        judge = make_bot(adviser_of(game.name), game.name, VALUE)
        tries = TRIES if tried is None else int(tried[1])
        return ValueLuck(game, judge, tries)
    return ForeignLuck(name, game)


class ForeignLuck(Luck):
    """A user's own measure of luck; whatever goes wrong is reported as that class's mistake."""

    def __init__(self, name: str, game: AnyGame) -> None:
        module, _, class_name = name.partition(":")
        self._name: str = name
        self._seats: int = game.seats
        if os.getcwd() not in sys.path:
            # At the end of the path, so that a file here cannot replace a standard module.
            sys.path.append(os.getcwd())
        try:
            self._luck: Any = getattr(import_module(module), class_name)(game)
        except Exception as error:
            raise BadOptions(
                f"the luck {name} cannot be loaded: {str(error).rstrip('.')}."
            ) from None

    def begin(self, seed: str) -> None:
        """Begin a game, if the class has a method for it."""
        try:
            if hasattr(self._luck, "begin"):
                self._luck.begin(seed)
        except Exception as error:
            raise BadBot(f"the luck {self._name} failed: {str(error).rstrip('.')}.") from None

    def of_roll(self, state: State, throw: Throw, cells: list[int]) -> list[float]:
        """Return what the class returns, checked."""
        try:
            of_roll = [float(seat) for seat in self._luck.of_roll(state, throw, cells)]
        except Exception as error:
            raise BadBot(f"the luck {self._name} failed: {str(error).rstrip('.')}.") from None
        if len(of_roll) != self._seats:
            raise BadBot(
                f"the luck {self._name} gave {len(of_roll)} figures for {self._seats} seats."
            )
        return of_roll
