"""Fair dice: fixed for ever by their test vectors, even, and bound to everything they are made from."""

from __future__ import annotations

import json
import traceback
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.fair_samples import (
    BOXES,
    DICE,
    HUNDRED,
    LOOK,
    SIX,
    TWENTY,
    UNEVEN,
    VECTORS,
    bits_turned,
    of_the_vectors,
    seat_seeds,
    secrets,
    tables,
    throws,
)

from dicehall.core.dice import Dice, Die, Throw, check_fit
from dicehall.core.fair import (
    FairDice,
    bot_seed,
    check_seed,
    commitment_of,
    roll_message,
    sides_text,
)
from dicehall.core.mistakes import BadOptions


@pytest.mark.parametrize("vector", VECTORS["rolls"], ids=lambda vector: vector["what"])
def test_fair_dice_never_change(vector: dict[str, Any]) -> None:
    dice = BOXES[vector["game"]]
    names = vector["thrown"].split()
    counts = [names.count(die.name) for die in dice.kinds]
    assert sum(counts) == len(names)
    throw = Throw(vector["seat"], vector["number"], counts)
    assert of_the_vectors().roll(dice, throw) == dice.parse(vector["shown"])


@pytest.mark.parametrize("vector", VECTORS["rolls"], ids=lambda vector: vector["what"])
def test_messages_never_change(vector: dict[str, Any]) -> None:
    seeds = " ".join(VECTORS["seeds"])
    for block, message in enumerate(vector["messages"]):
        found = roll_message(VECTORS["table"], seeds, vector["seat"], vector["number"], block)
        assert found == message.encode()


def test_the_vectors_try_what_is_rare() -> None:
    """A guard for the vectors: none of these must be lost when they are ever made anew."""
    rolls = VECTORS["rolls"]
    assert {roll["game"] for roll in rolls} == {"novodice", "cubitos"}
    assert {roll["seat"] for roll in rolls} == {-1, 0, 1, 2}
    assert {len(roll["blocks"]) for roll in rolls} == {1, 2, 3}
    assert any(0 in roll["passed_over"] for roll in rolls)
    assert any(31 in roll["passed_over"] for roll in rolls)
    assert any(roll["bytes_used"] == 32 for roll in rolls)


def test_commitments_and_bots_seeds_never_change() -> None:
    source = of_the_vectors()
    assert commitment_of(bytes.fromhex(VECTORS["secret"])) == VECTORS["commitment"]
    assert source.commitment() == VECTORS["commitment"]
    for seat in VECTORS["bot_seats"]:
        assert bot_seed(VECTORS["commitment"], VECTORS["table"], seat) == VECTORS["seeds"][seat]


@pytest.mark.parametrize("game", BOXES)
def test_sides_are_listed_as_in_the_vectors(game: str) -> None:
    assert sides_text(BOXES[game]) == VECTORS["sides"][game]


# ---------------------------------------------------------------------------- even dice


@given(secret=secrets, seeds=seat_seeds, table=tables, throw=throws)
def test_fair_dice_always_fit_the_throw(
    secret: bytes, seeds: list[str], table: str, throw: Throw
) -> None:
    check_fit(DICE, throw, FairDice(secret, seeds, table).roll(DICE, throw))


