"""How many games it takes to tell two bots apart."""

from __future__ import annotations

import pytest

from dicehall.core.stream import Stream
from dicehall.statistics.intervals import Share, plain_share
from dicehall.statistics.power import games_to_tell


def test_even_bots_need_as_many_games_as_the_textbook_says() -> None:
    share = plain_share([0.0, 1.0] * 5000)
    assert share is not None
    # (1.96 + 0.84)^2 * 0.25 / 0.05^2
    assert games_to_tell(share, 10_000) == pytest.approx(785, abs=2)
    assert games_to_tell(share, 10_000, 0.025) == pytest.approx(4 * 785, abs=8)


def test_an_interval_of_half_the_width_needs_a_quarter_of_the_games() -> None:
    wide, narrow = Share(0.5, 0.4, 0.6), Share(0.5, 0.45, 0.55)
    assert games_to_tell(wide, 100) == pytest.approx(4 * games_to_tell(narrow, 100), rel=0.03)


def test_so_many_games_show_the_difference_in_four_of_five_tournaments() -> None:
    stream = Stream("power")
    games, shown = 785, 0
    for _ in range(400):
        wins = [float(stream.below(1000) < 550) for _ in range(games)]
        share = plain_share(wins)
        assert share is not None
        shown += share.low > 0.5
    assert shown / 400 == pytest.approx(0.8, abs=0.06)
