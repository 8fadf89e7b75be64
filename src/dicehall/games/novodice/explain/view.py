"""A position of NovoDice as everybody sees it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, TypeVar, cast

from typing_extensions import TypedDict

from dicehall.core.task import NOTHING
from dicehall.games.models import wire_model
from dicehall.games.novodice.explain.bays import combination
from dicehall.games.novodice.explain.machine_rows import arranged
from dicehall.games.novodice.explain.models import Combination, Die, Kind, Row
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.components import DIE_NAMES, FACES, Components, components
from dicehall.games.novodice.rules.lions import lions_in
from dicehall.games.novodice.rules.rows import longest_rows
from dicehall.games.novodice.rules.state import BAYS, SLOTS, NovoState
from dicehall.games.novodice.rules.worth import worth

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper

T = TypeVar("T")

REMEMBERED: Final = 5000
"""How many bays, reels and dice of the original box are cached as they are sent.

Most are the same as at the last answer. Nobody may change what is remembered. Boxes that people bring are not
remembered, for there may be any number of them.
"""


@wire_model
class Ware(TypedDict):
    """A kind of tile, with the figures of this table."""

    tile: str
    symbol: str | None
    """Null for trash."""
    count: int
    """How many equal symbols in a row claim it."""
    value: int
    lions: int
    """What it costs in lions."""
    own: bool
    """Whether an owner changed its figures."""
    left: int
    """How many are in the warehouse."""
    all: int
    """How many are in the game."""


@wire_model
class Bay(TypedDict):
    """A bay of a ship."""

    tiles: list[str]
    worth: int
    set: Combination | None


@wire_model
class PlayerView(TypedDict):
    """One player."""

    bays: list[Bay]
    worth: int
    free: int
    """Spaces that are free in all bays."""


@wire_model
class View(TypedDict):
    """A game as everybody sees it; seats are counted from 0."""

    active: int | None
    """Whose turn it is."""
    closing: int | None
    """The seat that filled its bays first, once one has."""
    roll: int
    """How many rolls were made in this turn."""
    loose: list[Kind]
    """The dice that are not in a slot."""
    rolled: list[Die]
    slots: list[list[Die]]
    reel: list[list[Die | None]]
    """Three rows of three places, as they are best drawn."""
    rows: list[Row]
    lions: int
    lions_left: int
    """Those that have paid for nothing yet."""
    free_claims: int
    """Tiles that the lions claim freely, whatever they cost."""
    hand: list[str]
    """Tiles that are claimed and not placed yet."""
    warehouse: list[Ware]
    players: list[PlayerView]
    """By seat."""
    over: bool
    winners: list[int]


def view_of(game: NovoDice, state: NovoState) -> View:
    """Return a state as everybody sees it."""
    over = state.flow.over()
    box = game.box
    return {
        "active": seat_told(state.active),
        "closing": seat_told(state.closing),
        "roll": state.roll,
        "loose": loose_told(state.loose),
        "rolled": dice_told(box, state.rolled),
        "slots": [dice_told(box, slot) for slot in state.slots],
        "reel": reel_told(box, state.slots),
        "rows": rows_told(box, longest_rows(state.slots)),
        "lions": lions_in(state.slots),
        "lions_left": state.lions,
        "free_claims": state.free_claims,
        "hand": [box.tiles[tile].id for tile in state.hand],
        "warehouse": _warehouse(box, state),
        "players": [
            {
                "bays": [bay_told(box, bay) for bay in state.bays[seat * BAYS : (seat + 1) * BAYS]],
                "worth": score,
                "free": state.free_spaces(seat),
            }
            for seat, score in enumerate(game.scores(state))
        ],
        "over": over,
        "winners": game.winners(state) if over else [],
    }


def _told(remembered: _lru_cache_wrapper[T], box: Components, *values: object) -> T:
    """Return what is remembered; of a box that somebody brought, what is made anew."""
    if box.override:
        made: T = remembered.__wrapped__(box, *values)
        return made
    return remembered(_original(), *values)


@cache
def _original() -> Components:
    return components()


def _warehouse(box: Components, state: NovoState) -> list[Ware]:
    placed = [0] * len(box.tiles)
    for tiles in (*state.bays, state.hand):
        for tile in tiles:
            placed[tile] += 1
    return [
        {**ware, "left": left, "all": left + elsewhere}
        for ware, left, elsewhere in zip(_told(_wares, box), state.warehouse, placed)
    ]


@lru_cache(REMEMBERED)
def _wares(box: Components) -> list[Ware]:
    """Return the kinds of tiles in a box."""
    return [
        {
            "tile": tile.id,
            "symbol": None if kind == box.trash else box.faces[tile.symbol],
            "count": tile.count,
            "value": tile.value,
            "lions": tile.lions,
            "own": bool(box.override) and _figures(box).get(tile.id) != _printed().get(tile.id),
            "left": 0,
            "all": 0,
        }
        for kind, tile in enumerate(box.tiles)
    ]


def _figures(box: Components) -> dict[str, tuple[str, int, int, int]]:
    return {
        tile.id: (box.faces[tile.symbol], tile.count, tile.value, tile.lions) for tile in box.tiles
    }


@cache
def _printed() -> dict[str, tuple[str, int, int, int]]:
    """Return the figures of the tiles as they are in the original box."""
    return _figures(_original())


def seat_told(seat: int) -> int | None:
    """Return a seat, or None for none."""
    return None if seat == NOTHING else seat


def die_told(box: Components, cell: int) -> Die:
    """Return a die of the machine."""
    return _told(_die, box, cell)


@lru_cache(REMEMBERED)
def _die(box: Components, cell: int) -> Die:
    kind, face = divmod(cell, FACES)
    return {"die": DIE_NAMES[kind], "face": box.faces[face]}


def dice_told(box: Components, cells: list[int]) -> list[Die]:
    """Return dice that show something."""
    return [_told(_die, box, cell) for cell in cells]


def loose_told(loose: list[int]) -> list[Kind]:
    """Return dice that are not in a slot."""
    return [cast(Kind, name) for name, count in zip(DIE_NAMES, loose) for _ in range(count)]


def reel_told(box: Components, slots: list[list[int]]) -> list[list[Die | None]]:
    """Return the rows of the machine as they are best drawn."""
    return _told(_reel, box, tuple(map(tuple, slots)))


@lru_cache(REMEMBERED)
def _reel(box: Components, slots: tuple[tuple[int, ...], ...]) -> list[list[Die | None]]:
    rows = arranged([list(slot) for slot in slots])
    return [[None if cell is None else die_told(box, cell) for cell in row] for row in rows]


def rows_told(box: Components, rows: list[int]) -> list[Row]:
    """Return rows of equal symbols, the longest first."""
    return [
        {"symbol": box.faces[symbol], "length": length}
        for symbol, length in (divmod(row, SLOTS + 1) for row in reversed(rows))
    ]


def bay_told(box: Components, bay: list[int]) -> Bay:
    """Return a bay with what it is worth."""
    return _told(_bay, box, tuple(bay))


@lru_cache(REMEMBERED)
def _bay(box: Components, tiles: tuple[int, ...]) -> Bay:
    bay = list(tiles)
    names = [box.tiles[tile].id for tile in bay]
    return {"tiles": names, "worth": worth(box, bay), "set": set_told(box, bay)}


def set_told(box: Components, bay: list[int]) -> Combination | None:
    """Return the combination of a bay; no symbol means all different."""
    found = combination(box, bay)
    if found is None:
        return None
    symbol, tiles, factor = found
    return {"symbol": box.faces[symbol] if symbol else None, "tiles": tiles, "factor": factor}
