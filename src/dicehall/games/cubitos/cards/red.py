"""The red cards: crabs with swords, compared in the run phase."""

# Not compiled: it says what the cards are; their words, which act, are compiled.

from __future__ import annotations

from dicehall.games.cubitos.cards.ability import START_PLAYER, each_with_swords, most_swords
from dicehall.games.cubitos.cards.amounts import FanCount, PlayersWithFewerSwords
from dicehall.games.cubitos.cards.card import Card, card
from dicehall.games.cubitos.cards.choosing_dice import ANYWHERE
from dicehall.games.cubitos.cards.free_roll_words import FreeRoll
from dicehall.games.cubitos.cards.gain_words import Gain
from dicehall.games.cubitos.cards.loss_words import LoseDie
from dicehall.games.cubitos.cards.offer_words import May
from dicehall.games.cubitos.cards.push_words import FreeNextDraw, UncountedNextDraw
from dicehall.games.cubitos.cards.sword_words import MayGive
from dicehall.games.cubitos.rules.dice import GREEN, RED, WHITE

CARDS: tuple[Card, ...] = (
    # Most swords: three credits and two moves, if you like; lose a red die.
    card(
        "mr_soldier",
        RED,
        most_swords(May(Gain(credit=3, move=2)), LoseDie(of=RED), ties=START_PLAYER),
    ),
    # Most swords: white and green dice do not count at your next draw, if you like; lose a red die.
    card(
        "punch_guy",
        RED,
        most_swords(May(UncountedNextDraw(WHITE, GREEN)), LoseDie(of=RED), ties=START_PLAYER),
    ),
    # Most swords: as many moves as you have fans, if you like; lose a red die.
    card(
        "supah_general",
        RED,
        most_swords(May(Gain(move=1, times=FanCount())), LoseDie(of=RED), ties=START_PLAYER),
    ),
    # A power is two swords.
    # For each player with fewer swords: a free roll of two of your dice that are not red.
    card(
        "jacques_couteau",
        RED,
        each_with_swords(May(FreeRoll(zones=ANYWHERE, but=RED, times=PlayersWithFewerSwords(2)))),
        power_swords=2,
    ),
    # Most swords: at your next draw take any dice from draw and discard, if you like; lose a red die.
    card("champion", RED, most_swords(May(FreeNextDraw()), LoseDie(of=RED), ties=START_PLAYER)),
    # A power is two swords. Most swords, alone: lose a red die, then you may give away a die.
    card("crabby", RED, most_swords(LoseDie(of=RED), MayGive()), power_swords=2),
    # A power is two swords. A credit for each player with fewer swords.
    card(
        "el_bandito",
        RED,
        each_with_swords(May(Gain(credit=1, times=PlayersWithFewerSwords(1)))),
        power_swords=2,
    ),
)
