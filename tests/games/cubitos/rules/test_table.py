"""A table of Cubitos: where a runner can end is searched again whenever it could be different."""

from __future__ import annotations

import pytest

from dicehall.games.cubitos.game import Cubitos
from dicehall.games.registry import new_game


@pytest.mark.parametrize("field", ["position", "move", "water", "money", "credit", "effects_used"])
def test_a_search_is_made_again_when_anything_to_move_with_has_changed(field: str) -> None:
    game = new_game("cubitos", {})
    assert isinstance(game, Cubitos)
    table = game.table(game.position({"next": "move"}))
    player = table.state.players[0]
    before = table.reach(0)
    assert table.reach(0) is before
    setattr(player, field, getattr(player, field) + 1)
    assert table.reach(0) is not before
    assert table.reach(1) is not table.reach(0)
