"""The red cards: crabs with swords, compared in the run phase."""

from __future__ import annotations

from dicehall.games.cubitos.cards.amounts import FanCount, PlayersWithFewerSwords, colour_bits
from dicehall.games.cubitos.cards.card import EACH, MOST, Card, card, compare
from dicehall.games.cubitos.cards.choosing_dice import ANYWHERE, EVERY_COLOUR, FreeRoll
from dicehall.games.cubitos.cards.words import (
    FreeNextDraw,
    Gain,
    UncountedNextDraw,
    lose_red,
    may_give_die,
    offered,
)
from dicehall.games.cubitos.rules.dice import GREEN, RED, WHITE

CARDS: tuple[Card, ...] = (
    # Most swords: three credits and two moves, if you like; lose a red die.
    card(
        "mr_soldier",
        RED,
        compare(*offered("mr_soldier", Gain(credit=3, move=2)), lose_red()),
        compares=MOST,
        start_wins_ties=True,
    ),
    # Most swords: white and green dice do not count at your next draw, if you like; lose a red die.
    card(
        "punch_guy",
        RED,
        compare(*offered("punch_guy", UncountedNextDraw(colour_bits(WHITE, GREEN))), lose_red()),
        compares=MOST,
        start_wins_ties=True,
    ),
    # Most swords: as many moves as you have fans, if you like; lose a red die.
    card(
        "supah_general",
        RED,
        compare(*offered("supah_general", Gain(move=1, times=FanCount())), lose_red()),
        compares=MOST,
        start_wins_ties=True,
    ),
    # A power is two swords.
    # For each player with fewer swords: a free roll of two of your dice that are not red.
    card(
        "jacques_couteau",
        RED,
        compare(
            *offered(
                "jacques_couteau",
                FreeRoll(
                    zones=ANYWHERE,
                    colours=EVERY_COLOUR - colour_bits(RED),
                    times=PlayersWithFewerSwords(2),
                ),
            )
        ),
        compares=EACH,
        power_swords=2,
    ),
    # Most swords: at your next draw take any dice from draw and discard, if you like; lose a red die.
    card(
        "champion",
        RED,
        compare(*offered("champion", FreeNextDraw()), lose_red()),
        compares=MOST,
        start_wins_ties=True,
    ),
    # A power is two swords. Most swords, alone: lose a red die, then you may give away a die.
    card("crabby", RED, compare(lose_red(), *may_give_die()), compares=MOST, power_swords=2),
    # A power is two swords. A credit for each player with fewer swords.
    card(
        "el_bandito",
        RED,
        compare(*offered("el_bandito", Gain(credit=1, times=PlayersWithFewerSwords(1)))),
        compares=EACH,
        power_swords=2,
    ),
)
