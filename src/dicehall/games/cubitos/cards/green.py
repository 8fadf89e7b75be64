"""The green cards: fruit that plays with pushing and busting."""

# Not compiled: it says what the cards are; their words, which act, are compiled.

from __future__ import annotations

from dicehall.games.cubitos.cards.ability import (
    SWORDS,
    on_push,
    power,
    run,
    stays_in_bust,
    would_bust,
)
from dicehall.games.cubitos.cards.card import Card, card
from dicehall.games.cubitos.cards.choosing_dice import ANYWHERE, FROM_DRAW, FROM_ROLL
from dicehall.games.cubitos.cards.conditions import Busted
from dicehall.games.cubitos.cards.free_roll_words import FreeRoll
from dicehall.games.cubitos.cards.loss_words import AnotherToRoll, LoseThis, ThisToRoll
from dicehall.games.cubitos.cards.push_words import PreventBust, PushCannotBust
from dicehall.games.cubitos.cards.sword_words import DoubleSwords
from dicehall.games.cubitos.rules.dice import GRAY, GREEN

CARDS: tuple[Card, ...] = (
    # As you push, this die may go from active to roll.
    card("rock_on", GREEN, on_push(ThisToRoll())),
    # As you push: this push cannot bust. Once until the die is rolled again.
    card("pina_cubelada", GREEN, on_push(PushCannotBust(), once_until_rolled=True)),
    # When you would bust: lose this die instead.
    card("keep_on_rollin", GREEN, would_bust(LoseThis(), PreventBust())),
    # As you push, this die may go to roll; a power takes another active die along.
    card("pineapple_rocks", GREEN, on_push(ThisToRoll(), AnotherToRoll())),
    # As you push, this die may go to roll. A power doubles your swords, before they are compared.
    card("up_to_11", GREEN, on_push(ThisToRoll()), power(DoubleSwords(), before=SWORDS)),
    # When you would bust: roll any of your gray dice for free; a hit saves you. Once until rolled again.
    card(
        "rolling_stoned",
        GREEN,
        would_bust(
            FreeRoll(zones=ANYWHERE, of=GRAY, up_to=True),
            PreventBust(if_hit=True),
            once_until_rolled=True,
        ),
    ),
    # When you bust, green and gray dice may stay active.
    # After a bust, in the run phase: roll up to nine dice of different colours.
    card(
        "punk_fruit",
        GREEN,
        stays_in_bust(GREEN, GRAY),
        run(
            FreeRoll(9, zones=FROM_DRAW | FROM_ROLL, up_to=True, different_colours=True),
            given=Busted(),
        ),
    ),
)
