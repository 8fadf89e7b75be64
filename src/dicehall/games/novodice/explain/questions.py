"""Every question of NovoDice: facts about the question, and what each option means."""

from __future__ import annotations

from typing import Any

from dicehall.core.chances import saved_chance
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.core.task import NOTHING
from dicehall.games.novodice.explain.bays import combination, gains, worth_after
from dicehall.games.novodice.explain.claims import claimable_on, row_that_pays
from dicehall.games.novodice.explain.machine_rows import arranged
from dicehall.games.novodice.explain.match import game_of, state_of, table_keeping
from dicehall.games.novodice.explain.next_roll import (
    Chance,
    NextRollClaims,
    chances,
    next_roll_claims,
)
from dicehall.games.novodice.odds.rolls import growing_rows
from dicehall.games.novodice.rules.choices import STOP, claim_parts, kept_cells, placing_parts
from dicehall.games.novodice.rules.components import Components, X, kind_of
from dicehall.games.novodice.rules.rows import longest_rows, row_length, row_symbol
from dicehall.games.novodice.rules.state import BAYS, SLOTS
from dicehall.games.novodice.rules.table import FREE_CHOICE, LIONS, ROW, WAYS
from dicehall.games.novodice.rules.worth import worth

Told = tuple[dict[str, Any], list[dict[str, Any]]]
"""The facts about a question, and what each option means."""


def novodice_details(match: Match, question: Question) -> Told:
    """Return what a question and its options mean."""
    asked = question.choice.name()
    if asked == "keep":
        return _keep(match, question)
    return _claim(match, question) if asked == "claim" else _place(match, question)


# ------------------------------------------------------------------------------------- keeping


def _keep(match: Match, question: Question) -> Told:
    """Explain, for every set of dice, how the machine looks with it and what the next roll may bring.

    Many sets leave the same dice and rows, so their chances are listed once, in the facts.
    """
    state, dice = state_of(match), match.game.dice
    known: dict[Any, int] = {}
    outlooks: list[list[dict[str, Any]]] = []
    reaches: list[dict[str, Any]] = []
    options: list[dict[str, Any]] = []
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
                outlooks.append([_chance(game_of(match).box, chance) for chance in found])
            outlook = known[key]
            may = _reach(match, next_roll_claims(match, twin, state.roll))
            if may not in reaches:
                reaches.append(may)
        kept_black = sum(kind_of(cell) == X for cell in cells)
        told = {
            "dice": [dice.cell_names[cell] for cell in cells],
            "reel": [
                [None if cell is None else dice.cell_names[cell] for cell in row]
                for row in arranged(slots)
            ],
            "rows": _rows(game_of(match).box, longest_rows(slots)),
            "extra": loose[X] + kept_black - state.loose[X],
            "next": dice.hand_text([*loose, 0]) if state.roll < SLOTS else "",
            "outlook": outlook,
            "reach": None if outlook is None else reaches.index(may),
        }
        claimable = claimable_on(twin)
        told["lions"] = claimable.lions
        told["free_claims"] = claimable.free
        told["claims"] = {
            game_of(match).box.tiles[tile].id: [WAYS[way] for way in ways]
            for tile, ways in claimable.ways.items()
        }
        options.append(told)
    facts = {
        "slot": state.roll,
        "rolls_left": SLOTS - state.roll,
        "rolled": [dice.cell_names[cell] for cell in state.rolled],
        "outlooks": outlooks,
        "reaches": reaches,
        "bays": _bays(match, question.seat),
        # What every tile would add in each bay, so that players see it before they try for it.
        "gains": {
            tile.id: gains(match, question.seat, kind)
            for kind, tile in enumerate(game_of(match).box.tiles)
        },
    }
    return facts, options


def _chance(box: Components, chance: Chance) -> dict[str, Any]:
    """Return a chance: at least this many dice show a symbol that this many rows wait for."""
    return {
        "symbol": box.faces[chance.symbol],
        "rows": chance.rows,
        "least": chance.least,
        "chance": saved_chance(chance.chance),
    }


def _reach(match: Match, may: NextRollClaims) -> dict[str, Any]:
    """Return the chances that tiles can be claimed after the next roll, and those of more lions."""
    tiles = game_of(match).box.tiles
    return {
        "tiles": {tiles[tile].id: saved_chance(chance) for tile, chance in may.tiles.items()},
        "lions": [
            {"lions": lions, "chance": saved_chance(chance)} for lions, chance in may.lions.items()
        ],
    }


