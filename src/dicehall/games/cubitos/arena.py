"""What the arena counts in a race: rounds and busts, and what the faces of dice are worth as luck."""

from __future__ import annotations

from dicehall.core.dice import Throw
from dicehall.core.game import AnyGame, State
from dicehall.games.cubitos.bots.greedy_estimates import face_worth
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    COLOURS,
    FACES,
    KINDS,
    POWER,
    SYMBOL,
    own_kind,
)
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.statistics.watch import GameWatch


class CubitosWatch(GameWatch):
    """Counts the busts of a race.

    The state says who bust until the next round begins. If a bust was the last thing in its round, it is
    already forgotten when the engine stops again; but then nothing saved the player, who would otherwise
    have been asked whether to push.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.counted: list[int] = [0] * seats
        """For each seat, the last round whose bust was counted."""
        self.number: list[int] = [0] * seats
        self.busts = self.number
        self.round: int = 0
        """The round in which the step began."""
        self.about_to_bust: bool = False

    def before_throw(self, state: State, throw: Throw, cells: list[int]) -> None:
        """Note whether the whole roll zone misses while its owner is at risk."""
        assert isinstance(state, CubitosState)
        self.round = state.round
        self.about_to_bust = False
        if throw.seat < 0 or not cells:
            return
        player = state.players[throw.seat]
        if not player.at_risk or player.safe_push:
            return
        if not player.rolling.empty():
            # A free roll, which never busts.
            return
        for cell in cells:
            if cell % FACES != BLANK:
                return
        self.about_to_bust = True

    def before_choice(self, state: State, seat: int) -> None:
        """Note whether the choice is about a bust."""
        assert isinstance(state, CubitosState)
        self.round = state.round
        self.about_to_bust = state.players[seat].would_bust > 0

    def after(self, state: State, seat: int) -> None:
        """Count each bust once."""
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
        """Return the current round of the race."""
        assert isinstance(state, CubitosState)
        return state.round


def face_worths(game: AnyGame) -> list[float]:
    """Return what each face is worth by itself to the player who rolls it."""
    assert isinstance(game, Cubitos)
    worths: list[float] = []
    for cell in range(len(game.dice.cell_kind)):
        kind = game.dice.cell_kind[cell]
        face = cell % FACES
        # The die that draws who begins belongs to nobody, and only colours have cards.
        if kind >= KINDS or (face in (SYMBOL, POWER) and own_kind(kind) >= COLOURS):
            worths.append(0.0)
        else:
            worths.append(float(face_worth(game, kind, face)))
    return worths
