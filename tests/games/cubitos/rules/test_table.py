"""A table of Cubitos: where a runner can end is searched again whenever it could be different."""

from __future__ import annotations

import pytest

from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES
from dicehall.games.cubitos.rules.zones import ACTIVE, SPOT
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


@pytest.mark.parametrize(("rules", "own", "borrowed"), [(3, 1, 0), (4, 1, 1)])
def test_before_version_4_no_borrowed_die_of_any_colour_counted_as_lost(
    rules: int, own: int, borrowed: int
) -> None:
    game = new_game("cubitos", {}).under(rules)
    assert isinstance(game, Cubitos)
    for colour in COLOUR_NAMES:
        for text, counted in ((f"{colour}-blank", own), (f"{colour}*-blank", borrowed)):
            table = game.table(game.position({"next": "run", "players": {"1": {"active": text}}}))
            (die,) = table.state.players[0].active
            table.lose(0, ACTIVE * SPOT + die)
            assert table.state.players[0].lost_dice == counted, text
