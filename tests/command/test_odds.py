"""`dicehall odds`: a command for each game, and a sentence where there is none."""

from __future__ import annotations

import json

import pytest
from tests.command.door import dicehall

from dicehall.games.registry import game_names


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_its_odds(game: str) -> None:
    told = dicehall("odds", game, "--help")
    assert told.status == 0
    assert f"dicehall odds {game}" in told.out


def test_odds_need_a_game_that_is_there() -> None:
    assert dicehall("odds").err == "dicehall: odds needs a game; there is novodice, cubitos.\n"
    assert dicehall("odds", "chess").err.startswith("dicehall: there is no game 'chess'")
    told = dicehall("odds", "cubitos", "more", "--roll", "light")
    assert told.err.startswith("dicehall: 'more' is more than cubitos takes")


def test_the_odds_of_a_push_are_fractions() -> None:
    told = dicehall("odds", "cubitos", "--roll", "light light red", "--at-risk", "--json")
    assert json.loads(told.out)["bust"]["d"] > 1
