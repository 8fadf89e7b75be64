"""Explanations of every question of NovoDice: of the whole, and of each option beyond its parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.models import chance_told
from dicehall.games.novodice.explain import models
from dicehall.games.novodice.explain.bays import gains, worth_after
from dicehall.games.novodice.explain.claims import claimable_on, row_that_pays
from dicehall.games.novodice.explain.match import game_of, state_of, table_keeping
from dicehall.games.novodice.explain.models import (
    AboutClaims,
    AboutKeeping,
    AboutPlacing,
    ClaimDetails,
    ClaimPayment,
    KeepDetails,
    PlaceDetails,
    Row,
    SymbolChance,
)
from dicehall.games.novodice.explain.next_roll import RollChance, chances
from dicehall.games.novodice.explain.turn_end import TurnEnd
from dicehall.games.novodice.explain.view import (
    loose_told,
    reel_told,
    rows_told,
    seat_told,
    set_told,
)
from dicehall.games.novodice.odds.growing_rows import growing_rows
from dicehall.games.novodice.rules.choices import STOP, claim_parts, kept_cells, placing_parts
from dicehall.games.novodice.rules.components import Components, X, kind_of
from dicehall.games.novodice.rules.lions import lions_in
from dicehall.games.novodice.rules.rows import longest_rows
from dicehall.games.novodice.rules.state import BAYS, SLOTS
from dicehall.games.novodice.rules.table import FREE_CHOICE, LIONS, ROW, WAYS

Explained = tuple[Mapping[str, Any], Sequence[Mapping[str, Any] | None]]
"""What concerns a question as a whole, and what is known of each option beyond its parts."""


def novodice_details(match: Match, question: Question) -> Explained:
    """Return what a question and its options mean."""
    asked = question.choice.name()
    if asked == "keep":
        return _keep(match, question)
    return _claim(match, question) if asked == "claim" else _place(match, question)


# ------------------------------------------------------------------------------------- keeping


def _keep(match: Match, question: Question) -> Explained:
    """Explain, for every set of dice, how the machine looks with it and what the next rolls may bring.

    Many sets leave the same dice and rows, so their chances are listed once, for the question as a whole.
    """
    state, box = state_of(match), game_of(match).box
    known: dict[Any, int] = {}
    outlooks: list[list[SymbolChance]] = []
    reaches: list[models.Reach] = []
    options: list[KeepDetails] = []
    turn_end = TurnEnd(box, state)
    for option in question.options:
        cells = kept_cells(option)
        twin = table_keeping(match, cells)
        slots, loose = twin.state.slots, list(twin.state.loose)
        outlook: int | None = None
        if state.roll < SLOTS:
            key = (tuple(loose), tuple(growing_rows(slots, state.roll)))
            if key not in known:
                known[key] = len(outlooks)
                found = chances(match, loose, slots, state.roll)
                outlooks.append([_chance(box, chance) for chance in found])
            outlook = known[key]
            may = turn_end.of_keeping(cells, lions_in(slots))
            if may not in reaches:
                reaches.append(may)
        kept_black = sum(kind_of(cell) == X for cell in cells)
        claimable = claimable_on(twin)
        options.append(
            {
                "reel": reel_told(box, slots),
                "rows": rows_told(box, longest_rows(slots)),
                "lions": claimable.lions,
                "free_claims": claimable.free,
                "claims": {
                    box.tiles[tile].id: [WAYS[way] for way in ways]
                    for tile, ways in claimable.ways.items()
                },
                "extra": loose[X] + kept_black - state.loose[X],
                "next": loose_told(loose) if state.roll < SLOTS else [],
                "outlook": outlook,
                "reach": None if outlook is None else reaches.index(may),
            }
        )
    facts: AboutKeeping = {
        "slot": state.roll,
        "rolls_left": SLOTS - state.roll,
        "outlooks": outlooks,
        "reaches": reaches,
        # Players should know this before they decide which tile to aim for.
        "gains": {
            tile.id: gains(match, question.seat, kind) for kind, tile in enumerate(box.tiles)
        },
    }
    return facts, options


def _chance(box: Components, chance: RollChance) -> SymbolChance:
    """Return a chance in the form that is sent."""
    return {
        "symbol": box.faces[chance.symbol],
        "rows": chance.rows,
        "least": chance.least,
        "chance": chance_told(chance.chance),
    }


# ------------------------------------------------------------------------------------ claiming


def _claim(match: Match, question: Question) -> Explained:
    """Explain what each claim uses up, and what its tile would add in each bay."""
    state, box = state_of(match), game_of(match).box
    facts: AboutClaims = {
        "rows": rows_told(box, state.rows),
        "lions": state.lions,
        "free_claims": state.free_claims,
        "free_spaces": state.free_spaces(question.seat),
    }
    adding: dict[int, list[int | None]] = {}
    options: list[ClaimDetails | None] = []
    for option in question.options:
        if option == STOP:
            options.append(None)
            continue
        tile, way = claim_parts(option)
        if tile not in adding:
            adding[tile] = gains(match, question.seat, tile)
        options.append(
            {
                "value": box.value[tile],
                "left": state.warehouse[tile],
                "pays": _payment(match, tile, way),
                "gains": adding[tile],
            }
        )
    return facts, options


def _payment(match: Match, tile: int, way: int) -> ClaimPayment:
    """Return what a claim uses up, and what is left of the lions then."""
    state, box = state_of(match), game_of(match).box
    if way == ROW:
        row: Row = {"symbol": box.faces[box.symbol[tile]], "length": row_that_pays(match, tile)}
        free = state.free_claims
        return {"row": row, "lions": 0, "lions_left": state.lions, "free_claims_left": free}
    if way == LIONS:
        lions = box.lions[tile]
        left = state.lions - lions
        return {"row": None, "lions": lions, "lions_left": left, "free_claims_left": 0}
    assert way == FREE_CHOICE
    # A free choice takes all lions; what is left are the further free choices.
    free = state.free_claims - 1
    return {"row": None, "lions": state.lions, "lions_left": 0, "free_claims_left": free}


# ------------------------------------------------------------------------------------- placing


def _place(match: Match, question: Question) -> Explained:
    """Explain, for every place, what the bay is worth with the tile, and what that adds."""
    state, box = state_of(match), game_of(match).box
    seat = question.seat
    total = match.game.scores(state)[seat]
    facts: AboutPlacing = {
        "worth": total,
        "free_spaces": state.free_spaces(seat),
        "closing": seat_told(state.closing),
    }
    dropped: PlaceDetails = {"before": None, "after": None, "adds": 0, "worth": total, "set": None}
    options: list[PlaceDetails] = []
    for option in question.options:
        tile, bay, old = placing_parts(option, len(box.tiles))
        if bay < 0:
            options.append(dropped)
            continue
        before, after = worth_after(match, seat, bay, tile, old)
        tiles = list(state.bays[seat * BAYS + bay])
        if old >= 0:
            tiles.remove(old)
        options.append(
            {
                "before": before,
                "after": after,
                "adds": after - before,
                "worth": total + after - before,
                "set": set_told(box, sorted([*tiles, tile])),
            }
        )
    return facts, options