def _rows(box: Components, rows: list[int]) -> list[dict[str, Any]]:
    return [
        {"symbol": box.faces[row_symbol(row)], "length": row_length(row)} for row in reversed(rows)
    ]


# ------------------------------------------------------------------------------------ claiming


def _claim(match: Match, question: Question) -> Told:
    """Explain what each claim uses up, and what its tile would add in each bay."""
    state, box = state_of(match), game_of(match).box
    facts = {
        "rows": _rows(box, state.rows),
        "lions": state.lions,
        "free_claims": state.free_claims,
        "hand": [box.tiles[tile].id for tile in state.hand],
        "bays": _bays(match, question.seat),
        "free_spaces": state.free_spaces(question.seat),
    }
    adding: dict[int, list[int | None]] = {}
    options: list[dict[str, Any]] = []
    for option in question.options:
        if option == STOP:
            options.append({"tile": None})
            continue
        tile, way = claim_parts(option)
        if tile not in adding:
            adding[tile] = gains(match, question.seat, tile)
        options.append(
            {
                "tile": box.tiles[tile].id,
                "by": WAYS[way],
                "value": box.value[tile],
                "left": state.warehouse[tile],
                "pays": _payment(match, tile, way),
                "gains": adding[tile],
            }
        )
    return facts, options


def _payment(match: Match, tile: int, way: int) -> dict[str, Any]:
    """Return what a claim uses up, and how many lions are left afterwards."""
    state, box = state_of(match), game_of(match).box
    if way == ROW:
        row = {"symbol": box.faces[box.symbol[tile]], "length": row_that_pays(match, tile)}
        free = state.free_claims
        return {"row": row, "lions": 0, "lions_left": state.lions, "free_claims_left": free}
    if way == LIONS:
        lions = box.lions[tile]
        left = {"lions_left": state.lions - lions, "free_claims_left": 0}
        return {"row": None, "lions": lions, **left}
    assert way == FREE_CHOICE
    # A free choice takes all lions; what remains are the other free choices.
    left = {"lions_left": 0, "free_claims_left": state.free_claims - 1}
    return {"row": None, "lions": state.lions, **left}


# ------------------------------------------------------------------------------------- placing


def _bays(match: Match, seat: int) -> list[dict[str, Any]]:
    box = game_of(match).box
    bays = state_of(match).bays[seat * BAYS : seat * BAYS + BAYS]
    return [{"worth": worth(box, bay), "set": _set(box, bay)} for bay in bays]


def _set(box: Components, bay: list[int]) -> dict[str, Any] | None:
    """Return the combination of a bay; no symbol means all different."""
    found = combination(box, bay)
    if found is None:
        return None
    symbol, tiles, factor = found
    return {"symbol": box.faces[symbol] if symbol else None, "tiles": tiles, "factor": factor}


def _place(match: Match, question: Question) -> Told:
    """Explain, for every place, what the bay is worth with the tile, and what that adds."""
    state, box = state_of(match), game_of(match).box
    seat = question.seat
    bays = _bays(match, seat)
    total = sum(bay["worth"] for bay in bays)
    facts = {
        "hand": [box.tiles[tile].id for tile in state.hand],
        "bays": bays,
        "worth": total,
        "free_spaces": state.free_spaces(seat),
        "closing": None if state.closing == NOTHING else state.closing,
    }
    options: list[dict[str, Any]] = []
    for option in question.options:
        tile, bay, old = placing_parts(option, len(box.tiles))
        told: dict[str, Any] = {"tile": box.tiles[tile].id}
        if bay < 0:
            options.append({**told, "bay": None, "for": None, "adds": 0, "worth": total})
            continue
        before, after = worth_after(match, seat, bay, tile, old)
        tiles = list(state.bays[seat * BAYS + bay])
        if old >= 0:
            tiles.remove(old)
        told |= {
            # Bays are counted from 0, as seats are.
            "bay": bay,
            "for": None if old < 0 else box.tiles[old].id,
            "before": before,
            "after": after,
            "adds": after - before,
            "worth": total + after - before,
            "set": _set(box, sorted([*tiles, tile])),
        }
        options.append(told)
    return facts, options
