"""What tiles would add to bays, and the combination that a bay holds."""

from __future__ import annotations

from dicehall.core.match import Match
from dicehall.games.novodice.explain.match import game_of, state_of
from dicehall.games.novodice.rules.components import Components
from dicehall.games.novodice.rules.state import BAYS, SPACES
from dicehall.games.novodice.rules.worth import BaySymbols, parts, worth


def gains(match: Match, seat: int, tile: int) -> list[int | None]:
    """Return what a tile would add to each bay of a seat; None for a full bay."""
    box = game_of(match).box
    bays = state_of(match).bays[seat * BAYS : seat * BAYS + BAYS]
    return [
        None if len(bay) == SPACES else worth(box, sorted([*bay, tile])) - worth(box, bay)
        for bay in bays
    ]


def worth_after(match: Match, seat: int, bay: int, tile: int, old: int) -> tuple[int, int]:
    """Return the worth of a bay before and after a tile comes in, possibly for another (-1: none)."""
    box = game_of(match).box
    tiles = state_of(match).bays[seat * BAYS + bay]
    after = list(tiles)
    if old >= 0:
        after.remove(old)
    return worth(box, tiles), worth(box, sorted([*after, tile]))


def combination(box: Components, bay: list[int]) -> tuple[int, int, int] | None:
    """Return a bay's combination as its symbol (0: all different), tiles and factor, or None."""
    _, same, different = parts(BaySymbols(box, bay))
    symbols = [box.symbol[tile] for tile in bay if box.symbol[tile]]
    if not symbols:
        return None
    kinds = len(set(symbols))
    symbol = max(symbols, key=symbols.count)
    number = symbols.count(symbol)
    if different > same or (kinds >= 4 and number < 3):
        return 0, kinds, kinds - 2
    return (symbol, number, number - 1) if number >= 3 else None
