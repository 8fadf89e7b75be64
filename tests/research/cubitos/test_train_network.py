"""What the network of Cubitos learns from: expectations of later rounds, and cards that nobody has seen."""

from __future__ import annotations

import random

import numpy as np
import pytest
from research.cubitos.made_up_sets import MADE_UP, random_set
from research.cubitos.race_notes import SHOWN, joined
from research.cubitos.train_network import TRUST, blend

from dicehall.games.cubitos.bots.race_network import CARD_NUMBERS


def test_what_is_expected_is_blended_from_later_rounds_and_the_result() -> None:
    races = np.array([7, 7, 7, 8, 8])
    begins = np.array([True, False, True, True, False])
    results = np.array([[1.0, 0.0]] * 3 + [[0.0, 1.0]] * 2)
    expected = np.array([[0.6, 0.4], [0.9, 0.1], [0.7, 0.3], [0.5, 0.5], [0.2, 0.8]])
    blended = blend(results, expected, races, begins)
    # The last positions of a race know the result; what comes before knows also what was expected later.
    assert blended[2] == pytest.approx([1, 0])
    assert blended[1] == pytest.approx([(1 - TRUST) * 0.7 + TRUST, (1 - TRUST) * 0.3])
    assert blended[0] == pytest.approx(blended[1])
    assert blended[3] == pytest.approx([0, 1])
    assert blended[4] == pytest.approx([0, 1])
    assert blended.sum(1) == pytest.approx(1)


def test_lots_of_races_keep_what_their_dice_do() -> None:
    lots = [
        {
            "rows": np.zeros((2, 4, 3)),
            "results": np.zeros((2, 4)),
            "sets": np.array([[0] * (SHOWN - 1) + [0], [0] * (SHOWN - 1) + [1]]),
            "does": np.full((2, 10, 5), number),
        }
        for number in (1, 2)
    ]
    both = joined(lots)
    assert both["sets"][:, -1].tolist() == [0, 1, 2, 3]
    assert both["does"][both["sets"][2, -1]].max() == 2
    assert lots[1]["sets"][0, -1] == 0


def test_sets_hold_cards_that_are_in_no_box() -> None:
    known = set(CARD_NUMBERS)
    for number in range(5):
        game = random_set(random.Random(number), 2 + number % 3, MADE_UP)
        assert sum(card.id not in known for card in game.cards) == MADE_UP
        assert game.seats == 2 + number % 3
        again = random_set(random.Random(number), 2 + number % 3, MADE_UP)
        assert again.costs == game.costs
    assert all(card.id in known for card in random_set(random.Random(1), 2, 0).cards)
