"""What may be undone: a seat's own last answer, as long as no roll and nobody else's choice hangs on it.

No roll of the seat or of the table may lie between the answer and now, so nobody takes back what the dice
have answered. And nobody else may notice in their own choices: all that others did since must be possible
just the same, and what they are asked now must be the same question. What others rolled meanwhile stays.
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
