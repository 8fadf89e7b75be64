"""Results on the same dice are compared with those of the others in the same seat."""

from __future__ import annotations

from random import Random

from dicehall.statistics.field import compared, leads


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert leads([7, 3, 9]) == [-2, -6, 2]
    assert leads([5, 5]) == [0, 0]
    assert leads([4]) == [4]


def test_what_luck_gave_to_all_is_taken_out() -> None:
    # The first seat has the better dice: everybody wins with it, and who wins less has done worse.
    found = compared(
        {"a": [30, 10], "b": [26, 10], "c": [24, 10]}, dict.fromkeys("abc", frozenset((0, 1)))
    )
    assert [found[table][0].lead for table in "abc"] == [20, 16, 14]
    assert [found[table][0].against_field for table in "abc"] == [5, -1, -4]
    assert [found[table][1].against_field for table in "abc"] == [-5, 1, 4]
    assert {seat.others for seats in found.values() for seat in seats} == {2}


def test_what_does_not_count_changes_nobody_else_s_result() -> None:
    scores = {"a": [30, 10], "b": [20, 10], "again": [90, 10]}
    counting = {"a": frozenset((0, 1)), "b": frozenset((0, 1)), "again": frozenset((1,))}
    found = compared(scores, counting)
    assert found["a"][0].against_field == 10
    assert found["b"][0].against_field == -10
    assert found["again"][0].against_field == 80 - (20 + 10) / 2
    assert found["a"][1].others == 2


def test_who_is_alone_is_compared_with_nobody() -> None:
    [only] = compared({"a": [3]}, {"a": frozenset((0,))})["a"]
    assert (only.lead, only.others, only.against_field) == (3, 0, None)


def test_the_comparison_is_that_of_the_plain_definition(seed: int) -> None:
    chance = Random(seed)
    scores = {f"{table}": [chance.randrange(50) for _ in range(3)] for table in range(8)}
    counting = {
        table: frozenset(seat for seat in range(3) if chance.random() < 0.7) for table in scores
    }
    led = {table: leads(of_table) for table, of_table in scores.items()}
    for table, seats in compared(scores, counting).items():
        for seat, found in enumerate(seats):
            others = [
                led[other][seat] for other in scores if other != table and seat in counting[other]
            ]
            assert found.others == len(others)
            if others:
                assert found.against_field is not None
                assert abs(found.against_field - (found.lead - sum(others) / len(others))) < 1e-9
