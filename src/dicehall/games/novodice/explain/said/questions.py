"""Every question of NovoDice and its options, as they are said."""

from __future__ import annotations

from typing import Final

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.models import Said, Sayable
from dicehall.games.novodice.explain.claims import rows_that_pay
from dicehall.games.novodice.explain.match import game_of, state_of
from dicehall.games.novodice.explain.said import pieces
from dicehall.games.novodice.rules.choices import STOP, claim_parts, placing_parts
from dicehall.games.novodice.rules.components import Components
from dicehall.games.novodice.rules.table import FREE_CHOICE, LIONS, ROW
from dicehall.games.said import said, seat

WAYS: Final = {ROW: "by-row", LIONS: "by-lions", FREE_CHOICE: "by-choice"}
"""What pays for a claim."""


def asked(match: Match, question: Question) -> Said:
    """Return a question, addressed to the player who is asked."""
    state, box = state_of(match), game_of(match).box
    form = question.choice.name()
    if form == "keep":
        return said("ask-keep", slot=state.roll)
    if form == "claim":
        more = "ask-claim-more" if STOP in question.options else "ask-claim"
        return said(more, rows=rows_that_pay(match, question), lions=state.lions)
    tile, bay, _ = placing_parts(question.options[-1], len(box.tiles))
    named = pieces.tile(box.tiles[tile].id)
    if bay < 0:
        return said("ask-exchange", tile=named)
    if placing_parts(question.options[0], len(box.tiles))[0] != tile:
        return said("ask-surplus")
    return said("ask-place", tile=named)


def watched(match: Match, question: Question) -> Said:
    """Return what a player who is asked does, for those who watch."""
    player, form = seat(question.seat), question.choice.name()
    if form == "keep":
        return said("watch-keep", player=player, slot=state_of(match).roll)
    return said("watch-claim" if form == "claim" else "watch-place", player=player)


def claim(box: Components, option: int) -> Sayable:
    """Return a claim: the tile, and what pays for it."""
    if option == STOP:
        return "offer-stop"
    tile, way = claim_parts(option)
    return said("claim", tile=pieces.tile(box.tiles[tile].id), way=WAYS[way])


def placing(box: Components, option: int) -> Said:
    """Return where a tile goes; bays are counted from 1."""
    tile, bay, old = placing_parts(option, len(box.tiles))
    named = pieces.tile(box.tiles[tile].id)
    if bay < 0:
        return said("offer-drop", tile=named)
    if old < 0:
        return said("offer-bay", tile=named, bay=bay + 1)
    return said("offer-exchange", tile=named, old=pieces.tile(box.tiles[old].id), bay=bay + 1)
