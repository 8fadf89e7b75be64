"""Watching a game that is played out without events: how long it is, and who busts."""

from __future__ import annotations

from dicehall.core.dice import Throw
from dicehall.core.game import AnyGame, State
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import BLANK, FACES
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.novodice.rules.state import NovoState


class Watch:
    """Sees every throw and every choice of a game; a game of its own kind may count more."""

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.busts: list[int] | None = None
        """How often each seat bust; None for a game in which nobody can."""

    def before_throw(self, state: State, throw: Throw, cells: list[int]) -> None:
        """See what a throw is about to show."""

    def before_choice(self, state: State, seat: int) -> None:
        """See that a seat is about to choose."""

    def after(self, state: State, seat: int) -> None:
        """See what a seat's throw or choice has led to."""

    def rounds(self, state: State) -> int | None:
        """Return how many rounds a finished game took; None where nobody counts them."""
        return None


class NovoWatch(Watch):
    """Counts the turns of a NovoDice game."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turns: int = 0

    def before_throw(self, state: State, throw: Throw, cells: list[int]) -> None:
        """Count the first roll of a turn."""
        assert isinstance(state, NovoState)
        if throw.seat >= 0 and state.roll == 0:
            self.turns += 1

    def rounds(self, state: State) -> int | None:
        """Return how often the turn came round."""
        return (self.turns + self.seats - 1) // self.seats


class CubitosWatch(Watch):
    """Counts the busts of a race.

    The state says who bust until the next round begins. Where a bust was the last thing of its round,
    it has been forgotten when the engine stops again; but then nothing saved the player, who would
    otherwise have been asked whether to push on.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.counted: list[int] = [0] * seats
        """For each seat the last round whose bust was counted."""
        self.number: list[int] = [0] * seats
        self.busts = self.number
        self.round: int = 0
        """The round in which the step began."""
        self.about_to_bust: bool = False

    def before_throw(self, state: State, throw: Throw, cells: list[int]) -> None:
        """See whether the whole roll zone misses while its owner is at risk."""
        assert isinstance(state, CubitosState)
        self.round = state.round
        self.about_to_bust = False
        if throw.seat < 0 or not cells:
            return
        player = state.players[throw.seat]
        if not player.at_risk or player.safe_push:
            return
        for number in player.rolling:
            if number:
                # A free roll, which never busts.
                return
        for cell in cells:
            if cell % FACES != BLANK:
                return
        self.about_to_bust = True

    def before_choice(self, state: State, seat: int) -> None:
        """See whether the choice is what to do about a bust."""
        assert isinstance(state, CubitosState)
        self.round = state.round
        self.about_to_bust = state.players[seat].would_bust > 0

    def after(self, state: State, seat: int) -> None:
        """Count a bust, once."""
        assert isinstance(state, CubitosState)
        if seat < 0 or self.counted[seat] == self.round:
            return
        if state.round == self.round:
            bust = state.players[seat].busted > 0
        else:
            bust = self.about_to_bust
        if bust:
            self.counted[seat] = self.round
            self.number[seat] = self.number[seat] + 1

    def rounds(self, state: State) -> int | None:
        """Return the rounds of the race."""
        assert isinstance(state, CubitosState)
        return state.round


def watch_for(game: AnyGame) -> Watch:
    """Return who watches a game."""
    if isinstance(game, Cubitos):
        return CubitosWatch(game.seats)
    return NovoWatch(game.seats) if game.name == "novodice" else Watch(game.seats)
