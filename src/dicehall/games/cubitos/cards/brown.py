"""The brown cards: dogs. They leave when they have done their part."""

from __future__ import annotations

from dicehall.games.cubitos.cards.amounts import Active, colour_bits
from dicehall.games.cubitos.cards.card import Card, after_push, card, now, run
from dicehall.games.cubitos.cards.choosing_dice import FreeRoll
from dicehall.games.cubitos.cards.words import Gain, GainFan, GrayFacesAgain, LoseThis
from dicehall.games.cubitos.rules.dice import BROWN, RED, WHITE

WHITE_AND_RED = colour_bits(WHITE, RED)

CARDS: tuple[Card, ...] = (
    # Three money; lose this die, used or not.
    card("rich_dog", BROWN, run(Gain(money=3), LoseThis()), run_loses=1),
    # With an active white and an active red die a fan, without its credits. Two credits; lose this die.
    card(
        "captain_bark",
        BROWN,
        run(GainFan(credits=False, given=Active(WHITE_AND_RED)), Gain(credit=2), LoseThis()),
        run_loses=1,
    ),
    # A credit after each push. Lose this die in the run phase.
    card("wizard", BROWN, after_push(Gain(credit=1)), run_loses=1),
    # Gain what your active gray dice show once more; lose this die.
    card("dapper_doggie", BROWN, run(GrayFacesAgain(), LoseThis()), run_loses=1),
    # Two moves; lose this die.
    card("dr_livingstone", BROWN, run(Gain(move=2), LoseThis()), run_loses=1),
    # Two credits; lose this die.
    card("mr_dog", BROWN, run(Gain(credit=2), LoseThis()), run_loses=1),
    # Roll two dice from draw for free. Two money; lose this die.
    card("muggles", BROWN, now(FreeRoll(2)), run(Gain(money=2), LoseThis()), run_loses=1),
)
