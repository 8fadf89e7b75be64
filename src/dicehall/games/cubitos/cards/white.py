"""The white cards: cats, and a cow."""

# Not compiled: it says what the cards are; their words, which act, are compiled.

from __future__ import annotations

from dicehall.games.cubitos.cards.ability import any_time, now, run
from dicehall.games.cubitos.cards.amounts import FanCount
from dicehall.games.cubitos.cards.card import Card, card
from dicehall.games.cubitos.cards.conditions import Active, LostADie, Together
from dicehall.games.cubitos.cards.free_roll_words import FreeRoll
from dicehall.games.cubitos.cards.gain_words import Gain
from dicehall.games.cubitos.cards.tray_words import Borrow, GainDie
from dicehall.games.cubitos.rules.dice import BROWN, GRAY, GREEN, WHITE

CARDS: tuple[Card, ...] = (
    # Two moves.
    card("smelly_cat", WHITE, run(Gain(move=2))),
    # Gain a die that costs no more than you have fans.
    card("cat_tastrophy", WHITE, run(GainDie(most=FanCount()))),
    # One money and three moves, and a gray die joins you.
    card("fat_cat", WHITE, run(Gain(money=1, move=3), GainDie(of=GRAY))),
    # Two money with an active brown die, three with an active green one.
    card(
        "dope_cat",
        WHITE,
        run(Gain(money=2, given=Active(BROWN)), Gain(money=3, given=Active(GREEN))),
    ),
    # Two of these together borrow any die, on the face you like.
    card("broken_cow", WHITE, any_time(Borrow(), given=Together(2))),
    # Roll two dice from draw for free.
    card("fast_cat", WHITE, now(FreeRoll(2))),
    # One move; and three credits, if you lost a die this round.
    card("schmutz", WHITE, run(Gain(move=1)), run(Gain(credit=3), given=LostADie())),
)
