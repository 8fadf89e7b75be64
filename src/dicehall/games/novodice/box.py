"""The contents of the box by id, for clients that let people choose."""

from __future__ import annotations


def box_of_novodice() -> dict[str, object]:
    """Return the contents of the box by id."""
    from dicehall.games.novodice.rules.components import DIE_NAMES, components

    box = components()
    return {
        "faces": list(box.faces),
        "dice": {
            name: {"number": number, "sides": [box.faces[side] for side in die.sides]}
            for name, number, die in zip(DIE_NAMES, box.die_numbers, box.dies)
        },
        "tiles": {
            tile.id: {
                "symbol": box.faces[tile.symbol],
                "count": tile.count,
                "value": tile.value,
                "lions": tile.lions,
            }
            for tile in box.tiles[:-1]
        },
    }
