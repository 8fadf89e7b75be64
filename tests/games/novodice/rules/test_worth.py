"""The worth of a bay, against every way to choose its combination by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.games.novodice.rules.components import Components, components
from dicehall.games.novodice.rules.state import SPACES
from dicehall.games.novodice.rules.worth import worth

BOX = components()


def factor(box: Components, tiles: tuple[int, ...]) -> int:
    """Return what tiles chosen as the combination are multiplied by; 1 if they are none."""
    symbols = [box.tiles[tile].symbol for tile in tiles]
    if 0 in symbols:
        return 1
    if len(set(symbols)) == 1:
        return {3: 2, 4: 3, 5: 4}.get(len(tiles), 1)
    if len(set(symbols)) == len(tiles):
        return {4: 2, 5: 3}.get(len(tiles), 1)
    return 1


def worth_by_hand(box: Components, bay: list[int]) -> int:
    """Try every part of the bay as the one combination; the rest counts its base value."""
    plain = sum(box.tiles[tile].value for tile in bay)
    best = plain
    for size in range(3, len(bay) + 1):
        for chosen in combinations(bay, size):
            combined = sum(box.tiles[tile].value for tile in chosen)
            best = max(best, plain + (factor(box, chosen) - 1) * combined)
    return best


def all_bays() -> Iterator[list[int]]:
    for size in range(SPACES + 1):
        for bay in combinations_with_replacement(range(len(BOX.tiles)), size):
            yield list(bay)


def test_every_bay_there_can_be_is_worth_what_the_best_combination_makes_it() -> None:
    bays = list(all_bays())
    assert len(bays) == 11628
    for bay in bays:
        assert worth(BOX, bay) == worth_by_hand(BOX, bay), bay


@given(
    values=st.lists(st.integers(0, 1000), min_size=13, max_size=13),
    bay=st.lists(st.integers(0, 13), max_size=5).map(sorted),
)
def test_it_is_so_whatever_the_tiles_are_worth(values: list[int], bay: list[int]) -> None:
    tiles = {
        tile.id: {"value": value, "lions": 3}
        for tile, value in zip(BOX.tiles, values, strict=False)
    }
    box = components({"tiles": tiles})
    assert worth(box, bay) == worth_by_hand(box, bay)


@pytest.mark.parametrize(
    ("names", "points"),
    [
        ("", 0),
        ("trash trash trash trash trash", 0),
        ("slimer oxytonator space_pack novo_food novo_cola", 28),
        ("oxytonator space_pack mr_smith john_boy", 56),
        ("spike spike mr_smith", 14),
        ("john_boy john_boy john_boy john_boy john_boy", 400),
        ("john_boy john_boy trash", 40),
        ("john_boy stowaway novo_food warp_cell med_bay", 165),
        ("john_boy john_boy john_boy stowaway stowaway", 140),
    ],
)
def test_worked_examples(names: str, points: int) -> None:
    assert worth(BOX, sorted(map(BOX.tile, names.split()))) == points


@given(bay=st.lists(st.integers(0, 13), max_size=4), tile=st.integers(0, 13))
def test_one_more_tile_never_makes_a_bay_worth_less(bay: list[int], tile: int) -> None:
    assert worth(BOX, sorted([*bay, tile])) >= worth(BOX, sorted(bay))
