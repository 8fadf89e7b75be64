"""What may be undone: a seat's own last answer, as long as no roll and no other choice depends on it.

There must be no roll of the seat or of the table since the answer, so that nobody undoes what the dice have
decided. And nobody else's choices may be affected: everything others did since must still be possible, and
they must still be asked the same question. What others rolled in the meantime stands.
"""

from __future__ import annotations

from dicehall.core.mistakes import BadAnswer, BadDice
from dicehall.table.play import Play
from dicehall.table.refusals import Refusal


def take_back(play: Play, seat: int, turn: int, at: float) -> Play:
    """Return a new play without a seat's last answer, or refuse."""
    try:
        before = play.without(seat, turn, at)
    except (BadAnswer, BadDice):
        raise Refusal("cannot_undo", why="others") from None
    if before is None:
        raise Refusal("cannot_undo", why="rolled")
    asked_again = before.match.question(seat)
    if asked_again is None or asked_again.turn != turn or before.match.throws():
        raise Refusal("cannot_undo", why="others")
    for other in range(play.match.game.seats):
        if other != seat and before.asks(other) != play.asks(other):
            raise Refusal("cannot_undo", why="others")
    return before
