"""What may be undone: a seat's own last answer, as long as no roll and no other choice depends on it.

There must be no roll of the seat or of the table since the answer, so that nobody undoes what the dice have
decided. And nobody else's choices may be affected: everything others did since must still be possible, and
they must still be asked the same question. What others rolled in the meantime stands.

Where people enter their own dice, a mistyped roll can be corrected, provided that the roll was the last thing
the seat did and that nobody who has acted since is affected. The dice are then entered again; the decision
to roll stands.
"""

from __future__ import annotations

from dicehall.core.match import Match
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
    others_throw = [throw for throw in open_throws(play.match) if throw[0] != seat]
    if asked_again is None or asked_again.turn != turn or open_throws(before.match) != others_throw:
        raise Refusal("cannot_undo", why="others")
    for other in range(play.match.game.seats):
        if other != seat and before.asks(other) != play.asks(other):
            raise Refusal("cannot_undo", why="others")
    return before


def pick_up(play: Play, seat: int, number: int, at: float) -> Play:
    """Return a new play in which a seat's last roll is to be entered again, or refuse."""
    try:
        before = play.without_roll(seat, number, at)
    except (BadAnswer, BadDice):
        raise Refusal("cannot_undo", why="others") from None
    if before is None:
        raise Refusal("cannot_undo", why="answered")
    if (seat, number) not in open_throws(before.match):
        raise Refusal("cannot_undo", why="others")
    # Seats that have not acted since may be asked something else, or nothing: they lose nothing.
    for other in {step.seat for step in play.match.steps[play.floors[max(seat, 0)].steps :]}:
        if before.asks(other) != play.asks(other):
            raise Refusal("cannot_undo", why="others")
    return before


def open_throws(match: Match) -> list[tuple[int, int]]:
    """Return the open throws by seat and number."""
    return [(throw.seat, throw.number) for throw in match.throws()]
