"""Watch a game that is played without events: how long it is, and who busts."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicehall.core.dice import Throw
from dicehall.core.game import AnyGame, State
from dicehall.games.registry import kit_of


@mypyc_attr(allow_interpreted_subclasses=True)
class GameWatch:
    """Sees every throw and every choice of a game; a game brings a watch of its own to count more."""

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.busts: list[int] | None = None
        """How often each seat bust; None for a game without busts."""

    def before_throw(self, state: State, throw: Throw, cells: list[int]) -> None:
        """See what a throw is about to show."""

    def before_choice(self, state: State, seat: int) -> None:
        """See that a seat is about to choose."""

    def after(self, state: State, seat: int) -> None:
        """Note what a seat's throw or choice has led to."""

    def rounds(self, state: State) -> int | None:
        """Return the current or last round; None if the game's rounds are not counted."""
        return None


def watch_of(game: AnyGame) -> GameWatch:
    """Return a watch for one game of this kind: its own, or one that counts nothing."""
    own = kit_of(game.name).arena
    return own.watch(game.seats) if own and own.watch else GameWatch(game.seats)
