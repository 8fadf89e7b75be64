from __future__ import annotations

import random
from itertools import permutations
from math import exp, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.statistics.ratings import (
    START_MU,
    START_SIGMA,
    Rating,
    after_game,
    places,
)

RATINGS = st.builds(
    Rating,
    mu=st.floats(0, 50),
    sigma=st.floats(0.5, START_SIGMA),
    games=st.integers(0, 500),
)


@st.composite
def games(draw: st.DrawFn) -> tuple[list[Rating], list[int]]:
    """Draw the ratings of a table, and how a game there may have ended."""
    ratings = draw(st.lists(RATINGS, min_size=2, max_size=4))
    scores = draw(
        st.lists(st.integers(0, 5), min_size=len(ratings), max_size=len(ratings)),
    )
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return ratings, places(scores, best)


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([10, 30, 20], [1], [3, 1, 2]),
        ([30, 30, 20], [0, 1], [1, 1, 3]),
        ([5, 9, 9, 20], [3], [4, 2, 2, 1]),
        ([7, 7, 7, 7], [0, 1, 2, 3], [1, 1, 1, 1]),
        # A race is won by who the rules say, not by who scored most.
        ([40, 41, 41], [0], [1, 2, 2]),
        ([-3, 0], [1], [2, 1]),
    ],
)
def test_winners_are_first_and_the_others_follow_by_score(
    scores: list[int], winners: list[int], expected: list[int]
) -> None:
    assert places(scores, winners) == expected


def test_a_win_among_two_newcomers_moves_them_as_the_model_says() -> None:
    winner, loser = after_game([Rating(), Rating()], [1, 2])
    # Worked out from the paper's formulas: what is not known of both, and half a surprise for either.
    variance = START_SIGMA**2 + (START_MU / 300) ** 2
    spread = sqrt(2 * (variance + (START_SIGMA / 2) ** 2))
    moved = variance / spread / 2
    shrunk = sqrt(variance) * sqrt(1 - sqrt(variance) / spread * variance / spread**2 / 4)
    assert (winner.mu, winner.sigma) == pytest.approx((START_MU + moved, shrunk))
    assert (loser.mu, loser.sigma) == pytest.approx((START_MU - moved, shrunk))
    assert winner.games == loser.games == 1
    assert moved == pytest.approx(2.6357, abs=1e-3)


def test_a_table_of_three_moves_as_the_model_says() -> None:
    ratings = [Rating(30, 4), Rating(25, 5), Rating(20, 6)]
    first, second, third = after_game(ratings, [2, 1, 3])
    variances = [rating.sigma**2 + (START_MU / 300) ** 2 for rating in ratings]
    spread = sqrt(sum(variances) + 3 * (START_SIGMA / 2) ** 2)
    strengths = [exp(rating.mu / spread) for rating in ratings]
    # The winner is drawn among all three, the second among the two that are left.
    all_three, two = sum(strengths), strengths[0] + strengths[2]
    surprise = [
        (1 - strengths[0] / two) - strengths[0] / all_three,
        1 - strengths[1] / all_three,
        -strengths[2] / two - strengths[2] / all_three,
    ]
    for rating, before, variance, each in zip(
        (first, second, third), ratings, variances, surprise, strict=True
    ):
        assert rating.mu == pytest.approx(before.mu + variance / spread * each)


@given(games())
def test_where_somebody_sits_does_not_matter(game: tuple[list[Rating], list[int]]) -> None:
    ratings, ended = game
    expected = after_game(ratings, ended)
    for order in permutations(range(len(ratings))):
        found = after_game([ratings[seat] for seat in order], [ended[seat] for seat in order])
        for seat, rating in zip(order, found, strict=True):
            assert rating.mu == pytest.approx(expected[seat].mu)
            assert rating.sigma == pytest.approx(expected[seat].sigma)
            assert rating.games == ratings[seat].games + 1


@given(games())
def test_who_is_first_never_falls_and_who_is_last_never_rises(
    game: tuple[list[Rating], list[int]],
) -> None:
    ratings, ended = game
    if len(set(ended)) == len(ended):
        new = after_game(ratings, ended)
        assert new[ended.index(1)].mu > ratings[ended.index(1)].mu
        last = ended.index(len(ended))
        assert new[last].mu < ratings[last].mu


@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_draw_among_equals_leaves_them_equal_and_more_certain(number: int) -> None:
    before = Rating(28, 5, 3)
    for rating in after_game([before] * number, [1] * number):
        assert rating.mu == pytest.approx(28)
        assert rating.sigma < 5
        assert rating.games == 4


def test_a_draw_draws_unequal_ones_together_and_keeps_their_order() -> None:
    strong, weak = after_game([Rating(30, 4), Rating(20, 4)], [1, 1])
    assert 25 < strong.mu < 30
    assert 20 < weak.mu < 25


def test_an_upset_moves_more_than_what_was_expected() -> None:
    strong, weak = Rating(30, 4), Rating(20, 4)
    expected = after_game([strong, weak], [1, 2])[0].mu - strong.mu
    upset = after_game([strong, weak], [2, 1])[1].mu - weak.mu
    assert upset > 2 * expected > 0


def test_a_player_who_sits_several_times_gets_the_mean_of_its_seats() -> None:
    person, bot = Rating(25, 6, 2), Rating(27, 3, 90)
    ended = [2, 1, 3, 4]
    ratings = [person, bot, bot, bot]
    apart = after_game(ratings, ended)
    together = after_game(ratings, ended, ["person:1", "bot:greedy", "bot:greedy", "bot:greedy"])
    assert together[0] == apart[0]
    assert together[1] == together[2] == together[3]
    assert together[1].mu == pytest.approx(sum(rating.mu for rating in apart[1:]) / 3)
    assert min(rating.sigma for rating in apart[1:]) <= together[1].sigma < 3.01
    assert together[1].games == 91


def test_a_player_alone_with_itself_learns_nothing() -> None:
    before = [Rating(27, 3, 90)] * 3
    assert after_game(before, [1, 2, 3], ["greedy"] * 3) == before


def test_a_game_needs_a_place_and_a_player_for_every_seat() -> None:
    with pytest.raises(ValueError, match="every seat"):
        after_game([Rating(), Rating()], [1])
    with pytest.raises(ValueError, match="every seat"):
        after_game([Rating(), Rating()], [1, 2], ["a"])


def test_the_stronger_a_player_of_a_league_the_higher_its_rating() -> None:
    chance = random.Random(2024)
    strengths = {"first": 4.0, "second": 2.0, "third": 1.0, "fourth": 0.5, "fifth": 0.25}
    ratings = dict.fromkeys(strengths, Rating())
    for _ in range(400):
        players = chance.sample(sorted(strengths), chance.choice([2, 3, 4]))
        scores = [round(100 * chance.expovariate(1) * strengths[player]) for player in players]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        new = after_game([ratings[player] for player in players], places(scores, winners), players)
        ratings.update(zip(players, new, strict=True))
    assert sorted(ratings, key=lambda player: -ratings[player].shown()) == list(strengths)
    assert sum(rating.games for rating in ratings.values()) > 800
    for rating in ratings.values():
        assert rating.sigma < START_SIGMA / 3


def test_the_shown_figure_is_a_thousand_for_newcomers_and_never_below_zero() -> None:
    assert Rating().shown() == 1000
    assert Rating(25, 2).shown() == 1760
    assert Rating(30.01, 2).shown() == 1960
    assert Rating(-40, 8).shown() == 0
