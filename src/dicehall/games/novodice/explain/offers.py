"""The questions of NovoDice as they are sent: the form of each, and the parts of its options."""

from __future__ import annotations

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.novodice.explain.match import game_of, state_of
from dicehall.games.novodice.explain.models import PaidClaim
from dicehall.games.novodice.explain.said import questions
from dicehall.games.novodice.explain.view import dice_told
from dicehall.games.novodice.rules.choices import STOP, claim_parts, kept_cells, placing_parts
from dicehall.games.novodice.rules.components import Components
from dicehall.games.novodice.rules.table import WAYS


def offer(match: Match, question: Question) -> tuple[dict[str, object], list[dict[str, object]]]:
    """Return the form of a question, which is what it asks, and the parts of its options."""
    form = question.choice.name()
    box = game_of(match).box
    if form == "keep":
        rolled = state_of(match).rolled
        parts = [_kept(box, rolled, option) for option in question.options]
    else:
        parts_of = _claim if form == "claim" else _placing
        parts = [parts_of(box, option) for option in question.options]
    head: dict[str, object] = {"form": form, "said": questions.asked(match, question)}
    return head, [{**part, "told": None} for part in parts]


def _kept(box: Components, rolled: list[int], option: int) -> dict[str, object]:
    cells = kept_cells(option)
    places: list[int] = []
    for cell in cells:
        # Of equal dice the first ones are kept.
        after = places[-1] + 1 if places and rolled[places[-1]] == cell else 0
        places.append(rolled.index(cell, after))
    return {"dice": dice_told(box, cells), "places": places}


def _claim(box: Components, option: int) -> dict[str, object]:
    if option == STOP:
        return {"claim": None, "said": questions.claim(box, option)}
    tile, way = claim_parts(option)
    claim: PaidClaim = {"tile": box.tiles[tile].id, "by": WAYS[way]}
    return {"claim": claim, "said": questions.claim(box, option)}


def _placing(box: Components, option: int) -> dict[str, object]:
    tile, bay, old = placing_parts(option, len(box.tiles))
    return {
        "tile": box.tiles[tile].id,
        "bay": None if bay < 0 else bay + 1,
        "old": None if old < 0 else box.tiles[old].id,
        "said": questions.placing(box, option),
    }
