"""Counting who wins: shared wins, and intervals that claim no more than the games say."""

from __future__ import annotations

import random
from statistics import mean, variance

import pytest

from dicehall.statistics.tally import WIN, Tally, wilson
from dicehall.statistics.tally import variance as variance_of


def counted(seats: tuple[int, ...], games: list[list[int]]) -> Tally:
    """Count games, given by their scores; the highest score wins."""
    tally = Tally(seats)
    for scores in games:
        best = max(scores)
        tally.add(scores, [seat for seat, score in enumerate(scores) if score == best])
    return tally


def test_a_tie_is_shared_among_its_winners() -> None:
    games = [[5, 3, 1], [4, 4, 0], [2, 2, 2], [0, 1, 9]]
    saved = counted((0,), games).save()
    assert (saved["games"], saved["wins"], saved["ties"]) == (4, 1, 2)
    assert saved["win_share"] == pytest.approx((1 + 1 / 2 + 1 / 3) / 4, abs=1e-6)
    assert saved["mean_score"] == (5 + 4 + 2 + 0) / 4
    shares = [counted((seat,), games).save()["win_share"] for seat in range(3)]
    assert sum(shares) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("winners", [1, 2, 3, 4, 5, 6])
def test_a_win_can_be_shared_without_a_rest(winners: int) -> None:
    assert WIN % winners == 0


def test_two_seats_of_a_bot_are_counted_for_one_seat() -> None:
    saved = counted((0, 2), [[5, 3, 1], [4, 4, 0], [0, 1, 9]]).save()
    assert (saved["games"], saved["wins"], saved["ties"]) == (6, 2, 1)
    assert saved["win_share"] == pytest.approx(2.5 / 6, abs=1e-6)
    assert saved["mean_score"] == pytest.approx(19 / 6, abs=1e-4)


def test_merging_is_the_same_as_counting_all_at_once() -> None:
    games = [[5, 3], [4, 4], [0, 1], [7, 2], [3, 9]]
    merged = counted((1,), games[:2])
    merged.merge(counted((1,), games[2:]))
    assert merged == counted((1,), games)


def test_the_interval_of_a_score_is_that_of_a_mean() -> None:
    scores = [3, 8, 8, 1, 12, 5]
    low, high = counted((0,), [[score, 4] for score in scores]).save()["mean_score_95"]
    reach = 1.96 * (variance(scores) / len(scores)) ** 0.5
    assert low == pytest.approx(mean(scores) - reach, abs=1e-4)
    assert high == pytest.approx(mean(scores) + reach, abs=1e-4)


def test_a_variance_is_right_for_large_numbers() -> None:
    numbers = [10**9 + number for number in (1, 2, 3, 4)]
    squares = sum(number * number for number in numbers)
    assert variance_of(sum(numbers), squares, 4) == pytest.approx(5 / 3)


def test_games_that_were_all_won_are_no_certainty() -> None:
    low, high = counted((0,), [[1, 0]] * 10).save()["win_share_95"]
    assert low == pytest.approx(0.7225, abs=1e-3)
    assert high == 1


def test_a_bot_in_every_seat_surely_wins_its_share() -> None:
    low, high = counted((0, 1), [[1, 0], [0, 1]] * 500).save()["win_share_95"]
    assert high == 0.5
    assert low > 0.49


def test_no_games_have_no_figures_and_one_game_has_no_interval_of_scores() -> None:
    saved = Tally((0,)).save()
    assert saved["games"] == 0
    assert saved["win_share"] is saved["win_share_95"] is saved["mean_score"] is None
    saved = counted((0,), [[4, 2]]).save()
    assert saved["mean_score"] == 4
    assert saved["mean_score_95"] is None


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    # 8 of 10, as in many a table.
    low, high = wilson(0.8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)


def test_the_interval_holds_the_truth_about_95_times_in_100(seed: int) -> None:
    chance = random.Random(seed)
    held = 0
    for _ in range(1000):
        # A third of the games is won, a tenth of them is shared.
        games = [
            chance.choices([[1, 0], [0, 1], [1, 1]], weights=[30, 60, 10])[0] for _ in range(60)
        ]
        low, high = counted((0,), games).save()["win_share_95"]
        held += low <= 0.35 <= high
    # 95 % of 1000, give or take six standard errors.
    assert 905 <= held <= 995
