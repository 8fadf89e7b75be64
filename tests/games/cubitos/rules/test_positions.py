"""Positions of Cubitos: every number goes up to its limit and no further."""

from __future__ import annotations

from typing import Any

import pytest

from dicehall.core.mistakes import BadPosition
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.registry import new_game

GAME = new_game("cubitos", {"players": 3})
MOST = {
    **{"credit": 99, "hand": 20, "fans": 13, "money": 99, "move": 99, "water": 99},
    **{"lost_dice": 50, "credit_gained": 99, "swords": 99, "draw_amount": 60, "double_swords": 9},
}


def described(player: dict[str, Any]) -> Any:
    assert isinstance(GAME, Cubitos)
    return GAME.position({"next": "run", "players": {"2": player}}).players[1]


@pytest.mark.parametrize(("field", "most"), MOST.items())
def test_a_number_of_a_player_goes_up_to_its_limit(field: str, most: int) -> None:
    for number in (0, 1, most):
        assert getattr(described({field: number}), field) == number
    for number in (-1, most + 1):
        with pytest.raises(BadPosition) as refused:
            described({field: number})
        assert str(refused.value) == (
            f"{field} of player 2 must be a number from 0 to {most}, not {number}."
        )


@pytest.mark.parametrize(("field", "most"), [("round", 1000), ("start_player", 3)])
def test_rounds_and_players_are_counted_from_1_to_the_last(field: str, most: int) -> None:
    for number in (1, most):
        GAME.position({"next": "run", field: number})
    for number in (0, most + 1):
        with pytest.raises(BadPosition, match=f"{field} must be a .* from 1 to {most}, not"):
            GAME.position({"next": "run", field: number})


def test_a_zone_holds_127_dice_of_a_kind_at_most() -> None:
    plenty = new_game("cubitos", {"components": {"supply": {"light": 100}}})
    assert isinstance(plenty, Cubitos)
    with pytest.raises(BadPosition, match="the players hold 41 light dice more than there are"):
        plenty.position(
            {"next": "run", "players": {"1": {"draw": "light " * 127, "roll": "light " * 7}}}
        )
    with pytest.raises(BadPosition, match="draw of player 1 holds more light dice than there are"):
        plenty.position({"next": "run", "players": {"1": {"draw": "light " * 128}}})
