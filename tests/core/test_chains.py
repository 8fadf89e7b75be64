"""Hash chains and the dice of version 2: the vectors of the page about fair dice, and what is refused."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from dicehall.core.chains import (
    NOTHING,
    MixedLinks,
    ShownLink,
    belongs,
    chain_from,
    check_link,
    hashed,
    link_in,
    link_word,
    place_of,
)
from dicehall.core.dice import Throw
from dicehall.core.fair import FairDice, bot_seed, opens, roll_message
from dicehall.core.mistakes import BadDice, BadOptions
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


def words(*turns: int | None) -> list[str]:
    return [NOTHING if turn is None else link_word(turn, CHAIN[place_of(turn)]) for turn in turns]


def test_the_links_of_a_record_are_read_one_after_the_other() -> None:
    links = MixedLinks(words(None, 0, 0, 3, None, 4), [CHAIN[0], NOTHING])
    read = [links.take(*roll) for roll in ((-1, 0), (0, 1), (0, 2), (0, 4), (1, 9), (0, 5))]
    assert read == [NOTHING, CHAIN[2], CHAIN[2], CHAIN[5], NOTHING, CHAIN[6]]
    assert links.left() == 0


@pytest.mark.parametrize(
    ("listed", "seat", "answers", "said"),
    [
        ([], 0, 1, "fewer links than rolls"),
        (words(1), 1, 5, "seat 1 has no chain"),
        (words(1), -1, 0, "seat -1 has no chain"),
        (words(1), 0, 1, "before that turn was answered"),
        ([f"1:{CHAIN[4]}"], 0, 5, "does not belong to the chain"),
        ([f"0:{'00' * 32}"], 0, 5, "does not belong to the chain"),
        (["x:" + CHAIN[2]], 0, 5, "is no link of a turn"),
        (["-1:" + CHAIN[2]], 0, 5, "is no link of a turn"),
        (["²:" + CHAIN[2]], 0, 5, "is no link of a turn"),
        (["0:ab"], 0, 5, "a link has 64 characters"),
    ],
)
def test_links_that_cannot_be_are_refused(
    listed: list[str], seat: int, answers: int, said: str
) -> None:
    with pytest.raises(BadDice, match=said):
        MixedLinks(listed, [CHAIN[0], NOTHING]).take(seat, answers)


def test_no_link_comes_after_a_later_one() -> None:
    links = MixedLinks(words(3, 2), [CHAIN[0]])
    links.take(0, 5)
    with pytest.raises(BadDice, match="after a later one"):
        links.take(0, 5)
