"""Games worth trying: with the components of the box, with scarce ones, and with odd ones."""

from __future__ import annotations

from typing import Any, Final

from dicehall.core.stream import Stream

FACES: Final = ("lion", "suitcase", "bandage", "lightning", "cutlery", "pawn", "gear")


def most_decisions(options: dict[str, Any]) -> int:
    """Return the most decisions a game can take.

    A turn that brings a tile fills a space; between two such turns lie fewer turns without a tile than there
    are players. A turn has 3 keeps, at most 3 rows and 9 lions that each claim a tile, one stop, and as many
    placings as claims.
    """
    players: int = options["players"]
    return (15 * players + 1) * players * (3 + 12 + 1 + 12)


def players(stream: Stream) -> dict[str, Any]:
    """Return a number of players, with the components of the box."""
    return {"players": 2 + stream.below(3)}


def _scarce(stream: Stream, players: int) -> dict[str, object]:
    """Return a warehouse that runs out."""
    return {"trash": stream.below(4), "tiles_per_kind": {str(players): stream.below(3)}}


def _plenty(stream: Stream) -> dict[str, object]:
    """Return lions everywhere and tiles that cost few of them, so that hands are fuller than bays."""
    return {
        "dice": {
            die: {"faces": ["lion"] * (1 + stream.below(4)) + ["gear"]} for die in ("A", "B", "X")
        },
        "lions_by_value": {
            value: 1 + stream.below(2) for value in ("0", "1", "2", "5", "10", "20")
        },
    }


def _other_dice(stream: Stream) -> dict[str, object]:
    """Return dice with other faces, sides and numbers; each kind is changed or not."""
    dice: dict[str, object] = {}
    for die, least in (("A", 1), ("B", 1), ("X", 0)):
        changed: dict[str, object] = {}
        if stream.below(2):
            changed["faces"] = [FACES[stream.below(7)] for _ in range(2 + stream.below(7))]
        if stream.below(2):
            changed["number"] = least + stream.below(5 - least)
        if changed or stream.below(2):
            dice[die] = changed
    return dice


def _other_tiles(stream: Stream) -> dict[str, object]:
    """Return changed figures of known tiles, and tiles of new kinds."""
    tiles: dict[str, Any] = {}
    for tile in ("slimer", "spike", "john_boy"):
        if stream.below(2):
            tiles[tile] = {"lions": 1 + stream.below(9)}
            if stream.below(2):
                tiles[tile]["value"] = stream.below(31)
    for tile in ("crate", "parrot", "anchor"):
        if stream.below(2):
            tiles[tile] = {
                "symbol": FACES[1 + stream.below(6)],
                "count": 1 + stream.below(3),
                "value": stream.below(31),
                "lions": 1 + stream.below(9),
            }
    return tiles


def other_components(stream: Stream) -> dict[str, object]:
    """Return options with components that differ from those of the box, alone and together."""
    options = players(stream)
    kind = stream.below(4)
    components: dict[str, Any] = {}
    if kind == 0:
        components = _plenty(stream)
    if kind in (1, 2):
        components |= _scarce(stream, options["players"])
    if kind in (2, 3):
        if stream.below(4):
            components["dice"] = _other_dice(stream)
        if stream.below(4):
            components["tiles"] = _other_tiles(stream)
    return {**options, "components": components}
