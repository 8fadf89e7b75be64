"""Explain a seat's own question: what each option means.

Most questions take a millisecond or two, but a choice among forty moves takes a hundred. So the server does
this outside its event loop, on a copy of the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.core.match import Match
from dicehall.games.explain import question_of
from dicehall.table.json_text import json_of
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.core.game import AnyGame, State
    from dicehall.table.state import LiveTable


def explained(game: AnyGame, state: State, seat: int) -> str:
    """Return a seat's question in a position as explained JSON; the state is modified."""
    match = Match(game, state=state, listen=False)
    question = match.question(seat)
    return json_of(None if question is None else question_of(match, question, True))


def asked_at(table: LiveTable, seat: int, turn: int) -> tuple[AnyGame, State]:
    """Return the game and a copy of the position in which a seat is asked this turn's question, or refuse."""
    if table.status != "running" or table.match is None:
        raise Refusal("not_running")
    question = table.match.question(seat)
    if question is None:
        raise Refusal("not_asked")
    if question.turn != turn:
        raise Refusal("stale_turn", turn=question.turn)
    return table.game, table.match.state.copy()
