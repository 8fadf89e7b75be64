"""Intervals from games on the same dice: as wide as they must be, and no wider."""

from __future__ import annotations

import random

import pytest

from dicehall.statistics.intervals import Deal, adjusted_share, paired_share, plain_share
from dicehall.statistics.tally import wilson


def deals_of(chance: random.Random, number: int, share: float, alike: float) -> list[Deal]:
    """Make deals of two games; in this part of them the dice decide, whoever sits there."""
    made = []
    for _ in range(number):
        if chance.random() < alike:
            # One bot wins one game, the other the other, but for what the share is off one half.
            lean = 2 * share - 1
            mean = 1.0 if chance.random() < lean else 0.5
        else:
            mean = ((chance.random() < share) + (chance.random() < share)) / 2
        made.append(Deal(mean, 0.0))
    return made


@pytest.mark.parametrize("share", [0.5, 0.75, 0.95])
@pytest.mark.parametrize("alike", [0.0, 0.7])
def test_the_interval_holds_the_truth_about_95_times_in_100(
    share: float, alike: float, seed: int
) -> None:
    chance = random.Random(seed)
    held = 0
    for _ in range(300):
        found = paired_share([deals_of(chance, 40, share, alike) for _ in range(2)], 2)
        assert found is not None
        held += found.low <= share <= found.high
    # 95 % of 300, give or take six standard errors; a few deals may well claim less than they could.
    assert held >= 285 - 23


def test_the_same_dice_make_the_interval_narrower() -> None:
    chance = random.Random(5)
    deals = deals_of(chance, 400, 0.6, 0.8)
    paired = paired_share([deals], 2)
    plain = plain_share([share for deal in deals for share in _games(deal)])
    assert paired is not None
    assert plain is not None
    assert paired.share == pytest.approx(plain.share)
    assert paired.width() < 0.75 * plain.width()


def _games(deal: Deal) -> list[float]:
    """Return two games with the mean of a deal."""
    return {0.0: [0.0, 0.0], 0.5: [1.0, 0.0], 1.0: [1.0, 1.0]}[deal.share]


def test_deals_that_were_all_won_are_no_certainty() -> None:
    found = paired_share([[Deal(1.0, 0.0)] * 10], 2)
    assert found is not None
    assert (found.low, found.high) == pytest.approx(wilson(1.0, 20))


def test_one_deal_claims_no_more_than_its_games() -> None:
    found = paired_share([[Deal(0.5, 0.0)]], 2)
    assert found is not None
    assert (found.low, found.high) == pytest.approx(wilson(0.5, 2))


def test_courses_count_alike_and_do_not_widen_the_interval_by_being_different() -> None:
    chance = random.Random(6)
    easy = deals_of(chance, 100, 0.95, 0.0)
    even = deals_of(chance, 100, 0.5, 0.0)
    apart = paired_share([easy, even], 2)
    mixed = paired_share([easy + even], 2)
    assert apart is not None
    assert mixed is not None
    assert apart.share == pytest.approx(mixed.share)
    assert apart.width() < mixed.width()


def test_luck_that_decides_much_can_be_taken_out(seed: int) -> None:
    chance = random.Random(seed)
    held = narrower = 0
    for _ in range(200):
        deals = []
        for _ in range(100):
            luck = chance.gauss(0, 1)
            # The share is 60 % on average, and a good deal more for the lucky one.
            games = [chance.random() < 0.6 + 0.25 * max(-1.5, min(1.5, luck)) for _ in range(2)]
            deals.append(Deal(sum(games) / 2, luck))
        adjusted, paired = adjusted_share([deals], 2), paired_share([deals], 2)
        assert adjusted is not None
        assert paired is not None
        held += adjusted.low <= 0.6 <= adjusted.high
        narrower += adjusted.width() < paired.width()
    assert held >= 190 - 19
    assert narrower >= 190


def test_a_handful_of_deals_does_not_tell_what_luck_is_worth() -> None:
    some = [Deal(0.5 * (number % 3), number % 5 - 2) for number in range(20)]
    assert adjusted_share([some[:4], some[4:8]], 2) is None
    assert adjusted_share([some[:12]], 2) is None
    assert adjusted_share([some[:10], some[10:]], 2) is not None


def test_no_games_have_no_share() -> None:
    assert plain_share([]) is None
    assert paired_share([[], []], 2) is None
    assert adjusted_share([], 2) is None
