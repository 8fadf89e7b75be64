"""What fair dice are made of: what is refused, and what is read back from a record."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.fair_samples import (
    DICE,
    LOOK,
    of_the_vectors,
    one_seed,
    tables,
)

from dicehall.core.chains import chain_from
from dicehall.core.dice import Dice, Die, Throw
from dicehall.core.fair import (
    FairDice,
    bot_seed,
    check_seed,
    check_table,
    sealed_origin,
    sides_text,
)
from dicehall.core.fair_parts import TurnLink, read_fair_parts
from dicehall.core.mistakes import BadDice, BadOptions


@pytest.mark.parametrize(
    ("secret", "seeds", "table", "said"),
    [
        (b"", ["ab" * 16], "t", "a secret has 32 bytes, not 0"),
        (bytes(31), ["ab" * 16], "t", "a secret has 32 bytes, not 31"),
        (bytes(32), [], "t", "need a seed of every seat"),
        (bytes(32), ["ab" * 15], "t", "a seed has 32 to 128 characters, two for each byte, not 30"),
        (
            bytes(32),
            ["ab" * 15 + "_a"],
            "t",
            "a seed is written with digits and the letters a to f",
        ),
        (bytes(32), ["ab" * 65], "t", "not 130"),
        (bytes(32), ["ab" * 16 + "a"], "t", "not 33"),
        (bytes(32), [""], "t", "not 0"),
        (bytes(32), ["ab" * 16, "AB" * 16], "t", "digits and the letters a to f"),
        (bytes(32), ["ab" * 16 + " " + "ab" * 16], "t", "digits and the letters a to f"),
        (bytes(32), ["٣" * 32], "t", "digits and the letters a to f"),
        (bytes(32), ["ab" * 16], "", "1 to 64 characters, not 0"),
        (bytes(32), ["ab" * 16], "t" * 65, "1 to 64 characters, not 65"),
        (bytes(32), ["ab" * 16], "a/b", "made of the letters"),
        (bytes(32), ["ab" * 16], "a b", "made of the letters"),
        (bytes(32), ["ab" * 16], "ä", "made of the letters"),
        (bytes(32), ["ab" * 16], "t\n", "made of the letters"),
    ],
)
def test_what_makes_no_fair_dice_is_refused(
    secret: bytes, seeds: list[str], table: str, said: str
) -> None:
    with pytest.raises(BadOptions, match=said):
        FairDice(secret, seeds, table)


@given(st.text(max_size=140))
def test_a_seed_is_refused_unless_it_is_one(text: str) -> None:
    try:
        check_seed(text)
    except BadOptions:
        assert not (text and 16 <= len(text) / 2 <= 64 and not set(text) - set("0123456789abcdef"))
    else:
        assert bytes.fromhex(text).hex() == text
        assert 16 <= len(bytes.fromhex(text)) <= 64


@given(one_seed, tables)
def test_seeds_and_tables_that_are_right_are_taken(seed: str, table: str) -> None:
    check_seed(seed)
    check_table(table)
    FairDice(bytes(32), [seed], table)


@pytest.mark.parametrize("commitment", ["", "ab" * 31, "AB" * 32, "xy" * 32, "ab" * 33])
def test_what_is_no_hash_is_no_commitment(commitment: str) -> None:
    with pytest.raises(BadOptions, match="a commitment has 64 characters"):
        sealed_origin(commitment, ["ab" * 16], "t")
    with pytest.raises(BadOptions, match="a commitment has 64 characters"):
        bot_seed(commitment, "t", 0)


@pytest.mark.parametrize("sides", [0, 257])
def test_dice_that_a_byte_cannot_decide_are_refused(sides: int) -> None:
    die = Die("M", tuple(map(str, range(sides))), tuple(range(sides)))
    with pytest.raises(BadDice, match=f"die M has {sides} sides; fair dice have 1 to 256"):
        FairDice(bytes(32), ["ab" * 16], "t").roll(Dice((die,)), Throw(0, 0, [1]))


def test_a_die_of_256_sides_passes_no_byte_over() -> None:
    die = Die("M", tuple(map(str, range(256))), tuple(range(256)))
    source = FairDice(bytes(32), ["ab" * 16], "t")
    shown: set[int] = set()
    for number in range(300):
        shown.update(source.roll(Dice((die,)), Throw(0, number, [32])))
    assert shown == set(range(256))


# ---------------------------------------------------------------------------- what a record says


def test_dice_read_back_from_a_record_are_the_same() -> None:
    source = of_the_vectors()
    again = read_fair_parts({**source.origin(), "sides": sides_text(DICE)}).source()
    assert again is not None
    assert again.roll(DICE, LOOK) == source.roll(DICE, LOOK)
    assert again.origin() == source.origin()
    sealed = {**source.sealed_origin(), "sides": sides_text(DICE)}
    assert read_fair_parts(sealed).source() is None


@pytest.mark.parametrize("name", ["version", "table", "commitment", "seeds", "sides"])
def test_an_origin_without_one_of_its_parts_is_refused(name: str) -> None:
    origin = {**of_the_vectors().origin(), "sides": sides_text(DICE)}
    del origin[name]
    with pytest.raises(BadOptions, match=f"the field '{name}' is missing"):
        read_fair_parts(origin)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        (
            "version",
            "3",
            "version 3 of the fair dice; this version of dicehall knows versions 1 and 2",
        ),
        ("version", "2", "the field 'anchors' is missing"),
        ("table", "a/b", "made of the letters"),
        ("commitment", "ab", "a commitment has 64 characters"),
        ("seeds", "", "not 0"),
        ("seeds", "ab" * 16 + "  " + "ab" * 16, "not 0"),
        ("secret", "ab" * 31, "a secret has 64 characters"),
        ("secret", "AB" * 32, "a secret has 64 characters"),
        ("secret", "", "a secret has 64 characters"),
    ],
)
def test_an_origin_that_cannot_be_read_is_refused(name: str, text: str, said: str) -> None:
    origin = {**of_the_vectors().origin(), "sides": sides_text(DICE), name: text}
    with pytest.raises(BadOptions, match=said):
        read_fair_parts(origin)


CHAIN = chain_from("ab" * 32, 9)
CHAINED: dict[str, str] = {
    **sealed_origin("ab" * 32, [CHAIN[1], CHAIN[1]], "t", [CHAIN[0], "-"], [f"3:{CHAIN[5]}", "-"]),
    "sides": sides_text(DICE),
}


def test_the_links_of_a_record_are_read_by_seat_or_in_the_older_form_by_roll() -> None:
    parts = read_fair_parts(CHAINED)
    assert (parts.shown, parts.links) == ([TurnLink(3, CHAIN[5]), None], None)
    older = {name: text for name, text in CHAINED.items() if name != "shown"}
    parts = read_fair_parts({**older, "links": f"- 0:{CHAIN[2]} -"})
    assert (parts.shown, parts.links) == (None, [None, TurnLink(0, CHAIN[2]), None])
    assert read_fair_parts({**older, "links": ""}).links == []


@pytest.mark.parametrize(
    "word",
    [
        "",
        "x",
        f"x:{CHAIN[2]}",
        f"-1:{CHAIN[2]}",
        f"\u00b2:{CHAIN[2]}",
        "0:ab",
        f"{10**10}:{CHAIN[2]}",
    ],
)
@pytest.mark.parametrize("name", ["shown", "links"])
def test_what_is_no_link_of_a_turn_is_refused(name: str, word: str) -> None:
    origin = {part: text for part, text in CHAINED.items() if part != "shown"}
    with pytest.raises(BadOptions, match=r"is no link of a turn|a link has 64 characters"):
        read_fair_parts({**origin, name: f"- {word}"})
