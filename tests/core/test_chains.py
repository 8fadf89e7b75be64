"""Hash chains and the dice of version 2: the vectors of the page about fair dice, and what is refused."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from dicehall.core.chains import (
    NOTHING,
    ShownLink,
    belongs,
    chain_from,
    check_link,
    hashed,
    link_in,
    link_word,
)
from dicehall.core.dice import Throw
from dicehall.core.fair import FairDice, bot_seed, opens, roll_message
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import new_game

VECTORS: dict[str, Any] = json.loads(
    Path(__file__).with_name("chained_dice_vectors.json").read_text(encoding="utf-8")
)
CHAIN: list[str] = VECTORS["chain"]
ROLLS: list[dict[str, Any]] = VECTORS["rolls"]


def test_a_chain_follows_from_its_last_link() -> None:
    assert chain_from(CHAIN[-1], len(CHAIN) - 1) == CHAIN
    assert all(hashed(later) == link for link, later in pairwise(CHAIN))


def test_seeds_are_opened_or_fixed_by_rule() -> None:
    for seat, (anchor, seed) in enumerate(zip(VECTORS["anchors"], VECTORS["seeds"])):
        if seat in VECTORS["bot_seats"]:
            assert anchor == NOTHING
            assert seed == bot_seed(VECTORS["commitment"], VECTORS["table"], seat)
            assert not opens(seed, anchor)
        else:
            assert opens(seed, anchor)


@pytest.mark.parametrize("roll", ROLLS, ids=[roll["what"] for roll in ROLLS])
def test_rolls_are_those_of_the_vectors(roll: dict[str, Any]) -> None:
    seeds = " ".join(VECTORS["seeds"])
    for block, message in enumerate(roll["messages"]):
        built = roll_message(
            VECTORS["table"], seeds, roll["seat"], roll["number"], block, roll["link"]
        )
        assert built.decode() == message
    source = FairDice(
        bytes.fromhex(VECTORS["secret"]), VECTORS["seeds"], VECTORS["table"], chained=True
    )
    dice = new_game(roll["game"], {"players": 3}).dice
    cells = dice.parse(roll["shown"])
    throw = Throw(roll["seat"], roll["number"], dice.counts(cells))
    assert source.roll_with(dice, throw, roll["link"]) == cells


def test_chained_dice_do_not_tell_of_themselves_what_only_their_table_knows() -> None:
    source = FairDice(bytes(32), VECTORS["seeds"], "t", chained=True)
    with pytest.raises(BadOptions, match="known to their table alone"):
        source.origin()


def test_a_link_belongs_to_its_place_and_no_other() -> None:
    known = ShownLink(4, CHAIN[4])
    for place, link in enumerate(CHAIN):
        assert [belongs(link, other, known) for other in range(len(CHAIN))] == [
            other == place for other in range(len(CHAIN))
        ]


@pytest.mark.parametrize("wrong", ["", "ab", "AB" * 32, "g" * 64, "ab" * 33])
def test_what_cannot_be_a_link_is_refused(wrong: str) -> None:
    with pytest.raises(BadOptions, match="a link has 64 characters"):
        check_link(wrong)


def test_a_word_names_a_link_and_its_turn() -> None:
    assert link_in(link_word(7, CHAIN[9])) == CHAIN[9]
    assert link_in(None) == NOTHING
