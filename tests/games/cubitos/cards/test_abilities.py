"""What can be read off a card without playing it."""

from __future__ import annotations

from dicehall.core.task import NOTHING
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.abilities import asks_yes_or_no
from dicehall.games.cubitos.cards.loss_words import find_active
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.rules.dice import (
    JUST_PLACED,
    MOVE,
    ORANGE,
    PUSH_USED,
    SYMBOL,
    USED,
    YELLOW,
    active_die,
)


def test_the_red_cards_that_offer_something_ask_whether_to_take_it() -> None:
    asking = {card.id for card in ALL_CARDS if asks_yes_or_no(card)}
    assert asking == {
        *("mr_soldier", "punch_guy", "supah_general", "jacques_couteau", "champion", "el_bandito"),
    }


def test_a_die_whose_marks_have_changed_since_is_found_by_what_it_shows() -> None:
    game = from_options({"race": "1"})
    state = game.position(
        {"next": "run", "players": {"1": {"active": "red-symbol orange-symbol! orange-power"}}}
    )
    player = state.players[0]
    red, orange, power = player.active
    assert find_active(player, orange) == orange
    assert find_active(player, orange & ~USED) == orange
    assert find_active(player, power | USED | PUSH_USED) == power
    assert find_active(player, red | JUST_PLACED) == red
    assert find_active(player, active_die(ORANGE, MOVE, 0)) == NOTHING
    assert find_active(player, active_die(YELLOW, SYMBOL, 0)) == NOTHING