@pytest.mark.parametrize("die", [SIX, UNEVEN, TWENTY, HUNDRED], ids=lambda die: die.name)
def test_every_side_of_a_fair_die_is_equally_likely(die: Die) -> None:
    seed = "0b5e55ed" * 4
    print(f"seed {seed}")
    source = FairDice(bytes(range(32)), [seed, seed], "chi-square")
    shown: Counter[int] = Counter()
    for number in range(6000):
        shown.update(source.roll(Dice((die,)), Throw(number % 3 - 1, number // 3, [10])))
    total = 60_000
    assert sum(shown.values()) == total
    square = 0.0
    for face in set(die.sides):
        expected = total * die.sides.count(face) / len(die.sides)
        square += (shown[face] - expected) ** 2 / expected
    free = len(set(die.sides)) - 1
    # If no byte were passed over, a die of a hundred sides would come to some 2,350, far beyond 169.
    assert square < free + 5 * (2 * free) ** 0.5


def test_two_dice_of_one_throw_do_not_hang_together() -> None:
    source = FairDice(bytes(32), ["ab" * 16], "pairs")
    doubles = 0
    for number in range(6000):
        one, other = source.roll(DICE, Throw(0, number, [0, 2, 0]))
        doubles += one == other
    assert abs(doubles / 6000 - 1 / 6) < 0.025


@given(asked=st.lists(throws, min_size=1, max_size=6), data=st.data())
def test_fair_dice_do_not_depend_on_the_order_in_which_they_are_asked(
    asked: list[Throw], data: st.DataObject
) -> None:
    source = of_the_vectors()
    in_order = {id(throw): source.roll(DICE, throw) for throw in asked}
    other = of_the_vectors()
    for throw in data.draw(st.permutations(asked)):
        assert other.roll(DICE, throw) == in_order[id(throw)]


def test_every_bit_of_the_secret_matters() -> None:
    secret = bytes(range(32))
    found = {
        tuple(FairDice(one, ["ab" * 16], "t").roll(DICE, LOOK))
        for one in [secret, *bits_turned(secret)]
    }
    assert len(found) == 1 + 256


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_bit_of_every_seed_matters_to_every_seat(seat: int) -> None:
    seeds = ["00" * 16, "11" * 20, "22" * 64]
    for roller in (-1, 0, 1, 2):
        found = set()
        for one in [bytes.fromhex(seeds[seat]), *bits_turned(bytes.fromhex(seeds[seat]))]:
            given = [*seeds[:seat], one.hex(), *seeds[seat + 1 :]]
            throw = Throw(roller, 4, [24, 0, 0])
            found.add(tuple(FairDice(bytes(32), given, "t").roll(DICE, throw)))
        assert len(found) == 1 + 4 * len(seeds[seat])


def test_seat_number_and_table_matter() -> None:
    found = set()
    for table in ("t", "T", "t-", "t1", "t11"):
        source = FairDice(bytes(32), ["ab" * 16, "cd" * 16], table)
        for seat in (-1, 0, 1, 11):
            for number in (0, 1, 2, 10, 11, 111):
                found.add(tuple(source.roll(DICE, Throw(seat, number, [24, 0, 0]))))
    assert len(found) == 5 * 4 * 6


def test_seats_cannot_exchange_their_seeds_nor_share_them_out_otherwise() -> None:
    one, other = "ab" * 16, "cd" * 16
    shared_out = ([one, other], [other, one], [one + other], [one, other, one], [one], [other])
    found = {tuple(FairDice(bytes(32), seeds, "t").roll(DICE, LOOK)) for seeds in shared_out}
    assert len(found) == len(shared_out)


def test_a_player_who_copies_anothers_seed_undoes_nothing() -> None:
    """Mixed by exclusive or, two equal seeds would cancel out; here every new first seed still counts."""
    found = {
        tuple(FairDice(bytes(32), [f"{seed:032x}"] * 2, "t").roll(DICE, LOOK)) for seed in range(50)
    }
    assert len(found) == 50


parts = st.tuples(
    tables, seat_seeds, st.integers(-1, 9), st.integers(0, 10**6), st.integers(0, 10**3)
)


@given(parts)
def test_a_message_can_be_read_in_one_way_only(
    given_parts: tuple[str, list[str], int, int, int],
) -> None:
    table, seeds, seat, number, block = given_parts
    message = roll_message(table, " ".join(seeds), seat, number, block).decode()
    label, *read = message.split("/")
    assert label == "dicehall fair dice 1"
    assert read == [table, " ".join(seeds), str(seat), str(number), str(block)]
    assert read[1].split(" ") == seeds


@given(st.lists(parts, min_size=2, max_size=2))
def test_different_rolls_have_different_messages(
    both: list[tuple[str, list[str], int, int, int]],
) -> None:
    messages = [
        roll_message(table, " ".join(seeds), seat, number, block)
        for table, seeds, seat, number, block in both
    ]
    assert (messages[0] == messages[1]) == (both[0] == both[1])


# ---------------------------------------------------------------------------- what stays secret


def test_the_secret_is_never_shown_before_it_is_revealed() -> None:
    secret = bytes.fromhex(VECTORS["secret"])
    source = of_the_vectors()
    sealed = source.sealed_origin()
    for shown in (repr(source), str(source), f"{[source]}", json.dumps(sealed)):
        assert secret.hex() not in shown
        assert repr(secret)[2:-1] not in shown
        assert VECTORS["commitment"] in shown
    assert source.origin() == {**sealed, "secret": secret.hex()}


def test_a_refused_secret_is_not_shown_either() -> None:
    secret = b"my very dear secret, one too long"
    with pytest.raises(BadOptions) as refused:
        FairDice(secret, ["ab" * 16], "t")
    told = "".join(traceback.format_exception(refused.value))
    assert str(refused.value) == "a secret has 32 bytes, not 33."
    assert "dear" not in told
    assert secret.hex() not in told


def test_what_is_published_does_not_give_the_dice_away() -> None:
    """Whoever has the commitment, the seeds and the table's id rolls other dice than the table."""
    source = of_the_vectors()
    commitment = bytes.fromhex(source.commitment())
    seeds = VECTORS["seeds"]
    guesses = [
        FairDice(commitment, seeds, VECTORS["table"]),
        FairDice(bytes(32), seeds, VECTORS["table"]),
        *[FairDice(bytes.fromhex(seed)[:16] * 2, seeds, VECTORS["table"]) for seed in seeds],
    ]
    for number in range(20):
        throw = Throw(0, number, [24, 0, 0])
        assert source.roll(DICE, throw) not in [guess.roll(DICE, throw) for guess in guesses]


def test_bots_have_seeds_that_nobody_chose() -> None:
    one, other = commitment_of(bytes(32)), commitment_of(bytes(range(32)))
    found = {
        bot_seed(commitment, table, seat)
        for commitment in (one, other)
        for table in ("t", "t1")
        for seat in (0, 1, 11)
    }
    assert len(found) == 12
    for seed in found:
        check_seed(seed)
